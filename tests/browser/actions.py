"""Carrying out a legal action through the page, with whatever the action needs: tiles, cards, shops and buttons."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

from playwright.sync_api import Locator

from tests.browser.visitor import Frame
from tests.browser.ways import Way
from tests.browser.words import card_word, kind_word, say, tile_word

__all__ = ["ACTIONS", "DO", "confirm", "from_the_list"]

Carry = Callable[[Way, Frame, str, random.Random], None]


def _bar(way: Way) -> Locator:
    """Where the page asks."""
    return way.page.get_by_role("region", name=say("app_your_choice"))


def _button(way: Way, name: str) -> Locator:
    return way.page.get_by_role("button", name=name, exact=True)


def confirm(way: Way, table: Frame) -> None:
    """Press once more where the page asks for it: what was chosen can't be undone."""
    if any(choice["final"] for choice in table["play"]["choices"]):
        # The focus moves to the button in the next frame.
        way.page.evaluate("new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))")
        button = _button(way, say("final_confirm"))
        if button.count():
            way.press(button)


def _confirmed(carry_out: Carry) -> Carry:
    def act(way: Way, table: Frame, text: str, chance: random.Random) -> None:
        carry_out(way, table, text, chance)
        confirm(way, table)

    return act


@_confirmed
def from_the_list(way: Way, table: Frame, text: str, chance: random.Random) -> None:
    """Take any action from the list of all choices, whatever the game."""
    choices = [choice["text"] for choice in table["play"]["choices"]]
    way.press(_button(way, say("app_all_choices", count=len(choices))))
    way.press(way.page.get_by_role("dialog").locator("li button").nth(choices.index(text)))


def fertility(way: Way, table: Frame, text: str, chance: random.Random) -> None:
    """An action of Fertility. Of a placement only the tile is certain: where it lies, the pointer decides."""
    verb, *rest = text.split(" ")
    view = table["play"]["view"]
    if verb == "place":
        tile = next(tile for tile in view["cities"][table["viewer"]]["pool"] if sorted(tile) == sorted(rest[0]))
        lifted = way.page.get_by_role("button", name=tile_word(tile), exact=True, pressed=True)
        if not lifted.count():
            way.press(way.page.get_by_role("button", name=tile_word(tile), exact=True, pressed=False).first)
        board = way.page.get_by_role("application")
        turn, place = _button(way, say("fertility_do_rotate")), _button(way, say("fertility_do_place_tile"))
        way.place_tile(board, chance.randrange(40), chance.randrange(3), turn, place)
    elif verb in ("discard", "take", "remove"):
        way.press(_button(way, tile_word(rest[0])).first)
    elif verb == "quarry":
        name = say("fertility_do_place_monument") if rest[0] == "monument" else kind_word(rest[0])
        way.press(_bar(way).get_by_role("button", name=name, exact=True))
    elif verb == "build":
        _build(way, table, text, rest[0])
    elif verb in ("supply", "exchange"):
        _supply(way, table, rest[0], rest[1])
    else:
        way.press(_button(way, say("fertility_do_not_build" if verb == "skip" else "fertility_do_stop_supplying")))


def _build(way: Way, table: Frame, text: str, district: str) -> None:
    choices = [choice["text"] for choice in table["play"]["choices"]]
    payments = [
        choice for choice in choices if choice.startswith(f"build {district} ") or choice == f"build {district}"
    ]
    offered = table["play"]["view"]["districts"].index(district)
    way.press(way.page.locator(".four > *").nth(offered).locator("button"))
    if len(payments) > 1:
        way.press(_bar(way).locator(".brings button").nth(payments.index(text)))


def _supply(way: Way, table: Frame, resource: str, shop: str) -> None:
    supplies = [choice["text"].split()[1:3] for choice in table["play"]["choices"] if " " in choice["text"]]
    if len({each for each, _ in supplies}) > 1:
        name = re.compile(rf"^\d+ \u00d7 {re.escape(kind_word(resource))}$")
        way.press(way.page.get_by_role("button", name=name, pressed=False))
    takers = {each for kind, each in supplies if kind == resource}
    shops = [each["shop"] for each in table["play"]["view"]["cities"][table["viewer"]]["shops"]]
    way.press(way.page.locator(".shop.target button").nth([each for each in shops if each in takers].index(shop)))


def nile(way: Way, table: Frame, text: str, chance: random.Random) -> None:
    """An action of Nile: pick its cards, then say what for."""
    verb, *cards = text.split(" ")
    if verb in ("pass", "done"):
        way.press(_button(way, say("nile_do_stop", action=verb)))
        return
    if verb == "plant":
        counted = re.fullmatch(r"(\d+)(\w)", cards[0])
        cards = [counted[2]] * int(counted[1]) if counted else cards[0].split("+")
    hand = way.page.get_by_role("group", name=say("nile_your_hand"))
    for i, card in enumerate(cards):
        if card.endswith("*"):
            crop, picked = card[0], cards[:i].count(card)
            count = table["play"]["view"]["storage"][crop]
            name = say("nile_stored_pick", crop=say("nile_kind", kind=crop), count=count, picked=picked)
            way.press(way.page.get_by_role("button", name=re.compile("^" + re.escape(name))))
        else:
            way.press(hand.get_by_role("button", name=card_word(card), exact=True, pressed=False).first)
    way.press(_bar(way).get_by_role("button", name=say(f"nile_{verb}"), exact=True))


DO: dict[str, Carry] = {"fertility": fertility, "nile": nile}
ACTIONS = {game: _confirmed(carry_out) for game, carry_out in DO.items()}
