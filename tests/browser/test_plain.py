"""The example game, which the page has no drawings for, played whole at the plain table of a real browser."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.axe import serious
from tests.browser.quickly import post
from tests.browser.test_phone import PHONE
from tests.browser.visitor import Frame, Visitor
from tests.browser.ways import Mouse, Touch, Way
from tests.browser.words import say
from tests.contract.setups import EXAMPLE

Visit = Callable[..., Visitor]
DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
TITLE = EXAMPLE.capitalize()
SCREENS = pytest.mark.parametrize(("screen", "hands"), [(PHONE, Touch), (DESK, Mouse)], ids=["375", "1280"])


def act(way: Way, shown: Frame, chance: random.Random) -> None:
    """Press some choice's button."""
    texts = [choice["text"] for choice in shown["play"]["choices"]]
    buttons = way.page.locator(".choices li button:visible")
    expect(buttons).to_have_count(len(texts))
    way.press(buttons.nth(chance.randrange(len(texts))))


def check_table(visitor: Visitor, shown: Frame) -> None:
    """The cards and the players have names, the log says what happened, and nothing is wider than the screen."""
    page, view = visitor.page, shown["play"]["view"]
    table = page.locator("section.view:visible")
    for field in ("hand", "price"):
        row = table.locator("tr", has=page.get_by_role("rowheader", name=field.capitalize(), exact=True))
        assert row.locator("td").all_inner_texts() == [str(count) for count in view[field].values()]
    heads = table.get_by_role("columnheader").all_inner_texts()
    assert [good.capitalize() for good in view["hand"]] == [head for head in heads if head.lower() in view["hand"]]
    rows = table.locator("table").last.locator("tbody tr")
    for row, seat in zip(rows.all(), view["seats"], strict=True):
        assert row.locator("td").all_inner_texts() == [str(count) for count in seat.values()]
    assert rows.first.locator("th").inner_text() == shown["seats"][0]["name"]
    expect(page.locator(".reports:visible li").first).to_be_attached()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert serious(page) == []


def check_result(visitor: Visitor, shown: Frame) -> None:
    """The winner, and everybody's score."""
    result = shown["play"]["result"]
    winner = shown["seats"][result["winners"][0]]["name"]
    heading = visitor.page.get_by_role("heading", level=1).filter(visible=True)
    if shown["seats"][result["winners"][0]]["kind"] == "person":  # a bot is called by its level, in words
        expect(heading).to_contain_text(winner)
    for text in result["texts"]:
        expect(visitor.page.locator("main ol.panel")).to_contain_text(text)
    assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert serious(visitor.page) == []
    assert [message for message in visitor.received if message["type"] == "error"] == []


@SCREENS
def test_a_game_against_bots(visit: Visit, screen: dict[str, Any], hands: type[Way]) -> None:
    player, chance = visit(number=3, **screen), random.Random(5)
    player.go("/")
    article = player.page.get_by_role("article").filter(has_text=TITLE)
    way = hands(player.page)
    way.press(article.get_by_role("button", name=say("home_play_bots")))
    # The second tap chooses a level of the server's, the third begins.
    dialog = player.page.get_by_role("dialog")
    dialog.get_by_role("radio", name=say("bot_name", level="apprentice")).check()
    way.press(dialog.get_by_role("button", name=say("home_play"), exact=True))
    player.page.wait_for_url("**/table/*")
    shown, decisions = player.until(1), 0
    assert [seat["level"] for seat in shown["seats"]] == [None, "apprentice", "apprentice"]
    while shown["play"]["to_play"] is not None:
        if shown["play"]["to_play"] == 0:
            if decisions == 1:
                check_table(player, shown)
            act(way, shown, chance)
            decisions += 1
        shown = player.until(shown["seq"] + 1)
    assert decisions >= 5
    check_result(player, shown)


@SCREENS
def test_a_game_round_one_screen_with_the_curtain(visit: Visit, screen: dict[str, Any], hands: type[Way]) -> None:
    """Before each decision the screen is handed over; nobody's cards are shown until it has been."""
    player, chance = visit(number=4, **screen), random.Random(6)
    seats = [{"kind": "person", "name": name} for name in ("Nefret", "Paser")]
    name = str(post(player, "/tables", game=EXAMPLE, seats=seats)["table"])
    post(player, f"/tables/{name}/start")
    player.go(f"/table/{name}")
    way, shown, decisions = hands(player.page), player.until(1), 0
    while (seat := shown["play"]["to_play"]) is not None:
        mine = say("app_it_is_me", name=seats[seat]["name"])
        way.press(player.page.get_by_role("button", name=mine, exact=True))
        player.page.locator(".choices li button:visible").first.wait_for()  # the page asks for this seat's view first
        shown = player.until(shown["seq"])
        act(way, shown, chance)
        decisions += 1
        shown = player.until(shown["seq"] + 1)
        if shown["play"]["to_play"] is not None:
            expect(player.page.locator("section.view")).to_have_count(0)
    assert decisions > 10
    check_result(player, shown)
