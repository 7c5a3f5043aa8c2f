"""Invariants of Nile.

The checks are compiled with the rules, but recount everything from the table instead of using the rules' own sums.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from nomarch.engine.game import begin, deal, nth_legal, resample, step
from nomarch.engine.jit import entry, rule
from nomarch.engine.rng import below, reseed
from nomarch.engine.struct import Array, rows, store
from nomarch.games.nile.components import Components
from nomarch.games.nile.rules.actions import FIRST_BET, FIRST_NEW_FIELD
from nomarch.games.nile.rules.multiset import number_of, size
from nomarch.games.nile.rules.state import (
    ACT,
    ADD,
    CARDS,
    CROPS,
    CROPS_ON,
    DECK,
    KINDS,
    LOCUSTS,
    NONE,
    OVER,
    Box,
    State,
)
from nomarch.games.registry import find
from nomarch.play.setup import read_options
from tests.contract.setups import Setup

__all__ = ["LAWS", "WAYS", "first_violation", "law_broken_at", "violation"]

WAYS = ("uniform", "farming")

# Violations by the number that the compiled check returns.
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
    "a resample changes nothing that its seat can see, nor how many cards lie anywhere",
    "the flooded crops are the Flood card's; by today's rules it can be gone, once the deck was renewed",
    "a seat's sources are where it has a card, or two",
)


@rule
def count_cards(s: State, found: Array) -> None:
    """The number of copies of each card, wherever they are."""
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
def broken_flood(s: State) -> int:
    """Law 13."""
    if s.flood == NONE:
        return 0 if s.rules > 1 and s.passes > 0 and s.flooded > 0 else 13
    return 0 if s.flooded == CROPS_ON[s.flood] else 13


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
    """The number of the first violated law; 0 if all hold."""
    count_cards(s, found)
    for card in range(CARDS):
        fewer = box.fewer_crops[s.players] if s.faster and card < CROPS else 0
        if found[card] != box.cards[card] - fewer:
            return 1
    broken = broken_piles(s)
    if not broken:
        broken = broken_deck(s)
    if not broken:
        broken = broken_flood(s)
    if not broken:
        broken = broken_memory(s)
    if broken:
        return broken
    laid = (s.laid[0] != NONE) + (s.laid[1] != NONE)
    if (laid > 0) != (s.laid_by != NONE) or (laid > 0 and s.step != OVER) or (s.laid[0] == NONE and laid > 0):
        return 10
    return 0


@rule
def knows_sources(s: State) -> bool:
    """Law 14."""
    for seat in range(len(s.hand)):
        sources, doubles = 0, 0
        for source in range(KINDS + CROPS):
            cards = s.hand[seat, source] if source < KINDS else s.storage[seat, source - KINDS]
            sources |= int(cards > 0) << source
            doubles |= int(cards > 1) << source
        if s.sources[seat] != sources or s.doubles[seat] != doubles:
            return False
    return True


@rule
def goes_on(before: State, s: State) -> bool:
    """Law 11."""
    if s.to_play == NONE or (s.turn == before.turn and s.to_play == before.to_play):
        return True
    return bool(s.turn == before.turn + 1 and s.to_play == (before.to_play + 1) % s.players)


@rule
def remembers_alike(before: State, s: State, seat: int) -> bool:
    """Part of law 12: this seat's hands at the shuffles, the sizes of the other hands, and the cards in all of them."""
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
    if removed != 0 or s.deck_size != before.deck_size or s.passes != before.passes or s.rules != before.rules:
        return False
    if s.flood != before.flood or s.flooded != before.flooded:
        return False
    return bool(s.turn == before.turn and s.to_play == before.to_play and s.step == before.step)


@rule
def resample_for_all(box: Any, states: Any, rng: Array, found: Array) -> int:
    """Resample for every seat in turn; returns the first violated law. states[2] is a scratch row."""
    for seat in range(states[1].players):
        states[2] = states[1]
        resample(box[0], states[1], seat, rng)
        broken = broken_law(box[0], states[1], found)
        if broken:
            return broken
        if not looks_alike(states[2], states[1], seat):
            return 12
        if not knows_sources(states[1]):
            return 14
    return 0


@rule
def choose(box: Box, s: State, way: int, rng: Array) -> int:
    """A random legal action; with way 1, three times out of four one that plants, or else one that isn't a trade."""
    if way == 1 and s.step == ACT and below(rng, 4) > 0:
        first, last = 2 * s.trades, s.choices
        while last > first and nth_legal(box, s, last - 1) >= FIRST_BET:
            last -= 1
        if first < last:
            return nth_legal(box, s, first + below(rng, last - first))
        return nth_legal(box, s, first + below(rng, s.choices - first))
    return nth_legal(box, s, below(rng, s.choices))


@entry
def first_violation(box: Any, states: Any, rng: Array, seed: int, games: int, way: int, seen: Array) -> int:
    """Play at random, forced actions one by one; returns the first violated law, or 0. `seen` counts what happened.

    states[0] is the table before the deal, states[1] the game, states[2] a scratch row.
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
            step(b, s, action)
            decks += s.passes - states[2].passes
            broken = broken_law(b, s, found)
            if not broken and not goes_on(states[2], s):
                broken = 11
            if not broken and not knows_sources(s):
                broken = 14
            if not broken and below(rng, 8) == 0:
                broken = resample_for_all(box, states, rng, found)
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
    """The first law that states[1] violates after an action from states[2] or, with a seat, after a resample for it."""
    broken = broken_law(box[0], states[1], np.zeros(CARDS, np.int64))
    if broken:
        return broken
    if seat == NONE and not goes_on(states[2], states[1]):
        return 11
    if seat != NONE and not looks_alike(states[2], states[1], seat):
        return 12
    return 0 if knows_sources(states[1]) else 14


def law_broken_at(setup: Setup, components: Components, games: int, way: str, rules: int) -> tuple[str, list[int]]:
    """The first violation in random play, and how much was planted, added, resampled and stored."""
    game, states = find("nile", rules), rows(State, 3)
    store(game.initial_state(components, setup.players, read_options(game, setup.chosen)), states, 0)
    rng, seen = np.zeros(4, np.int64), np.zeros(4, np.int64)
    broken = first_violation(components.box, states, rng, 1, games, WAYS.index(way), seen)
    return LAWS[broken], [int(number) for number in seen]
