"""N3.4: planting, and laying out Speculation cards (N3.5).

A new Field or an addition is crop * 20 + cards - 1, from the first of its kind; mixed plantings and bets go by the
order of their pairs (`actions.py`).
"""

from __future__ import annotations

import numpy as np

from nomarch.engine.bits import count, lowest, nth_of, where_equal
from nomarch.engine.events import note
from nomarch.engine.jit import lean
from nomarch.engine.struct import Array
from nomarch.games.nile.rules.actions import BETS, FIRST_ADDITION, FIRST_BET, FIRST_MIX, FIRST_NEW_FIELD
from nomarch.games.nile.rules.deck import clear_field, leave_hand
from nomarch.games.nile.rules.events import LAID, PLANTED, TAKEN_OVER
from nomarch.games.nile.rules.state import CROPS, DRY, KINDS, MOST_OF_A_CROP, NONE, PAIRS, State

__all__ = [
    "add_to_field", "bet_cards", "count_additions", "count_bets", "count_mixes", "count_new_fields", "lay_out",
    "list_additions", "list_bets", "list_mixes", "list_new_fields", "new_field", "nth_addition", "nth_bet", "nth_mix",
    "nth_new_field", "plant_mix",
]  # fmt: skip

_CROPS_MASK = (1 << CROPS) - 1
_MIX_PAIRS = np.array(PAIRS)
# By set of crops, one bit each: the pairs within it, one bit each.
_PAIRS_AMONG = np.array(
    [sum(1 << i for i, (a, b) in enumerate(PAIRS) if crops >> a & crops >> b & 1) for crops in range(1 << CROPS)]
)
_BET_PAIRS = np.array([(*cards, NONE)[:2] for cards in BETS])  # one Speculation card and NONE, or two
_BET_OF = np.array([[BETS.index((i, j)) if i < j else NONE for j in range(CROPS, KINDS)] for i in range(CROPS, KINDS)])


@lean
def playable_cards(s: State) -> int:
    """N3.4: the playable cards in hand, as a bit set: none that shows a flooded crop."""
    return int(s.sources[s.to_play] & DRY[s.flooded])


@lean
def own_fields(s: State) -> int:
    """The crops of which the player to move owns the Field, one bit each."""
    return where_equal(s.field_owner, s.to_play)


@lean
def smallest_new_field(s: State, crop: int) -> int:
    """N3.4.1 (a): two cards, or strictly more than another player's Field."""
    return max(2, int(s.field_size[crop]) + 1)


@lean
def new_field_crops(s: State) -> int:
    """N3.4.1 (a): the crops with two playable cards whose Field isn't the player's own, one bit each."""
    return int(playable_cards(s) & s.doubles[s.to_play] & _CROPS_MASK & ~own_fields(s))


@lean
def new_fields_of(s: State, crop: int) -> int:
    """N3.4.1 (a): the number of possible sizes of a new Field of such a crop."""
    return max(0, int(s.hand[s.to_play, crop]) - smallest_new_field(s, crop) + 1)


@lean
def count_new_fields(s: State) -> int:
    """N3.4.1 (a): the number of possible new Fields."""
    n, crops = 0, new_field_crops(s)
    while crops:
        n += new_fields_of(s, lowest(crops))
        crops &= crops - 1
    return n


@lean
def nth_new_field(s: State, n: int) -> int:
    """The n-th new Field, counted from 0."""
    crops = new_field_crops(s)
    while crops:
        crop = lowest(crops)
        here = new_fields_of(s, crop)
        if n < here:
            return FIRST_NEW_FIELD + crop * MOST_OF_A_CROP + smallest_new_field(s, crop) + n - 1
        n -= here
        crops &= crops - 1
    return NONE


@lean
def list_new_fields(s: State, out: Array, n: int) -> int:
    """Write every new Field from index n on; return the index after the last."""
    crops = new_field_crops(s)
    while crops:
        crop = lowest(crops)
        smallest = FIRST_NEW_FIELD + crop * MOST_OF_A_CROP + smallest_new_field(s, crop) - 1
        for larger in range(new_fields_of(s, crop)):
            out[n] = smallest + larger
            n += 1
        crops &= crops - 1
    return n


@lean
def new_field(s: State, action: int) -> None:
    """N3.4.1 (a): plant a new Field; another player's smaller Field is discarded whole."""
    sowing = action - FIRST_NEW_FIELD
    crop = sowing // MOST_OF_A_CROP
    owner, lost = s.field_owner[crop], s.field_size[crop]
    clear_field(s, crop)
    sow(s, crop, sowing % MOST_OF_A_CROP + 1)
    if owner != NONE:
        note(s, TAKEN_OVER, owner, s.to_play, crop, lost)


