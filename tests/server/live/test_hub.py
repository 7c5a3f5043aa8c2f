"""The tables that a process keeps open."""

import asyncio
import contextlib
import logging

import pytest
from websockets.exceptions import ConnectionClosed

from nomarch.client import Client
from nomarch.server.domain.events import Closed, Created, SeatPlan
from nomarch.server.live.hub import Hub
from nomarch.server.store import Notice, StoredEvent, open_store
from tests.server.people import person
from tests.server.players import until
from tests.server.serving import Server
from tests.server.sockets import live as connected


def test_a_fault_in_an_announcement_leaves_no_watcher_behind(
    small_server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    client = Client(small_server.address)
    table = client.create("nile", [person("Ann"), person("Bob")])
    hub: Hub = small_server.service.hub
    announced: list[Notice] = []

    async def announce(*notices: Notice) -> None:
        announced.extend(notices)
        raise ValueError("a fault")

    monkeypatch.setattr(hub.store, "announce", announce)
    with (
        caplog.at_level(logging.CRITICAL),
        contextlib.suppress(ConnectionClosed),
        connected(small_server.address, client, table) as socket,
    ):
        socket.hear_table()
    open_table = hub.at_hand(table)
    assert open_table
    until(lambda: announced and not open_table.watchers, "the watcher's end")


def test_what_a_request_still_starts_is_finished_before_the_store_closes_and_nothing_begins_after_it() -> None:
    async def scene() -> None:
        store = open_store("sqlite:///:memory:")
        hub = Hub(store)
        await hub.start()
        read: list[str] = []

        async def look(name: str) -> None:
            await asyncio.sleep(0)
            read.append(name)
            if name == "first":
                hub.spawn(look("second"))
            await store.events(name)

        hub.spawn(look("first"))
        await hub.stop()
        late = hub.spawn(look("late"))
        await asyncio.wait([late])
        assert (read, late.cancelled()) == (["first", "second"], True)

    asyncio.run(scene())


def test_a_table_whose_new_events_could_not_be_read_is_read_again() -> None:
    """Otherwise this process would continue with a table that it knows to be stale."""

    async def scene() -> None:
        store = open_store("sqlite:///:memory:")
        hub = Hub(store)
        await hub.start()
        made = Created(
            game="nile", rules=1, options={}, seats=[SeatPlan(), SeatPlan()], listed=False, clock=None, absent="bot",
            stand_in="random", secret="", commitment="", host="ann",
        )  # fmt: skip
        live, _ = await hub.create([made])
        events, live.needs_refresh = store.events, True

        async def unreadable(table: str, after: int = 0) -> list[StoredEvent]:
            return [StoredEvent(2, 1, "{}")]

        store.events = unreadable  # type: ignore[method-assign]
        with pytest.raises(ValueError, match="kind"):
            await hub.open(live.table.id)
        assert live.needs_refresh
        store.events = events  # type: ignore[method-assign]
        await hub.ask(live.table.id, lambda table, now: [Closed()])
        assert live.table.phase == "closed"
        await hub.stop()

    asyncio.run(scene())
