"""Fertility's observation: everything but the order of the two piles.

Squares are in the order of the state: column by column, eight rows each.
"""

from __future__ import annotations

from nomarch.engine.bits import Word, lowest, without_lowest
from nomarch.engine.jit import rule
from nomarch.engine.observation import (
    Observation,
    Part,
    as_is,
    bits,
    clear,
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


_width = rule(width)


@rule
def put_squares(squares: Array, players: int, out: Array, at: int) -> None:
    """Write a set of squares: 1 for those in it."""
    clear(out, at, HIGH * _width(players))
    for w in range(2):
        word = Word(squares[w])
        while word:
            out[at + w * 64 + lowest(word)] = 1
            word = without_lowest(word)


def squares(name: str) -> Part:
    """A set of squares that a field holds, or one for each kind."""
    kinds = State.declared[name].shape[:-1]  # the last index is the word
    code = f"put_squares(s.{name}, n, out, at)"
    if kinds:
        code = f"""for kind in range({KINDS}):
    put_squares(s.{name}[kind], n, out, at + kind * {HIGH} * width(n))"""
    return Part(name, (*kinds, width, HIGH), f"1 for {_doc(name)}", code, {"put_squares": put_squares})


@part(width, HIGH, meaning="2 for the Quarry to reward now, 1 for those after it")
def quarries(box: Box, s: State, seat: int, out: Array, at: int) -> None:
    clear(out, at, HIGH * _width(s.players))
    for i in range(s.quarries):
        out[at + s.quarry[i]] = 2 if i == s.quarries - 1 else 1


@part(width, HIGH, meaning="1 for a Monument of seat 0, 2 for one of seat 1, and so on")
def monuments(box: Box, s: State, seat: int, out: Array, at: int) -> None:
    clear(out, at, HIGH * _width(s.players))
    for other in range(s.players):
        for i in range(s.monuments[other]):
            out[at + s.monument[other, i]] = 1 + (other - seat) % s.players


# What lies between the players


@rule
def put_pool(out: Array, at: int, tiles: Array) -> None:
    """Count a pool's tiles by kind."""
    clear(out, at, TILE_KINDS)
    for i in range(3):
        if tiles[i] != NONE:
            out[at + tiles[i]] += 1


@part(TILE_KINDS, meaning="tiles of each kind in the Common Pool")
def common_pool(box: Box, s: State, seat: int, out: Array, at: int) -> None:
    put_pool(out, at, s.common)


@part(meaning="how many tiles remain face down")
def pile(box: Box, s: State, seat: int, out: Array, at: int) -> None:
    put(out, at, pile_size(box, s) - s.drawn)


@part(TILE_KINDS, meaning="tiles of each kind that nobody has seen: in the pile or left in the box")
def unseen(box: Box, s: State, seat: int, out: Array, at: int) -> None:
    clear(out, at, TILE_KINDS)
    for i in range(s.drawn, 50):
        out[at + s.tiles[i]] += 1


@part(KINDS, meaning=f"{_doc('stock')}; -1 when unlimited")
def stock(box: Box, s: State, seat: int, out: Array, at: int) -> None:
    for kind in range(KINDS):
        put(out, at + kind, s.stock[kind] if s.limited else NONE)


@part(4, 1 + 1, meaning="by District on offer: 1 if there is one, its cost")
def offered(box: Box, s: State, seat: int, out: Array, at: int) -> None:
    for slot in range(4):
        district = s.display[slot]
        out[at + 2 * slot] = district != NONE
        out[at + 2 * slot + 1] = box.cost[district] if district != NONE else 0


@part(4, _OFFERED_SHOPS, _SHOP, meaning=f"its Shops: {_SHOP_MEANING}")
def offered_shops(box: Box, s: State, seat: int, out: Array, at: int) -> None:
    for slot in range(4):
        district = s.display[slot]
        for number in range(_OFFERED_SHOPS):
            if district == NONE or box.size[district * SHOPS + number] == 0:
                clear(out, at, _SHOP)
            else:
                for kind in range(KINDS + 1):
                    out[at + kind] = box.needs[district * SHOPS + number, kind]
                put_gift(box, district * SHOPS + number, out, at + KINDS + 1)
            at += _SHOP


@rule
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


@part(seats, TILE_KINDS, meaning="by seat: tiles of each kind in the Personal Pool")
def pools(box: Box, s: State, seat: int, out: Array, at: int) -> None:
    for i in range(s.players):
        put_pool(out, at + TILE_KINDS * i, s.pool[(seat + i) % s.players])


@part(seats, len(PARTS), meaning=f"by seat, as if the game ended now: {', '.join(PARTS)}")
def score(box: Box, s: State, seat: int, out: Array, at: int) -> None:
    for i in range(s.players):
        other, here = (seat + i) % s.players, at + len(PARTS) * i
        put(out, here, s.generic[other])
        put(out, here + 1, specialised_debens(s, other))
        put(out, here + 2, statue_debens(box, s, other))
        put(out, here + 3, monument_debens(box, s, other))
        put(out, here + 4, wheat_debens(box, s, other))


@part(seats, LOTS * SHOPS, _SHOP, meaning=f"by seat and Shop, numbered as in actions: {_SHOP_MEANING}")
def shops(box: Box, s: State, seat: int, out: Array, at: int) -> None:
    clear(out, at, s.players * LOTS * SHOPS * _SHOP)
    for i in range(s.players):
        other = (seat + i) % s.players
        for shop in range(s.lots_used[other] * SHOPS):
            printed = s.lots[other, shop // SHOPS] * SHOPS + shop % SHOPS
            if box.size[printed] > 0:
                here = at + (i * LOTS * SHOPS + shop) * _SHOP
                left = box.needs[printed, ANY]
                for kind in range(KINDS):
                    missing = box.needs[printed, kind] - s.tokens[other, shop, kind]
                    out[here + kind] = max(0, missing)
                    left += min(0, missing)
                out[here + ANY] = left
                put_gift(box, printed, out, here + KINDS + 1)


OBSERVATION = Observation(
    one_hot(State, "step", STEPS),
    seat_of(State, "to_play"),
    as_is(State, "turn"),
    as_is(State, "limited"),
    as_is(State, "variant"),
    squares("free"),
    squares("scenes"),
    squares("icons"),
    squares("wheat_squares"),
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
