"""Analyses of finished games: requested once, computed decision by decision by the workers, then stored.

The store has the progress of each, so any process can report it, and cancelling works across processes. If an analysis
makes no progress because its process died, it can be requested again. Two processes that start the same analysis at
once get the same result.
"""

from __future__ import annotations

import asyncio
from collections import deque
from dataclasses import asdict, replace
from typing import Any

import orjson

from nomarch.bots.budget import Budget
from nomarch.play.analysis import JUDGE, Analysis, Decision, sum_up
from nomarch.play.match import Match
from nomarch.server.aside import aside
from nomarch.server.domain.problems import Forbidden, TooMany
from nomarch.server.domain.views import explained
from nomarch.server.live.hub import Hub, OpenTable
from nomarch.server.live.workers import Workers
from nomarch.server.store import DatabaseUnavailable, Review

__all__ = ["Reviewer"]

_AT_ONCE = 8  # concurrent analyses per process
_BUSY = 30  # seconds to wait when there are as many
_STALE = 60_000  # milliseconds without progress after which an analysis counts as abandoned
_TELL_EVERY = 500  # milliseconds


class Reviewer:
    """Computes analyses."""

    def __init__(self, hub: Hub, workers: Workers, budget: Budget) -> None:
        self._hub = hub
        self._workers = workers
        self._budget = budget
        self._opinion = f"{JUDGE.__module__}.{getattr(JUDGE, '__qualname__', '')} {budget}"
        self._tasks: dict[str, asyncio.Task[Any]] = {}

    def stop(self) -> None:
        """Stop; unfinished analyses must be requested again."""
        for task in self._tasks.values():
            task.cancel()

    async def look(self, live: OpenTable, who: str) -> dict[str, Any]:
        """The progress of a game's analysis, and the result at the end."""
        live.view.finished()
        found = await self._hub.store.review(live.table.id)
        return _told(found, who) if found and self._stands(found) else _NONE

    async def ask(self, live: OpenTable, who: str) -> dict[str, Any]:
        """Start an analysis, unless it is done or running."""
        match, name = live.view.finished(), live.table.id
        found = await self._hub.store.review(name)
        if found and self._stands(found):
            return _told(found, who)
        if len(self._tasks) >= _AT_ONCE and name not in self._tasks:
            raise TooMany("too_many", _BUSY)
        if task := self._tasks.pop(name, None):  # it was cancelled and hasn't noticed yet
            task.cancel()
        begun = Review(who, self._opinion, self._hub.now(), 0, len(match.actions))
        await self._hub.store.begin_review(name, begun)
        task = self._tasks[name] = self._hub.spawn(self._make(name, match, begun))
        task.add_done_callback(lambda ended: self._ended(name, ended))
        return _told(begun, who)

    async def give_up(self, live: OpenTable, who: str) -> dict[str, Any]:
        """Cancel an analysis that this device requested; a complete one stays."""
        live.view.finished()
        found = await self._hub.store.review(live.table.id)
        if not found or not self._stands(found):
            return _NONE
        if found.data:
            return _told(found, who)
        if found.who != who:
            raise Forbidden("analysis_of_others")
        await self._hub.store.drop_review(live.table.id)
        if task := self._tasks.get(live.table.id):
            task.cancel()
        return _NONE

    def _stands(self, found: Review) -> bool:
        """Whether an analysis by the current judge is complete or running."""
        return found.judge == self._opinion and bool(found.data or self._hub.now() - found.at < _STALE)

    def _ended(self, name: str, task: asyncio.Task[Any]) -> None:
        if self._tasks.get(name) is task:
            del self._tasks[name]

    async def _make(self, name: str, match: Match, review: Review) -> None:
        try:
            await self._judge_all(name, match, review)
        except DatabaseUnavailable:
            raise
        except Exception:
            await self._hub.store.drop_review(name)  # nobody should have to wait for it
            raise

    async def _judge_all(self, name: str, match: Match, review: Review) -> None:
        record, components, store = await aside(match.copy().record), match.components.text, self._hub.store
        decisions: list[Decision] = []
        running: deque[asyncio.Task[Decision]] = deque()  # as many as there are workers, in the order of the game
        try:
            while len(decisions) < review.total:
                for number in range(len(decisions) + len(running) + 1, review.total + 1)[
                    : self._workers.processes - len(running)
                ]:
                    judging = self._workers.judge(record, components, number, self._budget)
                    running.append(asyncio.create_task(judging))
                decisions.append(await running.popleft())
                if (now := self._hub.now()) - review.at >= _TELL_EVERY:
                    review = replace(review, at=now, done=len(decisions))
                    if not await store.go_on_with_review(name, review):
                        return
        finally:
            for task in running:
                task.cancel()
        told = orjson.dumps(_wired(sum_up(match, decisions, budget=self._budget))).decode()
        await store.go_on_with_review(name, replace(review, at=self._hub.now(), done=review.total, data=told))


_NONE: dict[str, Any] = {"state": "none", "done": 0, "total": 0, "yours": False, "result": None}


def _told(review: Review, who: str) -> dict[str, Any]:
    return {
        "state": "done" if review.data else "running",
        "done": review.done,
        "total": review.total,
        "yours": review.who == who,
        "result": orjson.Fragment(review.data) if review.data else None,
    }


def _wired(analysis: Analysis) -> dict[str, Any]:
    """The compact form that the page needs."""
    return {
        "budget": analysis.budget,
        "decisions": [_decision(decision) for decision in analysis.decisions],
        "seats": [{name: value for name, value in asdict(each).items() if name != "name"} for each in analysis.seats],
        "turning_points": analysis.turning_points,
    }


def _decision(decision: Decision) -> dict[str, Any]:
    def option(text: str, chances: list[float]) -> dict[str, Any]:
        return {"text": text, "chances": [round(chance, 4) for chance in chances]}

    found = decision.best.action == decision.played.action
    return {
        "number": decision.number,
        "turn": decision.turn,
        "seat": decision.seat,
        "choices": decision.choices,
        "played": option(decision.played.text, decision.played.chances),
        "best": None if found else option(decision.best.text, decision.best.chances),
        "given_away": round(decision.given_away, 4),
        "error": round(decision.error, 4),
        "turning": decision.turning,
        "why": None if decision.why is None else explained(decision.why),
    }
