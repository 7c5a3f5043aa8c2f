"""Explanations state differences that follow from the rules, from what the seat knows, in every language."""

from __future__ import annotations

import random

import pytest

import nomarch
from nomarch.play import explanation
from nomarch.play.explanation import Explanation, explain
from nomarch.play.match import Match
from nomarch.text.language import LANGUAGES, Message, render
from tests.play.test_analysis import hidden_exchanged, random_game


def reasons(found: Explanation, language: str = "en") -> str:
    return " ".join(render(reason, language) for reason in found.reasons)


def in_fertility(step: str) -> Match:
    """A position in which the step's action is legal."""
    match, chance = nomarch.new("fertility", 2, 4), random.Random(4)
    while not any(match.text(action).startswith(step) for action in match.legal):
        match.play(chance.choice(match.legal))
    return match


def starting(match: Match, text: str) -> int:
    return next(action for action in match.legal if match.text(action).startswith(text))


def test_the_gains_of_the_turn_are_stated_with_what_they_cost() -> None:
    match = in_fertility("build")
    build, skip = starting(match, "build"), starting(match, "skip")
    found = explain(match, build, skip)
    assert "1 District" in reasons(found)
    assert found.turn  # the turn continues after building


def test_the_other_way_round_gains_become_losses() -> None:
    match = in_fertility("build")
    build, skip = starting(match, "build"), starting(match, "skip")
    found = explain(match, skip, build)
    assert found.reasons[0].key in ("why_turn_less", "why_turn_swap")
    assert "1 District" in render(found.reasons[0].args["less"])  # type: ignore[arg-type]


def test_two_actions_with_the_same_effect_differ_in_nothing() -> None:
    match = nomarch.new("nile", 2, 1)
    assert explain(match, match.legal[0], match.legal[0]).reasons == [Message("why_later")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_words(language: str) -> None:
    for match in (in_fertility("build"), in_fertility("take"), random_game(3, most=8)):
        for action in match.legal[:3]:
            assert reasons(explain(match, action, match.legal[-1]), language)


def test_an_explanation_depends_on_nothing_that_the_seat_cannot_know() -> None:
    match = random_game(2, most=12)
    other = hidden_exchanged(match, random.Random(5))
    assert other.record() != match.record()
    best, played = match.legal[0], match.legal[-1]
    assert explain(match, best, played) == explain(other, best, played)


def test_lists_name_the_score_first_and_the_largest_differences() -> None:
    names = ["a", "b", "c", "d"]
    lines = explanation._Lines(nomarch.new("fertility", 2, 1), 0)
    score = Message(lines.score)
    things = [*(Message("fertility_gain_resource", {"resource": name}) for name in names), score]
    lines.things = {repr(thing): thing for thing in things}
    worlds = explanation._WORLDS
    counted = {(lines.seat, repr(thing)): worlds * (number + 1) for number, thing in enumerate(things[:-1])}
    counted[lines.seat, repr(score)] = worlds
    listed = explanation._listed(lines, counted, lines.seat, 1)
    assert listed
    assert listed.key == "why_list"
    assert listed.args["first"] == Message(lines.score, {"count": 1})
    assert explanation._listed(lines, counted, lines.seat, -1) is None
    assert explanation._listed(lines, counted, 1 - lines.seat, 1) is None
