"""Information-set Monte Carlo tree search (ISMCTS): one tree for all determinizations.

Every simulation resamples the hidden information and descends the tree by actions alone, so a node stands for all
states in which its actions are legal. The evaluation of the afterstate of a new action is its prior, and its value
until it is visited. Each seat maximizes its own win probability.
"""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

import numpy as np

from nomarch.bots.evaluation import Goal, Net, Workspace, forget, outcome, win_probabilities, workspace
from nomarch.bots.policy import judge_action
from nomarch.engine.game import (  # fmt: skip
    NO_CHANCE,
    Boxes,
    Game,
    State,
    States,
    apply,
    legal,
    resample,
    resolve_chance,
    rollout_action,
    settle,
)
from nomarch.engine.jit import entry, rule
from nomarch.engine.struct import Array

__all__ = ["NOTHING", "ROWS", "Settings", "Tree", "grow", "new_tree"]

ROWS = 4  # the position, the determinization of a simulation, and scratch rows
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
def judge_child(box: object, states: States, action: int, net: Net, how: Settings, w: Workspace) -> int:
    """Write each seat's value of an action in the world of states[1]; states[2] becomes its afterstate.

    Returns the chance that is due. An action that ends the game counts as its outcome.
    """
    goal = Goal(how.logit_scale, how.won)
    due = judge_action(box, states, 1, 2, action, net, goal, w, True)
    if due != NO_CHANCE:
        states[3] = states[2]
        resolve_chance(box, states[3], due)
        if states[3].choices == 0:
            outcome(box, states[3], goal, w.values)
    return due


@rule
def find_children(
    box: object, states: States, tree: Tree, node: int, n: int, net: Net, how: Settings, w: Workspace
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
    forget(w)
    for i in range(n):
        action = tree.actions[i]
        if tree.where[action, 1] != mark:
            judge_child(box, states, action, net, how, w)
            tree.where[action, 0] = add_child(tree, node, action, w.values[mover] ** how.prior_power, w.values)
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
def play_on(box: object, s: State, rng: Array, how: Settings, values: Array, played: Array) -> None:
    """Mix the outcome of a rollout into the value of a leaf."""
    while s.choices > 0:
        apply(box, s, rollout_action(box, s, rng))
    outcome(box, s, Goal(how.logit_scale, how.won), played)
    for seat in range(s.players):
        values[seat] = (1 - how.rollout_weight) * values[seat] + how.rollout_weight * played[seat]


@entry
def grow(
    box: Boxes, states: States, rng: Array, simulations: int, tree: Tree, net: Net, how: Settings, first: Array
) -> None:
    """Run simulations from states[0]. If `first` names actions, simulations start with these in turn."""
    players = states[0].players
    w, played, path = workspace(net, players), np.zeros(players), np.zeros(_DEPTH, np.int64)
    for number in range(simulations):
        states[1] = states[0]
        s = states[1]
        resample(box[0], s, states[0].to_play, rng)
        node, depth, judged = 0, 1, False
        while s.choices > 0 and depth < _DEPTH:
            n, known = legal(box[0], s, tree.actions), tree.used[0]
            find_children(box[0], states, tree, node, n, net, how, w)
            if node == 0 and len(first) > 0:
                child = tree.where[first[number % len(first)], 0]
            else:
                child = choose(tree, n, s.to_play, how.c_puct)
            if child == NOTHING:
                break
            path[depth] = node = child
            depth += 1
            if tree.visits[child] > 1:
                apply(box[0], s, tree.action[child])
                continue
            judged = True
            if child >= known and how.rollout_weight == 0:  # judged in this very world
                for seat in range(players):
                    w.values[seat] = tree.value[child, seat]
            else:
                due = judge_child(box[0], states, tree.action[child], net, how, w)
                if how.rollout_weight > 0:
                    settle(box[0], states[2], due)
                    play_on(box[0], states[2], rng, how, w.values, played)
            break
        if s.choices == 0:
            outcome(box[0], s, Goal(how.logit_scale, how.won), w.values)
        elif not judged:  # the tree is full, or too deep
            forget(w)
            win_probabilities(box[0], s, NO_CHANCE, net, w)
        for d in range(depth):
            tree.visits[path[d]] += 1
            for seat in range(players):
                tree.value[path[d], seat] += w.values[seat]
