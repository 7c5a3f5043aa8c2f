"""Print a digest of whole games, state by state: compiled, uncompiled and bounds-checked runs must print the same.

python -m tests.contract.fingerprint ONE_IN

For one in ONE_IN states, the digest includes a resample and its evaluation by bots: uncompiled, these are slow.
"""

from __future__ import annotations

import hashlib
import random
import sys

import numpy as np

from nomarch.engine.kernels import appraise, resample_for
from nomarch.engine.rng import generator
from nomarch.engine.struct import rows, snapshot
from tests.contract.setups import GAMES, Setup, setups


def fingerprint(setup: Setup, one_in: int) -> str:
    """The digest of every state, its legal actions and scores, and for some also of a resample and its values."""
    digest, match, chance = hashlib.sha256(), setup.new(0), random.Random(0)
    resampled, rng = rows(match.game.state, 1), generator(0, 1)
    features = np.zeros(match.game.features, np.float32)
    while True:
        digest.update(match.state_bytes())
        digest.update(repr((match.legal, match.scores, match.ranks)).encode())
        for seat in range(match.players if len(match.actions) % one_in == 0 else 0):
            resampled[0] = match.position.states[0]
            resample_for(match.components.box, resampled, 0, seat, rng)
            digest.update(repr(vars(snapshot(match.game.state, resampled, 0))).encode())
            heuristic_value = appraise(match.components.box, resampled, 0, seat, features)
            digest.update(repr([round(float(number), 4) for number in (heuristic_value, *features)]).encode())
        if match.over:
            break
        match.play(chance.choice(match.legal))
    return digest.hexdigest()


if __name__ == "__main__":
    for game in GAMES:
        for setup in setups(game):
            print(setup, fingerprint(setup, int(sys.argv[1])))
