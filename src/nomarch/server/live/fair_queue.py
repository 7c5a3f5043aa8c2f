"""A fair queue: every owner gets the same share, however many items it adds."""

from __future__ import annotations

import time
from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Generic, TypeVar

__all__ = ["FairQueue"]

_T = TypeVar("_T")
_PATIENCE = 10.0  # seconds that urgent items may delay the others


class _Line(Generic[_T]):
    """Round-robin over owners; first in, first out per owner."""

    def __init__(self) -> None:
        self._owners: OrderedDict[str, deque[_T]] = OrderedDict()

    def __bool__(self) -> bool:
        return bool(self._owners)

    def put(self, item: _T, owner: str) -> None:
        self._owners.setdefault(owner, deque()).append(item)

    def take(self) -> _T:
        owner, items = self._owners.popitem(last=False)
        item = items.popleft()
        if items:
            self._owners[owner] = items  # to the end of the round
        return item


class FairQueue(Generic[_T]):
    """Urgent items come first, but at least one other item is let through every ten seconds."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._urgent: _Line[_T] = _Line()
        self._others: _Line[_T] = _Line()
        self._others_wait_since = 0.0
        self._others_not_before = 0.0

    def put(self, item: _T, owner: str, *, urgent: bool) -> None:
        """Add an owner's item."""
        if not urgent and not self._others:
            self._others_wait_since = self._now()
        (self._urgent if urgent else self._others).put(item, owner)

    def expect_urgent(self, seconds: float) -> None:
        """Hold back the other items for a moment, because an urgent one is likely to follow."""
        self._others_not_before = self._now() + seconds

    def take(self) -> _T | None:
        """Remove the next item; None if there is none, or if the others are held back."""
        overdue = bool(self._others) and self._now() - self._others_wait_since >= _PATIENCE
        if self._urgent and not overdue:
            return self._urgent.take()
        if not self._others or (self._now() < self._others_not_before and not overdue):
            return None
        self._others_wait_since = self._now()
        return self._others.take()

    def clear(self) -> list[_T]:
        """Remove everything."""
        items = []
        for line in (self._urgent, self._others):
            while line:
                items.append(line.take())
        return items
