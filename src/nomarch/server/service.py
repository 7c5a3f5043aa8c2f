"""A running server: shared by routes and sockets."""

from __future__ import annotations

import asyncio
import hmac
import logging
import secrets
import time
from collections.abc import Callable, Sequence
from typing import Any

from nomarch import bots
from nomarch.bots.packing import PackedState, pack
from nomarch.games import registry
from nomarch.play.match import Match
from nomarch.play.setup import SEEDS
from nomarch.server.aside import aside
from nomarch.server.domain import commands
from nomarch.server.domain.checks import tidy_line
from nomarch.server.domain.commands import Plan
from nomarch.server.domain.continuing import play_on
from nomarch.server.domain.events import Event, Rematched, SeatPlan
from nomarch.server.domain.problems import Forbidden, Problem, Stale, TooMany
from nomarch.server.domain.table import Table
from nomarch.server.domain.views import TableView
from nomarch.server.live.alerts import Alerts
from nomarch.server.live.connections import Connections
from nomarch.server.live.daily import Daily
from nomarch.server.live.hub import Hub, OpenTable
from nomarch.server.live.metrics import Metrics
from nomarch.server.live.personal_data import PersonalData
from nomarch.server.live.pictures import Pictures
from nomarch.server.live.preparation import Preparation
from nomarch.server.live.profiles import Profiles
from nomarch.server.live.ratelimit import Limits
from nomarch.server.live.ratings import Ratings
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
LISTED_PER_DEVICE, LISTED_PER_NETWORK = 5, 20  # listed tables waiting for players
_log = logging.getLogger("nomarch")


def own_key(who: str, key: str) -> str:
    """An idempotency key, scoped to a device."""
    return f"{who} {key}" if key else ""


