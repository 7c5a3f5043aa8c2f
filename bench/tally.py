"""The counters of every contestant, printed as one line of JSON."""

from __future__ import annotations

import argparse
import json
import time
from typing import Self


class Tally:
    """Decisions, games, and the CPU seconds of whatever ran inside `with tally:`.

    Counting and preparing stay outside the `with`, so that a contestant is not charged for being measured.
    """

    def __init__(self) -> None:
        self.decisions = 0
        self.games = 0
        self.cpu_seconds = 0.0
        self._started = 0.0

    def __enter__(self) -> Self:
        self._started = time.process_time()
        return self

    def __exit__(self, *_: object) -> None:
        self.cpu_seconds += time.process_time() - self._started

    def add(self, decisions: int, games: int = 1) -> None:
        self.decisions += decisions
        self.games += games

    def report(self) -> None:
        print(json.dumps({"decisions": self.decisions, "games": self.games, "cpu_seconds": round(self.cpu_seconds, 6)}))


def arguments(*games: str) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=games)
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU seconds of play (default: 3)")
    return parser
