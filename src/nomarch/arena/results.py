"""The games of a tournament that are finished, and what tells it from every other."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import platformdirs

from nomarch.arena.journal import Journal
from nomarch.arena.playing import Played, Tournament
from nomarch.bots.named import source
from nomarch.engine.jit import kernel_sources, sources_beside

__all__ = ["Results", "default_file", "header"]

_PACKAGE = Path(__file__).parent.parent


def header(tournament: Tournament, kind: str = "arena") -> dict[str, Any]:
    """What tells a tournament from every other, the code of its bots and rules included; `kind` is of the file."""
    setup = tournament.setup
    return {
        "format": f"nomarch {kind} 1",
        "game": setup.game.name,
        "rules": setup.game.version,
        "components": setup.components.digest,
        "players": setup.players,
        "options": dict(setup.options),
        "bots": list(tournament.bots),
        "seed": tournament.seed,
        "code": _code(tournament),
    }


def _code(tournament: Tournament) -> str:
    """A digest of what decides how bots play: results of a bot as it was must not be mixed with those of it now."""
    digest = sha256()
    for file in _sources(tournament):
        digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def _sources(tournament: Tournament) -> list[Path]:
    """All that is compiled, the rest of the bots (the learned weights among it) and of the game, and bots of your own.

    The bots' own files stand in the order of their entries.
    """
    package = {
        *kernel_sources(),
        *(file for file in (_PACKAGE / "bots").rglob("*") if file.is_file() and file.suffix != ".pyc"),
        *sources_beside(type(tournament.setup.game).__module__),
    }
    return [*sorted(package), *filter(None, map(source, tournament.bots))]


def default_file(tournament: Tournament, kind: str = "arena") -> Path:
    """Where a tournament's results are kept unless a file is named: the same tournament finds them again."""
    digest = sha256(json.dumps(header(tournament, kind)).encode()).hexdigest()[:12]
    return (
        platformdirs.user_data_path("nomarch", appauthor=False) / kind / f"{tournament.setup.game.name}-{digest}.jsonl"
    )


class Results(Journal[Played]):
    """An open file of results."""

    def __init__(self, path: Path, tournament: Tournament) -> None:
        super().__init__(path, header(tournament))

    def read(self, line: dict[str, Any]) -> Played:
        """A game that was played before."""
        by_seat = {name: tuple(value) for name, value in line.items() if name != "deal"}
        return Played(deal=int(line["deal"]), **by_seat)
