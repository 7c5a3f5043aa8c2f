"""Statements that both databases understand, and transactions that read before they write."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Generator, Sequence
from typing import Any, TypeVar

from nomarch.server.store.lists import numbered

__all__ = ["Statement", "Steps", "for_postgres", "take_steps", "take_steps_async"]

_T = TypeVar("_T")
Statement = tuple[str, Sequence[Any]]
"""A query whose parameters are marked by `?`, and their values."""
Steps = Generator[Statement, list[Any], _T]
"""A transaction: it yields statements, and gets the rows of each."""


def for_postgres(query: str) -> str:
    """A query with PostgreSQL's parameter markers instead of `?`."""
    first, *rest = query.split("?")
    return first + "".join(f"{numbered(number)}{part}" for number, part in enumerate(rest, 1))


def take_steps(steps: Steps[_T], fetch: Callable[[str, Sequence[Any]], list[Any]]) -> _T:
    """Carry out a transaction with a function that runs one statement."""
    try:
        statement = next(steps)
        while True:
            statement = steps.send(fetch(*statement))
    except StopIteration as end:
        value: _T = end.value
        return value


async def take_steps_async(steps: Steps[_T], fetch: Callable[[str, Sequence[Any]], Awaitable[list[Any]]]) -> _T:
    """The same with a coroutine function."""
    try:
        statement = next(steps)
        while True:
            statement = steps.send(await fetch(*statement))
    except StopIteration as end:
        value: _T = end.value
        return value
