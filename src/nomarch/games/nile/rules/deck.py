"""N4 and N5: the deck, its renewal, and the locusts."""

from __future__ import annotations

from nomarch.engine.events import note
from nomarch.engine.jit import lean
from nomarch.engine.rng import shuffle
from nomarch.games.nile.rules.events import DREW, EATEN, LOCUSTS_CAME, RENEWED
from nomarch.games.nile.rules.holdings import add_to_hand, take_from_hand
from nomarch.games.nile.rules.multiset import ONE, bag_of
from nomarch.games.nile.rules.state import CARDS, CROPS, DEBTS, DECK, LOCUSTS, MOST_OF_A_CROP, NONE, State

__all__ = ["clear_field", "draw_cards", "leave_hand", "put_discards_into_deck", "renew_if_empty", "strike", "take_top"]


@lean
def take_top(s: State) -> int:
    """Take the top card; call `renew_if_empty` as soon as the card is in its new place."""
    s.deck_size -= 1
    card = int(s.deck[s.deck_size])
    s.deck[s.deck_size] = NONE
    return card


@lean
def renew_if_empty(s: State) -> None:
    """N4.1: as soon as the deck is empty, the discards and the whole Flood pile become the new one.

    Version 1 of the rules leaves the current Flood card out. N4.2: the last deck is not renewed.
    """
    if s.deck_size > 0:
        return
    if s.passes + 1 == s.players:
        s.ended = 1
        return
    if s.rules > 1 and s.flood != NONE:
        s.discards[s.flood] += 1
        s.flood = NONE
    put_discards_into_deck(s)
    shuffle(s.rng, s.deck, 0, s.deck_size)
    remember_hands(s)
    s.passes += 1
    note(s, RENEWED, s.to_play, s.passes + 1, s.players)


@lean
def put_discards_into_deck(s: State) -> None:
    """Make the deck of all discards, in order.

    As many of a crop are written as there can be, and the next card over those too many: a processor can't predict when
    a loop over the true number ends.
    """
    n = 0
    for crop in range(CROPS):
        for i in range(MOST_OF_A_CROP):
            s.deck[n + i] = crop
        n += s.discards[crop]
    for card in range(CROPS, CARDS):
        s.deck[n] = card
        n += s.discards[card]
    for i in range(n, DECK):
        s.deck[i] = NONE
    for card in range(CARDS):
        s.discards[card] = 0
    s.deck_size = n


@lean
def draw_cards(s: State, seat: int, n: int) -> None:
    """N3.6 and other draws; N5: locusts don't count, and strike after the whole draw."""
    locusts = 0
    while n > 0 and not s.ended:
        card = take_top(s)
        if card == LOCUSTS:
            s.discards[LOCUSTS] += 1
            locusts += 1
        else:
            add_to_hand(s, seat, card)
            note(s, DREW, seat, card)
            if counts_debts(s):
                note_debt(s, seat)
                s.credit[seat] += 1
            n -= 1
        renew_if_empty(s)
    for _ in range(locusts):
        strike(s)


@lean
def strike(s: State) -> None:
    """N5: the largest Field is discarded whole; of tied ones, all."""
    note(s, LOCUSTS_CAME, s.to_play)
    largest = 0
    for crop in range(CROPS):
        largest = max(largest, s.field_size[crop])
    for crop in range(CROPS):
        if s.field_size[crop] == largest:
            if largest > 0:
                note(s, EATEN, s.field_owner[crop], crop, largest)
            clear_field(s, crop)


@lean
def clear_field(s: State, crop: int) -> None:
    """Discard a Field."""
    s.discards[crop] += s.field_size[crop]
    s.field_size[crop] = 0
    s.field_owner[crop] = NONE


@lean
def leave_hand(s: State, seat: int, card: int) -> None:
    """Play a card from hand, publicly."""
    take_from_hand(s, seat, card)
    s.played[s.passes, seat] += ONE[card]
    if counts_debts(s):
        if s.credit[seat] > 0:
            s.credit[seat] -= 1
        else:
            s.owing[seat] += 1


@lean
def counts_debts(s: State) -> bool:
    """Whether anything can be inferred from who played and drew what (three players or more)."""
    return bool(s.players > 2 and s.passes > 0)


@lean
def note_debt(s: State, seat: int) -> None:
    """Before a player draws, note the debt: the cards they must have held to play what they played."""
    if s.owing[seat] > s.noted[seat] and s.debts < DEBTS:
        s.debtor[s.debts], s.owed[s.debts], s.until[s.debts] = seat, s.owing[seat], s.played[s.passes, seat]
        s.noted[seat] = s.owing[seat]
        s.debts += 1


@lean
def remember_hands(s: State) -> None:
    """At a shuffle, store the hands: everyone can count which cards are in them."""
    for seat in range(s.players):
        note_debt(s, seat)
        s.held[s.passes, seat] = bag_of(s.hand[seat])
        s.credit[seat] = s.owing[seat] = s.noted[seat] = 0
    s.debts_at[s.passes] = s.debts
