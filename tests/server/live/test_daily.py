"""Attempts at the daily deal: one that counts for each device, on every process."""

from __future__ import annotations

import pytest

from nomarch.server.domain import commands
from nomarch.server.domain.daily import begins, ends, reveals
from nomarch.server.domain.events import Event
from nomarch.server.domain.table import Table
from nomarch.server.live.daily import Daily
from nomarch.server.live.hub import Hub
from nomarch.text.errors import NomarchError
from tests.server.live.clocks import Time, hubs, run

DAY = "2026-11-18"


def at_noon() -> Time:
    time = Time()
    time.now = begins(DAY) + 12 * 3_600_000
    return time


async def play(hub: Hub, who: str, *, again: bool = False, day: str = DAY, key: str = "") -> str:
    found, _ = await Daily(hub).play("nile", day, who, who.title(), "net", again=again, key=key)
    return found.table.id


async def finish(hub: Hub, table: str) -> None:
    """Every seat takes its first legal action; bots too, which no scheduler moves here."""
    while (await hub.open(table)).table.phase == "playing":
        await hub.ask(table, _first)


def _first(table: Table, now: int) -> list[Event]:
    assert table.match
    action = table.match.legal[0]
    if table.bot_to_play:
        return commands.bot_move(table, table.decided_seq, action)
    return commands.move(table, [0], table.seq, action)


async def refused(hub: Hub, who: str, *, again: bool = False, day: str = DAY) -> str:
    with pytest.raises(NomarchError) as found:
        await play(hub, who, again=again, day=day)
    return found.value.message.key


def test_a_device_has_one_attempt_on_every_process_and_then_plays_for_practice(database: str) -> None:
    async def work() -> None:
        async with hubs(database, time := at_noon(), 2 if database.startswith("postgres") else 1) as found:
            one, other = found[0], found[-1]
            table = await play(one, "ann")
            assert await play(other, "ann") == table
            assert await play(other, "bob") != table
            assert await refused(other, "ann", again=True) == "daily_first"
            await finish(one, table)
            again = await play(other, "ann", again=True, key="k")
            assert again not in (table, await play(other, "ann", again=True, key="l"))
            assert await play(one, "ann", again=True, key="k") == again
            await finish(one, again)
            mine = await Daily(other).deal("nile", DAY, "ann")
            assert (mine["finished"], mine["yours"]["table"], mine["yours"]["rank"]) == (1, table, 1)
            assert sum(bar["count"] for bar in mine["scores"]) == 1
            time.now = ends(DAY)
            assert await play(one, "ann") == table
            assert await refused(one, "cid") == "daily_over"
            assert await play(one, "cid", again=True)
            assert await refused(one, "cid", day="2026-11-20") == "daily_not_yet"

    run(work)


def test_those_who_have_yet_to_play_get_no_link_to_a_replay(tmp_path: object) -> None:
    async def work() -> None:
        async with hubs(f"sqlite:///{tmp_path}/tables.db", time := at_noon()) as (hub,):
            table = await play(hub, "ann")
            await finish(hub, table)
            daily = Daily(hub)

            async def links(who: str) -> list[str | None]:
                return [row["table"] for row in (await daily.deal("nile", DAY, who))["best"]]

            assert await links("bob") == [None]
            assert await links("ann") == [table]
            other = await play(hub, "bob")
            assert await links("bob") == [None]
            await finish(hub, other)
            assert set(await links("bob")) == {table, other}
            assert await links("cid") == [None, None]
            assert (await daily.deal("nile", DAY, "cid"))["secret"] is None
            time.now = reveals(DAY)
            assert set(await links("cid")) == {table, other}
            told = await daily.deal("nile", DAY, "cid")
            assert (told["open"], len(told["secret"])) == (False, 64)
            assert [row["rank"] for row in told["best"]] == [1, 1]

    run(work)


def test_an_attempt_that_ends_too_late_has_no_rank(tmp_path: object) -> None:
    async def work() -> None:
        async with hubs(f"sqlite:///{tmp_path}/tables.db", time := at_noon()) as (hub,):
            table = await play(hub, "ann")
            time.now = reveals(DAY)
            await finish(hub, table)
            yours = (await Daily(hub).deal("nile", DAY, "ann"))["yours"]
            assert (yours["phase"], yours["score"], yours["rank"]) == ("over", None, None)
            assert yours["text"]
            assert await Daily(hub).days("nile", "") == []

    run(work)


def test_tomorrows_commitment_is_out_today_and_the_same_tomorrow(tmp_path: object) -> None:
    async def work() -> None:
        async with hubs(f"sqlite:///{tmp_path}/tables.db", time := at_noon()) as (hub,):
            before = {each["game"]: each["tomorrow"] for each in (await Daily(hub).today("ann"))["games"]}
            time.now = ends(DAY)
            after = await Daily(hub).today("ann")
            assert {each["game"]: each["commitment"] for each in after["games"]} == before
            assert after["day"] == "2026-11-19"

    run(work)
