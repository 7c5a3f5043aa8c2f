"""A game in browsers: from the first page to the result, one browser for each seat."""

from __future__ import annotations

import random
from collections.abc import Callable

from tests.browser.actions import ACTIONS, from_the_list
from tests.browser.visitor import Frame, Visitor
from tests.browser.ways import Keyboard, Mouse, Way
from tests.browser.words import say

__all__ = ["Game"]


class Game:
    """A table that people make, join and play at through the page."""

    def __init__(self, game: str, people: list[Visitor], hands: str, seed: int) -> None:
        self.game, self.people = game, people
        self.hands = hands  # for each seat m or k, again and again
        self.chance = random.Random(seed)
        self.address = self._make()
        self.name = self.address.rpartition("/")[2]
        self.shown: Frame = {}
        self.decisions = 0
        self.prefer = ""  # a verb, whenever it is legal

    def way(self, seat: int) -> Way:
        """How the one who sits there works the page."""
        hands = Keyboard if self.hands[seat % len(self.hands)] == "k" else Mouse
        return hands(self.people[seat].page)

    def _make(self) -> str:
        """The first one makes the table, the others come by its link."""
        host, players = self.people[0], len(self.people)
        host.go("/")
        way = self.way(0)
        article = host.page.get_by_role("article").filter(has_text=say(f"{self.game}_title"))
        way.press(article.get_by_role("button", name=say("home_new_table")))
        dialog = host.page.get_by_role("dialog")
        if players > 2:
            dialog.get_by_text(str(players), exact=True).click()
        way.press(dialog.get_by_role("button", name=say("home_make_table")))
        host.page.wait_for_url("**/table/*")
        return host.page.url.removeprefix(host.address)

    def begin(self) -> None:
        """Everybody sits down; the host starts; the cards are dealt with a number of each."""
        for seat, visitor in enumerate(self.people[1:], 1):
            visitor.go(self.address)
            self.way(seat).press(visitor.page.get_by_role("button", name=say("app_join"), exact=True).first)
            # A first visitor is asked for a name before they sit down.
            asked = visitor.page.get_by_role("dialog").get_by_role("textbox", name=say("app_your_name"))
            asked.fill(f"Guest {seat}")
            asked.press("Enter")
            visitor.page.get_by_text(say("app_host_starts")).wait_for()
        start = self.people[0].page.get_by_role("button", name=say("app_start"), exact=True)
        self.way(0).press(start)
        for visitor in self.people:
            visitor.page.get_by_role("region", name=say("app_your_choice")).wait_for()
        self.shown = self.people[0].until(max(visitor.seq for visitor in self.people))

    def turn(self) -> bool:
        """Let the player to move decide; returns whether the game continues."""
        seat = self.shown["play"]["to_play"]
        if seat is None:
            return False
        self.shown = self.people[seat].until(self.shown["seq"])
        text = self._choose()
        carry_out = from_the_list if self.decisions % 9 == 4 and not text.startswith("quarry") else ACTIONS[self.game]
        carry_out(self.way(seat), self.shown, text, self.chance)
        self.shown = self.people[seat].until(self.shown["seq"] + 1)
        self.decisions += 1
        return self.shown["play"]["to_play"] is not None

    def _choose(self) -> str:
        """Some action; each verb as likely as another, or there would be nothing but trades."""
        texts: list[str] = [choice["text"] for choice in self.shown["play"]["choices"]]
        verbs = sorted({text.split(" ")[0] for text in texts})
        verb = self.prefer if self.prefer in verbs else self.chance.choice(verbs)
        return self.chance.choice([text for text in texts if text.split(" ")[0] == verb])

    def undo(self) -> None:
        """Take back the last action, by its button, and see that it is gone."""
        seat, decision = self.shown["play"]["to_play"], self.shown["play"]["decision"]
        self.way(seat).press(self.people[seat].page.get_by_role("button", name=say("app_undo"), exact=True))
        self.shown = self.people[seat].until(self.shown["seq"] + 1)
        assert self.shown["play"]["decision"] == decision - 1

    def until(self, wanted: Callable[[], bool]) -> None:
        """Play until something is the case."""
        while not wanted():
            assert self.turn(), "the game is over before it happened"

    def to_the_end(self) -> None:
        """Play on until everybody sees the result."""
        while self.turn():
            pass
        for visitor in self.people:
            visitor.until(self.shown["seq"])
            visitor.page.get_by_role("heading", level=1).filter(visible=True).first.wait_for()
