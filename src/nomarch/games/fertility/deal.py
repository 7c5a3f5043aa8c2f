"""F2: the deal as text, read and written: the table's choices and the shuffle."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from nomarch.games.fertility.components import TILES, Components
from nomarch.games.fertility.notation import square_name, square_number
from nomarch.games.fertility.rules.state import HIGH, NONE, State
from nomarch.text.errors import NomarchError

__all__ = ["RANDOM", "READERS", "board_names", "choose", "deal_lines", "nearest_starts"]

RANDOM = "random"
_METROPOLISES = 40  # the lot of the first Metropolis board


def choose(components: Components, s: State, options: Mapping[str, str]) -> None:
    """Write the table's choices into a state; what is left open is drawn in the deal."""
    for name, value in options.items():
        if name in READERS and value != RANDOM:
            READERS[name](components, s, value)


def deal_lines(components: Components, s: State) -> dict[str, str]:
    """Everything that was chosen or drawn, from a state right after `begin`."""
    scenes = [components.start_scenes[(corner - s.start_turned) % 4] for corner in range(4)]
    pile = s.tiles[: components.pile_size(s.players, bool(s.variant))]
    return {
        "boards": " ".join(board_names(components, s)),
        "start": f"{square_name(s.start)} {''.join(scenes)}",
        "cities": " ".join(components.lots[s.lots[seat, 0]] for seat in range(s.players)),
        "first": str(s.first + 1),
        "tiles": " ".join(TILES[kind] for kind in pile),
        "districts": " ".join(components.lots[lot] for lot in s.districts),
    }


def board_names(components: Components, s: State) -> list[str]:
    """The Valley boards from the left, `r` for turned by 180 degrees."""
    return [components.boards[board >> 1] + "r" * int(board & 1) for board in s.boards if board != NONE]


def _words(value: str) -> list[str]:
    return value.replace(",", " ").split()


def _read_boards(components: Components, s: State, value: str) -> None:
    """F2.1: three or four different Valley boards, each either way up."""
    names, n = _words(value), 4 if s.players == 4 else 3
    plain = [name.removesuffix("r") for name in names]
    if len(names) != n or len(set(plain)) != n or not set(plain) <= set(components.boards):
        known = ", ".join(components.boards)
        raise NomarchError("fertility_bad_boards", rule="F2.1", value=value, count=n, known=known)
    for place, (name, board) in enumerate(zip(names, plain, strict=True)):
        s.boards[place] = 2 * components.boards.index(board) + (name != board)


def nearest_starts(components: Components, s: State) -> list[int]:
    """F2.2: the start symbols nearest the centre of the Valley, by their upper left squares."""
    boards = [int(board) for board in s.boards if board != NONE]
    distances = {}
    for place, board in enumerate(boards):
        terrain = components.terrain[board]
        column, row = next((c, r) for c in range(4) for r in range(HIGH) if terrain[r][c] == "S")
        across, down = 4 * place + column + 1 - 2 * len(boards), row + 1 - HIGH // 2
        distances[(4 * place + column) * HIGH + row] = across**2 + down**2
    return [square for square, distance in distances.items() if distance == min(distances.values())]


def _read_start(components: Components, s: State, value: str) -> None:
    """F2.2: `f4 GABP`: the starting tile's upper left square, its scenes clockwise from there, or one of the two."""
    for word in _words(value):
        turned = [i for i in range(4) if _turned(components.start_scenes, i) == word.upper()]
        if turned:
            s.start_turned = turned[0]
        elif square_number(word) == NONE:
            raise NomarchError("fertility_bad_start", rule="F1.4", value=value)
        elif s.boards[0] == NONE:
            raise NomarchError("fertility_start_without_boards", rule="F2.2")
        elif square_number(word) not in (nearest := nearest_starts(components, s)):
            allowed = ", ".join(square_name(square) for square in nearest)
            raise NomarchError("fertility_start_not_nearest", rule="F2.2", square=word, allowed=allowed)
        else:
            s.start = square_number(word)


def _turned(scenes: str, quarters: int) -> str:
    return "".join(scenes[(corner - quarters) % 4] for corner in range(4))


def _read_cities(components: Components, s: State, value: str) -> None:
    """F2.4: a Metropolis board of their own for every player."""
    names, boards = _words(value), components.lots[_METROPOLISES:]
    if len(names) != s.players or len(set(names)) != s.players or not set(names) <= set(boards):
        known = ", ".join(boards)
        raise NomarchError("fertility_bad_cities", rule="F2.4", value=value, count=s.players, known=known)
    for seat, name in enumerate(names):
        s.lots[seat, 0] = components.lots.index(name)


def _read_first(_components: Components, s: State, value: str) -> None:
    """F2.5: seats are counted from 1."""
    if value not in [str(seat + 1) for seat in range(s.players)]:
        raise NomarchError("fertility_bad_first", rule="F2.5", value=value, players=s.players)
    s.first = int(value) - 1


def _read_tiles(components: Components, s: State, value: str) -> None:
    """F2.3: the pile; all other tiles were left in the box."""
    words, size = _words(value), components.pile_size(s.players, bool(s.variant))
    if len(words) != size:
        raise NomarchError("fertility_bad_pile", rule="F2.3", expected=size, found=len(words))
    left = list(components.tiles)
    for word in words:
        if word not in TILES or left[TILES.index(word)] == 0:
            raise NomarchError("fertility_bad_tile", rule="F1.3", tile=word)
        left[TILES.index(word)] -= 1
    in_box = [kind for kind, n in enumerate(left) for _ in range(n)]
    s.tiles[:] = [TILES.index(word) for word in words] + in_box


def _read_districts(components: Components, s: State, value: str) -> None:
    """F1.5: all forty Districts, each once."""
    words, districts = _words(value), components.lots[:_METROPOLISES]
    if sorted(words) != sorted(districts):
        wrong = next(_odd_ones(words, districts), "")
        raise NomarchError("fertility_bad_districts", rule="F1.5", expected=len(districts), district=wrong)
    s.districts[:] = [districts.index(word) for word in words]


def _odd_ones(words: list[str], districts: Iterable[str]) -> Iterator[str]:
    """Unknown or repeated names first, then missing ones."""
    known = set(districts)
    for i, word in enumerate(words):
        if word not in known or word in words[:i]:
            yield word
    yield from sorted(known - set(words))


# What a table can choose or the shuffle gives, in the order it is read: the start needs its boards.
READERS: dict[str, Callable[[Components, State, str], None]] = {
    "boards": _read_boards,
    "start": _read_start,
    "cities": _read_cities,
    "first": _read_first,
    "tiles": _read_tiles,
    "districts": _read_districts,
}
