"""N1.3 and N2: the deal, and the start of the game."""

from __future__ import annotations

from nomarch.engine.jit import lean
from nomarch.engine.rng import below, draw, shuffle
from nomarch.engine.struct import Array
from nomarch.games.nile.rules.deck import put_discards_into_deck
from nomarch.games.nile.rules.flood import flood
from nomarch.games.nile.rules.holdings import find_sources
from nomarch.games.nile.rules.state import ACT, CROPS, KINDS, LOCUSTS, NONE, Box, State

__all__ = ["deal", "lay_out"]


@lean
def deal(box: Box, s: State, rng: Array) -> None:
    """N2.1: draw at random whatever the table has not chosen (NONE)."""
    if s.first == NONE:
        s.first = below(rng, s.players)
    if s.deck[0] == NONE:
        if s.faster:
            remove_pairs(box, s, rng)
        deal_cards(box, s, rng)
        for i in range(3):
            s.rng[i] = draw(rng)
        s.rng[3] = 1


@lean
def remove_pairs(box: Box, s: State, rng: Array) -> None:
    """N1.3: the faster game removes random Speculation cards face down."""
    left, candidates = box.fewer_pairs[s.players], 0
    for card in range(CROPS, KINDS):
        candidates += box.cards[card]
    for card in range(CROPS, KINDS):
        if box.cards[card] > 0:
            if below(rng, candidates) < left:
                s.removed[card] = 1
                left -= 1
            candidates -= 1


@lean
def deal_cards(box: Box, s: State, rng: Array) -> None:
    """N2.1: deal the hands, then shuffle in the locusts, so that nobody is dealt one."""
    for card in range(KINDS):
        fewer = box.fewer_crops[s.players] if s.faster and card < CROPS else s.removed[card]
        s.discards[card] = box.cards[card] - fewer
    put_discards_into_deck(s)
    n = int(s.deck_size)
    shuffle(rng, s.deck, 0, n)
    for seat in range(s.players):
        for _ in range(box.dealt):
            n -= 1
            s.hand[seat, s.deck[n]] += 1
            s.deck[n] = NONE
    s.deck[n] = LOCUSTS
    s.deck_size = n + 1
    j = below(rng, n + 1)
    s.deck[n], s.deck[j] = s.deck[j], s.deck[n]


@lean
def lay_out(box: Box, s: State) -> None:
    """N3.1: the first player's Flood."""
    s.to_play, s.step, s.turn = s.first, ACT, 0
    for seat in range(s.players):
        find_sources(s, seat)
    flood(box, s)
