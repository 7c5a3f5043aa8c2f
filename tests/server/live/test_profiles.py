"""Profiles: whom a device acts as, in every process."""

from __future__ import annotations

import asyncio
import contextlib

import pytest

from nomarch.server.domain import commands
from nomarch.server.domain.commands import Plan
from nomarch.server.domain.events import SeatPlan
from nomarch.server.domain.problems import Forbidden, Problem
from nomarch.server.live.hub import Hub, Watcher
from nomarch.server.live.profiles import LINK_MINUTES, MOST_DEVICES, Profiles
from nomarch.server.store import open_store


def key_of(refused: pytest.ExceptionInfo[Problem]) -> str:
    return refused.value.message.key


def test_sign_in_and_sign_out_count_at_once_in_every_process(database: str) -> None:
    async def use() -> None:
        async with contextlib.AsyncExitStack() as opened:
            hubs = [Hub(open_store(database)) for _ in range(1 if database.startswith("sqlite") else 2)]
            for hub in hubs:
                await hub.start()
                opened.push_async_callback(hub.stop)
            every = [Profiles(hub) for hub in hubs]
            near, far = every[0], every[-1]
            assert await far.who("phone") == "phone"  # and caches it
            secret, _ = await near.new_link("ann", "ann")
            assert await near.join("phone", "phone", secret=secret) == "ann"
            await until(far, "phone", "ann")
            await near.sign_out_others("ann", "ann")
            await until(far, "phone", "phone")

    asyncio.run(use())


async def until(profiles: Profiles, device: str, who: str) -> None:
    while await profiles.who(device) != who:
        await asyncio.sleep(0.01)


def profiles_of(now: list[int]) -> tuple[Hub, Profiles]:
    hub = Hub(open_store("sqlite:///:memory:"), lambda: now[0])
    return hub, Profiles(hub)


def test_a_link_expires_and_a_profile_has_so_many_devices() -> None:
    async def use() -> None:
        now = [1_000_000]
        hub, profiles = profiles_of(now)
        await hub.start()
        secret, until_then = await profiles.new_link("ann", "ann")
        assert until_then == now[0] + LINK_MINUTES * 60_000
        now[0] = until_then
        with pytest.raises(Forbidden) as refused:
            await profiles.join("bob", "bob", secret=secret)
        assert key_of(refused) == "profile_link_gone"
        phrase = await profiles.new_phrase("ann", "ann")
        for number in range(MOST_DEVICES - 1):
            await profiles.join(f"device {number}", f"device {number}", phrase=phrase)
        with pytest.raises(Problem) as full:
            await profiles.join("bob", "bob", phrase=phrase)
        assert key_of(full) == "profile_full"
        await hub.stop()

    asyncio.run(use())


def test_nobody_locks_themselves_out() -> None:
    async def use() -> None:
        hub, profiles = profiles_of([1_000_000])
        await hub.start()
        with pytest.raises(Problem) as refused:
            await profiles.sign_out("ann", "ann")
        assert key_of(refused) == "profile_only_device"
        phrase = await profiles.new_phrase("ann", "ann")
        await profiles.sign_out("ann", "ann")
        assert await profiles.who("ann") != "ann"
        assert await profiles.join(await profiles.who("ann"), "ann", phrase=phrase) == "ann"
        await hub.stop()

    asyncio.run(use())


def test_an_answer_from_before_a_change_is_not_cached_after_it() -> None:
    async def use() -> None:
        hub, profiles = profiles_of([1_000_000])
        await hub.start()
        asking = asyncio.create_task(profiles.who("phone"))
        await asyncio.sleep(0)  # it has begun
        hub.device_changed("phone")
        await asking
        await hub.store.add_device("phone", "ann", 1)
        assert await profiles.who("phone") == "ann"
        await hub.stop()

    asyncio.run(use())


def test_after_a_lost_connection_sockets_of_other_people_reconnect() -> None:
    async def use() -> None:
        hub, profiles = profiles_of([1_000_000])
        await hub.start()
        plan = Plan("nile", [SeatPlan(), SeatPlan()])
        live, _ = await hub.create(commands.create(plan, "ann"))
        phone, laptop = (Watcher(name, None, None, device=name) for name in ("phone", "laptop"))
        for watcher in (phone, laptop):
            live.add(watcher)
            await profiles.who(watcher.device)
        await hub.store.add_device("phone", "ann", 1)  # by another process
        hub.device_changed("")
        while not phone.signed_out:
            await asyncio.sleep(0)
        assert not laptop.signed_out
        await hub.stop()

    asyncio.run(use())
