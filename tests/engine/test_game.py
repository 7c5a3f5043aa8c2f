"""What the contract asks of a game, and what it makes of one that says no more than it must."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Mapping
from itertools import count
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

import nomarch
from docs.examples import caravan
from nomarch.engine.game import Game, GameState
from nomarch.engine.jit import rule, source_digest
from nomarch.engine.kernels import resample_for
from nomarch.engine.rng import generator
from nomarch.engine.struct import EVERYBODY, NOBODY, OWNER, Array, int8, pile, rows, snapshot
from nomarch.text.errors import NomarchError
from nomarch.text.language import Message, say
from tests.contract.setups import EXAMPLE

_numbers = count()


@rule
def begin(box: Any, s: Any) -> None:
    pass


@rule
def legal(box: Any, s: Any, out: Array) -> int:
    out[0], out[1] = 0, 1
    return 2


@rule
def step(box: Any, s: Any, action: int) -> None:
    s.to_play = -1


@rule
def scores(box: Any, s: Any, out: Array) -> None:
    pass


RULES = {"begin": begin, "legal": legal, "step": step, "scores": scores}


def game(without: str = "", also: Mapping[str, Any] | None = None, **fields: Any) -> type[Game]:
    """A game of these fields, in which one action ends it; `also` has other rules and methods."""
    other = dict(also or {})
    module: Any = ModuleType(f"small_{next(_numbers)}")
    vars(module).update({name: value for name, value in (RULES | other).items() if name != without})
    state = type("State", (GameState,), {"__module__": module.__name__, **fields})
    named = {"__module__": module.__name__, "rules": module, "name": "small", "seats": range(2, 4), "state": state}
    return type("Small", (Game,), {**named, "actions": 2, **other})


def test_the_smallest_game_has_two_actions_and_no_fields() -> None:
    match = nomarch.new(game()())
    assert match.texts(match.legal) == ["action 0", "action 1"]
    assert match.view(0) == {"players": 2, "to_play": 0, "turn": 1, "scores": None, "seats": [{}, {}]}
    match.play("action 1")
    assert (match.over, match.scores, match.ranks) == (True, [0, 0], [1, 1])


def test_a_view_gives_numbers_by_their_names_and_seat_by_seat() -> None:
    match = nomarch.new(EXAMPLE, 2, 1)
    view, other = match.view(0), match.view(1)
    assert view["price"] == dict.fromkeys(caravan.GOODS, 3)
    assert list(view["hand"]) == list(caravan.GOODS)
    assert sum(view["hand"].values()) == 4
    assert view["hand"] != other["hand"]
    assert match.view(None)["hand"] is None
    assert view["seats"] == other["seats"] == [{"hand_size": 4, "silver": 5}] * 2


@pytest.mark.parametrize("missing", RULES)
def test_a_game_without_a_rule_that_has_no_default_is_refused(missing: str) -> None:
    with pytest.raises(TypeError, match=f"`{missing}`"):
        game(without=missing)


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"gold": int8(4)}, "who may see gold"),
        ({"gold": int8(4, seen_by=EVERYBODY)}, "what gold means"),
        ({"gold": int8(seen_by=NOBODY, doc="gold")}, "must be a pile"),
        ({"gold": int8(4, seen_by=OWNER, doc="gold")}, r"must be \(seats, kinds of cards\)"),
        ({"hand": int8(4, 3, seen_by=OWNER, doc="cards")}, "the pile"),
        ({"deck": pile([0, 100], doc="cards")}, "from 0 to 99"),
        ({"gold": int8(4, seen_by=EVERYBODY, doc="gold", names=("a", "b"))}, "a name for each of its 4"),
        ({"seats": int8(4, seen_by=EVERYBODY, doc="seats")}, "every view has"),
    ],
)
def test_a_field_that_no_view_or_resample_can_be_made_from_is_refused(fields: dict[str, Any], reason: str) -> None:
    with pytest.raises(TypeError, match=reason):
        game(**fields)


def test_two_games_outside_the_package_are_never_taken_for_each_other() -> None:
    assert game().state.dtype != game().state.dtype
    assert source_digest(caravan.__name__) == source_digest(caravan.__name__)


def test_compiled_code_is_not_shared_by_two_names_of_one_file(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is kept on disk imports the module by the name that it was compiled under."""
    monkeypatch.setitem(sys.modules, "caravan_by_another_name", caravan)
    assert source_digest("caravan_by_another_name") != source_digest(caravan.__name__)


