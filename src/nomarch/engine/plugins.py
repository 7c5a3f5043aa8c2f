"""Games and bots of other packages: entry points in the groups `nomarch.games` and `nomarch.bots`."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

__all__ = ["installed"]


@cache
def installed(group: str) -> dict[str, str]:
    """The entry points of a group, each as `MODULE:NAME`, by the name they are registered under. Imports nothing."""
    return {entry.name: entry.value for entry in entry_points(group=group)}
