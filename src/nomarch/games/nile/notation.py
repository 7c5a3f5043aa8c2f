"""Nile's notation: cards and actions, written and parsed."""

from __future__ import annotations

import re
from functools import cache

from nomarch.games.nile.rules.actions import ACTIONS, SIZES
from nomarch.games.nile.rules.state import CROPS, KINDS, LETTERS, NAMES, NONE, State
from nomarch.text.errors import Refused
from nomarch.text.language import Message

__all__ = ["not_in_hand", "parse", "planted", "text"]

_STORED = "*"


def _card_number(name: str) -> int:
    """The card with this name if it can be held, or NONE; a Speculation card's letters may be in either order."""
    spelled = "".join(sorted(name.upper(), key=LETTERS.find))
    return NAMES.index(spelled) if spelled in NAMES[:KINDS] else NONE


def planted(action: int) -> dict[int, int]:
    """The number of cards of each crop that an action plants."""
    kind, parts = ACTIONS.decode(action)
    match kind.name, parts:
        case (("new_field" | "addition"), [crop, cards]):
            return {crop: cards}
        case "mix", [crops]:
            return dict.fromkeys(crops, 1)
    return {}


def not_in_hand(s: State, card: int, cards: int) -> Message:
    """N3.4: cards are played from hand."""
    return Message(
        "nile_not_in_hand", {"card": NAMES[card], "cards": cards, "held": int(s.hand[s.to_play, card])}, "N3.4"
    )


def _source_text(source: int) -> str:
    stored, card = divmod(source, KINDS)
    return f"{NAMES[card]}{_STORED * stored}"


@cache
def text(action: int) -> str:
    """The canonical notation of an action, the same in every position."""
    kind, parts = ACTIONS.decode(action)
    match kind.name, parts:
        case (("market" | "offering"), [trade]):
            return " ".join([kind.name, *map(_source_text, trade)])
        case (("new_field" | "addition"), [crop, cards]):
            return f"plant {cards}{NAMES[crop]}"
        case "mix", [crops]:
            return "plant " + "+".join(NAMES[crop] for crop in crops)
        case "speculate", [cards]:
            return " ".join([kind.name, *(NAMES[card] for card in cards)])
    return kind.name


def parse(s: State, text: str) -> int:
    """Parse an action, legal or not."""
    verb, *words = re.sub(r"[+,;]", " ", text.lower()).split() or [""]
    match verb, words:
        case (("market" | "offering"), [_, _]):
            return ACTIONS.encode(verb, _parse_trade(text, words))
        case "plant", [_, *_]:
            return _parse_planting(s, text, " ".join(words))
        case "speculate", [_] | [_, _]:
            return ACTIONS.encode(verb, _parse_bet(text, words))
        case (("pass" | "done"), []):
            return ACTIONS.encode(verb)
    raise _unreadable(text)


def _unreadable(text: str) -> Refused:
    verb = (text.lower().split() or [""])[0]
    if verb in ACTIONS.examples:
        return Refused("nile_unreadable", text=text, example=ACTIONS.examples[verb])
    return Refused("nile_unknown_action", text=text, known=", ".join(ACTIONS.examples))


def _parse_trade(text: str, names: list[str]) -> tuple[int, ...]:
    """Two cards that can be held, those from Storage with a star."""
    sources = []
    for name in names:
        card, stored = _card_number(name.removesuffix(_STORED)), name.endswith(_STORED)
        if card == NONE or (stored and card >= CROPS):
            raise _unreadable(text)
        sources.append(card + KINDS * stored)
    return tuple(sorted(sources))


def _parse_planting(s: State, text: str, cards: str) -> int:
    """One card each of two crops, or several of one crop, into the player's own Field or a new one."""
    if mix := re.fullmatch(r"1?([pwlcf]) 1?([pwlcf])", cards):
        crops = sorted(_card_number(letter) for letter in mix.groups())
        if crops[0] == crops[1]:
            raise _unreadable(text)
        return ACTIONS.encode("mix", tuple(crops))
    found = re.fullmatch(r"(\d{1,3}) ?([pwlcf])", cards)
    if not found or int(found[1]) == 0:
        raise _unreadable(text)
    number, crop = int(found[1]), _card_number(found[2])
    if number not in SIZES:
        raise Refused.of(not_in_hand(s, crop, number))
    return ACTIONS.encode("addition" if s.field_owner[crop] == s.to_play else "new_field", crop, number)


def _parse_bet(text: str, names: list[str]) -> tuple[int, ...]:
    """One or two Speculation cards."""
    cards = sorted(_card_number(name) for name in names)
    if cards[0] < CROPS:
        raise _unreadable(text)
    if len(cards) == 2 and cards[0] == cards[1]:
        raise Refused("nile_one_of_each", rule="N1.2", card=NAMES[cards[0]])
    return tuple(cards)
