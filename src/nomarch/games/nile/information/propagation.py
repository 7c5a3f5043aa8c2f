"""Who can have held what at the shuffles, narrowed down: at least these cards were held by a player, and at most those.

What the others can't have held, a player must have; what they must have, a player can't; and so with the number of
cards, with what is owed, and with what was held before and after. Where that leaves a choice, one open number after the
other is tried: what follows from it is often all the rest, or that it can't be.
"""

from __future__ import annotations

from nomarch.engine.bits import lowest
from nomarch.engine.jit import rule
from nomarch.games.nile.information.scratch import OTHERS, TRIES, Scratch
from nomarch.games.nile.rules.multiset import EACH, ONE, common, first_kind, less, of_kind, size, union

__all__ = ["narrow", "search"]

_STEPS = 5_000  # before a deal counts as one that can't be


@rule
def narrow(w: Scratch, shuffle: int) -> bool:
    """Narrow down who held what; False if it can't be."""
    return by_kind(w, shuffle) and by_number(w, shuffle) and by_debt(w, shuffle)


@rule
def by_kind(w: Scratch, shuffle: int) -> bool:
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
def by_number(w: Scratch, shuffle: int) -> bool:
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
def by_debt(w: Scratch, shuffle: int) -> bool:
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


@rule
def search(w: Scratch, first: int, last: int, latest_first: bool) -> bool:
    """Find out who can have held what from one time to another, or that it can't be."""
    tries, todo = 0, (2 << last) - (1 << first)
    for _ in range(_STEPS):
        if settle(w, first, last, todo):
            cell = open_cell(w, first, last, latest_first)
            if cell < 0:
                return True
            if tries == TRIES:
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
def open_cell(w: Scratch, first: int, last: int, latest_first: bool) -> int:
    """A time and a player of whom it is not settled what they held; negative if there is none."""
    for i in range(last - first + 1):
        time = last - i if latest_first else first + i
        for other in range(OTHERS):
            if w.least[time, other] != w.most[time, other]:
                return time * OTHERS + other
    return -1


@rule
def try_most(w: Scratch, tries: int, cell: int) -> int:
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
def try_less(w: Scratch, tries: int) -> int:
    """That can't be: go back to when it was tried, and say that they had fewer."""
    for i in range(w.shuffles + 1):
        for j in range(OTHERS):
            w.least[i, j], w.most[i, j] = w.saved_least[tries, i, j], w.saved_most[tries, i, j]
    return 1 << int(w.tried_at[tries])


@rule
def settle(w: Scratch, first: int, last: int, todo: int) -> bool:
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
def look_around(w: Scratch, shuffle: int, first: int, last: int) -> None:
    """Who held a card held it still at the next shuffle, or had played it."""
    if shuffle < last:
        for other in range(OTHERS):
            later = w.most[shuffle + 1, other] + w.played[shuffle, other]
            w.most[shuffle, other] = common(w.most[shuffle, other], later)
    if shuffle > first:
        for other in range(OTHERS):
            kept = less(w.least[shuffle - 1, other], w.played[shuffle - 1, other])
            w.least[shuffle, other] = union(w.least[shuffle, other], kept)
