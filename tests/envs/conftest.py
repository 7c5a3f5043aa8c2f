"""These tests include the example game."""

from tests.contract.setups import example_named

__all__ = ["example_named"]
