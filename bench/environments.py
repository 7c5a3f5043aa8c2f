"""Compare our batch environment with PettingZoo and pgx: `python bench/environments.py` (README.md beside it)."""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench import peer_venv
from bench.batch import steps_a_second
from bench.contestants import ENVIRONMENTS, OUR_GAMES
from bench.speed import as_json, console, measure, pin, table, times


def scaling(rounds: int, seconds: float) -> dict[str, list[float]]:
    """Speed-up of two threads over one by game, round by round, in wall-clock time; run before pinning to a core."""
    found = {}
    for game in OUR_GAMES:
        pairs = [[steps_a_second(game, 2, threads, seconds) for threads in (1, 2)] for _ in range(rounds)]
        found[game] = [two / one for one, two in pairs]
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description="Environment steps of our batches and of their peers, in one run.")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU seconds a contestant and round")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write every round's rates there")
    chosen = parser.parse_args()
    if problem := peer_venv.prepare():
        console.print(f"the peers could not be installed:\n{problem}", markup=False, highlight=False)
    ratios = scaling(chosen.rounds, chosen.seconds)
    pin()
    results = measure(list(ENVIRONMENTS), chosen.rounds, chosen.seconds)
    title = f"Environment steps with observations and masks, one core, a CPU second; median of {chosen.rounds} rounds"
    console.print(table(results, title))
    for game, by_round in ratios.items():
        middle, low, high = (times(pick(by_round)) for pick in (statistics.median, min, max))
        console.print(f"{game}, 2 players: two threads are {middle} ({low}-{high}) times one, in wall-clock time")
    problems = [result for result in results if result.problem]
    for result in problems:
        console.print(f"{result.contestant.label}: {result.problem}", markup=False, highlight=False)
    if chosen.json:
        told = as_json(results, chosen.rounds, chosen.seconds) | {"two_threads_to_one": ratios}
        chosen.json.write_text(json.dumps(told, indent=2) + "\n")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
