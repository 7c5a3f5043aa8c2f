"""Positions for the tests of the rules: what lies where is written down, and the rules go on from there.

Cards are written as in the notation, piles with spaces between the cards, what belongs to the seats with a semicolon
between these: hands "W W PW; C C", Storages "; F", Fields "3W 1L; 2C". A deck is written from its top. What a position
holds is read back in the same way.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, cast

import pytest

import nomarch
from nomarch.engine.game import pass_forced
from nomarch.engine.jit import entry
from nomarch.engine.struct import Array, snapshot, store
from nomarch.games.nile.components import Components
from nomarch.games.nile.rules.multiset import ONE
from nomarch.games.nile.rules.state import ACT, CROPS_ON, KINDS, LETTERS, NAMES, NONE, State
from nomarch.games.nile.rules.turn import find_choices
from nomarch.games.registry import find
from nomarch.play.match import Match
from nomarch.text.errors import NomarchError, Refused
from tests.games.nile.playing import TEXT

__all__ = [
    "BOX", "UNMOVED", "altered", "craft", "deck", "discards", "fields", "hand", "legal", "line_of", "new", "options",
    "owner", "play", "reason", "refused", "settle", "storage",
]  # fmt: skip

BOX = cast(Components, find("nile").standard_components())
CALM = f"{1:032x}"  # a generator whose first numbers are low: each card changes places with one near the bottom
UNMOVED = "f" * 32  # one whose first numbers are high: few cards change places, and the locusts come out on top


def altered(old: str, new: str, text: str = TEXT) -> str:
    """The standard components file with one change, which must be possible."""
    assert text.count(old) == 1, old
    return text.replace(old, new)


def owner(*changes: tuple[str, str]) -> Components:
    """An owner's components: the standard ones with changes."""
    text = TEXT
    for old, new in changes:
        text = altered(old, new, text)
    return cast(Components, find("nile").components(text, "box.toml"))


def line_of(part: str, text: str) -> int:
    """The number of the only line that holds this."""
    (number,) = (number for number, line in enumerate(text.splitlines(), 1) if part in line)
    return number


def new(players: int, seed: int = 1, **options: Any) -> Match:
    """A game dealt by a seed."""
    return nomarch.new("nile", players, seed, **options)


@entry
def settle(box: Any, states: Any) -> None:
    """Find what may be done in a position that was written down."""
    find_choices(states[0])
    pass_forced(box[0], states[0])


def _count(pile: Array, cards: str) -> None:
    pile[...] = 0
    for card in cards.split():
        pile[NAMES.index(card)] += 1


def craft(
    hands: str, deck: str, *, flood: str = "P", fields: str = "", storages: str = "", discards: str = "",
    last: bool = False, shuffle: str = CALM, components: Components = BOX, rules: int | None = None,
) -> Match:  # fmt: skip
    """Seat 0 is to act in the first turn of a game that has come to this, in its first deck or the last.

    shuffle: the generator that shuffles the decks to come, as records write it.
    """
    players = len(hands.split(";"))
    match = nomarch.new(find("nile", rules), players, 1, first=1, components=components)
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


def play(match: Match, *texts: str) -> Match:
    """One action after the other."""
    for text in texts:
        match.play(text)
    return match


def legal(match: Match) -> list[str]:
    """What may be done, in words and in alphabetical order."""
    return sorted(match.text(action) for action in match.legal)


def options(match: Match, verb: str) -> list[str]:
    """The same of one kind, without its verb."""
    return [text.partition(" ")[2] for text in legal(match) if text.split()[0] == verb]


def refused(match: Match, action: int | str) -> tuple[str, str]:
    """The key and the rule of the refusal: it can be said in words, names its rule, and changes nothing."""
    before = match.state_bytes()
    with pytest.raises(Refused) as caught:
        match.play(action)
    assert match.state_bytes() == before
    return reason(caught.value)


def reason(error: NomarchError) -> tuple[str, str]:
    """The key and the rule of an error, which says it too."""
    assert error.message.rule in str(error)
    return error.message.key, error.message.rule


def _spell(numbers: Iterable[int]) -> str:
    return " ".join(Counter(dict(zip(NAMES, map(int, numbers), strict=False))).elements())


def hand(match: Match, seat: int = 0) -> str:
    """The cards in a hand."""
    return _spell(match.position.s.hand[seat])


def storage(match: Match, seat: int = 0) -> str:
    """The cards in a Storage."""
    return _spell(match.position.s.storage[seat])


def discards(match: Match) -> str:
    """What lies on the discard pile and under the current Flood card."""
    return _spell(match.position.s.discards)


def deck(match: Match) -> str:
    """The deck, from its top."""
    s = match.position.s
    return " ".join(NAMES[card] for card in s.deck[: s.deck_size][::-1])


def fields(match: Match) -> str:
    """The Fields by seat, up to the last that has one."""
    found: list[list[str]] = [[] for _ in range(match.players)]
    for crop, seat, cards in match.view()["fields"]:
        found[seat].append(f"{cards}{crop}")
    return "; ".join(" ".join(each) for each in found).rstrip("; ")
