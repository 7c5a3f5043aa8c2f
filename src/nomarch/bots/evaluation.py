"""Position evaluation: a small network trained by self-play, or a game's own `heuristic_value`.

The network evaluates afterstates, the positions after an action and before its chance, so that luck doesn't blur what
an action is worth. It maps a seat's features to one number, the seat's logit; the softmax over the seats gives their
win probabilities. So one network works for any number of players. It has one hidden layer; with none (a matrix without
columns), the logit is the game's `heuristic_value` times the number in `out`.
"""

from __future__ import annotations

import sys
from functools import cache
from math import exp, log
from pathlib import Path
from typing import NamedTuple

import numpy as np

from nomarch.engine.game import NO_CHANCE, Game, State, features, heuristic_value, update_features, updates_features
from nomarch.engine.jit import lean, rule
from nomarch.engine.kernels import find_winners, share_of
from nomarch.engine.struct import Array
from nomarch.text.errors import NomarchError

__all__ = [
    "WEIGHTS",
    "WON",
    "Goal",
    "Net",
    "Workspace",
    "forget",
    "hand_written",
    "learned",
    "learned_for_search",
    "log_odds",
    "logit",
    "logit_after",
    "outcome",
    "run",
    "search_weights_file",
    "softmax",
    "weights_file",
    "win_probabilities",
    "workspace",
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


def search_weights_file(game: Game) -> Path:
    """The file with the weights that the strongest search reads, where they aren't those of the levels."""
    file = weights_file(game)
    return file.with_name(f"{file.stem}-search{file.suffix}")


@cache
def learned(game: Game) -> Net:
    """The trained weights of a game, which its levels are tuned to; `hand_written` if there are none."""
    path = weights_file(game)
    return _read(game, path) if path.exists() else hand_written(game)


@cache
def learned_for_search(game: Game) -> Net:
    """The weights that the strongest search reads: those of its own if the game has some, otherwise `learned`."""
    path = search_weights_file(game)
    return _read(game, path) if path.exists() else learned(game)


def _read(game: Game, path: Path) -> Net:
    with np.load(path) as file:
        net = Net(file["hidden"], file["out"])
    if len(net.hidden) != game.features + 1:  # compiled code would write features beyond the end of their array
        found = len(net.hidden) - 1
        raise NomarchError("weights_mismatch", file=path.name, found=found, game=game.name, expected=game.features)
    return net


class Workspace(NamedTuple):
    """Buffers for evaluation, allocated once for thousands of positions.

    The first layer is incremental, as in NNUE: siblings differ in a few features only, so each is computed from the
    sums of the first of them, its anchor. `forget` drops the anchors.
    """

    x: Array  # a seat's features
    layer: Array  # the hidden layer
    values: Array  # by seat
    others: Array  # by seat: the logits before an action, for all actions that don't concern the others
    known: Array  # by seat whether there is an anchor; last, whether `others` has been computed
    anchor: Array  # by seat: features
    sums: Array  # by seat: what they add up to in each unit, before the activation
    changed: Array  # which features differ from the anchor's


@rule
def workspace(net: Net, players: int) -> Workspace:
    """Buffers for a network and a number of players."""
    inputs, units = len(net.hidden) - 1, net.hidden.shape[1]
    return Workspace(
        np.zeros(inputs, np.float32), np.zeros(units, np.float32), np.zeros(players), np.zeros(players),
        np.zeros(players + 1, np.int64), np.zeros((players, inputs), np.float32),
        np.zeros((players, units), np.float32), np.zeros(inputs + 1, np.int64),
    )  # fmt: skip


@lean
def forget(w: Workspace) -> None:
    """Drop the anchors, before evaluating positions that have little in common with the last."""
    for i in range(len(w.known)):
        w.known[i] = 0


@lean
def add_changes(net: Net, x: Array, anchor: Array, layer: Array, changed: Array) -> None:
    """Update the sums for the features that differ from the anchor's, two at a time."""
    units, n = net.hidden.shape[1], 0
    for i in range(len(x)):  # without a branch, which the processor could not predict
        changed[n] = i
        n += int(x[i] != anchor[i])
    hidden = net.hidden
    for k in range(0, n - 1, 2):
        a, b = changed[k], changed[k + 1]
        more, most = x[a] - anchor[a], x[b] - anchor[b]
        for unit in range(units):
            layer[unit] += more * hidden[a, unit] + most * hidden[b, unit]
    if n % 2:
        a = changed[n - 1]
        more = x[a] - anchor[a]
        for unit in range(units):
            layer[unit] += more * hidden[a, unit]


@lean
def drop_anchor(net: Net, seat: int, w: Workspace) -> None:
    """Make the features in `w.x` the seat's anchor."""
    x, anchor, sums = w.x, w.anchor[seat], w.sums[seat]
    for i in range(len(x)):
        anchor[i] = 0
    for unit in range(len(sums)):
        sums[unit] = net.hidden[len(x), unit]
    add_changes(net, x, anchor, sums, w.changed)
    for i in range(len(x)):
        anchor[i] = x[i]
    w.known[seat] = 1


@lean
def run(net: Net, seat: int, w: Workspace) -> float:
    """The network's output for a seat's features in `w.x`."""
    units, x, layer, sums, out = net.hidden.shape[1], w.x, w.layer, w.sums[seat], net.out
    anchored = w.known[seat] == 1
    if not anchored:
        drop_anchor(net, seat, w)
    for unit in range(units):
        layer[unit] = sums[unit]
    if anchored:
        add_changes(net, x, w.anchor[seat], layer, w.changed)
    for unit in range(units):
        layer[unit] = max(layer[unit], np.float32(0)) * out[unit]
    left = units
    while left > 1:  # pairwise, which vectorizes: one by one took a quarter of the whole
        half = left // 2
        for unit in range(half):
            layer[unit] += layer[left - half + unit]
        left -= half
    return float(layer[0] + net.out[units])


@lean
def logit(box: object, s: State, seat: int, due: int, net: Net, w: Workspace) -> float:
    """How well the seat is placed, on the scale whose softmax gives the win probabilities."""
    if net.hidden.shape[1] == 0:
        return float(net.out[0] * heuristic_value(box, s, seat))
    features(box, s, seat, due, w.x)
    return run(net, seat, w)


@lean
def logit_after(box: object, s: State, before: State, seat: int, due: int, net: Net, w: Workspace) -> float:
    """The same one action after `before`, from whose features and sums those of all such positions are computed."""
    if net.hidden.shape[1] == 0 or not updates_features(box, s):
        return logit(box, s, seat, due, net, w)
    if w.known[seat] == 0:
        features(box, before, seat, NO_CHANCE, w.x)
        drop_anchor(net, seat, w)
    x, anchor = w.x, w.anchor[seat]
    for i in range(len(x)):
        x[i] = anchor[i]
    update_features(box, s, before, seat, due, x)
    return run(net, seat, w)


@lean
def log_odds(box: object, s: State, seat: int, due: int, net: Net, w: Workspace) -> float:
    """The seat's log-odds of winning; without a network, its own logit alone."""
    mine = logit(box, s, seat, due, net, w)
    if net.hidden.shape[1] == 0:
        return mine
    others = 0.0
    for other in range(s.players):
        if other != seat:
            others += exp(logit(box, s, other, due, net, w))
    return float(mine - log(others))


@lean
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


@lean
def win_probabilities(box: object, s: State, due: int, net: Net, w: Workspace) -> None:
    """Write each seat's win probability to `w.values`."""
    for seat in range(s.players):
        w.values[seat] = logit(box, s, seat, due, net, w)
    softmax(w.values, s.players)


class Goal(NamedTuple):
    """What the end of a game is worth."""

    logit_scale: float  # the game's own: how clear a win is
    won: float  # the weight of winning itself; the rest goes by how clearly


@lean
def outcome(box: object, s: State, goal: Goal, values: Array) -> None:
    """Write each seat's value of a finished game."""
    for seat in range(s.players):
        values[seat] = goal.logit_scale * heuristic_value(box, s, seat)
    softmax(values, s.players)
    winners = find_winners(box, s)
    for seat in range(s.players):
        values[seat] = goal.won * share_of(seat, winners) + (1 - goal.won) * values[seat]
