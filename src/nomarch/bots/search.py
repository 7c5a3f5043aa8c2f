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
    apply_to_chance,
    legal,
    resample,
    resolve_chance,
    rollout_action,
    settle,
    transposition_rank,
)
from nomarch.engine.jit import entry, lean
from nomarch.engine.struct import Array

__all__ = ["NOTHING", "ROWS", "Settings", "Tree", "grow", "new_tree"]

ROWS = 4  # the position, the determinization of a simulation, and scratch rows
_DEPTH = 200
NOTHING = -1


class Tree(NamedTuple):
    """Nodes by number, the root first."""

    action: Array
    first: Array  # a node's children of the first world that it was met in: from this one on, by action
    number: Array  # how many these are
    later: Array  # the last child added in another world, or NOTHING
    following: Array  # the one added before it, or NOTHING
    visits: Array
    prior: Array
    value: Array  # by seat, summed over visits
    used: Array  # how many nodes there are, and the mark last used
    where: Array  # by action: the child of the node looked at, and the mark of that look
    actions: Array  # those legal there
    found: Array  # their children, or NOTHING


class Settings(NamedTuple):
    """Search parameters."""

    c_puct: float  # exploration constant (c_puct)
    prior_power: float  # the prior is the win probability to this power
    logit_scale: float  # the game's own: how clear a win is
    won: float  # the weight of winning itself in what the end of a game is worth
    rollout_weight: float  # the weight of rollouts in leaf values; the rest is the evaluation's
    late: bool  # whether to resample only at the first chance of a simulation: nothing else is hidden
    one_order: bool  # whether to try only one order of the first action and others; the first action's value is then
    # that of the best turn in which it comes first


def new_tree(game: Game, players: int, nodes: int) -> Tree:
    """An empty tree with room for this many nodes."""
    return Tree(
        action=np.zeros(nodes, np.int32),
        first=np.zeros(nodes, np.int32),
        number=np.zeros(nodes, np.int32),
        later=np.full(nodes, NOTHING, np.int32),
        following=np.full(nodes, NOTHING, np.int32),
        visits=np.zeros(nodes, np.int32),
        prior=np.zeros(nodes, np.float32),
        value=np.zeros((nodes, players), np.float32),
        used=np.array([1, 0]),
        where=np.zeros((game.actions, 2), np.int64),
        actions=np.zeros(game.most_choices, np.int64),
        found=np.zeros(game.most_choices, np.int64),
    )


@lean
def add_child(tree: Tree, action: int, prior: float, values: Array) -> int:
    """Add a node with its initial value; NOTHING if the tree is full."""
    child = tree.used[0]
    if child == len(tree.action):
        return NOTHING
    tree.used[0] += 1
    tree.action[child] = action
    tree.visits[child] = 1
    tree.prior[child] = prior
    for seat in range(len(values)):
        tree.value[child, seat] = values[seat]
    return int(child)


@lean
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


@lean
def list_ascending(box: object, s: State, last: int, out: Array) -> int:
    """The legal actions, without those that only transpose: that have a rank below `last`, the previous action's."""
    n, kept = legal(box, s, out), 0
    if last == 0:
        return n
    for i in range(n):
        out[kept] = out[i]
        kept += int(not 0 < transposition_rank(box, s, out[i]) < last)
    return kept


@lean
def children_as_before(tree: Tree, node: int, n: int) -> bool:
    """Whether the n legal actions are those of the first world, as nearly always; then find their children."""
    if tree.number[node] != n:
        return False
    first, others = tree.first[node], 0
    for i in range(n):
        tree.found[i] = first + i
        others += int(tree.action[first + i] != tree.actions[i])
    return others == 0


@lean
def mark_children(tree: Tree, node: int) -> int:
    """Note the child of every action; returns the mark of what is noted."""
    tree.used[1] += 1
    mark = tree.used[1]
    for child in range(tree.first[node], tree.first[node] + tree.number[node]):
        tree.where[tree.action[child], 0] = child
        tree.where[tree.action[child], 1] = mark
    child = tree.later[node]
    while child != NOTHING:
        tree.where[tree.action[child], 0] = child
        tree.where[tree.action[child], 1] = mark
        child = tree.following[child]
    return int(mark)


