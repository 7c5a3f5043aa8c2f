"""pgx: a batch of games stepped by JAX on the CPU, as its documentation does it, actions drawn from the mask.

Sixteen steps of all games are one call into compiled code, which includes drawing the actions and restarting games;
nothing is copied out to NumPy. A decision is a step of a game.
"""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental.wrappers import auto_reset

from bench.tally import Tally, arguments

GAMES = ("backgammon", "go_9x9", "gardner_chess", "hex", "connect_four")
BATCH = 1024
STEPS = 16


def play(game: str, seconds: float) -> Tally:
    env = pgx.make(game)
    step = auto_reset(env.step, env.init)

    def choose_and_step(state: Any, key: Any) -> Any:
        choice, anew = jax.random.split(key)
        logits = jnp.where(state.legal_action_mask, 0.0, -1e9)
        return step(state, jax.random.categorical(choice, logits), anew)

    def all_games(carried: Any, _: Any) -> Any:
        states, key = carried
        key, used = jax.random.split(key)
        states = jax.vmap(choose_and_step)(states, jax.random.split(used, BATCH))
        return (states, key), states.terminated.sum()

    run = jax.jit(lambda states, key: jax.lax.scan(all_games, (states, key), None, length=STEPS))
    key = jax.random.PRNGKey(1)
    states = jax.jit(jax.vmap(env.init))(jax.random.split(key, BATCH))
    (states, key), ended = jax.block_until_ready(run(states, key))  # compiles
    tally = Tally()
    while tally.cpu_seconds < seconds:
        with tally:
            (states, key), ended = jax.block_until_ready(run(states, key))
        tally.add(BATCH * STEPS, int(ended.sum()))
    return tally


if __name__ == "__main__":
    chosen = arguments(*GAMES).parse_args()
    play(chosen.game, chosen.seconds).report()
