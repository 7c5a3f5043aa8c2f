"""What may be known of a game of Fertility: everything but the order of the two piles.

docs/formats.md describes each key, under "Fertility's public state".
"""

from __future__ import annotations

from typing import Any

import numpy as np

from nomarch.compiled import entry
from nomarch.fertility.components import LETTERS, TILES, Components
from nomarch.fertility.deal import board_names
from nomarch.fertility.notation import other_square, placement, shop_name, square_name
from nomarch.fertility.rules import last_round, rank_key
from nomarch.fertility.scoring import (
    monument_debens,
    specialised_debens,
    statue_debens,
    tokens_on_metropolis,
    wheat_debens,
)  # fmt: skip
from nomarch.fertility.setup import pile_size
from nomarch.fertility.state import HIGH, KINDS, MAX_PLAYERS, NONE, OVER, ROUNDS, SHOPS, STEPS, State
from nomarch.fertility.valley import icon_at, place, shared_edges
from nomarch.game import Position
from nomarch.record import Array

__all__ = ["preview", "scene_at", "terrain", "view"]

_PARTS = ("generic", "specialised", "statues", "monuments", "wheat")


@entry
def _count(box: Any, states: Any, of_seats: Array, of_table: Array) -> None:
    """The figures that the rules work out: by seat the parts of the score, the tokens and the rank; for the table
    the tiles in the pile, and whether this is the last round."""
    b, s = box[0], states[0]
    for seat in range(s.players):
        row = of_seats[seat]
        row[0] = s.generic[seat]
        row[1] = specialised_debens(s, seat)
        row[2] = statue_debens(b, s, seat)
        row[3] = monument_debens(b, s, seat)
        row[4] = wheat_debens(b, s, seat)
        row[5] = tokens_on_metropolis(s, seat)
        row[6] = 1
        for other in range(s.players):
            if rank_key(b, s, other) > rank_key(b, s, seat):
                row[6] += 1
    of_table[0] = pile_size(b, s) - s.drawn
    of_table[1] = last_round(s)


def view(position: Position[Components, State]) -> dict[str, Any]:
    """The public state."""
    components, s = position.components, position.s
    of_seats, of_table = np.zeros((MAX_PLAYERS, 7), np.int64), np.zeros(2, np.int64)
    _count(components.box, position.states, of_seats, of_table)
    seats, over = range(s.players), s.step == OVER
    return {
        "players": s.players,
        "edition": "second" if s.limited else "first",
        "variant": bool(s.variant),
        "turn": s.turn + 1,
        "turns": ROUNDS * s.players,
        "to_play": None if over else s.to_play,
        "step": STEPS[s.step],
        "last_round": bool(of_table[1]),
        "boards": board_names(components, s),
        "terrain": terrain(components, s),
        "scenes": _scenes(s),
        "tiles": _tiles(s),
        "start": square_name(s.start),
        "quarries": [square_name(square) for square in s.quarry[: s.quarries][::-1]],
        "exchange": "".join(letter for kind, letter in enumerate(LETTERS) if s.offer >> kind & 1),
        "monuments": _monuments(s),
        "common_pool": _pool(s.common),
        "pile": int(of_table[0]),
        "districts": [None if lot == NONE else components.lots[lot] for lot in s.display],
        "district_pile": len(s.districts) - s.revealed,
        "stock": _by_letter(s.stock) if s.limited else None,
        "beside": _by_letter(s.beside),
        "cities": [_city(components, s, seat, of_seats[seat]) for seat in seats],
        "ranks": [int(of_seats[seat, 6]) for seat in seats] if over else None,
    }


def _by_letter(numbers: Array) -> dict[str, int]:
    return {letter: int(numbers[kind]) for kind, letter in enumerate(LETTERS)}


def _pool(tiles: Array) -> list[str]:
    return [TILES[kind] for kind in sorted(tiles) if kind != NONE]


def _has(squares: Array, square: int) -> bool:
    return bool(int(squares[square >> 6]) >> (square & 63) & 1)


