"""Analysis finds blunders, uses only what a seat may know, and returns plain data."""

from __future__ import annotations

import json
import random
from collections.abc import Collection, Iterator
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import pytest

import nomarch
from nomarch.bots import InformationState, Judged, evaluate
from nomarch.bots.budget import Budget
from nomarch.engine.rng import generator
from nomarch.engine.struct import snapshot, store
from nomarch.games.nile.rules.state import State
from nomarch.games.registry import GAMES, find
from nomarch.play.analysis import Analysis, analyse
from nomarch.play.match import _DEALT, Match
from tests.games.nile.playing import kind_first

RECORD = Path(__file__).resolve().parents[2] / "docs" / "games" / "nile.txt"
LITTLE = Budget(simulations=60)


def random_game(seed: int, players: int = 2, most: int = 10_000) -> Match:
    match, chance = nomarch.new("nile", players, seed), random.Random(seed)
    while not match.over and len(match.actions) < most:
        match.play(kind_first(match, chance))
    return match


def with_last(match: Match, action: int) -> Match:
    """The same game with a different last action."""
    other = match.initial()
    for each in [*match.actions[:-1], action]:
        other.play(each)
    return other


@cache
def thrown_away() -> tuple[Match, str]:
    """A game whose last decision is a losing one although another would have won; and that other one."""
    for seed in count():
        match = random_game(seed)
        before = with_last(match, match.actions[-1])
        before.undo()
        seat = before.to_play
        ends = {action: with_last(match, action) for action in before.legal}
        winning = [action for action, end in ends.items() if end.over and end.winners == [seat]]
        losing = [end for end in ends.values() if end.over and seat not in end.winners]
        if winning and losing and len(winning) + len(losing) == len(ends):
            return losing[0], before.text(winning[0])
    raise AssertionError


def test_a_blunder_is_found() -> None:
    match, winning = thrown_away()
    last = analyse(match, budget=Budget(simulations=400)).decisions[-1]
    assert last.turning
    assert last.given_away == 1
    assert last.best.chances[last.seat] == 1
    assert last.played.chances[last.seat] == 0
    assert last.best.text != last.played.text
    assert winning in [each.text for each in last.alternatives] or last.best.chances[last.seat] == 1


def test_the_costliest_turning_point_comes_first_and_seats_are_added_up() -> None:
    match, _ = thrown_away()
    analysis = analyse(match, budget=Budget(simulations=400))
    by_number = {decision.number: decision for decision in analysis.decisions}
    assert analysis.turning_points[0] == len(match.actions)
    lost = [by_number[number].given_away for number in analysis.turning_points]
    assert lost == sorted(lost, reverse=True)
    for seat in analysis.seats:
        own = [decision for decision in analysis.decisions if decision.seat == seat.seat]
        assert seat.decisions == len(own)
        assert seat.given_away == pytest.approx(sum(decision.given_away for decision in own))
    assert sum(seat.decisions for seat in analysis.seats) == len(match.actions)


def scripted(known: InformationState, budget: Budget, only: Collection[int] = ()) -> Iterator[Judged]:
    """A judge with fixed evaluations: the higher an action's number, the better for its player."""
    legal = [each.action for each in evaluate(known, Budget(simulations=1))]
    seat = int(known.states[0]["to_play"])
    for action in [each for each in legal if not only or each in only]:
        chance = (1 + legal.index(action)) / len(legal)
        yield Judged(action, tuple(chance if each == seat else 1 - chance for each in range(2)), 1000)


def test_any_judge_can_be_asked() -> None:
    match = nomarch.new("nile", 2, 3)
    last, first = match.legal[-1], match.legal[0]
    match.play(first)
    decision = analyse(match, judge=lambda *asked: list(scripted(*asked))).decisions[0]
    assert (decision.played.action, decision.best.action) == (first, last)
    assert decision.given_away == pytest.approx(1 - 1 / decision.choices)
    assert next(each.action for each in decision.alternatives) == last


