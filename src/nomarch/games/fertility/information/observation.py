"""Fertility's observation: everything but the order of the two piles.

Squares are in the order of the state: column by column, eight rows each.
"""

from __future__ import annotations

from typing import Any

from nomarch.engine.bits import ONE, Word, lowest, without_lowest
from nomarch.engine.jit import lean
from nomarch.engine.observation import (
    Observation,
    Part,
    as_is,
    bits,
    clear,
    differ,
    one_hot,
    part,
    put,
    put_bits,
    seat_of,
    seats,
)
from nomarch.engine.struct import Array
from nomarch.games.fertility.components import LETTERS
from nomarch.games.fertility.rules.scoring import (
    PARTS,
    monument_debens,
    specialised_debens,
    statue_debens,
    wheat_debens,
)
from nomarch.games.fertility.rules.setup import pile_size
from nomarch.games.fertility.rules.state import (  # fmt: skip
    ANY,
    HIGH,
    KINDS,
    LOTS,
    NONE,
    SHOPS,
    STEPS,
    TILE_KINDS,
    Box,
    State,
)

__all__ = ["OBSERVATION"]

_GODS = 6
_GIFT = 2 + KINDS + _GODS + 1 + KINDS  # Debens, Wheat, Debens a token, statues, statue of choice, exchange
_SHOP = KINDS + 1 + _GIFT
_CITY = LOTS * SHOPS * _SHOP
_OFFERED_SHOPS = 3
_SHOP_MEANING = (
    "missing A, B, P, G and any; then its gift: Debens, Wheat, Debens for each A, B, P, G, statues of gods 1 to 6, "
    "statue of choice, exchange for A, B, P, G"
)


def _doc(name: str) -> str:
    return State.declared[name].doc


# The Valley


def width(players: int) -> int:
    """F2.1: columns of the Valley."""
    return 16 if players == 4 else 12


_width = lean(width)


@lean
def put_squares(squares: Array, players: int, out: Array, at: int) -> None:
    """Write a set of squares: 1 for those in it."""
    clear(out, at, HIGH * _width(players))
    for w in range(2):
        word = Word(squares[w])
        while word:
            out[at + w * 64 + lowest(word)] = 1
            word = without_lowest(word)


@lean
def update_squares(squares: Array, before: Array, out: Array, at: int) -> None:
    """Write the squares that came into a set or left it."""
    for w in range(2):
        word = Word(squares[w]) ^ Word(before[w])
        while word:
            square = lowest(word)
            out[at + w * 64 + square] = Word(squares[w]) >> Word(square) & ONE
            word = without_lowest(word)


def squares(name: str, *, fixed: bool = False) -> Part:
    """A set of squares that a field holds, or one for each kind; a fixed one stays the same during a game."""
    kinds = State.declared[name].shape[:-1]  # the last index is the word
    code, update = f"put_squares(s.{name}, n, out, at)", f"update_squares(s.{name}, before.{name}, out, at)"
    if kinds:
        here = f"at + kind * {HIGH} * width(n)"
        code = f"for kind in range({KINDS}):\n    put_squares(s.{name}[kind], n, out, {here})"
        update = f"for kind in range({KINDS}):\n    update_squares(s.{name}[kind], before.{name}[kind], out, {here})"
    calls: dict[str, Any] = {"put_squares": put_squares, "update_squares": update_squares}
    return Part(
        name, (*kinds, width, HIGH), f"1 for {_doc(name)}", code, calls, plane=True, update="pass" if fixed else update
    )


@lean
def put_quarries(s: State, out: Array, at: int) -> None:
    for i in range(s.quarries):
        out[at + s.quarry[i]] = 2 if i == s.quarries - 1 else 1


@lean
def update_quarries(box: Box, s: State, before: State, was: int, seat: int, out: Array, at: int) -> None:
    for i in range(before.quarries):
        out[at + before.quarry[i]] = 0
    put_quarries(s, out, at)


@part(width, HIGH, meaning="2 for the Quarry to reward now, 1 for those after it", plane=True, update=update_quarries)
def quarries(box: Box, s: State, seat: int, out: Array, at: int) -> None:
    clear(out, at, HIGH * _width(s.players))
    put_quarries(s, out, at)


