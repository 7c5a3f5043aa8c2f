"""Scratch space of a resample, initialized with what the observer remembers about the others."""

from __future__ import annotations

from typing import Any

import numpy as np

from nomarch.engine.jit import COMPILED, in_compiled_code, rule
from nomarch.engine.struct import Array, Record, int8, int64, rows
from nomarch.games.nile.rules.multiset import size
from nomarch.games.nile.rules.state import DEBTS, DECK, MAX_PLAYERS, SHUFFLES, State

__all__ = ["OTHERS", "TRIES", "Scratch", "recall", "workings"]

OTHERS = MAX_PLAYERS - 1  # than the observer, numbered from 0 in seat order
TRIES = 60  # search depth, before a deal counts as impossible

_TIMES = SHUFFLES + 1


class Scratch(Record):
    """Scratch space of a resample; most fields are multisets."""

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
    tried_at: Array = int8(TRIES)  # shuffle
    saved_least: Array = int64(TRIES, _TIMES, OTHERS)
    saved_most: Array = int64(TRIES, _TIMES, OTHERS)


_LAYOUT = Scratch.dtype


def workings() -> Any:
    """One uninitialized scratch struct."""
    return rows(Scratch, 1)


if COMPILED:

    @in_compiled_code(workings)
    def _workings() -> Any:
        return lambda: np.empty(1, _LAYOUT)


@rule
def recall(s: State, seat: int, w: Scratch) -> None:
    """Load what the others held at each shuffle, and what they played and owed until the next."""
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
def add_debt(w: Scratch, seat: int, player: int, owed: int, until: int, debts: int) -> int:
    """Add a debt; return the number of debts."""
    w.debtor[debts], w.owed[debts], w.until[debts] = player - (player > seat), owed, until
    return debts + 1
