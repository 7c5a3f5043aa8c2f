"""A multiset of cards as one number: add, compare and split whole hands at once."""

from __future__ import annotations

import random
from collections import Counter

import numpy as np
import pytest

from nomarch.engine.jit import entry
from nomarch.engine.struct import Array
from nomarch.games.nile.rules.multiset import (  # fmt: skip
    EACH,
    ONE,
    bag_of,
    common,
    first_kind,
    less,
    number_of,
    of_kind,
    size,
    union,
)
from nomarch.games.nile.rules.state import CROPS, KINDS, MOST_OF_A_CROP


@entry
def _measure(cards: Array, others: Array, kind: int, out: Array) -> None:
    bag, other = bag_of(cards), bag_of(others)
    out[0], out[1], out[2] = size(bag), number_of(bag, kind), of_kind(bag, kind)
    out[3], out[4], out[5] = less(bag, other), common(bag, other), union(bag, other)
    out[6] = first_kind(bag) if bag else -1


def numbers(cards: Counter[int]) -> Array:
    return np.array([cards[kind] for kind in range(KINDS)])


def bag(cards: Counter[int]) -> int:
    """The sum over its cards."""
    return int(numbers(cards) @ ONE[:KINDS])


def random_hand(chance: random.Random) -> Counter[int]:
    """Few cards or many; there is one card for each pair of crops."""
    most = chance.choice([1, 3, MOST_OF_A_CROP])
    crops = Counter({kind: chance.randint(0, most) for kind in range(CROPS)})
    return +(crops + Counter({kind: chance.randint(0, 1) for kind in range(CROPS, KINDS)}))


@pytest.mark.parametrize("seed", range(5))
def test_bags_are_counted_and_compared_as_counters_are(seed: int) -> None:
    chance, out = random.Random(seed), np.zeros(7, np.int64)
    for _ in range(200):
        hand, other, kind = random_hand(chance), random_hand(chance), chance.randrange(KINDS)
        _measure(numbers(hand), numbers(other), kind, out)
        assert out.tolist() == [
            hand.total(),
            hand[kind],
            bag(Counter({kind: hand[kind]})),
            bag(hand - other),
            bag(hand & other),
            bag(hand | other),
            min(hand, default=-1),
        ]


def test_so_many_of_each_kind_are_as_many_as_there_can_be() -> None:
    for n in (0, 1, 2, MOST_OF_A_CROP, MOST_OF_A_CROP + 5):
        each = {kind: min(n, MOST_OF_A_CROP if kind < CROPS else 1) for kind in range(KINDS)}
        assert bag(Counter(each)) == EACH[n]
