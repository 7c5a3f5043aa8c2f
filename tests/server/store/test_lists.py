"""The lists of tables: an index answers each, and they can be read page by page."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from functools import partial
from typing import Any

import asyncpg
import pytest

from nomarch.server.store import Store
from nomarch.server.store.lists import numbered, questions, select_heads, select_old
from tests.server.store.stores import event, head, using

LISTS: dict[str, dict[str, Any]] = {
    "lobby": {"phase": "waiting", "listed": True},
    "next page": {"phase": "waiting", "listed": True, "before": 100, "last": "t"},
    "running": {"phase": "playing", "listed": True, "before": 100, "last": "t"},
    "finished": {"phase": "over", "listed": True, "before": 100},
    "mine": {"who": "ann"},
}
LARGE = 300


def fill(database: str) -> None:
    async def write(store: Store) -> None:
        phases = ("waiting", "over", "playing")
        await asyncio.gather(*(
            store.append(head(f"t{i}", 1, phase=phases[i % 3], listed=i % 2 == 0, updated=i), [event(1)], ["ann", "me"])
            for i in range(LARGE)
        ))  # fmt: skip

    using(database, write)


def plan(database: str, find: Callable[[Callable[[int], str]], tuple[str, list[Any]]]) -> str:
    """How the database goes about a query."""
    if database.startswith("sqlite"):
        query, values = find(questions)
        with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as db:
            return "\n".join(row[3] for row in db.execute(f"EXPLAIN QUERY PLAN {query}", values))
    query, values = find(numbered)

    async def explain() -> str:
        db = await asyncpg.connect(database)
        try:
            # For as few as there are here other ways would be quicker.
            for way in ("seqscan", "bitmapscan", "sort", "incremental_sort"):
                await db.execute(f"SET enable_{way} = off")
            await db.execute("ANALYZE")
            return "\n".join(row[0] for row in await db.fetch(f"EXPLAIN {query}", *values))
        finally:
            await db.close()

    return asyncio.run(explain())


def test_an_index_answers_every_list_in_its_order(database: str) -> None:
    fill(database)
    finds = {name: partial(select_heads, **wanted) for name, wanted in LISTS.items()}
    for uploaded in (False, True):
        finds[f"old, {uploaded}"] = partial(select_old, phase="over", before=9, uploaded=uploaded, limit=9)
    for name, find in finds.items():
        steps = plan(database, find)
        assert not [word for word in ("SCAN", "TEMP B-TREE", "Seq Scan", "Sort") if word in steps], f"{name}:\n{steps}"


def test_a_list_is_read_page_by_page_and_nothing_is_left_out_or_told_twice(database: str) -> None:
    async def read(store: Store) -> None:
        for i in range(25):
            await store.append(head(f"t{i:02}", 1, phase="waiting", listed=True, updated=1 + i // 10), [event(1)], [])
        found = await store.heads(phase="waiting", listed=True, limit=7)
        while page := await store.heads(
            phase="waiting", listed=True, limit=7, before=found[-1].updated, last=found[-1].id
        ):
            found += page
        assert [each.id for each in found] == [f"t{i:02}" for i in range(24, -1, -1)]

    using(database, read)


def test_the_tables_of_a_device_are_those_it_last_sat_down_at(database: str) -> None:
    async def look(store: Store) -> None:
        for i in range(4):
            await store.append(head(f"t{i}", 1, updated=10 + i), [event(1)], ["ann"])
        await store.append(head("t0", 2, updated=50), [event(2)], [])
        assert [each.id for each in await store.heads(who="ann")] == ["t0", "t3", "t2", "t1"]
        assert [each.id for each in await store.heads(who="ann", limit=2)] == ["t3", "t2"]
        await store.append(head("t1", 2, updated=60), [event(2)], ["bob"])
        assert [each.id for each in await store.heads(who="bob")] == ["t1"]

    using(database, look)


@pytest.mark.parametrize("name", LISTS)
def test_lists_hold_what_they_say(name: str, tmp_path: Any) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    fill(database)

    async def look(store: Store) -> None:
        wanted = LISTS[name]
        found = await store.heads(**wanted)
        assert found
        for each in found:
            assert each.phase == wanted.get("phase", each.phase)
            assert each.listed or not wanted.get("listed")
            assert each.updated <= wanted.get("before", LARGE)

    using(database, look)
