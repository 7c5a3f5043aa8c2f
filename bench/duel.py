"""Measures bots against each other: python -m bench.duel GAME GAMES BOT BOT …

Every deal is played from every seat. A bot is a name that `nomarch` knows, with a budget if it likes (pharaoh@0.2s), or
a search of another design, always with a budget (playouts@500), or `at-once`, who plans nothing.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

import numpy as np

from nomarch import new
from nomarch.bots import Bot, InformationState, find
from nomarch.bots.budget import Budget
from nomarch.bots.evaluation import hand_written, learned
from nomarch.bots.search_driver import search, settings
from nomarch.engine.kernels import apply_action, legal_actions, score_seats
from nomarch.play.information_state import information_state
from nomarch.play.match import Match

TO_THE_END = 10_000

# Other designs: whether the evaluation is the learned one, and how the search differs.
DESIGNS: dict[str, tuple[bool, dict[str, Any]]] = {
    "hand-written": (False, {}),
    "playouts": (False, {"playing": 1.0, "turns": TO_THE_END}),
    "guided-playouts": (True, {"playing": 1.0, "turns": TO_THE_END}),
    "half-playouts": (True, {"playing": 0.5, "turns": TO_THE_END}),
    "finishing": (True, {"finishing": True}),
    "curious": (True, {"curiosity": 1.5}),
    "incurious": (True, {"curiosity": 0.3}),
    "peeking": (True, {"dealing": False}),
}


@dataclass
class Tally:
    """What a bot's games came to."""

    name: str
    wins: float = 0
    points: float = 0
    decisions: int = 0
    seconds: float = 0
    slowest: float = 0


def at_once(known: InformationState) -> int:
    """The action right after which it has the most points; of equals, any."""
    box, states, chance = known.components.box, known.rows(2), np.random.default_rng(known.rng.view(np.uint64))
    seat, actions = int(states["to_play"][0]), np.zeros(known.game.most_choices, np.int64)
    n, points, scores = legal_actions(box, states, 0, actions), [], np.zeros(states["players"][0], np.int64)
    for action in actions[:n]:
        states[1] = states[0]
        apply_action(box, states, 1, action)
        score_seats(box, states, 1, scores)
        points.append(int(scores[seat]))
    return int(actions[chance.choice(np.flatnonzero(np.array(points) == max(points)))])


def bot_of(name: str) -> Bot:
    """A bot by its name, or a search of another design."""
    design, _, budget = name.partition("@")
    if design == "at-once":
        return at_once
    if design not in DESIGNS:
        return find(name)
    is_learned, changes = DESIGNS[design]

    def other(known: InformationState) -> int:
        net = learned(known.game) if is_learned else hand_written(known.game)
        return search(known, Budget.read(budget), net, settings(known.game)._replace(**changes))

    return other


def all_of(match: Match, known: InformationState) -> InformationState:
    """What nobody may know: the true state."""
    known.states[0] = match.position.states[0]
    return known


def duel(game: str, games: int, names: Sequence[str], seed: int = 1) -> list[Tally]:
    """Play the games."""
    bots, tallies, players = [bot_of(name) for name in names], [Tally(name) for name in names], len(names)
    for number in range(games):
        match = new(game, players, seed * 1_000_000 + number // players)
        while match.to_play is not None:
            who = (match.to_play + number) % players
            known = information_state(match, seed + number)
            known = all_of(match, known) if names[who].startswith("peeking") else known
            started = time.perf_counter()
            action = bots[who](known)
            took = time.perf_counter() - started
            tallies[who].seconds += took
            tallies[who].slowest = max(tallies[who].slowest, took)
            tallies[who].decisions += 1
            match.play(action)
        for seat, score in enumerate(match.scores):
            tally = tallies[(seat + number) % players]
            tally.points += score / games
            tally.wins += (seat in match.winners) / len(match.winners)
    return tallies


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's interval of 95 % for a share."""
    share, z = wins / games, 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def main() -> None:
    """Read the command line; print a line for each bot."""
    game, games, names = sys.argv[1], int(sys.argv[2]), sys.argv[3:]
    for name in names:  # compiled before it is measured
        bot_of(name)(information_state(new(game, len(names), 0), 0))
    for tally in duel(game, games, names):
        low, high = interval(tally.wins, games)
        print(
            f"{game} {tally.name:22} {tally.wins / games:6.1%} ({low:.1%} to {high:.1%} of {games}), "
            f"{tally.points:.2f} points, {1000 * tally.seconds / tally.decisions:.1f} ms a decision, "
            f"at most {1000 * tally.slowest:.0f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
