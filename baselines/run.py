"""Train a baseline: its checkpoint and its learning curve.

    python -m baselines.run NAME [--game nile] [--players 2] [--length N]

`afterstate_ppo` needs NumPy only. For the others, the first run installs PyTorch and the hash-locked
requirements/baselines.txt into .venv-baselines. `--length` is the amount of training, in the unit of the script; a
short one is for trying it out. Everything runs in one thread.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

from baselines.agents import TRAINED
from baselines.curve import CURVES, Curve
from baselines.policy import CHECKPOINTS, save, stem

ROOT = Path(__file__).resolve().parents[1]
WITHOUT_PYTORCH = ("afterstate_ppo",)  # it also plays at any number of players
VENV, LOCK, TORCH = ROOT / ".venv-baselines", ROOT / "requirements" / "baselines.txt", "torch==2.13.0"


def in_one_thread(arguments: list[str], python: Path) -> int:
    """Run this command with an interpreter, in one thread."""
    paths = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    environment = os.environ | {"PYTHONPATH": paths, "OMP_NUM_THREADS": "1", "MKL_NUM_THREADS": "1"}
    command = [str(python), "-m", "baselines.run", *arguments]
    return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode


def with_pytorch(arguments: list[str]) -> int:
    """Run this command in the environment that has the learning libraries."""
    from bench import peer_venv  # a copy of this folder alone can train what needs NumPy only

    if problem := peer_venv.prepare(VENV, LOCK, (TORCH,)):
        print(problem, file=sys.stderr)
        return 1
    return in_one_thread(arguments, peer_venv.python_of(VENV))


def main() -> int:
    """Read the command line, and train."""
    reader = argparse.ArgumentParser(prog="baselines.run", description="Train a baseline.")
    reader.add_argument("name", choices=sorted(TRAINED))
    reader.add_argument("--game", default="nile", choices=("fertility", "nile"))
    reader.add_argument("--players", type=int, default=2, help="more than two for afterstate_ppo only")
    reader.add_argument("--length", type=int, help="how much training; by default what the published checkpoint got")
    reader.add_argument("--output", type=Path, help="where to write; by default over the published files")
    given = reader.parse_args()
    if given.players != 2 and given.name not in WITHOUT_PYTORCH:
        reader.error(f"{given.name} learns two-player games only")
    length = given.length or TRAINED[given.name].get((given.game, given.players))
    if not length:
        reader.error(f"no checkpoint of {given.name} is published for {given.game} with {given.players}: give --length")
    if given.name not in WITHOUT_PYTORCH and Path(sys.prefix) != VENV:
        return with_pytorch(sys.argv[1:])
    if os.environ.get("OMP_NUM_THREADS") != "1":
        return in_one_thread(sys.argv[1:], Path(sys.executable))
    curve = Curve(given.game, given.name, given.players)
    policy = import_module(f"baselines.{given.name}").train(given.game, length, curve)
    save(policy, (given.output or CHECKPOINTS) / f"{stem(given.name, given.game, given.players)}.npz")
    curve.write(given.output or CURVES)
    return 0


if __name__ == "__main__":
    sys.exit(main())
