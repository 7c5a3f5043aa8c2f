"""Calibrate the win probabilities of a game: python -m bench.calibration GAME

The strongest bot plays itself with a small budget. At one decision in a few it is asked for its evaluation, and in the
end it is known who won. The calibration with the smallest log loss is written to the game's tuning file, and a
reliability curve to docs/research/images. Scores before and after are of games that the calibration wasn't fitted to:
each half of the deals is corrected by what was fitted to the other half.

Games are stored in bench/results/calibration as they finish, and the same command with more games continues.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np

from bench.reliability import Bin, draw_reliability
from nomarch import new
from nomarch.arena.ratings import bootstrap_counts
from nomarch.bots.budget import Budget
from nomarch.bots.calibration import corrected, fit
from nomarch.bots.search_driver import evaluate_uncalibrated, search
from nomarch.bots.tuning import read_tuning, write_tuning
from nomarch.engine.struct import Array
from nomarch.games import registry

__all__ = ["Sampled", "bins", "brier", "cross_validated", "play"]

_ROOT = Path(__file__).parent.parent
_RESULTS = _ROOT / "bench" / "results" / "calibration"
_PICTURES = _ROOT / "docs" / "images"
_SEED = 7_000_000
_ONE_IN = 9  # decisions
_PLAYED, _SHOWN = Budget(simulations=40), Budget(simulations=300)
_BINS = 10


@dataclass(frozen=True)
class Sampled:
    """Some positions of a game: their turns, what was expected of them by seat, and who won."""

    deal: int
    last_turn: int
    turns: list[int]
    expected: list[list[float]]
    won: list[float]


def play(game: str, players: int, deal: int) -> Sampled:
    """Play a game and evaluate some positions."""
    match, turns, expected = new(game, players, _SEED + deal), list[int](), list[list[float]]()
    while not match.over:
        number = len(match.actions)
        known = match.information_state(deal)
        if (number + deal) % _ONE_IN == 0:
            best = max(evaluate_uncalibrated(known, _SHOWN), key=lambda each: each.win_probabilities[known.seat])
            turns.append(match.turn)
            expected.append([round(each, 4) for each in best.win_probabilities])
        match.play(search(match.information_state(deal + 1), _PLAYED))
    return Sampled(deal, match.turn, turns, expected, list(match.win_shares))


def brier(expected: Array, won: Array, deals: Array) -> tuple[float, float, float]:
    """The Brier score, the mean squared error summed over the seats, with its 95% interval over deals."""
    errors = ((expected - won) ** 2).sum(axis=1)
    sums = np.array([[errors[deals == deal].sum(), (deals == deal).sum()] for deal in np.unique(deals)])
    drawn = bootstrap_counts(len(sums)) @ sums
    low, high = np.quantile(drawn[:, 0] / drawn[:, 1], [0.025, 0.975])
    return float(errors.mean()), float(low), float(high)


def cross_validated(expected: Array, turns: Array, won: Array, deals: Array, usual: float) -> Array:
    """What would have been shown: each half of the deals corrected by what was fitted to the other."""
    shown = np.zeros_like(expected)
    for half in (0, 1):
        other = deals % 2 != half
        how = fit(expected[other], turns[other], won[other], usual)
        shown[~other] = corrected(expected[~other], turns[~other], how)
    return shown


def bins(expected: Array, won: Array) -> list[Bin]:
    """By tenths of what was expected of a seat: the mean of that, how often it came true, and how many they are."""
    tenths = np.minimum((expected * _BINS).astype(int), _BINS - 1)
    found = ((expected[tenths == each], won[tenths == each]) for each in range(_BINS))
    return [Bin(float(some.mean()), float(came.mean()), len(some)) for some, came in found if len(some)]


def _stored(game: str, players: int, games: int) -> list[Sampled]:
    """Play what a file of games lacks."""
    _RESULTS.mkdir(parents=True, exist_ok=True)
    file = _RESULTS / f"{game}-{players}.jsonl"
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    found = [Sampled(**json.loads(line)) for line in lines]
    with file.open("a", encoding="utf-8") as out:
        for deal in range(len(found), games):
            found.append(play(game, players, deal))
            print(json.dumps(vars(found[-1])), file=out, flush=True)
    return found


def _report(game: str, players: int, sampled: Sequence[Sampled]) -> list[float]:
    """Print a row of the table and draw the curve; returns the calibration."""
    expected = np.array([row for each in sampled for row in each.expected])
    turns = np.array([turn for each in sampled for turn in each.turns])
    won = np.array([each.won for each in sampled for _ in each.turns])
    deals = np.array([each.deal for each in sampled for _ in each.turns])
    usual = float(round(np.mean([each.last_turn for each in sampled])))
    shown = cross_validated(expected, turns, won, deals, usual)
    scores = [
        f"{value:.4f} ({low:.4f} to {high:.4f})"
        for value, low, high in (brier(expected, won, deals), brier(shown, won, deals))
    ]
    how = [round(each, 3) for each in fit(expected, turns, won, usual)]
    print(
        f"| {game} | {players} | {len(sampled)} | {len(turns)} | {' | '.join(scores)} | {how[0]:.2f}, {how[1]:.2f} |",
        flush=True,
    )
    _PICTURES.mkdir(exist_ok=True)
    title = f"{game}, {players} players: how often a win came true"
    draw_reliability(_PICTURES / f"reliability-{game}-{players}.svg", title, bins(expected, won), bins(shown, won))
    return how


def main() -> None:
    """Read the command line, play, fit, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(registry.places()))
    parser.add_argument("--players", type=int, nargs="+", help="by default every number")
    parser.add_argument("--games", type=int, default=400, help="for each number of players")
    said = parser.parse_args()
    game = registry.find(said.game)
    print("| game | players | games | positions | Brier score as it is | calibrated | powers |")
    print("|---|---|---|---|---|---|---|")
    found = {
        str(players): _report(game.name, players, _stored(game.name, players, said.games))
        for players in said.players or game.seats
    }
    tuning = read_tuning(game)
    write_tuning(game, replace(tuning, calibration=dict(tuning.calibration) | found))


if __name__ == "__main__":
    main()
