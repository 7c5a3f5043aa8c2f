"""Rule tests run on the engine and on the independent referee: what both offer.

A test asks for the fixture `rules`, which is one driver after the other. A driver sets up tables; what can be done
and seen at a table is the same for both, because `Match` and the referees have these names in common. Actions are
texts of the notation. This module and the drivers of the referees import nothing from the engine.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, Protocol, TypeVar

import pytest

__all__ = ["Driver", "Table", "assert_not_legal", "legal", "play"]


class Table(Protocol):
    """The part of `Match` that rule tests use; a referee's actions are their own texts."""

    @property
    def players(self) -> int: ...
    @property
    def to_play(self) -> int | None: ...
    @property
    def turn(self) -> int: ...
    @property
    def over(self) -> bool: ...
    @property
    def legal(self) -> Sequence[Any]: ...
    @property
    def ranks(self) -> list[int]: ...
    @property
    def winners(self) -> list[int]: ...
    def text(self, action: Any) -> str: ...
    def play(self, action: str) -> None: ...
    def view(self, seat: int | None = None) -> dict[str, Any]: ...


T = TypeVar("T", bound=Table)


class Driver(ABC, Generic[T]):
    """Sets up tables on one implementation of the rules."""

    refusal: type[Exception]
    """What a deal that breaks the rules raises."""

    @abstractmethod
    def refuses(self, table: T, text: str, key: str, rule: str) -> None:
        """Assert that this action is refused and changes nothing; the engine gives this key and rule as its reason."""


def assert_not_legal(referee: Table, text: str) -> None:
    """How a referee refuses: it names the action, and everybody sees the same as before."""
    viewers = (None, *range(referee.players))
    before = [referee.view(viewer) for viewer in viewers]
    with pytest.raises(ValueError, match="not legal"):
        referee.play(text)
    assert [referee.view(viewer) for viewer in viewers] == before


def play(table: T, *texts: str) -> T:
    """One action after the other."""
    for text in texts:
        table.play(text)
    return table


def legal(table: Table) -> list[str]:
    """What may be done, in words and in alphabetical order."""
    return sorted(table.text(action) for action in table.legal)
