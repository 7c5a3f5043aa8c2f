"""The peers' own virtual environment: .venv-bench, made from requirements/bench.txt and from nothing else."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / ".venv-bench"
LOCK = ROOT / "requirements" / "bench.txt"
PYTHON = FOLDER.joinpath(*(("Scripts", "python.exe") if os.name == "nt" else ("bin", "python")))
HOW = f"delete {FOLDER.name}, then python bench/speed.py installs {LOCK.relative_to(ROOT).as_posix()} into it"

_STAMP = FOLDER / "lock.sha256"  # written last: an interrupted install is repeated
_LIST = """
import json, re
from importlib.metadata import distributions
print(json.dumps({re.sub("[-_.]+", "-", d.metadata["Name"]).lower(): d.version for d in distributions()}))
"""


def prepare() -> str:
    """Create the environment if the lock is new; returns an error message, or empty."""
    digest = hashlib.sha256(LOCK.read_bytes()).hexdigest()
    if PYTHON.exists() and _STAMP.exists() and _STAMP.read_text() == digest:
        return ""
    print(f"installing the peers into {FOLDER.name} (about 800 MB, a minute) ...", flush=True)
    shutil.rmtree(FOLDER, ignore_errors=True)
    install = ("-m", "pip", "install", "--quiet", "--require-hashes", "-r", str(LOCK))
    for command in ((sys.executable, "-m", "venv", str(FOLDER)), (str(PYTHON), *install)):
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            # venv explains a missing ensurepip on stdout, pip its errors on stderr.
            return (done.stderr.strip() or done.stdout.strip())[-1000:]
    _STAMP.write_text(digest)
    return ""


def versions() -> dict[str, str]:
    """The installed versions, by package name."""
    if not PYTHON.exists():
        return {}
    listed = subprocess.run((str(PYTHON), "-c", _LIST), capture_output=True, text=True, check=True)
    found: dict[str, str] = json.loads(listed.stdout)
    return found
