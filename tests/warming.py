"""Compile everything that a game's tests run, or load it from the cache: python -m tests.warming GAME.

One process does it all, because the kernels' common dependencies are then loaded once, which halves the work.
"""

from __future__ import annotations

import sys
from importlib import import_module

from nomarch import new
from nomarch.engine.kernels import reveals_something
from nomarch.envs import Batch
from nomarch.envs.encoding import Encoder
from nomarch.envs.kernels import step_once
from nomarch.games.registry import find
from nomarch.play.setup import Setup
from nomarch.play.warmup import warm_up
from tests.contract.setups import EXAMPLE


def main(game: str) -> None:
    """Compile the rules, the bots, the environments and the tests' own kernels."""
    for _ in warm_up(find(game)):
        pass
    Batch(game, 1).sample()
    match = new(game, seed=0)
    Encoder(Setup.of(game)).observation(match, 0)
    step_once(match.components.box, match.position.states, 0, match.legal[0])
    state = match.information_state(0)
    state.choice([*state.features])
    reveals_something(match.components.box, match.position.states, 0, match.legal[0])
    new(game).perft(2)
    if game != EXAMPLE:
        import_module(f"tests.games.{game}.warming").warm_up()


if __name__ == "__main__":
    main(sys.argv[1])
