"""A running server: what its routes and sockets share."""

from __future__ import annotations

import asyncio
import hmac
import logging
import time
from collections.abc import Callable
from typing import Any

from nomarch import bots
from nomarch.games import registry
from nomarch.server.domain import commands
from nomarch.server.domain.commands import Plan, tidy_line
from nomarch.server.domain.events import Event, Rematched
from nomarch.server.domain.problems import Forbidden, Problem, Stale, TooMany
from nomarch.server.domain.table import Table
from nomarch.server.domain.views import TableView
from nomarch.server.live.connections import Connections
from nomarch.server.live.hub import Hub, OpenTable
from nomarch.server.live.metrics import Metrics
from nomarch.server.live.preparation import Preparation
from nomarch.server.live.ratelimit import Limits
from nomarch.server.live.replays import Replays
from nomarch.server.live.reviews import Reviewer
from nomarch.server.live.scheduler import Scheduler
from nomarch.server.live.upkeep import Upkeep
from nomarch.server.live.workers import Workers
from nomarch.server.settings import Settings
from nomarch.server.store import open_store
from nomarch.text.language import render

__all__ = ["Service", "own_key"]

_HINT_SECONDS = 60
_CHECK_EVERY = 1.0  # seconds
LISTED_PER_DEVICE, LISTED_PER_NETWORK = 5, 20  # tables that wait in the lobby
_log = logging.getLogger("nomarch")


def own_key(who: str, key: str) -> str:
    """A device's key, apart from all others'."""
    return f"{who} {key}" if key else ""


