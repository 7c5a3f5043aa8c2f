"""Count instructions per decision and per game of our engine: `python bench/instructions.py --players 2`.

Counts, unlike times, are the same on a busy machine. Valgrind counts the whole process, start-up included, so the
result is the difference of two runs with different numbers of games.
Start-up itself varies by half a million instructions, which 5,000 games make less than one in a hundred.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass

PLAY = """
import json, sys
import nomarch
game, players, games = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
played = nomarch.simulate(game, players=players, games=games, seed=1)
print(json.dumps({"decisions": played.decisions, "games": played.games}))
"""
VALGRIND = ("valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null")
# Valgrind emulates a simpler processor than the machine's. With the processor given, Numba compiles the
# same code inside and outside, finds it in its cache, and the count is that of this processor everywhere.
PROCESSOR = {
    "NUMBA_CPU_NAME": "haswell",
    "NUMBA_CPU_FEATURES": "+avx2,+bmi,+bmi2,+fma,+lzcnt,+popcnt",
}
if platform.machine() != "x86_64":
    PROCESSOR = {"NUMBA_CPU_NAME": "generic"}
STEADY = {
    "PYTHONHASHSEED": "0",
    "OMP_NUM_THREADS": "1",
    "OPENBLAS_NUM_THREADS": "1",
    "NUMBA_NUM_THREADS": "1",
}


@dataclass(frozen=True)
class Run:
    instructions: int
    decisions: int
    games: int


def run(game: str, players: int, games: int, counted: bool = True) -> Run:
    done = subprocess.run(
        (*(VALGRIND if counted else ()), sys.executable, "-c", PLAY, game, str(players), str(games)),
        env=os.environ | PROCESSOR | STEADY,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        sys.exit(done.stderr[-2000:])
    played = json.loads(done.stdout.splitlines()[-1])
    found = re.search(r"Collected : (\d+)", done.stderr)
    return Run(int(found[1]) if found else 0, played["decisions"], played["games"])


def main() -> None:
    parser = argparse.ArgumentParser(description="Instructions a decision, counted by Valgrind.")
    parser.add_argument("game", nargs="?", default="fertility")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=5000, help="of the short run; the long has twice")
    chosen = parser.parse_args()
    if not shutil.which("valgrind"):
        sys.exit("valgrind is not installed; on Debian: apt-get install valgrind")

    print("compiling, or loading what is compiled ...", flush=True)
    run(chosen.game, chosen.players, games=1, counted=False)
    print(f"counting {chosen.games} games, then {2 * chosen.games}; start-up is slow ...", flush=True)
    short = run(chosen.game, chosen.players, chosen.games)
    long = run(chosen.game, chosen.players, 2 * chosen.games)

    instructions = long.instructions - short.instructions
    decisions, games = long.decisions - short.decisions, long.games - short.games
    print(f"{chosen.game}, {chosen.players} players: {decisions / games:.1f} decisions a game, random play")
    print(f"  {instructions / decisions:,.0f} instructions a decision")
    print(f"  {instructions / games:,.0f} instructions a game")


if __name__ == "__main__":
    main()
