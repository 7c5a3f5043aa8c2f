"""Inferences over several shuffles: a resample deals only hands with a possible history, and all of those.

These tests decide by brute force whether a history is possible: they try every split of the cards that the other
players held at each shuffle, and follow it card by card through the observed actions to the hands in question.
"""

from __future__ import annotations

import random
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from math import comb, factorial, prod

import numpy as np
import pytest

from nomarch.engine.kernels import resample_for
from nomarch.engine.rng import generator
from nomarch.engine.struct import rows, snapshot
from nomarch.games.nile.rules.state import KINDS, NAMES, State
from nomarch.play.match import Match
from nomarch.play.transcript import read
from tests.games.nile.oracle import Oracle
from tests.games.nile.oracle_table import LOCUSTS
from tests.games.nile.playing import (
    VERSIONS,
    kind_first,
    played_from_hand,
    random_positions,
    resampled,
    small_box,
    small_text,
)

Hand = tuple[int, ...]  # the number of cards of each kind
Hands = tuple[Hand, ...]  # of the other players, in seat order

DRAWS = 4_000
MOST_WORLDS = 60


class Witness(Oracle):
    """A referee that remembers every hand at every shuffle, and the cards drawn and played since, in order."""

    def __init__(self, *args: object) -> None:
        self.held: list[list[Hand]] = []
        self.seen: list[list[tuple[int, int]]] = []  # seat and card, or -1 for a card drawn
        super().__init__(*args)  # type: ignore[arg-type]  # passed on as they come

    def form_new_deck(self) -> None:
        super().form_new_deck()
        self.held.append([numbers(hand) for hand in self.hands])
        self.seen.append([])

    def take(self, pile: list[str]) -> str:
        for seat, hand in enumerate(self.hands):
            if pile is hand and self.deck[0] != LOCUSTS and self.seen:
                self.seen[-1].append((seat, -1))
        return super().take(pile)

    def play(self, text: str) -> None:
        if self.seen:
            self.seen[-1].extend((self.seat, NAMES.index(card)) for card in played_from_hand(text))
        super().play(text)

    def can_have_come_about(self, seat: int, hands: Hands) -> bool:
        """Whether the other players' hands have a possible history, given everything this seat has seen."""
        others = [other for other in range(self.players) if other != seat]

        @cache
        def explained(shuffle: int, after: Hands) -> bool:
            if shuffle < 0:
                return True
            held = [self.held[shuffle][other] for other in others]
            together = tuple(map(sum, zip(*held, strict=True)))
            seen = [[card for player, card in self.seen[shuffle] if player == other] for other in others]
            most = tuple(
                tuple(after[i][card] + seen[i].count(card) for card in range(KINDS)) for i in range(len(others))
            )
            return any(
                all(follows(past[i], seen[i]) for i in range(len(others))) and explained(shuffle - 1, past)
                for past in divisions(together, tuple(map(sum, held)), most)
            )

        return explained(len(self.held) - 1, hands)


def numbers(hand: list[str]) -> Hand:
    return tuple(hand.count(card) for card in NAMES[:KINDS])


def follows(hand: Hand, seen: list[int]) -> bool:
    """Whether a player with this hand can have drawn and played the cards as seen."""
    left, drawn = list(hand), 0
    for card in seen:
        if card < 0:
            drawn += 1
        elif left[card] > 0:
            left[card] -= 1
        else:
            drawn -= 1
        if drawn < 0:
            return False
    return True


def divisions(cards: Hand, sizes: tuple[int, ...], most: Hands, kind: int = 0) -> Iterator[Hands]:
    """Every split of the cards into hands of these sizes, with no more of a kind than `most` allows."""
    if any(size > sum(hand[kind:]) for size, hand in zip(sizes, most, strict=True)):
        return
    if kind == KINDS:
        yield tuple(() for _ in sizes)
        return
    for shares in divided(cards[kind], tuple(min(s, hand[kind]) for s, hand in zip(sizes, most, strict=True))):
        left = tuple(size - share for size, share in zip(sizes, shares, strict=True))
        for rest in divisions(cards, left, most, kind + 1):
            yield tuple((share, *hand) for share, hand in zip(shares, rest, strict=True))


