"""Positions on the engine: its driver for the rule tests, and helpers for refusals and components."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

import numpy as np
import pytest

import nomarch
from nomarch.engine.game import pass_forced
from nomarch.engine.jit import entry
from nomarch.engine.struct import snapshot, store
from nomarch.games.fertility.components import LETTERS, TILES, Components
from nomarch.games.fertility.rules.state import HIGH, NONE, SHOPS, SQUARES, STEPS, State
from nomarch.games.fertility.rules.turn import find_choices
from nomarch.games.registry import find
from nomarch.play.match import Match
from nomarch.play.transcript import Transcript, write
from nomarch.text.errors import NomarchError, Refused
from tests.games.fertility.driver import TEXT, Driver, altered

__all__ = [
    "BOX", "ENGINE", "building", "craft", "line_of", "owner", "placing", "read_box", "refused", "supplied",
    "supplying", "table",
]  # fmt: skip

BOX = cast(Components, find("fertility").standard_components())


def owner(old: str, new: str, text: str = TEXT) -> Components:
    """Custom components: the standard ones with a change."""
    return read_box(altered(old, new, text))


def read_box(text: str) -> Components:
    """Custom components from the text of a file."""
    return cast(Components, find("fertility").components(text, "box.toml"))


def line_of(part: str, text: str) -> int:
    """The number of the only line that equals this text or, if none does, contains it."""
    lines = text.splitlines()
    (line,) = [part] if part in lines else [line for line in lines if part in line]
    return lines.index(line) + 1


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
    """Scenes such as "b3A c3P", like halves of tiles, on squares of any kind."""
    for word in scenes.split():
        square, kind = _square(word), LETTERS.index(word[2])
        s.scenes[kind] = _words(_squares(s.scenes[kind]) | {square})
        s.free[:] = _words(_squares(s.free) - {square})
    free = _squares(s.free)
    for kind in range(len(LETTERS)):
        s.touch[kind] = _words({n for square in _squares(s.scenes[kind]) for n in _neighbours(square)} & free)


def _own(components: Components, s: State, district: str) -> None:
    """Put a District on a free spot of the player to move, with open Shops."""
    lot, at = components.lots.index(district), s.lots_used[s.to_play]
    s.lots[s.to_play, at] = lot
    s.lots_used[s.to_play] += 1
    for number, printed in enumerate(components.shops[lot]):
        for kind, letter in enumerate(LETTERS):
            if letter in printed.needs or "any" in printed.needs:
                s.open[s.to_play, kind] |= 1 << (at * SHOPS + number)


def _tiles(names: str) -> list[int]:
    """The three places of a pool, empty where no tile is named."""
    return ([TILES.index(name) for name in names.split()] + [NONE] * 3)[:3]


def refused(match: Match, action: int | str) -> tuple[str, str]:
    """The key and the rule of a refusal; assert that its text cites the rule, and that nothing changes."""
    before = match.state_bytes()
    with pytest.raises(Refused) as caught:
        match.play(action)
    assert match.state_bytes() == before
    return _reason(caught.value)


def _reason(error: NomarchError) -> tuple[str, str]:
    assert error.message.rule in str(error)
    return error.message.key, error.message.rule


class Engine(Driver[Match]):
    """Sets up matches."""

    refusal = NomarchError

    def begin(
        self, dealt: Mapping[str, str], players: int = 2, *, edition: str = "second", variant: str = "no",
        box: str = TEXT,
    ) -> Match:  # fmt: skip
        components = BOX if box == TEXT else read_box(box)
        head = Transcript(
            game="fertility",
            rules=1,
            components=components.digest,
            names=["Ann", "Bob", "Cem", "Dee"][:players],
            options={"edition": edition, "variant": variant},
            deal=dict(dealt),
        )
        return nomarch.load(write(head), None if components is BOX else components)

    def shuffled(self, players: int, seed: int, edition: str, variant: str) -> Match:
        return nomarch.new("fertility", players, seed, edition=edition, variant=variant)

    def craft(
        self, table: Match, *, step: str = "", seat: int | None = None, turn: int | None = None, scenes: str = "",
        beside: str = "", wheat: int | None = None, placed: Sequence[int] = (), stock: str = "", own: str = "",
        pool: str = "", common: str = "", settle: bool = True,
    ) -> Match:  # fmt: skip
        components = cast(Components, table.components)
        s = snapshot(State, table._states, 0)
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
        store(s, table._states, 0)
        if settle:
            _settle(components.box, table._states)
        table._moved()
        return table

    def refuses(self, table: Match, text: str, key: str, rule: str) -> None:
        assert refused(table, text) == (key, rule)


ENGINE = Engine()
building, craft, placing = ENGINE.building, ENGINE.craft, ENGINE.placing
supplied, supplying, table = ENGINE.supplied, ENGINE.supplying, ENGINE.table
