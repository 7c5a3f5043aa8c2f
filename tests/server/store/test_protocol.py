"""The contract of a store, on SQLite and on PostgreSQL."""

import asyncio

import pytest

from nomarch.server.store import Conflict, Repeated, Review, Store
from nomarch.server.store import postgres as postgres_store
from nomarch.server.store import sqlite as sqlite_store
from nomarch.server.store.migrations import MIGRATIONS
from nomarch.text.errors import NomarchError
from tests.server.store.stores import event, head, using

# --- events ---


def test_what_was_kept_is_there_when_the_store_is_opened_again(database: str) -> None:
    kept = [event(1, "a"), event(2), event(3, "b", '{"naïve": "☃ \' \\" \\n"}')]

    async def write(store: Store) -> None:
        await store.append(head("t", 1), kept[:1], ["ann"])
        await store.append(head("t", 3), kept[1:], [])

    async def read(store: Store) -> None:
        assert await store.events("t") == kept
        assert await store.events("t", 2) == kept[2:]
        assert await store.events("nowhere") == []
        assert await store.heads() == [head("t", 3)]

    using(database, write)
    using(database, read)


def test_of_many_who_take_the_same_place_one_gets_it(database: str) -> None:
    async def race(store: Store) -> None:
        await store.append(head("t", 1), [event(1)], [])
        for seq in range(2, 12):
            tries = [store.append(head("t", seq), [event(seq, data=f"{seq} by {i}")], []) for i in range(8)]
            ended = await asyncio.gather(*tries, return_exceptions=True)
            assert sorted(type(each).__name__ for each in ended) == ["Conflict"] * 7 + ["NoneType"]
            winner = ended.index(None)
            assert (await store.events("t", seq - 1))[0].data == f"{seq} by {winner}"
        assert [each.seq for each in await store.events("t")] == list(range(1, 12))

    using(database, race)


def test_a_table_that_is_there_already_is_a_conflict(database: str) -> None:
    async def twice(store: Store) -> None:
        await store.append(head("t", 1), [event(1, "a")], ["ann"])
        with pytest.raises(Conflict):
            await store.append(head("t", 1), [event(1, "b")], ["bob"])
        assert await store.heads(who="bob") == []

    using(database, twice)


def test_a_key_is_good_for_one_request_at_its_table(database: str) -> None:
    async def repeat(store: Store) -> None:
        await store.append(head("t", 2), [event(1), event(2, "a")], [])
        await store.append(head("u", 1), [event(1, "a")], [])  # keys are separate for each table
        for seq in (2, 3):  # outdated, and up to date
            with pytest.raises(Repeated) as repeated:
                await store.append(head("t", seq), [event(seq, "a")], [])
            assert repeated.value.seq == 2
        assert len(await store.events("t")) == 2
        for seq in (3, 4):  # events without a key can repeat
            await store.append(head("t", seq), [event(seq)], [])

    using(database, repeat)


def test_the_same_key_sent_many_times_at_once_is_kept_once(database: str) -> None:
    async def repeat(store: Store) -> None:
        await store.append(head("t", 1), [event(1)], [])
        tries = [store.append(head("t", 2 + i), [event(2 + i, "a")], []) for i in range(8)]
        ended = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(each is None for each in ended) == 1
        assert all(each is None or isinstance(each, Repeated) for each in ended)

    using(database, repeat)


def test_events_are_kept_all_or_none(database: str) -> None:
    async def half(store: Store) -> None:
        await store.append(head("t", 3), [event(1), event(2), event(3)], [])
        before = await store.heads()
        with pytest.raises(Conflict):
            await store.append(head("t", 5, phase="over"), [event(4), event(5), event(3)], ["ann"])
        assert [each.seq for each in await store.events("t")] == [1, 2, 3]
        assert await store.heads() == before
        assert await store.heads(who="ann") == []

    using(database, half)


def test_many_tables_are_kept_at_once_and_none_suffers_from_another(database: str) -> None:
    async def many(store: Store) -> None:
        async def one(table: str) -> None:
            for seq in range(1, 6):
                await store.append(head(table, seq), [event(seq, f"k{seq}")], [])
                with pytest.raises(Conflict):
                    await store.append(head(table, seq), [event(seq)], [])

        await asyncio.gather(*(one(f"t{i}") for i in range(40)))
        for i in range(40):
            assert await store.events(f"t{i}") == [event(seq, f"k{seq}") for seq in range(1, 6)]

    using(database, many)


def test_one_who_goes_away_while_a_request_is_kept_takes_nobody_along(database: str) -> None:
    async def leave(store: Store) -> None:
        tasks = [asyncio.create_task(store.append(head(f"t{i}", 1), [event(1)], [])) for i in range(10)]
        await asyncio.sleep(0)
        tasks[3].cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
        assert [i for i, each in enumerate(ended) if each is not None] == [3]
        assert {each.id for each in await store.heads()} >= {f"t{i}" for i in range(10) if i != 3}
        assert await store.events("t9") == [event(1)]

    using(database, leave)


