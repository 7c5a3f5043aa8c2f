"""How devices want to be told of their turns, as both databases keep it."""

from __future__ import annotations

from dataclasses import replace

from nomarch.server.store import Alert, Store
from tests.server.store.stores import using

PUSH = Alert("1" * 32, "ann", "push", '{"endpoint": "https://push.example/ä"}', "de", 10, True)
MAIL = Alert("2" * 32, "ann", "mail", "ann@mail.example", "fr", 20, False)


def test_a_device_has_one_alert_of_each_kind(database: str) -> None:
    async def work(store: Store) -> None:
        assert await store.put_alert(PUSH) == PUSH
        assert await store.put_alert(MAIL) == MAIL
        other = replace(PUSH, id="3" * 32, target="{}", at=30)
        assert await store.put_alert(other) == other
        assert await store.alerts(["ann", "bob"]) == [MAIL, other]
        assert await store.alerts([]) == []
        await store.drop_alerts("ann", "push")
        assert await store.alerts(["ann"]) == [MAIL]

    using(database, work)


def test_the_same_address_keeps_its_name_and_needs_no_second_confirmation(database: str) -> None:
    async def work(store: Store) -> None:
        await store.put_alert(MAIL)
        await store.confirm_alert(MAIL.id)
        again = await store.put_alert(replace(MAIL, id="4" * 32, language="nl", at=50))
        assert again == replace(MAIL, language="nl", at=50, confirmed=True)
        moved = replace(MAIL, id="5" * 32, target="ann@other.example")
        assert await store.put_alert(moved) == moved
        assert await store.find_alert(MAIL.id) is None
        assert await store.find_alert(moved.id) == moved

    using(database, work)


def test_alerts_are_forgotten_when_dropped_or_old(database: str) -> None:
    async def work(store: Store) -> None:
        await store.put_alert(PUSH)
        await store.put_alert(MAIL)
        await store.put_alert(replace(MAIL, id="6" * 32, who="bob", confirmed=True))
        assert await store.purge_alerts(unconfirmed=15, unseen=10) == 0
        assert await store.purge_alerts(unconfirmed=25, unseen=11) == 2
        assert [alert.who for alert in await store.alerts(["ann", "bob"])] == ["bob"]
        await store.drop_alert("6" * 32)
        assert await store.alerts(["ann", "bob"]) == []

    using(database, work)
