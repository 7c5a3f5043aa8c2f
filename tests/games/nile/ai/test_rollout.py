"""The rollout policy: plausible, not strong."""

from collections import Counter
from typing import Any

from nomarch.engine.jit import entry
from nomarch.engine.rng import generator
from nomarch.engine.struct import Array
from nomarch.games.nile.ai.rollout import rollout_action
from nomarch.play.match import Match
from tests.games.nile.driver import legal, play
from tests.games.nile.positions import craft

REST = " F" * 30


@entry
def _choose(box: Any, states: Any, rng: Array) -> int:
    return rollout_action(box[0], states[0], rng)


def chosen(match: Match, times: int = 200) -> Counter[str]:
    """How often each action is chosen; all must be legal."""
    rng = generator(1)
    found = Counter(match.text(_choose(match.components.box, match._states, rng)) for _ in range(times))
    assert set(found) <= set(legal(match))
    return found


def verbs(match: Match) -> Counter[str]:
    found: Counter[str] = Counter()
    for text, times in chosen(match).items():
        found[text.split()[0]] += times
    return found


def test_what_can_be_planted_is_planted_and_only_now_and_then_anything_done() -> None:
    match = craft("W W L L PW; C C", REST, flood="C")
    found = verbs(match)
    assert 160 < found["plant"] < 200
    assert {*found} > {"plant"}


def test_with_nothing_to_plant_they_speculate_and_else_pass() -> None:
    assert verbs(craft("W PW; C C", REST, flood="C")).most_common(1)[0][0] == "speculate"
    assert verbs(craft("W F; C C", REST, flood="W", fields=" ; 3F")).most_common(1)[0][0] == "pass"


def test_who_adds_to_fields_goes_on_as_long_as_there_is_something_to_add() -> None:
    match = play(craft("W W L L; C C", REST, flood="C", fields="1W 1L;"), "plant 1W")
    assert match.view()["step"] == "add"
    assert "done" not in chosen(match)
