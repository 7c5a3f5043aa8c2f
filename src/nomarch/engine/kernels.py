"""Compiled kernels for any game: single steps for Python, random play, perft."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np

from nomarch.engine.bits import count
from nomarch.engine.game import (  # fmt: skip
    NO_CHANCE,
    Boxes,
    Game,
    Position,
    State,
    States,
    apply,
    apply_to_chance,
    begin,
    concerns_others,
    deal,
    features,
    heuristic_value,
    legal,
    nth_legal,
    pass_forced,
    rank_key,
    resample,
    reveals,
    scores,
    settle,
    step,
)
from nomarch.engine.jit import entry, lean
from nomarch.engine.rng import below, generator, reseed, step_below
from nomarch.engine.struct import Array, rows, snapshot, store

__all__ = [
    "apply_action",
    "apply_up_to_chance",
    "appraise",
    "begin_table",
    "concerns_other_seats",
    "copy_often",
    "deal_table",
    "final_keys",
    "find_winners",
    "legal_actions",
    "mark_final",
    "perft",
    "play_at_random",
    "random_action",
    "resample_for",
    "resample_often",
    "reveals_something",
    "score_seats",
    "settle_chance",
    "share_of",
    "warm_up",
]  # fmt: skip


@entry
def deal_table(box: Boxes, states: States, i: int, rng: Array) -> None:
    """Deal, without starting the game."""
    deal(box[0], states[i], rng)


@entry
def begin_table(box: Boxes, states: States, i: int) -> None:
    """Advance from the deal to the first decision."""
    begin(box[0], states[i])
    pass_forced(box[0], states[i])


@entry
def legal_actions(box: Boxes, states: States, i: int, out: Array) -> int:
    """Write the legal actions in ascending order; return the count."""
    return legal(box[0], states[i], out)


@entry
def apply_action(box: Boxes, states: States, i: int, action: int) -> None:
    """Apply a legal action."""
    apply(box[0], states[i], action)


@entry
def apply_up_to_chance(box: Boxes, states: States, i: int, action: int) -> int:
    """Carry out a legal action as far as its player decides it; return which chance is due, or NO_CHANCE."""
    return apply_to_chance(box[0], states[i], action)


@entry
def settle_chance(box: Boxes, states: States, i: int, due: int) -> None:
    """Let the chance that is due happen: what `apply_action` would have done by now."""
    settle(box[0], states[i], due)


@entry
def score_seats(box: Boxes, states: States, i: int, out: Array) -> None:
    """Write each seat's score so far."""
    scores(box[0], states[i], out)


@entry
def final_keys(box: Boxes, states: States, i: int, out: Array) -> None:
    """Write the numbers that rank the seats."""
    for seat in range(states[i].players):
        out[seat] = rank_key(box[0], states[i], seat)


@entry
def resample_for(box: Boxes, states: States, i: int, seat: int, rng: Array) -> None:
    """Resample everything hidden from a seat."""
    resample(box[0], states[i], seat, rng)


@entry
def reveals_something(box: Boxes, states: States, i: int, action: int) -> bool:
    """Whether a legal action reveals hidden information while the turn continues."""
    return reveals(box[0], states[i], action)


@entry
def mark_final(box: Boxes, states: States, i: int, actions: Array, out: Array) -> None:
    """Write which legal actions can't be undone: a reveal, another turn or the end of the game follows.

    Each is tried on the next row and stops before chance, so the answer reveals nothing hidden.
    """
    s = states[i]
    for k in range(len(actions)):
        out[k] = reveals(box[0], s, actions[k])
        if not out[k]:
            states[i + 1] = states[i]
            after = states[i + 1]
            due = apply_to_chance(box[0], after, actions[k])
            out[k] = due != NO_CHANCE or after.choices == 0 or after.turn != s.turn or after.to_play != s.to_play


@entry
def concerns_other_seats(box: Boxes, states: States, i: int, action: int) -> bool:
    """Whether a legal action changes more, before its chance, than what its player has."""
    return concerns_others(box[0], states[i], action)


@entry
def appraise(box: Boxes, states: States, i: int, seat: int, out: Array) -> float:
    """Write a seat's features; return its heuristic value."""
    features(box[0], states[i], seat, NO_CHANCE, out)
    return heuristic_value(box[0], states[i], seat)


@entry
def random_action(box: Boxes, states: States, i: int, rng: Array) -> int:
    """A uniformly random legal action."""
    return nth_legal(box[0], states[i], below(rng, states[i].choices))


@lean
def finish_at_random(box: object, s: State, rng: Array) -> int:
    """Play uniformly random legal actions to the end, forced ones too; return the number of decisions."""
    decisions = 0
    a, b, c, d = rng[0], rng[1], rng[2], rng[3]
    while s.choices > 0:  # one call of each rule, which LLVM puts into the loop
        n = 0
        if s.choices > 1:
            n, a, b, c, d = step_below(a, b, c, d, s.choices)
            decisions += 1
        step(box, s, nth_legal(box, s, n))
    rng[0], rng[1], rng[2], rng[3] = a, b, c, d
    return decisions


