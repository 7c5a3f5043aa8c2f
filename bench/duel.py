"""Measure bots against each other: python -m bench.duel GAME GAMES BOT BOT…

Every deal is played from every seat. A bot is a name that `nomarch` knows, with a budget if it takes one
(pharaoh@0.2s), one of your own (docs.examples.greedy:greedy), or a search of another design, always with a budget
(hand-written@500).
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from nomarch import new
from nomarch.bots import InformationState
from nomarch.bots.budget import Budget
from nomarch.bots.evaluation import hand_written, learned_for_search
from nomarch.bots.named import NamedBot, load_bot
from nomarch.bots.search_driver import search, settings
from nomarch.lab.estimates import wilson
from nomarch.play.bot_play import choose, play_bots

# Other designs: whether the evaluation is learned, and the search parameters.
DESIGNS: dict[str, tuple[bool, dict[str, Any]]] = {
    "hand-written": (False, {}),
    "rollouts": (False, {"rollout_weight": 1.0}),
    "guided-rollouts": (True, {"rollout_weight": 1.0}),
    "half-rollouts": (True, {"rollout_weight": 0.5}),
    "exploring": (True, {"c_puct": 1.5}),
    "exploiting": (True, {"c_puct": 0.3}),
}


@dataclass
class Tally:
    """The totals of a bot's games."""

    name: str
    wins: float = 0
    points: float = 0
    decisions: int = 0
    seconds: float = 0
    slowest: float = 0


def bot(name: str) -> NamedBot:
    """A bot by its name, or a search of another design."""
    design, _, budget = name.partition("@")
    if design not in DESIGNS:
        return load_bot(name)
    is_learned, changes = DESIGNS[design]

    def other(state: InformationState) -> int:
        net = learned_for_search(state.game) if is_learned else hand_written(state.game)
        return search(state, Budget.read(budget), net, settings(state.game)._replace(**changes))

    return NamedBot(name, other)


def duel(game: str, games: int, names: Sequence[str], seed: int = 1) -> list[Tally]:
    """Play the games."""
    bots, tallies, players = [bot(name) for name in names], [Tally(name) for name in names], len(names)
    for number in range(games):
        match = new(game, players, seed * 1_000_000 + number // players)
        seats = {seat: bots[(seat + number) % players] for seat in range(players)}
        sitting = [tallies[(seat + number) % players] for seat in range(players)]
        for seat, seconds in play_bots(match, seats, seed + number):
            sitting[seat].decisions += 1
            sitting[seat].seconds += seconds
            sitting[seat].slowest = max(sitting[seat].slowest, seconds)
        for tally, score, share in zip(sitting, match.scores, match.win_shares, strict=True):
            tally.points += score / games
            tally.wins += share
    return tallies


def main() -> None:
    """Read the command line; print a line for each bot."""
    game, games, names = sys.argv[1], int(sys.argv[2]), sys.argv[3:]
    for name in names:  # compile before measuring
        choose(new(game, len(names), 0), bot(name), 0)
    for tally in duel(game, games, names):
        won = wilson(tally.wins / games, games, 1.96)
        print(
            f"{game} {tally.name:22} {won.value:6.1%} ({won.low:.1%} to {won.high:.1%} of {games}), "
            f"{tally.points:.2f} points, {1000 * tally.seconds / tally.decisions:.1f} ms a decision, "
            f"at most {1000 * tally.slowest:.0f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
