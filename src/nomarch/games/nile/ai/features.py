"""The numbers that a learned evaluation of Nile reads, for one seat.

A position is one world: the deck's composition and the other hands are those of that world. The deck's order is not
read. Crops come in the order of the piles to expect, because the smallest pile decides (N6.1).
"""

from __future__ import annotations

import numpy as np

from nomarch.engine.jit import lean
from nomarch.engine.struct import Array
from nomarch.games.nile.ai.heuristic import FLOODED, expected_piles, floods_left
from nomarch.games.nile.rules.state import ADD, CARDS, CROPS, CROPS_ON, KINDS, LOCUSTS, NONE, Box, State
from nomarch.games.nile.rules.turn import CARD, FLOOD, TURN_END

__all__ = ["FEATURES", "features"]

_EACH = 14  # numbers for each crop
_ALL = 35
_PILES, _THEIRS = _EACH * CROPS, _EACH * CROPS + CROPS  # worked on, before the numbers of the whole are written there
FEATURES = _EACH * CROPS + _ALL

# By card, a one in the byte of each crop that it shows: their sum over a deck counts how many cards flood each crop.
_SHOWS = np.array([sum(1 << 8 * crop for crop in range(CROPS) if CROPS_ON[card] >> crop & 1) for card in range(CARDS)])


@lean
def features(box: Box, s: State, seat: int, due: int, out: Array) -> None:
    """The crops, each with what can be seen of it; the game as a whole; and the chance that is due."""
    piles, flooding = out[_PILES : _PILES + CROPS], cards_that_flood(s)
    expected_piles(s, seat, piles)
    harvests, deck = floods_left(s) * FLOODED, max(1, int(s.deck_size))
    smallest = second = next_harvest = 0.0
    for crop in range(CROPS):
        place = 0
        for other in range(CROPS):
            place += piles[other] < piles[crop] or (piles[other] == piles[crop] and other < crop)
        if place == 0:
            smallest = piles[crop]
        elif place == 1:
            second = piles[crop]
        share = (flooding >> 8 * crop & 0xFF) / deck
        if s.field_owner[crop] == seat:
            next_harvest += share
        _look_at_crop(s, seat, crop, harvests, share, piles[crop], out[place * _EACH : (place + 1) * _EACH])
    best, next_best = _best_rival(s, seat, out[_THEIRS : _THEIRS + CROPS])
    _look_at_all(s, seat, out[_PILES:])
    more = out[_PILES + 20 :]
    more[0] = payout(s, seat) * 0.5
    more[1] = _largest_hand(s, seat) / 15
    more[2] = smallest / 5
    more[3] = second / 5
    more[4] = best / 5
    more[5] = next_best / 5
    more[6] = max(-1.0, min(1.0, (smallest - best) / 3))
    more[7] = next_harvest
    mine, free = 0, 0
    for crop in range(CROPS):
        mine += s.field_owner[crop] == seat
        free += s.field_owner[crop] == NONE
    more[8] = mine / 5
    more[9] = free / 5
    more[10] = out[_PILES + 15] * min(1.0, 4 / deck)
    mover = s.to_play == seat
    more[11] = mover and due == CARD
    more[12] = mover and due == FLOOD
    more[13] = mover and due == TURN_END
    more[14] = s.deck_size < 6


@lean
def cards_that_flood(s: State) -> int:
    """How many cards of the deck show each crop, a byte each."""
    flooding = 0
    for i in range(s.deck_size):
        flooding += _SHOWS[s.deck[i]]
    return int(flooding)


@lean
def payout(s: State, seat: int) -> float:
    """N3.5: how many of the seat's cards laid out the next Flood will hit, on average."""
    hits = 0
    if s.laid_by == seat:
        for i in range(2):
            if s.laid[i] != NONE:
                crops = CROPS_ON[s.laid[i]]
                for j in range(s.deck_size):
                    hits += (CROPS_ON[s.deck[j]] & crops) != 0
    return hits / max(1, int(s.deck_size))


@lean
def _look_at_crop(s: State, seat: int, crop: int, harvests: float, share: float, pile: float, out: Array) -> None:
    owner, planted, held = s.field_owner[crop], int(s.field_size[crop]), int(s.hand[seat, crop])
    mine = owner == seat
    rival = 0
    for other in range(s.players):
        if other != seat:
            rival = max(rival, s.hand[other, crop])
    out[0] = s.storage[seat, crop] / 6
    out[1] = planted / 5 if mine else 0.0
    out[2] = min(float(planted), harvests) / 5 if mine else 0.0
    out[3] = held / 4
    out[4] = owner == NONE
    out[5] = planted / 5 if not mine else 0.0
    out[6] = not mine and owner != NONE and held > planted
    out[7] = s.flooded >> crop & 1
    out[8] = pile / 6
    out[9] = 3 * share
    out[10] = 3 * share if mine else 0.0
    out[11] = rival / 4
    out[12] = mine and rival > planted
    out[13] = owner == NONE and held > 1


@lean
def _best_rival(s: State, seat: int, piles: Array) -> tuple[float, float]:
    """The smallest and the second smallest expected pile of the other player who expects most."""
    best, next_best = -1.0, -1.0
    for other in range(s.players):
        if other != seat:
            expected_piles(s, other, piles)
            smallest, second = 1000.0, 1000.0
            for crop in range(CROPS):
                pile = float(piles[crop])
                if pile < smallest:
                    smallest, second = pile, smallest
                elif pile < second:
                    second = pile
            if smallest > best or (smallest == best and second > next_best):
                best, next_best = smallest, second
    return best, next_best


@lean
def _largest_hand(s: State, seat: int) -> int:
    """The largest of the other hands."""
    largest = 0
    for other in range(s.players):
        if other != seat:
            cards = 0
            for card in range(KINDS):
                cards += s.hand[other, card]
            largest = max(largest, cards)
    return largest


@lean
def _look_at_all(s: State, seat: int, out: Array) -> None:
    pairs, crops, bet, largest, mine = 0.0, 0.0, 0, 0, 0
    for card in range(CROPS):
        crops += s.hand[seat, card]
        largest = max(largest, s.field_size[card])
        if s.field_owner[card] == seat:
            mine = max(mine, s.field_size[card])
    for card in range(CROPS, KINDS):
        pairs += s.hand[seat, card]
    if s.laid_by == seat:
        for i in range(2):
            bet += s.laid[i] != NONE
    left = floods_left(s)
    out[0] = pairs / 3
    out[1] = crops / 10
    out[2] = bet / 2
    out[3] = s.to_play == seat
    out[4] = s.to_play == seat and s.step == ADD
    out[5] = s.players == 3
    out[6] = s.players == 4
    out[7] = s.players == 5
    out[8] = s.faster
    out[9] = s.deck_size / 90
    out[10] = (s.players - 1 - s.passes) / s.players
    out[11] = left / 50
    out[12] = min(1.0, left / 5)
    out[13] = min(1.0, left / 12)
    out[14] = s.discards[LOCUSTS] == 0
    out[15] = mine > 0 and mine == largest and s.discards[LOCUSTS] == 0
    smallest, second = 100, 100
    for crop in range(CROPS):
        pile = s.storage[seat, crop]
        if pile < smallest:
            smallest, second = pile, smallest
        elif pile < second:
            second = pile
    out[16] = smallest / 5
    out[17] = second / 5
    out[18] = s.ended
    out[19] = ((s.to_play - seat) % s.players) / s.players
