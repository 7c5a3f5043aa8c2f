"""The baselines as far as they need no learning library; docs/contribute/checks.md says how to check training."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

import nomarch
from baselines import agents
from baselines.curve import CURVES, Curve
from baselines.duel import duel
from baselines.openspiel_search import ismcts, mcts
from baselines.opponents import Flat, Masked, seats, single
from baselines.policy import CHECKPOINTS, Policy, load, save
from nomarch.bots.budget import Budget

ROOT = Path(__file__).resolve().parent.parent
SIZE, ACTIONS = 118, 687  # of Nile for two


def untrained(seed: int = 0) -> Policy:
    rng = np.random.default_rng(seed)
    sizes = [SIZE, 8, ACTIONS]
    layers = [
        (rng.normal(size=(out, into)).astype(np.float32), np.zeros(out, np.float32)) for into, out in pairwise(sizes)
    ]
    return Policy(np.zeros(SIZE, np.float32), np.ones(SIZE, np.float32), layers)


def test_a_policy_plays_its_best_legal_action_also_after_a_round_trip(tmp_path: Path) -> None:
    policy, state = untrained(), nomarch.new("nile", players=2, seed=1).information_state(seed=1)
    save(policy, tmp_path / "checkpoint.npz")
    again = load(tmp_path / "checkpoint.npz")
    assert policy(state) == again(state)
    assert policy(state) in state.legal
    policy.layers[-1][1][state.legal[-1]] += 1e4
    assert policy(state) == state.legal[-1]


def test_a_duel_plays_each_deal_from_both_seats() -> None:
    asked: list[int] = []

    def first(state: nomarch.bots.InformationState) -> int:
        asked.append(state.seat)
        return state.legal[0]

    found = duel("nile", first, "random", deals=2)
    assert set(asked) == {0, 1}
    assert 0 <= found.low <= found.value <= found.high <= 1


def test_a_learning_curve_is_written_as_numbers_and_drawn(tmp_path: Path) -> None:
    curve = Curve("nile", "untrained", deals=1)
    for decisions in (0, 100):
        curve.add(decisions, untrained())
    curve.write(tmp_path)
    lines = (tmp_path / "untrained-nile.csv").read_text(encoding="utf-8").splitlines()
    assert lines[0] == "decisions,seconds,opponent,share,low,high"
    assert len(lines) == 1 + 2 * 2
    assert (tmp_path / "untrained-nile.svg").read_text(encoding="utf-8").count("<polyline") == 2


PUBLISHED = sorted(file.stem.removesuffix("-nile") for file in CHECKPOINTS.glob("*-nile.npz"))


def test_self_play_has_a_published_checkpoint() -> None:
    assert "selfplay_ppo" in PUBLISHED
    assert set(PUBLISHED) <= set(agents.TRAINED)


@pytest.mark.parametrize("name", PUBLISHED)
def test_a_published_checkpoint_beats_random_and_has_a_curve(name: str) -> None:
    assert (CHECKPOINTS / f"{name}-nile.npz").stat().st_size < 400_000
    assert duel("nile", getattr(agents, name), "random", deals=4).value > 0.5
    assert (CURVES / f"{name}-nile.svg").exists()


def test_openspiels_searches_play_as_bots() -> None:
    for game, search in (("nile", ismcts), ("fertility", mcts)):
        state = nomarch.new(game, players=2, seed=1).information_state(seed=1)
        assert search(state, Budget(simulations=3)) in state.legal


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_environments_for_other_libraries_hand_out_masks() -> None:
    assert len(set(seats())) == 4
    flat, masked = Flat(single("nile", 1, "random")), Masked(single("nile", 0, "random"))
    observation, _ = flat.reset(seed=1)
    assert observation in flat.observation_space
    assert flat.action_masks().any()
    both, _ = masked.reset(seed=1)
    assert both in masked.observation_space
    flat.step(int(np.flatnonzero(flat.action_masks())[0]))


def test_the_lock_has_everything_but_pytorch() -> None:
    named = re.findall(
        r"^([a-z0-9-]+)==", (ROOT / "requirements/baselines.txt").read_text(encoding="utf-8"), re.MULTILINE
    )
    assert {"numba", "open-spiel", "sb3-contrib", "stable-baselines3", "tianshou"} <= set(named)
    assert "torch" not in named
