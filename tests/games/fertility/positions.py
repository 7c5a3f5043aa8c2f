"""Positions for the tests of the rules: a table whose deal is known, and what has happened at it since.

Every table is dealt by a record, so whatever a deal can arrange (pools, Districts on display, the first player) is
arranged by one. `craft` writes the rest into the state, and lets the rules go on to the next decision from there.

The Valley of all tables, V2 V1r V3 with the starting tile on f4 (with four players V4 stands to the right):

         a b c d   e f g h   i j k l       m n o p
      1  . ~ . .   B . . #   B . . .       . . G .
      2  . . . #   . # P .   . ~ . #       # . . ~
      3  G . . B   G . . ~   . . . P       . B . .
      4  . . . .   . G A .   # . . .       . . . .
      5  . . . .   . P B .   . . . .       . . . .
      6  # . . .   ~ . . .   . . ~ .       ~ . . #
      7  . . ~ A   . . A .   . A . .       P . . A
      8  . P # .   . # . .   G . # .       . # . .

Start symbols that nothing covers: b4 to c5, j4 to k5, and o4 to p5 with four players.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from importlib.resources import files
from typing import Any, cast

import numpy as np
import pytest

import nomarch
from nomarch.engine.game import pass_forced
from nomarch.engine.jit import entry
from nomarch.engine.struct import snapshot, store
from nomarch.games.fertility.components import LETTERS, TILES, Components
from nomarch.games.fertility.rules.state import HIGH, NONE, ROUNDS, SHOPS, SQUARES, STEPS, State
from nomarch.games.fertility.rules.turn import find_choices
from nomarch.games.registry import find
from nomarch.play.match import Match
from nomarch.play.transcript import Transcript, write
from nomarch.text.errors import NomarchError, Refused

__all__ = [
    "BOX", "DISTRICTS", "PILES", "SETUPS", "TEXT", "altered", "building", "city", "craft", "finished", "legal",
    "line_of", "nonzero", "owner", "pass_on", "placing", "read_box", "refused", "score", "shop", "supplied",
    "supplying", "table", "to_turn",
]  # fmt: skip

TEXT = files("nomarch.games.fertility").joinpath("components.toml").read_text(encoding="utf-8")
BOX = cast(Components, find("fertility").standard_components())
DISTRICTS = BOX.lots[:40]
PILES = {(2, "no"): 24, (2, "yes"): 39, (3, "no"): 35, (4, "no"): 46}
SETUPS = [(players, edition, variant) for players, variant in PILES for edition in ("second", "first")]

_BOARDS = ("V2 V1r V3", "V2 V1r V3 V4")
_ALL_TILES = [tile for _ in range(5) for tile in TILES]


def altered(old: str, new: str, text: str = TEXT) -> str:
    """The standard components file with one change, which must be possible."""
    assert text.count(old) == 1, old
    return text.replace(old, new)


def owner(old: str, new: str, text: str = TEXT) -> Components:
    """An owner's components: the standard ones with a change."""
    return read_box(altered(old, new, text))


def read_box(text: str) -> Components:
    """An owner's components from the text of their file."""
    return cast(Components, find("fertility").components(text, "box.toml"))


def line_of(part: str, text: str) -> int:
    """The number of the only line that is this or, if none is, that holds it."""
    lines = text.splitlines()
    (line,) = [part] if part in lines else [line for line in lines if part in line]
    return lines.index(line) + 1


def _first_then_rest(first: str, rest: Sequence[str]) -> list[str]:
    """These words on top of what remains of the pile."""
    words, left = first.split(), list(rest)
    for word in words:
        left.remove(word)
    return words + left


