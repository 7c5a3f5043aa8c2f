"""Invariants of Fertility, checked after every action of random games.

The checks are compiled with the rules, but recount everything from the table instead of using the rules' own sums.
`python -m tests.games.fertility.test_laws 125000` plays that many games in each of the eight setups: a million.
"""

from __future__ import annotations

import sys
from importlib.resources import files
from typing import Any

import numpy as np
import pytest

from nomarch.engine.bits import count
from nomarch.engine.game import begin, deal, nth_legal, step
from nomarch.engine.jit import entry, rule
from nomarch.engine.rng import below, reseed
from nomarch.engine.struct import Array, rows, store
from nomarch.games.fertility.components import Components, load, standard
from nomarch.games.fertility.game import Fertility
from nomarch.games.fertility.rules.actions import FIRST_DISCARD, FIRST_REMOVE, FIRST_REWARD
from nomarch.games.fertility.rules.setup import pile_size
from nomarch.games.fertility.rules.state import ANY, KINDS, LOTS, NONE, ROUNDS, SHOPS, Box, State
from nomarch.play.setup import read_options
from tests.contract.setups import Setup, setups

GAMES_EACH = 3_000
TEXT = files("nomarch.games.fertility").joinpath("components.toml").read_text(encoding="utf-8")

# Violations by the number that the compiled check returns.
LAWS = (
    "all is well",
    "every token is in the stock, beside a Metropolis or on a Shop",
    "no Shop holds more than it needs, nor a kind it has no place for",
    "what is open for a kind is open on the Shop",
    "every tile is in the pile, a pool, on the Valley or out of the game",
    "scenes, free squares and wheat never overlap",
    "every District is in the pile, on display or built, once",
    "the score is what a recount gives",
    "each player has exactly nine turns",
    "monuments and wheat stay within their limits",
)


@rule
def broken_law(box: Box, s: State, taken_out: int, placed: int) -> int:
    """The number of the first violated law; 0 if all hold."""
    for kind in range(KINDS):
        tokens = s.stock[kind] + s.beside[kind]
        for seat in range(s.players):
            for shop in range(LOTS * SHOPS):
                tokens += s.tokens[seat, shop, kind]
        if tokens != box.stock or (s.limited and s.stock[kind] < 0):
            return 1
    for seat in range(s.players):
        broken = broken_shop(box, s, seat)
        if broken:
            return broken
        if recount(box, s, seat) != s.generic[seat] + specialised(s, seat):
            return 7
        if not (0 <= s.monuments[seat] <= box.monuments and 0 <= s.wheat[seat] <= 10):
            return 9
    in_pools = 0
    for i in range(3):
        in_pools += s.common[i] != NONE
        for seat in range(s.players):
            in_pools += s.pool[seat, i] != NONE
    if s.drawn - in_pools != placed + taken_out or s.drawn > pile_size(box, s):
        return 4
    if overlap(s):
        return 5
    seen = 0
    for slot in range(4):
        seen += s.display[slot] != NONE
    for seat in range(s.players):
        seen += s.lots_used[seat] - 1
    return 0 if seen == s.revealed else 6


