"""The games that are finished, in a file: a line of JSON each, written as soon as a game is over.

The first line tells which tournament it is. A line that was cut off when the program was killed is dropped.
"""

from __future__ import annotations

import fcntl
import json
from dataclasses import asdict
from hashlib import sha256
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import platformdirs

from nomarch.arena.contestants import source
from nomarch.arena.playing import Played, Tournament
from nomarch.errors import NomarchError
from nomarch.games import find

__all__ = ["Results", "default_file", "header"]

_FORMAT = "nomarch arena 1"
_PACKAGE = Path(__file__).parent.parent


def header(tournament: Tournament) -> dict[str, Any]:
    """What tells a tournament from every other, the code of its bots and rules included."""
    game = find(tournament.game)
    components = game.components(*tournament.components) if tournament.components else game.standard()
    return {
        "format": _FORMAT,
        "game": tournament.game,
        "rules": game.version,
        "components": components.digest,
        "players": tournament.players,
        "options": dict(tournament.options),
        "bots": list(tournament.bots),
        "seed": tournament.seed,
        "code": _code(tournament),
    }


def _code(tournament: Tournament) -> str:
    """A digest of what decides how bots play: results of a bot as it was must not be mixed with those of it now."""
    package = [*(_PACKAGE / "bots").rglob("*"), *(_PACKAGE / tournament.game).glob("*.py"), _PACKAGE / "loops.py"]
    own = [source(entry) for entry in tournament.bots]
    digest = sha256()
    for file in [*sorted(package), *filter(None, own)]:
        if file.is_file() and file.suffix != ".pyc":
            digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def default_file(tournament: Tournament) -> Path:
    """Where a tournament's results are kept unless a file is named: the same tournament finds them again."""
    digest = sha256(json.dumps(header(tournament)).encode()).hexdigest()[:12]
    return platformdirs.user_data_path("nomarch", appauthor=False) / "arena" / f"{tournament.game}-{digest}.jsonl"


class Results:
    """An open file of results; one process at a time has it."""

    def __init__(self, path: Path, tournament: Tournament) -> None:
        self._path, self._header = path, header(tournament)
        self.played: list[Played] = []

    def __enter__(self) -> Self:
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._file = self._path.open("a+b")
        except OSError as error:
            raise NomarchError("arena_file", file=str(self._path), reason=error.strerror or str(error)) from None
        try:
            self._lock()
            self._read()
        except BaseException:
            self._file.close()
            raise
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._file.close()

    def add(self, played: Played) -> None:
        """Keep a game that has just been finished."""
        self._write(asdict(played))
        self.played.append(played)

    def _lock(self) -> None:
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise NomarchError("arena_in_use", file=str(self._path)) from None

    def _write(self, line: dict[str, Any]) -> None:
        self._file.write(json.dumps(line).encode() + b"\n")
        self._file.flush()

    def _read(self) -> None:
        self._file.seek(0)
        text = self._file.read()
        whole = text[: text.rfind(b"\n") + 1]
        lines = whole.splitlines()
        if lines and self._parse(lines[0], 1) != self._header:
            raise NomarchError("arena_other_tournament", file=str(self._path))
        self.played = [self._game(line, number) for number, line in enumerate(lines[1:], 2)]
        self._file.truncate(len(whole))
        if not lines:
            self._write(self._header)

    def _game(self, line: bytes, number: int) -> Played:
        found = self._parse(line, number)
        try:
            by_seat = {name: tuple(value) for name, value in found.items() if name != "deal"}
            return Played(deal=int(found["deal"]), **by_seat)
        except (KeyError, TypeError, ValueError):
            raise NomarchError("arena_line", file=str(self._path), line=number) from None

    def _parse(self, line: bytes, number: int) -> dict[str, Any]:
        try:
            found = json.loads(line)
        except ValueError:
            found = None
        if not isinstance(found, dict):
            # A file that is something else is left alone.
            raise NomarchError("arena_line", file=str(self._path), line=number)
        return found
