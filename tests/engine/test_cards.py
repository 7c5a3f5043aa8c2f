"""A pile is an array of cards with the top card last, followed by empty places."""

from __future__ import annotations

import numpy as np

from nomarch.engine.cards import NONE, size, take
from nomarch.engine.jit import entry
from nomarch.engine.struct import Array


@entry
def _size(pile: Array) -> int:
    return size(pile)


@entry
def _take(pile: Array) -> int:
    return take(pile)


def test_a_pile_is_taken_from_its_top_until_it_is_empty() -> None:
    pile = np.array([4, 0, 7], np.int8)
    taken = []
    for left in (3, 2, 1):
        assert _size(pile) == left
        taken.append(_take(pile))
    assert taken == [7, 0, 4]
    assert (_size(pile), pile.tolist()) == (0, [NONE] * 3)


def test_places_beyond_the_cards_are_empty() -> None:
    assert _size(np.array([1, NONE, NONE], np.int8)) == 1
    assert _size(np.array([], np.int8)) == 0
