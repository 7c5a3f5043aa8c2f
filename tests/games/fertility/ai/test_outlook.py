"""How much a tile could earn: over all squares at once, and recounted square by square."""

from __future__ import annotations

from typing import Any

import pytest

from nomarch.engine.jit import entry
from nomarch.games.fertility.ai.outlook import best_placement, on_any_tile
from nomarch.games.fertility.rules.actions import FIRST_DISCARD
from nomarch.games.fertility.rules.state import HIGH, KINDS, NONE
from nomarch.play.match import Match
from tests.games.fertility.positions import table
from tests.games.fertility.records import at_random


@entry
def _best(states: Any, seat: int, tile: int) -> int:
    return best_placement(states[0], seat, tile, on_any_tile(states[0], seat))


def _squares(words: Any) -> set[int]:
    return {square for square in range(128) if int(words[square >> 6]) >> (square & 63) & 1}


def _earned(s: Any, seat: int, square: int, scene: int) -> int:
    """What a scene earns on a square, in halves."""
    column, row = divmod(square, HIGH)
    near = {(column + c) * HIGH + row + r for c, r in ((1, 0), (-1, 0), (0, 1), (0, -1)) if 0 <= row + r < HIGH}
    weight = [2 if s.open[seat, kind] else 1 for kind in range(KINDS)]
    earned = len(near & _squares(s.scenes[scene])) * weight[scene] + 2 * len(near & _squares(s.wheat_squares))
    return earned + sum(weight[kind] for kind in range(KINDS) if square in _squares(s.icons[kind]))


def _recounted(match: Match, tile: int) -> int:
    """The most that the player to move can earn with one of their tiles, among the legal placements."""
    s, seat, most = match.position.s, match.to_play, 0
    assert seat is not None
    scenes = [(a, b) for a in range(KINDS) for b in range(a, KINDS)][tile]
    for action in match.legal:
        pair, down, square = action // 256, action // 128 % 2, action % 128
        first, second = divmod(pair, KINDS)
        if tuple(sorted((first, second))) == scenes:
            other = square + (1 if down else HIGH)
            most = max(most, _earned(s, seat, square, first) + _earned(s, seat, other, second))
    return most


@pytest.mark.parametrize("players", [2, 4])
def test_the_best_placement_is_the_best_of_all_legal_ones(players: int) -> None:
    match, compared = table(players), set[int]()
    while not match.over:
        if match.legal[0] < FIRST_DISCARD:
            s, seat = match.position.s, match.to_play
            assert seat is not None
            for tile in {int(tile) for tile in s.pool[seat]} - {NONE}:
                found = _best(match._states, seat, tile)
                assert found == _recounted(match, tile)
                compared.add(found)
        at_random(match, 1)
    assert len(compared) > 3
