"""People's ratings on a running server, and its leaderboards. Whatever is read here is settled first."""

from __future__ import annotations

from typing import Any

from nomarch.games import registry
from nomarch.server.domain.ratings import NEW, Rating
from nomarch.server.domain.table import Table
from nomarch.server.live.hub import Hub
from nomarch.server.store import Change

__all__ = ["PAGE", "Ratings"]

PAGE = 50  # rows of a leaderboard at a time


class Ratings:
    """The ratings, as people see them."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    async def leaderboard(self, game: str, after: int, who: str) -> dict[str, Any]:
        """A page of a game's leaderboard, and the reader's own row."""
        registry.find(game)
        kept = self._hub.store.ratings
        await kept.settle()
        best = await kept.best(game, after, PAGE + 1)
        rows = [
            {"rank": after + number, "name": place.name, "you": bool(who) and place.who == who, **_shown(place.rating)}
            for number, place in enumerate(best[:PAGE], 1)
        ]
        return {"rows": rows, "more": len(best) > PAGE, "yours": await self._own(game, who) if who else None}

    async def _own(self, game: str, who: str) -> dict[str, Any] | None:
        kept = self._hub.store.ratings
        rating = (await kept.ratings(game, [who])).get(who)
        return None if rating is None else _shown(rating) | {"game": game, "rank": await kept.rank(game, who)}

    async def mine(self, who: str) -> dict[str, Any]:
        """A person's ratings, and whether leaderboards show them."""
        kept = self._hub.store.ratings
        await kept.settle()
        own = [await self._own(game, who) for game in await kept.ratings_of(who)]
        return {"ratings": [each for each in own if each], "listed": not await kept.is_hidden(who)}

    async def show_on_leaderboards(self, who: str, device: str, *, listed: bool) -> None:
        """Show somebody on leaderboards, or don't."""
        await self._hub.store.make_profile(who, device, self._hub.now())
        await self._hub.store.ratings.hide(who, hidden=not listed)

    async def changes_of(self, who: str, limit: int) -> list[dict[str, Any]]:
        """A person's rated games, the latest first."""
        kept = self._hub.store.ratings
        await kept.settle()
        return [
            {"table": change.table, "game": change.game, "ended": change.at, "change": _difference(change)}
            | _shown(change.after or change.before)
            for change in await kept.changes_of(who, limit)
        ]

    async def of_table(self, table: Table) -> list[dict[str, Any] | None]:
        """The rating in each seat of a rated table: the present one before the game's end, then what it changed."""
        if not table.rated or not table.made:
            return []
        kept = self._hub.store.ratings
        await kept.settle()
        if table.phase == "over":
            changes = {change.seat: change for change in await kept.changes(table.id)}
            found = [changes.get(number) for number in range(len(table.seats))]
            return [
                _shown(each.after or each.before) | {"change": _difference(each)} if each else None for each in found
            ]
        people = [seat.player or min(seat.who, default="") for seat in table.seats]
        known = await kept.ratings(table.made.game, [each for each in people if each])
        return [_shown(known.get(each, NEW)) | {"change": None} if each else None for each in people]


def _shown(rating: Rating) -> dict[str, Any]:
    return {
        "rating": rating.points,
        "uncertainty": rating.uncertainty,
        "games": rating.games,
        "provisional": rating.provisional,
    }


def _difference(change: Change) -> int | None:
    return change.after.points - change.before.points if change.after else None
