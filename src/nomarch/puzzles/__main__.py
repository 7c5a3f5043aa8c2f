"""`python -m nomarch.puzzles make GAME COUNT [SEED]` prints puzzles; `check` counts those that still hold."""

from __future__ import annotations

import sys
from itertools import islice

from nomarch.games.registry import GAMES, find
from nomarch.puzzles import load, make, still_holds, write

__all__ = ["main"]


def main(args: list[str]) -> None:
    """Make or check puzzles."""
    match args:
        case ["make", game, count, *seed]:
            for puzzle in islice(make(find(game), int(seed[0]) if seed else 0), int(count)):
                print(write([puzzle]), end="", flush=True)
        case ["check"]:
            for name in GAMES:
                puzzles = load(name)
                print(f"{name}: {sum(map(still_holds, puzzles))} of {len(puzzles)} still hold")
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
