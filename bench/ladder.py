"""Measure the ladder of levels: python -m bench.ladder

Each level plays the one below, on paired deals: at two players one against one, at the largest table one among copies
of the weaker. A step is how often the stronger finishes ahead of the weaker, a tie being half. Intervals are 95%,
bootstrapped over deals. It prints the table of docs/research/baselines.md and draws its plots. Finished games are kept
in your data folder, so the same command continues where it stopped; changed bots start again.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from nomarch import arena
from nomarch.arena.report import Report
from nomarch.bots import LEVELS
from nomarch.cli.plots import Interval, IntervalPlot
from nomarch.games import registry

__all__ = ["Step", "draw", "measure", "row", "step_of"]

_PICTURES = Path(__file__).parent.parent / "docs" / "images"
_SEED = 26


@dataclass(frozen=True)
class Step:
    """A level and the one below it at a table."""

    stronger: str
    weaker: str
    players: int
    games: int
    ahead: tuple[float, float, float]  # how often it finishes ahead, with the ends of its interval
    share: tuple[float, float, float]  # its win share
    milliseconds: tuple[float, float]  # of CPU time, for a decision of either


def measure(game: str, players: int, stronger: str, weaker: str, games: int, budget: str) -> Step:
    """Play what is missing of a step."""
    wanted = arena.tournament(game, [stronger, weaker], players, _SEED, duel=True, budget=budget)
    return step_of(arena.run(wanted, games, jobs=1), wanted.bots[0])


def step_of(report: Report, stronger: str) -> Step:
    """The step that a duel measured."""
    one, other = sorted(report.standings, key=lambda each: each.bot != stronger)
    # The mean rating of two is 0, so they are twice one's rating apart.
    low, high = (1 / (1 + 10 ** (-2 * end / 400)) for end in one.rating_interval)
    return Step(
        one.bot, other.bot, report.players, report.games, (one.ahead[other.bot], low, high),
        (one.share, *one.share_interval), (1000 * one.seconds_per_decision, 1000 * other.seconds_per_decision),
    )  # fmt: skip


def row(step: Step) -> str:
    """A row of the table."""
    ahead, share = (f"{value:.0%} ({low:.0%} to {high:.0%})" for value, low, high in (step.ahead, step.share))
    times = ", ".join(f"{each:.1f}" for each in step.milliseconds)
    return f"| `{step.stronger}` over `{step.weaker}` | {step.players} | {ahead} | {share} | {step.games} | {times} |"


def draw(game: str, steps: list[Step]) -> None:
    """The steps of a game as a plot."""
    intervals = [
        Interval(f"{each.stronger} over {each.weaker}, {each.players} players", *(100 * end for end in each.ahead))
        for each in steps
    ]
    plot = IntervalPlot(f"{game}: each level against the one below", intervals, "finishes ahead, in % (95% interval)")
    (_PICTURES / f"ladder-{game}.svg").write_text(plot.svg(), encoding="utf-8")


def main() -> None:
    """Read the command line, play, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", nargs="+", default=list(registry.GAMES), metavar="GAME")
    parser.add_argument("--games", type=int, default=300, help="for each step at a table of two")
    parser.add_argument("--full", type=int, default=120, help="for each step at the largest table")
    parser.add_argument(
        "--top", type=int, default=60, help="at most for a step of the strongest level, which thinks longer"
    )
    parser.add_argument("--budget", default="2000", help="of the strongest level")
    said = parser.parse_args()
    time.perf_counter = time.process_time  # by which decisions are timed: other work on the machine doesn't count
    for game in said.game:
        steps = list[Step]()
        print(f"\n{game}\n\n| step | players | finishes ahead | win share | games | CPU ms a decision |", flush=True)
        print("|---|---|---|---|---|---|", flush=True)
        for players, games in ((registry.find(game).seats[0], said.games), (registry.find(game).seats[-1], said.full)):
            for weaker, stronger in pairwise(LEVELS):
                number = min(games, said.top) if stronger == LEVELS[-1] else games
                steps.append(measure(game, players, stronger, weaker, number, said.budget))
                print(row(steps[-1]), flush=True)
        draw(game, steps)


if __name__ == "__main__":
    main()
