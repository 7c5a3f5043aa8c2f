"""Laws that hold in every game of Nile, checked after every action of random games.

The checks are compiled with the rules but count anew from what lies on the table, never from the rules' own sums.
Uniform play hardly farms, so each table is played in two ways. Now and then the position is redealt for every seat in
turn: all laws hold in what comes out, and the game goes on from the last.
`python -m tests.nile.test_laws 100000` plays that many games in each way at each of the six tables.
"""

from __future__ import annotations

import sys
from typing import Any, cast

import numpy as np
import pytest

from nomarch.chance import below, generator, reseed
from nomarch.compiled import entry, rule
from nomarch.game import act, begin, deal, nth, redeal
from nomarch.loops import deal_table
from nomarch.match import read_options
from nomarch.nile.bags import ONE, number_of, size
from nomarch.nile.components import Components, standard
from nomarch.nile.game import Nile
from nomarch.nile.rules import FIRST_BET, FIRST_NEW_FIELD
from nomarch.nile.state import ACT, ADD, CARDS, CROPS, DECK, KINDS, LOCUSTS, NAMES, NONE, OVER, Box, State
from nomarch.record import Array, rows, snapshot, store
from tests.contract.setups import Setup, setups
from tests.nile.playing import began, small_box

GAMES_EACH = 2_500  # in each of the two ways
WAYS = ("uniform", "farming")

# What a violation is called: the number that the compiled check returns.
LAWS = (
    "all is well",
    "every card is in exactly one place",
    "no pile has less than nothing, and what seats that are not there would have is nothing",
    "a crop is in one player's Fields, and in nobody's exactly when it has no card",
    "the deck has a card in each of its places and none beyond",
    "the locusts are in the deck or among the discards, and in no other place",
    "what was in a hand at a shuffle is there at the next, or was played",
    "whoever played more cards than they had drawn since a shuffle had held the others",
    "there are as many decks as players",
    "a game is over exactly when its last deck is empty",
    "cards are laid out by a player, and settled by the next Flood unless the game is over",
    "the same player goes on, or the next one in a new turn",
    "a redeal changes nothing that its seat can see, nor how many cards lie anywhere",
)


@rule
def count_cards(s: State, found: Array) -> None:
    """How many there are of each card, wherever it is."""
    found[:] = 0
    for i in range(DECK):
        if s.deck[i] != NONE:
            found[s.deck[i]] += 1
    for card in range(CARDS):
        found[card] += s.discards[card]
    for card in range(KINDS):
        found[card] += s.removed[card]
        for seat in range(len(s.hand)):
            found[card] += s.hand[seat, card]
    for crop in range(CROPS):
        found[crop] += s.field_size[crop]
        for seat in range(len(s.storage)):
            found[crop] += s.storage[seat, crop]
    for i in range(2):
        if s.laid[i] != NONE:
            found[s.laid[i]] += 1
    if s.flood != NONE:
        found[s.flood] += 1


@rule
def broken_piles(s: State) -> int:
    """Laws 2 and 3."""
    for seat in range(len(s.hand)):
        for card in range(KINDS):
            if s.hand[seat, card] < 0 or (seat >= s.players and s.hand[seat, card] != 0):
                return 2
        for crop in range(CROPS):
            if s.storage[seat, crop] < 0 or (seat >= s.players and s.storage[seat, crop] != 0):
                return 2
    for card in range(CARDS):
        if s.discards[card] < 0:
            return 2
    for crop in range(CROPS):
        owner, cards = s.field_owner[crop], s.field_size[crop]
        if cards < 0 or (owner == NONE) != (cards == 0) or not NONE <= owner < s.players:
            return 3
    return 0


@rule
def broken_deck(s: State) -> int:
    """Laws 4, 5, 8 and 9."""
    locusts = s.discards[LOCUSTS]
    for i in range(DECK):
        if (i < s.deck_size) != (s.deck[i] != NONE):
            return 4
        locusts += s.deck[i] == LOCUSTS
    if locusts != 1 or s.flood == LOCUSTS:
        return 5
    if not 0 <= s.passes < s.players:
        return 8
    over = s.deck_size == 0
    if over and s.passes != s.players - 1:
        return 8
    if over != (s.step == OVER) or over != (s.choices == 0) or over != (s.to_play == NONE) or over != bool(s.ended):
        return 9
    return 0


