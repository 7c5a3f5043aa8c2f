"""Fertility in short, readable text: squares, tiles, payments, Shops and actions, both ways."""

from __future__ import annotations

import re
from functools import cache

from nomarch.games.fertility.components import LETTERS, TILES, Components
from nomarch.games.fertility.rules.city import CITY_SHOPS, PAYMENTS, PAYS
from nomarch.games.fertility.rules.state import EXCHANGE, HIGH, KINDS, MONUMENT, NONE, SHOPS, SQUARES, STEPS, State
from nomarch.games.fertility.rules.turn import (  # fmt: skip
    BUILD_NOTHING,
    FIRST_BUILD,
    FIRST_DISCARD,
    FIRST_REMOVE,
    FIRST_REWARD,
    FIRST_SUPPLY,
    FIRST_TAKE,
    SUPPLY_NO_MORE,
)
from nomarch.text.errors import Refused

__all__ = [
    "PAYMENT_TEXTS", "other_square", "parse", "placement", "shop_name", "square_name", "square_number", "text",
]  # fmt: skip

_EXAMPLES = {
    "place": "place AB c4 d4",
    "discard": "discard AB",
    "quarry": "quarry G",
    "build": "build 7B with A+W",
    "skip": "skip",
    "supply": "supply G M.1",
    "exchange": "exchange G M.1",
    "done": "done",
    "take": "take AB",
    "remove": "remove AB",
}

# By payment: its letters, resources first, then W for wheat.
PAYMENT_TEXTS = tuple(
    "+".join(letter for kind, letter in enumerate(LETTERS + "W") for _ in range(pay[kind])) for pay in PAYS
)


def square_name(square: int) -> str:
    """A column letter and a row number from the top."""
    return f"{'abcdefghijklmnop'[square // HIGH]}{square % HIGH + 1}"


def square_number(name: str) -> int:
    """The square of a name, or NONE."""
    found = re.fullmatch(r"([a-p])([1-8])", name.lower())
    return (ord(found[1]) - ord("a")) * HIGH + int(found[2]) - 1 if found else NONE


def shop_name(components: Components, s: State, seat: int, shop: int) -> str:
    """`M.1` for a Shop of the board, the District's name and a number for the others."""
    lot = shop // SHOPS
    return f"{'M' if lot == 0 else components.lots[s.lots[seat, lot]]}.{shop % SHOPS + 1}"


def placement(action: int) -> tuple[int, int, int, int]:
    """The two scenes of a placement and the squares they go on."""
    pair, down, square = action // (2 * SQUARES), action // SQUARES % 2, action % SQUARES
    return pair // KINDS, pair % KINDS, square, other_square(square, down)


def other_square(square: int, down: int) -> int:
    """The second square of a tile."""
    return square + 1 if down else square + HIGH


@cache
def _placement_text(action: int) -> str:
    first, second, square, other = placement(action)
    return f"place {LETTERS[first]}{LETTERS[second]} {square_name(square)} {square_name(other)}"


def text(components: Components, s: State, action: int) -> str:
    """The one spelling of an action in this position."""
    if action < FIRST_DISCARD:
        return _placement_text(action)
    if action < FIRST_REWARD:
        return f"discard {TILES[action - FIRST_DISCARD]}"
    if action < FIRST_BUILD:
        return f"quarry {(*LETTERS, 'monument')[action - FIRST_REWARD]}"
    if action < BUILD_NOTHING:
        slot, payment = divmod(action - FIRST_BUILD, PAYMENTS)
        paying = f" with {PAYMENT_TEXTS[payment]}" if PAYMENT_TEXTS[payment] else ""
        return f"build {components.lots[s.display[slot]]}{paying}"
    if action == BUILD_NOTHING:
        return "skip"
    if action < SUPPLY_NO_MORE:
        kind, shop = divmod(action - FIRST_SUPPLY, CITY_SHOPS)
        verb = "exchange" if s.step == EXCHANGE else "supply"
        return f"{verb} {LETTERS[kind]} {shop_name(components, s, s.to_play, shop)}"
    if action == SUPPLY_NO_MORE:
        return "done"
    if action < FIRST_REMOVE:
        return f"take {TILES[action - FIRST_TAKE]}"
    return f"remove {TILES[action - FIRST_REMOVE]}"


