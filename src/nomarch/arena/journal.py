"""A file of finished games: one line of JSON per game, written when the game ends.

The first line identifies the tournament or study. A line truncated by a crash is dropped.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from dataclasses import asdict
from pathlib import Path
from types import TracebackType
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

from nomarch.arena.schedule import Fixture
from nomarch.play.lock import lock
from nomarch.text.errors import NomarchError

__all__ = ["Finished", "Journal"]


class Finished(Protocol):
    """A stored game: a dataclass."""

    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def fixture(self) -> Fixture:
        """The fixture of the game."""


_G = TypeVar("_G", bound=Finished)


class Journal(ABC, Generic[_G]):
    """An open file of games, locked by one process."""

    def __init__(self, path: Path, header: dict[str, Any]) -> None:
        self._path, self._header = path, header
        self.games: list[_G] = []

    @abstractmethod
    def read(self, line: dict[str, Any]) -> _G:
        """Parse a line; raises KeyError, TypeError or ValueError if it isn't a game."""

    def add(self, game: _G) -> None:
        """Append a finished game."""
        self._write(asdict(game))
        self.games.append(game)

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

    def _write(self, line: dict[str, Any]) -> None:
        self._file.write(json.dumps(line).encode() + b"\n")
        self._file.flush()

    def _lock(self) -> None:
        if not lock(self._file.fileno()):
            raise NomarchError("arena_in_use", file=str(self._path))

    def _read(self) -> None:
        self._file.seek(0)
        text = self._file.read()
        whole = text[: text.rfind(b"\n") + 1]
        lines = whole.splitlines()
        if lines and self._parse(lines[0], 1) != self._header:
            raise NomarchError("arena_other_tournament", file=str(self._path))
        for number, line in enumerate(lines[1:], 2):
            try:
                self.games.append(self.read(self._parse(line, number)))
            except (KeyError, TypeError, ValueError):
                raise self._no_game(number) from None
        self._file.truncate(len(whole))
        if not lines:
            self._write(self._header)

    def _parse(self, line: bytes, number: int) -> dict[str, Any]:
        try:
            found = json.loads(line)
        except ValueError:
            found = None
        if not isinstance(found, dict):
            # Never overwrite a file of another kind.
            raise self._no_game(number)
        return found

    def _no_game(self, number: int) -> NomarchError:
        return NomarchError("arena_line", file=str(self._path), line=number)
