"""Everything that the server knows about a person: to export, and to delete.

Events are never changed. Deletion therefore removes whole tables at which nobody else sat, and stores a `Forgotten`
event at the others: from then on, nothing shows the name. Each table is finished before the next, and the profile goes
last: after a crash, asking again continues.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from typing import Any

import orjson

from nomarch.server.domain import commands, events
from nomarch.server.domain.events import Event
from nomarch.server.domain.problems import DatabaseUnavailable, NotFound
from nomarch.server.domain.table import Table
from nomarch.server.live.hub import Hub
from nomarch.server.live.profiles import Profiles
from nomarch.server.live.ratings import Ratings
from nomarch.server.live.results import finished_game, results
from nomarch.server.live.summaries import as_listed
from nomarch.server.store import TableSummary
from nomarch.text.errors import NomarchError

__all__ = ["MOST_GAMES", "PersonalData"]

MOST_GAMES = 2000  # in a history and an export: the latest
_TOGETHER = 100
_log = logging.getLogger("nomarch")


class PersonalData:
    """What a server knows about people."""

    def __init__(self, hub: Hub, profiles: Profiles, ratings: Ratings) -> None:
        self._hub = hub
        self._profiles = profiles
        self._ratings = ratings

    async def history(self, who: str) -> dict[str, Any]:
        """Finished games, the latest first, and win rates."""
        heads = await self._hub.store.heads(who=who, phase="over", limit=MOST_GAMES)
        games = [game for head in heads if (game := finished_game(head, who))]
        changes = {change["table"]: change for change in await self._ratings.changes_of(who, MOST_GAMES)}
        rated = [game | {"rating_change": changes.get(game["table"], {}).get("change")} for game in games]
        return {"results": results(games), "games": rated}

    # --- export ---

    async def export(self, who: str) -> AsyncIterator[bytes]:
        """Everything as JSON, table by table."""
        profile, devices = await self._profiles.find(who)
        about = {
            "name": profile.name if profile else "",
            "recovery_phrase": bool(profile and profile.phrase),
            "devices": [{"since": device.since} for device in devices],
            "notifications": [
                {"kind": alert.kind, "target": alert.target, "language": alert.language, "at": alert.at}
                for alert in await self._hub.store.alerts_for([who])
            ],
            "results": (await self.history(who))["results"],
            "ratings": (await self._ratings.mine(who))["ratings"],
            "rated_games": await self._ratings.changes_of(who, MOST_GAMES),
        }
        yield orjson.dumps(about)[:-1] + b',"tables":['
        comma = b""
        for head in await self._hub.store.heads(who=who, limit=MOST_GAMES):
            yield comma + orjson.dumps(as_listed(head, who) | await self._details(head, who))
            comma = b","
        yield b"]}\n"

    async def _details(self, head: TableSummary, who: str) -> dict[str, Any]:
        """The record as they may see it, and what they said."""
        try:
            live = await self._hub.open(head.id)
        except DatabaseUnavailable:
            raise
        except NomarchError:  # it was deleted meanwhile, or its rules are unknown
            return {"record": None, "chat": []}
        own = live.table.holds(who)
        viewer = live.view.resolve_viewer(who, None)
        record = await live.view.record(viewer) if live.table.match else None
        said = [vars(line) for line in await self._hub.store.chat(head.id) if line.seat in own]
        return {"record": record, "chat": said}

    # --- deletion ---

    async def delete(self, who: str, device: str) -> None:
        """Forget a person."""
        store = self._hub.store
        await store.ratings.settle()  # their opponents' results count as they were
        while heads := await store.heads(who=who, limit=_TOGETHER):
            for head in heads:
                if _only_theirs(head, who):
                    await store.delete([head.id])
                else:
                    await self._forget(head.id, who)
                    await store.leave_list(who, head.id)
        await store.make_profile(who, device, self._hub.now())  # so that this device, too, becomes somebody else
        devices = [each.device for each in await store.devices(who)]
        await store.drop_profile(who, devices)
        await self._profiles.announce(devices)

    async def _forget(self, name: str, who: str) -> None:
        try:
            live = await self._hub.open(name)
            own = live.table.holds(who)
            lines = [line for seat in own for line in await self._hub.store.unsay_seat(name, seat)]
            unsaid: list[Event] = [events.Unsaid(line=line) for line in lines]

            def forget(table: Table, now: int) -> list[Event]:
                return [*commands.forget(table, who), *unsaid]

            await self._hub.ask(name, forget)
        except NotFound:
            return
        except DatabaseUnavailable:
            raise
        except NomarchError:
            _log.exception("table can't be read: a name stays in it", extra={"table": name})


def _only_theirs(head: TableSummary, who: str) -> bool:
    """Whether nobody else holds a seat, so that the table can go."""
    kept = orjson.loads(head.summary)
    if "devices" not in kept:  # an older version's
        return False
    holders = {device for devices in kept["devices"] for device in devices}
    return holders == {who} or (not holders and head.host == who)
