"""Requests that wait for the disk are committed together, and one that fails doesn't affect the others."""

import asyncio
from collections.abc import Awaitable, Callable

from nomarch.server.store import Conflict, Repeated, Store, StoredEvent, TableSummary, open_store

TABLES = [f"table{number:07d}" for number in range(20)]


def head(table: str, seq: int) -> TableSummary:
    return TableSummary(table, seq, "nile", "waiting", False, 1, seq, None, "{}")


def append(store: Store, table: str, seq: int, key: str = "") -> Awaitable[None]:
    return store.append(head(table, seq), [StoredEvent(seq, seq, "{}", key)], ["ann"])


def run(database: str, scene: Callable[[Store], Awaitable[None]]) -> None:
    async def play() -> None:
        store = open_store(database)
        await store.start(lambda notice: None)
        try:
            await scene(store)
        finally:
            await store.stop()

    asyncio.run(play())


def test_many_tables_at_once_are_all_kept(database: str) -> None:
    async def scene(store: Store) -> None:
        await asyncio.gather(*(append(store, table, 1) for table in TABLES))
        await asyncio.gather(*(append(store, table, 2) for table in reversed(TABLES)))
        for table in TABLES:
            assert [event.seq for event in await store.events(table)] == [1, 2]
        assert {found.id for found in await store.heads(who="ann")} == set(TABLES)

    run(database, scene)


def test_a_conflict_and_a_repeated_key_fail_alone(database: str) -> None:
    async def scene(store: Store) -> None:
        await asyncio.gather(*(append(store, table, 1, "first") for table in TABLES))
        late, again, *others = TABLES
        answers = await asyncio.gather(
            append(store, late, 1), append(store, again, 2, "first"), *(append(store, table, 2) for table in others),
            return_exceptions=True,
        )  # fmt: skip
        assert isinstance(answers[0], Conflict)
        assert isinstance(answers[1], Repeated)
        assert answers[1].seq == 1
        assert answers[2:] == [None] * len(others)
        assert [len(await store.events(table)) for table in TABLES] == [1, 1] + [2] * len(others)

    run(database, scene)


def test_of_two_who_make_the_same_table_at_once_one_does(database: str) -> None:
    async def scene(store: Store) -> None:
        answers = await asyncio.gather(*(append(store, "same", 1, "key") for _ in range(3)), return_exceptions=True)
        assert sorted(type(answer).__name__ for answer in answers) == ["NoneType", "Repeated", "Repeated"]

    run(database, scene)


def test_what_waits_is_kept_before_the_store_closes(database: str) -> None:
    async def scene(store: Store) -> None:
        waiting = asyncio.gather(*(append(store, table, 1) for table in TABLES))
        await asyncio.sleep(0)
        await store.stop()
        await waiting
        await store.start(lambda notice: None)
        assert len(await store.heads(who="ann")) == len(TABLES)

    run(database, scene)
