"""F2: setup."""

from __future__ import annotations

from nomarch.engine.bits import Word
from nomarch.engine.jit import lean
from nomarch.engine.rng import below, shuffle
from nomarch.engine.struct import Array
from nomarch.games.fertility.rules.city import add_lot
from nomarch.games.fertility.rules.state import HIGH, KINDS, NONE, PLACE, TILE_KINDS, Box, State
from nomarch.games.fertility.rules.valley import put_scene

__all__ = ["begin", "deal", "pile_size", "start_distance"]


_BITS = 6  # for a number of tiles: there are 50 in all
_MOST = (1 << _BITS) - 1


@lean
def valley_boards(s: State) -> int:
    """F2.1: three Valley boards with two or three players, four with four."""
    return 4 if s.players == 4 else 3


@lean
def pile_size(box: Box, s: State) -> int:
    """F2.3, F3.5.3: how many tiles form the pile."""
    return int(box.variant_pile if s.variant else box.pile[s.players])


@lean
def start_square(box: Box, s: State, place: int) -> int:
    """The start symbol of the board in this place from the left: its upper left square."""
    board = s.boards[place]
    return int(place * 4 * HIGH + box.start[board >> 1, board & 1])


@lean
def start_distance(box: Box, s: State, place: int) -> int:
    """F2.2: the squared distance of a start symbol's centre from the centre of the Valley."""
    square = start_square(box, s, place)
    across = square // HIGH + 1 - 2 * valley_boards(s)
    down = square % HIGH + 1 - HIGH // 2
    return across * across + down * down


@lean
def deal(box: Box, s: State, rng: Array) -> None:
    """F2: draw at random whatever the table has not chosen (NONE)."""
    if s.boards[0] == NONE:
        _deal_boards(s, rng)
    if s.start == NONE:
        s.start = _deal_start(box, s, rng)
    if s.start_turned == NONE:
        s.start_turned = below(rng, 4)
    if s.first == NONE:
        s.first = below(rng, s.players)
    if s.lots[0, 0] == NONE:
        _deal_cities(s, rng)
    if s.tiles[0] == NONE:
        _deal_tiles(box, s, rng)
    if s.districts[0] == NONE:
        for i in range(40):
            s.districts[i] = i
        shuffle(rng, s.districts, 0, 40)


@lean
def _deal_boards(s: State, rng: Array) -> None:
    for i in range(4):
        s.boards[i] = 2 * i + below(rng, 2)
    shuffle(rng, s.boards, 0, 4)
    for i in range(valley_boards(s), 4):
        s.boards[i] = NONE


@lean
def _deal_start(box: Box, s: State, rng: Array) -> int:
    """F2.2: the symbol nearest the centre; ties are broken at random."""
    nearest, ties, chosen = 1000, 0, 0
    for place in range(valley_boards(s)):
        distance = start_distance(box, s, place)
        if distance < nearest:
            nearest, ties = distance, 0
        if distance == nearest:
            ties += 1
            if below(rng, ties) == 0:
                chosen = place
    return start_square(box, s, chosen)


@lean
def _deal_cities(s: State, rng: Array) -> None:
    boards = s.lots[:, 0]
    for i in range(4):
        boards[i] = 40 + i
    shuffle(rng, boards, 0, 4)
    for seat in range(s.players, 4):
        boards[seat] = NONE


@lean
def _deal_tiles(box: Box, s: State, rng: Array) -> None:
    """F2.3: a random subset of the tiles in random order."""
    n = 0
    for kind in range(TILE_KINDS):
        for _ in range(box.tiles[kind]):
            s.tiles[n] = kind
            n += 1
    for i in range(pile_size(box, s)):
        j = i + below(rng, n - i)
        s.tiles[i], s.tiles[j] = s.tiles[j], s.tiles[i]
    fill_box(box, s)


@lean
def fill_box(box: Box, s: State) -> None:
    """The tiles that are not in the pile, in a fixed order, so that records needn't store it."""
    at = pile_size(box, s)
    drawn = 0  # by kind of tile, six bits each
    for i in range(at):
        drawn += 1 << _BITS * s.tiles[i]
    for kind in range(TILE_KINDS):
        for _ in range(box.tiles[kind] - (drawn >> _BITS * kind & _MOST)):
            s.tiles[at] = kind
            at += 1


@lean
def begin(box: Box, s: State) -> None:
    """Lay out the deal and advance to the first decision."""
    s.step, s.turn, s.to_play = PLACE, 0, s.first
    s.built = NONE
    _lay_valley(box, s)
    _lay_pools(s)
    for kind in range(KINDS):
        s.stock[kind] = box.stock
    for seat in range(s.players):
        add_lot(box, s, seat, s.lots[seat, 0])


@lean
def _lay_valley(box: Box, s: State) -> None:
    """F2.1, F2.2: the boards side by side, the starting tile on its symbol."""
    for place in range(valley_boards(s)):
        board, way = s.boards[place] >> 1, s.boards[place] & 1
        w, shift = place >> 1, Word(32 * (place & 1))
        s.free[w] |= box.desert[board, way] << shift
        s.wheat_squares[w] |= box.wheat_squares[board, way] << shift
        for kind in range(KINDS):
            s.icons[kind, w] |= box.icons[board, way, kind] << shift
    clockwise = (0, HIGH, HIGH + 1, 1)
    for corner in range(4):
        put_scene(s, s.start + clockwise[corner], box.start_scenes[(corner - s.start_turned) % 4])


@lean
def _lay_pools(s: State) -> None:
    """F2.3, F2.4: three tiles each, three in the common pool, four Districts."""
    for seat in range(s.players):
        for i in range(3):
            s.pool[seat, i] = s.tiles[s.drawn]
            s.drawn += 1
    for i in range(3):
        s.common[i] = s.tiles[s.drawn]
        s.drawn += 1
    for slot in range(4):
        s.display[slot] = s.districts[slot]
    s.revealed = 4
