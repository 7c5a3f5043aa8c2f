"""Game analysis: what each decision cost, and which action was better.

Every decision is evaluated with the information that its seat had at the time. Luck therefore earns no credit, and an
analysis for one seat never reveals hidden information, even for a game in progress.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from typing import Any

from nomarch.bots import Judge, Judged, evaluate
from nomarch.bots.budget import Budget
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
BUDGET = Budget(simulations=4000)
_TURNING = 0.1  # a loss of this much win probability is a turning point
_LOOKED_AT = 0.1  # an action with fewer visits than this share of the favourite's isn't called best
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
    best: Alternative  # the same as `played` if nothing looked better
    given_away: float  # in win probability of the seat: best minus played
    error: float  # the standard error of that
    turning: bool
    alternatives: list[Alternative]  # the most promising, best first, as found by the first pass


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
    progress: Callable[[int, int], None] = lambda done, total: None, cancelled: Callable[[], bool] = lambda: False,
) -> Analysis:  # fmt: skip
    """Evaluate the decisions so far, or those of one seat, without revealing anything hidden from that seat.

    `budget` is per decision. `progress` is called with the number of finished decisions and the total; `cancelled` is
    called before each, and if it returns true, the partial analysis is returned. With a budget in simulations, the same
    seed gives the same result.
    """
    if seat is not None and seat not in range(match.players):
        raise NomarchError("bad_seat", seat=seat, last=match.players - 1)
    check_seed(seed)
    total = sum(seat in (None, before.to_play) for before, _ in match.history())
    decisions: list[Decision] = []
    progress(0, total)
    for number, before, action in _decisions(match, seat):
        if cancelled():
            break
        decisions.append(_judge(number, before, action, judge, budget, seed))
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
    """Search twice. The first pass finds the best action; the second, with other random numbers, measures its lead over
    the action played. Scoring a move with the simulations that selected it would be biased upwards."""
    seat = before.to_play
    assert seat is not None
    first = sorted(judge(before.information_state(seed), budget.half), key=lambda each: -each.win_probabilities[seat])
    most = max(each.visits for each in first)
    best = next(each for each in first if each.visits >= _LOOKED_AT * most)
    again = judge(before.information_state((seed + 1) % SEEDS), budget.half, {best.action, action})
    second = {each.action: each for each in again}
    favourite, played = second[best.action], second[action]
    if favourite.win_probabilities[seat] <= played.win_probabilities[seat]:
        favourite = played
    given_away = favourite.win_probabilities[seat] - played.win_probabilities[seat]
    error = 0.0 if favourite is played else sqrt(_variance(favourite, seat) + _variance(played, seat))
    return Decision(
        number=number,
        turn=before.turn,
        seat=seat,
        choices=len(before.legal),
        played=_told(before, played),
        best=_told(before, favourite),
        given_away=given_away,
        error=error,
        turning=given_away >= max(_TURNING, 2 * error),
        alternatives=[_told(before, each) for each in first[:_SHOWN]],
    )


def _variance(judged: Judged, seat: int) -> float:
    """The variance of the mean of this many games won or lost."""
    probability = judged.win_probabilities[seat]
    return probability * (1 - probability) / max(1, judged.visits)


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