def divided(number: int, most: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Every split of a number into parts that don't exceed `most`."""
    if not most:
        if number == 0:
            yield ()
        return
    for first in range(min(number, most[0]), -1, -1):
        for rest in divided(number - first, most[1:]):
            yield (first, *rest)


def witnessed(players: int, crops: int, hand: int, rules: int) -> Iterator[tuple[Match, Witness]]:
    """Positions after the second shuffle, over many games."""
    box, components = small_box(crops, hand), tomllib.loads(small_text(crops, hand))
    witness: Witness | None = None
    told: list[str] = []
    for match in random_positions(players, components=box, policy=kind_first, rules=rules):
        record = read(match.record())
        texts = [text for turn in record.turns for text in turn.actions]
        if witness is None or not texts:
            witness, told = Witness(record.options, record.deal, players, components, rules), []
        for text in texts[len(told) :]:
            witness.play(text)
        told = texts
        if len(witness.held) > 1 and not match.over:
            yield match, witness


def others_of(s: State, seat: int) -> Hands:
    return tuple(tuple(map(int, s.hand[other])) for other in range(s.players) if other != seat)


@pytest.mark.parametrize(("players", "crops", "hand", "positions"), [(3, 5, 3, 80), (4, 5, 3, 80), (5, 5, 3, 60)])
@pytest.mark.parametrize("rules", VERSIONS)
def test_a_resampled_state_has_a_possible_history(
    players: int, crops: int, hand: int, positions: int, rules: int
) -> None:
    rng, chance, found = generator(1), random.Random(1), 0
    for match, witness in witnessed(players, crops, hand, rules):
        if chance.random() < 0.8:  # to sample from many games
            continue
        seat = chance.randrange(players)
        assert witness.can_have_come_about(seat, others_of(match.position.s, seat))
        assert witness.can_have_come_about(seat, others_of(resampled(match, seat, rng).position.s, seat))
        found += 1
        if found == positions:
            break


def worlds(match: Match, witness: Witness, seat: int) -> tuple[dict[Hands, int], int]:
    """Physical arrangements for each combination of the others' hands, and the number of impossible ones."""
    s = match.position.s
    hands = others_of(s, seat)
    deck = Counter(int(card) for card in s.deck[: s.deck_size])
    unseen = tuple(sum(hand[card] for hand in hands) + deck[card] for card in range(KINDS))
    together = [sum(hand[card] for hand in witness.held[-1]) - witness.held[-1][seat][card] for card in range(KINDS)]
    for player, card in witness.seen[-1]:
        if player != seat and card >= 0:
            together[card] -= 1
    must = [max(0, number) for number in together]
    found, impossible = {}, 0
    in_deck = sum(unseen) - sum(map(sum, hands))
    sizes = (*map(sum, hands), in_deck)
    can_be = (*(unseen for _ in hands), tuple(all_ - some for all_, some in zip(unseen, must, strict=True)))
    for *held, _ in divisions(unseen, sizes, can_be):
        if not witness.can_have_come_about(seat, tuple(held)):
            impossible += 1
            continue
        inside = [sum(hand[card] for hand in held) for card in range(KINDS)]
        found[tuple(held)] = prod(
            comb(unseen[card] - must[card], inside[card] - must[card])
            * factorial(inside[card])
            // prod(factorial(hand[card]) for hand in held)
            for card in range(KINDS)
        )
    return found, impossible


def few_worlds(players: int, number: int, rules: int) -> Iterator[tuple[Match, int, dict[Hands, int]]]:
    """Positions with few worlds, some of which a player can exclude by earlier shuffles."""
    for match, witness in witnessed(players, 2, 1, rules):
        seat = match.position.s.to_play
        s = match.position.s
        if sum(map(sum, others_of(s, seat))) + s.deck_size > 9:
            continue
        possible, impossible = worlds(match, witness, seat)
        if impossible and 1 < len(possible) <= MOST_WORLDS:
            yield match, seat, possible
            number -= 1
            if number == 0:
                return


@pytest.mark.parametrize("rules", VERSIONS)
@pytest.mark.parametrize("players", [3, 4])
def test_every_possible_history_is_resampled_equally_often(players: int, rules: int) -> None:
    for match, seat, possible in few_worlds(players, 3, rules):
        rng, dealt = generator(7), rows(State, DRAWS)
        for i in range(DRAWS):
            dealt[i] = match._states[0]
            resample_for(match.components.box, dealt, i, seat, rng)
        _, first, times = np.unique(dealt["hand"], axis=0, return_index=True, return_counts=True)
        found = {others_of(snapshot(State, dealt, i), seat): int(n) for i, n in zip(first, times, strict=True)}
        assert set(found) <= set(possible)
        ways = sum(possible.values())
        expected = {world: DRAWS * number / ways for world, number in possible.items()}
        distance = sum((found.get(world, 0) - number) ** 2 / number for world, number in expected.items())
        assert distance <= len(possible) - 1 + 5 * (2 * (len(possible) - 1)) ** 0.5
