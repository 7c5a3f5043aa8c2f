"""Compare our engine with its peers in one run: `python bench/speed.py` (README.md beside this file)."""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench import peer_venv
from bench.contestants import CONTESTANTS, OUR_GAMES, Contestant

ONE_THREAD = {
    "OMP_NUM_THREADS": "1",
    "OPENBLAS_NUM_THREADS": "1",
    "NUMBA_NUM_THREADS": "1",
    "JAX_PLATFORMS": "cpu",
    "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1",
    "PYGAME_HIDE_SUPPORT_PROMPT": "1",
}
console = Console()


@dataclass
class Result:
    contestant: Contestant
    version: str = ""
    problem: str = ""  # why there are no results
    decisions: list[float] = field(default_factory=list)  # a CPU second, one entry a round
    games: list[float] = field(default_factory=list)


def play(result: Result, seconds: float) -> None:
    """One round of one contestant, in a process of its own."""
    contestant = result.contestant
    python = sys.executable if contestant.ours else str(peer_venv.PYTHON)
    done = subprocess.run(
        (python, "-m", *contestant.command, "--seconds", str(seconds)),
        cwd=peer_venv.ROOT,
        env=os.environ | ONE_THREAD,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        said = done.stderr.strip().splitlines()
        result.problem = f"failed: {said[-1] if said else f'exit code {done.returncode}'}"
        return
    tally = json.loads(done.stdout.splitlines()[-1])
    result.decisions.append(tally["decisions"] / tally["cpu_seconds"])
    result.games.append(tally["games"] / tally["cpu_seconds"])


def measure(contestants: list[Contestant], rounds: int, seconds: float) -> list[Result]:
    """Measure all contestants in turn, round after round, so that other load affects all of them."""
    results = [Result(contestant) for contestant in contestants]
    installed = peer_venv.versions()
    for result in results:
        if not result.contestant.ours:
            result.version = installed.get(result.contestant.package, "")
            result.problem = "" if result.version else f"not installed: {peer_venv.HOW}"
    for number in range(1, rounds + 1):
        for result in results:
            if not result.problem:
                play(result, seconds)
            said = result.problem or f"{result.decisions[-1]:,.0f} decisions/s"
            console.print(f"round {number}/{rounds}  {result.contestant.label}: {said}", highlight=False)
    return results


def ratios(result: Result, results: list[Result], game: str) -> list[float]:
    """Ours / theirs in decisions a second, round by round, against this game of ours for as many players."""
    who = result.contestant
    for mine in results:
        if mine.contestant.ours and (mine.contestant.game, mine.contestant.players) == (game, who.players):
            return [a / b for a, b in zip(mine.decisions, result.decisions, strict=False)]
    return []


def times(ratio: float) -> str:
    return f"{ratio:,.1f}" if ratio < 100 else f"{ratio:,.0f}"


def table(results: list[Result], title: str) -> Table:
    drawn = Table("game (players) loop", title=title, box=box.SIMPLE_HEAD)
    for heading in ("decisions/s", "games/s", *(f"{game} / theirs" for game in OUR_GAMES)):
        drawn.add_column(heading, justify="right")
    engine = ""
    for result in results:
        who = result.contestant
        if who.engine != engine:
            engine = who.engine
            drawn.add_row(f"[bold]{engine} {result.version}")
        if result.problem:
            drawn.add_row(f"  {who.contest}", "not measured")
            continue
        rates = [f"{statistics.median(each):,.0f}" for each in (result.decisions, result.games)]
        for game in OUR_GAMES:
            if by_round := [] if who.ours else ratios(result, results, game):
                middle, low, high = (times(pick(by_round)) for pick in (statistics.median, min, max))
                rates.append(f"{middle} ({low}-{high})")
        drawn.add_row(f"  {who.contest}", *rates)
    return drawn


def as_json(results: list[Result], rounds: int, seconds: float) -> dict[str, Any]:
    return {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "rounds": rounds,
        "seconds": seconds,
        "results": [
            asdict(result) | {"ours_to_theirs": {game: ratios(result, results, game) for game in OUR_GAMES}}
            for result in results
        ],
    }


def pin() -> None:
    """Pin this process and its children to the last available core, where supported."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def main() -> int:
    parser = argparse.ArgumentParser(description="Random play of our engine and of its peers, in one run.")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU seconds a contestant and round")
    parser.add_argument("--only", nargs="+", metavar="WORD", help="contestants whose name holds one of these")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write every round's rates there")
    chosen = parser.parse_args()
    contestants = [
        contestant
        for contestant in CONTESTANTS
        if not chosen.only or any(word.lower() in contestant.label.lower() for word in chosen.only)
    ]
    if not all(contestant.ours for contestant in contestants) and (problem := peer_venv.prepare()):
        console.print(f"the peers could not be installed:\n{problem}", markup=False, highlight=False)
    pin()
    results = measure(contestants, chosen.rounds, chosen.seconds)
    console.print(table(results, f"Random legal play on one core, a CPU second; median of {chosen.rounds} rounds"))
    for result in results:
        if result.problem:
            console.print(f"{result.contestant.label}: {result.problem}", markup=False, highlight=False)
    if chosen.json:
        chosen.json.write_text(json.dumps(as_json(results, chosen.rounds, chosen.seconds), indent=2) + "\n")
    return 1 if any(result.problem for result in results) else 0


if __name__ == "__main__":
    sys.exit(main())