@lean
def sow(s: State, crop: int, cards: int) -> None:
    """Move cards from hand to the player's Field."""
    for _ in range(cards):
        leave_hand(s, s.to_play, crop)
    s.field_owner[crop] = s.to_play
    s.field_size[crop] += cards
    note(s, PLANTED, s.to_play, crop, cards)


@lean
def mixes(s: State) -> int:
    """N3.4.1 (b): one card each of two crops: at least one that nobody has; the other also, or the player's own.

    One bit per pair.
    """
    crops = playable_cards(s) & _CROPS_MASK
    own = crops & own_fields(s)
    free = crops & where_equal(s.field_owner, NONE)
    return int(_PAIRS_AMONG[free | own] & ~_PAIRS_AMONG[own])


@lean
def count_mixes(s: State) -> int:
    """The number of mixed plantings."""
    return count(mixes(s))


@lean
def nth_mix(s: State, n: int) -> int:
    """The n-th mixed planting, counted from 0."""
    return FIRST_MIX + nth_of(mixes(s), n)


@lean
def list_mixes(s: State, out: Array, n: int) -> int:
    """Write every mixed planting from index n on; return the index after the last."""
    left = mixes(s)
    while left:
        out[n] = FIRST_MIX + lowest(left)
        n += 1
        left &= left - 1
    return n


@lean
def plant_mix(s: State, action: int) -> None:
    """N3.4.1 (b)."""
    for i in range(2):
        sow(s, _MIX_PAIRS[action - FIRST_MIX, i], 1)


@lean
def addition_crops(s: State, after: int) -> int:
    """N3.4.1 (c): the crops after this one that can be added to the player's own Fields, one bit each."""
    return playable_cards(s) & own_fields(s) & (-1 << (after + 1))


@lean
def count_additions(s: State, after: int) -> int:
    """N3.4.1 (c): the number of ways to add to the player's own Fields of crops after this one."""
    n, crops = 0, addition_crops(s, after)
    while crops:
        n += s.hand[s.to_play, lowest(crops)]
        crops &= crops - 1
    return n


@lean
def nth_addition(s: State, after: int, n: int) -> int:
    """The n-th addition, counted from 0."""
    crops = addition_crops(s, after)
    while crops:
        crop = lowest(crops)
        here = s.hand[s.to_play, crop]
        if n < here:
            return FIRST_ADDITION + crop * MOST_OF_A_CROP + n
        n -= here
        crops &= crops - 1
    return NONE


@lean
def list_additions(s: State, after: int, out: Array, n: int) -> int:
    """Write every addition from index n on; return the index after the last."""
    crops = addition_crops(s, after)
    while crops:
        crop = lowest(crops)
        for more in range(s.hand[s.to_play, crop]):
            out[n] = FIRST_ADDITION + crop * MOST_OF_A_CROP + more
            n += 1
        crops &= crops - 1
    return n


@lean
def add_to_field(s: State, action: int) -> None:
    """N3.4.1 (c): add to a Field; additions to Fields of later crops may follow."""
    sowing = action - FIRST_ADDITION
    crop = sowing // MOST_OF_A_CROP
    sow(s, crop, sowing % MOST_OF_A_CROP + 1)
    s.planted = crop


@lean
def bet_cards(s: State) -> int:
    """N3.5: the Speculation cards in hand that show no flooded crop, as a bit set."""
    return playable_cards(s) >> CROPS


@lean
def count_bets(s: State) -> int:
    """The number of ways to speculate: one card or two."""
    cards = count(bet_cards(s))
    return cards + cards * (cards - 1) // 2


@lean
def nth_bet(s: State, n: int) -> int:
    """The n-th way to speculate, counted from 0: single cards first."""
    cards = bet_cards(s)
    if n < count(cards):
        return FIRST_BET + nth_of(cards, n)
    n -= count(cards)
    while cards:
        first = lowest(cards)
        cards &= cards - 1
        if n < count(cards):
            return FIRST_BET + int(_BET_OF[first, nth_of(cards, n)])
        n -= count(cards)
    return NONE


@lean
def list_bets(s: State, out: Array, n: int) -> int:
    """Write every way to speculate from index n on; return the index after the last."""
    cards = bet_cards(s)
    left = cards
    while left:
        out[n] = FIRST_BET + lowest(left)
        n += 1
        left &= left - 1
    while cards:
        first = lowest(cards)
        cards &= cards - 1
        left = cards
        while left:
            out[n] = FIRST_BET + _BET_OF[first, lowest(left)]
            n += 1
            left &= left - 1
    return n


@lean
def lay_out(s: State, action: int) -> None:
    """N3.5: lay out Speculation cards until the next Flood."""
    for i in range(2):
        card = _BET_PAIRS[action - FIRST_BET, i]
        s.laid[i] = card
        if card != NONE:
            leave_hand(s, s.to_play, card)
            note(s, LAID, s.to_play, card)
    s.laid_by = s.to_play
