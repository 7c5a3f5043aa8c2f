"""Multisets of cards packed into one integer, so that whole hands can be compared in one operation.

A crop has eight bits for its count, a Speculation card two; the highest bit of each is a guard bit for comparisons.
Multisets are added and subtracted as integers, as long as no count becomes negative.
"""

from __future__ import annotations

import numpy as np

from nomarch.engine.bits import count, lowest
from nomarch.engine.jit import lean
from nomarch.engine.struct import Array
from nomarch.games.nile.rules.state import CROPS, DECK, KINDS, MOST_OF_A_CROP

__all__ = ["EACH", "ONE", "bag_of", "common", "first_kind", "less", "number_of", "of_kind", "size", "union"]

_CROP, _PAIR = 8, 2  # bits
_PAIRS = CROPS * _CROP  # the lowest bit of theirs
_PLACES = [_CROP * card if card < CROPS else _PAIRS + _PAIR * (card - CROPS) for card in range(KINDS)]
_ENDS = [*_PLACES[1:], _PAIRS + _PAIR * (KINDS - CROPS)]

# By card, the multiset with just this one; locusts aren't stored.
ONE = np.array([*(1 << place for place in _PLACES), 0])
_PLACE = np.array(_PLACES)
_KIND = np.array([(1 << end) - (1 << place) for place, end in zip(_PLACES, _ENDS, strict=True)])
_CARD_AT = np.array([max(card for card in range(KINDS) if _PLACES[card] <= i) for i in range(_ENDS[-1])])

_CROPS_ONES, _PAIRS_ONES = int(ONE[:CROPS].sum()), int(ONE[CROPS:].sum())
_CROPS_FREE, _PAIRS_FREE = _CROPS_ONES << _CROP - 1, _PAIRS_ONES << _PAIR - 1
_FREE = _CROPS_FREE | _PAIRS_FREE
_ODD_CROPS, _EVEN_CROPS = 0xFF00FF00FF, 0x00FF00FF

# By number, the multiset with this many of each kind, or the maximum.
EACH = np.array([min(n, MOST_OF_A_CROP) * _CROPS_ONES + min(n, 1) * _PAIRS_ONES for n in range(DECK + 1)])


@lean
def bag_of(cards: Array) -> int:
    """The multiset with these counts by kind."""
    bag = 0
    for card in range(KINDS):
        bag += ONE[card] * cards[card]
    return int(bag)


@lean
def size(bag: int) -> int:
    """The number of cards."""
    crops = (bag & _ODD_CROPS) + (bag >> _CROP & _EVEN_CROPS)
    return (crops + (crops >> 2 * _CROP) + (crops >> 4 * _CROP) & 0xFF) + count(bag & _PAIRS_ONES)


@lean
def number_of(bag: int, card: int) -> int:
    """The count of a kind."""
    return int(of_kind(bag, card) >> _PLACE[card])


@lean
def of_kind(bag: int, card: int) -> int:
    """Only the cards of a kind."""
    return int(bag & _KIND[card])


@lean
def first_kind(bag: int) -> int:
    """The first kind with a count above 0."""
    return int(_CARD_AT[lowest(bag)])


@lean
def less(bag: int, other: int) -> int:
    """Difference: the counts by which the first exceeds the second."""
    difference = (bag | _FREE) - other
    crops, pairs = difference & _CROPS_FREE, difference & _PAIRS_FREE  # set where the difference isn't negative
    return difference & (crops - (crops >> _CROP - 1) + pairs - (pairs >> _PAIR - 1))


@lean
def common(bag: int, other: int) -> int:
    """Intersection: the smaller count of each kind."""
    return bag - less(bag, other)


@lean
def union(bag: int, other: int) -> int:
    """Union: the larger count of each kind."""
    return bag + less(other, bag)
