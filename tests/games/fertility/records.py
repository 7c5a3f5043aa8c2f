"""Records of games for tests to read, edit and reject."""

from __future__ import annotations

import random
from functools import cache

from nomarch.play.match import Match
from tests.games.fertility.positions import table


def at_random(match: Match, decisions: int = 10**6, seed: int = 1) -> Match:
    """Continue with random actions, this many or to the end."""
    chance = random.Random(seed)
    while not match.over and decisions > 0:
        match.play(chance.choice(match.legal))
        decisions -= 1
    return match


@cache
def whole() -> str:
    """The record of a whole game."""
    return at_random(table()).record()


@cache
def begun() -> str:
    """The record of a game that breaks off in its fifth turn."""
    match = table()
    while match.turn < 5:
        at_random(match, 1, seed=len(match.actions))
    match.play(match.legal[0])
    return match.record()


@cache
def short() -> str:
    """One and a half turns with known contents."""
    match = table(tiles="AA AB AP AG BB BP BG PP PG")
    for text in ("place AA f3 g3", "build 1A", "supply A M.1", "take BG", "place AG e3 e4"):
        match.play(text)
    return match.record()