def table(
    players: int = 2, *, tiles: str = "", districts: str = "", first: int = 1, edition: str = "second",
    variant: str = "no", components: Components = BOX, start: str = "f4 GABP",
) -> Match:  # fmt: skip
    """A game about to begin in the Valley above; these tiles and Districts lie on top of their piles.

    The tiles are dealt three to each seat from seat 1, then three to the common pool. Without a wish the piles are in
    the order of the components file: AA AB AP for seat 1, AG BB BP for seat 2, and 1A 1B 1P 1G to build.
    """
    head = Transcript(
        game="fertility",
        rules=1,
        components=components.digest,
        names=["Ann", "Bob", "Cem", "Dee"][:players],
        options={"edition": edition, "variant": variant},
        deal={
            "boards": _BOARDS[players == 4],
            "start": start,
            "cities": " ".join(["MA", "MG", "MB", "MP"][:players]),
            "first": str(first),
            "tiles": " ".join(_first_then_rest(tiles, _ALL_TILES)[: PILES[players, variant]]),
            "districts": " ".join(_first_then_rest(districts, components.lots[:40])),
        },
    )
    return nomarch.load(write(head), None if components is BOX else components)


@entry
def _settle(box: Any, states: Any) -> None:
    find_choices(box[0], states[0])
    pass_forced(box[0], states[0])


def _square(name: str) -> int:
    return "abcdefghijklmnop".index(name[0]) * HIGH + int(name[1]) - 1