def test_an_action_hardly_looked_at_is_not_called_best() -> None:
    def hasty(known: InformationState, budget: Budget, only: Collection[int] = ()) -> list[Judged]:
        *others, last = scripted(known, budget, only)
        return [*others, Judged(last.action, last.win_probabilities, 50)]

    match = nomarch.new("nile", 2, 3)
    last = match.legal[-1]
    match.play(match.legal[0])
    assert analyse(match, judge=hasty).decisions[0].best.action != last


def test_a_small_lead_is_not_called_a_loss() -> None:
    def even(known: InformationState, budget: Budget, only: Collection[int] = ()) -> list[Judged]:
        legal = [each.action for each in scripted(known, budget, only)]
        return [Judged(action, (0.5 + 0.04 * (action == legal[-1]), 0.5), 1000) for action in legal]

    match = nomarch.new("nile", 2, 3, first="1")
    match.play(match.legal[0])
    decision = analyse(match, judge=even).decisions[0]
    assert (decision.best, decision.given_away, decision.why) == (decision.played, 0, None)


def test_a_close_lead_gets_more_passes_than_a_clear_one() -> None:
    def passes(lead: float, noise: float) -> int:
        calls = 0

        def judge(known: InformationState, budget: Budget, only: Collection[int] = ()) -> list[Judged]:
            nonlocal calls
            calls += 1
            legal = [each.action for each in scripted(known, budget, ())]
            found = [action for action in legal if not only or action in only]
            chance = 0.5 + lead + noise * (-1) ** calls
            return [Judged(each, (chance if each == legal[-1] else 0.5, 0.5), 1000) for each in found]

        match = nomarch.new("nile", 2, 3, first="1")
        match.play(match.legal[0])
        analyse(match, judge=judge)
        return calls

    assert passes(0, 0) == 1
    assert passes(0.3, 0.01) == 3
    assert passes(0.1, 0.02) > 3


def test_what_a_judge_says_about_others_than_the_contenders_is_left_out() -> None:
    def talkative(known: InformationState, budget: Budget, only: Collection[int] = ()) -> list[Judged]:
        judged = list(scripted(known, budget))
        wins = known.seat
        sure = tuple(float(seat == wins) for seat in range(2))
        return [Judged(each.action, sure, 1) if only and each.action not in only else each for each in judged]

    match = nomarch.new("nile", 2, 3)
    match.play(match.legal[0])
    decision = analyse(match, judge=talkative).decisions[0]
    assert decision.best.visits > 1000


def test_decisions_can_be_judged_in_several_threads() -> None:
    match = random_game(2, most=12)
    told: list[int] = []
    one = analyse(match, budget=LITTLE)
    two = analyse(match, budget=LITTLE, jobs=2, progress=lambda done, total: told.append(done))
    assert one == two
    assert told == list(range(13))


# --- what a seat may know ---


def hidden_exchanged(match: Match, chance: random.Random) -> Match:
    """The same game with different undrawn cards and later shuffles."""
    size = match.position.s.deck_size
    dealt: Any = snapshot(State, match._states, _DEALT)
    dealt.deck[:size] = chance.sample(list(dealt.deck[:size]), size)
    dealt.rng[:] = generator(chance.randrange(1000))
    other = match.initial()
    store(dealt, other._states, _DEALT)
    other._begin()
    for action in match.actions:
        other.play(action)
    return other


@pytest.mark.parametrize("players", [2, 3])
def test_a_seats_analysis_of_a_running_game_does_not_depend_on_what_it_cannot_know(players: int) -> None:
    chance = random.Random(players)
    match = random_game(players, players, most=12)
    assert not match.position.s.passes
    for seat in range(players):
        other = hidden_exchanged(match, chance)
        assert other.record() != match.record()
        assert other.view(seat) == match.view(seat)
        one, two = (analyse(each, seat=seat, budget=LITTLE).to_dict() for each in (match, other))
        assert one == two
        assert {decision["seat"] for decision in one["decisions"]} <= {seat}
        assert [each["seat"] for each in one["seats"]] == [seat]


