"""Count the taps of whole phone games: `python -m tests.browser.taps`.

A phone plays by touch against a bot, with a first visitor's options, and does what the strongest bot advises. Prints
how many turns took how many taps, and what the longest turns were. A drag counts as one tap; `--no-drag` plays without.
"""

from __future__ import annotations

import argparse
import random
import re
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import mean, median
from typing import Any

from playwright.sync_api import Locator, sync_playwright

from tests.browser import chromium
from tests.browser.actions import ACTIONS, confirm
from tests.browser.quickly import post
from tests.browser.serving import served
from tests.browser.visitor import Frame, Visitor
from tests.browser.ways import Touch
from tests.browser.words import card_word, say, tile_word

__all__ = ["PHONE", "Counted"]

Point = tuple[float, float]
LIFT = 40  # pixels by which a dragged tile is above the finger
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


class Counted(Touch):
    """Touch that counts."""

    taps = 0

    def press(self, target: Locator) -> None:
        """Tap."""
        self.taps += 1
        super().press(target)

    def press_at(self, place: Locator) -> None:
        """Tap the middle of what other things may lie on."""
        self.taps += 1
        self.page.touchscreen.tap(*middle(place))

    def drag(self, what: Locator, stops: Sequence[Point], drop: Callable[[], bool]) -> bool:
        """Drag something by these points until it is to be dropped; else back to where it was."""
        self.taps += 1
        session = self.page.context.new_cdp_session(self.page)

        def touch(kind: str, *points: Point) -> None:
            session.send(
                "Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]}
            )

        start = middle(what)
        touch("touchStart", start)
        touch("touchMove", (start[0], start[1] - 20))
        dropped = False
        for stop in stops:
            touch("touchMove", stop)
            self.page.evaluate("new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))")
            if dropped := drop():
                break
        else:
            touch("touchMove", start)
        touch("touchEnd")
        session.detach()
        return dropped

    def place_tile(self, board: Locator, square: int, turns: int, rotate: Locator, place: Locator) -> None:
        """Tap a square, and the button: a tile lies as it earns most."""
        self.taps += 2
        super().place_tile(board, square, 0, rotate, place)


def middle(place: Locator) -> Point:
    place.scroll_into_view_if_needed()
    box = place.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def place(way: Counted, text: str, *, drags: bool) -> None:
    """Drag a tile to its place; or tap a square, the tile, and the buttons that rotate and place it."""
    _, scenes, first, second = text.split(" ")
    tile = way.page.get_by_role("button", name=re.compile(f"^({tile_word(scenes)}|{tile_word(scenes[::-1])})$")).first
    squares = [way.page.locator(f"[data-place=square-{square}]") for square in (first, second)]
    if drags:
        stops = [(x, y + LIFT) for x, y in map(middle, squares)]
        if way.drag(tile, stops, lambda: lies(way, scenes, first, second)):
            return
    for square in squares:
        way.press_at(square)
        if not lies(way, scenes, first, second) and tile.get_attribute("aria-pressed") != "true":
            way.press(tile)
        for _ in range(8):
            if lies(way, scenes, first, second):
                way.press(way.page.get_by_role("button", name=say("fertility_do_place_tile"), exact=True))
                return
            way.press(way.page.get_by_role("button", name=say("fertility_do_rotate"), exact=True))
    raise AssertionError(f"the page never shows {text}")


def take(way: Counted, text: str) -> None:
    """Drag a tile out of the Common Pool."""
    tile = way.page.locator("[data-place=pool]").get_by_role("button", name=tile_word(text.split(" ")[1]), exact=True)
    x, y = middle(tile.first)
    assert way.drag(tile.first, [(x, y - 90)], lambda: True)


def lies(way: Counted, scenes: str, first: str, second: str) -> bool:
    """Whether the page shows the tile there, in either order of its halves."""
    ways = ((scenes, first, second), (scenes[::-1], second, first))
    said = way.page.locator(".mine .prompt .visually-hidden").all_inner_texts()
    return any(
        say("fertility_choice_place", tile=tile_word(tile), first=one, second=other) in said
        for tile, one, other in ways
    )