@rule
def broken_memory(s: State) -> int:
    """Laws 6 and 7."""
    for shuffle in range(s.passes):
        last = shuffle + 1 == s.passes
        for seat in range(s.players):
            for card in range(KINDS):
                next_held = s.hand[seat, card] if last else number_of(s.held[shuffle + 1, seat], card)
                if number_of(s.held[shuffle, seat], card) > next_held + number_of(s.played[shuffle + 1, seat], card):
                    return 6
        for i in range(s.debts_at[shuffle], s.debts if last else s.debts_at[shuffle + 1]):
            paid = 0
            for card in range(KINDS):
                paid += min(number_of(s.until[i], card), number_of(s.held[shuffle, s.debtor[i]], card))
            if paid < s.owed[i]:
                return 7
    return 0


@rule
def broken_law(box: Box, s: State, found: Array) -> int:
    """The number of the first law that does not hold; 0 if all do."""
    count_cards(s, found)
    for card in range(CARDS):
        fewer = box.fewer_crops[s.players] if s.faster and card < CROPS else 0
        if found[card] != box.cards[card] - fewer:
            return 1
    broken = broken_piles(s)
    if not broken:
        broken = broken_deck(s)
    if not broken:
        broken = broken_memory(s)
    if broken:
        return broken
    laid = (s.laid[0] != NONE) + (s.laid[1] != NONE)
    if (laid > 0) != (s.laid_by != NONE) or (laid > 0 and s.step != OVER) or (s.laid[0] == NONE and laid > 0):
        return 10
    return 0


@rule
def goes_on(before: State, s: State) -> bool:
    """Law 11."""
    if s.to_play == NONE or (s.turn == before.turn and s.to_play == before.to_play):
        return True
    return bool(s.turn == before.turn + 1 and s.to_play == (before.to_play + 1) % s.players)


@rule
def remembers_alike(before: State, s: State, seat: int) -> bool:
    """Part of law 12: what this seat held at the shuffles, how many cards each other did, and which together."""
    for shuffle in range(s.passes):
        if s.held[shuffle, seat] != before.held[shuffle, seat]:
            return False
        for card in range(KINDS):
            more = s.removed[card] - before.removed[card]
            for other in range(s.players):
                more += number_of(s.held[shuffle, other], card) - number_of(before.held[shuffle, other], card)
            if more != 0:
                return False
        for other in range(s.players):
            if size(s.held[shuffle, other]) != size(before.held[shuffle, other]):
                return False
    return True


@rule
def looks_alike(before: State, s: State, seat: int) -> bool:
    """Law 12."""
    removed = 0
    for card in range(KINDS):
        removed += s.removed[card] - before.removed[card]
        if s.hand[seat, card] != before.hand[seat, card]:
            return False
    for card in range(CARDS):
        if s.discards[card] != before.discards[card]:
            return False
    for crop in range(CROPS):
        if s.field_size[crop] != before.field_size[crop] or s.field_owner[crop] != before.field_owner[crop]:
            return False
    for other in range(s.players):
        more = 0
        for card in range(KINDS):
            more += s.hand[other, card] - before.hand[other, card]
        for crop in range(CROPS):
            if s.storage[other, crop] != before.storage[other, crop]:
                return False
        if more != 0:
            return False
    if not remembers_alike(before, s, seat):
        return False
    if removed != 0 or s.deck_size != before.deck_size or s.flood != before.flood or s.passes != before.passes:
        return False
    return bool(s.turn == before.turn and s.to_play == before.to_play and s.step == before.step)


@rule
def redeal_for_all(box: Any, states: Any, rng: Array, found: Array) -> int:
    """For every seat in turn; the first law that this breaks. states[2] is a row to work on."""
    for seat in range(states[1].players):
        states[2] = states[1]
        redeal(box[0], states[1], seat, rng)
        broken = broken_law(box[0], states[1], found)
        if broken:
            return broken
        if not looks_alike(states[2], states[1], seat):
            return 12
    return 0


@rule
def choose(box: Box, s: State, way: int, rng: Array) -> int:
    """Any legal action; or, three times of four, one that plants if there is any, or else one that is no trade."""
    if way == 1 and s.step == ACT and below(rng, 4) > 0:
        first, last = 2 * s.trades, s.choices
        while last > first and nth(box, s, last - 1) >= FIRST_BET:
            last -= 1
        if first < last:
            return nth(box, s, first + below(rng, last - first))
        return nth(box, s, first + below(rng, s.choices - first))
    return nth(box, s, below(rng, s.choices))


