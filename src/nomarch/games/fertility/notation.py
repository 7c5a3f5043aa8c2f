"""Fertility's notation: squares, tiles, payments, Shops and actions, written and parsed."""

from __future__ import annotations

import re
from functools import cache

from nomarch.games.fertility.components import LETTERS, TILES, Components
from nomarch.games.fertility.rules.actions import ACTIONS, PAYMENTS
from nomarch.games.fertility.rules.state import EXCHANGE, HIGH, MONUMENT, NONE, SHOPS, STEPS, State
from nomarch.text.errors import Refused

__all__ = ["other_square", "parse", "payment_text", "shop_name", "square_name", "square_number", "text"]

_PAID_WITH = LETTERS + "W"


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


def payment_text(payment: tuple[int, ...]) -> str:
    """Its letters, resources first, then W for wheat."""
    return "+".join(_PAID_WITH[kind] for kind in payment)


def other_square(square: int, down: int) -> int:
    """The second square of a tile."""
    return square + 1 if down else square + HIGH


@cache
def _placement_text(first: int, second: int, down: int, square: int) -> str:
    tile = LETTERS[first] + LETTERS[second]
    return f"place {tile} {square_name(square)} {square_name(other_square(square, down))}"


def text(components: Components, s: State, action: int) -> str:
    """The canonical notation of an action in this position."""
    kind, parts = ACTIONS.decode(action)
    match kind.name, parts:
        case "place", _:
            return _placement_text(*parts)
        case "quarry", [reward]:
            return f"quarry {'monument' if reward == MONUMENT else LETTERS[reward]}"
        case "build", [slot, payment]:
            paying = f" with {payment_text(payment)}" if payment else ""
            return f"build {components.lots[s.display[slot]]}{paying}"
        case "supply", [resource, shop]:
            verb = "exchange" if s.step == EXCHANGE else "supply"
            return f"{verb} {LETTERS[resource]} {shop_name(components, s, s.to_play, shop)}"
        case (("discard" | "take" | "remove"), [tile]):
            return f"{kind.name} {TILES[tile]}"
    return kind.name


def parse(components: Components, s: State, text: str) -> int:
    """Parse an action, legal or not."""
    verb, *words = text.lower().split() or [""]
    match verb, words:
        case "place", [tile, first, second]:
            return _parse_placement(text, tile, first, second)
        case "quarry", [reward]:
            return ACTIONS.encode(verb, MONUMENT if reward == "monument" else _parse_kind(text, reward))
        case "build", [district]:
            return _parse_build(components, s, text, district, "")
        case "build", [district, "with", *payment]:
            return _parse_build(components, s, text, district, "".join(payment))
        case (("supply" | "exchange"), [letter, shop]):
            if (verb == "exchange") != (s.step == EXCHANGE):
                raise Refused("fertility_not_now", rule="F3.4.3", step=STEPS[s.step])
            return ACTIONS.encode("supply", _parse_kind(text, letter), _parse_shop(components, s, shop))
        case (("discard" | "take" | "remove"), [tile]):
            return ACTIONS.encode(verb, _parse_tile(text, tile))
        case (("skip" | "done"), []):
            return ACTIONS.encode(verb)
    raise _unreadable(text)


def _unreadable(text: str) -> Refused:
    verb = (text.lower().split() or [""])[0]
    if verb in ACTIONS.examples:
        return Refused("fertility_unreadable", text=text, example=ACTIONS.examples[verb])
    return Refused("fertility_unknown_action", text=text, known=", ".join(ACTIONS.examples))


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
    return ACTIONS.encode("place", *scenes, down, square)


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
    paid = tuple(sorted(_PAID_WITH.find(letter) for letter in payment.upper() if letter not in "+,"))
    if paid not in PAYMENTS:
        raise _unreadable(text)
    shown = ["" if lot == NONE else components.lots[lot].lower() for lot in s.display]
    if district not in shown:
        raise Refused("fertility_not_on_display", rule="F3.3.1", district=district.upper())
    return ACTIONS.encode("build", shown.index(district), paid)


def _parse_shop(components: Components, s: State, name: str) -> int:
    for lot in range(int(s.lots_used[s.to_play])):
        for number in range(len(components.shops[s.lots[s.to_play, lot]])):
            if shop_name(components, s, s.to_play, lot * SHOPS + number).lower() == name:
                return lot * SHOPS + number
    raise Refused("fertility_no_such_shop", rule="F3.4.1", shop=name.upper())