def terrain(components: Components, s: State) -> list[str]:
    """Eight rows of squares as printed, start symbols as desert."""
    boards = [components.terrain[board] for board in s.boards if board != NONE]
    return ["".join(board[row] for board in boards).replace("S", ".") for row in range(HIGH)]


def _width(s: State) -> int:
    return 4 * int(np.count_nonzero(s.boards != NONE))


def scene_at(s: State, square: int) -> str:
    """The letter of the scene on a square, `.` for none."""
    return next((letter for kind, letter in enumerate(LETTERS) if _has(s.scenes[kind], square)), ".")


def _scenes(s: State) -> list[str]:
    return ["".join(scene_at(s, column * HIGH + row) for column in range(_width(s))) for row in range(HIGH)]


def _tiles(s: State) -> list[list[str]]:
    """The pairs of squares under one tile, in the order of their first squares."""
    return [
        [square_name(square), square_name(other_square(square, down))]
        for square in range(_width(s) * HIGH)
        for down, starts in enumerate((s.across, s.down))
        if _has(starts, square)
    ]


def _monuments(s: State) -> list[list[str | int]]:
    placed = sorted((int(s.monument[seat, i]), seat) for seat in range(s.players) for i in range(s.monuments[seat]))
    return [[square_name(square), seat] for square, seat in placed]


def _city(components: Components, s: State, seat: int, figures: Array) -> dict[str, Any]:
    lots = [int(lot) for lot in s.lots[seat, : s.lots_used[seat]]]
    parts = {part: int(figures[i]) for i, part in enumerate(_PARTS)}
    return {
        "board": components.lots[lots[0]],
        "pool": _pool(s.pool[seat]),
        "wheat": int(s.wheat[seat]),
        "monuments_left": components.monuments - int(s.monuments[seat]),
        "districts": [components.lots[lot] for lot in lots[1:]],
        "shops": [
            _shop(components, s, seat, place * SHOPS + number, shop.needs)
            for place, lot in enumerate(lots)
            for number, shop in enumerate(components.shops[lot])
        ],
        "score": parts | {"total": sum(parts.values())},
        "tokens": int(figures[5]),
    }


def _shop(components: Components, s: State, seat: int, shop: int, needs: tuple[str, ...]) -> dict[str, Any]:
    holds = [letter for kind, letter in enumerate(LETTERS) for _ in range(s.tokens[seat, shop, kind])]
    return {
        "shop": shop_name(components, s, seat, shop),
        "needs": list(needs),
        "holds": holds,
        "complete": len(holds) == len(needs),
    }


@entry
def _harvest(states: Any, action: int, ends: Array, earned: Array) -> None:
    """By end of the tile: like scenes beside it, wheat beside it, the icon under it; then the Quarries it makes."""
    s = states[0]
    for end in range(2):
        square, scene = ends[end, 0], ends[end, 1]
        earned[end, 0] = shared_edges(square, s.scenes[scene])
        earned[end, 1] = shared_edges(square, s.wheat_squares)
        earned[end, 2] = icon_at(s, square)
    states[1] = states[0]
    place(states[1], action)
    earned[0, 3] = states[1].quarries


def preview(position: Position[Components, State], action: int) -> dict[str, Any]:
    """F3.2: what a placement would earn, case by case, were the stock without end."""
    first, second, square, other = placement(action)
    ends, earned = np.array([[square, first], [other, second]]), np.zeros((2, 4), np.int64)
    _harvest(position.states, action, ends, earned)
    scenes, icons = np.zeros(KINDS, np.int64), np.zeros(KINDS, np.int64)
    for end in range(2):
        scenes[ends[end, 1]] += earned[end, 0]
        if earned[end, 2] != NONE:
            icons[earned[end, 2]] += 1
    return {
        "scenes": _by_letter(scenes),
        "wheat": int(earned[:, 1].sum()),
        "icons": _by_letter(icons),
        "quarries": int(earned[0, 3]),
    }
