"""Game analysis: what each decision cost, and which action was better.

Every decision is evaluated with the information that its seat had at the time. Luck therefore earns no credit, and an
analysis for one seat never reveals hidden information, even for a game in progress.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import asdict, dataclass
from itertools import islice
from math import inf, sqrt
from statistics import fmean, stdev
from typing import Any

from nomarch.bots import Judge, Judged, evaluate
from nomarch.bots.budget import Budget
from nomarch.play.explanation import Explanation, explain
from nomarch.play.match import Match
from nomarch.play.setup import SEEDS, check_seed
from nomarch.text.errors import NomarchError

__all__ = [
    "BUDGET",
    "JUDGE",
    "Alternative",
    "Analysis",
    "Decision",
    "SeatSummary",
    "analyse",
    "judge_decision",
    "sum_up",
]

JUDGE: Judge = evaluate
BUDGET = Budget(simulations=8000)
_TURNING = 0.1  # a loss of this much win probability is a turning point
_NOTICED = 0.05  # and one of less is not called a loss: another seed may see it the other way round
_DOUBTFUL = 0.02  # a lead in the first pass below which there is nothing to measure
_LOOKED_AT = 0.1  # an action with fewer visits than this share of the favourite's isn't called best
_CLOSE = 0.03  # an action this close to the favourite may turn out to be the best one
_TIED = 0.01  # of actions this close to each other the first is named, so that the choice isn't left to luck
_CONTENDERS = 5
_PASSES = 6  # at most, to measure a lead
_SHOWN = 5


@dataclass(frozen=True)
class Alternative:
    """A legal action, and the win probabilities after it, by seat."""

    action: int
    text: str
    chances: list[float]
    visits: int


@dataclass(frozen=True)
class Decision:
    """A decision and its cost."""

    number: int  # of the action in the record, from 1
    turn: int  # from 1
    seat: int  # from 0
    choices: int
    played: Alternative
    best: Alternative  # the same as `played` if nothing was noticeably better
    given_away: float  # in win probability of the seat: best minus played
    error: float  # the standard error of that
    turning: bool
    alternatives: list[Alternative]  # the most promising, best first, as found by the first pass
    why: Explanation | None  # what the better action gains; none if there is no better one


@dataclass(frozen=True)
class SeatSummary:
    """Totals of a seat's decisions."""

    seat: int
    name: str
    decisions: int
    found_best: int  # how often it played the best action
    given_away: float  # in all


@dataclass(frozen=True)
class Analysis:
    """All decisions of a game, or those of one seat: plain data."""

    game: str
    players: int
    names: list[str]
    seat: int | None  # whose decisions and knowledge, from 0; None: everyone's, each with their own
    seed: int
    budget: str
    over: bool
    winners: list[int]
    complete: bool  # false if it was cancelled
    decisions: list[Decision]
    seats: list[SeatSummary]
    turning_points: list[int]  # numbers of decisions, the costliest first

    def to_dict(self) -> dict[str, Any]:
        """The analysis as plain data, ready for JSON."""
        return asdict(self)


def analyse(
    match: Match, *, seat: int | None = None, judge: Judge = JUDGE, budget: Budget = BUDGET, seed: int = 0,
    jobs: int = 1, progress: Callable[[int, int], None] = lambda done, total: None,
    cancelled: Callable[[], bool] = lambda: False,
) -> Analysis:  # fmt: skip
    """Evaluate the decisions so far, or those of one seat, without revealing anything hidden from that seat.

    `budget` is the most that one decision gets; clear ones take less. `jobs` decisions are evaluated at once, each in a
    thread. `progress` is called with the number of finished decisions and the total; `cancelled` is called before each,
    and if it returns true, the partial analysis is returned. With a budget in simulations, the same seed gives the same
    result.
    """
    if seat is not None and seat not in range(match.players):
        raise NomarchError("bad_seat", seat=seat, last=match.players - 1)
    check_seed(seed)
    total = sum(seat in (None, before.to_play) for before, _ in match.history())
    decisions: list[Decision] = []
    progress(0, total)
    with ThreadPoolExecutor(jobs) as threads:  # compiled code doesn't hold Python's lock
        running: deque[Future[Decision]] = deque()
        waiting = _decisions(match, seat)
        while running or not cancelled():
            for number, before, action in islice(waiting, 0 if cancelled() else jobs - len(running)):
                running.append(threads.submit(_judge, number, before.copy(), action, judge, budget, seed))
            if not running:
                break
            decisions.append(running.popleft().result())
            progress(len(decisions), total)
    return sum_up(match, decisions, seat=seat, budget=budget, seed=seed, complete=len(decisions) == total)


def judge_decision(
    match: Match, number: int, *, judge: Judge = JUDGE, budget: Budget = BUDGET, seed: int = 0
) -> Decision:
    """Evaluate one decision, given by the number of its action from 1."""
    before = match.initial()
    for action in match.actions[: number - 1]:
        before.play(action)
    return _judge(number, before, match.actions[number - 1], judge, budget, seed)


def _decisions(match: Match, seat: int | None) -> Iterator[tuple[int, Match, int]]:
    for number, (before, action) in enumerate(match.history(), 1):
        if seat in (None, before.to_play):
            yield number, before, action


