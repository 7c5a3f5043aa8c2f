"""N3.4: planting, and laying out Speculation cards (N3.5).

A new Field or an addition is crop * 20 + cards - 1, from the first of its kind; mixed plantings and bets go by the
order of their pairs (`actions.py`).
"""

from __future__ import annotations

import numpy as np

from nomarch.engine.bits import count, lowest, nth_of
from nomarch.engine.events import note
from nomarch.engine.jit import rule
from nomarch.games.nile.rules.actions import BETS, FIRST_ADDITION, FIRST_BET, FIRST_MIX, FIRST_NEW_FIELD
from nomarch.games.nile.rules.deck import clear_field, leave_hand
from nomarch.games.nile.rules.events import LAID, PLANTED, TAKEN_OVER
from nomarch.games.nile.rules.state import CROPS, DRY, KINDS, MOST_OF_A_CROP, NONE, PAIRS, State

__all__ = [
    "add_to_field", "bet_cards", "count_additions", "count_bets", "count_mixes", "count_new_fields", "lay_out",
    "new_field", "nth_addition", "nth_bet", "nth_mix", "nth_new_field", "plant_mix",
]  # fmt: skip

_CROPS_MASK = (1 << CROPS) - 1
_MIXES = len(PAIRS)
_MIX_PAIRS = np.array(PAIRS)
_BET_PAIRS = np.array([(*cards, NONE)[:2] for cards in BETS])  # one Speculation card and NONE, or two
_BET_OF = np.array([[BETS.index((i, j)) if i < j else NONE for j in range(CROPS, KINDS)] for i in range(CROPS, KINDS)])


@rule
def playable_cards(s: State) -> int:
    """N3.4: the playable cards in hand, as a bit set: none that shows a flooded crop."""
    return int(s.sources & DRY[s.flooded])


@rule
def playable(s: State, card: int) -> int:
    """N3.4: the number of playable copies of a card."""
    return int(s.hand[s.to_play, card]) if playable_cards(s) >> card & 1 else 0


@rule
def smallest_new_field(s: State, crop: int) -> int:
    """N3.4.1 (a): two cards, or strictly more than another player's Field; unreachable for the player's own Field."""
    if s.field_owner[crop] == s.to_play:
        return 100
    return max(2, int(s.field_size[crop]) + 1)


@rule
def new_fields_of(s: State, crop: int) -> int:
    """N3.4.1 (a): the number of possible sizes of a new Field of a crop."""
    return max(0, playable(s, crop) - smallest_new_field(s, crop) + 1)


@rule
def count_new_fields(s: State) -> int:
    """N3.4.1 (a): the number of possible new Fields."""
    n = 0
    crops = playable_cards(s) & s.doubles & _CROPS_MASK
    while crops:
        n += new_fields_of(s, lowest(crops))
        crops &= crops - 1
    return n


@rule
def nth_new_field(s: State, n: int) -> int:
    """The n-th new Field, counted from 0."""
    for crop in range(CROPS):
        here = new_fields_of(s, crop)
        if n < here:
            return FIRST_NEW_FIELD + crop * MOST_OF_A_CROP + smallest_new_field(s, crop) + n - 1
        n -= here
    return NONE


@rule
def new_field(s: State, action: int) -> None:
    """N3.4.1 (a): plant a new Field; another player's smaller Field is discarded whole."""
    sowing = action - FIRST_NEW_FIELD
    crop = sowing // MOST_OF_A_CROP
    owner, lost = s.field_owner[crop], s.field_size[crop]
    clear_field(s, crop)
    sow(s, crop, sowing % MOST_OF_A_CROP + 1)
    if owner != NONE:
        note(s, TAKEN_OVER, owner, s.to_play, crop, lost)


@rule
def sow(s: State, crop: int, cards: int) -> None:
    """Move cards from hand to the player's Field."""
    for _ in range(cards):
        leave_hand(s, s.to_play, crop)
    s.field_owner[crop] = s.to_play
    s.field_size[crop] += cards
    note(s, PLANTED, s.to_play, crop, cards)


@rule
def can_mix(s: State, mix: int) -> bool:
    """N3.4.1 (b): one card each of two crops: at least one that nobody has; the other also, or the player's own."""
    first, second = _MIX_PAIRS[mix, 0], _MIX_PAIRS[mix, 1]
    if playable(s, first) == 0 or playable(s, second) == 0:
        return False
    a, b = s.field_owner[first], s.field_owner[second]
    return bool((a == NONE and (b == NONE or b == s.to_play)) or (b == NONE and a == s.to_play))


@rule
def count_mixes(s: State) -> int:
    """The number of mixed plantings: two crops that nobody has, or one and the player's own."""
    free, own = 0, 0
    crops = playable_cards(s) & _CROPS_MASK
    while crops:
        owner = s.field_owner[lowest(crops)]
        free += owner == NONE
        own += owner == s.to_play
        crops &= crops - 1
    return free * (free - 1) // 2 + free * own


@rule
def nth_mix(s: State, n: int) -> int:
    """The n-th mixed planting, counted from 0."""
    for mix in range(_MIXES):
        if can_mix(s, mix):
            if n == 0:
                return FIRST_MIX + mix
            n -= 1
    return NONE


@rule
def plant_mix(s: State, action: int) -> None:
    """N3.4.1 (b)."""
    for i in range(2):
        sow(s, _MIX_PAIRS[action - FIRST_MIX, i], 1)


@rule
def count_additions(s: State, after: int) -> int:
    """N3.4.1 (c): the number of ways to add to the player's own Fields of crops after this one."""
    n = 0
    for crop in range(after + 1, CROPS):
        if s.field_owner[crop] == s.to_play:
            n += playable(s, crop)
    return n


@rule
def nth_addition(s: State, after: int, n: int) -> int:
    """The n-th addition, counted from 0."""
    for crop in range(after + 1, CROPS):
        if s.field_owner[crop] == s.to_play:
            here = playable(s, crop)
            if n < here:
                return FIRST_ADDITION + crop * MOST_OF_A_CROP + n
            n -= here
    return NONE


@rule
def add_to_field(s: State, action: int) -> None:
    """N3.4.1 (c): add to a Field; additions to Fields of later crops may follow."""
    sowing = action - FIRST_ADDITION
    crop = sowing // MOST_OF_A_CROP
    sow(s, crop, sowing % MOST_OF_A_CROP + 1)
    s.planted = crop


@rule
def bet_cards(s: State) -> int:
    """N3.5: the Speculation cards in hand that show no flooded crop, as a bit set."""
    return playable_cards(s) >> CROPS


@rule
def count_bets(s: State) -> int:
    """The number of ways to speculate: one card or two."""
    cards = count(bet_cards(s))
    return cards + cards * (cards - 1) // 2


@rule
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


@rule
def lay_out(s: State, action: int) -> None:
    """N3.5: lay out Speculation cards until the next Flood."""
    for i in range(2):
        card = _BET_PAIRS[action - FIRST_BET, i]
        s.laid[i] = card
        if card != NONE:
            leave_hand(s, s.to_play, card)
            note(s, LAID, s.to_play, card)
    s.laid_by = s.to_play