@lean
def find_winners(box: object, s: State) -> int:
    """The seats with the highest key, one bit each; several seats can share a win."""
    winners, best = 1, rank_key(box, s, 0)
    for seat in range(1, s.players):
        key = rank_key(box, s, seat)
        if key > best:
            winners, best = 0, key
        winners |= int(key == best) << seat
    return winners


@lean
def share_of(seat: int, winners: int) -> float:
    """A seat's win share: 1, or less when several win, or 0."""
    return (winners >> seat & 1) / count(winners)


@entry
def play_at_random(
    box: Boxes, states: States, rng: Array, seed: int, first: int, last: int, points: Array, wins: Array
) -> int:
    """Play games number first to last - 1 of a seed at random; add up scores and wins by seat; count decisions.

    states[0] is the table before the deal, states[1] a row to play on.
    """
    decisions = 0
    game_points = np.zeros(states[0].players, np.int64)
    for game in range(first, last):
        reseed(rng, seed, game)
        states[1] = states[0]
        s = states[1]
        deal(box[0], s, rng)
        begin(box[0], s)
        decisions += finish_at_random(box[0], s, rng)
        scores(box[0], s, game_points)
        winners = find_winners(box[0], s)
        for seat in range(s.players):
            points[seat] += game_points[seat]
            wins[seat] += share_of(seat, winners)
    return decisions


@entry
def perft(box: Boxes, states: States, depth: int) -> int:
    """Count the sequences of `depth` decisions from states[0]; a game that ends earlier counts once.

    states needs depth + 1 rows, one for each decision still to take.
    """
    if depth == 0 or states[0].choices == 0:
        return 1
    if depth == 1:
        return int(states[0].choices)
    # An explicit stack: Numba can't cache recursive functions.
    taken = np.zeros(depth, np.int64)
    found, level = 0, 0
    while level >= 0:
        if taken[level] == states[level].choices:
            level -= 1
            continue
        states[level + 1] = states[level]
        apply(box[0], states[level + 1], nth_legal(box[0], states[level], taken[level]))
        taken[level] += 1
        if states[level + 1].choices == 0:
            found += 1
        elif level + 2 == depth:
            found += states[level + 1].choices
        else:
            level += 1
            taken[level] = 0
    return found


@entry
def copy_often(states: States, times: int) -> int:
    """Copy from row to row, in a chain that can't be optimized away: `play.speed` times it."""
    for i in range(times):
        states[(i + 1) % 4] = states[i % 4]
        states[i % 4].turn += 1
    return int(states[0].turn)


@entry
def resample_often(box: Boxes, states: States, n: int, rng: Array, times: int) -> None:
    """Resample copies of the first n positions, for each seat in turn."""
    for i in range(times):
        states[n] = states[i % n]
        resample(box[0], states[n], (i + i // n) % states[n].players, rng)


def warm_up(game: Game, *, simulating: bool = True) -> Iterator[tuple[str, int]]:
    """Compile the kernels, or load them from disk; yields each name when it is ready, and the total number.

    Those needed for a first move come first. With `simulating`, those for bot games and random games too."""
    components = game.standard_components()
    players = game.seats[0]
    states, undealt = rows(game.state, 2), rows(game.state, 2)  # previews and games are played on the second row
    options = {option.name: option.default for option in game.options}
    for each in (states, undealt):
        store(game.initial_state(components, players, options), each, 0)
    box, rng = components.box, generator(0)
    numbers, shares = np.zeros(game.most_choices, np.int64), np.zeros(game.seats[-1])

    def show() -> None:
        position = Position(components, states, snapshot(game.state, states, 0))
        game.view(position, None)
        game.previews(position, [int(numbers[0])])

    steps: list[tuple[str, Callable[[], object]]] = [
        ("deal", lambda: deal_table(box, states, 0, rng)),
        ("beginning", lambda: begin_table(box, states, 0)),
        ("legal actions", lambda: legal_actions(box, states, 0, numbers)),
        ("what is shown", show),
        ("what is final", lambda: mark_final(box, states, 0, numbers[:1], np.zeros(1, np.bool_))),
        ("actions", lambda: apply_action(box, states, 0, int(numbers[0]))),
        ("scores", lambda: score_seats(box, states, 0, numbers)),
        ("ranks", lambda: final_keys(box, states, 0, numbers)),
    ]
    if simulating:
        steps += [
            ("resample", lambda: resample_for(box, states, 0, 0, rng)),
            ("random actions", lambda: random_action(box, states, 0, rng)),
            ("random play", lambda: play_at_random(box, undealt, rng, 0, 0, 1, numbers, shares)),
        ]
    for name, run in steps:
        run()
        yield name, len(steps)
