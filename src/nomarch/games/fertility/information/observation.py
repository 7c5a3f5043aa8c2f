"""What a seat may know of a game of Fertility, in numbers: all but the order of the two piles.

Seats are counted from the observer: 0 is the observer, 1 the next to play after them, and so on. Squares are in the
order of the state: column by column, eight rows each.
"""

from __future__ import annotations

from nomarch.engine.bits import Word, lowest, without_lowest
from nomarch.engine.jit import rule
from nomarch.engine.observation import Field, put, put_bits, with_offsets
from nomarch.engine.struct import Array
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
    OVER,
    SHOPS,
    STEPS,
    TILE_KINDS,
    Box,
    State,
)

__all__ = ["fields", "observe"]

_GODS = 6
_GIFT = 2 + KINDS + _GODS + 1 + KINDS  # Debens, Wheat, Debens a token, statues, statue of choice, exchange
_SHOP = KINDS + 1 + _GIFT
_OFFERED_SHOPS = 3


def _width(players: int) -> int:
    """F2.1: columns of the Valley."""
    return 16 if players == 4 else 12


def fields(players: int) -> tuple[Field, ...]:
    """What an observation holds, in order."""
    squares = (_width(players), HIGH)
    shop = (
        "missing A, B, P, G and any; then its gift: Debens, Wheat, Debens for each A, B, P, G, statues of gods 1 to 6, "
        "statue of choice, exchange for A, B, P, G"
    )
    return with_offsets(
        [
            Field("step", (len(STEPS),), f"one of them is 1: {', '.join(STEPS)}"),
            Field("to_play", (players,), "1 for the seat to decide; the observer is seat 0"),
            Field("turn", (1,), "turns played so far"),
            Field("limited", (1,), "1 in the second edition, where the Stock can run out"),
            Field("variant", (1,), "1 in the two-player variant"),
            Field("free", squares, "1 for a desert square without a tile"),
            Field("scenes", (KINDS, *squares), "1 where a scene of the kind A, B, P, G lies"),
            Field("icons", (KINDS, *squares), "1 where an icon of the kind is printed"),
            Field("wheat_squares", squares, "1 for a Wheat square"),
            Field("quarries", squares, "2 for the Quarry to reward now, 1 for those after it"),
            Field("monuments", squares, "1 for a Monument of seat 0, 2 for one of seat 1, and so on"),
            Field("common_pool", (TILE_KINDS,), "tiles of each kind in the Common Pool"),
            Field("pile", (1,), "tiles face down"),
            Field("unseen", (TILE_KINDS,), "tiles of each kind that nobody has seen: in the pile or left in the box"),
            Field("stock", (KINDS,), "resources left; -1 when unlimited"),
            Field("beside", (KINDS,), "resources next to the Metropolis of the player to move"),
            Field("offer", (KINDS,), "1 for what an exchange Shop just completed offers"),
            Field("offered", (4, 1 + 1), "by District on offer: 1 if there is one, its cost"),
            Field("offered_shops", (4, _OFFERED_SHOPS, _SHOP), f"its Shops: {shop}"),
            Field("pools", (players, TILE_KINDS), "by seat: tiles of each kind in the Personal Pool"),
            Field("wheat", (players,), "by seat: Wheat"),
            Field("placed", (players,), "by seat: Monuments placed"),
            Field("score", (players, len(PARTS)), f"by seat, as if the game ended now: {', '.join(PARTS)}"),
            Field("tokens", (players, KINDS), "by seat: tokens of each kind on the Metropolis"),
            Field("per_token", (players, KINDS), "by seat: Debens for each token of the kind"),
            Field("gods", (players, _GODS), "by seat: 1 for a god with a statue"),
            Field("any_god", (players,), "by seat: statues of choice"),
            Field("lots", (players,), "by seat: Districts built, and the board"),
            Field("shops", (players, LOTS * SHOPS, _SHOP), f"by seat and Shop, numbered as in actions: {shop}"),
        ]
    )


@rule
def observe(box: Box, s: State, seat: int, out: Array) -> int:
    """Write what the seat may know; return how many numbers."""
    at = observe_turn(s, seat, out, 0)
    at = observe_valley(s, seat, out, at)
    at = observe_offers(box, s, out, at)
    return observe_cities(box, s, seat, out, at)


@rule
def observe_turn(s: State, seat: int, out: Array, at: int) -> int:
    """Where the turn is."""
    at = put_bits(out, at, 1 << s.step, len(STEPS))
    at = put_bits(out, at, 0 if s.step == OVER else 1 << (s.to_play - seat) % s.players, s.players)
    put(out, at, s.turn)
    out[at + 1] = s.limited
    out[at + 2] = s.variant
    return at + 3


@rule
def put_squares(out: Array, at: int, squares: Array, n: int) -> int:
    """Write a set of squares: 1 for those in it."""
    out[at : at + n] = 0
    for w in range(2):
        word = Word(squares[w])
        while word:
            out[at + w * 64 + lowest(word)] = 1
            word = without_lowest(word)
    return at + n


