"""The compiled loops of the environments."""

import os
import subprocess
import sys

import numpy as np

import nomarch
from nomarch.engine.struct import copied
from nomarch.envs.kernels import observe_seat, random_actions, step_once
from nomarch.games.registry import GAMES


def test_a_single_step_carries_out_nothing_that_follows_by_itself() -> None:
    """Where the next step has one answer only, it is still to be given."""
    found = 0
    for game in GAMES:
        match = nomarch.new(game, 2, 3)
        while not match.over:
            states = copied(match._states)
            step_once(match.components.box, states, 0, match.legal[0])
            match.play(match.legal[0])
            waiting = int(states[0]["choices"]) == 1
            found += waiting
            assert waiting == (states[0].tobytes() != match._states[0].tobytes())
    assert found > 10


def test_every_game_draws_from_a_generator_of_its_own() -> None:
    match = nomarch.new("fertility", 2, 3)
    listed, counts = np.array([match.legal] * 3), np.full(3, len(match.legal))
    rngs = np.array([[1, 2, 3, 4], [5, 6, 7, 8], [1, 2, 3, 4]], np.int64)
    actions = np.zeros(3, np.int64)
    drawn = []
    for _ in range(5):
        random_actions(rngs, listed, counts, actions)
        assert actions[0] == actions[2]
        assert {int(action) for action in actions} <= {*match.legal}
        drawn.append(actions.tolist())
    assert any(first != second for first, second, _ in drawn)


def test_an_observation_is_as_long_as_it_says() -> None:
    match = nomarch.new("nile", 3, 3)
    out = np.full(5000, 99, np.int16)
    length = observe_seat(match.components.box, match._states, 0, 1, out)
    assert length == sum(field.size for field in match.game.fields(3))
    assert (out[length:] == 99).all()


UNCOMPILED = """
import numpy as np
import pyspiel
from nomarch.envs import Batch, aec, openspiel, single

for game in "fertility", "nile":
    total = []
    batch = Batch(game, 2, threads=2)
    for _ in range(3):
        batch.step(batch.sample())
        total += [int(batch.observations.sum()), int(batch.masks.sum())]
    env = aec(game)
    env.reset(seed=1)
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[-1]))
    total.append(int(env.last()[0]["observation"].sum()))
    one = single(game)
    seen, _ = one.reset(seed=1)
    seen = one.step(np.flatnonzero(seen["action_mask"])[-1])[0]
    total.append(int(seen["observation"].sum()))
    state = pyspiel.load_game(f"nomarch_{game}").new_initial_state()
    for _ in range(25):
        state.apply_action(state.chance_outcomes()[-1][0] if state.is_chance_node() else state.legal_actions()[-1])
    print(total, state)
"""


def test_environments_do_the_same_compiled_and_uncompiled() -> None:
    def run(**environment: str) -> str:
        command = [sys.executable, "-c", UNCOMPILED]
        ran = subprocess.run(command, env=os.environ | environment, capture_output=True, text=True, check=False)
        assert ran.returncode == 0, ran.stderr
        return ran.stdout

    assert run(NUMBA_DISABLE_JIT="1") == run()
