"""Both games on a phone, by touch: a whole game against a bot each, and what must not play a move."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.actions import ACTIONS, from_the_list
from tests.browser.quickly import Seated, post
from tests.browser.serving import Served
from tests.browser.visitor import LONG, Visitor
from tests.browser.ways import Touch
from tests.browser.words import say

Visit = Callable[..., Visitor]
PHONE: dict[str, Any] = {"viewport": {"width": 375, "height": 720}, "has_touch": True, "is_mobile": True}
# After a few turns in which everything is tried, whatever ends a turn soonest.
TRIED = 14
QUICK = ("skip", "done", "pass")


@pytest.mark.parametrize(("kind", "options"), [("fertility", {}), ("nile", {"faster": "yes"})])
def test_a_whole_game_by_touch(visit: Visit, kind: str, options: dict[str, str]) -> None:
    """From the first card to the result: every decision is tapped, none goes astray."""
    player, chance = visit(number=3, **PHONE), random.Random(5)
    seats = [{"kind": "person", "name": "Nefret"}, {"kind": "bot", "level": "random"}]
    name = str(post(player, "/tables", game=kind, seats=seats, options=options)["table"])
    post(player, f"/tables/{name}/start")
    player.go(f"/table/{name}")
    way, decisions = Touch(player.page), 0
    shown = player.until(1)
    while shown["play"]["to_play"] is not None:
        if shown["play"]["to_play"] == 0:
            text = choose(shown, chance, quickly=decisions >= TRIED)
            listed = decisions % 5 == 3 and not text.startswith("quarry")  # as one plays who doesn't see the board
            (from_the_list if listed else ACTIONS[kind])(way, shown, text, chance)
            decisions += 1
        shown = player.until(shown["seq"] + 1)
    expect(player.page.get_by_role("heading", level=1).filter(visible=True).first).to_be_visible()
    assert decisions > TRIED
    assert len({message["key"] for message in moves(player)}) == decisions
    assert [message for message in player.received if message["type"] == "error"] == []


def choose(shown: dict[str, Any], chance: random.Random, *, quickly: bool) -> str:
    """Some action; each verb as likely as another."""
    texts: list[str] = [choice["text"] for choice in shown["play"]["choices"]]
    ends = [text for text in texts if text in QUICK]
    if quickly and ends:
        return ends[0]
    verb = chance.choice(sorted({text.split(" ")[0] for text in texts}))
    return chance.choice([text for text in texts if text.split(" ")[0] == verb])


@pytest.mark.parametrize("kind", ["fertility", "nile"])
def test_bots_are_seen_step_by_step_until_a_tap_shows_the_table_as_it_is(visit: Visit, kind: str) -> None:
    """Each step is told where one is asked; afterwards a summary says what they did."""
    player, chance = visit(number=3, pace="slow", **PHONE), random.Random(5)
    seats = [{"kind": "person", "name": "Nefret"}, *[{"kind": "bot", "level": "random"}] * 3]
    name = str(post(player, "/tables", game=kind, seats=seats)["table"])
    post(player, f"/tables/{name}/start")
    player.go(f"/table/{name}")
    page, way, shown = player.page, Touch(player.page), player.until(1)
    skip = page.get_by_role("button", name=say("playback_skip"))
    while shown["play"]["to_play"] != 0:  # the bots that begin
        shown = player.until(shown["seq"] + 1)
    if skip.count():
        skip.tap()
    turn = shown["play"]["turn"]
    while shown["play"]["turn"] == turn:
        ACTIONS[kind](way, shown, choose(shown, chance, quickly=True), chance)
        shown = player.until(shown["seq"] + 1)
    skip.wait_for()
    steps = page.locator(".looking .prompt p")
    expect(steps.first).to_be_visible()
    while shown["play"]["to_play"] != 0:
        shown = player.until(shown["seq"] + 1)
    expect(skip).to_be_visible()  # it is the player's turn, and still shown how it came to that
    page.keyboard.press("Escape") if kind == "nile" else page.locator("#main .board").first.tap()
    expect(skip).to_have_count(0)
    expect(page.locator(".summary")).to_contain_text("random")
    spoken = page.locator("#main ~ [aria-live=polite]")
    expect(spoken).to_contain_text("random 3")
    ACTIONS[kind](way, shown, choose(shown, chance, quickly=True), chance)
    player.until(shown["seq"] + 1)
    expect(page.locator(".summary")).to_have_count(0)


@pytest.fixture
def two(visit: Visit) -> Callable[[str], tuple[Visitor, Visitor, str]]:
    """A function that seats two with phones: who is to play, who isn't, and the table's address."""

    def sit(kind: str) -> tuple[Visitor, Visitor, str]:
        seated = Seated(kind, [visit(**PHONE), visit(**PHONE)])
        first = seated.look()["play"]["to_play"]
        player, other = seated.people[first], seated.people[1 - first]
        player.go(f"/table/{seated.name}")
        player.page.get_by_role("region", name=say("app_your_choice")).wait_for()
        return player, other, f"/table/{seated.name}"

    return sit


def hear(visitor: Visitor, kind: str, count: int) -> None:
    """Wait until a browser has received so many messages of a kind, and has drawn what they changed."""
    deadline = time.monotonic() + LONG / 1000
    while sum(message["type"] == kind for message in visitor.received) < count:
        assert time.monotonic() < deadline, f"no {kind}"
        visitor.page.wait_for_timeout(50)
    visitor.page.evaluate("new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))")


def moves(visitor: Visitor) -> list[dict[str, Any]]:
    return [message for message in visitor.sent if message["type"] in ("move", "undo")]


def come_and_go(player: Visitor, other: Visitor, address: str, chosen: Locator, count: int) -> None:
    """Another player opens the table, and leaves: a half-made choice stays as it is."""
    expect(chosen).to_have_count(count)
    before = sum(message["type"] == "here" for message in player.received)
    other.go(address)
    hear(player, "here", before + 1)
    expect(chosen).to_have_count(count)
    other.go("about:blank")
    hear(player, "here", before + 2)
    expect(chosen).to_have_count(count)
    assert moves(player) == []


def test_cards_picked_stay_picked_while_others_come_and_go(two: Callable[[str], tuple[Visitor, Visitor, str]]) -> None:
    player, other, address = two("nile")
    cards = player.page.get_by_role("group", name=say("nile_your_hand")).get_by_role("button", pressed=False)
    way = Touch(player.page)
    way.press(cards.first)
    way.press(cards.first)
    come_and_go(player, other, address, player.page.locator(".slot.picked"), 2)


def test_only_a_tap_moves_a_tile_and_it_stays_there(two: Callable[[str], tuple[Visitor, Visitor, str]]) -> None:
    """Neither a right-click nor a finger that scrolls."""
    player, other, address = two("fertility")
    page, ghost = player.page, player.page.locator(".valley .ghost")
    box = page.locator("rect.legal").first.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.click(x, y, button="right")
    page.mouse.click(x, y, button="right")
    page.keyboard.press("Escape")  # the tile that the mouse brought along
    expect(ghost).to_have_count(0)
    scroll = {"x": x, "y": y, "yDistance": -60, "gestureSourceType": "touch", "preventFling": True}
    player.context.new_cdp_session(page).send("Input.synthesizeScrollGesture", scroll)
    expect(ghost).to_have_count(0)
    page.touchscreen.tap(x, y)
    come_and_go(player, other, address, ghost, 1)


def test_a_table_asked_for_while_the_server_is_away_says_so_and_comes_later(visit: Visit, server: Served) -> None:
    player = visit(**PHONE)
    seats = [{"kind": "person", "name": "Nefret"}, {"kind": "open"}]
    names = [str(post(player, "/tables", game="nile", seats=seats)["table"]) for _ in range(2)]
    player.go(f"/table/{names[0]}")
    page = player.page
    page.get_by_role("button", name=say("app_start"), exact=True).wait_for()
    player.collect()
    server.kill()
    go = "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')) }"
    page.evaluate(go, f"/table/{names[1]}")
    page.get_by_role("heading", name=say("app_disconnected")).wait_for()
    expect(page.get_by_role("link", name=say("app_home"), exact=True)).to_be_visible()
    server.start_again()
    page.get_by_role("button", name=say("app_start"), exact=True).wait_for()
