"""One time for all processes, and clocks that stop while nobody could move."""

import asyncio
import secrets
import sqlite3
from pathlib import Path

import pytest

from nomarch.client import Client
from nomarch.server.domain import commands, events
from nomarch.server.domain.commands import Plan
from nomarch.server.domain.events import Clock, SeatPlan
from nomarch.server.domain.problems import DatabaseUnavailable
from nomarch.server.domain.table import Table
from nomarch.server.live import heartbeat
from nomarch.server.live.heartbeat import Heartbeat
from nomarch.server.live.hub import Hub, OpenTable
from nomarch.server.store import Beat, Outage, Store
from tests.server.live.clocks import SECOND, START, Time, begin, hubs, run
from tests.server.players import move, my_turn, until
from tests.server.postgres import Postgres
from tests.server.serving import processes


async def play(hub: Hub, name: str, seq: int) -> None:
    await hub.ask(name, lambda table, now: commands.move(table, [0, 1], seq, "pass"))


async def ring(hub: Hub, name: str) -> OpenTable:
    """Trigger a clock's alarm."""
    await hub.ask(name, commands.time_out)
    return await hub.open(name)


async def pass_by(clock: Time, seconds: int, hub: Hub) -> None:
    """Let time pass while the process is alive."""
    for _ in range(seconds):
        clock.now += SECOND
        await hub.heartbeat.beat()


async def pauses(hub: Hub, name: str) -> list[events.ClockPaused]:
    kept = [events.read(each.data) for each in await hub.store.events(name)]
    return [each for each in kept if isinstance(each, events.ClockPaused)]


# --- downtime ---


@pytest.mark.parametrize("absent", ["bot", "wait"])
def test_time_in_which_the_server_was_down_is_not_charged(database: str, absent: str) -> None:
    clock = Time()

    async def work() -> None:
        async with hubs(database, clock) as [hub]:
            name = await begin(hub, absent=absent)
            await pass_by(clock, 2, hub)
        clock.now += 31 * SECOND
        async with hubs(database, clock) as [hub]:
            live = await ring(hub, name)
            assert live.table.seats[0].away == ""
            await pass_by(clock, 8, hub)  # 5 of them are the grace period
            await play(hub, name, live.table.seq)
            [given] = await pauses(hub, name)
            # If the table waits anyway, SQLite doesn't write every second, so the player may be credited with more.
            most = (2 if absent == "wait" else 0) * SECOND
            assert 0 <= given.milliseconds - (31 + 5) * SECOND <= most
            assert 0 <= live.table.seats[0].bank - (30 - 2 - 3) * SECOND <= most

    run(work)


def test_a_move_sent_again_after_the_restart_is_not_refused_for_the_pause(database: str) -> None:
    clock = Time()

    async def work() -> None:
        async with hubs(database, clock) as [hub]:
            name = await begin(hub)
            known = (await hub.open(name)).table.seq
        clock.now += 31 * SECOND
        async with hubs(database, clock) as [hub]:
            assert (await ring(hub, name)).table.seq == known + 1
            await play(hub, name, known)
            live = await hub.open(name)
            assert live.table.match
            assert len(live.table.match.actions) == 1
            assert live.table.seats[0].bank == 30 * SECOND  # the unused grace period isn't added

    run(work)


def test_several_processes_give_the_time_back_once(postgres: Postgres) -> None:
    database, clock = postgres.create(f"test_{secrets.token_hex(6)}"), Time()

    async def work() -> None:
        async with hubs(database, clock) as [hub]:
            name = await begin(hub)
        clock.now += 31 * SECOND
        async with hubs(database, clock, 3) as found:
            assert sum(len(hub.heartbeat.ended) for hub in found) == 1
            assert {tuple(hub.heartbeat.outages) for hub in found} == {(Outage(START, START + 31 * SECOND),)}
            await asyncio.gather(*(ring(hub, name) for hub in found for _ in range(3)))
            assert len(await pauses(found[0], name)) == 1

    run(work)


def test_no_time_is_given_back_while_another_process_lives(postgres: Postgres) -> None:
    database, clock = postgres.create(f"test_{secrets.token_hex(6)}"), Time()

    async def work() -> None:
        async with hubs(database, clock) as [other]:
            async with hubs(database, clock) as [hub]:
                name = await begin(hub)
            await pass_by(clock, 31, other)
            async with hubs(database, clock) as [hub]:
                assert (await ring(hub, name)).table.seats[0].away == "timed_out"
                assert await pauses(hub, name) == []

    run(work)


