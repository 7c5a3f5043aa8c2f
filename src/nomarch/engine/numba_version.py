"""The supported versions of Numba: `jit` overrides parts that aren't public."""

from __future__ import annotations

from importlib.metadata import version

from nomarch.text.errors import NomarchError

__all__ = ["TRIED", "check"]

TRIED = "0.68"  # every release of it; pyproject.toml asks for the same


def check() -> None:
    """Raise NomarchError if the installed Numba isn't a supported version."""
    found = version("numba")
    if not f"{found}.".startswith(f"{TRIED}."):
        raise NomarchError("numba_untried", found=found, tried=TRIED)
