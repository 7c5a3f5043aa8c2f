"""Information-set Monte Carlo tree search (ISMCTS): one tree for all determinizations.

Every simulation resamples the hidden information and descends the tree by actions alone, so a node stands for all
states in which its actions are legal. The evaluation of the position after a new action is its prior, and its value
until it is visited. Each seat maximizes its own win probability.
"""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

import numpy as np

from nomarch.bots.evaluation import Net, outcome, win_probabilities
from nomarch.engine.game import Boxes, Game, State, States, apply, legal, resample, rollout_action
from nomarch.engine.jit import entry, rule
from nomarch.engine.struct import Array

__all__ = ["NOTHING", "ROWS", "Settings", "Tree", "grow", "new_tree"]

ROWS = 3  # the position, the determinization of a simulation, and a scratch row
_DEPTH = 200
NOTHING = -1


class Tree(NamedTuple):
    """Nodes by number, the root first."""

    action: Array
    first: Array  # a node's first child, or NOTHING
    following: Array  # the next child of the same parent
    visits: Array
    prior: Array
    value: Array  # by seat, summed over visits
    used: Array  # how many nodes there are, and the mark last used
    where: Array  # by action: the child of the node looked at, and the mark of that look
    actions: Array  # those legal there


class Settings(NamedTuple):
    """Search parameters."""

    c_puct: float  # exploration constant (c_puct)
    prior_power: float  # the prior is the win probability to this power
    logit_scale: float  # the game's own: how clear a win is
    won: float  # the weight of winning itself in what the end of a game is worth
    rollout_weight: float  # the weight of rollouts in leaf values; the rest is the evaluation's


def new_tree(game: Game, players: int, nodes: int) -> Tree:
    """An empty tree with room for this many nodes."""
    return Tree(
        action=np.zeros(nodes, np.int32),
        first=np.full(nodes, NOTHING, np.int32),
        following=np.full(nodes, NOTHING, np.int32),
        visits=np.zeros(nodes, np.int32),
        prior=np.zeros(nodes, np.float32),
        value=np.zeros((nodes, players), np.float32),
        used=np.array([1, 0]),
        where=np.zeros((game.actions, 2), np.int64),
        actions=np.zeros(game.most_choices, np.int64),
    )


@rule
def add_child(tree: Tree, node: int, action: int, prior: float, values: Array) -> int:
    """Add a child with its initial value; NOTHING if the tree is full."""
    child = tree.used[0]
    if child == len(tree.action):
        return NOTHING
    tree.used[0] += 1
    tree.action[child] = action
    tree.following[child] = tree.first[node]
    tree.first[node] = child
    tree.visits[child] = 1
    tree.prior[child] = prior
    for seat in range(len(values)):
        tree.value[child, seat] = values[seat]
    return int(child)


@rule
def find_children(
    box: object, states: States, tree: Tree, node: int, n: int, net: Net, x: Array, values: Array, how: Settings
) -> None:
    """Find the children for the n legal actions of this determinization, creating missing ones."""
    tree.used[1] += 1
    mark = tree.used[1]
    child = tree.first[node]
    while child != NOTHING:
        tree.where[tree.action[child], 0] = child
        tree.where[tree.action[child], 1] = mark
        child = tree.following[child]
    mover = states[1].to_play
    for i in range(n):
        action = tree.actions[i]
        if tree.where[action, 1] != mark:
            states[2] = states[1]
            apply(box, states[2], action)
            if states[2].choices == 0:
                outcome(box, states[2], how.logit_scale, how.won, values)
            else:
                win_probabilities(box, states[2], net, x, values)
            tree.where[action, 0] = add_child(tree, node, action, values[mover] ** how.prior_power, values)
            tree.where[action, 1] = mark


@rule
def choose(tree: Tree, n: int, mover: int, c_puct: float) -> int:
    """Select among n children by PUCT."""
    total, priors = 0, 0.0
    for i in range(n):
        child = tree.where[tree.actions[i], 0]
        if child != NOTHING:
            total += tree.visits[child]
            priors += tree.prior[child]
    doubt = c_puct * sqrt(total) / max(priors, 1e-30)
    best, most = NOTHING, -1.0
    for i in range(n):
        child = tree.where[tree.actions[i], 0]
        if child != NOTHING:
            visits = tree.visits[child]
            promise = tree.value[child, mover] / visits + doubt * tree.prior[child] / (1 + visits)
            if promise > most:
                best, most = child, promise
    return best


@rule
def judge_leaf(
    box: object, s: State, rng: Array, net: Net, x: Array, how: Settings, values: Array, played: Array
) -> None:
    """Write each seat's value of a leaf, by the evaluation and optionally a rollout."""
    if s.choices == 0:
        outcome(box, s, how.logit_scale, how.won, values)
        return
    if how.rollout_weight < 1:
        win_probabilities(box, s, net, x, values)
    if how.rollout_weight > 0:
        while s.choices > 0:
            apply(box, s, rollout_action(box, s, rng))
        outcome(box, s, how.logit_scale, how.won, played)
        for seat in range(s.players):
            values[seat] = (1 - how.rollout_weight) * values[seat] + how.rollout_weight * played[seat]


@entry
def grow(
    box: Boxes, states: States, rng: Array, simulations: int, tree: Tree, net: Net, how: Settings, first: Array
) -> None:
    """Run simulations from states[0]. If `first` names actions, simulations start with these in turn."""
    players = states[0].players
    values, played = np.zeros(players), np.zeros(players)
    path, x = np.zeros(_DEPTH, np.int64), np.zeros(len(net.hidden) - 1, np.float32)
    for number in range(simulations):
        states[1] = states[0]
        s = states[1]
        resample(box[0], s, states[0].to_play, rng)
        node, depth = 0, 1
        while s.choices > 0 and depth < _DEPTH:
            n = legal(box[0], s, tree.actions)
            find_children(box[0], states, tree, node, n, net, x, values, how)
            if node == 0 and len(first) > 0:
                child = tree.where[first[number % len(first)], 0]
            else:
                child = choose(tree, n, s.to_play, how.c_puct)
            if child == NOTHING:
                break
            apply(box[0], s, tree.action[child])
            node = child
            path[depth] = node
            depth += 1
            if tree.visits[node] == 1:
                break
        judge_leaf(box[0], s, rng, net, x, how, values, played)
        for d in range(depth):
            tree.visits[path[d]] += 1
            for seat in range(players):
                tree.value[path[d], seat] += values[seat]
