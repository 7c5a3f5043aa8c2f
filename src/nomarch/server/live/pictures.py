"""Pictures of tables and daily deals for link previews, drawn in a worker process and cached.

resvg holds Python's lock while it draws, so it never runs in the server's own process.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable

from nomarch.server.aside import aside
from nomarch.server.domain.checks import puzzle_numbered
from nomarch.server.domain.problems import NotFound, TooMany
from nomarch.server.live.cards import Card, daily_card, draw, puzzle_card, table_card
from nomarch.server.live.daily import Daily
from nomarch.server.live.hub import Hub
from nomarch.server.live.summaries import as_listed

__all__ = ["Pictures"]

_CACHED = 200  # about 40 kB each
_AT_ONCE = 8
_RETRY_AFTER = 5


class Pictures:
    """Cards, and pictures of them."""

    def __init__(self, hub: Hub, daily: Daily, render: Callable[[str], Awaitable[bytes]]) -> None:
        self._hub = hub
        self._daily = daily
        self._render = render
        self._cache: OrderedDict[Card, bytes] = OrderedDict()
        self._drawing: dict[Card, asyncio.Task[bytes]] = {}

    async def of_table(self, name: str, language: str) -> Card:
        """The card of a table."""
        head = await self._hub.store.head(name)
        if head is None:
            raise NotFound("no_such_table")
        shown = as_listed(head)
        place = await self._hub.store.daily_place(name) if shown["daily"] and head.phase == "over" else None
        return table_card(shown, language, place.rank if place else None)

    async def of_day(self, game: str, day: str, language: str) -> Card:
        """The card of a daily deal."""
        return daily_card(await self._daily.deal(game, day, ""), language)

    async def of_puzzle(self, game: str, number: int, language: str) -> Card:
        """The card of a puzzle, numbered from 1."""
        match = await aside(puzzle_numbered(game, number).match)
        assert match.to_play is not None
        return puzzle_card(game, number, match.names, match.to_play, language)

    async def picture(self, card: Card, allow: Callable[[], None]) -> bytes:
        """The picture of a card as PNG; `allow` is called before one is drawn, and may refuse."""
        found: bytes | None = self._cache.get(card)
        if found is not None:
            self._cache.move_to_end(card)
            return found
        task = self._drawing.get(card)
        if task is None:
            if len(self._drawing) >= _AT_ONCE:
                raise TooMany("too_many", _RETRY_AFTER)
            allow()
            task = self._drawing[card] = asyncio.create_task(self._draw(card))
        return await asyncio.shield(task)

    async def _draw(self, card: Card) -> bytes:
        try:
            drawn = await self._render(draw(card))
        finally:
            del self._drawing[card]
        self._cache[card] = drawn
        while len(self._cache) > _CACHED:
            self._cache.popitem(last=False)
        return drawn
