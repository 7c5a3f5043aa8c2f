"""Count the taps of whole phone games: `python -m tests.browser.taps`.

A phone plays by touch against a bot, with a first visitor's options, and does what a strong bot plans for the turn.
Prints how many turns took how many taps, how many each kind of action took, what the longest turns were, and how often
the page supplied what the plan had not. A drag counts as one tap; `--no-drag` plays without.
"""

from __future__ import annotations

import argparse
import random
import re
import tempfile
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import mean, median
from typing import Any, cast

from playwright.sync_api import Locator, sync_playwright

from nomarch import bots
from nomarch.bots.packing import unpack
from tests.browser import chromium
from tests.browser.actions import ACTIONS, DO
from tests.browser.quickly import post
from tests.browser.serving import served
from tests.browser.visitor import Frame, Visitor
from tests.browser.ways import Touch
from tests.browser.words import card_word, kind_word, say, tile_word

__all__ = ["PHONE", "Counted"]

Point = tuple[float, float]
Filling = tuple[str, str | None]  # a Shop, and what was in hand for it
LIFT = 40  # pixels by which a dragged tile is above the finger
REVEALING = ("take", "remove", "market", "offering")  # nobody can plan beyond these
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


class Counted(Touch):
    """Touch that counts."""

    taps = 0
    _dragged = False

    def press(self, target: Locator) -> None:
        """Tap."""
        self.taps += 1
        if not self._dragged:
            super().press(target)
            return
        # Chromium makes no click of some touches that follow a drag which was sent to it.
        self._dragged = False
        self.page.evaluate("addEventListener('click', () => (window.clicked = true), { capture: true, once: true })")
        for _ in range(2):
            super().press(target)
            self.page.wait_for_timeout(100)
            if self.page.evaluate("window.clicked"):
                break
        self.page.evaluate("window.clicked = false")

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
        self._dragged = True
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
    # One square, the tile if another one is shown, then the other square.
    way.press_at(squares[0])
    if not lies(way, scenes, first, second) and tile.get_attribute("aria-pressed") != "true":
        way.press(tile)
    if not covers(way, second):
        way.press_at(squares[1])
    for _ in range(8):
        if lies(way, scenes, first, second):
            way.press_at(squares[0])
            return
        way.press(way.page.get_by_role("button", name=say("fertility_do_rotate"), exact=True))
    raise AssertionError(f"the page never shows {text}")


def take(way: Counted, text: str, *, drags: bool) -> None:
    """Tap a tile of the Common Pool, and leave it at that; or drag it out."""
    tile = way.page.locator("[data-place=pool]").get_by_role("button", name=tile_word(text.split(" ")[1]), exact=True)
    if not drags:
        way.press(tile.first)
        return
    x, y = middle(tile.first)
    assert way.drag(tile.first, [(x, y - 90)], lambda: True)


def covers(way: Counted, square: str) -> bool:
    """Whether the page shows a tile on this square."""
    said = " ".join(way.page.locator(".mine .prompt .visually-hidden").all_inner_texts())
    return re.search(rf"\b{square}\b", said) is not None


def lies(way: Counted, scenes: str, first: str, second: str) -> bool:
    """Whether the page shows the tile there, in either order of its halves."""
    ways = ((scenes, first, second), (scenes[::-1], second, first))
    said = way.page.locator(".mine .prompt .visually-hidden").all_inner_texts()
    return any(
        say("fertility_choice_place", tile=tile_word(tile), first=one, second=other) in said
        for tile, one, other in ways
    )


def fitting(supplies: Sequence[str], shop: str, resource: str | None) -> list[str]:
    """What the page puts into a Shop: first what has the fewest other places."""
    kinds = [text.split()[1] for text in supplies]
    fits = [text for text in supplies if text.split()[2] == shop and resource in (None, text.split()[1])]
    return sorted(fits, key=lambda text: kinds.count(text.split()[1]))


def supply(way: Counted, table: Frame, text: str, plan: Sequence[str]) -> Filling:
    """Tap a Shop that takes what is planned; else what it gets, then the Shop."""
    supplies = supplies_of(table)
    _, resource, shop = text.split()
    here = [each for each in supplies if each.split()[2] == shop]
    taken = None if text.startswith("supply") and set(here) <= set(plan) else resource
    if taken and {each.split()[1] for each in supplies} != {resource}:
        way.press(way.page.get_by_role("button", name=re.compile(rf"^\d+ \u00d7 {re.escape(kind_word(resource))}$")))
    takers = {each.split()[2] for each in supplies if taken in (None, each.split()[1])}
    shops = [each["shop"] for each in table["play"]["view"]["cities"][table["viewer"]]["shops"]]
    targets = [each for each in shops if each in takers]
    way.press(way.page.locator(".shop.target button").nth(targets.index(shop)))
    return shop, taken


def supplies_of(table: Frame) -> list[str]:
    texts = [str(choice["text"]) for choice in table["play"]["choices"]]
    return [text for text in texts if text.startswith(("supply", "exchange"))]


