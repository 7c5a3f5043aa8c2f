"""Resampling: what a seat can't know is sampled, with equal probability for every possible arrangement."""

from __future__ import annotations

import random
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice, permutations

import numpy as np
import pytest

from nomarch.engine.kernels import resample_for
from nomarch.engine.rng import generator
from nomarch.engine.struct import rows, snapshot, store
from nomarch.games.nile.rules.multiset import ONE
from nomarch.games.nile.rules.state import CROPS, KINDS, LOCUSTS, NAMES, NONE, State
from nomarch.games.registry import find
from nomarch.play.match import Match
from nomarch.play.transcript import read
from tests.games.nile.information.likelihood import assert_as_likely, resampled_often
from tests.games.nile.oracle import Oracle
from tests.games.nile.playing import (
    SETUPS,
    VERSIONS,
    all_cards,
    kind_first,
    played_from_hand,
    random_positions,
    resampled,
    small_box,
    small_text,
)
from tests.games.nile.positions import craft

POSITIONS = 100

# In play


@pytest.mark.parametrize(("players", "faster"), SETUPS)
@pytest.mark.parametrize("crops", [16, 4])
@pytest.mark.parametrize("rules", VERSIONS)
def test_no_card_is_lost_and_no_number_of_cards_changes(players: int, faster: str, crops: int, rules: int) -> None:
    rng, box = generator(0), small_box(crops, 5 if crops == 16 else 3)
    for match in islice(random_positions(players, faster, components=box, rules=rules), POSITIONS):
        s, cards = match.position.s, all_cards(match)
        for seat in range(players):
            after = resampled(match, seat, rng)
            t = after.position.s
            assert all_cards(after) == cards
            assert t.hand.sum(axis=1).tolist() == s.hand.sum(axis=1).tolist()
            assert t.hand[seat].tolist() == s.hand[seat].tolist()
            assert t.storage.tolist() == s.storage.tolist()
            assert (t.deck_size, t.removed.sum()) == (s.deck_size, s.removed.sum())
            assert (t.deck[: t.deck_size] != NONE).all()
            assert (t.deck[t.deck_size :] == NONE).all()
            assert (t.deck == LOCUSTS).sum() == 1 - s.discards[LOCUSTS]
            assert t.hand.min() >= 0


@pytest.mark.parametrize(("players", "faster"), SETUPS)
@pytest.mark.parametrize("crops", [16, 4])
@pytest.mark.parametrize("rules", VERSIONS)
def test_nothing_hidden_is_left_in_any_field(players: int, faster: str, crops: int, rules: int) -> None:
    """Positions that a seat can't distinguish become identical bytes when resampled with the same generator."""
    rng, box = generator(1), small_box(crops, 5 if crops == 16 else 3)
    positions = random_positions(players, faster, components=box, rules=rules)
    for number, match in enumerate(islice(positions, POSITIONS)):
        for seat in range(players):
            other = resampled(match, seat, rng)
            one, two = (resampled(each, seat, generator(number)) for each in (match, other))
            assert one.state_bytes() == two.state_bytes()


@pytest.mark.parametrize(("players", "faster"), SETUPS)
def test_a_resampled_game_can_be_played_to_its_end(players: int, faster: str) -> None:
    rng, chance = generator(3), random.Random(3)
    for match in islice(random_positions(players, faster, components=small_box()), 0, 60, 6):
        for seat in range(players):
            other = resampled(match, seat, rng)
            cards = all_cards(other)
            while not other.over:
                assert len(other.legal) >= 1
                other.play(kind_first(other, chance))
            assert all_cards(other) == cards


# Old cards: those that were in hands when the deck was last shuffled


class CountingOracle(Oracle):
    """A referee that also remembers which cards were in hands when the deck was last shuffled."""

    old: list[Counter[str]]

    def form_new_deck(self) -> None:
        super().form_new_deck()
        self.old = [Counter(hand) for hand in self.hands]

    def play(self, text: str) -> None:
        """Subtract the cards played; the counts may become negative."""
        if hasattr(self, "old"):
            self.old[self.seat].subtract(played_from_hand(text))
        super().play(text)


