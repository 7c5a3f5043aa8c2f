"""PPO by self-play on `Batch`: one network plays both seats of every game.

python -m baselines.run selfplay_ppo            # two-player Nile, about seven minutes of one core
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np
import torch
from torch import nn

from baselines.curve import Curve
from baselines.policy import Policy
from nomarch.envs import Batch

__all__ = ["train"]

GAMES, STEPS, EPOCHS, MINIBATCHES = 256, 32, 2, 4
CLIP, TRACE, ENTROPY, RATE = 0.2, 0.95, 0.01, 1e-3
POINTS = 12  # of the learning curve


class Net(nn.Module):  # type: ignore[misc]  # PyTorch isn't installed where types are checked
    """A shared trunk with a policy and a value."""

    def __init__(self, size: int, actions: int, hidden: int = 128) -> None:
        super().__init__()
        self.trunk = nn.Sequential(nn.Linear(size, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
        self.policy, self.value = nn.Linear(hidden, actions), nn.Linear(hidden, 1)

    def forward(self, x: Any, mask: Any) -> tuple[Any, Any]:
        """Log-probabilities of the legal actions, and the value for the seat to move."""
        h = self.trunk(x)
        return torch.log_softmax(self.policy(h).masked_fill(~mask, -1e9), -1), self.value(h).squeeze(-1)


def train(game: str, updates: int, curve: Curve) -> Policy:
    """Train for a number of updates, each from 8,192 decisions."""
    torch.manual_seed(0)
    batch = Batch(game, games=GAMES, players=2, seeds=10_000_000)
    mean, scale = _spread(batch)
    net = Net(batch.observations.shape[1], batch.actions)
    nn.init.zeros_(net.policy.weight)
    optimiser = torch.optim.Adam(net.parameters(), RATE)
    for update in range(updates):
        optimiser.param_groups[0]["lr"] = RATE * (1 - update / updates)
        if update % max(updates // POINTS, 1) == 0:
            curve.add(update * GAMES * STEPS, _exported(net, mean, scale))
        _improve(net, optimiser, _played(batch, net, mean, scale))
    policy = _exported(net, mean, scale)
    curve.add(updates * GAMES * STEPS, policy)
    return policy


def _spread(batch: Batch) -> tuple[np.ndarray, np.ndarray]:
    """The mean and the inverse standard deviation of each input, in random play."""
    seen = []
    for _ in range(200):
        batch.step(batch.sample())
        seen.append(batch.observations[:16].copy())
    rows = np.concatenate(seen).astype(np.float32)
    return rows.mean(0), 1 / (rows.std(0) + 0.3)


def _played(batch: Batch, net: Net, mean: np.ndarray, scale: np.ndarray) -> tuple[Any, ...]:
    """Decisions of self-play, with advantages and returns from the view of the seat that decided."""
    rows, masks, chosen, logs = list[Any](), list[Any](), list[Any](), list[Any]()
    values, seats = np.zeros((STEPS + 1, GAMES), np.float32), np.zeros((STEPS + 1, GAMES), np.int64)
    rewards, ended = np.zeros((STEPS, GAMES), np.float32), np.zeros((STEPS, GAMES), np.bool_)
    with torch.no_grad():
        for t in range(STEPS + 1):
            x, mask = torch.from_numpy((batch.observations - mean) * scale), torch.from_numpy(batch.masks.copy())
            log, value = net(x, mask)
            values[t], seats[t] = value.numpy(), batch.seats
            if t == STEPS:
                break
            # The largest of log-probabilities with such noise is a sample.
            actions = (log - torch.log(-torch.log(torch.rand_like(log).clamp_(1e-9, 1 - 1e-7)))).argmax(-1)
            rows, masks, chosen = [*rows, x], [*masks, mask], [*chosen, actions]
            logs.append(log.gather(1, actions[:, None])[:, 0])
            batch.step(actions.numpy())
            ended[t] = batch.ended
            rewards[t] = np.where(batch.ended, batch.rewards[np.arange(GAMES), seats[t]], 0)
    advantages, later = np.zeros((STEPS, GAMES), np.float32), np.zeros(GAMES, np.float32)
    for t in reversed(range(STEPS)):
        # Zero-sum: what the next decision is worth to the other seat, it costs this one.
        sign = np.where(ended[t], 0, np.where(seats[t] == seats[t + 1], 1, -1))
        later = rewards[t] + sign * values[t + 1] - values[t] + TRACE * sign * later
        advantages[t] = later
    returns = torch.from_numpy((advantages + values[:-1]).reshape(-1))
    return *(torch.cat(each) for each in (rows, masks, chosen, logs)), torch.from_numpy(advantages.reshape(-1)), returns


def _improve(net: Net, optimiser: Any, data: tuple[Any, ...]) -> None:
    for _ in range(EPOCHS):
        order = torch.randperm(len(data[0]))
        edges = np.linspace(0, len(order), MINIBATCHES + 1).astype(int)
        for first, last in pairwise(edges):
            x, mask, actions, before, advantages, returns = (each[order[first:last]] for each in data)
            log, value = net(x, mask)
            ratio = (log.gather(1, actions[:, None])[:, 0] - before).exp()
            advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
            gain = torch.min(ratio * advantages, ratio.clamp(1 - CLIP, 1 + CLIP) * advantages).mean()
            entropy = -(log.exp() * log.clamp(min=-50)).sum(-1).mean()
            loss = -gain + 0.5 * ((value - returns) ** 2).mean() - ENTROPY * entropy
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimiser.step()


def _exported(net: Net, mean: np.ndarray, scale: np.ndarray) -> Policy:
    linear = [net.trunk[0], net.trunk[2], net.policy]
    layers = [(each.weight.detach().numpy().copy(), each.bias.detach().numpy().copy()) for each in linear]
    return Policy(mean, scale, layers)
