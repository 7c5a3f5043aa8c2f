"""What a seat can't know, drawn anew.

A seat sees its own hand, and all that is played, discarded, flooded and harvested; so it can count. Unseen cards are in
the deck, in other hands or, in the faster game, removed. Each of them may be in each of those places, every arrangement
being equally likely, with three exceptions: cards that were in hands when the deck was last shuffled and have not been
played since are still in hands (or removed, as they were then); only Speculation cards are removed; and the locusts are
in no hand. Storages are no secret to one who counts: every harvest and every trade from them was seen.

With two players this is all that can be known. With more, a seat could also reason about whose hand an old card is in
from who has drawn how many since; that is left out.
"""

from __future__ import annotations

import numpy as np

from nomarch.chance import below, draw, shuffle
from nomarch.compiled import rule
from nomarch.nile.state import CROPS, KINDS, LOCUSTS, NONE, Box, State
from nomarch.record import Array

__all__ = ["redeal"]

_OLD = KINDS + 1  # added to a card while it is dealt, to tell old ones


@rule
def redeal(box: Box, s: State, seat: int, rng: Array) -> None:
    """Replace the deck, the other hands, the cards removed and the shuffles to come."""
    unseen = np.zeros(KINDS, np.int64)
    count_unseen(s, seat, unseen)
    if s.faster:
        redeal_removed(s, seat, unseen, rng)
    # From the bottom of the deck: cards that may be anywhere, then those that must be in hands. Once the first are
    # shuffled, the deck is their beginning; what is left of them goes to the hands with the second.
    free = put_free(s, seat, unseen)
    everything = put_old(s, seat, free)
    in_deck = everything - cards_in_other_hands(s, seat)
    shuffle(rng, s.deck, 0, free)
    shuffle(rng, s.deck, in_deck, everything)
    deal_hands(s, seat, everything)
    s.deck_size = in_deck
    if s.discards[LOCUSTS] == 0:
        place = below(rng, in_deck + 1)
        s.deck[in_deck] = s.deck[place]
        s.deck[place] = LOCUSTS
        s.deck_size += 1
    for i in range(3):
        s.rng[i] = draw(rng)
    s.rng[3] = 1


@rule
def count_unseen(s: State, seat: int, unseen: Array) -> None:
    """By card, how many this seat can't see."""
    for i in range(s.deck_size):
        if s.deck[i] != LOCUSTS:
            unseen[s.deck[i]] += 1
    for card in range(KINDS):
        unseen[card] += s.removed[card]
        for other in range(s.players):
            if other != seat:
                unseen[card] += s.hand[other, card]


@rule
def cards_in_other_hands(s: State, seat: int) -> int:
    """How many cards the other players hold."""
    n = 0
    for other in range(s.players):
        if other != seat:
            for card in range(KINDS):
                n += s.hand[other, card]
    return n


@rule
def redeal_removed(s: State, seat: int, unseen: Array, rng: Array) -> None:
    """N1.3: any unseen Speculation cards at first; once the deck was shuffled anew, any that was not in it."""
    removed, candidates = 0, 0
    for card in range(CROPS, KINDS):
        removed += s.removed[card]
        s.removed[card] = 0
        if may_be_removed(s, seat, unseen, card):
            candidates += 1
    for card in range(CROPS, KINDS):
        if may_be_removed(s, seat, unseen, card):
            if below(rng, candidates) < removed:
                s.removed[card] = 1
                unseen[card] -= 1
                removed -= 1
            candidates -= 1


@rule
def may_be_removed(s: State, seat: int, unseen: Array, card: int) -> bool:
    """Whether, for all this seat knows, a Speculation card was taken out of the game."""
    if s.passes == 0:
        return bool(unseen[card] > 0)
    return bool(s.old_cards[card] - s.own_old_cards[seat, card] > 0)


@rule
def old_elsewhere(s: State, seat: int, card: int) -> int:
    """How many of a card are in other hands since before the last shuffle; negative if more were played than that."""
    elsewhere = s.old_cards[card] - s.own_old_cards[seat, card]
    return int(elsewhere - s.removed[card] if s.passes > 0 else elsewhere)


@rule
def put_free(s: State, seat: int, unseen: Array) -> int:
    """Write the cards that may be anywhere to the bottom of the deck; return how many."""
    n = 0
    for card in range(KINDS):
        for _ in range(unseen[card] - max(0, old_elsewhere(s, seat, card))):
            s.deck[n] = card
            n += 1
    return n


@rule
def put_old(s: State, seat: int, n: int) -> int:
    """Write the cards that must be in hands from place n on; return where they end."""
    for card in range(KINDS):
        for _ in range(max(0, old_elsewhere(s, seat, card))):
            s.deck[n] = card + _OLD
            n += 1
    return n


@rule
def deal_hands(s: State, seat: int, n: int) -> None:
    """Deal the places below n to the other hands, as many cards as each has."""
    first = 1 if seat == 0 else 0
    for other in range(s.players):
        if other == seat:
            continue
        size = 0
        for card in range(KINDS):
            size += s.hand[other, card]
            s.hand[other, card] = 0
            # What was played beyond the old cards is put on one account, so that the sum stays what all know.
            s.own_old_cards[other, card] = min(0, old_elsewhere(s, seat, card)) if other == first else 0
        for _ in range(size):
            n -= 1
            card = s.deck[n]
            s.deck[n] = NONE
            if card >= _OLD:
                card -= _OLD
                s.own_old_cards[other, card] += 1
            s.hand[other, card] += 1