def _neighbours(square: int) -> list[int]:
    column, row = divmod(square, HIGH)
    near = (column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)
    return [c * HIGH + r for c, r in near if 0 <= c < SQUARES // HIGH and 0 <= r < HIGH]


def _squares(words: Any) -> set[int]:
    return {square for square in range(SQUARES) if int(words[square >> 6]) >> (square & 63) & 1}


def _words(squares: set[int]) -> list[np.uint64]:
    return [np.uint64(sum(1 << (square & 63) for square in squares if square >> 6 == w)) for w in range(2)]


def _lay(s: State, scenes: str) -> None:
    """Scenes such as "b3A c3P", halves of tiles as it were, on squares of any kind."""
    for word in scenes.split():
        square, kind = _square(word), LETTERS.index(word[2])
        s.scenes[kind] = _words(_squares(s.scenes[kind]) | {square})
        s.free[:] = _words(_squares(s.free) - {square})
    free = _squares(s.free)
    for kind in range(len(LETTERS)):
        s.touch[kind] = _words({n for square in _squares(s.scenes[kind]) for n in _neighbours(square)} & free)


def _own(components: Components, s: State, district: str) -> None:
    """A District on a free spot of the player to move, its Shops open."""
    lot, at = components.lots.index(district), s.lots_used[s.to_play]
    s.lots[s.to_play, at] = lot
    s.lots_used[s.to_play] += 1
    for number, printed in enumerate(components.shops[lot]):
        for kind, letter in enumerate(LETTERS):
            if letter in printed.needs or "any" in printed.needs:
                s.open[s.to_play, kind] |= 1 << (at * SHOPS + number)


def _tiles(names: str) -> list[int]:
    """Three places of a pool, gaps where no tile is named."""
    return ([TILES.index(name) for name in names.split()] + [NONE] * 3)[:3]


def craft(
    match: Match, *, step: str = "", seat: int | None = None, turn: int | None = None, scenes: str = "",
    beside: str = "", wheat: int | None = None, placed: Sequence[int] = (), stock: str = "", own: str = "",
    pool: str = "", common: str = "", settle: bool = True,
) -> Match:  # fmt: skip
    """Change a position; then, unless it is to stay as it is, the rules carry out whatever leaves no choice.

    scenes: what lies in the Valley besides, "b3A c3P". beside: resources next to the Metropolis, out of the stock,
    "AAG". wheat, own ("7B 4A": Districts built), pool: of the seat to play, from 0. placed: monuments by seat.
    stock: what is left, "A0 G1", the other kinds as they are.
    """
    components = cast(Components, match.components)
    s = snapshot(State, match._states, 0)
    if seat is not None:
        s.to_play = seat
    if turn is not None:
        s.turn = turn - 1
    if step:
        s.step = STEPS.index(step)
    if scenes:
        _lay(s, scenes)
    for letter in beside:
        s.beside[LETTERS.index(letter)] += 1
        s.stock[LETTERS.index(letter)] -= 1
    if wheat is not None:
        s.wheat[s.to_play] = wheat
    for each, number in enumerate(placed):
        s.monuments[each] = number
        s.monument[each, :number] = range(each * HIGH, each * HIGH + number)
    for word in stock.split():
        s.stock[LETTERS.index(word[0])] = int(word[1:])
    for district in own.split():
        _own(components, s, district)
    if pool:
        s.pool[s.to_play] = _tiles(pool)
    if common:
        s.common[:] = _tiles(common)
    store(s, match._states, 0)
    if settle:
        _settle(components.box, match._states)
    match._moved()
    return match


def placing(
    *pool: str, scenes: str = "", edition: str = "second", components: Components = BOX, **changes: Any
) -> Match:
    """The first player is to place one of these tiles (one or two are dealt several times)."""
    tiles = " ".join((pool * 3)[:3])
    return craft(table(tiles=tiles, edition=edition, components=components), scenes=scenes, **changes)


def building(beside: str, *districts: str, edition: str = "second", **changes: Any) -> Match:
    """The first player, with these resources beside the Metropolis, may build one of these Districts."""
    match = table(districts=" ".join(districts), edition=edition)
    return craft(match, step="build", beside=beside, **changes)


def supplying(
    beside: str, *districts: str, edition: str = "second", components: Components = BOX, **changes: Any
) -> Match:
    """The first player, on board MA with these Districts, may supply Shops with these resources."""
    match = table(edition=edition, components=components)
    return craft(match, step="supply", beside=beside, own=" ".join(districts), **changes)


def supplied(match: Match, *supplies: str, seat: int = 0, own: str = "") -> Match:
    """This seat has put tokens on Shops, "G M.1", "A 7B.1". If that was all it could do, it now has a tile to take."""
    words = [text.split() for text in supplies]
    craft(match, seat=seat, step="supply", beside="".join(letter for letter, _ in words), own=own)
    for letter, name in words:
        match.play(f"supply {letter} {name}")
    return match


def finished(match: Match) -> Match:
    """The last player has just had the last turn."""
    craft(match, seat=match.players - 1, turn=ROUNDS * match.players, step="supply")
    assert match.over
    return match


def pass_on(match: Match) -> Match:
    """The player builds nothing, supplies nothing more and takes the first tile of the common pool there is."""
    turn = match.turn
    while match.turn == turn and not match.over:
        step = match.view()["step"]
        match.play({"build": "skip", "supply": "done"}.get(step) or legal(match)[0])
    return match


def to_turn(match: Match, turn: int) -> Match:
    """Play without building or supplying until this turn, from 1, begins."""
    while match.turn < turn:
        pass_on(match)
    return match


def legal(match: Match) -> list[str]:
    """What may be done, in words and in alphabetical order."""
    return sorted(match.text(action) for action in match.legal)


def refused(match: Match, action: int | str) -> tuple[str, str]:
    """The key and the rule of the refusal: it can be said in words, names its rule, and changes nothing."""
    before = match.state_bytes()
    with pytest.raises(Refused) as caught:
        match.play(action)
    assert match.state_bytes() == before
    return _reason(caught.value)


def _reason(error: NomarchError) -> tuple[str, str]:
    assert error.message.rule in str(error)
    return error.message.key, error.message.rule


def city(match: Match, seat: int = 0) -> dict[str, Any]:
    """The public state of a Metropolis."""
    return cast(dict[str, Any], match.view()["cities"][seat])


def score(match: Match, seat: int = 0) -> dict[str, int]:
    """What a Metropolis would be worth if the game ended now, in parts."""
    return cast(dict[str, int], city(match, seat)["score"])


def shop(match: Match, name: str, seat: int = 0) -> tuple[str, bool]:
    """What lies on a Shop, and whether it is complete."""
    (found,) = (each for each in city(match, seat)["shops"] if each["shop"] == name)
    return "".join(found["holds"]), found["complete"]


def nonzero(numbers: dict[str, int]) -> str:
    """Numbers by letter as one word, "AAG"."""
    return "".join(Counter(numbers).elements())
