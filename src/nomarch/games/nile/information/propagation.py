"""Constraint propagation: lower and upper bounds on the cards that each player held at each shuffle.

Cards that the others can't have held, a player must have held, and vice versa. The number of cards, the debts and the
hands at neighbouring shuffles tighten the bounds further. Where they leave a choice, the search tries one open number
after the other; each usually determines all the rest, or leads to a contradiction.
"""

from __future__ import annotations

from nomarch.engine.bits import lowest
from nomarch.engine.jit import rule
from nomarch.games.nile.information.scratch import OTHERS, TRIES, Scratch
from nomarch.games.nile.rules.multiset import EACH, ONE, common, first_kind, less, of_kind, size, union

__all__ = ["narrow", "search"]

_STEPS = 5_000  # before a deal counts as impossible


@rule
def narrow(w: Scratch, shuffle: int) -> bool:
    """Propagate all constraints of a shuffle; False on a contradiction."""
    return by_kind(w, shuffle) and by_number(w, shuffle) and by_debt(w, shuffle)


@rule
def by_kind(w: Scratch, shuffle: int) -> bool:
    """By kind: cards that the others can't have held, a player must have held, and vice versa."""
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
    """By number: the size of each hand is known."""
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
    """By debt: cards owed must have been held."""
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
    """Depth-first search over a range of shuffles; False if there is no solution."""
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
    """A shuffle and a player whose cards are undecided; negative if there is none."""
    for i in range(last - first + 1):
        time = last - i if latest_first else first + i
        for other in range(OTHERS):
            if w.least[time, other] != w.most[time, other]:
                return time * OTHERS + other
    return -1


@rule
def try_most(w: Scratch, tries: int, cell: int) -> int:
    """Assume that a player held the maximum of some kind, and push the alternative on the stack."""
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
    """Backtrack: restore the bounds, and assume that the player held fewer."""
    for i in range(w.shuffles + 1):
        for j in range(OTHERS):
            w.least[i, j], w.most[i, j] = w.saved_least[tries, i, j], w.saved_most[tries, i, j]
    return 1 << int(w.tried_at[tries])


@rule
def settle(w: Scratch, first: int, last: int, todo: int) -> bool:
    """Propagate to a fixed point, starting with these shuffles (a bit set); False on a contradiction."""
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
        # Lower bounds only grow and upper bounds only shrink, so an unchanged sum means that nothing has changed.
        if least != 0:
            todo |= 3 << shuffle
        if most != 0:
            todo |= 3 << shuffle >> 1
        todo &= (2 << last) - (1 << first)
    return True


@rule
def look_around(w: Scratch, shuffle: int, first: int, last: int) -> None:
    """Neighbouring shuffles: a player still held each card at the next shuffle, or had played it."""
    if shuffle < last:
        for other in range(OTHERS):
            later = w.most[shuffle + 1, other] + w.played[shuffle, other]
            w.most[shuffle, other] = common(w.most[shuffle, other], later)
    if shuffle > first:
        for other in range(OTHERS):
            kept = less(w.least[shuffle - 1, other], w.played[shuffle - 1, other])
            w.least[shuffle, other] = union(w.least[shuffle, other], kept)
