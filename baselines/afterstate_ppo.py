"""PPO by self-play on legal lists: a small network scores each legal action by its afterstate. NumPy only.

python -m baselines.run afterstate_ppo --game fertility              # about five minutes of one core
python -m baselines.run afterstate_ppo --game nile --players 5       # at every number of players
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from baselines.curve import Curve
from baselines.policy import AfterstatePolicy, Numbers, starts
from nomarch.engine.struct import Array
from nomarch.envs import Batch, Rewards

__all__ = ["train"]

GAMES, STEPS, EPOCHS, MINIBATCHES, UNITS = 128, 64, 2, 4, 64
CLIP, TRACE, ENTROPY, RATE, STEEPEST = 0.2, 0.95, 0.005, 2e-3, 0.5
MARGIN = 0.5  # of the reward; the rest is the win
POINTS = 12  # of the learning curve


class Decisions(NamedTuple):
    """Decisions of self-play; the legal actions of all of them are in one list."""

    features: Numbers  # by legal action
    counts: Array  # of legal actions, by decision
    chosen: Array  # which of them was played
    logs: Numbers  # its log-probability
    advantages: Numbers
    returns: Numbers

    def some(self, which: Array) -> Decisions:
        """These decisions alone."""
        rows = np.repeat(starts(self.counts)[which] - starts(self.counts[which]), self.counts[which])
        return Decisions(self.features[rows + np.arange(len(rows))], *(each[which] for each in self[1:]))


class Net:
    """One hidden layer with two outputs for each action: a logit, and the value of the game after it."""

    def __init__(self, inputs: int, chance: np.random.Generator) -> None:
        shapes = (inputs, UNITS), (UNITS,), (UNITS, 2), (2,)
        self.weights = [np.zeros(shape, np.float32) for shape in shapes]
        self.weights[0][:] = chance.normal(size=shapes[0]) / np.sqrt(inputs)
        self._means, self._squares = ([np.zeros(shape, np.float32) for shape in shapes] for _ in range(2))
        self._steps = 0

    def run(self, features: Numbers) -> tuple[Numbers, Numbers]:
        """The hidden layer and the outputs."""
        layer = np.maximum(features @ self.weights[0] + self.weights[1], 0)
        return layer, layer @ self.weights[2] + self.weights[3]

    def learn(self, features: Numbers, layer: Numbers, error: Numbers, rate: float) -> None:
        """A step of Adam against the gradient by the outputs."""
        below = (error @ self.weights[2].T) * (layer > 0)
        gradients = [features.T @ below, below.sum(axis=0), layer.T @ error, error.sum(axis=0)]
        steepness = float(np.sqrt(sum((each**2).sum() for each in gradients)))
        self._steps += 1
        for weights, gradient, mean, square in zip(self.weights, gradients, self._means, self._squares, strict=True):
            gradient *= min(1.0, STEEPEST / (steepness + 1e-9))
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            fair = np.sqrt(square / (1 - 0.999**self._steps)) + 1e-8
            weights -= np.float32(rate / (1 - 0.9**self._steps)) * mean / fair

    @property
    def policy(self) -> AfterstatePolicy:
        """The logits alone."""
        hidden, biases, out, _ = self.weights
        return AfterstatePolicy(hidden.copy(), biases.copy(), out[:, 0].copy())


def train(game: str, updates: int, curve: Curve) -> AfterstatePolicy:
    """Train for a number of updates, each from 8,192 decisions."""
    chance = np.random.default_rng(0)
    batch = Batch(game, GAMES, curve.players, seeds=10_000_000)
    margins = Rewards(batch, "margin")
    net = Net(batch.afterstates(every_seat=True).shape[2], chance)
    for update in range(updates):
        if update % max(updates // POINTS, 1) == 0:
            curve.add(update * GAMES * STEPS, net.policy)
        played = _play(batch, margins, net, chance)
        for _ in range(EPOCHS):
            for which in np.array_split(chance.permutation(len(played.counts)), MINIBATCHES):
                _improve(net, played.some(which), RATE * (1 - update / updates))
    curve.add(updates * GAMES * STEPS, net.policy)
    return net.policy


def _softmax(logits: Numbers, counts: Array) -> tuple[Numbers, Numbers]:
    """Probabilities of the actions of each decision, and their logarithms."""
    first = starts(counts)
    logits = logits - np.repeat(np.maximum.reduceat(logits, first), counts)
    logs = logits - np.repeat(np.log(np.add.reduceat(np.exp(logits), first)), counts)
    return np.exp(logs), logs


def _play(batch: Batch, margins: Rewards, net: Net, chance: np.random.Generator) -> Decisions:
    """Some decisions in each game, with advantages and returns from the view of the seat that decided."""
    every = np.arange(GAMES)
    rows, counts, chosen, logs = list[Numbers](), list[Array](), list[Array](), list[Numbers]()
    values, seats = np.zeros((STEPS, GAMES), np.float32), np.zeros((STEPS, GAMES), np.int64)
    rewards, ended = np.zeros((STEPS, GAMES, batch.players), np.float32), np.zeros((STEPS, GAMES), np.bool_)
    for t in range(STEPS):
        listed, first = np.arange(batch.counts.max()) < batch.counts[:, None], starts(batch.counts)
        features = batch.afterstates(every_seat=True)[listed]
        outputs = net.run(features)[1]
        likely, log = _softmax(outputs[:, 0], batch.counts)
        values[t], seats[t] = np.add.reduceat(likely * outputs[:, 1], first), batch.seats
        drawn = np.full(listed.shape, -np.inf)
        # The largest of log-probabilities with such noise is a sample.
        drawn[listed] = log - np.log(-np.log(chance.random(len(log)).clip(1e-9, 1 - 1e-9)))
        action = drawn.argmax(axis=1)
        rows, counts, chosen = [*rows, features], [*counts, batch.counts.copy()], [*chosen, action]
        logs.append(log[first + action])
        batch.step(batch.legal[every, action])
        ended[t], rewards[t] = batch.ended, (1 - MARGIN) * batch.rewards + MARGIN * margins()
    advantages, known = _advantages(values, seats, rewards, ended)
    decisions = Decisions(
        np.concatenate(rows), np.concatenate(counts), np.concatenate(chosen), np.concatenate(logs),
        advantages.ravel(), (advantages + values).ravel(),
    )  # fmt: skip
    return decisions.some(np.flatnonzero(known))


def _advantages(values: Numbers, seats: Array, rewards: Numbers, ended: Array) -> tuple[Numbers, Array]:
    """Generalized advantages by step and game, and where they are known: where the seat decides again or the game ends.

    For any number of players: each seat's own decisions follow each other.
    """
    every = np.arange(GAMES)
    later, ahead = np.zeros(rewards.shape[1:], np.float32), np.zeros(rewards.shape[1:], np.float32)
    known, found = np.zeros(rewards.shape[1:], np.bool_), np.zeros(values.shape, np.float32)
    told = np.zeros(values.shape, np.bool_)
    for t in reversed(range(STEPS)):
        later[ended[t]], ahead[ended[t]], known[ended[t]] = rewards[t][ended[t]], 0, True
        at = every, seats[t]
        told[t] = known[at]
        found[t] = np.where(told[t], later[at] - values[t] + TRACE * ahead[at], 0)
        later[at], ahead[at], known[at] = values[t], found[t], True
    return found, told


def _improve(net: Net, some: Decisions, rate: float) -> None:
    """A step of PPO: the gradients by the logits and by the values, written out."""
    layer, outputs = net.run(some.features)
    likely, logs = _softmax(outputs[:, 0], some.counts)
    first = starts(some.counts)
    at = first + some.chosen
    advantages = (some.advantages - some.advantages.mean()) / (some.advantages.std() + 1e-6)
    ratio = np.exp(logs[at] - some.logs)
    gain = np.where(np.where(advantages > 0, ratio < 1 + CLIP, ratio > 1 - CLIP), advantages * ratio, 0)
    entropy = -np.add.reduceat(likely * logs, first)
    error = np.zeros_like(outputs)
    error[:, 0] = likely * (np.repeat(gain, some.counts) + ENTROPY * (logs + np.repeat(entropy, some.counts)))
    error[at, 0] -= gain
    missed = np.add.reduceat(likely * outputs[:, 1], first) - some.returns
    error[:, 1] = likely * np.repeat(missed, some.counts)
    net.learn(some.features, layer, error / np.float32(len(first)), rate)
