"""Calibration: win probabilities for people to read, of which 30% come true in 30 of 100 cases.

The value that search maximises isn't calibrated: it weighs how clear a win is, and it is learned from weaker play. So
what is shown is corrected afterwards: each seat's probability is raised to a power, and all are scaled to add up to 1.
The power moves from one number at the beginning of a game to another at its usual end. It is the same for all actions
of a position, so between two players it changes no ranking.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

import numpy as np

from nomarch.bots.bot import Judged
from nomarch.engine.struct import Array

__all__ = ["AS_IT_IS", "Calibration", "calibrate", "corrected", "fit"]

_LEAST = 1e-4  # in a fit, no probability counts as less: a few hundred simulations can't tell
_STEPS = 30
_PRIOR = 30.0  # how much speaks for leaving probabilities as they are: positions of one game aren't independent


class Calibration(NamedTuple):
    """The correction for a game and a number of players."""

    begin: float  # the power on the first turn
    end: float  # the power from the usual last turn on
    turns: float  # how many turns a game usually has


AS_IT_IS = Calibration(1.0, 1.0, 1.0)


def corrected(probabilities: Array, turns: Array, how: Calibration) -> Array:
    """Calibrated win probabilities, by position and seat; `turns` are the positions' turns."""
    late = _lateness(turns, how.turns)
    powers = np.power(probabilities, (how.begin + (how.end - how.begin) * late)[:, None])  # what is certain stays so
    return np.asarray(powers / powers.sum(axis=1, keepdims=True))


def calibrate(judged: Sequence[Judged], turn: int, how: Calibration) -> list[Judged]:
    """Evaluations of actions on a turn, with calibrated win probabilities."""
    if not judged or how == AS_IT_IS:
        return list(judged)
    found = corrected(np.array([each.win_probabilities for each in judged]), np.full(len(judged), turn), how)
    return [replace(each, win_probabilities=tuple(map(float, row))) for each, row in zip(judged, found, strict=True)]


def fit(probabilities: Array, turns: Array, won: Array, usual: float) -> Calibration:
    """The calibration with the smallest log loss, by Newton's method: the loss is convex in both powers.

    Args:
        probabilities: By position and seat, as evaluated.
        turns: The positions' turns.
        won: By position and seat, the share of the win in the end.
        usual: How many turns a game usually has.
    """
    logs, late = np.log(np.maximum(probabilities, _LEAST)), _lateness(turns, usual)
    inputs = np.stack([logs * (1 - late)[:, None], logs * late[:, None]], axis=2)
    powers = np.ones(2)
    for _ in range(_STEPS):
        expected = _softmax(inputs @ powers)
        mean = (expected[:, :, None] * inputs).sum(axis=1)
        gradient = ((won - expected)[:, :, None] * inputs).sum(axis=(0, 1)) + _PRIOR * (1 - powers)
        spread = np.einsum("ns,nsi,nsj->ij", expected, inputs, inputs) - mean.T @ mean + _PRIOR * np.eye(2)
        powers = powers + np.linalg.solve(spread, gradient)
    return Calibration(float(powers[0]), float(powers[1]), usual)


def _lateness(turns: Array, usual: float) -> Array:
    """From 0 on the first turn to 1."""
    return np.asarray(np.clip((turns - 1) / max(1.0, usual - 1), 0.0, 1.0))


def _softmax(logits: Array) -> Array:
    powers = np.exp(logits - logits.max(axis=1, keepdims=True))
    return np.asarray(powers / powers.sum(axis=1, keepdims=True))
