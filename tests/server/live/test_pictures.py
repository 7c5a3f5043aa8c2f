"""Pictures are drawn once, and only a few at a time."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest

from nomarch.server.domain.problems import TooMany
from nomarch.server.live.cards import Card
from nomarch.server.live.pictures import Pictures
from nomarch.text.errors import NomarchError


class Drawing:
    """Counts what is drawn; nothing is finished before `go` is set."""

    def __init__(self) -> None:
        self.drawn: list[str] = []
        self.go = asyncio.Event()
        nobody: Any = cast(Any, None)
        self.pictures = Pictures(nobody, nobody, self.render)

    async def render(self, svg: str) -> bytes:
        self.drawn.append(svg)
        await self.go.wait()
        if "broken" in svg:
            raise NomarchError("internal")
        return svg.encode()


def test_the_same_card_is_drawn_once_and_refusals_come_before_drawing() -> None:
    async def work() -> None:
        made, card, asked = Drawing(), Card("Nile", "Result"), []
        both = [asyncio.create_task(made.pictures.picture(card, lambda: asked.append(1))) for _ in range(2)]
        await asyncio.sleep(0)
        made.go.set()
        assert await both[0] == await both[1] == await made.pictures.picture(card, lambda: asked.append(1))
        assert (len(made.drawn), len(asked)) == (1, 1)

        def refuse() -> None:
            raise TooMany("too_many", 1)

        with pytest.raises(TooMany):
            await made.pictures.picture(Card("Nile", "other"), refuse)
        assert len(made.drawn) == 1

    asyncio.run(work())


def test_too_many_at_once_are_refused_and_a_failure_is_not_kept() -> None:
    async def work() -> None:
        made = Drawing()
        tasks = [asyncio.create_task(made.pictures.picture(Card("broken", str(i)), lambda: None)) for i in range(8)]
        await asyncio.sleep(0)
        with pytest.raises(TooMany):
            await made.pictures.picture(Card("Nile", "one more"), lambda: None)
        made.go.set()
        found = await asyncio.gather(*tasks, return_exceptions=True)
        assert all(isinstance(each, NomarchError) for each in found)
        assert await made.pictures.picture(Card("Nile", "one more"), lambda: None)

    asyncio.run(work())
