"""N1 and N2: the deal as text, read and written: the table's choices and the shuffle."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping

from nomarch.engine.struct import Array
from nomarch.games.nile.components import Components
from nomarch.games.nile.rules.state import CARDS, CROPS, KINDS, LOCUSTS, NAMES, State
from nomarch.text.errors import NomarchError

__all__ = ["RANDOM", "READERS", "choose", "deal_lines"]

RANDOM = "random"
_NOTHING = "none"


def choose(components: Components, s: State, options: Mapping[str, str]) -> None:
    """Write the table's choices into a state; what is left open is drawn in the deal."""
    for name, value in options.items():
        if name in READERS and value != RANDOM:
            READERS[name](components, s, value)


def deal_lines(s: State) -> dict[str, str]:
    """Everything that was chosen or drawn, from a state right after the deal."""
    return {
        "first": str(s.first + 1),
        "hands": "; ".join(_cards(s.hand[seat]) for seat in range(s.players)),
        "removed": _cards(s.removed) or _NOTHING,
        "deck": " ".join(NAMES[card] for card in s.deck[: s.deck_size][::-1]),
        "chance": "".join(f"{number:08x}" for number in s.rng),
    }


def _cards(numbers: Array) -> str:
    return " ".join(NAMES[card] for card in range(KINDS) for _ in range(numbers[card]))


def _words(value: str) -> list[str]:
    return value.replace(",", " ").split()


def _numbers(words: Iterable[str]) -> list[int]:
    """The cards of these names."""
    cards = []
    for word in words:
        if word not in NAMES:
            raise NomarchError("nile_bad_card", rule="N1.1", card=word)
        cards.append(NAMES.index(word))
    return cards


def _left(components: Components, s: State) -> Counter[int]:
    """N1.3: the number of each card that the state has neither dealt nor removed yet."""
    left = Counter({card: components.cards[card] for card in range(CARDS)})
    for card in range(KINDS):
        fewer = components.fewer_crops[s.players] if s.faster and card < CROPS else 0
        left[card] -= fewer + int(s.removed[card]) + int(s.hand[:, card].sum())
    return left


def _take(components: Components, s: State, cards: Iterable[int]) -> None:
    """Take cards out of these; raise an error if there aren't enough."""
    left = _left(components, s)
    for card in cards:
        left[card] -= 1
        if left[card] < 0:
            raise NomarchError("nile_too_many", rule="N1.1" if card < CROPS else "N1.2", card=NAMES[card])


def _read_first(_components: Components, s: State, value: str) -> None:
    """N2.1: seats are counted from 1."""
    if value not in [str(seat + 1) for seat in range(s.players)]:
        raise NomarchError("nile_bad_first", rule="N2.1", value=value, players=s.players)
    s.first = int(value) - 1


def _read_hands(components: Components, s: State, value: str) -> None:
    """N2.1: as many cards to each player, the locusts not among them."""
    hands = [_numbers(_words(hand)) for hand in value.split(";")]
    if len(hands) != s.players:
        raise NomarchError("nile_bad_hands", rule="N2.1", expected=s.players, found=len(hands))
    for seat, hand in enumerate(hands):
        if len(hand) != components.dealt:
            args = {"seat": seat + 1, "expected": components.dealt, "found": len(hand)}
            raise NomarchError("nile_bad_hand", rule="N2.1", **args)
        if LOCUSTS in hand:
            raise NomarchError("nile_locusts_dealt", rule="N2.1")
        _take(components, s, hand)
        for card in hand:
            s.hand[seat, card] += 1


def _read_removed(components: Components, s: State, value: str) -> None:
    """N1.3: the Speculation cards that the faster game takes out."""
    cards = _numbers([] if value == _NOTHING else _words(value))
    expected = components.fewer_pairs[s.players] if s.faster else 0
    if len(cards) != expected or not all(CROPS <= card < KINDS for card in cards):
        raise NomarchError("nile_bad_removed", rule="N1.3", expected=expected, value=value)
    _take(components, s, cards)
    for card in cards:
        s.removed[card] = 1


def _read_deck(components: Components, s: State, value: str) -> None:
    """N1.2, N2.1: all other cards and the locusts, from the top."""
    cards, left = _numbers(_words(value)), _left(components, s)
    if cards.count(LOCUSTS) != components.cards[LOCUSTS]:
        raise NomarchError("nile_locusts_in_deck", rule="N2.1", found=cards.count(LOCUSTS))
    _take(components, s, cards)
    if len(cards) != left.total():
        raise NomarchError("nile_bad_deck", rule="N1.2", expected=left.total(), found=len(cards))
    s.deck[: len(cards)] = cards[::-1]
    s.deck_size = len(cards)


def _read_chance(_components: Components, s: State, value: str) -> None:
    """N4.1: the generator that shuffles later decks."""
    # Seeded with four zeros, the first draws of the generator are poor.
    if not re.fullmatch(r"[0-9a-f]{32}", value.lower()) or int(value, 16) == 0:
        raise NomarchError("nile_bad_chance", rule="N4.1", value=value)
    s.rng[:] = [int(value[i : i + 8], 16) for i in range(0, 32, 8)]


# What a table can choose or the shuffle gives, in the order it is read: the deck is whatever the others leave.
READERS: dict[str, Callable[[Components, State, str], None]] = {
    "first": _read_first,
    "hands": _read_hands,
    "removed": _read_removed,
    "deck": _read_deck,
    "chance": _read_chance,
}
