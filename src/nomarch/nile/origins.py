"""With three players or more: whether cards dealt to the other hands agree with who played and drew what.

Every card that a player played since the last shuffle or holds now was either old, in their hand at the shuffle, or
drawn since. All know how many old cards a player had, how many of each kind the others had in all, and in which order
each played and drew. Hands agree with that if the old cards can be assigned to players so that each has had all of
theirs, played or held, and at no time has anyone played more new cards than they had drawn.

The last is a debt: every card drawn is good for one play after it, and each play beyond that, noted as such in `plays`,
owes an old card of the kinds played so far. A debt needs to be looked at before a card is drawn, and at the end, as if
all hands had been played too. Some old cards are sure to have been a certain player's, for all others together have not
had so many. These pay most debts, or are too many; what is left to pay are claims. Old cards that may have been several
players' are paid into the claims, and taken from one to pay another where nothing else is left: a flow, found by
shortest augmenting paths.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from nomarch.bits import lowest
from nomarch.compiled import COMPILED, in_compiled_code, rule
from nomarch.nile.state import CARDS, DECK, KINDS, MAX_PLAYERS, NONE, PLAY, State
from nomarch.record import Array, Record, int8, int32, rows

__all__ = ["Workings", "agree", "find_debts", "note_origins", "workings"]

_DEBTS = DECK // 2 + 2 * MAX_PLAYERS  # two plays or more lead from one to the next, but for the last two of a player


class Workings(Record):
    """What a redeal works out on the way."""

    # By card
    unseen: Array = int8(CARDS)
    must: Array = int8(KINDS)  # in other hands for certain; negative if more were played than were old
    old: Array = int8(KINDS)  # in other hands at the last shuffle
    new: Array = int8(KINDS)  # played or held by others, and not old
    left: Array = int8(KINDS)  # of the old, not paid yet
    some_left: int = int32()  # a bit each

    # By player
    size: Array = int8(MAX_PLAYERS)  # of the hand
    drawn: Array = int8(MAX_PLAYERS)
    spare: Array = int8(MAX_PLAYERS)  # how many new cards can be in the hand
    spare_left: Array = int8(MAX_PLAYERS)
    played: Array = int8(MAX_PLAYERS, KINDS)
    had: Array = int8(MAX_PLAYERS, KINDS)  # played, or in the hand dealt
    sure: Array = int8(MAX_PLAYERS, KINDS)  # old cards that only this player can have had
    owing: Array = int8(MAX_PLAYERS)  # old cards in all
    noted: Array = int8(MAX_PLAYERS)  # as many of these as the latest debt tells
    owed_at_end: Array = int8(MAX_PLAYERS)  # beyond the sure ones
    claimed_by: Array = int8(MAX_PLAYERS)  # in all
    latest: Array = int8(MAX_PLAYERS)  # claim, or NONE

    # By place in the other hands, in any order
    places: int = int8()
    place_of: Array = int8(DECK)  # whose hand it is in

    # By debt; the last are those of the end, one for each other player
    debts: int = int8()
    debtor: Array = int8(_DEBTS)
    owed: Array = int8(_DEBTS)  # with the player's debts before
    until: Array = int8(_DEBTS, KINDS)  # the cards played until then; not for those of the end

    # By claim
    claims: int = int8()
    claimant: Array = int8(_DEBTS)
    claimed: Array = int8(_DEBTS)  # more than in the player's claims before
    following: Array = int8(_DEBTS)  # the next claim of the same player, or NONE
    room: Array = int8(_DEBTS, KINDS)  # how many can still be paid into it and those before it of the same player
    paid: Array = int8(_DEBTS, KINDS)  # only of the cards in `some_paid`
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
    """Note who owed more than before, and the cards played until then."""
    w.debts = 0
    for player in range(s.players):
        w.drawn[player] = s.credit[player]
        w.owing[player] = w.noted[player] = 0
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
            if w.owing[player] > w.noted[player]:
                add_debt(w, player)
        w.played[player, card] += 1
    for player in range(s.players):
        if w.owing[player] > w.noted[player] and s.credit[player] > 0:
            add_debt(w, player)
    for player in range(s.players):
        if player != seat:
            w.owing[player] += w.size[player] - s.credit[player]
            add_debt(w, player)


@rule
def add_debt(w: Workings, player: int) -> None:
    """A player owes more than ever."""
    debt = int(w.debts)
    w.debtor[debt], w.owed[debt] = player, w.owing[player]
    for card in range(KINDS):
        w.until[debt, card] = w.played[player, card]
    w.noted[player] = w.owing[player]
    w.debts += 1


@rule
def agree(s: State, w: Workings) -> bool:
    """Whether the hands dealt agree with what was seen; if so, `sure` and `paid` tell which old cards can be whose."""
    ends = w.debts - s.players + 1
    for card in range(KINDS):
        w.left[card], w.new[card] = w.old[card], -w.old[card]
    for debt in range(ends, w.debts):
        player = w.debtor[debt]
        for card in range(KINDS):
            w.new[card] += w.had[player, card]
    for debt in range(ends, w.debts):
        if not find_sure_cards(w, debt):
            return False
    return find_claims(w, ends) and pay_claims(w)


@rule
def find_sure_cards(w: Workings, debt: int) -> bool:
    """Find the old cards that only a player can have had; return whether they had so many."""
    player, number = w.debtor[debt], 0
    for card in range(KINDS):
        sure = max(0, w.had[player, card] - w.new[card])
        w.sure[player, card] = sure
        w.left[card] -= sure
        number += sure
    w.claimed_by[player], w.latest[player], w.owed_at_end[player] = 0, NONE, w.owed[debt] - number
    return bool(number <= w.owed[debt])


@rule
def find_claims(w: Workings, ends: int) -> bool:
    """Note who owes more than their sure cards pay; return whether, in the end, no one owes less than before."""
    w.claims = 0
    for debt in range(ends):
        player, owed = w.debtor[debt], int(w.owed[debt])
        for card in range(KINDS):
            owed -= min(w.until[debt, card], w.sure[player, card])
        if owed > w.claimed_by[player]:
            add_claim(w, player, owed, w.until, debt)
    for debt in range(ends, w.debts):
        player = w.debtor[debt]
        owed = w.owed_at_end[player]
        if owed < w.claimed_by[player]:
            return False
        if owed > w.claimed_by[player]:
            add_claim(w, player, owed, w.had, player)
    return True


@rule
def add_claim(w: Workings, player: int, owed: int, had: Array, row: int) -> None:
    """By some time a player owes more old cards than they are sure to have had."""
    claim = int(w.claims)
    if w.latest[player] != NONE:
        w.following[w.latest[player]] = claim
    w.claimant[claim], w.following[claim], w.latest[player] = player, NONE, claim
    w.claimed[claim], w.claimed_by[player] = owed - w.claimed_by[player], owed
    some = 0
    for card in range(KINDS):
        room = max(0, had[row, card] - w.sure[player, card])
        w.room[claim, card] = room
        some |= (room > 0) << card
    w.some_room[claim], w.some_paid[claim] = some, 0
    w.claims += 1


@rule
def pay_claims(w: Workings) -> bool:
    """Pay them all, if possible. Nothing is left then, unless what was seen was redealt before and didn't agree."""
    some = 0
    for card in range(KINDS):
        some |= (w.left[card] > 0) << card
    w.some_left = some
    claim = 0
    while claim < w.claims and pay(w, claim):
        claim += 1
    return bool(claim == w.claims and w.some_left == 0)


