"""History search: decide whether some history explains the sampled hands and all public information.

At each shuffle everyone knows how many cards each player holds and, by counting, which cards they hold together. A
history says who held which. It explains the public information if, from shuffle to shuffle,

- each player still held, or had played, what they held before, and had drawn everything else they held or played;
- nobody ever played more cards than they had held at the shuffle or drawn since. Every card drawn accounts for one
  later play; each further play implies a card held at the shuffle, of the kinds played so far: a debt.

The search first propagates constraints (`propagation`). Where they leave a choice, a guess is usually right.

This is a three-dimensional transportation problem (cards, players, shuffles): hard in general, easy at the size of a
game. In about 60,000 resamples with five players, the search never went deeper than ten numbers.
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
    """Whether a history explains the sampled hands; if so, it is in `least`.

    The shuffles are solved one by one, last to first, which nearly always succeeds; otherwise all together.
    """
    last = w.shuffles - 1
    for shuffle in range(last, -1, -1):
        if not (begin(w, shuffle) and find(w, shuffle)):
            return bool(shuffle < last and find_all(w))
    return True


@rule
def begin(w: Scratch, shuffle: int) -> bool:
    """Initialize: players may have held what they held next or played until then; False if that is too few cards."""
    enough = True
    for other in range(OTHERS):
        later = w.most[shuffle + 1, other] + w.played[shuffle, other]
        most = common(w.held[shuffle], later)
        w.least[shuffle, other], w.most[shuffle, other] = 0, most
        enough &= size(most) >= w.number[shuffle, other]
    return bool(enough)


@rule
def find(w: Scratch, shuffle: int) -> bool:
    """Solve one shuffle, given the next; False if there is no solution."""
    for _ in range(_GUESSES):
        if not (narrow(w, shuffle) and begin_guess(w, shuffle)):
            return False
        if guess(w, shuffle):
            return True
    return search(w, shuffle, shuffle, True)


@rule
def find_all(w: Scratch) -> bool:
    """Solve all shuffles together."""
    for shuffle in range(w.shuffles - 1, -1, -1):
        if not begin(w, shuffle):
            return False
    return search(w, 0, w.shuffles - 1, True)


@rule
def find_hands(w: Scratch) -> bool:
    """Find hands that some history explains, and that history."""
    for other in range(OTHERS):
        w.least[w.shuffles, other], w.most[w.shuffles, other] = 0, w.held[w.shuffles] if other < w.others else 0
    for shuffle in range(w.shuffles - 1, -1, -1):
        begin(w, shuffle)
    return search(w, 0, w.shuffles, False)


@rule
def begin_guess(w: Scratch, shuffle: int) -> bool:
    """Assign every player the cards they must have held; False if that is impossible."""
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
    """Assign missing cards, to players with debts, then to the most constrained, of the kind least wanted by others."""
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
    """Assign some of the remaining cards to a player."""
    w.can_be[other] -= some
    w.lacks[other] -= size(some)
    w.left -= some


@rule
def least_choice(w: Scratch) -> tuple[int, int]:
    """The most constrained player, and their slack: the cards they can have held beyond those they lack."""
    found, least = 0, DECK
    for other in range(OTHERS):
        choice = size(common(w.can_be[other], w.left)) - w.lacks[other]
        if w.lacks[other] > 0 and choice < least:
            found, least = other, choice
    return found, least


@rule
def least_wanted(w: Scratch, other: int, some: int, number: int) -> int:
    """Of these cards, up to a number of the kind that the other players can have held least of."""
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
