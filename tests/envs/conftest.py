"""The example game is one of those that these tests play."""

from tests.contract.setups import example_named

__all__ = ["example_named"]
