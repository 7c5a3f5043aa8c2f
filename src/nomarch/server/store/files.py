"""The SQLite file on disk: permissions, lock and integrity."""

from __future__ import annotations

import contextlib
import os
import shlex
import stat
import sys
from pathlib import Path

from nomarch.play.lock import lock
from nomarch.text.language import Message

__all__ = [
    "Lock", "beside", "exposure", "log_missing", "make_folder", "make_private", "note_address", "noted_address",
    "remove_strays",
]  # fmt: skip

_OTHERS = stat.S_IRWXG | stat.S_IRWXO
_OLD = ".old"  # the suffix of databases that a restore kept aside
_WAL_MODE = 2  # at byte 18 of the file: the database is in WAL mode
_CLOSED_IN_WAL_MODE = (1, 2)  # of these schemas, servers left that byte as it was when they stopped


def beside(path: Path) -> list[Path]:
    """The files that SQLite keeps next to a database: its write-ahead log and the index of it."""
    return [path.with_name(path.name + suffix) for suffix in ("-wal", "-shm")]


def make_folder(path: Path) -> None:
    """Create a folder and its missing parents, private to their owner."""
    for folder in reversed([path, *path.parents]):
        if not folder.exists():
            folder.mkdir(mode=0o700, exist_ok=True)


def make_private(path: Path) -> None:
    """Create an empty file that only its owner may read. SQLite gives the files beside it the same mode."""
    make_folder(path.parent)
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def exposure(path: Path) -> Message | None:
    """A warning if other users of this machine may read the database or change it."""
    if sys.platform == "win32":  # folders there are private to their user, and the mode says nothing
        return None
    files = [each for each in (path, *beside(path)) if each.exists()]
    if not any(each.stat().st_mode & _OTHERS for each in files):
        return None
    command = shlex.join(["chmod", "600", *map(str, files)])
    return Message("database_exposed", {"path": str(path), "command": command})


def log_missing(path: Path) -> Message | None:
    """A warning if a database wasn't closed cleanly and its write-ahead log is missing, as after copying just the one
    file while a server uses it. Call this before SQLite opens the file."""
    with path.open("rb") as file:
        header = file.read(64)
    schema = int.from_bytes(header[60:64], "big")
    if len(header) < 64 or header[18] != _WAL_MODE or schema in _CLOSED_IN_WAL_MODE or beside(path)[0].exists():
        return None
    return Message("database_log_missing", {"path": str(path), "log": beside(path)[0].name})


def remove_strays(path: Path) -> None:
    """Remove leftovers of a restore that was killed just before it took effect: second names of the database."""
    for stray in path.parent.glob(f"{path.name}.*{_OLD}"):
        if stray.samefile(path):
            stray.unlink()


def note_address(path: Path, address: str) -> None:
    """Store the address of a database's server, for commands that talk to it."""
    file = _address_file(path)
    make_private(file)
    file.write_text(address, encoding="utf-8")


def noted_address(path: Path) -> str:
    """The stored address of a database's server; empty if there is none."""
    try:
        return _address_file(path).read_text(encoding="utf-8").strip()
    except OSError:
        return ""


def _address_file(path: Path) -> Path:
    return path.with_name(path.name + ".address")


class Lock:
    """A lock on a database, for one server or one restore. The operating system holds it, in a file beside the
    database, and releases it however this process ends."""

    def __init__(self, path: Path) -> None:
        self._path = path.with_name(path.name + ".lock")
        self._file = -1

    def take(self) -> bool:
        """Take the lock, if it is free."""
        file = os.open(self._path, os.O_CREAT | os.O_RDWR, 0o600)
        if not lock(file):
            os.close(file)
            return False
        self._file = file
        return True

    def release(self) -> None:
        """Release the lock; the file stays, because another process may be about to lock it."""
        if self._file >= 0:
            os.close(self._file)
            self._file = -1
