"""Position evaluation: a small network trained by self-play, or a game's own `heuristic_value`.

The network maps a seat's features to one number, the seat's logit; the softmax over the seats gives their win
probabilities. So one network works for any number of players. It has one hidden layer; with none (a matrix without
columns), the logit is the game's `heuristic_value` times the number in `out`.
"""

from __future__ import annotations

import sys
from functools import cache
from math import exp, log
from pathlib import Path
from typing import NamedTuple

import numpy as np

from nomarch.engine.game import Game, State, features, heuristic_value
from nomarch.engine.jit import rule
from nomarch.engine.kernels import win_share
from nomarch.engine.struct import Array

__all__ = [
    "WEIGHTS",
    "WON",
    "Net",
    "hand_written",
    "learned",
    "log_odds",
    "logit",
    "outcome",
    "weights_file",
    "win_probabilities",
]

WEIGHTS = Path(__file__).with_name("weights")

WON = 0.7  # the weight of winning in a game's outcome; the rest is the margin


class Net(NamedTuple):
    """The weights: a row of `hidden` for each feature and the bias, and for each column a number in `out`."""

    hidden: Array
    out: Array


@cache
def hand_written(game: Game) -> Net:
    """No network: the game's own `heuristic_value`."""
    return Net(np.zeros((game.features + 1, 0), np.float32), np.array([game.logit_scale], np.float32))


def weights_file(game: Game) -> Path:
    """The file with a game's weights: in the package, or beside the module of a game outside the package."""
    module = type(game).__module__
    file = getattr(sys.modules.get(module), "__file__", None)
    folder = WEIGHTS if module.startswith("nomarch.") or not file else Path(file).parent
    return folder / f"{game.name}.npz"


@cache
def learned(game: Game) -> Net:
    """The trained weights of a game; `hand_written` if there are none."""
    path = weights_file(game)
    if not path.exists():
        return hand_written(game)
    with np.load(path) as file:
        return Net(file["hidden"], file["out"])


@rule
def logit(box: object, s: State, seat: int, net: Net, x: Array) -> float:
    """A seat's logit; the softmax over the seats gives their win probabilities."""
    units = net.hidden.shape[1]
    if units == 0:
        return float(net.out[0] * heuristic_value(box, s, seat))
    features(box, s, seat, x)
    layer = net.hidden[len(x)].copy()
    for i in range(len(x)):
        if x[i] != 0:  # many are
            for unit in range(units):
                layer[unit] += x[i] * net.hidden[i, unit]
    total = net.out[units]
    for unit in range(units):
        if layer[unit] > 0:
            total += net.out[unit] * layer[unit]
    return float(total)


@rule
def log_odds(box: object, s: State, seat: int, net: Net, x: Array) -> float:
    """The seat's log-odds of winning; without a network, its own logit alone."""
    mine = logit(box, s, seat, net, x)
    if net.hidden.shape[1] == 0:
        return mine
    others = 0.0
    for other in range(s.players):
        if other != seat:
            others += exp(logit(box, s, other, net, x))
    return float(mine - log(others))


@rule
def softmax(values: Array, players: int) -> None:
    """Turn logits into probabilities."""
    most, total = values[0], 0.0
    for seat in range(1, players):
        most = max(most, values[seat])
    for seat in range(players):
        values[seat] = exp(values[seat] - most)
        total += values[seat]
    for seat in range(players):
        values[seat] /= total


@rule
def win_probabilities(box: object, s: State, net: Net, x: Array, values: Array) -> None:
    """Write each seat's win probability."""
    for seat in range(s.players):
        values[seat] = logit(box, s, seat, net, x)
    softmax(values, s.players)


@rule
def outcome(box: object, s: State, logit_scale: float, won: float, values: Array) -> None:
    """Write each seat's value of a finished game: the win share with weight `won`, the margin with the rest."""
    for seat in range(s.players):
        values[seat] = logit_scale * heuristic_value(box, s, seat)
    softmax(values, s.players)
    for seat in range(s.players):
        values[seat] = won * win_share(box, s, seat) + (1 - won) * values[seat]
