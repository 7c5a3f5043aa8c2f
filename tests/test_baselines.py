"""The baselines as far as they need no learning library; docs/contribute/checks.md says how to check training."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

import nomarch
from baselines import afterstate_ppo, agents
from baselines.afterstate_ppo import Decisions, Net, _improve, _softmax
from baselines.curve import CURVES, Curve
from baselines.duel import batch_duel, duel
from baselines.openspiel_search import ismcts, mcts
from baselines.opponents import Flat, Masked, seats, single
from baselines.policy import CHECKPOINTS, AfterstatePolicy, Policy, load, save, starts
from baselines.results import PAGE, digest, read, replace_tables
from nomarch.bots.budget import Budget
from nomarch.envs import Batch

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


def test_a_duel_plays_each_deal_from_every_seat() -> None:
    asked: list[int] = []

    def first(state: nomarch.bots.InformationState) -> int:
        asked.append(state.seat)
        return state.legal[0]

    found = duel("nile", first, "random", deals=2, players=3)
    assert set(asked) == {0, 1, 2}
    assert 0 <= found.low <= found.value <= found.high <= 1


def test_afterstates_are_scored_alike_in_a_batch_and_as_a_bot(tmp_path: Path) -> None:
    batch, rng = Batch("fertility", 8, seeds=3), np.random.default_rng(0)
    inputs = batch.afterstates(every_seat=True).shape[2]
    numbers = [rng.normal(size=size).astype(np.float32) for size in ((inputs, 8), (8,), (8,))]
    save(AfterstatePolicy(*numbers), tmp_path / "checkpoint.npz")
    policy = load(tmp_path / "checkpoint.npz")  # Fertility hides only the future, so both see the same afterstates
    known = [nomarch.new("fertility", players=2, seed=3 + i).information_state(seed=1) for i in range(8)]
    assert policy.choose(batch).tolist() == [policy(state) for state in known]


def test_a_learning_step_makes_what_won_more_likely_and_its_value_truer() -> None:
    chance = np.random.default_rng(0)
    net, counts = Net(6, chance), chance.integers(1, 5, 40)
    features = chance.normal(size=(counts.sum(), 6)).astype(np.float32)
    chosen, advantages = chance.integers(counts), chance.normal(size=40).astype(np.float32)
    at, returns = starts(counts) + chosen, np.full(40, 0.5, np.float32)

    def now() -> tuple[np.ndarray, np.ndarray]:
        outputs = net.run(features)[1]
        likely, logs = _softmax(outputs[:, 0], counts)
        return logs[at], np.add.reduceat(likely * outputs[:, 1], starts(counts))

    before, _ = now()
    some = Decisions(features, counts, chosen, before, advantages, returns)
    for _ in range(200):
        _improve(net, some, 0.003)
    after, values = now()
    several = counts > 1
    assert np.corrcoef(after[several] - before[several], advantages[several])[0, 1] > 0.5
    assert np.abs(values - returns).mean() < 0.1
    which = np.array([3, 1])
    assert np.array_equal(some.some(which).counts, counts[which])
    first = starts(counts)[3]
    assert np.array_equal(some.some(which).features[: counts[3]], features[first : first + counts[3]])


def test_a_learning_curve_is_written_as_numbers_and_drawn(tmp_path: Path) -> None:
    curve = Curve("nile", "untrained", games=2)
    for decisions in (0, 100):
        curve.add(decisions, untrained())
    curve.write(tmp_path)
    lines = (tmp_path / "untrained-nile-2.csv").read_text(encoding="utf-8").splitlines()
    assert lines[0] == "decisions,seconds,opponent,share,low,high"
    assert len(lines) == 1 + 2 * 2
    assert (tmp_path / "untrained-nile-2.svg").read_text(encoding="utf-8").count("<polyline") == 2


def test_a_learner_trains_and_plays_at_a_full_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(afterstate_ppo, "GAMES", 4)
    monkeypatch.setattr(afterstate_ppo, "STEPS", 80)  # more than a game
    curve = Curve("nile", "short", players=5, games=5)
    policy = afterstate_ppo.train("nile", 1, curve)
    assert len(curve.points) == 4  # before and after, against two opponents
    first = nomarch.new("nile", players=5, seed=1).information_state(seed=1)
    assert policy(first) in first.legal


PUBLISHED = sorted(file.stem for file in CHECKPOINTS.glob("*.npz"))


@pytest.mark.parametrize("stem", PUBLISHED)
def test_a_published_checkpoint_beats_random_and_has_a_curve(stem: str) -> None:
    name, game, players = stem.split("-")
    policy = load(CHECKPOINTS / f"{stem}.npz")
    assert callable(getattr(agents, name))
    assert (CHECKPOINTS / f"{stem}.npz").stat().st_size < 400_000
    assert batch_duel(game, policy, "random", deals=10, players=int(players)).value > 0.5
    assert (CURVES / f"{stem}.svg").exists()


def test_the_page_of_the_baselines_has_their_results() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert replace_tables(page) == page, "run `python -m baselines.evaluate` again"


@pytest.mark.parametrize("stem", PUBLISHED)
def test_published_results_are_those_of_the_checkpoint(stem: str) -> None:
    name, game, players = stem.split("-")
    agent = f"baselines.agents:{name}"
    kept = read()[f"{game}-{players}"][agent]["checkpoint"]
    assert kept == digest(game, int(players), agent), f"run `baselines.evaluate --only {agent}` again"


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
