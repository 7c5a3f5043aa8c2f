"""Finished games as a whole: their course, and their analysis, computed once and visible to all."""

import asyncio
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from nomarch import load, new
from nomarch.bots.budget import Budget
from nomarch.play.analysis import Analysis, Decision, analyse
from nomarch.server.live import reviews, workers
from nomarch.server.live.ratelimit import Rate
from nomarch.server.live.workers import Workers
from nomarch.server.schemas import analysis
from nomarch.server.settings import Settings
from tests.server.knocking import ask, why
from tests.server.people import RECORD, Person, upload
from tests.server.players import LONG, until
from tests.server.serving import Server, serving

LITTLE = Budget(simulations=20)


@cache
def expected() -> Analysis:
    return analyse(load(RECORD), budget=LITTLE)


@pytest.fixture
def server(database: str) -> Iterator[Server]:
    with serving(Settings(database=database, workers=1, rates={}, analysis=LITTLE)) as running:
        yield running


@pytest.fixture
def sqlite_server(tmp_path: Path) -> Iterator[Server]:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving(Settings(database=database, workers=1, rates={}, analysis=LITTLE)) as running:
        yield running


def see(someone: Person, table: str) -> analysis.AnalysisAnswer:
    answer = someone.http.get(f"/api/tables/{table}/analysis")
    return analysis.AnalysisAnswer.model_validate_json(answer.content, strict=True)


def wait_for(someone: Person, table: str) -> analysis.AnalysisResult:
    def result() -> analysis.AnalysisResult | None:
        found = see(someone, table)
        assert found.state in ("running", "done")
        return found.result

    return until(result, "the analysis")


def test_a_finished_game_is_judged_by_the_workers(sqlite_server: Server) -> None:
    wanted = expected().turning_points  # computed here first, so that workers find the compiled code on disk
    ann = Person(sqlite_server)
    table = upload(ann)
    ann.post(f"/tables/{table}/analysis")
    assert wait_for(ann, table).turning_points == wanted


