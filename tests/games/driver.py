"""The common interface of the engine and the independent referee: rule tests run on both.

Tests use the fixture `rules`, which is parametrized by driver. A driver sets up tables; tables of both kinds have the
same interface, because `Match` and the referees use the same names. Actions are given in notation. This module and the
referees' drivers import nothing from the engine.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, Protocol, TypeVar

import pytest

__all__ = ["Driver", "Table", "assert_not_legal", "legal", "play"]


class Table(Protocol):
    """The part of `Match` that rule tests use; a referee's actions are texts in notation."""

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
    """The exception for a deal that breaks the rules."""

    @abstractmethod
    def refuses(self, table: T, text: str, key: str, rule: str) -> None:
        """Assert that this action is refused and changes nothing; the engine must give this key and rule."""


def assert_not_legal(referee: Table, text: str) -> None:
    """Assert that a referee refuses an action by name, and that no viewer sees a change."""
    viewers = (None, *range(referee.players))
    before = [referee.view(viewer) for viewer in viewers]
    with pytest.raises(ValueError, match="not legal"):
        referee.play(text)
    assert [referee.view(viewer) for viewer in viewers] == before


def play(table: T, *texts: str) -> T:
    """Play these actions in order."""
    for text in texts:
        table.play(text)
    return table


def legal(table: Table) -> list[str]:
    """The legal actions in notation, in alphabetical order."""
    return sorted(table.text(action) for action in table.legal)