def test_the_judge_is_never_shown_the_true_state() -> None:
    shown: list[bytes] = []

    def watching(known: InformationState, budget: Budget, only: Collection[int] = ()) -> list[Judged]:
        shown.append(known.states[0].tobytes())
        return evaluate(known, budget, only)

    match = random_game(1, most=10)
    analyse(match, budget=LITTLE, judge=watching)
    true = {before.position.states[0].tobytes() for before, _ in match.history()}
    assert len(shown) >= 10
    assert not true & set(shown)


# --- plain data ---

KINDS = {
    "game": str, "players": int, "names": list, "seat": (int, type(None)), "seed": int, "budget": str, "over": bool,
    "winners": list, "complete": bool, "decisions": list, "seats": list, "turning_points": list,
}  # fmt: skip
DECISION = {
    "number": int, "turn": int, "seat": int, "choices": int, "played": dict, "best": dict, "given_away": float,
    "error": float, "turning": bool, "alternatives": list, "why": (dict, type(None)),
}  # fmt: skip
ALTERNATIVE = {"action": int, "text": str, "chances": list, "visits": int}
SEAT = {"seat": int, "name": str, "decisions": int, "found_best": int, "given_away": (int, float)}


def check(data: dict[str, Any], kinds: dict[str, Any]) -> None:
    assert list(data) == list(kinds)
    for name, kind in kinds.items():
        assert isinstance(data[name], kind), name


def whole() -> Analysis:
    return analyse(nomarch.load(RECORD.read_text(encoding="utf-8")), budget=LITTLE)


def test_the_data_have_the_form_that_the_documents_tell() -> None:
    told = json.loads(json.dumps(whole().to_dict()))
    check(told, KINDS)
    match = nomarch.load(RECORD.read_text(encoding="utf-8"))
    assert (told["names"], told["winners"], told["over"]) == (match.names, match.winners, True)
    for number, decision in enumerate(told["decisions"], 1):
        check(decision, DECISION)
        assert decision["number"] == number
        assert 0 <= decision["given_away"] <= 1
        for each in (decision["played"], decision["best"], *decision["alternatives"]):
            check(each, ALTERNATIVE)
            assert sum(each["chances"]) == pytest.approx(1)
        assert decision["played"]["action"] == match.actions[number - 1]
        assert 1 <= len(decision["alternatives"]) <= min(5, decision["choices"])
    for each in told["seats"]:
        check(each, SEAT)


def test_a_seed_gives_the_same_analysis_and_another_another() -> None:
    match = random_game(2, most=15)
    one, again = (analyse(match, budget=LITTLE, seed=4) for _ in range(2))
    assert one == again
    assert analyse(match, budget=LITTLE, seed=5).decisions != one.decisions


def test_progress_is_told_and_it_can_be_cancelled() -> None:
    match, told = random_game(2, most=9), list[tuple[int, int]]()
    analysis = analyse(match, budget=LITTLE, progress=lambda *done: told.append(done), cancelled=lambda: len(told) > 4)
    assert told == [(done, 9) for done in range(5)]
    assert not analysis.complete
    assert len(analysis.decisions) == 4
    assert analyse(match, budget=LITTLE).complete


def test_a_budget_of_time_is_kept_to() -> None:
    match = random_game(2, most=1)
    judged = analyse(match, budget=Budget(seconds=0.02)).decisions[0]
    assert judged.played.visits >= 8


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_analysed(game: str) -> None:
    match, chance = nomarch.new(game, find(game).seats[-1], 1), random.Random(1)
    for _ in range(3):
        match.play(chance.choice(match.legal))
    for decision in analyse(match, budget=LITTLE).decisions:
        assert sum(decision.best.chances) == pytest.approx(1)
        assert len(decision.best.chances) == match.players


def test_nothing_played_is_nothing_to_judge() -> None:
    analysis = analyse(nomarch.new("nile", 2, 1))
    assert analysis.complete
    assert analysis.decisions == []


@pytest.mark.parametrize(("seat", "seed"), [(2, 0), (-1, 0), (None, -1)])
def test_a_seat_or_seed_that_does_not_exist_is_refused(seat: int | None, seed: int) -> None:
    with pytest.raises(nomarch.NomarchError):
        analyse(nomarch.new("nile", 2, 1), seat=seat, seed=seed)
