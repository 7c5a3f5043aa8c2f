"""Our own engine, measured as the peers are: `python -m bench.ours fertility --players 2 --seconds 3`."""

from __future__ import annotations

import nomarch
from bench.tally import Tally, arguments

BATCH = 1000  # games per call: long compared with the call, well below a second


def play(game: str, players: int, seconds: float) -> Tally:
    nomarch.simulate(game, players=players, games=1, seed=0)  # compile, or load compiled code
    tally = Tally()
    while tally.cpu_seconds < seconds:
        with tally:
            batch = nomarch.simulate(game, players=players, games=BATCH, seed=1 + tally.games)
        tally.add(batch.decisions, batch.games)
    return tally


if __name__ == "__main__":
    parser = arguments("fertility", "nile")
    parser.add_argument("--players", type=int, default=2)
    chosen = parser.parse_args()
    play(chosen.game, chosen.players, chosen.seconds).report()
