"""Virtual environments beside the project's own: .venv-bench, made from requirements/bench.txt, for the peers."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / ".venv-bench"
LOCK = ROOT / "requirements" / "bench.txt"
HOW = f"delete {FOLDER.name}, then python bench/speed.py installs {LOCK.relative_to(ROOT).as_posix()} into it"

_STAMP = "lock.sha256"  # written last: an interrupted install is repeated
_LIST = """
import json, re
from importlib.metadata import distributions
print(json.dumps({re.sub("[-_.]+", "-", d.metadata["Name"]).lower(): d.version for d in distributions()}))
"""


def python_of(folder: Path) -> Path:
    """The interpreter of an environment."""
    return folder.joinpath(*(("Scripts", "python.exe") if os.name == "nt" else ("bin", "python")))


PYTHON = python_of(FOLDER)


def prepare(folder: Path = FOLDER, lock: Path = LOCK, first: Sequence[str] = ()) -> str:
    """Create an environment if its lock is new; returns an error message, or empty.

    Requirements in `first` are pinned but not hashed; they are installed before the lock.
    """
    python, stamp, digest = python_of(folder), folder / _STAMP, hashlib.sha256(lock.read_bytes()).hexdigest()
    if python.exists() and stamp.exists() and stamp.read_text() == digest:
        return ""
    print(f"installing {lock.relative_to(ROOT).as_posix()} into {folder.name} (about 800 MB, a minute) ...", flush=True)
    shutil.rmtree(folder, ignore_errors=True)
    install = (str(python), "-m", "pip", "install", "--quiet")
    commands: list[tuple[str, ...]] = [(sys.executable, "-m", "venv", str(folder))]
    commands += [(*install, *first)] if first else []
    commands += [(*install, "--no-deps", "--require-hashes", "-r", str(lock))]
    for command in commands:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            # venv explains a missing ensurepip on stdout, pip its errors on stderr.
            return (done.stderr.strip() or done.stdout.strip())[-1000:]
    stamp.write_text(digest)
    return ""


def versions() -> dict[str, str]:
    """The installed versions, by package name."""
    if not PYTHON.exists():
        return {}
    listed = subprocess.run((str(PYTHON), "-c", _LIST), capture_output=True, text=True, check=True)
    found: dict[str, str] = json.loads(listed.stdout)
    return found
