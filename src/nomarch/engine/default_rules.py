"""Default rules: compiled functions generated from a game's declared fields when its class is created.

They assume that all hidden cards are one set: those in piles that nobody sees and those in hands that their owners see.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import reduce
from typing import Any, NamedTuple

import numpy as np

from nomarch.engine.cards import size
from nomarch.engine.dispatch import NO_CHANCE, GameState
from nomarch.engine.jit import rule
from nomarch.engine.rng import below, shuffle, sort
from nomarch.engine.struct import NOBODY, OWNER, Array, Declared

__all__ = ["Sizes", "complete"]

_Rule = Callable[..., Any]
_TRIES = 1000  # resamples until the player to move has a choice
_SMALL = 16  # an observed number divided by this is a feature
_CLEAR = 8.0  # no lead counts for more


class Sizes(NamedTuple):
    """How many of what a game has."""

    most_choices: int
    observed: int  # numbers in the largest observation
    chance_kinds: int


def complete(
    own: Mapping[str, _Rule], declared: Mapping[str, Declared], sizes: Sizes, logit_scale: float
) -> dict[str, _Rule]:
    """A game's own rules with defaults for those it lacks."""
    most_choices = sizes.most_choices
    rules = dict(own) | _chance(own)
    if "nth_legal" not in own:
        rules |= _counted(rules, most_choices)
    elif "legal" not in own:
        rules["legal"] = _legal(own["nth_legal"])
    recount = _kept if "nth_legal" in own else _recount(own["legal"], most_choices)
    hidden = [field for field in declared.values() if field.seen_by in (NOBODY, OWNER)]
    defaults: dict[str, Callable[[], _Rule]] = {
        "deal": lambda: _deal(declared),
        "rank_key": lambda: _rank_key(rules["scores"]),
        "resample": lambda: _resample(declared, recount) if hidden else _nothing,
        "reveals": lambda: _reveals(bool(hidden)),
        "concerns_others": lambda: _any_action,
        "transposition_rank": lambda: _no_rank,
        "rollout_action": lambda: _rollout_action(rules["nth_legal"]),
        "heuristic_value": lambda: _heuristic_value(rules["scores"]),
        "features": lambda: _features(rules["observe"], rules["heuristic_value"], sizes, logit_scale),
    }
    for name, make in defaults.items():
        if name not in own:
            rules[name] = make()
    rules["updates_features"] = _constant("update_features" in own)
    if "update_features" not in own:
        rules["update_features"] = _update_features(rules["features"])
    return rules


def _chance(own: Mapping[str, _Rule]) -> dict[str, _Rule]:
    """A step in two parts, before and after its chance; one that is written as a whole has no chance to wait for."""
    if "afterstate" in own:
        first, rest = own["afterstate"], own["resolve_chance"]

        @rule
        def step(box: object, s: GameState, action: int) -> None:
            due = first(box, s, action)
            if due != NO_CHANCE:
                rest(box, s, due)

        return {"step": step}
    whole = own["step"]

    @rule
    def afterstate(box: object, s: GameState, action: int) -> int:
        whole(box, s, action)
        return NO_CHANCE

    @rule
    def resolve_chance(box: object, s: GameState, due: int) -> None:
        pass

    return {"afterstate": afterstate, "resolve_chance": resolve_chance}


