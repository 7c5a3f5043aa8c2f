"""Default rules, which a game doesn't have to write."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

import nomarch
from docs.examples import caravan
from nomarch.engine.jit import rule
from nomarch.engine.kernels import resample_for
from nomarch.engine.rng import generator
from nomarch.engine.struct import pile, rows, snapshot
from tests.contract.setups import EXAMPLE
from tests.engine.small import game


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


def test_nothing_can_be_taken_back_in_a_game_with_hidden_cards() -> None:
    match = nomarch.new(EXAMPLE, 2, 1)
    match.play(match.legal[0])
    assert match.can_undo == 0
