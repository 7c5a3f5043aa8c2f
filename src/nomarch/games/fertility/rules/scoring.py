"""F5: scoring."""

from __future__ import annotations

from nomarch.engine.bits import count
from nomarch.engine.jit import lean
from nomarch.engine.struct import Array
from nomarch.games.fertility.rules.state import KINDS, Box, State

__all__ = [
    "PARTS", "monument_debens", "score", "score_parts", "specialised_debens", "statue_debens", "tokens_on_metropolis",
    "wheat_debens",
]  # fmt: skip

PARTS = ("generic", "specialised", "statues", "monuments", "wheat")
_GODS = 6


@lean
def specialised_debens(s: State, seat: int) -> int:
    """F5.2: one or three Debens for each token of the kind anywhere on the Metropolis."""
    debens = 0
    for kind in range(KINDS):
        debens += s.per_token[seat, kind] * s.on_shops[seat, kind]
    return debens


@lean
def statue_debens(box: Box, s: State, seat: int) -> int:
    """F5.3: the number of different gods, statues of choice filling in missing ones."""
    return int(box.statue_scale[min(_GODS, count(s.gods[seat]) + s.any_god[seat])])


@lean
def monument_debens(box: Box, s: State, seat: int) -> int:
    """F5.4: most and second; tied players all get the place's value; none without a monument."""
    mine, higher = s.monuments[seat], 0
    for other in range(s.players):
        theirs = s.monuments[other]
        if theirs > mine:
            if higher != 0 and theirs != higher:
                return 0  # two different numbers above
            higher = theirs
    if mine == 0:
        return 0
    return int(box.most_monuments if higher == 0 else box.second_monuments)


@lean
def wheat_debens(box: Box, s: State, seat: int) -> int:
    """F5.5: by the position on the wheat track."""
    return int(box.wheat_track[s.wheat[seat]])


@lean
def score_parts(box: Box, s: State, seat: int, out: Array) -> None:
    """F5: the five parts, as if the game ended now, in the order of PARTS."""
    out[0] = s.generic[seat]  # F5.1
    out[1] = specialised_debens(s, seat)
    out[2] = statue_debens(box, s, seat)
    out[3] = monument_debens(box, s, seat)
    out[4] = wheat_debens(box, s, seat)


@lean
def score(box: Box, s: State, seat: int) -> int:
    """F5: all five parts, as if the game ended now."""
    return int(
        s.generic[seat]  # F5.1
        + specialised_debens(s, seat)
        + statue_debens(box, s, seat)
        + monument_debens(box, s, seat)
        + wheat_debens(box, s, seat)
    )


@lean
def tokens_on_metropolis(s: State, seat: int) -> int:
    """F5.6: the tie-breaker: the fewest tokens win."""
    tokens = 0
    for kind in range(KINDS):
        tokens += s.on_shops[seat, kind]
    return tokens
