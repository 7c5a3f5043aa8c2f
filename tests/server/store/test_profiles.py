"""Profiles and their devices, as both databases keep them."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from nomarch.server.store import Alert, Profile, Store
from tests.server.store.stores import event, head, using

PUSH = Alert("1" * 32, "phone", "push", "{}", "de", 10, True)
MAIL = Alert("2" * 32, "ann", "mail", "ann@mail.example", "fr", 20, True)


def test_a_device_acts_as_itself_until_it_joins_a_profile(database: str) -> None:
    async def work(store: Store) -> None:
        assert await store.identity("phone") == "phone"
        assert await store.profile("ann") is None
        await store.make_profile("ann", "ann", 5)
        await store.make_profile("ann", "ann", 6)
        assert await store.profile("ann") == Profile("ann", "", "", 5)
        await store.add_device("phone", "ann", 7)
        assert await store.identity("phone") == await store.identity("ann") == "ann"
        assert [each.device for each in await store.devices("ann")] == ["ann", "phone"]
        await store.change_profile("ann", name="Ann")
        assert await store.profile("ann") == Profile("ann", "Ann", "", 5)

    using(database, work)


def test_a_link_is_taken_once_and_in_time(database: str) -> None:
    async def work(store: Store) -> None:
        await store.make_profile("ann", "ann", 5)
        await store.offer_link("ann", "secret", 100)
        assert await store.take_link("secret", 100) is None
        assert await store.take_link("", 10) is None
        taken = await asyncio.gather(*(store.take_link("secret", 99) for _ in range(5)))
        assert sorted(map(str, taken)) == ["None"] * 4 + ["ann"]
        await store.offer_link("ann", "older", 100)
        await store.offer_link("ann", "newer", 100)
        assert await store.take_link("older", 10) is None

    using(database, work)


def test_a_new_phrase_replaces_the_one_before(database: str) -> None:
    async def work(store: Store) -> None:
        for who in ("ann", "bob"):
            await store.make_profile(who, who, 5)
        assert await store.find_phrase("") is None
        await store.change_profile("ann", phrase="one")
        assert await store.find_phrase("one") == "ann"
        await store.change_profile("ann", phrase="two")
        assert await store.find_phrase("one") is None
        assert await store.find_phrase("two") == "ann"

    using(database, work)


def test_a_device_that_is_signed_out_never_acts_as_the_profile_again(database: str) -> None:
    async def work(store: Store) -> None:
        await store.make_profile("ann", "ann", 5)
        await store.add_device("phone", "ann", 6)
        await store.put_alert(PUSH)
        await store.sign_out("ann", ["ann"])  # the device that it began with
        own = await store.identity("ann")
        assert own not in ("ann", "phone")
        await store.add_device("ann", "bob", 7)  # elsewhere, and away again
        await store.sign_out("bob", ["ann"])
        assert await store.identity("ann") == own
        assert await store.identity("phone") == "ann"
        await store.sign_out("bob", ["phone"])  # not theirs
        assert await store.identity("phone") == "ann"
        await store.sign_out("ann", ["phone"])
        assert await store.identity("phone") == "phone"
        assert await store.alerts(["phone"]) == []

    using(database, work)


def test_alerts_reach_every_device_of_a_person_and_no_other(database: str) -> None:
    async def work(store: Store) -> None:
        await store.make_profile("ann", "ann", 5)
        first = replace(PUSH, id="3" * 32, who="ann")
        for alert in (PUSH, MAIL, first, replace(PUSH, id="4" * 32, who="bob")):
            await store.put_alert(alert)
        assert await store.alerts_for(["ann"]) == [MAIL, first]
        assert await store.alerts_for([]) == []
        await store.add_device("phone", "ann", 6)
        assert await store.alerts_for(["ann"]) == [MAIL, first, PUSH]
        assert await store.alerts_for(["phone"]) == []
        await store.sign_out("ann", ["ann"])
        await store.put_alert(first)  # it subscribes again, as somebody else
        assert await store.alerts_for(["ann"]) == [MAIL, PUSH]
        assert await store.alerts_for([await store.identity("ann")]) == [first]

    using(database, work)


def test_a_dropped_profile_leaves_nothing_of_its_own(database: str) -> None:
    async def work(store: Store) -> None:
        await store.make_profile("ann", "ann", 5)
        await store.change_profile("ann", phrase="one")
        await store.put_alert(MAIL)
        await store.append(head("t" * 12, 1), [event(1)], ["ann", "bob"])
        await store.drop_profile("ann", ["ann"])
        assert await store.identity("ann") != "ann"
        assert await store.profile("ann") is None
        assert await store.find_phrase("one") is None
        assert await store.alerts(["ann"]) == []
        assert await store.heads(who="ann") == []
        assert len(await store.heads(who="bob")) == 1

    using(database, work)
