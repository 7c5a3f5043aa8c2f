"""Whether there is a past in which the hands dealt come about, and all that was seen.

At each shuffle all know how many cards each player holds and, by counting, which cards they hold together. A past says
who held which. It explains what was seen if, from shuffle to shuffle,

- each player held still, or had played, what they held before; whatever else they held then or played, they had drawn;
- nobody ever played more cards than they had held at the shuffle or drawn since. Every card drawn is good for one play
  after it; each play beyond that owes a card held at the shuffle, of the kinds played so far: a debt.

To find a past is to narrow it down: at least these cards were held by a player, and at most those. What the others
can't have held, a player must have; what they must have, a player can't; and so with the number of cards, with what is
owed, and with what was held before and after. Where that leaves a choice, a guess is mostly right. Where it is not, one
open number after the other is tried: what follows from it is often all the rest, or that it can't be.

To decide it is a transportation problem in three dimensions (cards, players, shuffles), hard in general and easy in the
sizes that games have: in some 60,000 redeals with five players no more than ten numbers were tried at once.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from nomarch.bits import lowest
from nomarch.compiled import COMPILED, in_compiled_code, rule
from nomarch.nile.bags import EACH, ONE, common, first_kind, less, number_of, of_kind, size, union
from nomarch.nile.state import DEBTS, DECK, MAX_PLAYERS, SHUFFLES, State
from nomarch.record import Array, Record, int8, int64, rows

__all__ = ["OTHERS", "Workings", "explain", "find_hands", "recall", "workings"]

OTHERS = MAX_PLAYERS - 1  # than the seat that asks; they are counted from 0, in the order of seats

_TIMES = SHUFFLES + 1
_GUESSES = 2
_TRIES = 60  # numbers tried at once, and
_STEPS = 5_000  # steps in all, before a deal counts as one that can't be


class Workings(Record):
    """What a redeal works out on the way, most of it bags."""

    others: int = int8()
    shuffles: int = int8()

    # What the seat can't see
    unseen: int = int64()
    removed: int = int64()
    places: int = int8()
    place_of: Array = int8(DECK)  # whose hand it is in; in any order

    # By shuffle, and then for the hands of now
    out: Array = int64(SHUFFLES)  # held by others or removed
    held: Array = int64(_TIMES)  # by others; now, what they can hold
    must: Array = int64(_TIMES)  # the same; now, what they must hold
    number: Array = int8(_TIMES, OTHERS)  # of cards held
    played: Array = int64(SHUFFLES, OTHERS)  # until the next
    least: Array = int64(_TIMES, OTHERS)  # a player must have held
    most: Array = int64(_TIMES, OTHERS)  # and can have held; now, what was dealt

    # While guessing; by other player
    left: int = int64()  # cards given to nobody yet
    can_be: Array = int64(OTHERS)  # more than the least
    lacks: Array = int8(OTHERS)

    # By debt
    debts: Array = int8(_TIMES + 1)  # the first of each shuffle's
    debtor: Array = int8(DEBTS + OTHERS)
    owed: Array = int8(DEBTS + OTHERS)  # with the player's debts before
    until: Array = int64(DEBTS + OTHERS)  # the cards played until then

    # What is left to try, by how many numbers are being tried
    tried_at: Array = int8(_TRIES)  # shuffle
    saved_least: Array = int64(_TRIES, _TIMES, OTHERS)
    saved_most: Array = int64(_TRIES, _TIMES, OTHERS)


_LAYOUT = Workings.dtype


def workings() -> Any:
    """One record of them, with anything in it."""
    return rows(Workings, 1)


if COMPILED:

    @in_compiled_code(workings)
    def _workings() -> Any:
        return lambda: np.empty(1, _LAYOUT)


@rule
def recall(s: State, seat: int, w: Workings) -> None:
    """Note what the others held at each shuffle, and what they played and owed until the next."""
    w.shuffles, debts = s.passes, 0
    for shuffle in range(s.passes):
        w.out[shuffle], w.debts[shuffle] = w.removed, debts
        for other in range(OTHERS):
            held = played = 0
            if other < w.others:
                player = other + (other >= seat)
                held, played = s.held[shuffle, player], s.played[shuffle + 1, player]
            w.out[shuffle] += held
            w.number[shuffle, other], w.played[shuffle, other] = size(held), played
        for i in range(s.debts_at[shuffle], s.debts_at[shuffle + 1] if shuffle + 1 < s.passes else s.debts):
            if s.debtor[i] != seat:
                debts = add_debt(w, seat, s.debtor[i], s.owed[i], s.until[i], debts)
    for player in range(s.players):
        if player != seat and s.owing[player] > s.noted[player]:
            debts = add_debt(w, seat, player, s.owing[player], s.played[s.passes, player], debts)
    w.debts[s.passes] = w.debts[s.passes + 1] = debts


@rule
def add_debt(w: Workings, seat: int, player: int, owed: int, until: int, debts: int) -> int:
    """Note one debt more; return how many there are."""
    w.debtor[debts], w.owed[debts], w.until[debts] = player - (player > seat), owed, until
    return debts + 1


@rule
def explain(w: Workings) -> bool:
    """Whether a past explains the hands dealt; if so, it is in `least`.

    The shuffles are gone through from the last to the first, which goes well nearly always, and else all at once.
    """
    last = w.shuffles - 1
    for shuffle in range(last, -1, -1):
        if not (begin(w, shuffle) and find(w, shuffle)):
            return bool(shuffle < last and find_all(w))
    return True


@rule
def begin(w: Workings, shuffle: int) -> bool:
    """Anyone may have held what they held next or played until then; False if that is too little for somebody."""
    enough = True
    for other in range(OTHERS):
        later = w.most[shuffle + 1, other] + w.played[shuffle, other]
        most = common(w.held[shuffle], later)
        w.least[shuffle, other], w.most[shuffle, other] = 0, most
        enough &= size(most) >= w.number[shuffle, other]
    return bool(enough)


@rule
def find(w: Workings, shuffle: int) -> bool:
    """Find out who can have held what at one shuffle, given the next, or that it can't be."""
    for _ in range(_GUESSES):
        if not (narrow(w, shuffle) and begin_guess(w, shuffle)):
            return False
        if guess(w, shuffle):
            return True
    return search(w, shuffle, shuffle, True)


