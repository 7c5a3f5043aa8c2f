"""Possible hands, found by trying every deal: all deals consistent with the observations are equally likely."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import permutations, product, zip_longest
from math import comb, factorial, prod

import numpy as np
import pytest

from nomarch.engine.game import Boxes
from nomarch.engine.kernels import apply_action, legal_actions
from nomarch.engine.struct import rows, snapshot, store
from nomarch.games.nile.rules.state import KINDS, NAMES, State
from nomarch.play.match import Match
from tests.games.nile.information.likelihood import assert_as_likely, resampled_often
from tests.games.nile.playing import played_from_hand
from tests.games.nile.positions import craft, settle


@dataclass(frozen=True)
class Story:
    """What three players did since a shuffle, as seen by seat 2; the deck is written from its top, without locusts."""

    hands: tuple[str, str]  # of seats 0 and 1 at the shuffle
    deck: str
    flood: int  # the position in the deck of the card that was turned up
    actions: tuple[str, ...]

    def begin(self, hands: tuple[str, ...], deck: tuple[str, ...]) -> Match:
        """The position after the shuffle, with this deal."""
        return craft("; ".join((*hands, "C F F")), " ".join(deck), discards="X", last=True)

    def truth(self) -> tuple[Match, list[int]]:
        """The current position, and the actions."""
        match = self.begin(self.hands, tuple(self.deck.split()))
        for text in self.actions:
            match.play(text)
        return match, list(match.actions)

    def deals(self) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
        """Every split of the old cards between the two hands, with every order of the unseen cards."""
        old, size = " ".join(self.hands).split(), len(self.hands[0].split())
        splits = {(" ".join(sorted(order[:size])), " ".join(sorted(order[size:]))) for order in permutations(old)}
        deck = self.deck.split()
        flood = deck.pop(self.flood)
        orders = {(*order[: self.flood], flood, *order[self.flood :]) for order in permutations(deck)}
        return product(sorted(splits), sorted(orders))

    def worlds(self) -> set[tuple[str, ...]]:
        """The possible worlds now: the outcomes of all deals that agree with everything seat 2 saw."""
        match, actions = self.truth()
        start = self.begin(self.hands, tuple(self.deck.split()))
        base = snapshot(State, start._states, 0)
        told = [told_to_seat_2(s) for s in played_on(match.components.box, base, actions)]
        found = set()
        for hands, deck in self.deals():
            s = snapshot(State, start._states, 0)
            for seat, cards in enumerate(hands):
                s.hand[seat] = [cards.split().count(name) for name in NAMES[:KINDS]]
            s.deck[: s.deck_size] = [NAMES.index(card) for card in reversed(deck)]
            for expected, after in zip_longest(told, played_on(match.components.box, s, actions)):
                if after is None or told_to_seat_2(after) != expected:
                    break
            else:
                found.add(hidden(after))
        return found


def told_to_seat_2(s: State) -> list[object]:
    sizes = s.hand.sum(axis=1).tolist()
    turn = [s.to_play, s.step, s.flood, s.flooded, s.deck_size]
    return [*turn, sizes, s.hand[2].tolist(), s.discards.tolist(), s.storage.tolist()]


def played_on(box: Boxes, s: State, actions: list[int]) -> Iterator[State]:
    """The state after each action, up to the first illegal one."""
    states, out = rows(State, 1), np.zeros(1000, np.int64)
    store(s, states, 0)
    settle(box, states)
    for action in actions:
        if action not in out[: legal_actions(box, states, 0, out)]:
            return
        apply_action(box, states, 0, action)
        yield snapshot(State, states, 0)


def hidden(s: State) -> tuple[str, ...]:
    held = [" ".join(NAMES[card] for card in range(KINDS) for _ in range(s.hand[seat, card])) for seat in (0, 1)]
    return (*held, " ".join(NAMES[card] for card in s.deck[: s.deck_size]))


def weight(world: tuple[str, ...], must: Counter[str]) -> int:
    """The number of physical arrangements that give this world, with `must` in the hands."""
    ways, hands = 1, [Counter(cards.split()) for cards in world[:2]]
    for hand in hands:
        ways *= factorial(hand.total()) // prod(factorial(number) for number in hand.values())
    return ways * prod(comb((hands[0] + hands[1])[card], number) for card, number in must.items())


STORIES = {
    "played before anything was drawn": Story(
        ("P W L", "P C F"), "P W L F P C", 3, ("market P W", "pass", "market P C")
    ),
    "played after one was drawn": Story(
        ("P W L", "P C F"), "P L W C F P W", 4, ("market P W", "market P L", "market P C")
    ),
}


@pytest.mark.parametrize("story", STORIES.values(), ids=STORIES.keys())
def test_every_deal_that_explains_what_was_seen_is_as_likely_and_no_other(story: Story) -> None:
    match, _ = story.truth()
    s = match.position.s
    must = Counter(" ".join(story.hands).split())
    must.subtract(card for text in story.actions for card in played_from_hand(text))
    expected = {world: weight(world, +must) for world in story.worlds()}
    assert hidden(s) in expected
    found = Counter({hidden(s): number for s, number in resampled_often(match.components.box, match._states, 2)})
    assert_as_likely(found, expected)
