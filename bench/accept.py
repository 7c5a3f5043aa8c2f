"""Measure whether a revision's strongest bot beats an earlier one at equal time: python -m bench.accept

Every deal is played from every seat: at two players one against one, at larger tables one new bot among earlier ones.
Seconds are CPU seconds, and the bots take turns: other work on the machine weakens neither. Games are stored in
bench/results/acceptance as they finish, and the same command with more `--games` continues where it stopped. With
`--games 0` it only prints the table of what has been played. Intervals are 95%, bootstrapped over deals.
"""

from __future__ import annotations

import argparse
import re
import sys
import time
from pathlib import Path

from bench.earlier import BEFORE_AFTERSTATES, cpu_seconds
from nomarch.arena.journal import Journal
from nomarch.arena.playing import Played, Tournament, play
from nomarch.arena.report import report
from nomarch.arena.results import Results
from nomarch.arena.schedule import schedule
from nomarch.arena.workers import play_missing
from nomarch.play.setup import Setup

__all__ = ["TABLES", "accept", "row"]

NEW = "e7b1690"  # the revision on trial
TABLES = ("nile:2", "fertility:2", "nile:5", "fertility:4", "nile:3", "fertility:3", "nile:4")
_FOLDER = Path(__file__).parent / "results" / "acceptance"
_GAIN = 0.05  # how far above the fair share the lower bound must be
_SEED = 17


class _Duel(Results):
    """An open file of a duel; two revisions identify it, whatever the sources are now."""

    def __init__(self, path: Path, tournament: Tournament) -> None:
        setup = tournament.setup
        Journal.__init__(
            self,
            path,
            {
                "format": "nomarch duel 1",
                "game": setup.game.name,
                "players": setup.players,
                "bots": list(tournament.bots),
                "seed": tournament.seed,
            },
        )


def accept(table: str, new: str, old: str, budget: str, games: int) -> str:
    """Play what is missing of a duel; returns its row of the table, or nothing if no game has been played."""
    game, _, players = table.partition(":")
    setup = Setup.of(game, int(players))
    tournament = Tournament(setup, (_entry(new, budget), _entry(old, budget)), _SEED, duel=True)
    path = _FOLDER / f"{game}-{players}-{budget}-{new}-{old}.jsonl"
    if not games and not path.exists():
        return ""
    with _Duel(path, tournament) as journal:
        fixtures = schedule(2, setup.players, games, duel=True)
        play_missing(journal, play, tournament, fixtures, 1, None, lambda done: _progress(table, done, len(fixtures)))
        return row(tournament, journal.games)


def _entry(who: str, budget: str) -> str:
    """A bot as the arena reads it: the strongest of a revision, or one of today's by name."""
    return f"bench.earlier:r_{who}@{budget}" if re.fullmatch("[0-9a-f]{7,40}", who) else who


def row(tournament: Tournament, games: list[Played]) -> str:
    """A row of the table: the new bot's win share in whole deals, and whether it is accepted."""
    players = tournament.setup.players
    whole = [game for game in games if sum(other.deal == game.deal for other in games) == players]
    if not whole:
        return ""
    one, other = sorted(report(tournament, whole).standings, key=lambda each: tournament.bots.index(each.bot))
    needed, (low, high) = 1 / players + _GAIN, one.share_interval
    verdict = "yes" if low > needed else "no" if high < needed else "undecided"
    return (
        f"| {tournament.setup.game.name} | {players} | {len(whole)} | {one.share:.1%} ({low:.1%} to {high:.1%}) | "
        f"{needed:.1%} | {verdict} | {1000 * one.seconds_per_decision:.0f}, {1000 * other.seconds_per_decision:.0f} |"
    )


def _progress(table: str, done: int, of: int) -> None:
    print(f"{table}: {done} of {of} games", file=sys.stderr, flush=True)


def main() -> None:
    """Read the command line, play, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", nargs="+", default=TABLES, metavar="GAME:PLAYERS")
    parser.add_argument("--games", type=int, default=0, help="at each table, rounded up to whole deals")
    parser.add_argument("--budget", default="0.1s", help="of each decision")
    parser.add_argument("--new", default=NEW, help="the revision on trial")
    parser.add_argument("--old", default=BEFORE_AFTERSTATES, help="the revision to beat, or a bot: greedy")
    said = parser.parse_args()
    time.perf_counter = cpu_seconds  # by which `play` measures decisions
    rows = [accept(table, said.new, said.old, said.budget, said.games) for table in said.tables]
    print("| game | players | games | win share | needed | accepted | ms a decision: new, old |")
    print("|---|---|---|---|---|---|---|")
    print(*filter(None, rows), sep="\n")


if __name__ == "__main__":
    main()