@rule
def find_all(w: Workings) -> bool:
    """The same for all shuffles together."""
    for shuffle in range(w.shuffles - 1, -1, -1):
        if not begin(w, shuffle):
            return False
    return search(w, 0, w.shuffles - 1, True)


@rule
def find_hands(w: Workings) -> bool:
    """Find some hands that a past explains, and the past."""
    for other in range(OTHERS):
        w.least[w.shuffles, other], w.most[w.shuffles, other] = 0, w.held[w.shuffles] if other < w.others else 0
    for shuffle in range(w.shuffles - 1, -1, -1):
        begin(w, shuffle)
    return search(w, 0, w.shuffles, False)


@rule
def begin_guess(w: Workings, shuffle: int) -> bool:
    """Give everyone the least they must have held; False if it can't be."""
    left = w.held[shuffle]
    for other in range(OTHERS):
        least, most = w.least[shuffle, other], w.most[shuffle, other]
        lacks = w.number[shuffle, other] - size(least)
        if lacks < 0 or less(least, most) != 0 or less(least, left) != 0:
            return False
        left -= least
        w.can_be[other], w.lacks[other] = most - least, lacks
    w.left = left
    return True


@rule
def guess(w: Workings, shuffle: int) -> bool:
    """Give whoever owes or else has the least choice what they lack, of the kind that others want least."""
    for debt in range(w.debts[shuffle], w.debts[shuffle + 1]):
        other = w.debtor[debt]
        paid = common(w.until[debt], w.most[shuffle, other] - w.can_be[other])
        owed = w.owed[debt] - size(paid)
        while owed > 0:
            some = common(w.until[debt] - paid, common(w.can_be[other], w.left))
            if some == 0 or owed > w.lacks[other]:
                return False
            some = least_wanted(w, other, some, owed)
            give(w, other, some)
            paid += some
            owed -= size(some)
    while w.left != 0:
        other, choice = least_choice(w)
        if choice < 0:
            return False
        some = common(w.can_be[other], w.left)
        give(w, other, least_wanted(w, other, some, w.lacks[other]) if choice > 0 else some)
    for other in range(OTHERS):
        w.most[shuffle, other] -= w.can_be[other]
        w.least[shuffle, other] = w.most[shuffle, other]
    return True


@rule
def give(w: Workings, other: int, some: int) -> None:
    """Guess that a player held some of the cards that are left."""
    w.can_be[other] -= some
    w.lacks[other] -= size(some)
    w.left -= some


@rule
def least_choice(w: Workings) -> tuple[int, int]:
    """The player who can have held the fewest more cards than they lack, and how many more that is."""
    found, least = 0, DECK
    for other in range(OTHERS):
        choice = size(common(w.can_be[other], w.left)) - w.lacks[other]
        if w.lacks[other] > 0 and choice < least:
            found, least = other, choice
    return found, least


@rule
def least_wanted(w: Workings, other: int, some: int, number: int) -> int:
    """Of some cards, those of the kind of which the other players can have held the fewest, up to a number."""
    wanted = 0
    for each in range(OTHERS):
        wanted += w.can_be[each]
    wanted -= w.can_be[other]
    found, least = 0, DECK
    while some:
        card = first_kind(some)
        more = number_of(wanted, card) - number_of(w.left, card)
        kind = of_kind(some, card)
        if more < least:
            found, least = min(number_of(kind, card), number) * ONE[card], more
        some -= kind
    return int(found)


@rule
def narrow(w: Workings, shuffle: int) -> bool:
    """Narrow down who held what; False if it can't be."""
    return by_kind(w, shuffle) and by_number(w, shuffle) and by_debt(w, shuffle)


