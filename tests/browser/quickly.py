"""Games played through the HTTP API while browsers watch: for screenshots and measurements, not to test the page."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser

from tests.browser.visitor import Frame, Visitor

__all__ = ["Seated", "greedy", "lose", "play_out", "post", "rated", "seat", "see"]

NAMES = ("Nefret", "Paser", "Iset", "Kenna", "Meryt")


def post(visitor: Visitor, path: str, **body: Any) -> Frame:
    """Send a visitor's request as the page would."""
    answer = visitor.context.request.post(f"/api{path}", data=body)
    assert answer.ok, answer.text()
    return dict(answer.json())


def play_out(reader: Visitor, table: str, choose: Callable[[list[Frame]], Frame]) -> None:
    """Play the person's seat to the end with the page's own requests; the bots reply by themselves."""
    ask = reader.context.request
    while (shown := ask.get(f"/api/tables/{table}").json())["phase"] == "playing":
        choices = shown["play"]["choices"]
        if not choices:
            time.sleep(0.02)
            continue
        move = {"seq": shown["seq"], "action": choose(choices)["action"]}
        assert ask.post(f"/api/tables/{table}/moves", data=move).ok


def rated(ann: Visitor, bob: Visitor, *names: str) -> str:
    """A rated game of Nile in progress."""
    seats = [{"kind": "person", "name": names[0]}, {"kind": "open"}]
    clock = {"bank": 600, "increment": 0}
    table = str(post(ann, "/tables", game="nile", seats=seats, rated=True, clock=clock)["table"])
    post(bob, f"/tables/{table}/join", name=names[1])
    post(ann, f"/tables/{table}/start")
    return table


def see(visitor: Visitor, table: str) -> Frame:
    """A table as a visitor sees it."""
    return dict(visitor.context.request.get(f"/api/tables/{table}").json())


def lose(ann: Visitor, bob: Visitor, table: str) -> None:
    """Ann leaves, then Bob: bots finish the game, and Bob has won."""
    while see(bob, table)["phase"] in ("waiting", "shuffling"):  # the page may just have sent the start
        time.sleep(0.02)
    post(ann, f"/tables/{table}/leave", seat=0)
    left = False
    while (shown := see(bob, table))["phase"] == "playing":
        if shown["seats"][0]["stood_in"] and not left:
            post(bob, f"/tables/{table}/leave", seat=1)
            left = True
        elif not left and shown["play"]["choices"]:
            action = shown["play"]["choices"][0]["action"]
            post(bob, f"/tables/{table}/moves", seq=shown["seq"], action=action)
        time.sleep(0.02)


class Seated:
    """A table that its first player has open; the deal and every choice are the same in every run."""

    def __init__(self, game: str, people: list[Visitor]) -> None:
        self.people, self._choose = people, greedy(11)
        seats = [{"kind": "person", "name": NAMES[0]}, *({"kind": "open"} for _ in people[1:])]
        self.name = str(post(people[0], "/tables", game=game, seats=seats)["table"])
        for name, visitor in zip(NAMES[1:], people[1:], strict=False):
            post(visitor, f"/tables/{self.name}/join", name=name)
        post(people[0], f"/tables/{self.name}/start")

    def look(self, seat: int = 0) -> Frame:
        """The table as a seat sees it."""
        return dict(self.people[seat].context.request.get(f"/api/tables/{self.name}").json())

    def move(self) -> int | None:
        """The player to move takes the action that earns the most; returns the event, or None if the game is over."""
        seat = self.look()["play"]["to_play"]
        if seat is None:
            return None
        shown = self.look(seat)
        best = self._choose(shown["play"]["choices"])
        return int(
            post(self.people[seat], f"/tables/{self.name}/moves", seq=shown["seq"], action=best["action"])["seq"]
        )

    def play(self, decisions: int) -> None:
        """Play at least this many decisions, until the first player starts a turn."""
        while self.move() is not None:
            play = self.look()["play"]
            if play["decision"] >= decisions and play["to_play"] == 0 and play["view"]["step"] in ("place", "act"):
                return


def seat(browser: Browser, address: str, game: str, players: int, **options: Any) -> Seated:
    """A table open in the first player's browser; the others only send requests."""
    return Seated(game, [Visitor(browser, address, **(options if i == 0 else {})) for i in range(players)])


def greedy(seed: int) -> Callable[[list[Frame]], Frame]:
    """Chooses what earns the most at once."""
    chance = random.Random(seed)
    return lambda choices: max(choices, key=lambda choice: (_worth(choice), chance.random()))


def _worth(choice: Frame) -> int:
    """A rough heuristic, so that screenshots show plausible games."""
    verb, earns = choice["text"].split()[0], choice["earns"]
    counted = sum(count for part in ("scenes", "icons", "score") for count in earns.get(part, {}).values())
    verbs = {"plant": 3, "build": 3, "supply": 1, "exchange": 1, "market": -1, "offering": -1, "skip": -1, "done": -1}
    return int(counted + earns.get("wheat", 0) + 2 * earns.get("quarries", 0) + verbs.get(verb, 0))