def test_an_uploaded_game_is_analysed_once_and_kept(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def judge(pool: Workers, *question: Any) -> Decision:  # in this process: no worker has to start
        return await asyncio.to_thread(workers._judge, *question)

    monkeypatch.setattr(Workers, "judge", judge)
    settings = Settings(database=database, workers=1, rates={}, analysis=LITTLE)
    with serving(settings) as server:
        ann, bob = Person(server), Person(server)
        table = upload(ann)
        assert see(bob, table).state == "none"
        begun = ann.post(f"/tables/{table}/analysis")
        assert (begun["state"], begun["yours"], begun["total"]) == ("running", True, len(expected().decisions))
        found = wait_for(bob, table)
        assert bob.post(f"/tables/{table}/analysis")["state"] == "done"  # nothing is computed again
    assert found.turning_points == expected().turning_points
    for told, decision in zip(found.decisions, expected().decisions, strict=True):
        assert (told.number, told.turn, told.seat, told.turning) == (
            decision.number, decision.turn, decision.seat, decision.turning,
        )  # fmt: skip
        assert told.played.text == decision.played.text
        assert told.played.chances == pytest.approx(decision.played.chances, abs=1e-4)
        assert (told.best is None) == (decision.best.action == decision.played.action)
        assert told.best is None or told.best.text == decision.best.text
        assert told.given_away == pytest.approx(decision.given_away, abs=1e-4)
    assert [each.found_best for each in found.seats] == [each.found_best for each in expected().seats]
    with serving(settings) as server:  # another process, or a restart
        assert see(Person(server), table).result == found
    with serving(Settings(database=database, workers=1, analysis=Budget(simulations=21))) as server:
        assert see(Person(server), table).state == "none"  # that analysis is another judge's


# --- a slow analysis ---


class Slow:
    """Workers whose evaluations don't finish."""

    def __init__(self, server: Server, patch: pytest.MonkeyPatch) -> None:
        self.asked: list[int] = []
        self.given_up = 0
        patch.setattr(server.service.workers, "judge", self._judge)

    async def _judge(self, record: str, components: str, number: int, budget: Budget) -> Any:
        self.asked.append(number)
        try:
            await asyncio.sleep(LONG)
        finally:
            self.given_up += 1


def test_who_asked_may_stop_it_and_nobody_else(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Slow(server, monkeypatch)
    ann, bob = Person(server), Person(server)
    table = upload(ann)
    path = f"/tables/{table}/analysis"
    assert ann.post(path)["yours"]
    assert not bob.post(path)["yours"]  # already running
    until(lambda: slow.asked == [1])
    assert why(bob.http.delete(f"/api{path}")) == (403, "analysis_of_others")
    assert see(bob, table).state == "running"
    assert ann.http.delete(f"/api{path}").json()["state"] == "none"
    until(lambda: slow.given_up == 1)
    assert see(ann, table).state == "none"
    assert bob.post(path)["yours"]  # may be requested again
    until(lambda: slow.asked == [1, 1])


def test_one_given_up_elsewhere_ends_here(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "_TELL_EVERY", 0)
    judged: list[int] = []

    async def drop_then_judge(record: str, components: str, number: int, budget: Budget) -> None:
        judged.append(number)
        await server.service.hub.store.drop_review(table)  # as if by another process

    monkeypatch.setattr(server.service.workers, "judge", drop_then_judge)
    ann = Person(server)
    table = upload(ann)
    ann.post(f"/tables/{table}/analysis")
    until(lambda: not server.service.reviewer._tasks)
    assert judged == [1]
    assert see(ann, table).state == "none"


def test_one_that_stands_still_can_be_asked_for_again(sqlite_server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Slow(sqlite_server, monkeypatch)
    ann, bob = Person(sqlite_server), Person(sqlite_server)
    table = upload(ann)
    ann.post(f"/tables/{table}/analysis")
    until(lambda: slow.asked == [1])
    monkeypatch.setattr(reviews, "_STALE", -1)
    assert see(ann, table).state == "none"
    assert bob.post(f"/tables/{table}/analysis")["yours"]
    until(lambda: slow.asked == [1, 1])


def test_one_that_fails_is_not_waited_for(sqlite_server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*question: object) -> None:
        raise ValueError("a fault")

    monkeypatch.setattr(sqlite_server.service.workers, "judge", fail)
    ann = Person(sqlite_server)
    table = upload(ann)
    ann.post(f"/tables/{table}/analysis")
    until(lambda: see(ann, table).state == "none")


def test_not_too_many_at_once_and_not_too_often(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "_AT_ONCE", 2)
    rates = {"analyse": Rate(3, 0.01)}
    with serving(Settings(database=f"sqlite:///{tmp_path / 'tables.db'}", workers=1, rates=rates)) as server:
        Slow(server, monkeypatch)
        ann = Person(server)
        for _ in range(2):
            ann.post(f"/tables/{upload(ann)}/analysis")
        third = f"/api/tables/{upload(ann)}/analysis"
        busy, often = (ask(server, "POST", third) for _ in range(2))
        assert why(busy) == why(often) == (429, "too_many")
        assert int(busy.headers["retry-after"]) < int(often.headers["retry-after"])


# --- bots go first ---


def test_an_analysis_waits_for_bots_but_not_forever(monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []
    match = new("nile", 2, 1)

    async def answer(self: Workers, question: Any) -> int:
        order.append(question[0].__name__)
        await asyncio.sleep(0.05)
        order.append("end")
        return 0

    monkeypatch.setattr(Workers, "_think", answer)

    async def play(pool: Workers, bots: int) -> None:
        for _ in range(bots):
            await pool.choose(match, "random", 1)

    async def both(bots: int) -> None:
        pool = Workers(3)
        order.clear()
        thinking = [asyncio.create_task(play(pool, bots)), asyncio.create_task(play(pool, 1))]
        await asyncio.sleep(0)
        await pool.judge("", "", 1, LITTLE)
        await asyncio.gather(*thinking)

    asyncio.run(both(1))
    assert order == ["_think", "_think", "end", "end", "_judge", "end"]
    monkeypatch.setattr(workers, "_PATIENCE", 0.02)
    asyncio.run(both(3))
    assert order.index("_judge") < order.index("end")