@rule
def pay(w: Workings, claim: int) -> bool:
    """Pay one claim in full, from what is left if possible. Later claims of the player, unpaid, have as much room."""
    claimed = int(w.claimed[claim])
    while claimed > 0:
        cards = w.some_room[claim] & w.some_left
        if cards == 0:
            break
        card = lowest(cards)
        number = min(claimed, w.left[card], w.room[claim, card])
        move(w, claim, card, number)
        take_old(w, card, number)
        claimed -= number
    while claimed > 0 and augment(w, claim):
        claimed -= 1
    return claimed == 0


@rule
def take_old(w: Workings, card: int, number: int) -> None:
    """These are no longer left."""
    w.left[card] -= number
    if w.left[card] == 0:
        w.some_left &= ~(1 << card)


@rule
def move(w: Workings, claim: int, card: int, number: int) -> None:
    """Pay cards into a claim, or take them out of it."""
    bit = 1 << card
    w.paid[claim, card] = number + (w.paid[claim, card] if w.some_paid[claim] & bit else 0)
    w.some_paid[claim] = w.some_paid[claim] | bit if w.paid[claim, card] > 0 else w.some_paid[claim] & ~bit
    while claim != NONE:
        w.room[claim, card] -= number
        w.some_room[claim] = w.some_room[claim] | bit if w.room[claim, card] > 0 else w.some_room[claim] & ~bit
        claim = w.following[claim]


