"""Compiled kernels of the environments: single observations, and batches of games."""

from __future__ import annotations

from typing import NamedTuple

from nomarch.bots.evaluation import Net, forget, win_probabilities, workspace
from nomarch.engine.game import (
    NO_CHANCE,
    Boxes,
    State,
    States,
    apply_to_chance,
    begin,
    compares,
    deal,
    features,
    legal,
    observe,
    observe_changes,
    pass_forced,
    resample,
    scores,
    step,
)
from nomarch.engine.jit import entry, lean
from nomarch.engine.kernels import find_winners, finish_at_random, share_of
from nomarch.engine.rng import below, reseed
from nomarch.engine.struct import Array

__all__ = [
    "BEGIN",
    "DESCRIBE",
    "NO_ACTION",
    "SKIP",
    "Streams",
    "Written",
    "describe",
    "first_illegal",
    "observe_games",
    "observe_seat",
    "play_on",
    "play_out",
    "random_actions",
    "resample_games",
    "step_games",
    "step_once",
    "write_afterstates",
    "write_values",
]

BEGIN, DESCRIBE, SKIP = -1, -2, -3  # in place of an action: begin a new game, write the arrays again, do nothing
NO_ACTION = -1  # after the last action of a list


class Written(NamedTuple):
    """What a step writes, a row for each game."""

    seats: Array  # the seat to move
    observations: Array
    masks: Array
    listed: Array  # the legal actions in ascending order, then NO_ACTION
    counts: Array  # how many there are
    rewards: Array
    points: Array
    ended: Array


class Streams(NamedTuple):
    """Where the games come from, a row for each."""

    seeds: Array
    episodes: Array  # the number of the next game of the seed


@entry
def observe_seat(box: Boxes, states: States, i: int, seat: int, out: Array) -> int:
    """Write a seat's observation; return its size."""
    return observe(box[0], states[i], seat, out)


@entry
def observe_games(box: Boxes, states: States, seats: Array, out: Array) -> None:
    """Write the observation of one seat of each game."""
    for i in range(len(seats)):
        observe(box[0], states[i], seats[i], out[i])


@entry
def step_once(box: Boxes, states: States, i: int, action: int) -> None:
    """Apply one legal action, without the forced ones after it."""
    step(box[0], states[i], action)


@entry
def random_actions(rngs: Array, listed: Array, counts: Array, actions: Array) -> None:
    """A uniformly random legal action for each game, from the game's own generator."""
    for i in range(len(actions)):
        actions[i] = listed[i, below(rngs[i], counts[i])]


@entry
def first_illegal(masks: Array, actions: Array) -> int:
    """The first game whose action is illegal, or -1."""
    for i in range(len(actions)):
        if not 0 <= actions[i] < masks.shape[1] or not masks[i, actions[i]]:
            return i
    return -1


@entry
def resample_games(box: Boxes, states: States, rngs: Array, games: Array, seats: Array) -> None:
    """Determinize some games, each for one seat, with the games' own generators."""
    for k in range(len(games)):
        resample(box[0], states[games[k]], seats[k], rngs[games[k]])


@entry
def write_afterstates(
    box: Boxes, states: States, work: States, rngs: Array, listed: Array, counts: Array, out: Array
) -> None:
    """Write the features of the seat to move, and of as many after it as there is room for, after each listed action.

    They are those before the action's chance. What the seat to move can't know is sampled first. `work` has two rows.
    """
    for i in range(len(counts)):
        describe_afterstates(box[0], states[i], work, rngs[i], listed[i], counts[i], out[i])


@lean
def describe_afterstates(
    box: object, s: State, work: States, rng: Array, listed: Array, count: int, out: Array
) -> None:
    """The same for one game."""
    work[0] = s
    resample(box, work[0], s.to_play, rng)
    for k in range(count):
        work[1] = work[0]
        due = apply_to_chance(box, work[1], listed[k])
        for turn in range(out.shape[1]):
            features(box, work[1], (s.to_play + turn) % s.players, due, out[k, turn])


