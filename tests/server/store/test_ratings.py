"""Ratings as both databases keep them: each game once, in the order of the games' ends."""

from __future__ import annotations

import asyncio
from typing import Any

from nomarch.server.domain.ratings import MOST_TOGETHER, NEW, PROVISIONAL, RatedSeat, Rating, rate
from nomarch.server.store import Store
from nomarch.server.store.lists import numbered, questions
from nomarch.server.store.ratings import select_best
from nomarch.server.store.statements import for_postgres
from tests.server.store.stores import event, head, opened, using
from tests.server.store.test_lists import plan

HOUR = 3_600_000


async def keep(store: Store, table: str, *people: str, at: int = 10, game: str = "nile") -> None:
    """A rated game that ended; who is named first has won."""
    rated = [RatedSeat(who, who.title(), place) for place, who in enumerate(people, 1)]
    await store.append(head(table, 1, game=game, phase="over", updated=at, rated=rated), [event(1)], list(people))


async def points(store: Store, *people: str, game: str = "nile") -> list[int]:
    found = await store.ratings.ratings(game, people)
    return [found.get(who, NEW).points for who in people]


def test_each_game_counts_once_and_in_its_order(database: str) -> None:
    async def work(store: Store) -> None:
        await keep(store, "b", "bob", "ann", at=20)
        await keep(store, "a", "ann", "bob", at=10)
        assert await store.ratings.ratings("nile", ["ann", "bob"]) == {}
        assert await store.ratings.changes("a") == []
        assert await store.ratings.settle() == 2
        # The table goes on: a rematch is noted there.
        again = [RatedSeat("ann", "Ann", 1), RatedSeat("bob", "Bob", 2)]
        await store.append(head("a", 2, phase="over", updated=30, rated=again), [event(2)], [])
        assert await store.ratings.settle() == 0
        first = rate([NEW, NEW], [1, 2])
        second = rate([first[1], first[0]], [1, 2])
        assert await store.ratings.ratings("nile", ["ann", "bob", "cid"]) == {"bob": second[0], "ann": second[1]}
        assert [(each.who, each.before, each.after) for each in await store.ratings.changes("b")] == [
            ("bob", first[1], second[0]), ("ann", first[0], second[1]),
        ]  # fmt: skip
        assert [each.table for each in await store.ratings.changes_of("ann", 9)] == ["b", "a"]
        assert await points(store, "ann", game="fertility") == [NEW.points]

    using(database, work)


def test_processes_that_settle_at_once_count_each_game_once(database: str) -> None:
    async def work() -> None:
        async with opened(database) as one:
            for number in range(6):
                await keep(one, f"t{number}", "ann", "bob", at=number)
            if one.shared:
                async with opened(database) as other:
                    settled = await asyncio.gather(*(store.ratings.settle() for store in (one, other) * 4))
            else:
                settled = await asyncio.gather(*(one.ratings.settle() for _ in range(8)))
            assert sum(settled) == 6
            assert (await one.ratings.ratings("nile", ["ann"]))["ann"].games == 6

    asyncio.run(work())


def test_results_that_were_not_settled_before_a_crash_are_settled_later(database: str) -> None:
    async def before(store: Store) -> None:
        await keep(store, "a", "ann", "bob")

    async def after(store: Store) -> None:
        assert await store.ratings.settle() == 1
        assert (await points(store, "ann"))[0] > NEW.points

    using(database, before)
    using(database, after)


def test_the_same_people_count_ten_times_a_day(database: str) -> None:
    async def work(store: Store) -> None:
        for number in range(MOST_TOGETHER):
            await keep(store, f"t{number}", "ann", "bob", at=HOUR + number)
        await keep(store, "late", "bob", "ann", at=2 * HOUR)
        await keep(store, "third", "ann", "bob", "cid", at=2 * HOUR)
        await keep(store, "other game", "ann", "bob", at=2 * HOUR, game="fertility")
        await keep(store, "tomorrow", "ann", "bob", at=25 * HOUR + MOST_TOGETHER)
        await store.ratings.settle()
        counted = {
            table: [each.after is not None for each in await store.ratings.changes(table)]
            for table in ("late", "third", "other game", "tomorrow")
        }
        assert counted == {
            "late": [False] * 2, "third": [True] * 3, "other game": [True] * 2, "tomorrow": [True] * 2,
        }  # fmt: skip
        found = await store.ratings.ratings("nile", ["ann"])
        assert found["ann"].games == MOST_TOGETHER + 2

    using(database, work)


