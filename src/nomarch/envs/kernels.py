"""Compiled kernels of the environments: single observations, and batches of games."""

from __future__ import annotations

from nomarch.engine.game import (
    Boxes,
    State,
    States,
    begin,
    deal,
    legal,
    nth_legal,
    observe,
    pass_forced,
    rank_key,
    scores,
    step,
)
from nomarch.engine.jit import entry, rule
from nomarch.engine.rng import below, reseed
from nomarch.engine.struct import Array

__all__ = ["BEGIN", "observe_seat", "random_actions", "step_games", "step_once"]

BEGIN = -1  # in place of an action: a new game


@entry
def observe_seat(box: Boxes, states: States, i: int, seat: int, out: Array) -> int:
    """Write a seat's observation; return its size."""
    return observe(box[0], states[i], seat, out)


@entry
def step_once(box: Boxes, states: States, i: int, action: int) -> None:
    """Apply one legal action, without the forced ones after it."""
    step(box[0], states[i], action)


@entry
def random_actions(box: Boxes, states: States, rngs: Array, actions: Array) -> None:
    """A uniformly random legal action for each game, from the game's own generator."""
    for i in range(len(actions)):
        actions[i] = nth_legal(box[0], states[i], below(rngs[i], states[i].choices))


@rule
def write_rewards(box: object, s: State, rewards: Array) -> None:
    """Zero-sum rewards: 1 for a sole winner; winners split the gain and losers the loss equally."""
    best = rank_key(box, s, 0)
    for seat in range(1, s.players):
        best = max(best, rank_key(box, s, seat))
    winners = 0
    for seat in range(s.players):
        winners += rank_key(box, s, seat) == best
    for seat in range(s.players):
        share = 1.0 / winners if rank_key(box, s, seat) == best else 0.0
        rewards[seat] = (share * s.players - 1.0) / (s.players - 1.0)


@entry
def step_games(
    box: Boxes, table: States, states: States, rng: Array, seeds: Array, episodes: Array, actions: Array, listed: Array,
    seats: Array, observations: Array, masks: Array, rewards: Array, points: Array, ended: Array,
) -> None:  # fmt: skip
    """Apply an action in every game; when a game ends, write its result and start the next.

    `listed` is a buffer for the legal actions of a game.
    """
    b = box[0]
    for i in range(len(actions)):
        rewards[i, :] = 0
        ended[i] = False
        anew = actions[i] == BEGIN
        if not anew:
            step(b, states[i], actions[i])
        while True:  # twice at the most; one call of each rule keeps the compiled code small
            if anew:
                states[i] = table[0]
                reseed(rng, seeds[i], episodes[i])
                episodes[i] += 1
                deal(b, states[i], rng)
                begin(b, states[i])
            pass_forced(b, states[i])
            if states[i].choices > 0:
                break
            ended[i] = anew = True
            scores(b, states[i], points[i])
            write_rewards(b, states[i], rewards[i])
        s = states[i]
        seats[i] = s.to_play
        observe(b, s, s.to_play, observations[i])
        masks[i, :] = 0
        for n in range(legal(b, s, listed)):
            masks[i, listed[n]] = 1