@lean
def write_rewards(box: object, s: State, rewards: Array) -> None:
    """Zero-sum rewards: 1 for a sole winner; winners split the gain and losers the loss equally."""
    winners = find_winners(box, s)
    for seat in range(s.players):
        rewards[seat] = (share_of(seat, winners) * s.players - 1.0) / (s.players - 1.0)


@entry
def play_out(box: Boxes, states: States, i: int, action: int, rng: Array, rewards: Array) -> None:
    """Apply an action, unless it is NO_ACTION, and random ones up to the end of the game; write the rewards."""
    if action != NO_ACTION:
        step(box[0], states[i], action)
    finish_at_random(box[0], states[i], rng)
    write_rewards(box[0], states[i], rewards)


@lean
def play_on(
    box: object, table: States, states: States, finals: States, i: int, rng: Array, streams: Streams, out: Written,
    new: bool,
) -> bool:  # fmt: skip
    """Come to the next decision of game i; when the game ends, write its result and start the next.

    Returns whether the decision is the first of a new game.
    """
    while True:  # twice at the most; one call of each rule keeps the compiled code small
        if new:
            states[i] = table[0]
            reseed(rng, streams.seeds[i], streams.episodes[i])
            streams.episodes[i] += 1
            deal(box, states[i], rng)
            begin(box, states[i])
        pass_forced(box, states[i])
        if states[i].choices > 0:
            return new
        finals[i] = states[i]
        out.ended[i] = new = True
        scores(box, states[i], out.points[i])
        write_rewards(box, states[i], out.rewards[i])


@lean
def describe(box: object, s: State, before: State, i: int, again: bool, out: Written) -> None:
    """Write what the seat to move knows and may do in game i.

    The arrays show the state `before`, unless all is to be written again. Only what changed is written, and of the mask
    only the listed actions: whole rows would take longer than the rules.
    """
    if again or not compares(box, s):
        observe(box, s, s.to_play, out.observations[i])
    else:
        observe_changes(box, s, before, out.seats[i], s.to_play, out.observations[i])
    out.seats[i] = s.to_play
    mask, listed, last = out.masks[i], out.listed[i], out.counts[i]
    for n in range(last):
        mask[listed[n]] = False
    now = legal(box, s, listed)
    for n in range(now):
        mask[listed[n]] = True
    if now < last:
        listed[now:last] = NO_ACTION
    out.counts[i] = now


@lean
def step_game(
    box: object, table: States, states: States, finals: States, before: States, i: int, rng: Array, streams: Streams,
    action: int, out: Written,
) -> None:  # fmt: skip
    """Apply an action, or what its code says, in game i."""
    out.ended[i] = False
    for seat in range(states[i].players):
        out.rewards[i, seat] = 0
    if action >= 0:
        if compares(box, states[i]):
            before[0] = states[i]
        step(box, states[i], action)
    new = play_on(box, table, states, finals, i, rng, streams, out, action == BEGIN)
    describe(box, states[i], before[0], i, new or action < 0, out)


@entry
def step_games(
    box: Boxes, table: States, states: States, finals: States, before: States, rng: Array, streams: Streams,
    actions: Array, out: Written,
) -> None:  # fmt: skip
    """Apply an action in every game; when a game ends, write its result and start the next.

    `before` is a row to work on.
    """
    for i in range(len(actions)):
        if actions[i] != SKIP:
            step_game(box[0], table, states, finals, before, i, rng, streams, actions[i], out)


@entry
def write_values(box: Boxes, states: States, net: Net, out: Array) -> None:
    """Write each seat's win probability on the scale of rewards: from below 0 for a certain loss up to 1."""
    players = states[0].players
    w = workspace(net, players)
    for i in range(len(out)):
        forget(w)
        win_probabilities(box[0], states[i], NO_CHANCE, net, w)
        for seat in range(players):
            out[i, seat] = (w.values[seat] * players - 1.0) / (players - 1.0)
