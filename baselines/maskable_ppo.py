"""MaskablePPO of Stable-Baselines3-contrib, against `random` and `greedy`.

python -m baselines.run maskable_ppo            # 300,000 decisions of two-player Nile
"""

from __future__ import annotations

from functools import partial

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

from baselines.curve import Curve
from baselines.opponents import SCALE, Flat, seats, single
from baselines.policy import Policy

__all__ = ["train"]

POINTS = 6  # of the learning curve


def train(game: str, decisions: int, curve: Curve) -> Policy:
    """Train for a number of decisions."""
    vector = DummyVecEnv([partial(_environment, game, *each) for each in seats() * 2])
    for number, env in enumerate(vector.envs):
        env.reset(seed=20_000_000 + number)
    net = {"net_arch": [128, 128], "activation_fn": torch.nn.ReLU}
    model = MaskablePPO(
        "MlpPolicy", vector, n_steps=256, batch_size=512, n_epochs=4, gamma=1.0, learning_rate=1e-3, ent_coef=0.01,
        policy_kwargs=net, seed=0, device="cpu",
    )  # fmt: skip
    curve.add(0, _exported(model))
    for _ in range(POINTS):
        model.learn(decisions // POINTS, reset_num_timesteps=False)
        curve.add(model.num_timesteps, _exported(model))
    return _exported(model)


def _environment(game: str, seat: int, opponent: str) -> Flat:
    return Flat(single(game, seat, opponent))


def _exported(model: MaskablePPO) -> Policy:
    trunk = model.policy.mlp_extractor.policy_net
    linear = [trunk[0], trunk[2], model.policy.action_net]
    layers = [(each.weight.detach().numpy().copy(), each.bias.detach().numpy().copy()) for each in linear]
    size = layers[0][0].shape[1]
    return Policy(np.zeros(size, np.float32), np.full(size, 1 / SCALE, np.float32), layers)
