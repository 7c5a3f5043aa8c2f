"""Trained policies: small networks stored as NumPy arrays, so playing them needs no learning library."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from nomarch.bots import InformationState
from nomarch.engine.struct import Array
from nomarch.envs import Batch
from nomarch.envs.kernels import observe_seat, write_afterstates

__all__ = ["CHECKPOINTS", "AfterstatePolicy", "Numbers", "Policy", "load", "save", "starts", "stem"]

CHECKPOINTS = Path(__file__).parent / "checkpoints"

Numbers = NDArray[np.float32]


def stem(name: str, game: str, players: int) -> str:
    """What the files of a trained agent are called, without their ending."""
    return f"{name}-{game}-{players}"


@dataclass(frozen=True)
class Policy:
    """Linear layers with ReLU between them, from a normalised observation to one number per action."""

    mean: Numbers
    scale: Numbers
    layers: Sequence[tuple[Numbers, Numbers]]  # weights (outputs by inputs) and biases

    def __call__(self, state: InformationState) -> int:
        """The legal action with the highest number: what the policy plays as a bot."""
        observation = np.zeros(len(self.mean), np.int8)
        observe_seat(state.components.box, state.states, 0, state.seat, observation)
        numbers, legal = self.numbers(observation), state.legal
        return legal[int(np.argmax(numbers[legal]))]

    def choose(self, batch: Batch) -> Array:
        """The same for every game of a batch."""
        numbers = self.numbers(batch.observations)
        return np.asarray(np.where(batch.masks, numbers, -np.inf).argmax(axis=1))

    def numbers(self, observations: NDArray[np.int8]) -> Numbers:
        """One number per action, for an observation or rows of them: logits, or values."""
        x = (observations - self.mean) * self.scale
        for weights, biases in self.layers[:-1]:
            x = np.maximum(x @ weights.T + biases, 0)
        weights, biases = self.layers[-1]
        return np.asarray(x @ weights.T + biases)


@dataclass(frozen=True)
class AfterstatePolicy:
    """One hidden layer with ReLU, from the features of all seats after an action to one number for it."""

    hidden: Numbers  # inputs by units
    biases: Numbers
    out: Numbers

    def __call__(self, state: InformationState) -> int:
        """The legal action with the highest number."""
        legal = state.legal
        found = np.zeros((1, len(legal), state.players, state.game.features), np.float32)
        write_afterstates(
            state.components.box, state.states, state.rows(2), state.rng[None], np.array([legal]),
            np.array([len(legal)]), found,
        )  # fmt: skip
        return legal[int(self.numbers(found.reshape(len(legal), -1)).argmax())]

    def choose(self, batch: Batch) -> Array:
        """The same for every game of a batch."""
        listed = np.arange(batch.counts.max()) < batch.counts[:, None]
        found = np.full(listed.shape, -np.inf, np.float32)
        found[listed] = self.numbers(batch.afterstates(every_seat=True)[listed])
        return np.asarray(batch.legal[np.arange(batch.games), found.argmax(axis=1)])

    def numbers(self, features: Numbers) -> Numbers:
        """One number per row of features."""
        return np.asarray(np.maximum(features @ self.hidden + self.biases, 0) @ self.out)


def starts(counts: Array) -> Array:
    """Where each list begins when lists of these lengths follow each other."""
    return np.asarray(np.cumsum(counts) - counts)


def save(policy: Policy | AfterstatePolicy, path: Path) -> None:
    """Write a checkpoint, with 16 bits per number."""
    if isinstance(policy, AfterstatePolicy):
        arrays = vars(policy)
    else:
        arrays = {"mean": policy.mean, "scale": policy.scale}
        for number, (weights, biases) in enumerate(policy.layers):
            arrays |= {f"weights{number}": weights, f"biases{number}": biases}
    path.parent.mkdir(parents=True, exist_ok=True)
    halved: dict[str, Any] = {name: array.astype(np.float16) for name, array in arrays.items()}
    np.savez_compressed(path, **halved)


@cache
def load(path: Path) -> Policy | AfterstatePolicy:
    """Read a checkpoint."""
    with np.load(path) as stored:
        arrays = {name: stored[name].astype(np.float32) for name in stored.files}
    if "hidden" in arrays:
        return AfterstatePolicy(**arrays)
    layers = [(arrays[f"weights{n}"], arrays[f"biases{n}"]) for n in range((len(arrays) - 2) // 2)]
    return Policy(arrays["mean"], arrays["scale"], layers)
