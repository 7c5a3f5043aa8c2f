"""The data frame of a study: a row per game and seat, a column per statistic; stored as Parquet."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from nomarch.lab.playing import Studied
from nomarch.text.errors import NomarchError

__all__ = ["COLUMNS", "DID", "POINTS", "Column", "Frame", "read", "tabulate", "thing", "write"]

Column = NDArray[Any]
_FORMAT = b"nomarch study"

COLUMNS = {
    "set": "0, or 1 for the variant that is compared with it",
    "game": "number of the game; games of both sets with the same number are compared",
    "deal": "number of the deal; games on one deal are not independent",
    "seat": "the seat, from 0",
    "order": "place in the turn order; 1 began",
    "bot": "the bot at the seat",
    "score": "the score",
    "margin": "the score minus the mean score of the other seats",
    "rank": "the rank from 1; tied seats share a rank",
    "share": "the win share: 1 for the winner, divided when several win",
    "turns": "number of turns in the game",
    "decisions": "number of decisions of the seat; forced moves don't count",
    "seconds": "thinking time (wall-clock)",
}

POINTS, DID = "points", "did"  # the groups that every game names alike: parts of the score, and what a player did


def thing(name: str) -> str:
    """What a column counts, as text."""
    return (name.partition(".")[2] or name).replace("_", " ").replace("->", "→")


@dataclass(frozen=True)
class Frame:
    """Columns of equal length by name, and the settings of each set."""

    sets: list[dict[str, Any]]
    columns: dict[str, Column]

    def __getitem__(self, name: str) -> Column:
        return self.columns[name]

    def __len__(self) -> int:
        return len(self.columns["set"])

    @cached_property
    def groups(self) -> dict[str, list[str]]:
        """The game's own columns by group."""
        found: dict[str, list[str]] = {}
        for name in self.columns:
            if name not in COLUMNS:
                found.setdefault(name.partition(".")[0], []).append(name)
        return found

    @property
    def bots(self) -> list[str]:
        """The bots that played."""
        return list(self.sets[0]["bots"])

    def where(self, rows: NDArray[np.bool_]) -> Frame:
        """A frame of the selected rows."""
        return Frame(self.sets, {name: column[rows] for name, column in self.columns.items()})

    def stack(self, names: Sequence[str]) -> NDArray[np.float64]:
        """Several columns as a matrix."""
        return np.column_stack([self.columns[name].astype(np.float64) for name in names])


def tabulate(sets: Sequence[dict[str, Any]], played: Sequence[Sequence[Studied]]) -> Frame:
    """A frame of the games of each set, in the order of deals and seatings."""
    rows: list[dict[str, Any]] = []
    names = dict.fromkeys(COLUMNS)
    for number, games in enumerate(played):
        for game_number, game in enumerate(sorted(games, key=lambda game: game.fixture)):
            for seat, counted in enumerate(game.seats):
                names |= dict.fromkeys(counted)
                bot = sets[number]["bots"][game.seating[seat]]
                which = {"set": number, "game": game_number, "deal": game.deal, "seat": seat, "bot": bot}
                rows.append(which | counted)
    facts = sorted(set(names) - set(COLUMNS), key=_natural)
    return Frame(list(sets), {name: _column([row.get(name, 0) for row in rows]) for name in (*COLUMNS, *facts)})


def _natural(name: str) -> tuple[str, int, str]:
    """The natural sort key: groups together, and 10A after 9A."""
    group, _, thing = name.partition(".")
    digits = thing[: len(thing) - len(thing.lstrip("0123456789"))]
    return group, int(digits or 0), thing


def _column(values: Sequence[Any]) -> Column:
    column = np.array(values)
    if column.dtype.kind == "f" and np.array_equal(column, np.round(column)):
        return column.astype(np.int32)
    return column.astype(np.int32) if column.dtype.kind == "i" else column


def write(table: Frame, path: Path) -> None:
    """Write a frame as Parquet, with the settings and a description of each column as metadata."""
    import pyarrow as pa  # an optional dependency, imported on demand
    import pyarrow.parquet as pq

    arrays = {
        name: pa.array(column.tolist()).dictionary_encode() if column.dtype.kind == "U" else pa.array(column)
        for name, column in table.columns.items()
    }
    fields = [
        pa.field(
            name,
            array.type,
            metadata={
                "description": COLUMNS.get(
                    name, f"count of {name.partition('.')[2].replace('_', ' ')} ({name.partition('.')[0]})"
                )
            },
        )
        for name, array in arrays.items()
    ]
    about = {_FORMAT: json.dumps(table.sets).encode()}
    whole = pa.Table.from_arrays(list(arrays.values()), schema=pa.schema(fields, metadata=about))
    try:
        pq.write_table(whole, path, compression="zstd")
    except OSError as error:
        raise NomarchError("terminal_not_saved", file=str(path), reason=error.strerror or str(error)) from None


def read(path: Path) -> Frame:
    """Read a frame that `write` wrote."""
    import pyarrow.parquet as pq

    try:
        whole = pq.read_table(path)
        about = json.loads(whole.schema.metadata[_FORMAT])
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise NomarchError("lab_no_table", file=str(path), reason=str(error)) from None
    return Frame(about, {name: np.array(whole[name].to_pylist()) for name in whole.column_names})
