"""Results of daily deals, as both databases store them."""

from __future__ import annotations

from typing import Any

from nomarch.server.store import DailyDay, DailyPlace, DailyResult, Store
from tests.server.store.stores import event, head, using

DAY = "2026-11-18"


async def keep(store: Store, table: str, key: int, score: int, day: str = DAY, **changes: Any) -> None:
    result = DailyResult("nile", day, key, score)
    await store.append(head(table, 1, phase="over", daily=result, **changes), [event(1)], [])


def test_results_are_ranked_counted_and_stored_once(database: str) -> None:
    async def work(store: Store) -> None:
        await keep(store, "a", 30, 3, updated=9)
        await keep(store, "b", 40, 4)
        await keep(store, "c", 30, 3, updated=8)
        await keep(store, "d", 10, 3)
        await keep(store, "e", 99, 9, day="2026-11-17")
        await store.append(head("b", 2, phase="over", daily=DailyResult("nile", DAY, 77, 7)), [event(2)], [])
        assert await store.daily_scores("nile", DAY) == [(3, 3), (4, 1)]
        assert await store.daily_scores("fertility", DAY) == []
        best = await store.daily_best("nile", DAY, 3)
        assert [(place, found.id) for place, found in best] == [
            (DailyPlace(1, 4), "b"), (DailyPlace(2, 3), "c"), (DailyPlace(2, 3), "a"),
        ]  # fmt: skip
        assert await store.daily_place("d") == DailyPlace(4, 3)
        assert await store.daily_place("x") is None
        assert await store.daily_days("nile", "2026-11-19") == [DailyDay(DAY, 4, 4), DailyDay("2026-11-17", 1, 9)]
        assert await store.daily_days("nile", DAY, 1) == [DailyDay("2026-11-17", 1, 9)]

    using(database, work)


def test_a_result_is_deleted_with_its_table(database: str) -> None:
    async def work(store: Store) -> None:
        await keep(store, "a", 30, 3)
        await keep(store, "b", 40, 4)
        assert await store.head("a") == head("a", 1, phase="over")
        assert await store.delete(["a"]) == 1
        assert await store.daily_scores("nile", DAY) == [(4, 1)]
        assert await store.purge("over", 100) == ["b"]
        assert await store.daily_days("nile", "2027-01-01") == []
        assert await store.head("a") is None

    using(database, work)


def test_tables_without_a_result_leave_none(database: str) -> None:
    async def work(store: Store) -> None:
        await store.append(head("a", 1), [event(1)], ["ann"])
        assert await store.daily_place("a") is None

    using(database, work)
