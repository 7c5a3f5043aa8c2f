"""How much a tile could earn with one placement, over all squares at once.

What every square earns is a number in bit planes: bit i of the plane p says whether 2**p is part of the number of
square i. Adding planes adds for 64 squares at a time; a scan from the highest plane down finds the largest number.
Earnings count in halves: two for wheat and for a resource that the seat has an open place for, one for any other.
"""

from __future__ import annotations

from nomarch.engine.bits import ONE, Word, lowest
from nomarch.engine.jit import lean
from nomarch.engine.struct import Array
from nomarch.games.fertility.rules.state import KINDS, NONE, State
from nomarch.games.fertility.rules.valley import PAIRS_OF_KIND, spots

__all__ = ["best_placement", "on_any_tile", "outlook", "same_outlook"]

_NOT_FIRST_ROW, _NOT_LAST_ROW = Word(0xFEFEFEFEFEFEFEFE), Word(0x7F7F7F7F7F7F7F7F)
_ONE_COLUMN, _SEVEN_COLUMNS = Word(8), Word(56)
_ZERO = Word(0)
_HALVES = 12  # six resources, as many as a good placement earns

_Planes = tuple[Word, Word, Word, Word, Word, Word, Word, Word]  # four planes, the left word before the right one


@lean
def add_four(a: Word, b: Word, c: Word, d: Word) -> tuple[Word, Word, Word]:
    """The planes of how many of four bits are set."""
    one, two, other_one, other_two = a ^ b, a & b, c ^ d, c & d
    return one ^ other_one, two ^ other_two ^ (one & other_one), two & other_two


@lean
def edges(left: Word, right: Word) -> tuple[Word, Word, Word, Word, Word, Word]:
    """With how many of these squares each square shares an edge: three planes."""
    ones, twos, fours = add_four(
        (left << ONE) & _NOT_FIRST_ROW, (left >> ONE) & _NOT_LAST_ROW,
        left << _ONE_COLUMN, (left >> _ONE_COLUMN) | (right << _SEVEN_COLUMNS),
    )  # fmt: skip
    more_ones, more_twos, more_fours = add_four(
        (right << ONE) & _NOT_FIRST_ROW, (right >> ONE) & _NOT_LAST_ROW,
        (right << _ONE_COLUMN) | (left >> _SEVEN_COLUMNS), right >> _ONE_COLUMN,
    )  # fmt: skip
    return ones, more_ones, twos, more_twos, fours, more_fours


@lean
def on_any_tile(s: State, seat: int) -> _Planes:
    """What each square earns whatever the scene on it: wheat beside it, and its icon."""
    useful_left, useful_right, left, right = _ZERO, _ZERO, _ZERO, _ZERO
    for kind in range(KINDS):
        if s.open[seat, kind]:
            useful_left |= s.icons[kind, 0]
            useful_right |= s.icons[kind, 1]
        else:
            left |= s.icons[kind, 0]
            right |= s.icons[kind, 1]
    one, one_right, two, two_right, four, four_right = edges(s.wheat_squares[0], s.wheat_squares[1])
    carry, carry_right = one & useful_left, one_right & useful_right
    return (
        left, right, one ^ useful_left, one_right ^ useful_right, two ^ carry, two_right ^ carry_right,
        four | (two & carry), four_right | (two_right & carry_right),
    )  # fmt: skip


@lean
def add(a: Word, b: Word, c: Word) -> tuple[Word, Word]:
    """The sum of three bits, and the carry."""
    one = a ^ b
    return one ^ c, (a & b) | (one & c)


