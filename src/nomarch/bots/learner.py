"""The network while it is being learned: gradient steps by Adam."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from nomarch.bots.evaluation import Net
from nomarch.engine.struct import Array

__all__ = ["Learner"]


class Learner:
    """The weights and what Adam remembers of earlier steps."""

    def __init__(self, features: int, units: int, chance: np.random.Generator) -> None:
        hidden = chance.normal(size=(features + 1, units)) / np.sqrt(features)
        out = chance.normal(size=units + 1) * 0.1 / np.sqrt(units)
        self.net = Net(hidden.astype(np.float32), out.astype(np.float32))
        self._means = [np.zeros_like(weights) for weights in self.net]
        self._squares = [np.zeros_like(weights) for weights in self.net]
        self._steps = 0

    def learn(self, inputs: Array, targets: Array, rate: float) -> float:
        """A step towards the targets, both by position and seat; returns the cross-entropy before it."""
        n, players, features = inputs.shape
        x = inputs.reshape(-1, features)
        hidden, out = self.net
        before = x @ hidden[:-1] + hidden[-1]
        layer = np.maximum(before, 0)
        logits = (layer @ out[:-1] + out[-1]).reshape(n, players)
        powers = np.exp(logits - logits.max(axis=1, keepdims=True))
        probabilities = powers / powers.sum(axis=1, keepdims=True)
        error = ((probabilities - targets) / n).reshape(-1, 1).astype(np.float32)
        to_layer = (error * out[:-1]) * (before > 0)
        self._step(
            np.concatenate([x.T @ to_layer, to_layer.sum(axis=0, keepdims=True)]),
            np.concatenate([layer.T @ error[:, 0], error.sum(axis=0)]),
            rate=rate,
        )
        return -float((targets * np.log(probabilities + 1e-9)).sum() / n)

    def _step(self, *gradients: Array, rate: float) -> None:
        self._steps += 1
        for weights, gradient, mean, square in zip(self.net, gradients, self._means, self._squares, strict=True):
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            fair_mean, fair_square = mean / (1 - 0.9**self._steps), square / (1 - 0.999**self._steps)
            weights -= (rate * fair_mean / (np.sqrt(fair_square) + 1e-8)).astype(np.float32)

    def dump(self) -> dict[str, Array]:
        """All arrays by name, for a checkpoint."""
        parts = {"weights": self.net, "mean": self._means, "square": self._squares}
        arrays = {f"{name}_{i}": each for name, both in parts.items() for i, each in enumerate(both)}
        return arrays | {"steps": np.array(self._steps)}

    def load(self, kept: Mapping[str, Any]) -> None:
        """Continue from what `dump` returned."""
        for name, both in ("weights", self.net), ("mean", self._means), ("square", self._squares):
            for i, each in enumerate(both):
                each[...] = kept[f"{name}_{i}"]
        self._steps = int(kept["steps"])