@entry
def first_violation(box: Any, states: Any, rng: Array, seed: int, games: int, way: int, seen: Array) -> int:
    """Play at random, forced actions one by one; the law broken first, or 0. `seen` counts what happened.

    states[0] is the table before the deal, states[1] a row to play on, states[2] one to work on.
    """
    b, found = box[0], np.zeros(CARDS, np.int64)
    for game in range(games):
        reseed(rng, seed, game)
        states[1] = states[0]
        s = states[1]
        deal(b, s, rng)
        begin(b, s)
        broken, decks = broken_law(b, s, found), 1 + s.passes
        while not broken and s.choices > 0:
            states[2] = states[1]
            action = choose(b, s, way, rng)
            seen[0] += FIRST_NEW_FIELD <= action < FIRST_BET
            seen[1] += s.step == ADD
            act(b, s, action)
            decks += s.passes - states[2].passes
            broken = broken_law(b, s, found)
            if not broken and not goes_on(states[2], s):
                broken = 11
            if not broken and below(rng, 8) == 0:
                broken = redeal_for_all(box, states, rng, found)
                seen[2] += 1
        if broken:
            return broken
        if decks != s.players:
            return 8
        for other in range(s.players):
            for crop in range(CROPS):
                seen[3] += s.storage[other, crop]
    return 0


@entry
def violation(box: Any, states: Any, seat: int) -> int:
    """The first law that states[1] breaks, coming from states[2] by an action or, with a seat, by a redeal for it."""
    broken = broken_law(box[0], states[1], np.zeros(CARDS, np.int64))
    if broken:
        return broken
    if seat == NONE:
        return 0 if goes_on(states[2], states[1]) else 11
    return 0 if looks_alike(states[2], states[1], seat) else 12


def law_broken_at(setup: Setup, components: Components, games: int, way: str) -> tuple[str, list[int]]:
    """What random play at a table breaks first, and how much was planted, added, redealt and stored."""
    game, states = Nile(), rows(State, 3)
    store(game.table(components, setup.players, read_options(game, setup.chosen)), states, 0)
    rng, seen = np.zeros(4, np.int64), np.zeros(4, np.int64)
    broken = first_violation(components.box, states, rng, 1, games, WAYS.index(way), seen)
    return LAWS[broken], [int(number) for number in seen]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("setup", setups("nile"), ids=str)