class Planner:
    """What a strong bot would do for the rest of the turn, and what of it is done."""

    def __init__(self, player: Visitor, name: str) -> None:
        self._player, self._name, self._bot = player, name, bots.find("pharaoh@2000")
        self.actions: list[str] = []
        self.others = 0  # what the page did that was not planned

    def next(self, shown: Frame) -> str:
        """The next action, planned again if the plan doesn't fit the table."""
        legal = [str(choice["text"]) for choice in shown["play"]["choices"]]
        if not self.actions or self.actions[0] not in legal:
            packed = self._player.context.request.get(f"/api/tables/{self._name}/information").json()
            state = unpack(packed, 1)
            turn, last, self.actions = state.turn, "", []
            while not state.over and state.turn == turn and not last.startswith(REVEALING):
                action = self._bot(state)
                last = state.text(action)
                self.actions.append(last)
                state = state.after(action)
        return self.actions[0]

    def done(self, text: str) -> None:
        """An action that was played, planned or not, in whichever order."""
        if text in self.actions:
            self.actions.remove(text)
        else:
            self.others += 1


def play(player: Visitor, kind: str, *, drags: bool) -> tuple[list[list[tuple[str, int]]], int]:
    """A whole game: for each turn, its actions and the taps that they took; and how often the page had its own way."""
    seats = [{"kind": "person", "name": "Nefret"}, {"kind": "bot", "level": "apprentice"}]
    name = str(post(player, "/tables", game=kind, seats=seats)["table"])
    post(player, f"/tables/{name}/start")
    player.go(f"/table/{name}")
    way, turns, chance = Counted(player.page), dict[int, list[tuple[str, int]]](), random.Random(5)
    planner, filling = Planner(player, name), cast(Filling | None, None)
    shown = player.until(1)
    while shown["play"]["to_play"] is not None:
        if shown["play"]["to_play"] == 0:
            if by_itself := unasked(shown, filling):
                planner.done(by_itself)
                shown = player.until(shown["seq"] + 1)
                continue
            before, text = way.taps, planner.next(shown)
            filling = None
            if text.startswith("place"):
                place(way, text, drags=drags)
            elif text.startswith(("take", "remove")):
                take(way, text, drags=drags)
            elif text.startswith(("supply", "exchange")):
                shop, taken = filling = supply(way, shown, text, planner.actions)
                text = fitting(supplies_of(shown), shop, taken)[0]
            elif text.startswith("plant"):
                plant(way, shown, text)
            else:
                DO[kind](way, shown, text, chance)
            planner.done(text)
            turns.setdefault(shown["play"]["turn"], []).append((text, way.taps - before))
        else:
            filling = None
        shown = player.until(shown["seq"] + 1)
    return list(turns.values()), planner.others


def plant(way: Counted, table: Frame, text: str) -> None:
    """All of a crop: one of its cards, and the button for all of them."""
    ways = [re.fullmatch(r"plant (\d+)(\w)", choice["text"]) for choice in table["play"]["choices"]]
    most = max((int(each[1]) for each in ways if each and each[2] == text[-1]), default=0)
    if most < 2 or text != f"plant {most}{text[-1]}":
        DO["nile"](way, table, text, random.Random())
        return
    hand = way.page.get_by_role("group", name=say("nile_your_hand"))
    way.press(hand.get_by_role("button", name=card_word(text[-1]), exact=True).first)
    way.press(way.page.get_by_role("button", name=say("nile_plant_all", count=most), exact=True))


def unasked(shown: Frame, filling: Filling | None) -> str | None:
    """What the page supplies by itself: more for the Shop that was chosen, or a resource with one place of its own."""
    if shown["play"]["view"].get("step") != "supply":
        return None
    supplies = supplies_of(shown)
    pairs = {text: text.split()[1:] for text in supplies}
    alone = [
        text for text in supplies if not any(set(pairs[text]) & set(pairs[each]) for each in supplies if each != text)
    ]
    found = next(iter([*(fitting(supplies, *filling) if filling else []), *alone]), None)
    final = {choice["text"]: choice["final"] for choice in shown["play"]["choices"]}
    return None if found is None or final[found] else found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=ACTIONS)
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--no-drag", action="store_true", help="tap only")
    chosen = parser.parse_args()
    turns, others = list[list[tuple[str, int]]](), 0
    with (
        tempfile.TemporaryDirectory() as kept,
        served(Path(kept) / "tables.db") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=chromium.FLAGS)
        for number in range(chosen.games):
            player = Visitor(browser, server.address, number=number, obvious=True, confirm="wait", **PHONE)
            more, unplanned = play(player, chosen.game, drags=not chosen.no_drag)
            turns, others = turns + more, others + unplanned
            player.close()
        browser.close()
    taps = [sum(count for _, count in turn) for turn in turns]
    print(f"{len(turns)} turns: median {median(taps)}, mean {mean(taps):.1f}; {sorted(Counter(taps).items())}")
    kinds = Counter[str]()
    for text, count in (each for turn in turns for each in turn):
        kinds[text.split()[0]] += count
    print("taps by kind:", dict(kinds), f"; supplied by the page against the plan: {others}")
    for limit in (4, 6):
        print(f"at most {limit}: {sum(count <= limit for count in taps)} of {len(taps)}")
    for turn in sorted(turns, key=lambda turn: -sum(count for _, count in turn))[:10]:
        print(sum(count for _, count in turn), ", ".join(f"{text} ({count})" for text, count in turn))


if __name__ == "__main__":
    main()