class Service:
    """The tables of this process and its background services."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.preparation = Preparation(registry.places() if settings.prepare else ())
        self.hub = Hub(open_store(settings.database), settings.now, self.preparation)
        self.profiles = Profiles(self.hub)
        self.ratings = Ratings(self.hub)
        self.personal_data = PersonalData(self.hub, self.profiles, self.ratings)
        self.workers = Workers(settings.workers, self.preparation)
        self.metrics = Metrics(self.hub)
        self.scheduler = Scheduler(self.hub, self.workers, self.metrics)
        self.alerts = Alerts(self.hub, self.metrics, settings.alerts, settings.public_url)
        self.daily = Daily(self.hub)
        self.pictures = Pictures(self.hub, self.daily, self.workers.draw)
        self.upkeep = Upkeep(self.hub, settings.retention)
        self.reviewer = Reviewer(self.hub, self.workers, settings.analysis)
        self.limits = Limits(settings.rates, lambda: len(self.hub.heartbeat.alive))
        self.replays = Replays(self.preparation)
        self.connections = Connections(settings.caps, self.metrics, settings.proxied)
        self._started = False
        self._health: asyncio.Task[None] | None = None
        self._checked = 0.0

    async def start(self) -> None:
        """Open the store and start the services; later calls do nothing."""
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
        """Finish running requests; thinking bots are stopped."""
        self.preparation.stop()
        await self.scheduler.stop()
        await self.upkeep.stop()
        await self.alerts.stop()
        self.reviewer.stop()
        self.workers.stop()
        await self.hub.stop()

    async def check_health(self) -> None:
        """Write to the database, and check for recent faults. The route is public, so calls within a second share one
        write."""
        now = time.monotonic()
        if self._health is None or (self._health.done() and now - self._checked >= _CHECK_EVERY):
            self._checked = now
            self._health = asyncio.create_task(self.hub.store.try_writing(self.hub.now()))
        await asyncio.shield(self._health)
        self.hub.store.faults.check()

    def own_components(self) -> dict[str, str]:
        """The owner's components files in use, by digest: those for new tables, and those of open tables."""
        new = [registry.read_components(registry.find(game), text) for game, text in self.settings.components.items()]
        used = [live.table.components for live in self.hub.tables()]
        return {each.digest: each.text for each in (*new, *used) if each and each.text}

    async def show(self, live: OpenTable, who: str, seat: int | None = None, since: int = 0) -> dict[str, Any]:
        """The table as a device may see it."""
        view: TableView = live.view
        await view.prepare(view.resolve_viewer(who, seat))
        return view.show(who, view.resolve_viewer(who, seat), since) | {"here": live.here()}

    async def ask(self, name: str, decide: Callable[[Table, int], list[Event]], who: str, key: str) -> int:
        """Execute a device's request."""
        with self.metrics.asked.time():
            return await self.hub.ask(name, decide, own_key(who, key))

    async def act(self, name: str, who: str, seq: int, action: str | int, key: str) -> int:
        """Play an action for a seat of a device."""
        self.limits.take("act", who)
        return await self.ask(name, lambda table, now: commands.move(table, table.holds(who), seq, action), who, key)

    async def undo(self, name: str, who: str, seq: int, actions: int | None, key: str) -> int:
        """Undo actions."""
        self.limits.take("act", who)
        return await self.ask(name, lambda table, now: commands.undo(table, table.holds(who), seq, actions), who, key)

    async def create(self, plan: Plan, who: str, network: str, pledge: str, key: str) -> tuple[OpenTable, int]:
        """Create a table; the number of listed tables per device and network is limited."""
        digest, key = self.network_digest(network), own_key(who, key)
        found = commands.create(plan, who, pledge, network=digest)
        if plan.listed and self.settings.rates and not (key and await self.hub.made(key)):
            by_device, by_network = await self.hub.store.open_listed(who, digest)
            if by_device >= LISTED_PER_DEVICE or by_network >= LISTED_PER_NETWORK:
                raise Problem("lobby_share", count=by_device if by_device >= LISTED_PER_DEVICE else by_network)
        return await self.hub.create(found, key)

    async def play_on(
        self, live: OpenTable, decision: int, seats: Sequence[SeatPlan], who: str, network: str, key: str
    ) -> tuple[OpenTable, int]:
        """Create a table that continues a finished game from one of its positions."""
        match, digest = live.view.finished().copy(), self.network_digest(network)
        options = {option.name: match.options[option.name] for option in match.game.options if not option.in_deal}
        plan = Plan(match.game.name, seats, options, components=match.components.text)
        found = await self.replays.run(network, play_on, match, live.table.id, decision, plan, who, digest)
        return await self.hub.create(found, own_key(who, key))

    async def upload(self, record: str, who: str, network: str) -> tuple[OpenTable, int]:
        """Upload a record."""
        own, digest = self.own_components(), self.network_digest(network)
        found = await self.replays.run(network, commands.upload, record, who, own, digest)
        self.limits.take("upload", network, len(found[0].record.encode()))
        return await self.hub.create(list(found))

    def network_digest(self, network: str) -> str:
        """The stored digest of a network: it distinguishes networks without storing the address."""
        return hmac.new(self.hub.key, f"network {network}".encode(), "sha256").hexdigest()[:16]

    async def rematch(self, live: OpenTable, who: str, network: str) -> OpenTable:
        """The rematch table, created by the first request."""
        name = live.table.id
        # Only a dry run: permission is checked against the stored table, not against this process's copy.
        await self.hub.ask(name, lambda table, now: [] if table.rematch else commands.rematch(table, who)[:0])
        live = await self.hub.open(name)
        if not live.table.rematch:
            # With this key, concurrent requests get the same table.
            again = commands.rematch(live.table, who, self.network_digest(network))
            other, _ = await self.hub.create(again, f"rematch {live.table.id}")
            found: list[Event] = [Rematched(table=other.table.id)]
            await self.hub.ask(live.table.id, lambda table, now: [] if table.rematch else found)
        return await self.hub.open(live.table.rematch)

    async def say(self, live: OpenTable, who: str, network: str, name: str, text: str) -> int:
        """Send a chat message."""
        self.limits.take("speak", network)
        self.limits.take("say", who or network)
        if live.table.muted:
            raise Forbidden("chat_muted")
        tidy = tidy_line(text)
        if not tidy:
            raise Problem("nothing_said")
        return await self.hub.say(live, who, tidy_line(name), tidy)

    async def hint(self, live: OpenTable, who: str) -> dict[str, Any]:
        """The move of a strong bot that knows no more than this device."""
        self.limits.take("hint", who)
        table, match = live.table, _deciding(live.table, who)
        if table.made and table.made.counts:
            raise Forbidden("daily_no_hints")
        if table.rated:
            raise Forbidden("rated_no_hints")
        # The answer is deterministic, so asking again reveals nothing new.
        seed = len(match.actions)
        try:
            thought = self.workers.choose(
                match, bots.ADVISER, seed, owner=table.network or table.host,
                wanted=lambda: live.table.seq == table.seq,
            )  # fmt: skip
            action = await asyncio.wait_for(thought, _HINT_SECONDS)
        except TimeoutError:
            raise TooMany("too_many", _HINT_SECONDS) from None  # the workers are busy
        if action is None or live.table.seq != table.seq:
            raise Stale("stale", seq=live.table.seq)
        return {"seq": table.seq, "action": action, "text": match.text(action)}

    async def information(self, live: OpenTable, who: str) -> PackedState:
        """What the seat of this device knows, for a bot on its side to search with: hidden cards are a sample."""
        self.limits.take("act", who)
        match = _deciding(live.table, who).copy()
        return await aside(lambda: pack(match.information_state(secrets.randbelow(SEEDS))))


def _deciding(table: Table, who: str) -> Match:
    """The game at a table where this device has to decide; refused elsewhere."""
    if table.to_play is None or table.to_play not in table.holds(who) or table.bot_to_play:
        raise Problem("not_your_turn", seat=(table.to_play or 0) + 1)
    assert table.match
    return table.match