def test_the_laws_hold_in_random_play(setup: Setup, way: str) -> None:
    broken, (planted, added, redealt, kept) = law_broken_at(setup, standard(), GAMES_EACH, way)
    assert broken == LAWS[0]
    assert redealt > GAMES_EACH
    if way == "farming":  # or the test tests little
        assert planted > 10 * GAMES_EACH
        assert added > GAMES_EACH // 10
        assert kept > 5 * GAMES_EACH


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("crops", "hand"), [(2, 0), (3, 2), (5, 5)])
@pytest.mark.parametrize("setup", setups("nile"), ids=str)
def test_the_laws_hold_with_few_cards(setup: Setup, crops: int, hand: int, way: str) -> None:
    box = cast(Components, small_box(crops, hand))
    assert law_broken_at(setup, box, GAMES_EACH // 10, way)[0] == LAWS[0]


# That the laws can be broken

P, W, C, F, PW, LC, CF = (NAMES.index(card) for card in ("P", "W", "C", "F", "PW", "LC", "CF"))
REDEAL = 0  # the seat for which a change is taken for a redeal; without one it is taken for an action

# By name: the law; what is added to which number of the state, in `some_position`; and the seat.
BREACHES: dict[str, tuple[int, list[tuple[Any, ...]], int]] = {
    "a card more in a hand": (1, [("hand", 0, P, 1)], NONE),
    "a card less in the discards": (1, [("discards", C, -1)], NONE),
    "a hand with less than nothing": (2, [("hand", 0, LC, -1), ("hand", 1, LC, 1)], NONE),
    "a Storage with less than nothing": (2, [("storage", 0, P, -1), ("storage", 1, P, 1)], NONE),
    "discards with less than nothing": (2, [("discards", LC, -1), ("hand", 1, LC, 1)], NONE),
    "a card held by a seat that is not there": (2, [("hand", 0, P, -1), ("hand", 4, P, 1)], NONE),
    "a Field of nobody's": (3, [("field_owner", W, -2)], NONE),
    "a Field without cards": (3, [("field_owner", P, 1)], NONE),
    "a Field of a seat that is not there": (3, [("field_owner", W, 1)], NONE),
    "a Field with less than nothing": (3, [("field_size", P, -1), ("hand", 0, P, 1)], NONE),
    "a card beyond the deck": (4, [("deck", 0, NONE - LOCUSTS), ("deck", DECK - 1, LOCUSTS - NONE)], NONE),
    "a deck that is said to be smaller": (4, [("deck_size", -1)], NONE),
    "locusts on the Flood pile": (5, [("deck", 0, C - LOCUSTS), ("flood", LOCUSTS - C)], NONE),
    "a card kept that is not there": (6, [("passes", 1), ("held", 0, 0, int(ONE[CF]))], NONE),
    "a card owed that was not held": (7, [("passes", 1), ("debts", 1), ("owed", 0, 1)], NONE),
    "a deck too many": (8, [("passes", 2)], NONE),
    "an end with cards in the deck": (9, [("ended", 1)], NONE),
    "a step after the end": (9, [("step", OVER - ACT)], NONE),
    "nobody to play": (9, [("to_play", -1)], NONE),
    "nothing to choose": (9, [("choices", -100)], NONE),
    "a card laid out by nobody": (10, [("hand", 0, PW, -1), ("laid", 0, PW - NONE)], NONE),
    "a bet without a card": (10, [("laid_by", 1)], NONE),
    "a bet not settled": (10, [("hand", 0, PW, -1), ("laid", 0, PW - NONE), ("laid_by", 1)], NONE),
    "a turn left out": (11, [("turn", 2)], NONE),
    "two turns in a row": (11, [("turn", 1)], NONE),
    "another player in the same turn": (11, [("to_play", 1)], NONE),
    "another own hand": (12, [("hand", 0, P, -1), ("hand", 1, P, 1), ("hand", 0, W, 1), ("hand", 1, W, -1)], REDEAL),
    "a card more taken out": (12, [("hand", 1, F, -1), ("removed", F, 1)], REDEAL),
    "another Flood": (12, [("deck", 1, C - CF), ("flood", CF - C)], REDEAL),
    "another owner of a Field": (12, [("field_owner", W, -1)], REDEAL),
    "other Storages": (12, [("storage", 0, C, -1), ("storage", 1, C, 1)], REDEAL),
    "another discard": (
        12, [("discards", C, -1), ("hand", 1, C, 1), ("hand", 1, W, -1), ("discards", W, 1)], REDEAL,
    ),
    "another hand at a shuffle": (12, [("passes", 1), ("held", 0, 0, int(ONE[W]))], REDEAL),
    "another deck": (12, [("passes", 1)], REDEAL),
    "another turn": (12, [("turn", 1)], REDEAL),
}  # fmt: skip


def add(s: State, name: str, *index_and_change: int) -> None:
    """Add to a number of the state, or to one of its numbers."""
    *index, change = index_and_change
    if index:
        getattr(s, name)[tuple(index)] += change
    else:
        setattr(s, name, getattr(s, name) + change)


def some_position() -> State:
    """Castor is flooded. Seat 0 is to play, has P P P PW W L L and C in Storage; seat 1 W W F C C and two wheat."""
    match = began("P P P PW W; W W W W F", "C L L C C C C L", "pass", "plant 2W")
    s = snapshot(State, match._states, 0)
    add(s, "discards", C, -1)
    add(s, "storage", 0, C, 1)
    return s


def found_out(changes: list[tuple[Any, ...]], seat: int) -> str:
    """The law that a position breaks after these changes."""
    s, states = some_position(), rows(State, 3)
    store(s, states, 2)
    for change in changes:
        add(s, *change)
    s.choices = max(0, s.choices)
    store(s, states, 1)
    return LAWS[violation(standard().box, states, seat)]


@pytest.mark.parametrize(("law", "changes", "seat"), list(BREACHES.values()), ids=list(BREACHES))
def test_a_broken_law_is_found_out(law: int, changes: list[tuple[Any, ...]], seat: int) -> None:
    assert found_out([], seat) == LAWS[0]
    assert found_out(changes, seat) == LAWS[law]


def test_every_law_can_be_broken() -> None:
    assert {law for law, _, _ in BREACHES.values()} == set(range(1, len(LAWS)))


def test_a_box_that_is_not_the_one_dealt_from_is_found_out_in_play() -> None:
    """As a game in which a card went missing would be."""
    game, states = Nile(), rows(State, 3)
    store(game.table(standard(), 2, read_options(game, {"faster": "yes"})), states, 0)
    rng, seen = np.zeros(4, np.int64), np.zeros(4, np.int64)
    assert first_violation(standard().box, states, rng, 1, 10, 0, seen) == 0
    deal_table(standard().box, states, 0, generator(1))
    box, wrong = snapshot(Box, standard().box, 0), rows(Box, 1)
    box.fewer_crops[2] += 1
    store(box, wrong, 0)
    assert LAWS[first_violation(wrong, states, rng, 1, 10, 0, seen)] == LAWS[1]


if __name__ == "__main__":
    for each in setups("nile"):
        for chosen in WAYS:
            print(each, chosen, *law_broken_at(each, standard(), int(sys.argv[1]), chosen), flush=True)