def _counted(own: Mapping[str, _Rule], most: int) -> dict[str, _Rule]:
    """Rules for a game that only lists its legal actions: the contract counts them."""
    own_begin, own_step, own_legal = own["begin"], own["step"], own["legal"]
    own_afterstate, own_resolve = own["afterstate"], own["resolve_chance"]

    @rule
    def count(box: object, s: GameState) -> None:
        s.choices = own_legal(box, s, np.empty(most, np.int64)) if s.to_play >= 0 else 0
        if s.choices == 0:
            s.to_play = -1

    @rule
    def begin(box: object, s: GameState) -> None:
        own_begin(box, s)
        count(box, s)

    @rule
    def step(box: object, s: GameState, action: int) -> None:
        own_step(box, s, action)
        s.steps += 1
        count(box, s)

    @rule
    def afterstate(box: object, s: GameState, action: int) -> int:
        due = int(own_afterstate(box, s, action))
        if due == NO_CHANCE:
            s.steps += 1
            count(box, s)
        return due

    @rule
    def resolve_chance(box: object, s: GameState, due: int) -> None:
        own_resolve(box, s, due)
        s.steps += 1
        count(box, s)

    @rule
    def legal(box: object, s: GameState, out: Array) -> int:
        return int(own_legal(box, s, out)) if s.to_play >= 0 else 0

    @rule
    def nth_legal(box: object, s: GameState, n: int) -> int:
        out = np.empty(most, np.int64)
        own_legal(box, s, out)
        return int(out[n])

    return {
        "begin": begin, "step": step, "afterstate": afterstate, "resolve_chance": resolve_chance, "legal": legal,
        "nth_legal": nth_legal,
    }  # fmt: skip


def _legal(nth_legal: _Rule) -> _Rule:
    @rule
    def legal(box: object, s: GameState, out: Array) -> int:
        for n in range(s.choices):
            out[n] = nth_legal(box, s, n)
        return int(s.choices)

    return legal


@rule
def _nothing(box: object, s: GameState, seat: int, rng: Array) -> None:
    """Nothing is hidden."""


def _deal(declared: Mapping[str, Declared]) -> _Rule:
    """Shuffle every pile whose order isn't given by a record."""

    def pile(name: str) -> _Rule:
        @rule
        def shuffle_pile(s: GameState, rng: Array) -> None:
            shuffle(rng, getattr(s, name), 0, size(getattr(s, name)))

        return shuffle_pile

    def then(first: _Rule, second: _Rule) -> _Rule:
        @rule
        def both(s: GameState, rng: Array) -> None:
            first(s, rng)
            second(s, rng)

        return both

    @rule
    def no_pile(s: GameState, rng: Array) -> None:
        pass

    every = reduce(then, (pile(name) for name, field in declared.items() if field.seen_by == NOBODY), no_pile)

    @rule
    def deal(box: object, s: GameState, rng: Array) -> None:
        if s.dealt == 0:
            every(s, rng)
        s.dealt = 1

    return deal


@rule
def _kept(box: object, s: GameState) -> None:
    """Keep `choices`: a game that counts them itself has no hidden hands, or its own `resample`."""


def _recount(own_legal: _Rule, most: int) -> _Rule:
    """Recount the choices of the player to move, whose cards may have changed."""

    @rule
    def recount(box: object, s: GameState) -> None:
        if s.to_play >= 0:
            s.choices = own_legal(box, s, np.empty(most, np.int64))

    return recount


def _resample(declared: Mapping[str, Declared], recount: _Rule) -> _Rule:
    """Pool the cards that a seat can't see, and deal them again by the sizes of piles and hands.

    The cards are sorted before they are shuffled, so the result doesn't depend on their hidden order.
    """
    hidden = {name: field for name, field in declared.items() if field.seen_by in (NOBODY, OWNER)}
    room = sum(field.shape[0] for field in hidden.values() if field.seen_by == NOBODY)
    zones = [_pile(name) if field.seen_by == NOBODY else _hands(name) for name, field in hidden.items()]
    gather, scatter = (reduce(_in_turn, each) for each in zip(*zones, strict=True))

    @rule
    def resample(box: object, s: GameState, seat: int, rng: Array) -> None:
        asked, pool = s.choices > 1, np.empty(room, np.int64)
        for _ in range(_TRIES):
            n = gather(s, seat, pool, 0)
            sort(pool, 0, n)
            shuffle(rng, pool, 0, n)
            scatter(s, seat, pool, 0)
            recount(box, s)
            if s.choices > 1 or not asked:
                break

    return resample


