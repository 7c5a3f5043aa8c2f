"""What legal actions would do at once: many of them in one compiled pass.

docs/reference/formats.md describes each key, under "Previews".
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np

from nomarch.engine.bits import lowest, without_lowest
from nomarch.engine.game import Position
from nomarch.engine.jit import entry, rule
from nomarch.engine.struct import Array
from nomarch.games.fertility.components import LETTERS, Components
from nomarch.games.fertility.notation import shop_name, square_name
from nomarch.games.fertility.rules.city import CITY_SHOPS
from nomarch.games.fertility.rules.scoring import PARTS, score_parts
from nomarch.games.fertility.rules.state import KINDS, NONE, SQUARES, Box, State
from nomarch.games.fertility.rules.turn import (  # fmt: skip
    BUILD_NOTHING,
    FIRST_BUILD,
    FIRST_DISCARD,
    FIRST_REWARD,
    FIRST_SUPPLY,
    SUPPLY_NO_MORE,
    carry_out,
)
from nomarch.games.fertility.rules.valley import NEAR, icon_at, other_square, place, shared_edges

__all__ = ["previews"]

# Numbers to a row: of a placement ten sums and where each thing is earned, at most one beside each of the tile's six
# edges and one on each of its squares; of other actions five parts of the score and the Shop.
_SUMS = 10
_WIDTH = _SUMS + 8
_WHEAT, _QUARRY = KINDS, KINDS + 1  # beside the four resources in what a square gives
_GIVES = (*LETTERS, "W", "quarry")


@rule
def _harvest(s: State, after: State, action: int, row: Array) -> None:
    """F3.2: like scenes beside the tile by kind, wheat, icons by kind, and the Quarries it makes."""
    pair, down, square = action // (2 * SQUARES), action // SQUARES % 2, action % SQUARES
    other = other_square(square, down)
    for end in range(2):
        at = other if end else square
        scene = pair & 3 if end else pair >> 2
        row[scene] += shared_edges(at, s.scenes[scene])
        row[KINDS] += shared_edges(at, s.wheat_squares)
        icon = icon_at(s, at)
        if icon != NONE:
            row[KINDS + 1 + icon] += 1
    place(after, action)
    row[2 * KINDS + 1] = after.quarries
    _find(s, after, action, row)


@rule
def _gain(at: int, to: int, gives: int) -> int:
    """A number for one thing earned, above 0; `to` is `at` again for what is earned on a square itself."""
    return ((at * SQUARES) + to) * (KINDS + 2) + gives + 1


@rule
def _find(s: State, after: State, action: int, row: Array) -> None:
    """F3.2: where each thing is earned: icons, like scenes and wheat of the one square, of the other, then Quarries."""
    pair, down, square = action // (2 * SQUARES), action // SQUARES % 2, action % SQUARES
    n = _SUMS
    for end in range(2):
        at = other_square(square, down) if end else square
        scene = pair & 3 if end else pair >> 2
        icon = icon_at(s, at)
        if icon != NONE:
            row[n] = _gain(at, at, icon)
            n += 1
        for w in range(2):
            alike, wheat = NEAR[at, w] & s.scenes[scene, w], NEAR[at, w] & s.wheat_squares[w]
            while alike:
                row[n] = _gain(at, w * 64 + lowest(alike), scene)
                alike = without_lowest(alike)
                n += 1
            while wheat:
                row[n] = _gain(at, w * 64 + lowest(wheat), _WHEAT)
                wheat = without_lowest(wheat)
                n += 1
    for i in range(after.quarries):
        found = after.quarry[after.quarries - 1 - i]
        row[n] = _gain(found, found, _QUARRY)
        n += 1


@rule
def _change(box: Box, s: State, after: State, action: int, row: Array, work: Array) -> None:
    """F5: by how much an action changes the parts of the player's score; then whether it completes its Shop."""
    seat = s.to_play
    score_parts(box, s, seat, work)
    carry_out(box, after, action)
    score_parts(box, after, seat, row)
    for part in range(5):
        row[part] -= work[part]
    if action >= FIRST_SUPPLY:
        shop = (action - FIRST_SUPPLY) % CITY_SHOPS
        printed = s.lots[seat, shop // 4] * 4 + shop % 4
        held = 0
        for kind in range(KINDS):
            held += after.tokens[seat, shop, kind]
        row[5] = held == box.size[printed]


@entry
def _look_ahead(box: Any, states: Any, actions: Array, out: Array) -> None:
    """A row for each action; nothing of what ends a turn, for it would turn up what is hidden."""
    work = np.zeros(_WIDTH, np.int64)
    for i in range(len(actions)):
        action = actions[i]
        if action < FIRST_DISCARD:
            states[1] = states[0]
            _harvest(states[0], states[1], action, out[i])
        elif FIRST_REWARD <= action < SUPPLY_NO_MORE and action != BUILD_NOTHING:
            states[1] = states[0]
            _change(box[0], states[0], states[1], action, out[i], work)


def previews(position: Position[Components, State], actions: Sequence[int]) -> list[dict[str, Any]]:
    """What each action would do, were the Stock without end."""
    out = np.zeros((len(actions), _WIDTH), np.int64)
    _look_ahead(position.components.box, position.states, np.array(actions, np.int64), out)
    return [
        _harvested(row) if action < FIRST_DISCARD else _changed(position, action, row)
        for action, row in zip(actions, map(tuple, out.tolist()), strict=True)
    ]


def _harvested(row: tuple[int, ...]) -> dict[str, Any]:
    """The parts that are not nothing. The same ones come again and again: they are made once, and copied."""
    parts = {name: part if isinstance(part, int) else part.copy() for name, part in _parts(row[:_SUMS]).items()}
    if row[_SUMS]:
        parts["where"] = [_place(gain).copy() for gain in row[_SUMS:] if gain]
    return parts


@cache
def _place(gain: int) -> dict[str, str]:
    """The inverse of `_gain`, in words."""
    squares, gives = divmod(gain - 1, KINDS + 2)
    at, to = divmod(squares, SQUARES)
    found = {"at": square_name(at), "gives": _GIVES[gives]}
    return found if to == at else found | {"to": square_name(to)}


def _by_letter(numbers: tuple[int, ...]) -> dict[str, int]:
    return {letter: number for letter, number in zip(LETTERS, numbers, strict=True) if number}


@cache
def _parts(row: tuple[int, ...]) -> dict[str, Any]:
    parts: dict[str, Any] = {}
    if scenes := _by_letter(row[:4]):
        parts["scenes"] = scenes
    if row[4]:
        parts["wheat"] = row[4]
    if icons := _by_letter(row[5:9]):
        parts["icons"] = icons
    if row[9]:
        parts["quarries"] = row[9]
    return parts


def _changed(position: Position[Components, State], action: int, row: tuple[int, ...]) -> dict[str, Any]:
    parts: dict[str, Any] = {}
    if FIRST_REWARD <= action < FIRST_REWARD + KINDS:
        parts["resource"] = LETTERS[action - FIRST_REWARD]
    if score := {part: change for part, change in zip(PARTS, row, strict=False) if change}:
        parts["score"] = score
    if row[5]:
        s = position.s
        parts["completes"] = shop_name(position.components, s, s.to_play, (action - FIRST_SUPPLY) % CITY_SHOPS)
    return parts


assert FIRST_DISCARD < FIRST_REWARD < FIRST_BUILD < FIRST_SUPPLY < SUPPLY_NO_MORE
assert 2 * KINDS + 2 == _SUMS
