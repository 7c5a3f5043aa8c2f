"""Fertility's view: everything but the order of the two piles.

`schemas.py` describes each key.
"""

from __future__ import annotations

from functools import cache
from typing import Any, cast

import numpy as np

from nomarch.engine.game import Position
from nomarch.engine.jit import entry
from nomarch.engine.struct import Array
from nomarch.games.fertility.components import LETTERS, TILES, Components
from nomarch.games.fertility.deal import board_names
from nomarch.games.fertility.information.schemas import KIND_LETTERS, City, Kinds, Shop, View
from nomarch.games.fertility.notation import square_name
from nomarch.games.fertility.rules.scoring import score_parts, tokens_on_metropolis
from nomarch.games.fertility.rules.setup import pile_size
from nomarch.games.fertility.rules.state import (
    HIGH,
    KINDS,
    MAX_PLAYERS,
    NONE,
    OVER,
    ROUNDS,
    SHOPS,
    SQUARES,
    STEPS,
    State,
)
from nomarch.games.fertility.rules.turn import last_round, rank_key
from nomarch.games.fertility.rules.valley import other_square

__all__ = ["scene_at", "terrain", "view"]

_NAMES = tuple(square_name(square) for square in range(SQUARES))
_SIGNS = np.frombuffer((LETTERS + ".").encode(), np.uint8)


@entry
def _count(box: Any, states: Any, of_seats: Array, of_table: Array) -> None:
    """Compute what the rules derive: by seat the parts of the score, the tokens and the rank; for the table the
    tiles in the pile, and whether this is the last round."""
    b, s = box[0], states[0]
    for seat in range(s.players):
        row = of_seats[seat]
        score_parts(b, s, seat, row)
        row[5] = tokens_on_metropolis(s, seat)
        row[6] = 1
        for other in range(s.players):
            if rank_key(b, s, other) > rank_key(b, s, seat):
                row[6] += 1
    of_table[0] = pile_size(b, s) - s.drawn
    of_table[1] = last_round(s)


@entry
def _look(states: Any, scenes: Array, ends: Array) -> int:
    """By square, row by row, the kind of the scene on it (KINDS for none); and the squares under each tile, in the
    order of the first ones; return how many tiles."""
    s, tiles = states[0], 0
    one = np.uint64(1)
    for square in range(SQUARES):
        word, at = square >> 6, one << np.uint64(square & 63)
        on = KINDS
        for kind in range(KINDS):
            if s.scenes[kind, word] & at:
                on = kind
        scenes[square % HIGH, square // HIGH] = on
        for down in range(2):
            starts = s.down[word] if down else s.across[word]
            if starts & at:
                ends[tiles, 0], ends[tiles, 1] = square, other_square(square, down)
                tiles += 1
    return tiles


def view(position: Position[Components, State]) -> View:
    """The public state."""
    components, s = position.components, position.s
    scenes, ends = np.zeros((HIGH, SQUARES // HIGH), np.int64), np.zeros((SQUARES // 2, 2), np.int64)
    tiles = _look(position.states, scenes, ends)
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
        "scenes": _scenes(scenes, 4 * sum(board != NONE for board in s.boards.tolist())),
        "tiles": _tiles(ends[:tiles]),
        "start": _NAMES[s.start],
        "quarries": [_NAMES[square] for square in s.quarry[: s.quarries][::-1].tolist()],
        "exchange": "".join(letter for kind, letter in enumerate(LETTERS) if s.offer >> kind & 1),
        "monuments": _monuments(s),
        "common_pool": _pool(s.common),
        "pile": int(of_table[0]),
        "districts": [None if lot == NONE else components.lots[lot] for lot in s.display.tolist()],
        "district_pile": len(s.districts) - s.revealed,
        "stock": _by_letter(s.stock) if s.limited else None,
        "beside": _by_letter(s.beside),
        "cities": [_city(components, s, seat, of_seats[seat].tolist()) for seat in seats],
        "ranks": of_seats[: s.players, 6].tolist() if over else None,
    }


def _by_letter(numbers: Array) -> Kinds:
    return dict(zip(KIND_LETTERS, numbers.tolist(), strict=True))


def _tiles(ends: Array) -> list[tuple[str, str]]:
    found = [[_NAMES[first], _NAMES[second]] for first, second in ends.tolist()]
    return cast(list[tuple[str, str]], found)  # plain data has no tuples


def _pool(tiles: Array) -> list[str]:
    return [TILES[kind] for kind in sorted(tiles.tolist()) if kind != NONE]


def terrain(components: Components, s: State) -> list[str]:
    """Eight rows of squares as printed, start symbols as desert."""
    boards = [components.terrain[board] for board in s.boards.tolist() if board != NONE]
    return ["".join(board[row] for board in boards).replace("S", ".") for row in range(HIGH)]


def scene_at(s: State, square: int) -> str:
    """The letter of the scene on a square, `.` for none."""
    word, at = square >> 6, square & 63
    return next((letter for kind, letter in enumerate(LETTERS) if int(s.scenes[kind, word]) >> at & 1), ".")


def _scenes(kinds: Array, width: int) -> list[str]:
    signs = _SIGNS[kinds].tobytes().decode()
    wide = kinds.shape[1]
    return [signs[row * wide : row * wide + width] for row in range(HIGH)]


def _monuments(s: State) -> list[tuple[str, int]]:
    squares, number = s.monument.tolist(), s.monuments.tolist()
    placed = sorted((square, seat) for seat in range(s.players) for square in squares[seat][: number[seat]])
    return cast(list[tuple[str, int]], [[_NAMES[square], seat] for square, seat in placed])


def _city(components: Components, s: State, seat: int, figures: list[int]) -> City:
    lots = s.lots[seat, : s.lots_used[seat]].tolist()
    generic, specialised, statues, monuments, wheat, tokens, _ = figures
    return {
        "board": components.lots[lots[0]],
        "pool": _pool(s.pool[seat]),
        "wheat": int(s.wheat[seat]),
        "monuments_left": components.monuments - int(s.monuments[seat]),
        "districts": [components.lots[lot] for lot in lots[1:]],
        "shops": _shops(components, lots, s.tokens[seat].tolist()),
        "score": {
            "generic": generic,
            "specialised": specialised,
            "statues": statues,
            "monuments": monuments,
            "wheat": wheat,
            "total": generic + specialised + statues + monuments + wheat,
        },
        "tokens": tokens,
    }


def _shops(components: Components, lots: list[int], tokens: list[list[int]]) -> list[Shop]:
    """All Shops of a city, in the order of its lots."""
    shops = list[Shop]()
    for place, lot in enumerate(lots):
        name, on = components.lots[lot] if place else "M", place * SHOPS
        for number, shop in enumerate(components.shops[lot]):
            a, b, p, g = tokens[on + number]
            held, needs = _held(a, b, p, g), shop.needs
            full = len(held) == len(needs)
            shops.append({"shop": f"{name}.{number + 1}", "needs": [*needs], "holds": [*held], "complete": full})
    return shops


@cache
def _held(*tokens: int) -> str:
    """The letters of so many tokens of each kind."""
    return "".join(letter * number for letter, number in zip(LETTERS, tokens, strict=True))
