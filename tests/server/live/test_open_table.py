"""Viewers of a table: only arriving and leaving players notify others, and spectators share one message."""

import asyncio
from collections.abc import Awaitable, Callable

import orjson
import pytest

from nomarch.server.domain import commands, views
from nomarch.server.domain.events import SeatPlan
from nomarch.server.live.hub import Hub, OpenTable, Watcher
from nomarch.server.store import open_store


def at_a_table(scene: Callable[[Hub, OpenTable], Awaitable[None]]) -> None:
    """Ann's table for two, with the game started."""

    async def run() -> None:
        hub = Hub(open_store("sqlite:///:memory:"))
        await hub.start()
        plan = commands.Plan("nile", [SeatPlan(kind="person"), SeatPlan(kind="person")])
        live, _ = await hub.create(commands.create(plan, "ann"))
        await hub.ask(live.table.id, lambda table, now: commands.begin(table, "ann"))
        try:
            await scene(hub, live)
        finally:
            await hub.stop()

    asyncio.run(run())


def calm(*watchers: Watcher) -> None:
    for watcher in watchers:
        watcher.changed.clear()


def test_spectators_coming_and_going_wake_nobody() -> None:
    async def scene(hub: Hub, live: OpenTable) -> None:
        ann = Watcher("ann", None, None)
        hub.watch(live, ann)
        live.here()
        calm(ann)
        spectators = [Watcher(f"spectator {n % 3}", None, None) for n in range(10)]
        for spectator in spectators:
            hub.watch(live, spectator)
        for spectator in spectators:
            hub.unwatch(live, spectator)
        assert not ann.changed.is_set()
        assert live.watchers == {ann}

    at_a_table(scene)


def test_a_player_who_comes_or_goes_wakes_everybody_once_for_all_their_devices() -> None:
    async def scene(hub: Hub, live: OpenTable) -> None:
        spectator, ann, again = Watcher("", None, None), Watcher("ann", None, None), Watcher("ann", None, None)
        hub.watch(live, spectator)
        assert live.here() == []
        for coming, here, woken in ((ann, [0, 1], True), (again, [0, 1], False)):
            calm(spectator)
            hub.watch(live, coming)
            assert (live.here(), spectator.changed.is_set()) == (here, woken)
        for going, here, woken in ((ann, [0, 1], False), (again, [], True)):
            calm(spectator)
            hub.unwatch(live, going)
            assert (live.here(), spectator.changed.is_set()) == (here, woken)

    at_a_table(scene)


def test_presence_that_has_not_changed_wakes_nobody() -> None:
    async def scene(hub: Hub, live: OpenTable) -> None:
        spectator, ann = Watcher("", None, None), Watcher("ann", None, None)
        hub.watch(live, spectator)
        hub.watch(live, ann)
        live.here()
        calm(spectator, ann)
        await hub.keep_presence()
        assert not spectator.changed.is_set()

    at_a_table(scene)


def test_what_all_spectators_get_is_encoded_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(hub: Hub, live: OpenTable) -> None:
        encoded = 0

        def counting(content: object) -> bytes:
            nonlocal encoded
            encoded += 1
            return orjson.dumps(content)

        class Counting:
            Fragment, dumps = orjson.Fragment, staticmethod(counting)

        monkeypatch.setattr(views, "orjson", Counting)
        first = live.view.message("spectator 0", None, 0, [0])
        before = encoded
        assert all(live.view.message(f"spectator {n}", None, 0, [0]) is first for n in range(100))
        assert encoded == before
        # Viewers who differ in any way get their own message.
        shown = orjson.loads(live.view.message("ann", 1, 0, [0]))
        assert (shown["you"], shown["host"], shown["viewer"]) == ([0, 1], True, 1)
        shown = orjson.loads(live.view.message("ann", None, 0, []))
        assert (shown["you"], shown["here"], shown["viewer"]) == ([0, 1], [], None)
        assert orjson.loads(first) == orjson.loads(live.view.message("", None, 0, [0]))

    at_a_table(scene)
