"""The turn planner: a beam search over the seat's own turn."""

from __future__ import annotations

import numpy as np

from nomarch.bots.evaluation import Net, Workspace, forget, log_odds, workspace
from nomarch.engine.game import NO_CHANCE, Boxes, States, apply_to_chance, legal, resample, reveals, settle
from nomarch.engine.jit import entry, rule
from nomarch.engine.struct import Array

__all__ = ["BEAM", "ROWS", "plan_turn", "plan_values"]

BEAM = 24
ROWS = 3 + 2 * BEAM  # the position, the world, a row to work on, and two beams
_LONGEST = 24  # the maximum depth, in decisions
_NEVER = -1e30


@rule
def put_in_beam(
    states: States, row: int, base: int, size: int, value: float, first: int, values: Array, firsts: Array
) -> int:
    """Insert a partial turn into the beam if it is good enough; an equal value means the same turn in another order."""
    worst = 0
    for i in range(size):
        if values[i] == value and firsts[i] == first:
            return size
        if values[i] < values[worst]:
            worst = i
    at = size
    if size == BEAM:
        if values[worst] >= value:
            return size
        at = worst
    states[base + at] = states[row]
    values[at], firsts[at] = value, first
    return max(size, at + 1)


@rule
def best_lines(box: object, states: States, actions: Array, net: Net, w: Workspace, best: Array) -> None:
    """Write, for each legal action of states[1], the value of the best turn that begins with it.

    A turn has the value of its afterstate at the first chance. Without a network, the chance is resolved first.
    """
    seat, turn, learned = states[1].to_play, states[1].turn, net.hidden.shape[1] > 0
    values, firsts = np.zeros((2, BEAM)), np.zeros((2, BEAM), np.int64)
    states[3] = states[1]
    size, now = 1, 0
    best[:] = _NEVER
    for depth in range(_LONGEST):
        found = 0
        for i in range(size):
            row = 3 + now * BEAM + i
            n = legal(box, states[row], actions)
            forget(w)
            for k in range(n):
                # Revealed cards can't be planned for: the line ends here, and the average over samples covers them.
                if not learned and depth > 0 and reveals(box, states[row], actions[k]):
                    continue
                states[2] = states[row]
                s = states[2]
                due = apply_to_chance(box, s, actions[k])
                if not learned:
                    settle(box, s, due)
                    due = NO_CHANCE
                first = k if depth == 0 else firsts[now, i]
                value = log_odds(box, s, seat, due, net, w)
                if due != NO_CHANCE or s.choices == 0 or s.turn != turn:
                    best[first] = max(best[first], value)
                else:
                    found = put_in_beam(
                        states, 2, 3 + (1 - now) * BEAM, found, value, first, values[1 - now], firsts[1 - now]
                    )
        size, now = found, 1 - now
        if size == 0:
            break


@rule
def plan_values(
    box: object, states: States, rng: Array, worlds: int, actions: Array, net: Net, w: Workspace, best: Array,
    values: Array,
) -> int:  # fmt: skip
    """The same as `plan_turn`, with room to work in: `best` is as long as there are choices."""
    choices = states[0].choices
    values[:choices] = 0
    for world in range(worlds):
        states[1] = states[0]
        resample(box, states[1], states[0].to_play, rng)
        best_lines(box, states, actions, net, w, best)
        reached = best.max()
        for k in range(choices):
            if best[k] != _NEVER:
                reached = min(reached, best[k])
        for k in range(choices):  # a turn that fell out of the beam counts as the worst one in it
            values[k] += best[k] if best[k] != _NEVER else reached
        if world == 1 and np.array_equal(values[:choices], 2 * np.where(best == _NEVER, reached, best)):
            return 2
    return worlds


@entry
def plan_turn(box: Boxes, states: States, rng: Array, worlds: int, actions: Array, net: Net, values: Array) -> int:
    """Write, for each legal action of states[0], the mean value over samples of the best turn that begins with it.

    Returns the number of samples: two are enough if chance makes no difference.
    """
    best, w = np.zeros(states[0].choices), workspace(net, states[0].players)
    return plan_values(box[0], states, rng, worlds, actions, net, w, best, values)