def parse(components: Components, s: State, text: str) -> int:
    """The action that a text means, legal or not."""
    verb, *words = text.lower().split() or [""]
    match verb, words:
        case "place", [tile, first, second]:
            return _parse_placement(text, tile, first, second)
        case "discard", [tile]:
            return FIRST_DISCARD + _parse_tile(text, tile)
        case "quarry", ["monument"]:
            return FIRST_REWARD + MONUMENT
        case "quarry", [letter]:
            return FIRST_REWARD + _parse_kind(text, letter)
        case "build", [district]:
            return FIRST_BUILD + _parse_build(components, s, text, district, "")
        case "build", [district, "with", *payment]:
            return FIRST_BUILD + _parse_build(components, s, text, district, "".join(payment))
        case "skip", []:
            return BUILD_NOTHING
        case (("supply" | "exchange"), [letter, shop]):
            if (verb == "exchange") != (s.step == EXCHANGE):
                raise Refused("fertility_not_now", rule="F3.4.3", step=STEPS[s.step])
            return FIRST_SUPPLY + _parse_kind(text, letter) * CITY_SHOPS + _parse_shop(components, s, shop)
        case "done", []:
            return SUPPLY_NO_MORE
        case "take", [tile]:
            return FIRST_TAKE + _parse_tile(text, tile)
        case "remove", [tile]:
            return FIRST_REMOVE + _parse_tile(text, tile)
    raise _unreadable(text)


def _unreadable(text: str) -> Refused:
    verb = (text.lower().split() or [""])[0]
    if verb in _EXAMPLES:
        return Refused("fertility_unreadable", text=text, example=_EXAMPLES[verb])
    return Refused("fertility_unknown_action", text=text, known=", ".join(_EXAMPLES))


def _parse_placement(text: str, tile: str, first: str, second: str) -> int:
    """From either end."""
    squares = [square_number(first), square_number(second)]
    if NONE in squares or len(tile) != 2:
        raise _unreadable(text)
    scenes = [_parse_kind(text, letter) for letter in tile]
    if squares[0] > squares[1]:
        squares.reverse()
        scenes.reverse()
    square, other = squares
    down = int(other == square + 1)
    if other != other_square(square, down) or (down and square % HIGH == HIGH - 1):
        raise Refused("fertility_not_adjacent", rule="F3.1.1", first=first, second=second)
    return ((scenes[0] * KINDS + scenes[1]) * 2 + down) * SQUARES + square


def _parse_kind(text: str, letter: str) -> int:
    if letter.upper() not in tuple(LETTERS):
        raise _unreadable(text)
    return LETTERS.index(letter.upper())


def _parse_tile(text: str, tile: str) -> int:
    spelled = "".join(sorted(tile.upper(), key=LETTERS.find))
    if spelled not in TILES:
        raise _unreadable(text)
    return TILES.index(spelled)


def _parse_build(components: Components, s: State, text: str, district: str, payment: str) -> int:
    letters = sorted(payment.upper().replace("+", "").replace(",", ""), key=(LETTERS + "W").find)
    if (spelled := "+".join(letters)) not in PAYMENT_TEXTS:
        raise _unreadable(text)
    shown = ["" if lot == NONE else components.lots[lot].lower() for lot in s.display]
    if district not in shown:
        raise Refused("fertility_not_on_display", rule="F3.3.1", district=district.upper())
    return shown.index(district) * PAYMENTS + PAYMENT_TEXTS.index(spelled)


def _parse_shop(components: Components, s: State, name: str) -> int:
    for lot in range(int(s.lots_used[s.to_play])):
        for number in range(len(components.shops[s.lots[s.to_play, lot]])):
            if shop_name(components, s, s.to_play, lot * SHOPS + number).lower() == name:
                return lot * SHOPS + number
    raise Refused("fertility_no_such_shop", rule="F3.4.1", shop=name.upper())