class Service:
    """The tables of this process and those who look after them."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.preparation = Preparation(registry.places() if settings.prepare else ())
        self.hub = Hub(open_store(settings.database), settings.now, self.preparation)
        self.workers = Workers(settings.workers, self.preparation)
        self.metrics = Metrics(self.hub)
        self.scheduler = Scheduler(self.hub, self.workers, self.metrics)
        self.upkeep = Upkeep(self.hub, settings.retention)
        self.reviewer = Reviewer(self.hub, self.workers, settings.analysis)
        self.limits = Limits(settings.rates, lambda: len(self.hub.heartbeat.alive))
        self.replays = Replays(self.preparation)
        self.connections = Connections(settings.caps, self.metrics, settings.proxied)
        self._started = False
        self._health: asyncio.Task[None] | None = None
        self._checked = 0.0

    async def start(self) -> None:
        """Open the store and take up what is due; once is enough."""
        if self._started:
            return
        await self.hub.start()
        self._started = True
        for warning in self.hub.store.warnings:
            _log.warning(render(warning))
        self.preparation.start()
        self.workers.start()
        if self.preparation.compiles:
            self.hub.spawn(self.workers.warm_up(list(registry.places())))
        self.scheduler.start()
        self.upkeep.start()

    async def stop(self) -> None:
        """Finish what was begun; bots that think are not waited for."""
        self.preparation.stop()
        await self.scheduler.stop()
        await self.upkeep.stop()
        self.reviewer.stop()
        self.workers.stop()
        await self.hub.stop()

    async def check_health(self) -> None:
        """Write to the database, and see whether it failed a moment ago. Anybody may ask: all who do so within a second
        share one write."""
        now = time.monotonic()
        if self._health is None or (self._health.done() and now - self._checked >= _CHECK_EVERY):
            self._checked = now
            self._health = asyncio.create_task(self.hub.store.try_writing(self.hub.now()))
        await asyncio.shield(self._health)
        self.hub.store.faults.check()

    def own_components(self) -> dict[str, str]:
        """The owner's components files that are in use here, by digest: for new tables, and at tables in memory."""
        new = [registry.read_components(registry.find(game), text) for game, text in self.settings.components.items()]
        used = [live.table.components for live in self.hub.tables()]
        return {each.digest: each.text for each in (*new, *used) if each and each.text}

    async def show(self, live: OpenTable, who: str, seat: int | None = None, since: int = 0) -> dict[str, Any]:
        """The table as a device may see it."""
        view: TableView = live.view
        await view.prepare(view.resolve_viewer(who, seat))
        return view.show(who, view.resolve_viewer(who, seat), since) | {"here": live.here()}

    async def ask(self, name: str, decide: Callable[[Table, int], list[Event]], who: str, key: str) -> int:
        """Carry out a request of a device."""
        with self.metrics.asked.time():
            return await self.hub.ask(name, decide, own_key(who, key))

    async def act(self, name: str, who: str, seq: int, action: str | int, key: str) -> int:
        """Take an action for a seat of this device's."""
        self.limits.take("act", who)
        return await self.ask(name, lambda table, now: commands.move(table, table.holds(who), seq, action), who, key)

    async def undo(self, name: str, who: str, seq: int, actions: int | None, key: str) -> int:
        """Take actions back."""
        self.limits.take("act", who)
        return await self.ask(name, lambda table, now: commands.undo(table, table.holds(who), seq, actions), who, key)

    async def create(self, plan: Plan, who: str, network: str, pledge: str, key: str) -> tuple[OpenTable, int]:
        """A new table; in the lobby, nobody may crowd out the others."""
        digest, key = self.network_digest(network), own_key(who, key)
        found = commands.create(plan, who, pledge, network=digest)
        if plan.listed and self.settings.rates and not (key and await self.hub.made(key)):
            by_device, by_network = await self.hub.store.open_listed(who, digest)
            if by_device >= LISTED_PER_DEVICE or by_network >= LISTED_PER_NETWORK:
                raise Problem("lobby_share", count=by_device if by_device >= LISTED_PER_DEVICE else by_network)
        return await self.hub.create(found, key)

    async def upload(self, record: str, who: str, network: str) -> tuple[OpenTable, int]:
        """A record from elsewhere."""
        own, digest = self.own_components(), self.network_digest(network)
        found = await self.replays.run(network, commands.upload, record, who, own, digest)
        self.limits.take("upload", network, len(found[0].record.encode()))
        return await self.hub.create(list(found))

    def network_digest(self, network: str) -> str:
        """What is kept of a network: enough to tell tables of one from tables of another, never the address."""
        return hmac.new(self.hub.key, f"network {network}".encode(), "sha256").hexdigest()[:16]

    async def rematch(self, live: OpenTable, who: str, network: str) -> OpenTable:
        """The table that goes on with the same people, made by whoever asks first."""
        name = live.table.id
        # Asked as a question only: whoever may not is refused by the table as it is, not as this process knows it.
        await self.hub.ask(name, lambda table, now: [] if table.rematch else commands.rematch(table, who)[:0])
        live = await self.hub.open(name)
        if not live.table.rematch:
            # With this key, two who ask at once get one table.
            again = commands.rematch(live.table, who, self.network_digest(network))
            other, _ = await self.hub.create(again, f"rematch {live.table.id}")
            found: list[Event] = [Rematched(table=other.table.id)]
            await self.hub.ask(live.table.id, lambda table, now: [] if table.rematch else found)
        return await self.hub.open(live.table.rematch)

    async def say(self, live: OpenTable, who: str, network: str, name: str, text: str) -> int:
        """A line of chat."""
        self.limits.take("speak", network)
        self.limits.take("say", who or network)
        if live.table.muted:
            raise Forbidden("chat_muted")
        tidy = tidy_line(text)
        if not tidy:
            raise Problem("nothing_said")
        return await self.hub.say(live, who, tidy_line(name), tidy)

    async def hint(self, live: OpenTable, who: str) -> dict[str, Any]:
        """What a strong bot would do in this device's place, knowing no more than it."""
        self.limits.take("hint", who)
        table = live.table
        if table.to_play is None or table.to_play not in table.holds(who) or table.bot_to_play:
            raise Problem("not_your_turn", seat=(table.to_play or 0) + 1)
        assert table.match
        # The same question gets the same answer, so asking again tells nothing new.
        seed = len(table.match.actions)
        try:
            thought = self.workers.choose(
                table.match, bots.ADVISER, seed, owner=table.network or table.host,
                wanted=lambda: live.table.seq == table.seq,
            )  # fmt: skip
            action = await asyncio.wait_for(thought, _HINT_SECONDS)
        except TimeoutError:
            raise TooMany("too_many", _HINT_SECONDS) from None  # the bots have others to play for
        if action is None or live.table.seq != table.seq:
            raise Stale("stale", seq=live.table.seq)
        return {"seq": table.seq, "action": action, "text": table.match.text(action)}