def old_positions(players: int, faster: str, rules: int) -> Iterator[tuple[Match, list[Counter[str]]]]:
    """Positions after the first deck, with each seat's old cards that are still unplayed."""
    box, components = small_box(5, 3), tomllib.loads(small_text(5, 3))
    oracle: CountingOracle | None = None
    told: list[str] = []
    for match in random_positions(players, faster, components=box, rules=rules):
        record = read(match.record())
        texts = [text for turn in record.turns for text in turn.actions]
        if oracle is None or len(texts) == 0:
            oracle, told = CountingOracle(record.options, record.deal, players, components, rules), []
        for text in texts[len(told) :]:
            oracle.play(text)
        told = texts
        if hasattr(oracle, "old") and not match.over:
            yield match, oracle.old


@pytest.mark.parametrize("rules", VERSIONS)
@pytest.mark.parametrize(("players", "faster"), SETUPS)
def test_old_cards_that_were_not_played_stay_in_hands(players: int, faster: str, rules: int) -> None:
    """With two players, the hand is known; cards removed for the faster game may be mistaken for cards in it."""
    rng, known = generator(4), 0
    for match, old in islice(old_positions(players, faster, rules), 120):
        removed = Counter(dict(zip(NAMES, match.position.s.removed.tolist(), strict=False)))
        for seat in range(players):
            others = Counter(removed)
            for each in range(players):
                if each != seat:
                    others.update(old[each])
            wanted = +others
            known += wanted.total()
            for _ in range(3):
                s = resampled(match, seat, rng).position.s
                held = s.hand[: match.players].sum(axis=0) - s.hand[seat] + s.removed
                assert all(held[NAMES.index(card)] >= number for card, number in wanted.items())
    assert known > 500


# Every arrangement is equally likely


@dataclass(frozen=True)
class Situation:
    """Seat 0's information: sizes of the other hands, unseen cards, and which of them are old or may be removed."""

    hands: tuple[int, ...]  # of the other seats
    unseen: tuple[str, ...]  # without the locusts
    old: tuple[str, ...] = ()  # of the unseen: in hands, or removed, since before the last shuffle
    removed: int = 0
    locusts: bool = True  # in the deck
    drawn: tuple[int, ...] = ()  # by the other seats since the last shuffle, if that is informative

    def state(self) -> State:
        """A matching position; seat 0 holds some cards, two of them old, and a new one has been played."""
        s = find("nile").initial_state(
            find("nile").standard_components(), 1 + len(self.hands), {"faster": "no", "first": "1"}
        )
        assert isinstance(s, State)
        s.faster, s.passes, s.flood, s.to_play = int(self.removed > 0), int(bool(self.old)), 4, 0
        cards = [NAMES.index(card) for card in (*self.old, *(Counter(self.unseen) - Counter(self.old)).elements())]
        pairs = [card for card in cards if card >= CROPS][: self.removed]
        for card in pairs:
            cards.remove(card)
            s.removed[card] = 1
        for seat, size in enumerate(self.hands, 1):
            for card in cards[:size]:
                s.hand[seat, card] += 1
            del cards[:size]
        cards += [LOCUSTS] * self.locusts
        s.deck[: len(cards)], s.deck_size = cards, len(cards)
        s.discards[LOCUSTS] = not self.locusts
        s.hand[0, :2] = 2, 1
        if self.old:
            s.held[0, 0], s.played[1, 0] = ONE[0] + ONE[1], ONE[3]
            old = [NAMES.index(card) for card in self.old if not s.removed[NAMES.index(card)]]
            for seat, size in enumerate(self.hands, 1):
                held = size - self.drawn[seat - 1] if self.drawn else len(old)
                s.held[0, seat] = sum(ONE[card] for card in old[:held])
                del old[:held]
        return s

    def arrangements(self) -> Counter[tuple[str, ...]]:
        """All valid orders of the physical cards over the places: removed, hands, deck."""
        found: Counter[tuple[str, ...]] = Counter()
        old = Counter(self.old)
        cards = []
        for card in self.unseen:
            cards.append((card, old[card] > 0))
            old[card] -= 1
        in_deck = len(cards) - self.removed - sum(self.hands)
        for order in permutations(cards):
            names = [card for card, _ in order]
            deck = len(names) - in_deck
            if any(is_old for _, is_old in order[deck:]) or any(len(name) == 1 for name in names[: self.removed]):
                continue
            if self.old and not all(is_old for _, is_old in order[: self.removed]):
                continue
            places, start, drawn = [" ".join(sorted(names[: self.removed]))], self.removed, []
            for size in self.hands:
                places.append(" ".join(sorted(names[start : start + size])))
                drawn.append(sum(not is_old for _, is_old in order[start : start + size]))
                start += size
            if self.drawn and tuple(drawn) != self.drawn:
                continue
            for i in range(in_deck + 1) if self.locusts else [in_deck]:
                whole = [*names[deck : deck + i], *["X"] * self.locusts, *names[deck + i :]]
                found[*places, " ".join(whole)] += 1
        return found