async def play_often(store: Store, *people: str, games: int = PROVISIONAL) -> None:
    for number in range(games):
        await keep(store, f"{'-'.join(people)}{number}", *people, at=number)
    await store.ratings.settle()


def test_a_leaderboard_shows_settled_players_best_first_under_names_of_their_own(database: str) -> None:
    async def work(store: Store) -> None:
        await play_often(store, "ann", "bob", "cid")
        await play_often(store, "new", "old", games=PROVISIONAL - 1)
        best = await store.ratings.best("nile", 0, 10)
        assert [each.name for each in best] == ["Ann", "Bob", "Cid"]
        assert [await store.ratings.rank("nile", who) for who in ("ann", "bob", "cid", "new", "x")] == [
            1, 2, 3, None, None,
        ]  # fmt: skip
        assert [each.name for each in await store.ratings.best("nile", 1, 1)] == ["Bob"]
        assert await store.ratings.best("fertility", 0, 10) == []
        await store.make_profile("bob", "bob", 1)
        await store.change_profile("bob", name="Bes")
        assert [each.name for each in await store.ratings.best("nile", 0, 10)] == ["Ann", "Bes", "Cid"]

    using(database, work)


def test_one_who_left_the_leaderboards_is_on_none_and_keeps_the_rating(database: str) -> None:
    async def work(store: Store) -> None:
        await store.make_profile("ann", "ann", 1)
        await store.make_profile("bob", "bob", 1)
        await store.ratings.hide("ann", hidden=True)  # before the first game
        await play_often(store, "ann", "bob")
        assert [each.who for each in await store.ratings.best("nile", 0, 10)] == ["bob"]
        await store.ratings.hide("bob", hidden=True)
        assert await store.ratings.best("nile", 0, 10) == []
        assert await store.ratings.rank("nile", "ann") is None
        assert await store.ratings.is_hidden("ann")
        assert (await store.ratings.ratings_of("ann"))["nile"].games == PROVISIONAL
        await store.ratings.hide("ann", hidden=False)
        await keep(store, "more", "ann", "bob", at=90)
        await store.ratings.settle()
        assert [each.who for each in await store.ratings.best("nile", 0, 10)] == ["ann"]

    using(database, work)


def test_deleted_people_leave_no_rating_and_the_others_keep_theirs(database: str) -> None:
    async def work(store: Store) -> None:
        await play_often(store, "ann", "bob")
        await keep(store, "pending", "bob", "ann", at=90)
        before = await points(store, "bob")
        await store.make_profile("ann", "ann", 1)
        await store.drop_profile("ann", ["ann"])
        assert await store.ratings.settle() == 1
        assert await store.ratings.ratings("nile", ["ann"]) == {}
        assert await store.ratings.changes_of("ann", 9) == []
        assert [each.who for each in await store.ratings.best("nile", 0, 10)] == ["bob"]
        assert await points(store, "bob") > before
        assert {each.who for each in await store.ratings.changes("ann-bob0")} == {"", "bob"}

    using(database, work)


def test_a_deleted_table_takes_its_results_along_and_leaves_the_ratings(database: str) -> None:
    async def work(store: Store) -> None:
        await play_often(store, "ann", "bob")
        before = await points(store, "ann", "bob")
        assert await store.delete(["ann-bob0"]) == 1
        assert await store.ratings.changes("ann-bob0") == []
        assert await points(store, "ann", "bob") == before

    using(database, work)


def test_an_index_answers_the_leaderboard_in_its_order(database: str) -> None:
    async def write(store: Store) -> None:
        for number in range(40):
            await play_often(store, f"one{number}", f"other{number}")

    using(database, write)

    def find(mark: Any) -> tuple[str, list[Any]]:
        query, given = select_best("nile", 0, 50)
        assert mark in (questions, numbered)
        return (query if mark is questions else for_postgres(query)), list(given)

    steps = plan(database, find)
    assert "ratings_best" in steps
    # Only the page itself is put in order again.
    assert not [word for word in ("SCAN ratings", "Seq Scan") if word in steps], steps


def test_ratings_are_stored_to_the_last_digit(database: str) -> None:
    async def work(store: Store) -> None:
        await keep(store, "a", "ann", "bob")
        await store.ratings.settle()
        assert (await store.ratings.ratings("nile", ["ann"]))["ann"] == rate([NEW, NEW], [1, 2])[0]
        assert isinstance((await store.ratings.ratings_of("bob"))["nile"], Rating)

    using(database, work)
