"""The daily deal on a running server: one attempt that counts for each device, and everybody's results."""

from __future__ import annotations

from typing import Any

import orjson

from nomarch.games import registry
from nomarch.server.domain import daily
from nomarch.server.domain.problems import Problem
from nomarch.server.live.hub import Hub, OpenTable
from nomarch.server.store import TableSummary

__all__ = ["Daily"]


class Daily:
    """Today's deals and those of past days."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    async def today(self, who: str) -> dict[str, Any]:
        """Today's deal of each game."""
        day = daily.day_of(self._hub.now())
        return {
            "day": day,
            "ends": daily.ends(day),
            "levels": list(daily.LEVELS),
            "games": [await self._game(name, day, who) for name in registry.places()],
        }

    async def _game(self, game: str, day: str, who: str) -> dict[str, Any]:
        scores = await self._hub.store.daily_scores(game, day)
        return {
            "game": game,
            "commitment": daily.commitment_of(self._hub.key, game, day),
            "tomorrow": daily.commitment_of(self._hub.key, game, daily.later(day, 1)),
            "finished": sum(count for _, count in scores),
            "yours": await self._yours(game, day, who),
        }

    async def deal(self, game: str, day: str, who: str) -> dict[str, Any]:
        """A day's deal and its results."""
        registry.find(game)
        now, store = self._hub.now(), self._hub.store
        if now < daily.begins(day):
            raise Problem("daily_not_yet", day=day)
        scores = await store.daily_scores(game, day)
        yours, told = await self._yours(game, day, who), now >= daily.reveals(day)
        # A replay shows all cards, so those who have yet to play get no link to one.
        open_to_all = told or bool(yours and yours["phase"] == "over")
        own = yours["table"] if yours else ""
        return {
            "game": game,
            "day": day,
            "open": now < daily.ends(day),
            "ends": daily.ends(day),
            "reveals": daily.reveals(day),
            "levels": list(daily.LEVELS),
            "commitment": daily.commitment_of(self._hub.key, game, day),
            "secret": daily.secret_of(self._hub.key, game, day) if told else None,
            "finished": sum(count for _, count in scores),
            "scores": [{"score": score, "count": count} for score, count in scores],
            "best": [
                {"rank": place.rank, "yours": head.id == own, "table": head.id if open_to_all else None, **_row(head)}
                for place, head in await store.daily_best(game, day)
            ],
            "yours": yours,
        }

    async def days(self, game: str, before: str) -> list[dict[str, Any]]:
        """Past days with results."""
        registry.find(game)
        return [vars(day) for day in await self._hub.store.daily_days(game, before or daily.day_of(self._hub.now()))]

    async def play(self, game: str, day: str, who: str, name: str, network: str, *, again: bool, key: str
                   ) -> tuple[OpenTable, int]:  # fmt: skip
        """An attempt. The first of a device on the day counts: asked again, it is the same table, on any process."""
        registry.find(game)
        now, first = self._hub.now(), _key(game, day, who)
        if again:
            await self._check_again(game, day, who, now)
        elif now >= daily.ends(day) and not await self._hub.made(first):
            raise Problem("daily_over", day=day)
        made = daily.create_daily(
            self._hub.key, game, day, now, who, name, counts=not again, network=network
        )  # fmt: skip
        return await self._hub.create(made, key if again else first)

    async def _check_again(self, game: str, day: str, who: str, now: int) -> None:
        """Refuse a practice game before the attempt that counts."""
        yours = await self._yours(game, day, who)
        if now < daily.ends(day) and not (yours and yours["phase"] == "over"):
            raise Problem("daily_first")

    async def _yours(self, game: str, day: str, who: str) -> dict[str, Any] | None:
        head = await self._hub.store.head(self._hub.name_for(_key(game, day, who)))
        if head is None:
            return None
        place = await self._hub.store.daily_place(head.id)
        return {
            "table": head.id,
            "phase": head.phase,
            "score": place.score if place else None,
            "text": _row(head)["text"] if head.phase == "over" else "",
            "rank": place.rank if place else None,
        }


def _key(game: str, day: str, who: str) -> str:
    return f"daily {game} {day} {who}"


def _row(head: TableSummary) -> dict[str, Any]:
    """What a finished table's summary says about the person, who has the first seat."""
    kept = orjson.loads(head.summary)
    return {"name": kept["seats"][0]["name"], "text": kept["scores"][0], "won": 0 in kept["winners"]}
