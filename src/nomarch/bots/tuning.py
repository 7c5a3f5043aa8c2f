"""What is tuned for a game: the characters of its levels, and the calibration of its win probabilities.

It lies in a JSON file beside the game's weights. A game without one has the default characters, uncalibrated.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from nomarch.bots.calibration import AS_IT_IS, Calibration
from nomarch.bots.evaluation import weights_file
from nomarch.engine.game import Game

__all__ = ["Tuning", "read_tuning", "tuning_file", "write_tuning"]


@dataclass(frozen=True)
class Tuning:
    """The contents of the file."""

    features: Mapping[str, list[int]] = field(default_factory=dict)  # the numbers of features, by what they are about
    levels: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)  # by level: fields of its `Character`
    calibration: Mapping[str, list[float]] = field(default_factory=dict)  # by number of players: a `Calibration`

    def calibration_for(self, players: int) -> Calibration:
        """The calibration for a number of players."""
        found = self.calibration.get(str(players))
        return Calibration(*found) if found else AS_IT_IS


def tuning_file(game: Game) -> Path:
    """The file of a game."""
    return weights_file(game).with_suffix(".json")


@cache
def read_tuning(game: Game) -> Tuning:
    """What is tuned for a game."""
    file = tuning_file(game)
    return Tuning(**json.loads(file.read_text(encoding="utf-8"))) if file.exists() else Tuning()


def write_tuning(game: Game, tuning: Tuning) -> None:
    """Write the file: a line for each level and each number of players."""
    parts = []
    for name, entries in asdict(tuning).items():
        lines = [f"    {json.dumps(key)}: {json.dumps(value)}" for key, value in entries.items()]
        parts.append(f'  "{name}": {{\n' + ",\n".join(lines) + "\n  }")
    tuning_file(game).write_text("{\n" + ",\n".join(parts) + "\n}\n", encoding="utf-8")
    read_tuning.cache_clear()
