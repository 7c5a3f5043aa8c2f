"""RLCard: `step` after `step`, which is quicker than its `Env.run` (that keeps the trajectories).

A decision is a step, forced ones included. Two players each, as RLCard makes these games by default.
"""

from __future__ import annotations

import random

import rlcard

from bench.tally import Tally, arguments


def play(game: str, seconds: float) -> Tally:
    env = rlcard.make(game, config={"seed": 1})
    random.seed(1)
    tally = Tally()
    while tally.cpu_seconds < seconds:
        decisions = 0
        with tally:
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(random.choice(list(state["legal_actions"])))
                decisions += 1
        tally.add(decisions)
    return tally


if __name__ == "__main__":
    chosen = arguments("gin-rummy", "uno").parse_args()
    play(chosen.game, chosen.seconds).report()