def test_time_without_the_database_or_asleep_is_not_charged(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Time()

    async def work() -> None:
        async with hubs(database, clock) as [hub]:
            name = await begin(hub)
            beat = hub.store.beat

            async def away(now: int, clock: int | None = None) -> Beat:
                raise DatabaseUnavailable("database_away")

            monkeypatch.setattr(hub.store, "beat", away)
            clock.now += 31 * SECOND
            with pytest.raises(DatabaseUnavailable):  # it is still unknown whether anyone could move
                await ring(hub, name)
            monkeypatch.setattr(hub.store, "beat", beat)
            assert (await ring(hub, name)).table.seats[0].away == ""
            await pass_by(clock, 36, hub)
            assert (await ring(hub, name)).table.seats[0].away == "timed_out"

    run(work)


def test_a_second_outage_is_given_back_too_and_bots_get_nothing() -> None:
    table = Table("t")
    plan = Plan("nile", [SeatPlan(kind="person", name="Ann"), SeatPlan(kind="bot", level="random")], {"first": "1"},
                clock=Clock(bank=30))  # fmt: skip
    for event in commands.create(plan, "ann"):
        table.apply(event, 0)
    for event in commands.begin(table, "ann"):
        table.apply(event, 0)
    outages = [(10_000, 40_000)]
    first = commands.pause(table, outages)
    assert first
    table.apply(first, 40_000)
    assert commands.pause(table, outages) is None
    outages.append((60_000, 70_000))
    second = commands.pause(table, outages)
    assert second
    assert second.milliseconds == 15_000
    table.apply(second, 70_000)
    for event in commands.move(table, [0], table.seq, "pass"):
        table.apply(event, 70_000)
    assert table.seats[0].bank == (30 - 10 - 20 + 10) * SECOND  # the grace period was used twice
    assert table.bot_to_play
    assert commands.pause(table, [*outages, (70_000, 80_000)]) is None


def test_nobody_is_timed_out_by_a_server_that_was_killed_and_started_again(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with processes() as start:
        server = start(f"sqlite:///{path}", "--no-limits")
        client = Client(server.address)
        seats = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bob"}]
        table = client.create("nile", seats, options={"first": "1"}, clock={"bank": 20})
        client.start(table)
        server.kill()
        with sqlite3.connect(path) as db:  # back-date everything by a minute: that long, it was down
            db.execute("UPDATE events SET at = at - 60000")
            db.execute("UPDATE tables SET due = due - 60000")
            db.execute("UPDATE heartbeat SET at = at - 60000")
        db.close()
        server = start(f"sqlite:///{path}", "--no-limits", port=server.port)
        shown = until(lambda: (seen := my_turn(client, table))["seq"] > 3 and seen, "the time given back")
        assert shown["seats"][0]["away"] is None
        move(client, shown)
        assert client.see(table)["seats"][0]["bank"] > 0


# --- time ---


class Fake:
    """A store with nothing but a clock."""

    def __init__(self) -> None:
        self.clock, self.monotonic, self.trip = START, 0.0, 0.0
        self.at = 0

    async def beat(self, now: int, clock: int | None = None) -> Beat:
        previous, sent = self.at, self.monotonic
        self.pass_by(self.trip / 2)
        self.at, read = max(self.at, self.clock, now), self.clock
        self.pass_by(self.trip / 2)
        ended = bool(previous) and self.at - previous > 3 * SECOND
        outages = [Outage(previous, self.at)] if ended else []
        return Beat(self.at, read, sent, self.monotonic, ended, outages, frozenset())

    def pass_by(self, milliseconds: float) -> None:
        self.monotonic += milliseconds
        self.clock += int(milliseconds)


@pytest.fixture
def fake(monkeypatch: pytest.MonkeyPatch) -> Fake:
    found = Fake()
    monkeypatch.setattr(heartbeat, "_monotonic", lambda: found.monotonic)
    return found


def beating(fake: Fake) -> Heartbeat:
    store: Store = fake  # type: ignore[assignment]
    return Heartbeat(store)


def test_a_machine_whose_clock_is_wrong_takes_the_databases_time(fake: Fake, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(heartbeat, "_wall", lambda: START + 86_400_000.0)
    fake.trip = 40

    async def work() -> None:
        heart = beating(fake)
        await heart.beat()
        assert abs(heart.now() - fake.clock) <= 20
        fake.pass_by(500)
        assert abs(heart.now() - fake.clock) <= 20

    run(work)


def test_a_clock_that_jumps_charges_nobody_and_time_never_runs_backwards(fake: Fake) -> None:
    async def work() -> None:
        heart = beating(fake)
        await heart.beat()
        fake.pass_by(SECOND)
        before = heart.now()
        fake.clock += 3_600_000  # one hour forward
        assert heart.now() == before
        await heart.beat()
        assert heart.now() == fake.clock
        assert heart.outages == [Outage(START, fake.clock)]
        fake.clock -= 7_200_000  # two hours back
        before = heart.now()
        for _ in range(3):
            fake.pass_by(SECOND)
            await heart.beat()
        assert heart.now() == before + 3 * SECOND
        assert len(heart.outages) == 1

    run(work)


def test_a_process_that_runs_a_little_ahead_waits_for_the_clock(fake: Fake) -> None:
    async def work() -> None:
        heart = beating(fake)
        await heart.beat()
        fake.monotonic += 200  # this machine's clock is fast
        before = heart.now()
        await heart.beat()
        assert heart.now() == before == fake.clock + 200
        fake.pass_by(500)
        assert heart.now() == fake.clock

    run(work)
