"""Whether there is a past in which the hands dealt come about, and all that was seen.

At each shuffle all know how many cards each player holds and, by counting, which cards they hold together. A past says
who held which. It explains what was seen if, from shuffle to shuffle,

- each player held still, or had played, what they held before; whatever else they held then or played, they had drawn;
- nobody ever played more cards than they had held at the shuffle or drawn since. Every card drawn is good for one play
  after it; each play beyond that owes a card held at the shuffle, of the kinds played so far: a debt.

To find a past, who held what is narrowed down (`narrowing`). Where that leaves a choice, a guess is mostly right.

To decide it is a transportation problem in three dimensions (cards, players, shuffles), hard in general and easy in the
sizes that games have: in some 60,000 resamples with five players no more than ten numbers were tried at once.
"""

from __future__ import annotations

from nomarch.engine.jit import rule
from nomarch.games.nile.information.propagation import narrow, search
from nomarch.games.nile.information.scratch import OTHERS, Scratch
from nomarch.games.nile.rules.multiset import ONE, common, first_kind, less, number_of, of_kind, size
from nomarch.games.nile.rules.state import DECK

__all__ = ["explain", "find_hands"]

_GUESSES = 2


@rule
def explain(w: Scratch) -> bool:
    """Whether a past explains the hands dealt; if so, it is in `least`.

    The shuffles are gone through from the last to the first, which goes well nearly always, and else all at once.
    """
    last = w.shuffles - 1
    for shuffle in range(last, -1, -1):
        if not (begin(w, shuffle) and find(w, shuffle)):
            return bool(shuffle < last and find_all(w))
    return True


@rule
def begin(w: Scratch, shuffle: int) -> bool:
    """Anyone may have held what they held next or played until then; False if that is too little for somebody."""
    enough = True
    for other in range(OTHERS):
        later = w.most[shuffle + 1, other] + w.played[shuffle, other]
        most = common(w.held[shuffle], later)
        w.least[shuffle, other], w.most[shuffle, other] = 0, most
        enough &= size(most) >= w.number[shuffle, other]
    return bool(enough)


@rule
def find(w: Scratch, shuffle: int) -> bool:
    """Find out who can have held what at one shuffle, given the next, or that it can't be."""
    for _ in range(_GUESSES):
        if not (narrow(w, shuffle) and begin_guess(w, shuffle)):
            return False
        if guess(w, shuffle):
            return True
    return search(w, shuffle, shuffle, True)


@rule
def find_all(w: Scratch) -> bool:
    """The same for all shuffles together."""
    for shuffle in range(w.shuffles - 1, -1, -1):
        if not begin(w, shuffle):
            return False
    return search(w, 0, w.shuffles - 1, True)


@rule
def find_hands(w: Scratch) -> bool:
    """Find some hands that a past explains, and the past."""
    for other in range(OTHERS):
        w.least[w.shuffles, other], w.most[w.shuffles, other] = 0, w.held[w.shuffles] if other < w.others else 0
    for shuffle in range(w.shuffles - 1, -1, -1):
        begin(w, shuffle)
    return search(w, 0, w.shuffles, False)


@rule
def begin_guess(w: Scratch, shuffle: int) -> bool:
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
def guess(w: Scratch, shuffle: int) -> bool:
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
def give(w: Scratch, other: int, some: int) -> None:
    """Guess that a player held some of the cards that are left."""
    w.can_be[other] -= some
    w.lacks[other] -= size(some)
    w.left -= some


@rule
def least_choice(w: Scratch) -> tuple[int, int]:
    """The player who can have held the fewest more cards than they lack, and how many more that is."""
    found, least = 0, DECK
    for other in range(OTHERS):
        choice = size(common(w.can_be[other], w.left)) - w.lacks[other]
        if w.lacks[other] > 0 and choice < least:
            found, least = other, choice
    return found, least


@rule
def least_wanted(w: Scratch, other: int, some: int, number: int) -> int:
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
