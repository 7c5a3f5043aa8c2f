"""Saved games: records in the user's data folder, with the seating."""

from __future__ import annotations

import itertools
import re
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path

import platformdirs

from nomarch.play.loading import load
from nomarch.play.match import Match
from nomarch.play.transcript import FORMAT
from nomarch.text.errors import NomarchError

__all__ = ["folder", "is_record", "kept", "new_file", "seats_in", "write"]

_SEATS = "# seats:"


def folder() -> Path:
    """Where games are saved."""
    return platformdirs.user_data_path("nomarch", appauthor=False) / "games"


def new_file(game: str) -> Path:
    """An unused file name."""
    stem = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
    names = itertools.chain([stem], (f"{stem}-{number}" for number in itertools.count(2)))
    return next(path for name in names if not (path := folder() / f"{name}.txt").exists())


def kept() -> Iterator[tuple[Path, Match]]:
    """The readable saved games, most recent first."""
    files = folder().glob("*.txt") if folder().is_dir() else ()
    for path in sorted(files, key=lambda file: file.stat().st_mtime, reverse=True):
        with suppress(OSError, UnicodeDecodeError, NomarchError):
            yield path, load(path.read_text(encoding="utf-8"))


def is_record(path: Path) -> bool:
    """Whether a file exists and starts like a record, so that it may be overwritten."""
    try:
        with path.open(encoding="utf-8") as file:
            return file.readline().strip() == FORMAT
    except (OSError, UnicodeDecodeError):
        return False


def write(match: Match, path: Path, seats: Sequence[str] = ()) -> None:
    """Save the record, with the seating in a comment; files are replaced atomically."""
    comment = f"{_SEATS} {','.join(seats)}\n" if seats else ""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}.draft")
    draft.write_text(match.record() + comment, encoding="utf-8")
    draft.replace(path)


def seats_in(text: str) -> str:
    """The seating in a saved record; empty if there is none."""
    found = re.search(rf"(?m)^{re.escape(_SEATS)}(.*)$", text)
    return found[1].strip() if found else ""
