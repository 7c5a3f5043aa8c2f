"""Old tables are removed, a few at a time."""

import asyncio
import secrets

import pytest

from nomarch.server.store import Gone, Notice, Review, Store
from tests.server.postgres import Postgres
from tests.server.store.stores import event, head, opened, using


def test_old_tables_are_removed_a_few_at_a_time(database: str) -> None:
    async def tidy(store: Store) -> None:
        for i in range(7):
            await store.append(head(f"t{i}", 1, phase="closed", updated=i), [event(1)], [])
        batches = []
        while gone := await store.purge("closed", 6, limit=4):
            batches.append(gone)
        assert batches == [["t0", "t1", "t2", "t3"], ["t4", "t5"]]
        assert [each.id for each in await store.heads()] == ["t6"]

    using(database, tidy)


def test_two_processes_that_tidy_at_once_do_not_get_into_each_others_way(postgres: Postgres) -> None:
    url = postgres.create(f"test_{secrets.token_hex(6)}")

    async def tidy() -> None:
        async with opened(url) as one, opened(url) as other:
            await asyncio.gather(*(
                one.append(head(f"t{i:02}", 1, phase="closed", updated=i), [event(1)], []) for i in range(40)
            ))  # fmt: skip
            gone: list[str] = []
            while len(gone) < 40:
                for found in await asyncio.gather(one.purge("closed", 99, limit=5), other.purge("closed", 99, limit=5)):
                    gone += found
            assert sorted(gone) == [f"t{i:02}" for i in range(40)]

    asyncio.run(asyncio.wait_for(tidy(), 60))


def test_a_deleted_table_is_gone_with_all_that_belongs_to_it(database: str) -> None:
    async def delete(store: Store) -> None:
        for table in ("t", "u", "v"):
            await store.append(head(table, 1), [event(1, "a")], ["ann"])
            await store.say(table, 1, None, "Ann", "hello")
            await store.begin_review(table, Review("ann", "judge", 1, 0, 3))
        assert await store.delete(["t", "v", "nowhere"]) == 2
        assert [each.id for each in await store.heads(who="ann")] == [each.id for each in await store.heads()] == ["u"]
        assert (await store.events("t"), await store.chat("t"), await store.review("t")) == ([], [], None)
        assert (len(await store.events("u")), len(await store.chat("u"))) == (1, 1)
        assert await store.review("u") is not None

    using(database, delete)


def test_nothing_can_be_added_to_a_deleted_table(database: str) -> None:
    async def add(store: Store) -> None:
        for table in ("t", "u"):
            await store.append(head(table, 1), [event(1)], [])
        await store.delete(["t"])
        late = [store.append(head(table, 2), [event(2)], ["ann"]) for table in ("t", "u")]
        ended = await asyncio.gather(*late, return_exceptions=True)
        assert [type(each) for each in ended] == [Gone, type(None)]
        with pytest.raises(Gone):
            await store.say("t", 1, None, "Ann", "hello")
        with pytest.raises(Gone):
            await store.begin_review("t", Review("ann", "judge", 1, 0, 3))
        assert [each.id for each in await store.heads()] == ["u"]

    using(database, add)


def test_every_process_hears_that_a_table_was_deleted(database: str) -> None:
    heard: list[Notice] = []

    async def delete() -> None:
        async with opened(database, heard.append) as store:
            await store.append(head("t", 1), [event(1)], [])
            await store.delete(["t"])
            while Notice("t", gone=True) not in heard:
                await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(delete(), 60))
