"""What a seat can't know, drawn anew.

A seat sees its own hand, and all that is played, discarded, flooded and harvested; so it can count. Unseen cards are in
the deck, in other hands or, in the faster game, removed. Each of them may be in each of those places, every arrangement
being equally likely, with these exceptions: cards that were in hands when the deck was last shuffled and have not been
played since are still in hands (or removed, as they were then); only Speculation cards are removed; the locusts are in
no hand; and with three players or more, the hands must agree with who has played and drawn what since that shuffle
(`origins`). Storages are no secret to one who counts: every harvest and every trade from them was seen.

What is left out: what was seen before the last shuffle can tell more about who had which old cards then. It can't with
two players, nor before the second shuffle. Later it rules out some of the worlds dealt here: in random games, of those
dealt after a first shuffle, 4 of 2,347 with three players, 12 of 429 with four, 37 of 832 with five. To decide it
exactly is a transportation problem in three dimensions (cards, players, shuffles), hard in general. Nor is it weighed
how likely a player was to do what they did, or how many different pasts lead to a world.
"""

from __future__ import annotations

from nomarch.chance import below, draw, shuffle, step_below
from nomarch.compiled import rule
from nomarch.nile.origins import Workings, agree, find_debts, note_origins, workings
from nomarch.nile.state import CARDS, CROPS, DECK, KINDS, LOCUSTS, NONE, Box, State
from nomarch.record import Array

__all__ = ["redeal"]

_TRIES = 2000  # one deal in a hundred agrees where it is hardest; two in three on average with five players


@rule
def redeal(box: Box, s: State, seat: int, rng: Array) -> None:
    """Replace the deck, the other hands, the cards removed and the shuffles to come."""
    some = workings()
    w = some[0]
    count_unseen(s, seat, w)
    in_deck = int(s.deck_size) - (s.discards[LOCUSTS] == 0)
    if s.players > 2 and s.passes > 0:
        deal_in_agreement(s, seat, w, in_deck, rng)
    else:
        deal_freely(s, seat, w, in_deck, rng)
    for other in range(s.players):
        if other != seat:
            for card in range(KINDS):
                s.hand[other, card] = w.had[other, card] - w.played[other, card]
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
def count_unseen(s: State, seat: int, w: Workings) -> None:
    """By card, how many this seat can't see; by player, how many the others hold."""
    for card in range(CARDS):
        w.unseen[card] = 0
    for i in range(s.deck_size):
        w.unseen[s.deck[i]] += 1
    w.unseen[LOCUSTS] = 0
    for card in range(KINDS):
        w.unseen[card] += s.removed[card]
    places = 0
    for other in range(s.players):
        size = 0
        if other != seat:
            for card in range(KINDS):
                w.unseen[card] += s.hand[other, card]
                size += s.hand[other, card]
            for _ in range(size):
                w.place_of[places] = other
                places += 1
        w.size[other] = size
    w.places = places


@rule
def deal_freely(s: State, seat: int, w: Workings, in_deck: int, rng: Array) -> None:
    """Deal by what can be counted."""
    free = put_unseen(s, seat, w, rng)
    for other in range(s.players):
        w.spare[other] = DECK
        for card in range(KINDS):
            w.played[other, card] = 0
    for card in range(KINDS):
        w.old[card] = 0
    deal_hands(s, w, free, in_deck, rng)
    share_old_cards(s, seat, w)


@rule
def deal_in_agreement(s: State, seat: int, w: Workings, in_deck: int, rng: Array) -> None:
    """Deal until the hands agree with who played and drew what.

    The true hands agree, so some deal does. Should none be found the last one stands, and never the truth.
    """
    find_debts(s, seat, w)
    free = 0
    for tries in range(_TRIES):
        if tries == 0 or s.faster:
            free = put_unseen(s, seat, w, rng)
            count_old_cards(s, seat, w)
        if tries == _TRIES - 1:
            w.spare[:] = DECK
        if deal_hands(s, w, free, in_deck, rng) and agree(s, w):
            note_origins(s, seat, w)
            return
    share_old_cards(s, seat, w)