def supply(way: Counted, table: Frame, text: str) -> None:
    """Tap a Shop that takes one kind of what there is; else what it gets, then the Shop."""
    supplies = [choice["text"] for choice in table["play"]["choices"] if choice["text"] not in ("done", text)]
    if any(text.split()[2] == each.split()[2] for each in supplies):
        ACTIONS["fertility"](way, table, text, random.Random())
        return
    shops = [each["shop"] for each in table["play"]["view"]["cities"][table["viewer"]]["shops"]]
    takers = {each.split()[2] for each in (text, *supplies)}
    shop = [each for each in shops if each in takers].index(text.split()[2])
    way.press(way.page.locator(".shop.target button").nth(shop))


def play(player: Visitor, kind: str, *, drags: bool) -> list[list[tuple[str, int]]]:
    """A whole game: for each turn, its actions and the taps that they took."""
    seats = [{"kind": "person", "name": "Nefret"}, {"kind": "bot", "level": "apprentice"}]
    name = str(post(player, "/tables", game=kind, seats=seats)["table"])
    post(player, f"/tables/{name}/start")
    player.go(f"/table/{name}")
    way, turns, chance = Counted(player.page), dict[int, list[tuple[str, int]]](), random.Random(5)
    shown, text = player.until(1), ""
    while shown["play"]["to_play"] is not None:
        if shown["play"]["to_play"] == 0:
            if unasked(shown, text):
                shown = player.until(shown["seq"] + 1)
                continue
            before, text = way.taps, advice(player, name, shown)
            if text.startswith("place"):
                place(way, text, drags=drags)
            elif drags and text.startswith(("take", "remove")):
                take(way, text)
            elif text.startswith(("supply", "exchange")):
                supply(way, shown, text)
            elif text.startswith("plant"):
                plant(way, shown, text)
            else:
                ACTIONS[kind](way, shown, text, chance)
            confirm(way, shown)
            turns.setdefault(shown["play"]["turn"], []).append((text, way.taps - before))
        shown = player.until(shown["seq"] + 1)
    return list(turns.values())


def plant(way: Counted, table: Frame, text: str) -> None:
    """All of a crop: one of its cards, and the button for all of them."""
    ways = [re.fullmatch(r"plant (\d+)(\w)", choice["text"]) for choice in table["play"]["choices"]]
    most = max((int(each[1]) for each in ways if each and each[2] == text[-1]), default=0)
    if most < 2 or text != f"plant {most}{text[-1]}":
        ACTIONS["nile"](way, table, text, random.Random())
        return
    hand = way.page.get_by_role("group", name=say("nile_your_hand"))
    way.press(hand.get_by_role("button", name=card_word(text[-1]), exact=True).first)
    way.press(way.page.get_by_role("button", name=say("nile_plant_all", count=most), exact=True))


def unasked(shown: Frame, last: str) -> bool:
    """Whether the page supplies by itself: more of what was supplied last, or the only resource with the only place."""
    choices = {choice["text"]: choice["final"] for choice in shown["play"]["choices"]}
    lone = [text.split(" ")[0] for text in choices] == ["supply", "done"]
    more = last.startswith("supply") and last in choices
    return (more and not choices[last]) or (lone and not next(iter(choices.values())))


def advice(player: Visitor, name: str, shown: Frame) -> str:
    """What the strongest bot would do."""
    while not (answer := player.context.request.post(f"/api/tables/{name}/hint")).ok:
        time.sleep(1)  # it is asked for more often than people may
    action = answer.json()["action"]
    return next(str(choice["text"]) for choice in shown["play"]["choices"] if choice["action"] == action)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=ACTIONS)
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--no-drag", action="store_true", help="tap only")
    chosen = parser.parse_args()
    turns = []
    with (
        tempfile.TemporaryDirectory() as kept,
        served(Path(kept) / "tables.db") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=chromium.FLAGS)
        for number in range(chosen.games):
            player = Visitor(browser, server.address, number=number, obvious=True, **PHONE)
            turns += play(player, chosen.game, drags=not chosen.no_drag)
            player.close()
        browser.close()
    taps = [sum(count for _, count in turn) for turn in turns]
    print(f"{len(turns)} turns: median {median(taps)}, mean {mean(taps):.1f}; {sorted(Counter(taps).items())}")
    for turn in sorted(turns, key=lambda turn: -sum(count for _, count in turn))[:10]:
        print(sum(count for _, count in turn), ", ".join(f"{text} ({count})" for text, count in turn))


if __name__ == "__main__":
    main()
