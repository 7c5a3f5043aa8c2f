"""Run other programs."""

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
    """The setup failed; the message says what to do."""


def binary(venv: Path, name: str) -> Path:
    return venv / "Scripts" / f"{name}.exe" if sys.platform == "win32" else venv / "bin" / name


def step(what: str, command: list[str], **environment: str) -> None:
    """One step of the setup: prints a line and runs a command."""
    say(what)
    with doing(what):
        # stdout belongs to the program to run, so output of steps goes to stderr, like that of `say`.
        code = call(command, sys.stderr, environment)
    if code:
        raise SetupError(f"{what}: failed with exit code {code}. The command was:\n{' '.join(command)}")


def listen(what: str, command: list[str]) -> int:
    """Run a command in the background, and forward its output line by line."""
    with subprocess.Popen(
        command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        encoding="utf-8", errors="replace",
    ) as process, doing(what):  # fmt: skip
        assert process.stdout
        for line in filter(str.strip, process.stdout):
            show(line.rstrip())
    return process.returncode


def call(command: list[str], stdout: TextIO | None = None, environment: Mapping[str, str] | None = None) -> int:
    """Run a command; returns its exit code."""
    env = {**os.environ, **(environment or {})}
    return subprocess.run(command, cwd=ROOT, check=False, stdout=stdout, env=env).returncode


def become(command: list[str]) -> NoReturn:
    """Replace this process by the command."""
    if sys.platform == "win32":
        # Windows has no exec that keeps the console: wait, and leave Ctrl+C to the command.
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        sys.exit(subprocess.run(command, check=False).returncode)
    os.execv(command[0], command)