@rule
def broken_shop(box: Box, s: State, seat: int) -> int:
    for shop in range(s.lots_used[seat] * SHOPS):
        printed = s.lots[seat, shop // SHOPS] * SHOPS + shop % SHOPS
        on_any, held = 0, 0
        for kind in range(KINDS):
            held += s.tokens[seat, shop, kind]
            on_any += max(0, s.tokens[seat, shop, kind] - box.needs[printed, kind])
        if held > box.size[printed] or on_any > box.needs[printed, ANY]:
            return 2
        for kind in range(KINDS):
            room = s.tokens[seat, shop, kind] < box.needs[printed, kind] or on_any < box.needs[printed, ANY]
            if room != (s.open[seat, kind] >> shop & 1):
                return 3
    return 0


@rule
def overlap(s: State) -> bool:
    for w in range(2):
        covered = s.free[w] & s.wheat_squares[w]
        union = s.free[w] | s.wheat_squares[w]
        for kind in range(KINDS):
            covered |= union & s.scenes[kind, w]
            union |= s.scenes[kind, w]
        if covered:
            return True
    return False


@rule
def recount(box: Box, s: State, seat: int) -> int:
    """F5.1, F5.2: generic and specialised Shops, from the tokens alone."""
    debens = 0
    for shop in range(s.lots_used[seat] * SHOPS):
        printed = s.lots[seat, shop // SHOPS] * SHOPS + shop % SHOPS
        held = 0
        for kind in range(KINDS):
            held += s.tokens[seat, shop, kind]
        if held == box.size[printed] and held > 0:
            debens += box.debens[printed]
            for kind in range(KINDS):
                for other in range(LOTS * SHOPS):
                    debens += box.per_token[printed, kind] * s.tokens[seat, other, kind]
    return debens


@rule
def specialised(s: State, seat: int) -> int:
    debens = 0
    for kind in range(KINDS):
        debens += s.per_token[seat, kind] * s.on_shops[seat, kind]
    return debens


@rule
def count_placed(s: State) -> int:
    placed = 0
    for w in range(2):
        placed += count(s.across[w]) + count(s.down[w])
    return placed


@entry
def first_violation(box: Any, states: Any, rng: Array, seed: int, games: int, turns: Array) -> int:
    """Play at random, forced actions one by one; returns the first violated law, or 0."""
    b = box[0]
    for game in range(games):
        reseed(rng, seed, game)
        states[1] = states[0]
        s = states[1]
        deal(b, s, rng)
        begin(b, s)
        turns[:] = 0
        taken_out, last = 0, -1
        while s.choices > 0:
            broken = broken_law(b, s, taken_out, count_placed(s))
            if broken:
                return broken
            if s.turn != last:
                turns[s.to_play] += 1
                last = s.turn
            action = nth_legal(b, s, below(rng, s.choices))
            taken_out += FIRST_DISCARD <= action < FIRST_REWARD or action >= FIRST_REMOVE
            step(b, s, action)
        for seat in range(s.players):
            if turns[seat] != ROUNDS:
                return 8
        broken = broken_law(b, s, taken_out, count_placed(s))
        if broken:
            return broken
    return 0


def law_broken_at(setup: Setup, components: Components, games: int) -> str:
    """The first violation in random play with a setup."""
    game = Fertility()
    states = rows(State, 2)
    store(game.initial_state(components, setup.players, read_options(game, setup.chosen)), states, 0)
    rng, turns = np.zeros(4, np.int64), np.zeros(4, np.int64)
    return LAWS[first_violation(components.box, states, rng, 1, games, turns)]


@pytest.mark.parametrize("setup", setups("fertility"), ids=str)
def test_the_laws_hold_in_random_play(setup: Setup) -> None:
    assert law_broken_at(setup, standard(), GAMES_EACH) == LAWS[0]


@pytest.mark.parametrize("stock", [0, 1, 3, 6])
@pytest.mark.parametrize("setup", setups("fertility"), ids=str)
def test_the_laws_hold_when_stock_and_monuments_run_out(setup: Setup, stock: int) -> None:
    text = TEXT.replace("each_resource = 20", f"each_resource = {stock}").replace("each_player = 4", "each_player = 1")
    assert law_broken_at(setup, load(text, "scarce.toml"), GAMES_EACH // 10) == LAWS[0]


def test_the_laws_can_be_broken() -> None:
    """A box whose Shops need more than the rules assume is detected."""
    game, components = Fertility(), load(TEXT.replace("each_resource = 20", "each_resource = 9"), "other.toml")
    states = rows(State, 2)
    store(game.initial_state(components, 2, read_options(game, {})), states, 0)
    rng, turns = np.zeros(4, np.int64), np.zeros(4, np.int64)
    assert first_violation(components.box, states, rng, 1, 10, turns) == 0
    wrong = components.box.copy()
    wrong["needs"][0, :, 0] += 1
    assert LAWS[first_violation(wrong, states, rng, 1, 10, turns)] != LAWS[0]


if __name__ == "__main__":
    for each in setups("fertility"):
        print(each, law_broken_at(each, standard(), int(sys.argv[1])), flush=True)
