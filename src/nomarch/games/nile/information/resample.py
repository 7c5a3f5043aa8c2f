"""Determinization: resample everything hidden from a seat.

A seat sees its own hand and every card that is played, discarded, flooded or harvested, so it can count. Unseen cards
are in the deck, in other hands or, in the faster game, removed. All arrangements are equally likely that satisfy these
constraints: cards that were in hands when the deck was last shuffled and have not been played since are still in hands
(or removed, as they were then); only Speculation cards are removed; no hand holds the locusts; and some history must
explain the hands, given who played and drew what since the first shuffle (`history`). Storages are known: every harvest
and every trade from them was public.

Samples are not weighted by how likely the players' decisions were, nor by the number of histories.
"""

from __future__ import annotations

from nomarch.engine.jit import rule
from nomarch.engine.rng import below, draw, shuffle, step_below
from nomarch.engine.struct import Array
from nomarch.games.nile.information.history import explain, find_hands
from nomarch.games.nile.information.scratch import OTHERS, Scratch, recall, workings
from nomarch.games.nile.rules.holdings import find_sources
from nomarch.games.nile.rules.multiset import ONE, bag_of, common, first_kind, less, number_of, of_kind, size
from nomarch.games.nile.rules.state import CROPS, DECK, KINDS, LOCUSTS, NONE, Box, State
from nomarch.games.nile.rules.turn import find_choices

__all__ = ["resample"]

_TRIES = 20_000  # with five players three on average, but hundreds in about one of a thousand positions
_RESAMPLES = 1000  # until the player to move has a choice: nearly always the first, one in about ten at worst


@rule
def resample(box: Box, s: State, seat: int, rng: Array) -> None:
    """Resample everything hidden from this seat. If another seat is to move, which is public, it has a choice."""
    asked = s.choices > 1
    for _ in range(_RESAMPLES):
        resample_cards(box, s, seat, rng)
        find_choices(s)
        if s.choices > 1 or not asked:
            break


@rule
def resample_cards(box: Box, s: State, seat: int, rng: Array) -> None:
    """Resample the deck, the other hands and their history, the removed cards and later shuffles."""
    some = workings()
    w = some[0]
    count_unseen(s, seat, w)
    recall(s, seat, w)
    in_deck = int(s.deck_size) - (s.discards[LOCUSTS] == 0)
    deal_what_can_be(s, w, in_deck, rng)
    for other in range(w.others):
        player = other + (other >= seat)
        for card in range(KINDS):
            s.hand[player, card] = number_of(w.most[w.shuffles, other], card)
        find_sources(s, player)
        for i in range(w.shuffles):
            s.held[i, player] = w.least[i, other]
    for card in range(CROPS, KINDS):
        s.removed[card] = number_of(w.removed, card)
    for i in range(in_deck, DECK):
        s.deck[i] = NONE
    shuffle(rng, s.deck, 0, in_deck)
    if s.discards[LOCUSTS] == 0:
        place = below(rng, in_deck + 1)
        s.deck[in_deck] = s.deck[place]
        s.deck[place] = LOCUSTS
    for i in range(3):
        s.rng[i] = draw(rng)
    s.rng[3] = 1


@rule
def count_unseen(s: State, seat: int, w: Scratch) -> None:
    """Count the cards hidden from this seat, and the sizes of the other hands."""
    w.others = s.players - 1
    w.removed = bag_of(s.removed)
    unseen, places = w.removed, 0
    for i in range(s.deck_size):
        unseen += ONE[s.deck[i]]
    for other in range(w.others):
        player = other + (other >= seat)
        hand = bag_of(s.hand[player])
        unseen += hand
        w.number[s.passes, other] = size(hand)
        for _ in range(size(hand)):
            w.place_of[places] = other
            places += 1
    for other in range(w.others, OTHERS):
        w.number[s.passes, other] = 0
    w.unseen, w.places = unseen, places


@rule
def deal_what_can_be(s: State, w: Scratch, in_deck: int, rng: Array) -> None:
    """Rejection sampling: deal until some history explains the hands. The true hands can be explained, so this ends.

    With a tiny box nearly every card is known, and most deals are rejected: then a valid one is constructed instead.
    """
    free = 0
    for tries in range(_TRIES):
        if tries == 0 or s.faster:
            if s.faster:
                resample_removed(w, rng)
            free = put_unseen(s, w)
        deal_hands(s, w, free, in_deck, rng)
        if explain(w):
            return
    if find_hands(w):
        rest = w.held[w.shuffles]
        for other in range(w.others):
            rest -= w.least[w.shuffles, other]
        write(s, rest, 0)
    else:
        deal_hands(s, w, free, in_deck, rng)
        forget(s, w)


@rule
def forget(s: State, w: Scratch) -> None:
    """Last resort: drop the history of hands and debts."""
    for i in range(w.shuffles):
        w.least[i, :] = 0
        s.debts_at[i] = 0
    s.debts = 0
    for player in range(s.players):
        s.credit[player] = s.owing[player] = s.noted[player] = 0


@rule
def put_unseen(s: State, w: Scratch) -> int:
    """Write the unconstrained cards to the deck, then those that must be in hands; return where these begin."""
    must, unseen = 0, w.unseen - w.removed
    for i in range(w.shuffles):
        must = w.out[i] - w.removed
        w.held[i] = w.must[i] = must
    if w.shuffles > 0:
        for other in range(w.others):
            must = less(must, w.played[w.shuffles - 1, other])
    w.held[w.shuffles], w.must[w.shuffles] = unseen, must
    free = write(s, unseen - must, 0)
    write(s, must, free)
    return free


@rule
def write(s: State, bag: int, place: int) -> int:
    """Write cards to the deck from an index on; return the index after them."""
    while bag:
        card = first_kind(bag)
        for _ in range(number_of(bag, card)):
            s.deck[place] = card
            place += 1
        bag -= of_kind(bag, card)
    return place


@rule
def resample_removed(w: Scratch, rng: Array) -> None:
    """N1.3: any unseen Speculation cards that were in no reshuffled deck."""
    can_be = w.unseen
    for i in range(w.shuffles):
        can_be = common(can_be, w.out[i])
    removed, candidates = 0, 0
    for card in range(CROPS, KINDS):
        removed += number_of(w.removed, card)
        candidates += number_of(can_be, card)
    w.removed = 0
    for card in range(CROPS, KINDS):
        if number_of(can_be, card):
            if below(rng, candidates) < removed:
                w.removed += ONE[card]
                removed -= 1
            candidates -= 1


@rule
def deal_hands(s: State, w: Scratch, free: int, in_deck: int, rng: Array) -> None:
    """Deal the other hands, keeping their sizes.

    Cards that must be in hands go to random slots of them; the rest fills the other slots. Dealt cards are swapped with
    the last ones, so that the same cards can be dealt again.
    """
    for other in range(OTHERS):
        w.most[w.shuffles, other] = 0
    a, b, c, d = rng[0], rng[1], rng[2], rng[3]
    places, last = int(w.places), free
    for i in range(free, in_deck + places):
        place, a, b, c, d = step_below(a, b, c, d, places)
        places -= 1
        other = w.place_of[place]
        w.place_of[place], w.place_of[places] = w.place_of[places], other
        w.most[w.shuffles, other] += ONE[s.deck[i]]
    while places > 0:
        place, a, b, c, d = step_below(a, b, c, d, last)
        last -= 1
        places -= 1
        card = s.deck[place]
        s.deck[place], s.deck[last] = s.deck[last], card
        w.most[w.shuffles, w.place_of[places]] += ONE[card]
    rng[0], rng[1], rng[2], rng[3] = a, b, c, d
