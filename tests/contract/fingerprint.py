"""Prints a digest of whole games, state by state: run compiled, uncompiled and bounds-checked, it must be the same.

python -m tests.contract.fingerprint ONE_IN

looks at one in so many states that a redeal and what bots make of it are digested too: uncompiled, these take long.
"""

from __future__ import annotations

import hashlib
import random
import sys

import numpy as np

from nomarch.chance import generator
from nomarch.games import GAMES
from nomarch.loops import appraise, redeal_for
from nomarch.record import rows, snapshot
from tests.contract.setups import Setup, setups


def fingerprint(setup: Setup, one_in: int) -> str:
    """The digest of every state, its legal actions and scores, and of some a redeal for every seat, appraised."""
    digest, match, chance = hashlib.sha256(), setup.new(0), random.Random(0)
    redealt, rng = rows(match.game.state, 1), generator(0, 1)
    features = np.zeros(match.game.features, np.float32)
    while True:
        digest.update(match.state_bytes())
        digest.update(repr((match.legal, match.scores, match.ranks)).encode())
        for seat in range(match.players if len(match.actions) % one_in == 0 else 0):
            redealt[0] = match.position.states[0]
            redeal_for(match.components.box, redealt, 0, seat, rng)
            digest.update(repr(vars(snapshot(match.game.state, redealt, 0))).encode())
            worth = appraise(match.components.box, redealt, 0, seat, features)
            digest.update(repr([round(float(number), 4) for number in (worth, *features)]).encode())
        if match.over:
            break
        match.play(chance.choice(match.legal))
    return digest.hexdigest()


if __name__ == "__main__":
    for game in GAMES:
        for setup in setups(game):
            print(setup, fingerprint(setup, int(sys.argv[1])))