def _judge(number: int, before: Match, action: int, judge: Judge, budget: Budget, seed: int) -> Decision:
    """Find the favourites in a first pass; then measure their lead over the action played, with other random numbers.

    Scoring a move with the simulations that selected it would be biased upwards. Where the first pass finds nothing
    better, it is the only one; where the lead is clear, two more are enough.
    """
    seat = before.to_play
    assert seat is not None
    piece = budget.half.half
    found = {each.action: each for each in judge(before.information_state(seed), piece)}
    first = sorted(found.values(), key=lambda each: -each.win_probabilities[seat])
    most = max(each.visits for each in first)
    favourite = next(each for each in first if each.visits >= _LOOKED_AT * most)
    lead = favourite.win_probabilities[seat] - found[action].win_probabilities[seat]
    best = played = found[action]
    error = 0.0
    if lead >= _DOUBTFUL:
        least = max(favourite.win_probabilities[seat] - _CLOSE, found[action].win_probabilities[seat])
        close = [
            each.action for each in first if each.win_probabilities[seat] > least and each.visits >= _LOOKED_AT * most
        ]
        passes = _Passes(seat, action, {*close[:_CONTENDERS], favourite.action, action})
        while len(passes.leads) < _PASSES and not passes.clear:
            known = before.information_state((seed + 1 + len(passes.leads)) % SEEDS)
            passes.add(judge(known, piece.half, passes.tried))
        best, played, lead, error = passes.result
    return Decision(
        number=number,
        turn=before.turn,
        seat=seat,
        choices=len(before.legal),
        played=_told(before, played),
        best=_told(before, best),
        given_away=0.0 if best is played else lead,
        error=error,
        turning=best is not played and lead >= max(_TURNING, 2 * error),
        alternatives=[_told(before, each) for each in first[:_SHOWN]],
        why=None if best is played else explain(before, best.action, action, seed),
    )


class _Passes:
    """What several passes found about the contenders and the action played."""

    def __init__(self, seat: int, played: int, tried: set[int]) -> None:
        self._seat, self._played, self.tried = seat, played, tried
        self._found: dict[int, list[Judged]] = {action: [] for action in tried}
        self.leads: list[float] = []  # of the best so far, by pass

    def add(self, judged: Iterable[Judged]) -> None:
        """One more pass; what a judge says about other actions is left out."""
        for each in judged:
            if each.action in self.tried:
                self._found[each.action].append(each)
        best, played = (self._found[action] for action in (self._best, self._played))
        self.leads = [
            one.win_probabilities[self._seat] - other.win_probabilities[self._seat]
            for one, other in zip(best, played, strict=True)
        ]

    @property
    def _means(self) -> dict[int, float]:
        return {
            action: fmean(each.win_probabilities[self._seat] for each in passes)
            for action, passes in self._found.items()
        }

    @property
    def _best(self) -> int:
        means = self._means
        return min(action for action, mean in means.items() if mean >= max(means.values()) - _TIED)

    @property
    def _error(self) -> float:
        """The standard error of the mean lead."""
        return stdev(self.leads) / sqrt(len(self.leads)) if len(self.leads) > 1 else inf

    @property
    def clear(self) -> bool:
        """Whether more passes would hardly change what is said about the lead."""
        doubt = 2 * self._error
        return bool(self.leads) and all(abs(fmean(self.leads) - limit) > doubt for limit in (_NOTICED, _TURNING))

    @property
    def result(self) -> tuple[Judged, Judged, float, float]:
        """The best action and the one played, the same if nothing is noticeably better; the lead and its error."""
        played, lead = self._mean(self._played), fmean(self.leads)
        best = played if lead < _NOTICED else self._mean(self._best)
        return best, played, lead, 0.0 if best is played else self._error

    def _mean(self, action: int) -> Judged:
        passes = self._found[action]
        chances = zip(*(each.win_probabilities for each in passes), strict=True)
        return Judged(action, tuple(map(fmean, chances)), sum(each.visits for each in passes))


def _told(match: Match, judged: Judged) -> Alternative:
    return Alternative(judged.action, match.text(judged.action), list(judged.win_probabilities), judged.visits)


def sum_up(
    match: Match, decisions: Sequence[Decision], *, seat: int | None = None, budget: Budget = BUDGET, seed: int = 0,
    complete: bool = True,
) -> Analysis:  # fmt: skip
    """Combine single decisions into an analysis."""
    costliest = sorted(decisions, key=lambda decision: -decision.given_away)
    return Analysis(
        game=match.game.name,
        players=match.players,
        names=list(match.names),
        seat=seat,
        seed=seed,
        budget=str(budget),
        over=match.over,
        winners=match.winners,
        complete=complete,
        decisions=list(decisions),
        seats=[_summary(match, each, decisions) for each in (range(match.players) if seat is None else [seat])],
        turning_points=[decision.number for decision in costliest if decision.turning],
    )


def _summary(match: Match, seat: int, decisions: Sequence[Decision]) -> SeatSummary:
    own = [decision for decision in decisions if decision.seat == seat]
    return SeatSummary(
        seat=seat,
        name=match.names[seat],
        decisions=len(own),
        found_best=sum(decision.best.action == decision.played.action for decision in own),
        given_away=sum(decision.given_away for decision in own),
    )
