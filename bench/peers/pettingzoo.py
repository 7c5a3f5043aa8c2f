"""PettingZoo classic: the AEC loop of its documentation, actions drawn from the action mask.

A decision is a step of a living agent; the closing `step(None)` of each agent is not one. The environments
are as `env()` makes them, with the wrappers that their users have.
"""

from __future__ import annotations

import importlib

import numpy as np

from bench.tally import Tally, arguments

GAMES = {"hanabi": "hanabi_v5", "connect_four": "connect_four_v3", "tictactoe": "tictactoe_v3", "chess": "chess_v6"}


def play(game: str, seconds: float) -> Tally:
    env = importlib.import_module(f"pettingzoo.classic.{GAMES[game]}").env()
    generator = np.random.default_rng(1)
    env.reset(seed=1)
    tally = Tally()
    while tally.cpu_seconds < seconds:
        decisions = 0
        with tally:
            env.reset(seed=tally.games)
            for _ in env.agent_iter():
                observation, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    env.step(None)
                else:
                    # Quicker than action_space(agent).sample(mask), and as uniform.
                    legal = np.flatnonzero(observation["action_mask"])
                    env.step(int(legal[generator.integers(len(legal))]))
                    decisions += 1
        tally.add(decisions)
    return tally


if __name__ == "__main__":
    chosen = arguments(*GAMES).parse_args()
    play(chosen.game, chosen.seconds).report()