@rule
def augment(w: Workings, start: int) -> bool:
    """Pay one more card into a claim by taking it out of another, and so on, until one is paid from what is left."""
    for claim in range(w.claims):
        w.seen_from[claim] = NONE
    w.seen_from[start] = w.queue[0] = start
    first, last = 0, 1
    while first < last:
        claim = w.queue[first]
        first += 1
        takes = cards_taken(w, claim)
        if takes & w.some_left:
            card = lowest(takes & w.some_left)
            take_old(w, card, 1)
            follow(w, start, claim, card)
            return True
        last = look_at_own(w, claim, last)
        for other in range(start):
            last = look_at(w, claim, other, takes, last)
    return False


@rule
def cards_taken(w: Workings, claim: int) -> int:
    """The cards that can be paid into a claim from elsewhere, a bit each: all later ones of the player have room."""
    cards = w.some_room[claim]
    while w.following[claim] != NONE:
        claim = w.following[claim]
        cards &= w.some_room[claim]
    return int(cards)


@rule
def look_at_own(w: Workings, claim: int, last: int) -> int:
    """A card paid into another claim of the same player can be counted for this one, where there is room between."""
    for earlier in range(claim):
        if w.claimant[earlier] == w.claimant[claim]:
            last = look_at(w, claim, earlier, w.some_paid[earlier], last)
    cards, later = w.some_room[claim], w.following[claim]
    while later != NONE:
        last = look_at(w, claim, later, cards, last)
        cards &= w.some_room[later]
        later = w.following[later]
    return last


@rule
def look_at(w: Workings, claim: int, other: int, cards: int, last: int) -> int:
    """Queue a claim not seen yet if one of these cards was paid into it; return the queue's end."""
    if w.seen_from[other] != NONE or w.some_paid[other] & cards == 0:
        return last
    w.seen_from[other], w.by_card[other] = claim, lowest(w.some_paid[other] & cards)
    w.queue[last] = other
    return last + 1


@rule
def follow(w: Workings, start: int, claim: int, card: int) -> None:
    """Pay a card into the last claim found, which pays another back, and so on to the start."""
    move(w, claim, card, 1)
    while claim != start:
        back, before = w.by_card[claim], w.seen_from[claim]
        move(w, claim, back, -1)
        move(w, before, back, 1)
        claim = before


@rule
def note_origins(s: State, seat: int, w: Workings) -> None:
    """Let each of the others know the old cards that can be theirs, less those played."""
    for player in range(s.players):
        if player != seat:
            for card in range(KINDS):
                s.own_old_cards[player, card] = w.sure[player, card] - w.played[player, card]
    for claim in range(w.claims):
        cards = w.some_paid[claim]
        while cards:
            card = lowest(cards)
            s.own_old_cards[w.claimant[claim], card] += w.paid[claim, card]
            cards &= cards - 1