@lean
def update_monuments(box: Box, s: State, before: State, was: int, seat: int, out: Array, at: int) -> None:
    """None is ever removed."""
    for other in range(s.players):
        for i in range(s.monuments[other]):
            out[at + s.monument[other, i]] = 1 + (other - seat) % s.players


@part(
    width,
    HIGH,
    meaning="1 for a Monument of seat 0, 2 for one of seat 1, and so on",
    plane=True,
    update=update_monuments,
)
def monuments(box: Box, s: State, seat: int, out: Array, at: int) -> None:
    clear(out, at, HIGH * _width(s.players))
    update_monuments(box, s, s, seat, seat, out, at)


# What lies between the players


@lean
def put_pool(out: Array, at: int, tiles: Array) -> None:
    """Count a pool's tiles by kind."""
    clear(out, at, TILE_KINDS)
    for i in range(3):
        if tiles[i] != NONE:
            out[at + tiles[i]] += 1


@part(TILE_KINDS, meaning="tiles of each kind in the Common Pool", reads=["common"], turns=False)
def common_pool(box: Box, s: State, seat: int, out: Array, at: int) -> None:
    put_pool(out, at, s.common)


@part(meaning="how many tiles remain face down", reads=["drawn"], turns=False)
def pile(box: Box, s: State, seat: int, out: Array, at: int) -> None:
    put(out, at, pile_size(box, s) - s.drawn)


@lean
def update_unseen(box: Box, s: State, before: State, was: int, seat: int, out: Array, at: int) -> None:
    for i in range(before.drawn, s.drawn):
        out[at + s.tiles[i]] -= 1


@part(
    TILE_KINDS,
    meaning="tiles of each kind that nobody has seen: in the pile or left in the box",
    update=update_unseen,
)
def unseen(box: Box, s: State, seat: int, out: Array, at: int) -> None:
    clear(out, at, TILE_KINDS)
    for i in range(s.drawn, 50):
        out[at + s.tiles[i]] += 1


@part(KINDS, meaning=f"{_doc('stock')}; -1 when unlimited", reads=["stock"], turns=False)
def stock(box: Box, s: State, seat: int, out: Array, at: int) -> None:
    for kind in range(KINDS):
        put(out, at + kind, s.stock[kind] if s.limited else NONE)


@part(4, 1 + 1, meaning="by District on offer: 1 if there is one, its cost", reads=["display"], turns=False)
def offered(box: Box, s: State, seat: int, out: Array, at: int) -> None:
    for slot in range(4):
        district = s.display[slot]
        out[at + 2 * slot] = district != NONE
        out[at + 2 * slot + 1] = box.cost[district] if district != NONE else 0


@lean
def put_offered_shops(box: Box, district: int, out: Array, at: int) -> None:
    """The Shops of a District on offer, or zeros for NONE."""
    for number in range(_OFFERED_SHOPS):
        if district == NONE or box.size[district * SHOPS + number] == 0:
            clear(out, at, _SHOP)
        else:
            for kind in range(KINDS + 1):
                out[at + kind] = box.needs[district * SHOPS + number, kind]
            put_gift(box, district * SHOPS + number, out, at + KINDS + 1)
        at += _SHOP


@lean
def update_offered_shops(box: Box, s: State, before: State, was: int, seat: int, out: Array, at: int) -> None:
    for slot in range(4):
        if s.display[slot] != before.display[slot]:
            put_offered_shops(box, s.display[slot], out, at + slot * _OFFERED_SHOPS * _SHOP)


@part(4, _OFFERED_SHOPS, _SHOP, meaning=f"its Shops: {_SHOP_MEANING}", update=update_offered_shops)
def offered_shops(box: Box, s: State, seat: int, out: Array, at: int) -> None:
    for slot in range(4):
        put_offered_shops(box, s.display[slot], out, at + slot * _OFFERED_SHOPS * _SHOP)


@lean
def put_gift(box: Box, printed: int, out: Array, at: int) -> None:
    """What a Shop gives."""
    put(out, at, box.debens[printed])
    out[at + 1] = box.gives_wheat[printed]
    at += 2
    for kind in range(KINDS):
        out[at + kind] = box.per_token[printed, kind]
    put_bits(out, at + KINDS, box.gods[printed], _GODS)
    out[at + KINDS + _GODS] = box.any_god[printed]
    put_bits(out, at + KINDS + _GODS + 1, box.exchange[printed], KINDS)


