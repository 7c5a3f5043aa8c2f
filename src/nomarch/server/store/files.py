"""The SQLite file on disk: private, because it holds the server's key and the secrets of shuffles."""

from __future__ import annotations

import contextlib
import os
import shlex
import stat
from pathlib import Path

from nomarch.language import Message

__all__ = ["beside", "exposure", "make_private"]

_OTHERS = stat.S_IRWXG | stat.S_IRWXO


def beside(path: Path) -> list[Path]:
    """The files that SQLite keeps next to a database: its write-ahead log and the index of it."""
    return [path.with_name(path.name + suffix) for suffix in ("-wal", "-shm")]


def make_private(path: Path) -> None:
    """Create an empty file that only its owner may read, and the folders that are missing. SQLite gives its other
    files the same mode."""
    for folder in reversed([path.parent, *path.parent.parents]):
        if not folder.exists():
            folder.mkdir(mode=0o700, exist_ok=True)
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def exposure(path: Path) -> Message | None:
    """A warning if other users of this machine may read the database or change it."""
    if os.name == "nt":  # folders there are private to their user, and the mode says nothing
        return None
    files = [each for each in (path, *beside(path)) if each.exists()]
    if not any(each.stat().st_mode & _OTHERS for each in files):
        return None
    command = shlex.join(["chmod", "600", *map(str, files)])
    return Message("database_exposed", {"path": str(path), "command": command})
