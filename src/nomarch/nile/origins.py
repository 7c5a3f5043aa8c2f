"""With three players or more: whether cards dealt to the other hands agree with who played and drew what.

Every card that a player played since the last shuffle or holds now was either old, in their hand at the shuffle, or
drawn since. All know how many old cards a player had, how many of each kind the others had in all, and in which order
each played and drew. Hands agree with that if old cards can be assigned to players so that each has had all of
theirs, played or held, and at no time has anyone played more new cards than they had drawn.

The last is a debt: every card drawn is good for one play after it, and each play beyond that, noted as such in `plays`,
owes an old card of the kinds played so far. A debt needs to be looked at before a card is drawn, and at the end, as if
all hands had been played too. Old cards are paid into these debts, and taken from one to pay another where nothing else
is left: a flow, found by shortest augmenting paths. Before that, most hands that do not agree are found out by the
cards that only one player can have had.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from nomarch.bits import lowest
from nomarch.compiled import COMPILED, in_compiled_code, rule
from nomarch.nile.state import DECK, KINDS, MAX_PLAYERS, NONE, PLAY, State
from nomarch.record import Array, Record, int8, int32, rows

__all__ = ["Workings", "agree", "find_debts", "note_origins", "workings"]

_DEBTS = DECK // 2 + 2 * MAX_PLAYERS  # two plays or more lead from one to the next, but for the last two of a player


class Workings(Record):
    """What a redeal works out on the way."""

    # By card
    unseen: Array = int8(KINDS)
    must: Array = int8(KINDS)  # in other hands for certain; negative if more were played than were old
    old: Array = int8(KINDS)  # in other hands at the last shuffle
    new: Array = int8(KINDS)  # played or held by others, and not old
    left: Array = int8(KINDS)  # of the old, not paid yet
    some_old: int = int32()  # a bit each
    some_left: int = int32()

    # By player
    size: Array = int8(MAX_PLAYERS)  # of the hand
    spare: Array = int8(MAX_PLAYERS)  # how many new cards can be in the hand
    spare_left: Array = int8(MAX_PLAYERS)
    drawn: Array = int8(MAX_PLAYERS)
    played: Array = int8(MAX_PLAYERS, KINDS)
    kinds_played: Array = int32(MAX_PLAYERS)  # a bit each
    owing: Array = int8(MAX_PLAYERS)  # since the latest debt
    latest: Array = int8(MAX_PLAYERS)  # debt, or NONE
    sure: Array = int8(MAX_PLAYERS, KINDS)  # old cards that only this player can have had

    # By place in the other hands, in any order
    places: int = int8()
    place_of: Array = int8(DECK)  # whose hand it is in

    # By debt; the last are those of the end, one for each other player
    debts: int = int8()
    owner: Array = int8(_DEBTS)
    owed: Array = int8(_DEBTS)  # more than in the debt before
    in_all: Array = int8(_DEBTS)  # with those before
    following: Array = int8(_DEBTS)  # the next debt of the same player, or NONE
    until: Array = int8(_DEBTS, KINDS)  # the cards played until then
    kinds_until: Array = int32(_DEBTS)
    room: Array = int8(_DEBTS, KINDS)  # how many can still be paid into it and those before it of the same player
    paid: Array = int8(_DEBTS, KINDS)
    some_room: Array = int32(_DEBTS)  # a bit each
    some_paid: Array = int32(_DEBTS)

    # The search for a way to pay one card more
    queue: Array = int8(_DEBTS)
    seen_from: Array = int8(_DEBTS)  # NONE if not seen
    by_card: Array = int8(_DEBTS)


_LAYOUT = Workings.dtype


def workings() -> Any:
    """One record of them, with anything in it."""
    return rows(Workings, 1)


if COMPILED:

    @in_compiled_code(workings)
    def _workings() -> Any:
        return lambda: np.empty(1, _LAYOUT)


@rule
def find_debts(s: State, seat: int, w: Workings) -> None:
    """Note who owes how many cards more than before, and the cards played until then."""
    w.debts = 0
    for player in range(s.players):
        w.drawn[player], w.latest[player] = s.credit[player], NONE
        w.owing[player] = w.kinds_played[player] = 0
        for card in range(KINDS):
            w.played[player, card] = 0
    for i in range(s.seen):
        play = int(s.plays[i])
        owes = play < 0
        if owes:
            play = -1 - play
        player, card = play // PLAY, play % PLAY
        if player == seat:
            continue
        if owes:
            w.owing[player] += 1
        else:
            w.drawn[player] += 1
            if w.owing[player] > 0:
                add_debt(w, player)
        w.played[player, card] += 1
        w.kinds_played[player] |= 1 << card
    for player in range(s.players):
        if w.owing[player] > 0 and s.credit[player] > 0:
            add_debt(w, player)
    for player in range(s.players):
        if player != seat:
            w.owing[player] += w.size[player] - s.credit[player]
            add_debt(w, player)


@rule
def add_debt(w: Workings, player: int) -> None:
    """A player owes more than ever."""
    debt, before = int(w.debts), w.latest[player]
    w.owner[debt], w.following[debt] = player, NONE
    w.owed[debt] = w.in_all[debt] = w.owing[player]
    if before != NONE:
        w.following[before] = debt
        w.in_all[debt] += w.in_all[before]
    w.owing[player], w.latest[player] = 0, debt
    w.kinds_until[debt] = w.kinds_played[player]
    for card in range(KINDS):
        w.until[debt, card] = w.played[player, card]
    w.debts += 1


@rule
def agree(s: State, w: Workings) -> bool:
    """Whether the hands agree with what was seen; if so, `paid` tells which old cards can be whose."""
    ends = w.debts - s.players + 1
    count_new(s, w, ends)
    if has_too_many(w, ends):
        return False
    for debt in range(w.debts):
        w.some_paid[debt] = 0
        for card in range(KINDS):
            w.paid[debt, card] = 0
    for debt in range(ends):
        w.some_room[debt] = w.kinds_until[debt]
        for card in range(KINDS):
            w.room[debt, card] = w.until[debt, card]
    for debt in range(ends, w.debts):
        w.some_room[debt] = 0
        for card in range(KINDS):
            w.some_room[debt] |= (w.room[debt, card] > 0) << card
    scarce = count_left(w)
    debt = 0
    while debt < w.debts and pay(w, debt, scarce):
        debt += 1
    return bool(debt == w.debts)


@rule
def count_new(s: State, w: Workings, ends: int) -> None:
    """Write what each player can pay at the end, and how much of each card is more than the old ones."""
    for card in range(KINDS):
        w.new[card] = -w.old[card]
    for debt in range(ends, w.debts):
        player = w.owner[debt]
        for card in range(KINDS):
            w.room[debt, card] = w.played[player, card] + s.hand[player, card]
            w.new[card] += w.room[debt, card]


@rule
def has_too_many(w: Workings, ends: int) -> bool:
    """Whether someone must have had more old cards than they had, or too many that were not played by some time.

    A card is sure to have been theirs if all others together can't have had it.
    """
    for debt in range(ends, w.debts):
        player = w.owner[debt]
        number = 0
        for card in range(KINDS):
            w.sure[player, card] = max(0, w.room[debt, card] - w.new[card])
            number += w.sure[player, card]
        if number > w.in_all[debt]:
            return True
    for debt in range(ends):
        player = w.owner[debt]
        number = 0
        for card in range(KINDS):
            number += max(0, w.sure[player, card] - w.until[debt, card])
        if number > w.in_all[w.latest[player]] - w.in_all[debt]:
            return True
    return False


@rule
def count_left(w: Workings) -> int:
    """Begin with all old cards; return those that must be paid wherever there is room for them, a bit each."""
    scarce = 0
    w.some_left = w.some_old
    for card in range(KINDS):
        w.left[card] = w.old[card]
        scarce |= (w.new[card] <= 0) << card
    return scarce


@rule
def pay(w: Workings, debt: int, scarce: int) -> bool:
    """Pay one debt in full, from what is left if possible. Later debts of the player, unpaid, have as much room."""
    owed = w.owed[debt]
    while owed > 0:
        cards = w.some_room[debt] & w.some_left
        if cards == 0:
            break
        card = lowest(cards & scarce or cards)
        number = min(owed, w.left[card], w.room[debt, card])
        move(w, debt, card, number)
        take_old(w, card, number)
        owed -= number
    while owed > 0 and augment(w, debt):
        owed -= 1
    return bool(owed <= 0)


@rule
def take_old(w: Workings, card: int, number: int) -> None:
    """These are no longer left."""
    w.left[card] -= number
    if w.left[card] == 0:
        w.some_left &= ~(1 << card)


@rule
def move(w: Workings, debt: int, card: int, number: int) -> None:
    """Pay cards into a debt, or take them out of it."""
    bit = 1 << card
    w.paid[debt, card] += number
    w.some_paid[debt] = w.some_paid[debt] | bit if w.paid[debt, card] > 0 else w.some_paid[debt] & ~bit
    while debt != NONE:
        w.room[debt, card] -= number
        w.some_room[debt] = w.some_room[debt] | bit if w.room[debt, card] > 0 else w.some_room[debt] & ~bit
        debt = w.following[debt]


@rule
def augment(w: Workings, start: int) -> bool:
    """Pay one more card into a debt by taking it out of another, and so on, until one is paid from what is left."""
    for debt in range(w.debts):
        w.seen_from[debt] = NONE
    w.seen_from[start] = w.queue[0] = start
    first, last = 0, 1
    while first < last:
        debt = w.queue[first]
        first += 1
        takes = cards_taken(w, debt)
        if takes & w.some_left:
            card = lowest(takes & w.some_left)
            take_old(w, card, 1)
            follow(w, start, debt, card)
            return True
        last = look_at_own(w, debt, last)
        for other in range(w.debts):
            last = look_at(w, debt, other, takes, last)
    return False


@rule
def cards_taken(w: Workings, debt: int) -> int:
    """The cards that can be paid into a debt from elsewhere: all later ones of the player have room too. A bit each."""
    cards = w.some_room[debt]
    while w.following[debt] != NONE:
        debt = w.following[debt]
        cards &= w.some_room[debt]
    return int(cards)


@rule
def look_at_own(w: Workings, debt: int, last: int) -> int:
    """A card paid into another debt of the same player can be counted for this one, as far as there is room between."""
    for earlier in range(debt):
        if w.owner[earlier] == w.owner[debt]:
            last = look_at(w, debt, earlier, w.some_paid[earlier], last)
    cards, later = w.some_room[debt], w.following[debt]
    while later != NONE:
        last = look_at(w, debt, later, cards, last)
        cards &= w.some_room[later]
        later = w.following[later]
    return last


@rule
def look_at(w: Workings, debt: int, other: int, cards: int, last: int) -> int:
    """Queue a debt not seen yet if one of these cards was paid into it; return the queue's end."""
    if w.seen_from[other] != NONE or w.some_paid[other] & cards == 0:
        return last
    w.seen_from[other], w.by_card[other] = debt, lowest(w.some_paid[other] & cards)
    w.queue[last] = other
    return last + 1


@rule
def follow(w: Workings, start: int, debt: int, card: int) -> None:
    """Pay a card into the last debt found, which pays another back, and so on to the start."""
    move(w, debt, card, 1)
    while debt != start:
        back, before = w.by_card[debt], w.seen_from[debt]
        move(w, debt, back, -1)
        move(w, before, back, 1)
        debt = before


@rule
def note_origins(s: State, seat: int, w: Workings) -> None:
    """Let each of the others know the old cards that can be theirs, less those played."""
    for player in range(s.players):
        if player != seat:
            for card in range(KINDS):
                s.own_old_cards[player, card] = -w.played[player, card]
    for debt in range(w.debts):
        for card in range(KINDS):
            s.own_old_cards[w.owner[debt], card] += w.paid[debt, card]