def seen(s: State) -> tuple[str, ...]:
    """A resampled state in the same form."""
    piles = [s.removed, *(s.hand[seat] for seat in range(1, s.players))]
    held = [" ".join(sorted(NAMES[card] for card in range(KINDS) for _ in range(pile[card]))) for pile in piles]
    return (*held, " ".join(NAMES[card] for card in s.deck[: s.deck_size]))


SITUATIONS = {
    "two players": Situation((2,), ("P", "P", "W", "PW", "L")),
    "two players, locusts gone": Situation((2,), ("P", "P", "W", "PW", "L"), locusts=False),
    "three players": Situation((1, 2), ("P", "P", "W", "PW", "L")),
    "two players, old cards": Situation((3,), ("P", "P", "W", "PW", "L", "P"), old=("P", "PW")),
    "three players, old cards": Situation((1, 2), ("P", "P", "W", "PW", "L"), old=("P", "P"), drawn=(0, 1)),
    "three players, old cards of one": Situation((1, 2), ("P", "P", "W", "PW", "L"), old=("P", "P"), drawn=(1, 0)),
    "four players, old cards": Situation((1, 1, 1), ("P", "L", "W", "PW", "C"), old=("P", "L"), drawn=(0, 1, 0)),
    "faster": Situation((2,), ("P", "P", "PW", "PL", "WF", "LC"), removed=2),
    "faster, three players": Situation((1, 1), ("P", "P", "PW", "PL", "WF"), removed=1),
    "faster, old cards": Situation((2,), ("P", "P", "PW", "PL", "WF", "LC"), old=("P", "PW", "PL", "WF"), removed=2),
    "nothing in the deck": Situation((2,), ("P", "W"), locusts=False),
    "nothing in hands": Situation((0, 0), ("P", "W", "W")),
}


@pytest.mark.parametrize("twice", [False, True], ids=["once", "again and again"])
@pytest.mark.parametrize("situation", SITUATIONS.values(), ids=SITUATIONS.keys())
def test_every_arrangement_is_as_likely(situation: Situation, twice: bool) -> None:
    states = rows(State, 1)
    store(situation.state(), states, 0)
    found = Counter(
        {seen(s): number for s, number in resampled_often(find("nile").standard_components().box, states, 0, twice)}
    )
    assert_as_likely(found, situation.arrangements())


def test_a_flood_card_shuffled_in_may_be_in_the_deck_or_in_a_hand_that_has_drawn_since() -> None:
    match = craft("W W L L; C C C; F F", "L", flood="PW", discards="P P L L F WL LC LF CF X")
    for text in ("market W W", "pass", "market C C"):  # a new deck; two cards from it, and a Flood; a card from it
        match.play(text)
    card, s = NAMES.index("PW"), match.position.s
    assert match.to_play == 1
    assert s.flood != card
    assert not s.hand[0, card] + s.discards[card]
    found = set()
    for each, _ in resampled_often(match.components.box, match._states, 0):
        found |= {f"hand {seat}" for seat in (1, 2) if each.hand[seat, card]}
        found |= {"deck"} if card in each.deck[: each.deck_size] else set()
    assert found == {"deck", "hand 1"}


def test_future_shuffles_are_resampled() -> None:
    states, rng = rows(State, 1), generator(5)
    store(SITUATIONS["two players"].state(), states, 0)
    drawn = set()
    for _ in range(100):
        resample_for(find("nile").standard_components().box, states, 0, 0, rng)
        drawn.add(tuple(snapshot(State, states, 0).rng.tolist()))
    assert len(drawn) == 100
    assert all(np.array(numbers).any() for numbers in drawn)