@lean
def find_children(
    box: object, states: States, tree: Tree, node: int, n: int, net: Net, how: Settings, w: Workspace
) -> None:
    """Find the children for the n legal actions of this determinization, creating missing ones."""
    if children_as_before(tree, node, n):
        return
    mover, new = states[1].to_play, tree.number[node] == 0
    mark = mark_children(tree, node)
    forget(w)
    for i in range(n):
        action = tree.actions[i]
        if tree.where[action, 1] == mark:
            tree.found[i] = tree.where[action, 0]
            continue
        judge_child(box, states, action, net, how, w)
        child = add_child(tree, action, w.values[mover] ** how.prior_power, w.values)
        tree.found[i] = child
        if child == NOTHING:
            continue
        if new:
            tree.first[node] = child - tree.number[node]
            tree.number[node] += 1
        else:
            tree.following[child] = tree.later[node]
            tree.later[node] = child


@lean
def child_of(tree: Tree, n: int, action: int) -> int:
    """The child of one of n legal actions."""
    for i in range(n):
        if tree.actions[i] == action:
            return int(tree.found[i])
    return NOTHING


@lean
def choose(tree: Tree, n: int, mover: int, c_puct: float) -> int:
    """Select among n children by PUCT."""
    total, priors = 0, 0.0
    for i in range(n):
        child = tree.found[i]
        if child != NOTHING:
            total += tree.visits[child]
            priors += tree.prior[child]
    doubt = c_puct * sqrt(total) / max(priors, 1e-30)
    best, most = NOTHING, -1.0
    for i in range(n):
        child = tree.found[i]
        if child != NOTHING:
            visits = tree.visits[child]
            promise = tree.value[child, mover] / visits + doubt * tree.prior[child] / (1 + visits)
            if promise > most:
                best, most = child, promise
    return best


@lean
def play_on(box: object, s: State, rng: Array, how: Settings, values: Array, played: Array) -> None:
    """Mix the outcome of a rollout into the value of a leaf."""
    while s.choices > 0:
        apply(box, s, rollout_action(box, s, rng))
    outcome(box, s, Goal(how.logit_scale, how.won), played)
    for seat in range(s.players):
        values[seat] = (1 - how.rollout_weight) * values[seat] + how.rollout_weight * played[seat]


@lean
def simulate(
    box: object, states: States, rng: Array, tree: Tree, net: Net, how: Settings, named: int, w: Workspace,
    played: Array, path: Array,
) -> None:  # fmt: skip
    """Run a simulation from states[0], which starts with a named action if there is one."""
    states[1] = states[0]
    s, players, sampled = states[1], states[0].players, not how.late
    if sampled:
        resample(box, s, states[0].to_play, rng)
    node, depth, judged, last = 0, 1, False, 0
    while s.choices > 0 and depth < _DEPTH:
        n, known = list_ascending(box, s, last, tree.actions), tree.used[0]
        find_children(box, states, tree, node, n, net, how, w)
        child = child_of(tree, n, named) if depth == 1 and named != NOTHING else choose(tree, n, s.to_play, how.c_puct)
        if child == NOTHING:
            break
        path[depth] = node = child
        depth += 1
        action = tree.action[child]
        if tree.visits[child] > 1:
            last = transposition_rank(box, s, action) if depth > 2 or how.one_order else 0
            due = apply_to_chance(box, s, action)
            if due != NO_CHANCE and not sampled:
                resample(box, s, states[0].to_play, rng)
                sampled = True
            settle(box, s, due)
            continue
        judged = True
        if how.late or (child >= known and how.rollout_weight == 0):  # nothing has changed since it was judged
            for seat in range(players):
                w.values[seat] = tree.value[child, seat] / tree.visits[child]
        else:
            due = judge_child(box, states, action, net, how, w)
            if how.rollout_weight > 0:
                settle(box, states[2], due)
                play_on(box, states[2], rng, how, w.values, played)
        break
    if s.choices == 0:
        outcome(box, s, Goal(how.logit_scale, how.won), w.values)
    elif not judged:  # the tree is full, or too deep
        forget(w)
        win_probabilities(box, s, NO_CHANCE, net, w)
    for d in range(depth):
        tree.visits[path[d]] += 1
        for seat in range(players):
            tree.value[path[d], seat] += w.values[seat]


@entry
def grow(
    box: Boxes, states: States, rng: Array, simulations: int, tree: Tree, net: Net, how: Settings, first: Array
) -> None:
    """Run simulations from states[0]. If `first` names actions, simulations start with these in turn."""
    players = states[0].players
    w, played, path = workspace(net, players), np.zeros(players), np.zeros(_DEPTH, np.int64)
    for number in range(simulations):
        named = int(first[number % len(first)]) if len(first) > 0 else NOTHING
        simulate(box[0], states, rng, tree, net, how, named, w, played, path)
