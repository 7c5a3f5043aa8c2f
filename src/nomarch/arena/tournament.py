"""Run a tournament; an interrupted one resumes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from nomarch.arena.playing import Tournament, play
from nomarch.arena.report import Report, report
from nomarch.arena.results import Results, default_file
from nomarch.arena.schedule import schedule
from nomarch.arena.workers import Cluster, play_missing
from nomarch.bots.named import load_bots
from nomarch.games.registry import find
from nomarch.play.setup import Setup, check_seed
from nomarch.text.errors import at_least

__all__ = ["run", "tournament"]


def tournament(
    game: str, bots: Sequence[str], players: int | None = None, seed: int = 0, *,
    components: tuple[str, str] | None = None, options: Mapping[str, object] | None = None, fewest: int = 2,
    duel: bool = False, budget: str | None = None,
) -> Tournament:  # fmt: skip
    """Describe and check a tournament.

    Args:
        game: The name of a game.
        bots: Names of levels, or `MODULE:FUNCTION`, each with an optional `@BUDGET`.
        players: The number of seats; by default the fewest.
        seed: Determines all deals.
        components: The text and the name of a components file.
        options: Options of the game.
        fewest: The smallest number of bots allowed.
        duel: Whether the first bot sits alone among copies of each other bot, instead of everybody with everybody.
        budget: The budget of every bot that takes one and names none: with a time, they meet at equal time.

    Raises:
        NomarchError: An unknown game, bot, option or value.
    """
    found = find(game)
    setup = Setup.of(found, players, options, found.components(*components) if components else None)
    setup.initial_state()  # options that don't go together are refused
    names = tuple(bot.name for bot in load_bots(bots, fewest, budget))
    return Tournament(setup, names, check_seed(seed), duel)


def run(
    wanted: Tournament, games: int, *, file: Path | None = None, jobs: int | None = None,
    cluster: Cluster | None = None, progress: Callable[[int, int], None] = lambda done, total: None,
) -> Report:  # fmt: skip
    """Play the games that the results file lacks, and report.

    Args:
        wanted: The tournament, from `tournament`.
        games: The number of games, rounded up to whole deals.
        file: The results file; by default one in your data folder.
        jobs: The number of processes; by default one per core.
        cluster: A cluster to play on.
        progress: Called with the number of finished games and the total, first before any game is played.
    """
    at_least(1, games=games, jobs=jobs)
    fixtures = schedule(len(wanted.bots), wanted.setup.players, games, duel=wanted.duel)
    with Results(file or default_file(wanted), wanted) as results:
        played = play_missing(
            results, play, wanted, fixtures, jobs, cluster, lambda done: progress(done, len(fixtures))
        )
        return report(wanted, played)
