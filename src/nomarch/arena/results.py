"""The finished games of a tournament, and its identity hash."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import platformdirs

from nomarch.arena.journal import Journal
from nomarch.arena.playing import Played, Tournament
from nomarch.bots.named import source
from nomarch.engine.code_cache import kernel_sources, sources_beside

__all__ = ["Results", "default_file", "header"]

_PACKAGE = Path(__file__).parent.parent


def header(tournament: Tournament, kind: str = "arena") -> dict[str, Any]:
    """The identity of a tournament, including a digest of its bots' and rules' code; `kind` is the kind of file."""
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
        **({"duel": True} if tournament.duel else {}),
        "code": _code(tournament),
    }


def _code(tournament: Tournament) -> str:
    """A digest of the code that determines play: results of different versions of a bot must not be mixed."""
    digest = sha256()
    for file in _sources(tournament):
        digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def _sources(tournament: Tournament) -> list[Path]:
    """The sources of that digest: compiled code, the bots and their weights, the game, and your own bots.

    Your own bots' files are in the order of the entries.
    """
    package = {
        *kernel_sources(),
        *(file for file in (_PACKAGE / "bots").rglob("*") if file.is_file() and file.suffix != ".pyc"),
        *sources_beside(type(tournament.setup.game).__module__),
    }
    return [*sorted(package), *filter(None, map(source, tournament.bots))]


def default_file(tournament: Tournament, kind: str = "arena") -> Path:
    """The default results file of a tournament: the same tournament finds it again."""
    digest = sha256(json.dumps(header(tournament, kind)).encode()).hexdigest()[:12]
    return (
        platformdirs.user_data_path("nomarch", appauthor=False) / kind / f"{tournament.setup.game.name}-{digest}.jsonl"
    )


class Results(Journal[Played]):
    """An open file of results."""

    def __init__(self, path: Path, tournament: Tournament) -> None:
        super().__init__(path, header(tournament))

    def read(self, line: dict[str, Any]) -> Played:
        """Parse a stored game."""
        by_seat = {name: tuple(value) for name, value in line.items() if name != "deal"}
        return Played(deal=int(line["deal"]), **by_seat)
