"""The contract is kept by the example too."""

from tests.contract.setups import example_named

__all__ = ["example_named"]
