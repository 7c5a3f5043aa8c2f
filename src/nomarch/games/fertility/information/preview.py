"""Previews: the immediate effects of many legal actions, in one compiled pass.

`schemas.py` describes each key.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Literal, cast, get_args

import numpy as np

from nomarch.engine.bits import lowest, without_lowest
from nomarch.engine.game import Position
from nomarch.engine.jit import entry, rule
from nomarch.engine.struct import Array
from nomarch.games.fertility.components import LETTERS, Components
from nomarch.games.fertility.information.schemas import KIND_LETTERS, Gain, Gives, Kinds, Preview, ScoreChange
from nomarch.games.fertility.notation import shop_name, square_name
from nomarch.games.fertility.rules.actions import ACTIONS
from nomarch.games.fertility.rules.scoring import PARTS, score_parts
from nomarch.games.fertility.rules.state import KINDS, MONUMENT, NONE, PLACE, SHOPS, SQUARES, Box, State
from nomarch.games.fertility.rules.turn import carry_out
from nomarch.games.fertility.rules.valley import NEAR, icon_at, other_square, place, placement, shared_edges

__all__ = ["previews"]

# Numbers to a row: of a placement ten sums and where each thing is earned, at most one beside each of the tile's six
# edges and one on each of its squares; of other actions five parts of the score and the Shop.
_SUMS = 10
_WIDTH = _SUMS + 8
_WHEAT, _QUARRY = KINDS, KINDS + 1  # beside the four resources in what a square gives
_GIVES: tuple[Gives, ...] = get_args(Gives)
_BY_LETTER: tuple[Literal["scenes"], Literal["icons"]] = ("scenes", "icons")
_LOOKED_AT = ("place", "quarry", "build", "supply")  # not those that end a turn: they would reveal hidden tiles


@rule
def _harvest(s: State, after: State, action: int, row: Array) -> None:
    """F3.2: like scenes beside the tile by kind, wheat, icons by kind, and the Quarries it makes."""
    first, second, down, square = placement(action)
    other = other_square(square, down)
    for end in range(2):
        at = other if end else square
        scene = second if end else first
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
    """Encode one gain as a number above 0; `to` equals `at` for gains of the square itself."""
    return ((at * SQUARES) + to) * (KINDS + 2) + gives + 1


@rule
def _find(s: State, after: State, action: int, row: Array) -> None:
    """F3.2: where each thing is earned: icons, like scenes and wheat of the one square, of the other, then Quarries."""
    first, second, down, square = placement(action)
    n = _SUMS
    for end in range(2):
        at = other_square(square, down) if end else square
        scene = second if end else first
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
def _change(box: Box, s: State, after: State, action: int, shop: int, row: Array, work: Array) -> None:
    """F5: by how much an action changes the parts of the player's score; then whether it completes a Shop."""
    seat = s.to_play
    score_parts(box, s, seat, work)
    carry_out(box, after, action)
    score_parts(box, after, seat, row)
    for part in range(5):
        row[part] -= work[part]
    if shop != NONE:
        printed = s.lots[seat, shop // SHOPS] * SHOPS + shop % SHOPS
        held = 0
        for kind in range(KINDS):
            held += after.tokens[seat, shop, kind]
        row[5] = held == box.size[printed]


@entry
def _look_ahead(box: Any, states: Any, actions: Array, shops: Array, out: Array) -> None:
    """A row for each action, with its Shop if it has one; actions that are NONE are skipped."""
    work = np.zeros(_WIDTH, np.int64)
    for i in range(len(actions)):
        if actions[i] != NONE:
            states[1] = states[0]
            if states[0].step == PLACE:
                _harvest(states[0], states[1], actions[i], out[i])
            else:
                _change(box[0], states[0], states[1], actions[i], shops[i], out[i], work)


def previews(position: Position[Components, State], actions: Sequence[int]) -> list[Preview]:
    """The effects of each action, ignoring the limit of the Stock."""
    out = np.zeros((len(actions), _WIDTH), np.int64)
    decoded = [(kind.name, parts) for kind, parts in map(ACTIONS.decode, actions)]
    looked_at = [action if name in _LOOKED_AT else NONE for action, (name, _) in zip(actions, decoded, strict=True)]
    shops = [parts[1] if name == "supply" else NONE for name, parts in decoded]
    _look_ahead(position.components.box, position.states, np.array(looked_at, np.int64), np.array(shops, np.int64), out)
    rows = map(tuple, out.tolist())
    if position.s.step == PLACE:
        return [_harvested(row) for row in rows]
    return [_changed(position, name, parts, row) for (name, parts), row in zip(decoded, rows, strict=True)]


def _harvested(row: tuple[int, ...]) -> Preview:
    """The non-zero parts. Few combinations occur, so each is built once and copied."""
    parts = _parts(row[:_SUMS]).copy()
    for name in _BY_LETTER:
        if name in parts:
            parts[name] = parts[name].copy()
    if row[_SUMS]:
        parts["where"] = [_place(gain).copy() for gain in row[_SUMS:] if gain]
    return parts


@cache
def _place(gain: int) -> Gain:
    """The inverse of `_gain`, as text."""
    squares, gives = divmod(gain - 1, KINDS + 2)
    at, to = divmod(squares, SQUARES)
    found: Gain = {"at": square_name(at), "gives": _GIVES[gives]}
    if to != at:
        found["to"] = square_name(to)
    return found


def _by_letter(numbers: tuple[int, ...]) -> Kinds:
    return {letter: number for letter, number in zip(KIND_LETTERS, numbers, strict=True) if number}


@cache
def _parts(row: tuple[int, ...]) -> Preview:
    parts: Preview = {}
    if scenes := _by_letter(row[:4]):
        parts["scenes"] = scenes
    if row[4]:
        parts["wheat"] = row[4]
    if icons := _by_letter(row[5:9]):
        parts["icons"] = icons
    if row[9]:
        parts["quarries"] = row[9]
    return parts


def _changed(
    position: Position[Components, State], name: str, chosen: tuple[int, ...], row: tuple[int, ...]
) -> Preview:
    parts: Preview = {}
    if name == "quarry" and chosen[0] != MONUMENT:
        parts["resource"] = LETTERS[chosen[0]]
    if score := {part: change for part, change in zip(PARTS, row, strict=False) if change}:
        parts["score"] = cast(ScoreChange, score)
    if row[5]:
        parts["completes"] = shop_name(position.components, position.s, position.s.to_play, chosen[1])
    return parts


assert 2 * KINDS + 2 == _SUMS
