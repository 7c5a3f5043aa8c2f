"""Measures bots against each other, by name: python -m bench.duel GAME GAMES BOT BOT …

Every deal is played once from every seat. A name may carry a budget: pharaoh@0.2s, vizier@500.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from math import sqrt

from nomarch import new
from nomarch.bots import Bot, find, knowledge
from nomarch.games import find as find_game


def duel(game: str, games: int, bots: Sequence[Bot], seed: int = 1) -> list[tuple[float, float, float, float]]:
    """By bot: wins, points, and seconds for a decision on average and at most."""
    players = len(bots)
    wins, points, spent, slowest, decisions = ([0.0] * players for _ in range(5))
    for number in range(games):
        match = new(game, players, seed * 1_000_000 + number // players)
        while match.to_play is not None:
            who = (match.to_play + number) % players
            known = knowledge(match, seed + number)
            started = time.perf_counter()
            action = bots[who](known)
            took = time.perf_counter() - started
            spent[who] += took
            slowest[who] = max(slowest[who], took)
            decisions[who] += 1
            match._carry_out(action)
        for seat, score in enumerate(match.scores):
            who = (seat + number) % players
            points[who] += score / games
            wins[who] += (seat in match.winners) / len(match.winners)
    return [(wins[i], points[i], spent[i] / decisions[i], slowest[i]) for i in range(players)]


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's interval of 95 % for a share."""
    share, z = wins / games, 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return middle - half, middle + half


def report(names: Sequence[str], games: int, found: list[tuple[float, float, float, float]]) -> None:
    """A line for each bot."""
    for name, (wins, points, mean, slowest) in zip(names, found, strict=True):
        low, high = interval(wins, games)
        print(f"{name:30} {wins / games:6.1%} ({low:.1%} to {high:.1%} of {games})  {points:6.2f} points  "
              f"{1000 * mean:.1f} ms, at most {1000 * slowest:.0f}", flush=True)  # fmt: skip


if __name__ == "__main__":
    find_game(sys.argv[1])
    count = int(sys.argv[2])
    report(sys.argv[3:], count, duel(sys.argv[1], count, [find(name) for name in sys.argv[3:]]))