# --- lists ---


def test_tables_are_listed_by_phase_by_device_and_last_changed_first(database: str) -> None:
    heads = [
        head("a", 1, updated=10, phase="waiting", listed=True),
        head("b", 1, updated=20, phase="over", listed=True),
        head("c", 1, updated=30, phase="waiting", summary='{"x": 1}'),
        head("d", 1, updated=40, phase="over", listed=True, due=7),
    ]

    async def look(store: Store) -> None:
        for each in heads:
            await store.append(each, [event(1)], ["ann", each.id])
        assert await store.heads() == heads[::-1]
        assert await store.heads(phase="waiting", listed=True) == [heads[0]]
        assert await store.heads(phase="over", listed=True, before=40) == [heads[1]]
        assert await store.heads(who="c") == [heads[2]]
        assert await store.heads(who="ann", limit=2) == [heads[3], heads[2]]

    using(database, look)


def test_what_is_due_is_found_the_oldest_first(database: str) -> None:
    async def look(store: Store) -> None:
        for table, due in (("a", 30), ("b", 10), ("c", None), ("d", 20)):
            await store.append(head(table, 1, due=due), [event(1)], [])
        assert await store.due(30) == ["b", "d"]
        assert await store.due(31, limit=1) == ["b"]
        await store.append(head("b", 2, due=None), [event(2)], [])
        assert await store.due(100) == ["d", "a"]

    using(database, look)


def test_what_a_process_is_busy_with_is_not_due(database: str) -> None:
    async def look(store: Store) -> None:
        for table in ("a", "b"):
            await store.append(head(table, 1, due=10), [event(1)], [])
        assert await store.due(30, ["a"]) == ["b"]
        assert await store.clocked(5) == ["a", "b"]
        assert await store.clocked(10) == []

    using(database, look)


# --- chat, the server key, notices ---


def test_lines_of_chat_are_numbered_one_after_the_other(database: str) -> None:
    async def talk(store: Store) -> None:
        for table in ("t", "u"):
            await store.append(head(table, 1), [event(1)], [])
        said = await asyncio.gather(*(store.say("t", i, i % 2 or None, "Ann", f"line {i}") for i in range(20)))
        assert sorted(each.number for each in said) == list(range(1, 21))
        assert await store.chat("t") == sorted(said, key=lambda each: each.number)
        assert [each.number for each in await store.chat("t", 18)] == [19, 20]
        assert (await store.say("u", 1, None, "Bob", "hello")).number == 1

    using(database, talk)


def test_an_analysis_goes_on_as_long_as_it_is_wanted(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (sqlite_store, postgres_store):
        monkeypatch.setattr(module, "MOST_REVIEWS", 2)
    begun = Review("ann", "judge", 10, 0, 3)
    half, whole = Review("ann", "judge", 20, 1, 3), Review("ann", "judge", 30, 3, 3, "{}")

    async def look(store: Store) -> None:
        for table in ("t", "u", "v"):
            await store.append(head(table, 1), [event(1)], [])
        assert await store.review("t") is None
        assert not await store.go_on_with_review("t", half)
        for review in (begun, half, whole):
            kept = store.begin_review if review is begun else store.go_on_with_review
            await kept("t", review)
            assert await store.review("t") == review
        other = Review("bob", "other", 40, 0, 3)
        await store.begin_review("t", other)
        assert not await store.go_on_with_review("t", whole)  # a new analysis was started with another judge
        assert await store.review("t") == other
        await store.drop_review("t")
        assert await store.review("t") is None
        for at, table in enumerate(("v", "t", "u")):
            await store.begin_review(table, Review("ann", "judge", at, 0, 3))
        assert [await store.review(table) is None for table in ("v", "t", "u")] == [True, False, False]

    using(database, look)


def test_the_servers_key_is_made_once(database: str) -> None:
    found: list[bytes] = []

    async def look(store: Store) -> None:
        found.append(await store.server_key())

    using(database, look)
    using(database, look)
    assert found[0] == found[1]
    assert len(found[0]) == 32


# --- deleting ---


def test_two_appends_at_one_table_that_wait_together_leave_the_last_head(database: str) -> None:
    async def both(store: Store) -> None:
        await asyncio.gather(*(store.append(head("t", seq), [event(seq)], []) for seq in range(1, 6)))
        assert await store.heads() == [head("t", 5)]

    using(database, both)


# --- unusable databases ---


def test_a_database_of_a_newer_schema_is_refused(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def nothing(store: Store) -> None:
        pass

    later = (*MIGRATIONS, "CREATE TABLE later (x integer)")
    with monkeypatch.context() as patch:
        patch.setattr(sqlite_store, "MIGRATIONS", later)
        patch.setattr(postgres_store, "MIGRATIONS", later)
        using(database, nothing)
    with pytest.raises(NomarchError, match="newer version of nomarch") as refused:
        using(database, nothing)
    assert refused.value.message.args == {"found": len(later), "known": len(MIGRATIONS)}
