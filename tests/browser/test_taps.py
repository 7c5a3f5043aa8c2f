"""How many taps things take on a phone, and what somebody who comes back sees first."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator

from tests.browser.actions import ACTIONS
from tests.browser.quickly import Seated
from tests.browser.taps import PHONE, Counted
from tests.browser.visitor import Visitor
from tests.browser.words import say

Visit = Callable[..., Visitor]
DECISIONS = 20


@pytest.mark.parametrize("kind", ["fertility", "nile"])
def test_a_bot_game_takes_three_taps_and_its_decisions_few(visit: Visit, kind: str) -> None:
    player, chance = visit(number=3, **PHONE), random.Random(5)
    player.go("/")
    way = Counted(player.page)
    title = player.page.get_by_role("heading", name=kind.title(), exact=True)
    way.press(player.page.get_by_role("article").filter(has=title).get_by_role("button", name=say("home_play_bots")))
    dialog = player.page.get_by_role("dialog")
    way.taps += 1
    dialog.get_by_role("radio", name=say("bot_name", level="apprentice")).check()
    way.press(dialog.get_by_role("button", name=say("home_play"), exact=True))
    player.page.wait_for_url("**/table/*")
    assert way.taps == 3
    shown, decisions = player.until(1), 0
    while shown["play"]["to_play"] is not None and decisions < DECISIONS:
        if shown["play"]["to_play"] == 0:
            before, text = way.taps, chance.choice(shown["play"]["choices"])["text"]
            ACTIONS[kind](way, shown, text, chance)
            assert way.taps - before <= most(kind, text), text
            decisions += 1
        shown = player.until(shown["seq"] + 1)


def most(kind: str, text: str) -> int:
    """The taps that an action may take: in Fertility a tile, a square and a button; in Nile each card, and what for.

    To pass is confirmed.
    """
    if kind == "fertility":
        return 3
    if text == "pass":
        return 2
    cards = text.partition(" ")[2]
    counted = re.match(r"\d+", cards)
    return 1 + (int(counted[0]) if counted else len(re.split(r"[ +]", cards)) if cards else 0)


def test_one_who_comes_back_finds_their_tables_first(visit: Visit) -> None:
    ann, bob = visit(**PHONE), visit()
    ann.go("/")
    games = ann.page.get_by_role("article").first
    tables = ann.page.get_by_role("heading", name=say("home_your_tables"))
    assert top(games) < top(tables)
    game = Seated("nile", [ann, bob])
    while game.look()["play"]["to_play"] != 0:
        game.move()
    ann.go("/")
    ann.page.get_by_role("link", name=say("app_title_your_turn", title="Nile")).wait_for()  # above everything else
    ann.reload()
    ann.page.locator(f"a[href='/table/{game.name}']").nth(1).wait_for()
    assert top(tables) < top(games)
    assert top(tables) < PHONE["viewport"]["height"] / 2


def top(place: Locator) -> float:
    box = place.bounding_box()
    assert box
    return box["y"]
