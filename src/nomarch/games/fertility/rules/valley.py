"""F3.1 and F3.2: placing a Valley tile, and what it harvests.

An ordered pair of scenes is first * 4 + second; a placement is (pair * 2 + down) * 128 + square (`actions.py`).
"""

from __future__ import annotations

import numpy as np

from nomarch.engine.bits import ONE, Word, bit, count, lowest, nth_of, without_lowest
from nomarch.engine.events import note
from nomarch.engine.jit import lean
from nomarch.engine.struct import Array
from nomarch.games.fertility.rules.events import COLLECTED, MONUMENT_PLACED, PLACED, QUARRY_MADE
from nomarch.games.fertility.rules.state import HIGH, KINDS, MONUMENT, NONE, SQUARES, TILE_KINDS, WHEAT, Box, State

__all__ = [
    "KIND_OF_PAIR", "NEAR", "PAIRS_OF_KIND", "count_placements", "gain_wheat", "icon_at", "leave_pool",
    "list_placements", "nth_placement", "other_square", "place", "placement", "put_scene", "reward_quarry", "rewards",
    "shared_edges", "spots",
]  # fmt: skip

PAIRS = KINDS * KINDS


def _kinds_of_tiles() -> tuple[Array, Array]:
    """The kind of tile of each ordered pair of scenes, and the pairs of each kind as a bit set."""
    kind_of_pair, pairs_of_kind = np.zeros(PAIRS, np.int64), np.zeros(TILE_KINDS, np.int64)
    unordered = [(a, b) for a in range(KINDS) for b in range(a, KINDS)]
    for pair in range(PAIRS):
        a, b = divmod(pair, KINDS)
        kind = unordered.index((min(a, b), max(a, b)))
        kind_of_pair[pair] = kind
        pairs_of_kind[kind] |= 1 << pair
    return kind_of_pair, pairs_of_kind


def _neighbours() -> Array:
    """The squares that share an edge with each square."""
    near = np.zeros((SQUARES, 2), np.uint64)
    for square in range(SQUARES):
        column, row = divmod(square, HIGH)
        for c, r in (column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1):
            if 0 <= c < SQUARES // HIGH and 0 <= r < HIGH:
                at = c * HIGH + r
                near[square, at >> 6] |= ONE << Word(at & 63)
    return near


KIND_OF_PAIR, PAIRS_OF_KIND = _kinds_of_tiles()
NEAR = _neighbours()

_ONE_COLUMN, _SEVEN_COLUMNS = Word(HIGH), Word(7 * HIGH)
_NOT_LAST_ROW = Word(0x7F7F7F7F7F7F7F7F)


@lean
def pairs_in_pool(s: State) -> int:
    """F3.1.1: the ordered pairs of scenes on the player's three tiles, as a bit set."""
    pairs = 0
    for i in range(3):
        kind = s.pool[s.to_play, i]
        if kind != NONE:
            pairs |= PAIRS_OF_KIND[kind]
    return pairs


@lean
def spots(s: State, pair: int, down: int) -> tuple[Word, Word]:
    """F3.1.1, F3.1.2: first squares for this pair: both squares free, and at least one scene beside its like."""
    first, second = pair >> 2, pair & 3
    free, touch_first, touch_second = s.free, s.touch[first], s.touch[second]
    if down:
        return (
            free[0] & (free[0] >> ONE) & _NOT_LAST_ROW & (touch_first[0] | (touch_second[0] >> ONE)),
            free[1] & (free[1] >> ONE) & _NOT_LAST_ROW & (touch_first[1] | (touch_second[1] >> ONE)),
        )
    free_right = (free[0] >> _ONE_COLUMN) | (free[1] << _SEVEN_COLUMNS)
    touch_right = (touch_second[0] >> _ONE_COLUMN) | (touch_second[1] << _SEVEN_COLUMNS)
    return (
        free[0] & free_right & (touch_first[0] | touch_right),
        free[1] & (free[1] >> _ONE_COLUMN) & (touch_first[1] | (touch_second[1] >> _ONE_COLUMN)),
    )


@lean
def count_placements(s: State) -> int:
    """The number of legal placements."""
    n = 0
    pairs = pairs_in_pool(s)
    while pairs:
        pair = lowest(pairs)
        pairs &= pairs - 1
        for down in range(2):
            left, right = spots(s, pair, down)
            n += count(left) + count(right)
    return n


@lean
def nth_placement(s: State, n: int) -> int:
    """The n-th legal placement, counted from 0."""
    pairs = pairs_in_pool(s)
    while pairs:
        pair = lowest(pairs)
        pairs &= pairs - 1
        for down in range(2):
            base = (pair * 2 + down) * SQUARES
            left, right = spots(s, pair, down)
            in_left = count(left)
            if n < in_left:
                return base + nth_of(left, n)
            n -= in_left
            in_right = count(right)
            if n < in_right:
                return base + 64 + nth_of(right, n)
            n -= in_right
    return NONE


@lean
def list_placements(s: State, out: Array) -> int:
    """Write the legal placements in ascending order; return the count."""
    n = 0
    pairs = pairs_in_pool(s)
    while pairs:
        pair = lowest(pairs)
        pairs &= pairs - 1
        for down in range(2):
            base = (pair * 2 + down) * SQUARES
            left, right = spots(s, pair, down)
            while left:
                out[n] = base + lowest(left)
                left = without_lowest(left)
                n += 1
            while right:
                out[n] = base + 64 + lowest(right)
                right = without_lowest(right)
                n += 1
    return n


