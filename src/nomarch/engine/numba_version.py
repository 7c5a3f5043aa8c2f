"""The versions of Numba that the rules were tried with: `jit` overrides parts of it that aren't public."""

from __future__ import annotations

from importlib.metadata import version

from nomarch.text.errors import NomarchError

__all__ = ["TRIED", "check"]

TRIED = "0.68"  # every release of it; pyproject.toml asks for the same


def check() -> None:
    """Raise NomarchError unless the installed Numba is one that the rules were tried with."""
    found = version("numba")
    if not f"{found}.".startswith(f"{TRIED}."):
        raise NomarchError("numba_untried", found=found, tried=TRIED)