@rule
def observe_valley(s: State, seat: int, out: Array, at: int) -> int:
    """The squares, and what lies on them."""
    n = HIGH * (16 if s.players == 4 else 12)
    at = put_squares(out, at, s.free, n)
    for kind in range(KINDS):
        at = put_squares(out, at, s.scenes[kind], n)
    for kind in range(KINDS):
        at = put_squares(out, at, s.icons[kind], n)
    at = put_squares(out, at, s.wheat_squares, n)
    out[at : at + 2 * n] = 0
    for i in range(s.quarries):
        out[at + s.quarry[i]] = 2 if i == s.quarries - 1 else 1
    at += n
    for other in range(s.players):
        for i in range(s.monuments[other]):
            out[at + s.monument[other, i]] = 1 + (other - seat) % s.players
    return at + n


@rule
def put_pool(out: Array, at: int, tiles: Array) -> int:
    """Count a pool's tiles by kind."""
    out[at : at + TILE_KINDS] = 0
    for i in range(3):
        if tiles[i] != NONE:
            out[at + tiles[i]] += 1
    return at + TILE_KINDS


@rule
def observe_offers(box: Box, s: State, out: Array, at: int) -> int:
    """What lies between the players: tiles, resources, Districts."""
    at = put_pool(out, at, s.common)
    put(out, at, pile_size(box, s) - s.drawn)
    at += 1
    out[at : at + TILE_KINDS] = 0
    for i in range(s.drawn, 50):
        out[at + s.tiles[i]] += 1
    at += TILE_KINDS
    for kind in range(KINDS):
        put(out, at + kind, s.stock[kind] if s.limited else NONE)
        put(out, at + KINDS + kind, s.beside[kind])
    at = put_bits(out, at + 2 * KINDS, s.offer, KINDS)
    shops = at + 4 * 2
    for slot in range(4):
        district = s.display[slot]
        out[at] = district != NONE
        out[at + 1] = box.cost[district] if district != NONE else 0
        at += 2
        for number in range(_OFFERED_SHOPS):
            if district == NONE or box.size[district * SHOPS + number] == 0:
                out[shops : shops + _SHOP] = 0
            else:
                for kind in range(KINDS + 1):
                    out[shops + kind] = box.needs[district * SHOPS + number, kind]
                put_gift(box, district * SHOPS + number, out, shops + KINDS + 1)
            shops += _SHOP
    return shops


@rule
def put_gift(box: Box, printed: int, out: Array, at: int) -> None:
    """What a Shop gives."""
    put(out, at, box.debens[printed])
    out[at + 1] = box.gives_wheat[printed]
    at += 2
    for kind in range(KINDS):
        out[at + kind] = box.per_token[printed, kind]
    at = put_bits(out, at + KINDS, box.gods[printed], _GODS)
    out[at] = box.any_god[printed]
    put_bits(out, at + 1, box.exchange[printed], KINDS)


@rule
def observe_cities(box: Box, s: State, seat: int, out: Array, at: int) -> int:
    """What belongs to the players, a field at a time, the observer first."""
    players = s.players
    for i in range(players):
        at = put_pool(out, at, s.pool[(seat + i) % players])
    placed, parts = at + players, at + 2 * players
    tokens = parts + len(PARTS) * players
    per_token, gods = tokens + KINDS * players, tokens + 2 * KINDS * players
    any_god = gods + _GODS * players
    for i in range(players):
        other = (seat + i) % players
        out[at + i] = s.wheat[other]
        out[placed + i] = s.monuments[other]
        put_score(box, s, other, out, parts + len(PARTS) * i)
        for kind in range(KINDS):
            put(out, tokens + KINDS * i + kind, s.on_shops[other, kind])
            put(out, per_token + KINDS * i + kind, s.per_token[other, kind])
        put_bits(out, gods + _GODS * i, s.gods[other], _GODS)
        out[any_god + i] = s.any_god[other]
        out[any_god + players + i] = s.lots_used[other]
    at = any_god + 2 * players
    for i in range(players):
        at = put_shops(box, s, (seat + i) % players, out, at)
    return at


@rule
def put_score(box: Box, s: State, seat: int, out: Array, at: int) -> None:
    """F5: the parts of a score, in the order of PARTS."""
    put(out, at, s.generic[seat])
    put(out, at + 1, specialised_debens(s, seat))
    put(out, at + 2, statue_debens(box, s, seat))
    put(out, at + 3, monument_debens(box, s, seat))
    put(out, at + 4, wheat_debens(box, s, seat))


@rule
def put_shops(box: Box, s: State, seat: int, out: Array, at: int) -> int:
    """The Shops of a city: what they lack, and what they give."""
    out[at : at + LOTS * SHOPS * _SHOP] = 0
    for shop in range(s.lots_used[seat] * SHOPS):
        printed = s.lots[seat, shop // SHOPS] * SHOPS + shop % SHOPS
        if box.size[printed] > 0:
            here = at + shop * _SHOP
            left = box.needs[printed, ANY]
            for kind in range(KINDS):
                missing = box.needs[printed, kind] - s.tokens[seat, shop, kind]
                out[here + kind] = max(0, missing)
                left += min(0, missing)
            out[here + ANY] = left
            put_gift(box, printed, out, here + KINDS + 1)
    return at + LOTS * SHOPS * _SHOP