@lean
def with_scene(s: State, seat: int, scene: int, base: _Planes) -> _Planes:
    """What each square earns with this scene on it."""
    one, one_right, two, two_right, four, four_right = edges(s.scenes[scene, 0], s.scenes[scene, 1])
    eight, eight_right = _ZERO, _ZERO
    if s.open[seat, scene]:
        one, two, four, eight = _ZERO, one, two, four
        one_right, two_right, four_right, eight_right = _ZERO, one_right, two_right, four_right
    p0, c0 = base[0] ^ one, base[0] & one
    p1, c1 = add(base[2], two, c0)
    p2, c2 = add(base[4], four, c1)
    q0, d0 = base[1] ^ one_right, base[1] & one_right
    q1, d1 = add(base[3], two_right, d0)
    q2, d2 = add(base[5], four_right, d1)
    return p0, q0, p1, q1, p2, q2, base[6] ^ eight ^ c2, base[7] ^ eight_right ^ d2


@lean
def other(a: Word, b: Word, down: int) -> tuple[Word, Word]:
    """A plane, moved from the second square of a tile to its first."""
    if down:
        return a >> ONE, b >> ONE
    return (a >> _ONE_COLUMN) | (b << _SEVEN_COLUMNS), b >> _ONE_COLUMN


@lean
def most(left: Word, right: Word, down: int, a: _Planes, b: _Planes) -> int:
    """The largest sum of a square's number in `a` and the next square's in `b`, over these squares."""
    if not left | right:
        return 0
    b0, e0 = other(b[0], b[1], down)
    b1, e1 = other(b[2], b[3], down)
    b2, e2 = other(b[4], b[5], down)
    b3, e3 = other(b[6], b[7], down)
    p0, c0 = a[0] ^ b0, a[0] & b0
    p1, c1 = add(a[2], b1, c0)
    p2, c2 = add(a[4], b2, c1)
    p3, p4 = add(a[6], b3, c2)
    q0, d0 = a[1] ^ e0, a[1] & e0
    q1, d1 = add(a[3], e1, d0)
    q2, d2 = add(a[5], e2, d1)
    q3, q4 = add(a[7], e3, d2)
    found = 0
    for plane in range(4, -1, -1):
        if plane == 4:
            p, q = p4, q4
        elif plane == 3:
            p, q = p3, q3
        elif plane == 2:
            p, q = p2, q2
        elif plane == 1:
            p, q = p1, q1
        else:
            p, q = p0, q0
        if (left & p) | (right & q):
            left &= p
            right &= q
            found |= 1 << plane
    return found


@lean
def best_placement(s: State, seat: int, tile: int, base: _Planes) -> int:
    """The most, in halves, that a tile could earn now."""
    pair, best = lowest(PAIRS_OF_KIND[tile]), 0
    first, second = pair >> 2, pair & 3
    a = with_scene(s, seat, first, base)
    b = a if first == second else with_scene(s, seat, second, base)
    for down in range(2):
        left, right = spots(s, first * KINDS + second, down)
        best = max(best, most(left, right, down, a, b))
        if first != second:
            left, right = spots(s, second * KINDS + first, down)
            best = max(best, most(left, right, down, b, a))
    return best


@lean
def outlook(s: State, seat: int, out: Array) -> None:
    """The most that each tile of the Personal Pool could earn, the best first: how good the next turns look."""
    base = on_any_tile(s, seat)
    first, second, third = 0, 0, 0
    for i in range(3):
        tile = s.pool[seat, i]
        if tile != NONE:
            best = best_placement(s, seat, tile, base)
            if best > first:
                first, second, third = best, first, second
            elif best > second:
                second, third = best, second
            elif best > third:
                third = best
    out[40], out[41], out[47] = first / _HALVES, second / _HALVES, third / _HALVES


@lean
def same_outlook(s: State, before: State, seat: int) -> bool:
    """Whether nothing that an outlook depends on has changed since an earlier position of the same game."""
    changes = 0
    for w in range(2):
        changes += int(s.free[w] != before.free[w])
    for i in range(3):
        changes += int(s.pool[seat, i] != before.pool[seat, i])
    for kind in range(KINDS):
        changes += int((s.open[seat, kind] != 0) != (before.open[seat, kind] != 0))
    return changes == 0
