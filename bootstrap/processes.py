"""Starting other programs."""

import os
import signal
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import NoReturn, TextIO

from bootstrap.terminal import doing, say, show

__all__ = ["ROOT", "SetupError", "become", "binary", "call", "listen", "step"]

ROOT = Path(__file__).resolve().parent.parent


class SetupError(Exception):
    """The environment can't be made; the message says what to do about it."""


def binary(venv: Path, name: str) -> Path:
    return venv / "Scripts" / f"{name}.exe" if sys.platform == "win32" else venv / "bin" / name


def step(what: str, command: list[str], **environment: str) -> None:
    """One step of the set-up: a line that says it, and the command that does it."""
    say(what)
    with doing(what):
        # Standard output belongs to the program that is run, so what a step prints goes where say prints.
        code = call(command, sys.stderr, environment)
    if code:
        raise SetupError(f"{what}: failed with exit code {code}. The command was:\n{' '.join(command)}")


def listen(what: str, command: list[str]) -> int:
    """Run a command beside others, and pass on every line that it prints."""
    with subprocess.Popen(
        command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        encoding="utf-8", errors="replace",
    ) as process, doing(what):  # fmt: skip
        assert process.stdout
        for line in filter(str.strip, process.stdout):
            show(line.rstrip())
    return process.returncode


def call(command: list[str], stdout: TextIO | None = None, environment: Mapping[str, str] | None = None) -> int:
    """Run a command to its end; its exit code."""
    env = {**os.environ, **(environment or {})}
    return subprocess.run(command, cwd=ROOT, check=False, stdout=stdout, env=env).returncode


def become(command: list[str]) -> NoReturn:
    """Hand the terminal and the signals over to the command."""
    if sys.platform == "win32":
        # No exec there keeps the console: stay, and leave Ctrl+C to the command.
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        sys.exit(subprocess.run(command, check=False).returncode)
    os.execv(command[0], command)