@rule
def count_old_cards(s: State, seat: int, w: Workings) -> None:
    """By card, how many the others had at the last shuffle; by player, how many new cards their hand can have."""
    for card in range(KINDS):
        w.old[card] = w.must[card]
    for other in range(s.players):
        if other != seat:
            for card in range(KINDS):
                w.old[card] += w.played[other, card]
    for other in range(s.players):
        new = 0
        for card in range(KINDS):
            new += max(0, w.played[other, card] - w.old[card])
        w.spare[other] = w.drawn[other] - new


@rule
def put_unseen(s: State, seat: int, w: Workings, rng: Array) -> int:
    """Write to the deck the cards that may be anywhere, then those that must be in hands; return where these begin."""
    if s.faster:
        redeal_removed(s, seat, w, rng)
    find_musts(s, seat, w)
    free = 0
    for card in range(KINDS):
        for _ in range(w.unseen[card] - s.removed[card] - max(0, w.must[card])):
            s.deck[free] = card
            free += 1
    last = free
    for card in range(KINDS):
        for _ in range(w.must[card]):
            s.deck[last] = card
            last += 1
    return free


@rule
def find_musts(s: State, seat: int, w: Workings) -> None:
    """By card, how many are in other hands since before the last shuffle; negative if more were played than that."""
    for card in range(KINDS):
        w.must[card] = s.old_cards[card] - s.own_old_cards[seat, card]
    if s.passes > 0:
        for card in range(KINDS):
            w.must[card] -= s.removed[card]


@rule
def redeal_removed(s: State, seat: int, w: Workings, rng: Array) -> None:
    """N1.3: any unseen Speculation cards at first; once the deck was shuffled anew, any that was not in it."""
    removed, candidates = 0, 0
    for card in range(CROPS, KINDS):
        removed += s.removed[card]
        s.removed[card] = 0
        if may_be_removed(s, seat, w, card):
            candidates += 1
    for card in range(CROPS, KINDS):
        if may_be_removed(s, seat, w, card):
            if below(rng, candidates) < removed:
                s.removed[card] = 1
                removed -= 1
            candidates -= 1


@rule
def may_be_removed(s: State, seat: int, w: Workings, card: int) -> bool:
    """Whether, for all this seat knows, a Speculation card was taken out of the game."""
    if s.passes == 0:
        return bool(w.unseen[card] > 0)
    return bool(s.old_cards[card] - s.own_old_cards[seat, card] > 0)


@rule
def deal_hands(s: State, w: Workings, free: int, in_deck: int, rng: Array) -> bool:
    """Deal the other hands as many cards as they had; stop if one gets more new cards than that player has drawn.

    Cards that must be in hands come to any place in them, and the other places are filled from the rest. What is dealt
    of that changes places with the last of it, so that the same cards can be dealt again.
    """
    for other in range(s.players):
        w.spare_left[other] = w.spare[other]
        for card in range(KINDS):
            w.had[other, card] = w.played[other, card]
    a, b, c, d = rng[0], rng[1], rng[2], rng[3]
    places, last, fits = int(w.places), free, True
    for i in range(free, in_deck + places):
        place, a, b, c, d = step_below(a, b, c, d, places)
        places -= 1
        other = w.place_of[place]
        w.place_of[place], w.place_of[places] = w.place_of[places], other
        fits = give(w, other, s.deck[i])
        if not fits:
            break
    while fits and places > 0:
        place, a, b, c, d = step_below(a, b, c, d, last)
        last -= 1
        places -= 1
        card = s.deck[place]
        s.deck[place], s.deck[last] = s.deck[last], card
        fits = give(w, w.place_of[places], card)
    rng[0], rng[1], rng[2], rng[3] = a, b, c, d
    return fits


@rule
def give(w: Workings, player: int, card: int) -> bool:
    """Put a card into a hand; return whether it can have so many new cards."""
    w.had[player, card] += 1
    w.spare_left[player] -= w.had[player, card] > w.old[card]
    return bool(w.spare_left[player] >= 0)


@rule
def share_old_cards(s: State, seat: int, w: Workings) -> None:
    """Let the others know of the old cards as suits their hands, so that the sum stays what all know.

    What was played beyond them is put on one account.
    """
    for card in range(KINDS):
        left = int(w.must[card])
        for other in range(s.players):
            if other != seat:
                share = min(left, w.had[other, card] - w.played[other, card])
                s.own_old_cards[other, card] = share
                left -= share
