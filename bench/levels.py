"""Tune the levels of a game: python -m bench.levels GAME

From the strongest level down, each next one gets the temperature, or the number of simulations if it searches, with
which the level above finishes ahead of it in 72.5% of their meetings: first at the smallest table, then at the largest,
where one of the stronger sits among copies of the weaker. A logistic curve through all games so far tells what to try
next. The result is written to the game's tuning file; `python -m bench.ladder` measures it on other deals.
"""

from __future__ import annotations

import argparse
from dataclasses import replace
from functools import partial
from itertools import pairwise
from math import exp, log

import numpy as np

from nomarch import new
from nomarch.bots import LEVELS, Bot, find
from nomarch.bots.character import Character, decide
from nomarch.bots.levels import character
from nomarch.bots.named import NamedBot
from nomarch.bots.tuning import read_tuning, write_tuning
from nomarch.engine.game import Game
from nomarch.games import registry
from nomarch.play.bot_play import play_bots

__all__ = ["Curve", "ahead", "tune", "tuned_field", "with_value"]

TARGET = 0.725
_SEED = 3_000_000  # the ladder is measured on other deals
_STEEPNESS = 1.0  # of a curve without games: e times the temperature, e times the odds


class Curve:
    """How often the stronger level finishes ahead, by the logarithm of what is tuned: a logistic regression."""

    def __init__(self, start: float, sign: int) -> None:
        self._start, self._sign = start, sign  # the sign: whether more of it makes the weaker level weaker
        self._at: list[float] = []
        self._ahead: list[float] = []
        self._weights: list[float] = []

    def add(self, at: float, share: float, weight: float) -> None:
        """Add the games that were played at a value."""
        self._at.append(at)
        self._ahead.append(share)
        self._weights.append(weight)

    def target(self, share: float) -> float:
        """The value at which the stronger level finishes ahead in this share of meetings."""
        x = np.stack([np.ones(len(self._at)), np.array(self._at) - self._start], axis=1)
        prior = np.array([log(share / (1 - share)), self._sign * _STEEPNESS])
        strength, found = np.diag([0.5, 4.0]), prior.copy()
        for _ in range(25):
            expected = 1 / (1 + np.exp(-x @ found))
            gradient = x.T @ (np.array(self._weights) * (np.array(self._ahead) - expected)) - strength @ (found - prior)
            spread = (x * (np.array(self._weights) * expected * (1 - expected))[:, None]).T @ x + strength
            found = found + np.linalg.solve(spread, gradient)
        slope = self._sign * max(0.3, self._sign * found[1])
        return self._start + float(np.clip((prior[0] - found[0]) / slope, -2.5, 2.5))


def ahead(game: str, players: int, strong: Bot, weak: Bot, deals: range) -> float:
    """How often one bot finishes ahead of copies of another, over some deals, each from every seat."""
    total = 0.0
    for deal in deals:
        for own in range(players):
            match = new(game, players, _SEED + deal)
            seats = {seat: NamedBot(f"seat {seat}", strong if seat == own else weak) for seat in range(players)}
            for _ in play_bots(match, seats, players * deal + own):
                pass
            ranks = match.ranks
            total += sum(0.5 * ((ranks[own] < each) + (ranks[own] <= each)) for each in ranks) - 0.5
    return total / (len(deals) * players * (players - 1))


def tune(game: Game, level: str, stronger: Bot, players: int, rounds: int, deals: int) -> float:
    """The temperature, or the number of simulations, of a level at a table, tuned against the level above."""
    now, groups = character(game, level).at_table(players), read_tuning(game).features
    name = tuned_field(now)
    value = log(max(getattr(now, name), 1e-3))
    curve = Curve(value, -1 if now.simulations else 1)
    for number in range(rounds):
        tried, first = with_value(now, name, exp(value)), 1000 * players + number * deals
        weaker = partial(decide, character=tried, groups=groups)
        share = ahead(game.name, players, stronger, weaker, range(first, first + deals))
        curve.add(value, share, deals * players)
        print(f"{game.name} {level}, {players} players, {name} {exp(value):.3g}: {share:.1%}", flush=True)
        value = curve.target(TARGET)
    return exp(value)


def tuned_field(now: Character) -> str:
    """What is tuned of a character."""
    return "simulations" if now.simulations else "temperature"


def with_value(now: Character, name: str, value: float) -> Character:
    """The character with another value of what is tuned."""
    return replace(now, simulations=max(1, round(value))) if name == "simulations" else replace(now, temperature=value)


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(registry.places()))
    parser.add_argument("--top", default="pharaoh@2000", help="what stands for the strongest level")
    parser.add_argument("--levels", nargs="+", choices=LEVELS[:-1], default=LEVELS[:-1])
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--deals", type=int, default=20, help="in a round")
    said = parser.parse_args()
    game = registry.find(said.game)
    fewest, most = game.seats[0], game.seats[-1]
    for level, above in reversed(list(pairwise(LEVELS))):
        if level in said.levels:
            stronger = find(said.top if above == LEVELS[-1] else above)
            few = tune(game, level, stronger, fewest, said.rounds, said.deals)
            many = tune(game, level, stronger, most, said.rounds, max(1, said.deals * fewest // most))
            name, crowd = tuned_field(character(game, level)), (many / few) ** (1 / max(1, most - fewest))
            tuning = read_tuning(game)
            found = {name: max(1, round(few)) if name == "simulations" else round(few, 4), "crowd": round(crowd, 3)}
            levels = dict(tuning.levels) | {level: {**tuning.levels.get(level, {}), **found}}
            write_tuning(game, replace(tuning, levels=levels))
            character.cache_clear()
            print(f"{game.name} {level}: {found}", flush=True)


if __name__ == "__main__":
    main()
