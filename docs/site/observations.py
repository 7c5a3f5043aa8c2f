"""The parts of a game's observation as a table."""

from __future__ import annotations

from nomarch.games.registry import find

__all__ = ["markdown"]


def markdown(game: str) -> str:
    """Every part in order: its name, its shape and what it means."""
    rows = [
        f"| `{part.name}` | {' by '.join(_size(each) for each in part.shape)} | {part.meaning} |"
        for part in find(game).observation.parts
    ]
    return "\n".join(["| field | shape | |", "|---|---|---|", *rows])


def _size(each: object) -> str:
    return str(each) if isinstance(each, int) else getattr(each, "__name__", "")
