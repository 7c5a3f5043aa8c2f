"""The public API is exactly `nomarch.__all__`."""

import __future__

import inspect
from types import ModuleType

import pytest

import nomarch


def public(module: ModuleType) -> set[str]:
    """A module's public names, without modules and `annotations`."""
    return {
        name
        for name, value in vars(module).items()
        if not name.startswith("_") and not isinstance(value, ModuleType | __future__._Feature)
    }


def test_all_names_everything_public_once() -> None:
    # Ruff keeps it sorted (RUF022).
    assert len(set(nomarch.__all__)) == len(nomarch.__all__)
    assert public(nomarch) == {name for name in nomarch.__all__ if not name.startswith("__")}


@pytest.mark.parametrize("name", nomarch.__all__)
def test_public_names_exist_and_are_documented(name: str) -> None:
    value = getattr(nomarch, name)
    if callable(value):
        text = value.__dict__.get("__doc__") if inspect.isclass(value) else value.__doc__
        assert text
        # A dataclass without a docstring gets its signature instead.
        assert not text.startswith(f"{name}(")