def test_a_game_without_components_has_an_empty_box_and_refuses_a_file() -> None:
    found = game()()
    assert found.standard_components().digest == "standard"
    with pytest.raises(NomarchError, match="no components file"):
        found.components("", "mine.toml")


def test_a_language_that_lacks_a_message_says_it_in_english() -> None:
    message = Message("not_legal_now", {"action": "sell"})
    assert say(message, "xx") == say(message, "en")


def test_a_resample_deals_every_unseen_card_again_as_likely_as_any_other() -> None:
    match = nomarch.new(EXAMPLE, 3, 1)
    box, states, rng = match.components.box, rows(match.game.state, 1), generator(5)
    before: Any = snapshot(match.game.state, match.position.states, 0)
    unseen = Counter(before.deck[before.deck >= 0].tolist())
    for other in (1, 2):
        unseen.update({good: int(n) for good, n in enumerate(before.hand[other])})
    held, samples = np.zeros(caravan.KINDS), 2000
    for _ in range(samples):
        states[0] = match.position.states[0]
        resample_for(box, states, 0, 0, rng)
        after: Any = snapshot(match.game.state, states, 0)
        assert after.hand[0].tolist() == before.hand[0].tolist()
        assert after.hand[:3].sum(axis=1).tolist() == [4, 4, 4]
        held += after.hand[1]
    assert sum(unseen.values()) == 26
    for good in range(caravan.KINDS):  # four cards of 26; six standard errors
        expected = 4 * unseen[good] / 26
        assert held[good] / samples == pytest.approx(expected, abs=6 * (expected / samples) ** 0.5)


def test_a_game_that_counts_its_choices_itself_keeps_them_in_a_resample() -> None:
    @rule
    def nth_legal(box: Any, s: Any, n: int) -> int:
        return n

    @rule
    def begin_with_two(box: Any, s: Any) -> None:
        s.choices = 2

    found = game(
        "legal",
        {"nth_legal": nth_legal, "begin": begin_with_two, "revealed": lambda self, position: 0},
        deck=pile(range(9), doc="cards"),
    )()
    match, rng = nomarch.new(found, seed=1), generator(2)
    before = match.position.s.deck.tolist()
    resample_for(match.components.box, match.position.states, 0, 0, rng)
    after: Any = snapshot(found.state, match.position.states, 0)
    assert (after.choices, match.legal) == (2, [0, 1])
    assert after.deck.tolist() != before
    assert sorted(after.deck) == sorted(before)


def test_a_deal_that_is_not_the_deck_is_refused() -> None:
    record = nomarch.new(EXAMPLE, 2, 1).record()
    line = next(line for line in record.splitlines() if line.startswith("deal deck:"))
    with pytest.raises(NomarchError, match="in any order"):
        nomarch.load(record.replace(line, "deal deck: 1 2 3"))


def test_nothing_can_be_taken_back_in_a_game_with_hidden_cards() -> None:
    match = nomarch.new(EXAMPLE, 2, 1)
    match.play(match.legal[0])
    assert match.can_undo == 0


def test_a_spectator_sees_no_hand_and_a_player_only_their_own() -> None:
    match = nomarch.new(EXAMPLE, 2, 1)
    assert match.view(None)["hand"] is None
    assert match.view(0)["hand"] != match.view(1)["hand"]
    assert match.view(None)["deck_size"] == 22


def test_the_example_has_at_most_150_lines() -> None:
    assert len(Path(caravan.__file__).read_text(encoding="utf-8").splitlines()) <= 150