# The cities


@part(seats, TILE_KINDS, meaning="by seat: tiles of each kind in the Personal Pool", reads=["pool"])
def pools(box: Box, s: State, seat: int, out: Array, at: int) -> None:
    for i in range(s.players):
        put_pool(out, at + TILE_KINDS * i, s.pool[(seat + i) % s.players])


@part(
    seats,
    len(PARTS),
    meaning=f"by seat, as if the game ended now: {', '.join(PARTS)}",
    reads=["wheat", "monuments", "on_shops", "generic", "per_token", "gods", "any_god"],
)
def score(box: Box, s: State, seat: int, out: Array, at: int) -> None:
    for i in range(s.players):
        other, here = (seat + i) % s.players, at + len(PARTS) * i
        put(out, here, s.generic[other])
        put(out, here + 1, specialised_debens(s, other))
        put(out, here + 2, statue_debens(box, s, other))
        put(out, here + 3, monument_debens(box, s, other))
        put(out, here + 4, wheat_debens(box, s, other))


@lean
def put_shop(box: Box, s: State, other: int, shop: int, out: Array, at: int) -> None:
    """A Shop of a Metropolis, unless there is none on this place of the lot."""
    printed = s.lots[other, shop // SHOPS] * SHOPS + shop % SHOPS
    if box.size[printed] > 0:
        left = box.needs[printed, ANY]
        for kind in range(KINDS):
            missing = box.needs[printed, kind] - s.tokens[other, shop, kind]
            out[at + kind] = max(0, missing)
            left += min(0, missing)
        out[at + ANY] = left
        put_gift(box, printed, out, at + KINDS + 1)


@lean
def update_shops(box: Box, s: State, before: State, was: int, seat: int, out: Array, at: int) -> None:
    """Move each city to its place for the new observer; then write the lots that were added, and Shops with new tokens.

    Lots and tokens are only ever added.
    """
    n, used = s.players, 0
    for each in range(n):
        used = max(used, before.lots_used[each])
    for _ in range((seat - was) % n):
        for i in range(n - 1):
            one, other = out[at + i * _CITY :], out[at + (i + 1) * _CITY :]
            for k in range(used * SHOPS * _SHOP):
                one[k], other[k] = other[k], one[k]
    for i in range(n):
        whose, here = (seat + i) % n, at + i * _CITY
        known = before.lots_used[whose] * SHOPS
        for shop in range(known, s.lots_used[whose] * SHOPS):
            put_shop(box, s, whose, shop, out, here + shop * _SHOP)
        if differ(s.on_shops[whose], before.on_shops[whose]):
            for shop in range(known):
                if differ(s.tokens[whose, shop], before.tokens[whose, shop]):
                    put_shop(box, s, whose, shop, out, here + shop * _SHOP)


@part(
    seats,
    LOTS * SHOPS,
    _SHOP,
    meaning=f"by seat and Shop, numbered as in actions: {_SHOP_MEANING}",
    update=update_shops,
)
def shops(box: Box, s: State, seat: int, out: Array, at: int) -> None:
    clear(out, at, s.players * _CITY)
    for i in range(s.players):
        other = (seat + i) % s.players
        for shop in range(s.lots_used[other] * SHOPS):
            put_shop(box, s, other, shop, out, at + i * _CITY + shop * _SHOP)


OBSERVATION = Observation(
    one_hot(State, "step", STEPS),
    seat_of(State, "to_play"),
    as_is(State, "turn"),
    as_is(State, "limited"),
    as_is(State, "variant"),
    squares("free"),
    squares("scenes"),
    squares("icons", fixed=True),
    squares("wheat_squares", fixed=True),
    quarries,
    monuments,
    common_pool,
    pile,
    unseen,
    stock,
    as_is(State, "beside"),
    bits(State, "offer", LETTERS),
    offered,
    offered_shops,
    pools,
    as_is(State, "wheat"),
    as_is(State, "monuments", called="placed"),
    score,
    as_is(State, "on_shops", called="tokens"),
    as_is(State, "per_token"),
    bits(State, "gods", [f"god {god + 1}" for god in range(_GODS)]),
    as_is(State, "any_god"),
    as_is(State, "lots_used", called="lots"),
    shops,
)
