"""A trained policy: a small network stored as NumPy arrays, so playing it needs no learning library."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from nomarch.bots import InformationState
from nomarch.envs.kernels import observe_seat

__all__ = ["CHECKPOINTS", "Policy", "load", "save"]

CHECKPOINTS = Path(__file__).parent / "checkpoints"

_Numbers = NDArray[np.float32]


@dataclass(frozen=True)
class Policy:
    """Linear layers with ReLU between them, from a normalised observation to one number per action."""

    mean: _Numbers
    scale: _Numbers
    layers: Sequence[tuple[_Numbers, _Numbers]]  # weights (outputs by inputs) and biases

    def __call__(self, state: InformationState) -> int:
        """The legal action with the highest number: what the policy plays as a bot."""
        observation = np.zeros(len(self.mean), np.int8)
        observe_seat(state.components.box, state.states, 0, state.seat, observation)
        numbers, legal = self.numbers(observation), state.legal
        return legal[int(np.argmax(numbers[legal]))]

    def numbers(self, observation: NDArray[np.int8]) -> _Numbers:
        """One number per action: logits, or values."""
        x = (observation - self.mean) * self.scale
        for weights, biases in self.layers[:-1]:
            x = np.maximum(weights @ x + biases, 0)
        weights, biases = self.layers[-1]
        return np.asarray(weights @ x + biases)


def save(policy: Policy, path: Path) -> None:
    """Write a checkpoint, with 16 bits per number."""
    arrays = {"mean": policy.mean, "scale": policy.scale}
    for number, (weights, biases) in enumerate(policy.layers):
        arrays |= {f"weights{number}": weights, f"biases{number}": biases}
    path.parent.mkdir(parents=True, exist_ok=True)
    halved: dict[str, Any] = {name: array.astype(np.float16) for name, array in arrays.items()}
    np.savez_compressed(path, **halved)


@cache
def load(path: Path) -> Policy:
    """Read a checkpoint."""
    with np.load(path) as stored:
        arrays = {name: stored[name].astype(np.float32) for name in stored.files}
    layers = [(arrays[f"weights{n}"], arrays[f"biases{n}"]) for n in range((len(arrays) - 2) // 2)]
    return Policy(arrays["mean"], arrays["scale"], layers)