@rule
def search(w: Workings, first: int, last: int, latest_first: bool) -> bool:
    """Find out who can have held what from one time to another, or that it can't be."""
    tries, todo = 0, (2 << last) - (1 << first)
    for _ in range(_STEPS):
        if settle(w, first, last, todo):
            cell = open_cell(w, first, last, latest_first)
            if cell < 0:
                return True
            if tries == _TRIES:
                return False
            todo = try_most(w, tries, cell)
            tries += 1
        elif tries == 0:
            return False
        else:
            tries -= 1
            todo = try_less(w, tries)
    return False


@rule
def open_cell(w: Workings, first: int, last: int, latest_first: bool) -> int:
    """A time and a player of whom it is not settled what they held; negative if there is none."""
    for i in range(last - first + 1):
        time = last - i if latest_first else first + i
        for other in range(OTHERS):
            if w.least[time, other] != w.most[time, other]:
                return time * OTHERS + other
    return -1


@rule
def try_most(w: Workings, tries: int, cell: int) -> int:
    """Say that a player had as many as can be of some kind; save what else there is to try."""
    shuffle, other = cell // OTHERS, cell % OTHERS
    not_known = w.most[shuffle, other] - w.least[shuffle, other]
    kind = first_kind(not_known)
    for i in range(w.shuffles + 1):
        for j in range(OTHERS):
            w.saved_least[tries, i, j], w.saved_most[tries, i, j] = w.least[i, j], w.most[i, j]
    w.saved_most[tries, shuffle, other] -= ONE[kind]
    w.tried_at[tries] = shuffle
    w.least[shuffle, other] += of_kind(not_known, kind)
    return 1 << shuffle


@rule
def try_less(w: Workings, tries: int) -> int:
    """That can't be: go back to when it was tried, and say that they had fewer."""
    for i in range(w.shuffles + 1):
        for j in range(OTHERS):
            w.least[i, j], w.most[i, j] = w.saved_least[tries, i, j], w.saved_most[tries, i, j]
    return 1 << int(w.tried_at[tries])


@rule
def settle(w: Workings, first: int, last: int, todo: int) -> bool:
    """Narrow down until nothing more follows, beginning with some shuffles, a bit each; False if it can't be."""
    while todo:
        shuffle = lowest(todo)
        todo &= ~(1 << shuffle)
        least, most = 0, 0
        for other in range(OTHERS):
            least += w.least[shuffle, other]
            most += w.most[shuffle, other]
        look_around(w, shuffle, first, last)
        if not narrow(w, shuffle):
            return False
        for other in range(OTHERS):
            least -= w.least[shuffle, other]
            most -= w.most[shuffle, other]
        # Least grows and most shrinks, so that a sum stays the same only if nothing has changed.
        if least != 0:
            todo |= 3 << shuffle
        if most != 0:
            todo |= 3 << shuffle >> 1
        todo &= (2 << last) - (1 << first)
    return True


@rule
def look_around(w: Workings, shuffle: int, first: int, last: int) -> None:
    """Who held a card held it still at the next shuffle, or had played it."""
    if shuffle < last:
        for other in range(OTHERS):
            later = w.most[shuffle + 1, other] + w.played[shuffle, other]
            w.most[shuffle, other] = common(w.most[shuffle, other], later)
    if shuffle > first:
        for other in range(OTHERS):
            kept = less(w.least[shuffle - 1, other], w.played[shuffle - 1, other])
            w.least[shuffle, other] = union(w.least[shuffle, other], kept)


@rule
def by_kind(w: Workings, shuffle: int) -> bool:
    """What the others can't have held, a player must have; what they must have, a player can't."""
    left = w.must[shuffle]
    for other in range(OTHERS):
        must = left
        for later in range(other + 1, OTHERS):
            must = less(must, w.most[shuffle, later])
        left = less(left, w.most[shuffle, other])
        w.least[shuffle, other] = union(w.least[shuffle, other], must)
    if left != 0:
        return False
    left = w.held[shuffle]
    for other in range(OTHERS):
        if less(w.least[shuffle, other], left) != 0:
            return False
        left -= w.least[shuffle, other]
    for other in range(OTHERS):
        w.most[shuffle, other] = common(w.most[shuffle, other], w.least[shuffle, other] + left)
    return True


@rule
def by_number(w: Workings, shuffle: int) -> bool:
    """It is known how many cards each held."""
    for other in range(OTHERS):
        least, most, number = w.least[shuffle, other], w.most[shuffle, other], w.number[shuffle, other]
        over, room = size(most) - number, number - size(least)
        if over < 0 or room < 0 or less(least, most) != 0:
            return False
        w.least[shuffle, other] = union(least, less(most, EACH[over]))
        w.most[shuffle, other] = common(most, least + EACH[room])
    return True


@rule
def by_debt(w: Workings, shuffle: int) -> bool:
    """What was owed must have been held."""
    for debt in range(w.debts[shuffle], w.debts[shuffle + 1]):
        other = w.debtor[debt]
        payable = common(w.until[debt], w.most[shuffle, other])
        over = size(payable) - w.owed[debt]
        if over < 0:
            return False
        forced = less(payable, EACH[over])
        if forced != 0:
            w.least[shuffle, other] = union(w.least[shuffle, other], forced)
    return True
