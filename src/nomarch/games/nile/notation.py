"""Nile in short, readable text: cards and actions, both ways."""

from __future__ import annotations

import re
from functools import cache

from nomarch.games.nile.rules.plant import BET_PAIRS, MIX_PAIRS
from nomarch.games.nile.rules.state import CROPS, KINDS, LETTERS, MOST_OF_A_CROP, NAMES, NONE, State
from nomarch.games.nile.rules.trade import TRADE_PAIRS
from nomarch.games.nile.rules.turn import (  # fmt: skip
    DONE,
    FIRST_ADDITION,
    FIRST_BET,
    FIRST_MIX,
    FIRST_NEW_FIELD,
    FIRST_OFFERING,
    PASS,
)
from nomarch.text.errors import Refused
from nomarch.text.language import Message

__all__ = ["not_in_hand", "parse", "sowing", "text"]

_STORED = "*"
_TRADE_NUMBERS, _MIX_NUMBERS, _BET_NUMBERS = (
    {(int(first), int(second)): number for number, (first, second) in enumerate(pairs)}
    for pairs in (TRADE_PAIRS, MIX_PAIRS, BET_PAIRS)
)
_EXAMPLES = {
    "market": "market W F*",
    "offering": "offering L PW",
    "plant": "plant 3W · plant W+F",
    "speculate": "speculate PW LF",
    "pass": "pass",
    "done": "done",
}


def _card_number(name: str) -> int:
    """The card of a name that can be held, or NONE; a Speculation card's letters come in either order."""
    spelled = "".join(sorted(name.upper(), key=LETTERS.find))
    return NAMES.index(spelled) if spelled in NAMES[:KINDS] else NONE


def sowing(number: int) -> tuple[int, int]:
    """The crop of a sowing, and how many cards."""
    return number // MOST_OF_A_CROP, number % MOST_OF_A_CROP + 1


def _trade_text(trade: int) -> str:
    """Hand before Storage, each in the order of the cards."""
    cards = (divmod(int(source), KINDS) for source in TRADE_PAIRS[trade])
    return " ".join(NAMES[card] + _STORED * stored for stored, card in cards)


def not_in_hand(s: State, card: int, cards: int) -> Message:
    """N3.4: what is played comes from hand."""
    return Message(
        "nile_not_in_hand", {"card": NAMES[card], "cards": cards, "held": int(s.hand[s.to_play, card])}, "N3.4"
    )


@cache
def text(action: int) -> str:
    """The one spelling of an action: it is the same in every position."""
    if action < FIRST_OFFERING:
        return f"market {_trade_text(action)}"
    if action < FIRST_NEW_FIELD:
        return f"offering {_trade_text(action - FIRST_OFFERING)}"
    if FIRST_MIX <= action < FIRST_ADDITION:
        return "plant " + "+".join(NAMES[crop] for crop in MIX_PAIRS[action - FIRST_MIX])
    if action < FIRST_BET:
        crop, cards = sowing(action - (FIRST_NEW_FIELD if action < FIRST_MIX else FIRST_ADDITION))
        return f"plant {cards}{NAMES[crop]}"
    if action < PASS:
        return "speculate " + " ".join(NAMES[card] for card in BET_PAIRS[action - FIRST_BET] if card != NONE)
    return "pass" if action == PASS else "done"


def parse(s: State, text: str) -> int:
    """The action that a text means, legal or not."""
    verb, *words = re.sub(r"[+,;]", " ", text.lower()).split() or [""]
    match verb, words:
        case "market", [first, second]:
            return _parse_trade(text, first, second)
        case "offering", [first, second]:
            return FIRST_OFFERING + _parse_trade(text, first, second)
        case "plant", [_, *_]:
            return _parse_planting(s, text, " ".join(words))
        case "speculate", [_] | [_, _]:
            return FIRST_BET + _parse_bet(text, words)
        case "pass", []:
            return PASS
        case "done", []:
            return DONE
    raise _unreadable(text)


def _unreadable(text: str) -> Refused:
    verb = (text.lower().split() or [""])[0]
    if verb in _EXAMPLES:
        return Refused("nile_unreadable", text=text, example=_EXAMPLES[verb])
    return Refused("nile_unknown_action", text=text, known=", ".join(_EXAMPLES))


def _parse_trade(text: str, *names: str) -> int:
    """Two cards that can be held, those from Storage with a star."""
    sources = []
    for name in names:
        card, stored = _card_number(name.removesuffix(_STORED)), name.endswith(_STORED)
        if card == NONE or (stored and card >= CROPS):
            raise _unreadable(text)
        sources.append(card + KINDS * stored)
    return _TRADE_NUMBERS[min(sources), max(sources)]


def _parse_planting(s: State, text: str, cards: str) -> int:
    """One card each of two crops, or a number of one: into one's own Field, else a new one."""
    if mix := re.fullmatch(r"1?([pwlcf]) 1?([pwlcf])", cards):
        crops = sorted(_card_number(letter) for letter in mix.groups())
        if crops[0] == crops[1]:
            raise _unreadable(text)
        return FIRST_MIX + _MIX_NUMBERS[crops[0], crops[1]]
    found = re.fullmatch(r"(\d{1,3}) ?([pwlcf])", cards)
    if not found or int(found[1]) == 0:
        raise _unreadable(text)
    number, crop = int(found[1]), _card_number(found[2])
    if number > MOST_OF_A_CROP:
        raise Refused.of(not_in_hand(s, crop, number))
    first = FIRST_ADDITION if s.field_owner[crop] == s.to_play else FIRST_NEW_FIELD
    return first + crop * MOST_OF_A_CROP + number - 1


def _parse_bet(text: str, names: list[str]) -> int:
    """One or two Speculation cards."""
    cards = sorted(_card_number(name) for name in names)
    if cards[0] < CROPS:
        raise _unreadable(text)
    if len(cards) == 2 and cards[0] == cards[1]:
        raise Refused("nile_one_of_each", rule="N1.2", card=NAMES[cards[0]])
    return _BET_NUMBERS[cards[0], cards[1] if len(cards) == 2 else NONE]