@lean
def put_scene(s: State, square: int, scene: int) -> None:
    """Cover a square."""
    here, others = square >> 6, ~bit(square & 63)
    s.free[here] &= others
    s.scenes[scene, here] |= ~others
    for kind in range(KINDS):
        s.touch[kind, here] &= others
    for w in range(2):
        s.touch[scene, w] |= NEAR[square, w] & s.free[w]


@lean
def shared_edges(square: int, squares: Array) -> int:
    """The number of these squares that share an edge with this one."""
    return count(NEAR[square, 0] & squares[0]) + count(NEAR[square, 1] & squares[1])


@lean
def take_from_stock(s: State, kind: int, n: int) -> None:
    """F3.2.5: as many as there are; in the first edition the stock is unlimited, and its count may go below 0."""
    if s.limited:
        n = min(n, s.stock[kind])
    s.stock[kind] -= n
    s.beside[kind] += n
    if n > 0:
        note(s, COLLECTED, s.to_play, kind, n)


@lean
def icon_at(s: State, square: int) -> int:
    """F3.2.3: the kind of the icon printed on a square, or NONE."""
    for kind in range(KINDS):
        if s.icons[kind, square >> 6] & bit(square & 63):
            return kind
    return NONE


@lean
def gain_wheat(s: State, n: int) -> int:
    """F3.2.2: wheat beyond 10 is lost; return how much is kept."""
    n = min(n, 10 - s.wheat[s.to_play])
    s.wheat[s.to_play] += n
    return n


@lean
def harvest(s: State, square: int, scene: int) -> None:
    """F3.2.1 to F3.2.3: what one scene earns, computed before its tile is placed; all cumulative."""
    take_from_stock(s, scene, shared_edges(square, s.scenes[scene]))
    wheat = gain_wheat(s, shared_edges(square, s.wheat_squares))
    if wheat > 0:
        note(s, COLLECTED, s.to_play, WHEAT, wheat)
    icon = icon_at(s, square)
    if icon != NONE:
        take_from_stock(s, icon, 1)


@lean
def find_quarries(s: State, square: int, other: int) -> None:
    """F3.2.4: free squares beside the new tile that have no free neighbour, in reverse order of reward."""
    s.quarries = 0
    for w in range(2):
        beside = (NEAR[square, w] | NEAR[other, w]) & s.free[w]
        while beside:
            found = w * 64 + lowest(beside)
            beside = without_lowest(beside)
            if shared_edges(found, s.free) == 0:
                i = s.quarries
                while i > 0 and _later(found, s.quarry[i - 1]):
                    s.quarry[i] = s.quarry[i - 1]
                    i -= 1
                s.quarry[i] = found
                s.quarries += 1
                note(s, QUARRY_MADE, s.to_play, found)


@lean
def _later(square: int, other: int) -> bool:
    """Row by row, from the left."""
    return (square % HIGH, square // HIGH) > (other % HIGH, other // HIGH)


@lean
def other_square(square: int, down: int) -> int:
    """The second square of a tile."""
    return square + 1 if down else square + HIGH


@lean
def placement(action: int) -> tuple[int, int, int, int]:
    """The parts of a placement: both scenes, whether it extends down, and the first square."""
    pair = action // (2 * SQUARES)
    return pair >> 2, pair & 3, action // SQUARES % 2, action % SQUARES


@lean
def place(s: State, action: int) -> None:
    """F3.1, F3.2: place a tile and harvest; its Quarries are rewarded in the next step."""
    first, second, down, square = placement(action)
    other = other_square(square, down)
    note(s, PLACED, s.to_play, first * KINDS + second, square, other)
    leave_pool(s, KIND_OF_PAIR[first * KINDS + second])
    harvest(s, square, first)
    harvest(s, other, second)
    put_scene(s, square, first)
    put_scene(s, other, second)
    if down:
        s.down[square >> 6] |= bit(square & 63)
    else:
        s.across[square >> 6] |= bit(square & 63)
    find_quarries(s, square, other)


@lean
def leave_pool(s: State, kind: int) -> None:
    """A tile of this kind leaves the Personal Pool."""
    for i in range(3):
        if s.pool[s.to_play, i] == kind:
            s.pool[s.to_play, i] = NONE
            return


@lean
def reward_quarry(s: State, reward: int) -> None:
    """F3.2.4: a resource of choice or a monument for the next Quarry."""
    s.quarries -= 1
    seat = s.to_play
    if reward == MONUMENT:
        s.monument[seat, s.monuments[seat]] = s.quarry[s.quarries]
        s.monuments[seat] += 1
        note(s, MONUMENT_PLACED, seat, s.quarry[s.quarries])
    else:
        take_from_stock(s, reward, 1)


@lean
def rewards(box: Box, s: State) -> int:
    """F3.2.4, F3.2.5: the rewards that a Quarry can have now, as a bit set."""
    found = 0
    for kind in range(KINDS):
        if not s.limited or s.stock[kind] > 0:
            found |= 1 << kind
    if s.monuments[s.to_play] < box.monuments:
        found |= 1 << MONUMENT
    return found
