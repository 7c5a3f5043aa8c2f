"""DQN of tianshou, against `random` and `greedy`.

python -m baselines.run dqn            # 60,000 decisions of two-player Nile
"""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
import torch
from tianshou.algorithm.modelfree.dqn import DQN, DiscreteQLearningPolicy
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv
from tianshou.trainer import OffPolicyTrainerParams
from tianshou.utils.net.common import Net

from baselines.curve import Curve
from baselines.opponents import SCALE, Masked, seats, single
from baselines.policy import Policy

__all__ = ["train"]

POINTS = 6  # of the learning curve


def train(game: str, decisions: int, curve: Curve) -> Policy:
    """Train for a number of decisions."""
    np.random.seed(0)  # noqa: NPY002  # tianshou explores with NumPy's global generator
    torch.manual_seed(0)
    vector = DummyVectorEnv([partial(_environment, game, *each) for each in seats() * 2])
    vector.seed([20_000_000 + number for number in range(len(seats()) * 2)])
    one: Any = _environment(game, *seats()[0])
    net = Net(state_shape=one.observation_space["obs"].shape, action_shape=one.action_space.n, hidden_sizes=[128, 128])
    policy = DiscreteQLearningPolicy(model=net, action_space=one.action_space, eps_training=1.0)
    # A decision earns nothing before the end, so returns look ten decisions ahead.
    learner: Any = DQN(
        policy=policy, optim=AdamOptimizerFactory(lr=5e-4), gamma=1.0, n_step_return_horizon=10, target_update_freq=500
    )
    collector = Collector[Any](learner, vector, VectorReplayBuffer(30_000, len(vector)), exploration_noise=True)
    curve.add(0, _exported(net))

    def explore(epoch: int, step: int) -> None:
        policy.set_eps_training(max(0.05, 1 - 2 * step / decisions))

    for point in range(1, POINTS + 1):
        learner.run_training(
            OffPolicyTrainerParams(
                training_collector=collector, max_epochs=1, epoch_num_steps=decisions // POINTS,
                collection_step_num_env_steps=64, update_step_num_gradient_steps_per_sample=0.125, batch_size=128,
                training_fn=partial(_later, explore, (point - 1) * (decisions // POINTS)), verbose=False,
                show_progress=False,
            )
        )  # fmt: skip
        curve.add(decisions * point // POINTS, _exported(net))
    return _exported(net)


def _later(explore: Any, before: int, epoch: int, step: int) -> None:
    """Count steps over all calls of the trainer."""
    explore(epoch, before + step)


def _environment(game: str, seat: int, opponent: str) -> Masked:
    return Masked(single(game, seat, opponent))


def _exported(net: Net) -> Policy:
    linear = [each for each in net.modules() if isinstance(each, torch.nn.Linear)]
    layers = [(each.weight.detach().numpy().copy(), each.bias.detach().numpy().copy()) for each in linear]
    size = layers[0][0].shape[1]
    return Policy(np.zeros(size, np.float32), np.full(size, 1 / SCALE, np.float32), layers)
