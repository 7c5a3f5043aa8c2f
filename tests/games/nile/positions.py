"""Positions on the engine: its driver for the rule tests, and helpers for refusals and components."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, cast

import pytest

import nomarch
from nomarch.engine.game import pass_forced
from nomarch.engine.jit import entry
from nomarch.engine.struct import Array, snapshot, store
from nomarch.games.nile.components import Components
from nomarch.games.nile.rules.holdings import find_sources
from nomarch.games.nile.rules.multiset import ONE
from nomarch.games.nile.rules.state import ACT, CROPS_ON, KINDS, LETTERS, NAMES, NONE, State
from nomarch.games.nile.rules.turn import find_choices
from nomarch.games.registry import find
from nomarch.play.match import Match
from nomarch.text.errors import NomarchError, Refused
from tests.games.nile.driver import CALM, Driver
from tests.games.nile.playing import TEXT, VERSIONS, all_cards, load

__all__ = ["BOX", "ENGINE", "altered", "craft", "deck", "line_of", "new", "owner", "reason", "refused", "settle"]

BOX = cast(Components, find("nile").standard_components())


def altered(old: str, new: str, text: str = TEXT) -> str:
    """The standard components file with one replacement, which must apply."""
    assert text.count(old) == 1, old
    return text.replace(old, new)


def owner(*changes: tuple[str, str]) -> Components:
    """Custom components: the standard ones with changes."""
    text = TEXT
    for old, new in changes:
        text = altered(old, new, text)
    return cast(Components, find("nile").components(text, "box.toml"))


def line_of(part: str, text: str) -> int:
    """The number of the only line that contains this text."""
    (number,) = (number for number, line in enumerate(text.splitlines(), 1) if part in line)
    return number


def new(players: int, seed: int = 1, **options: Any) -> Match:
    """A game with the deal of a seed."""
    return nomarch.new("nile", players, seed, **options)


@entry
def settle(box: Any, states: Any) -> None:
    """Find the legal actions of a crafted position."""
    for seat in range(states[0].players):
        find_sources(states[0], seat)
    find_choices(states[0])
    pass_forced(box[0], states[0])


def _count(pile: Array, cards: str) -> None:
    pile[...] = 0
    for card in cards.split():
        pile[NAMES.index(card)] += 1


def refused(match: Match, action: int | str) -> tuple[str, str]:
    """The key and the rule of a refusal; assert that its text cites the rule, and that nothing changes."""
    before = match.state_bytes()
    with pytest.raises(Refused) as caught:
        match.play(action)
    assert match.state_bytes() == before
    return reason(caught.value)


def reason(error: NomarchError) -> tuple[str, str]:
    """The key and the rule of an error; assert that its text cites the rule."""
    assert error.message.rule in str(error)
    return error.message.key, error.message.rule


class Engine(Driver[Match]):
    """Sets up matches. `craft` accepts custom components."""

    refusal = NomarchError

    def craft(
        self, hands: str, deck: str, *, flood: str = "P", fields: str = "", storages: str = "", discards: str = "",
        last: bool = False, shuffle: str = CALM, components: Components = BOX, version: int = VERSIONS[-1],
    ) -> Match:  # fmt: skip
        players = len(hands.split(";"))
        match = nomarch.new(find("nile", version), players, 1, first=1, components=components)
        s = snapshot(State, match._states, 0)
        s.to_play, s.step, s.turn, s.passes, s.ended = 0, ACT, 0, (players - 1) * last, 0
        for piles, text in ((s.hand, hands), (s.storage, storages)):
            piles[...] = 0
            for seat, pile in enumerate(text.split(";")):
                _count(piles[seat], pile)
        s.field_owner[:], s.field_size[:] = NONE, 0
        for seat, planted in enumerate(fields.split(";")):
            for word in planted.split():
                crop = LETTERS.index(word[-1])
                s.field_owner[crop], s.field_size[crop] = seat, int(word[:-1])
        for seat in range(players if last else 0):
            s.held[: s.passes, seat] = s.hand[seat] @ ONE[:KINDS]
        cards = [NAMES.index(card) for card in reversed(deck.split())]
        s.deck[:], s.deck_size = NONE, len(cards)
        s.deck[: len(cards)] = cards
        s.flood = NAMES.index(flood)
        s.flooded = int(CROPS_ON[s.flood])
        _count(s.discards, discards)
        s.rng[:] = [int(shuffle[place : place + 8], 16) for place in range(0, 32, 8)]
        store(s, match._states, 0)
        settle(components.box, match._states)
        match._moved()
        return match

    def begin(self, dealt: Mapping[str, str], faster: str = "no") -> Match:
        return load(dealt, faster)

    def shuffled(self, players: int, seed: int, faster: str = "no") -> Match:
        return new(players, seed, faster=faster)

    def deck(self, table: Match) -> str:
        s = table.position.s
        return " ".join(NAMES[card] for card in s.deck[: s.deck_size][::-1])

    def cards(self, table: Match) -> Counter[str]:
        removed = [NAMES[card] for card, number in enumerate(table.position.s.removed) if number]
        return Counter(dict(zip(NAMES, all_cards(table), strict=True))) - Counter(removed)

    def refuses(self, table: Match, text: str, key: str, rule: str) -> None:
        assert refused(table, text) == (key, rule)


ENGINE = Engine()
craft, deck = ENGINE.craft, ENGINE.deck