def _in_turn(first: _Rule, second: _Rule) -> _Rule:
    """One after the other, the second from where the first ended."""

    @rule
    def both(s: GameState, seat: int, numbers: Array, at: int) -> int:
        return int(second(s, seat, numbers, first(s, seat, numbers, at)))

    return both


def _pile(name: str) -> tuple[_Rule, _Rule]:
    @rule
    def gather(s: GameState, seat: int, pool: Array, at: int) -> int:
        pile = getattr(s, name)
        for i in range(size(pile)):
            pool[at] = pile[i]
            at += 1
        return at

    @rule
    def scatter(s: GameState, seat: int, pool: Array, at: int) -> int:
        pile = getattr(s, name)
        for i in range(size(pile)):
            pile[i] = pool[at]
            at += 1
        return at

    return gather, scatter


def _hands(name: str) -> tuple[_Rule, _Rule]:
    @rule
    def gather(s: GameState, seat: int, pool: Array, at: int) -> int:
        hands = getattr(s, name)
        for other in range(s.players):
            for card in range(hands.shape[1] if other != seat else 0):
                for _ in range(int(hands[other, card])):
                    pool[at] = card
                    at += 1
        return at

    @rule
    def scatter(s: GameState, seat: int, pool: Array, at: int) -> int:
        hands = getattr(s, name)
        for other in range(s.players):
            if other != seat:
                cards = int(hands[other].sum())
                hands[other, :] = 0
                for i in range(at, at + cards):
                    hands[other, pool[i]] += 1
                at += cards
        return at

    return gather, scatter


@rule
def _any_action(box: object, s: GameState, action: int) -> bool:
    """Any action may concern the others."""
    return True


@rule
def _no_rank(box: object, s: GameState, action: int) -> int:
    """The order of actions may make a difference."""
    return 0


def _constant(answer: bool) -> _Rule:
    @rule
    def constant(box: object, s: GameState) -> bool:
        return answer

    return constant


def _update_features(features: _Rule) -> _Rule:
    """All of them."""

    @rule
    def update_features(box: object, s: GameState, before: GameState, seat: int, due: int, out: Array) -> None:
        features(box, s, seat, due, out)

    return update_features


def _reveals(hidden: bool) -> _Rule:
    """Any action may reveal something, if anything is hidden."""

    @rule
    def reveals(box: object, s: GameState, action: int) -> bool:
        return hidden

    return reveals


def _rollout_action(nth_legal: _Rule) -> _Rule:
    @rule
    def rollout_action(box: object, s: GameState, rng: Array) -> int:
        return int(nth_legal(box, s, below(rng, s.choices)))

    return rollout_action


def _rank_key(scores: _Rule) -> _Rule:
    @rule
    def rank_key(box: object, s: GameState, seat: int) -> int:
        points = np.zeros(s.players, np.int64)
        scores(box, s, points)
        return int(points[seat])

    return rank_key


def _heuristic_value(scores: _Rule) -> _Rule:
    """The lead over the best opponent."""

    @rule
    def heuristic_value(box: object, s: GameState, seat: int) -> float:
        points = np.zeros(s.players, np.int64)
        scores(box, s, points)
        best = points[1 if seat == 0 else 0]
        for other in range(s.players):
            if other != seat:
                best = max(best, points[other])
        return float(points[seat] - best)

    return heuristic_value


def _features(observe: _Rule, heuristic_value: _Rule, sizes: Sizes, logit_scale: float) -> _Rule:
    """What the seat observes, in small numbers, its lead, and the chance that is due to it."""
    observed, kinds = sizes.observed, sizes.chance_kinds

    @rule
    def features(box: object, s: GameState, seat: int, due: int, out: Array) -> None:
        numbers = np.zeros(observed, np.int8)
        observe(box, s, seat, numbers)
        for i in range(observed):
            out[i] = numbers[i] / _SMALL
        out[observed] = max(-_CLEAR, min(_CLEAR, logit_scale * heuristic_value(box, s, seat)))
        for kind in range(kinds):
            out[observed + 1 + kind] = due == kind + 1 and s.to_play == seat

    return features
