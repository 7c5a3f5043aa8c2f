"""Whole games in a real browser, one context for each seat: with the mouse only, and with the keyboard only.

They take minutes: NOMARCH_BROWSER=all plays both games, with two players and at full tables. test_phone.py plays a
short game of each in every run.
"""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.axe import serious
from tests.browser.games import Game
from tests.browser.leaks import Truth, leaks
from tests.browser.serving import SECRET, Served
from tests.browser.visitor import Visitor
from tests.browser.words import say

Visit = Callable[..., Visitor]
EVERYTHING = os.environ.get("NOMARCH_BROWSER") == "all"
pytestmark = pytest.mark.skipif(not EVERYTHING, reason="whole games in a browser take minutes: NOMARCH_BROWSER=all")

PLAYED = [(game, 2, hands) for game in ("fertility", "nile") for hands in ("mk", "m", "k")]
PLAYED += [("fertility", 4, "mk"), ("nile", 5, "mk")]


@pytest.mark.parametrize(("kind", "players", "hands"), PLAYED)
def test_a_whole_game(visit: Visit, server: Served, kind: str, players: int, hands: str) -> None:
    people = [visit(number=seat + 11) for seat in range(players)]
    game = Game(kind, people, hands, seed=2)
    game.begin()
    spectator = visit(viewport={"width": 700, "height": 700})
    spectator.go(game.address)
    if kind == "fertility" or players == 2:  # Nile has few undoable actions, and none in this game at a full table
        take_back(game)
    reload(game)
    device = second_device(visit, game)
    restart(server, [*people, spectator], game)
    scan_for_secrets(people, device, spectator, game)
    game.to_the_end()
    # In a new tab: responses to the first tab's final requests couldn't be read after a navigation.
    spectator.page = spectator.open(game.address)
    assert game.shown["play"]["result"]["ranks"] == spectator.until(game.shown["seq"])["play"]["result"]["ranks"]
    assert serious(people[0].page) == []
    truth = Truth(people[0].context.request.get(f"/api/tables/{game.name}/record").text(), [*people, device])
    for seats, visitor in [*(({seat}, each) for seat, each in enumerate(people)), ({0}, device), (set(), spectator)]:
        frames = [frame for frame in visitor.received if frame["type"] == "table" and frame["play"]]
        assert frames
        assert [leak for frame in frames for leak in leaks(frame, truth.after(frame["seq"]), seats)] == []


def take_back(game: Game) -> None:
    """After an undo, the page shows the earlier position."""
    game.prefer = "plant"
    game.until(lambda: game.shown["play"]["undo"] > 0)
    game.prefer = ""
    game.undo()


def reload(game: Game) -> None:
    """Reload in the middle of a game: everything is restored."""
    game.turn()
    visitor, before = game.people[0], game.people[0].until(game.shown["seq"])
    visitor.reload()
    after = visitor.until(before["seq"])
    assert after["play"]["view"] == before["play"]["view"]
    assert after["play"]["choices"] == before["play"]["choices"]


def second_device(visit: Visit, game: Game) -> Visitor:
    """The first player continues on another device through the seat link, then on the first device again."""
    first = game.people[0]
    link = first.context.request.get(f"/api/tables/{game.name}/seats/0/link").json()
    device = visit()
    device.go(f"{game.address}#seat=0&secret={link['secret']}")
    expect(device.page).to_have_url(f"{device.address}{game.address}")  # the secret is removed from the address
    game.shown = device.until(game.shown["seq"] + 1, seated=True)  # its first frame may still be a spectator's
    assert game.shown["you"] == [0]
    game.people[0] = device
    game.until(lambda: game.shown["play"]["to_play"] == 0)
    game.turn()
    game.people[0] = first
    game.shown = first.until(game.shown["seq"])
    device.go("about:blank")
    return device


def restart(server: Served, watching: list[Visitor], game: Game) -> None:
    """kill -9: every page shows that it is reconnecting, reconnects after the restart, and the game continues."""
    game.turn()
    known = game.people[0].until(game.shown["seq"])
    for visitor in watching:
        visitor.until(known["seq"])
        visitor.collect()
    server.kill()
    for visitor in watching:
        visitor.page.get_by_text(say("app_reconnecting")).wait_for()
    server.start_again()
    for visitor in watching:
        visitor.page.get_by_text(say("app_reconnecting")).wait_for(state="detached")
    assert game.people[0].until(known["seq"])["play"]["view"] == known["play"]["view"]


def scan_for_secrets(people: list[Visitor], device: Visitor, spectator: Visitor, game: Game) -> None:
    """So far no browser has received the shuffle's secret, or another player's credentials (cookies, seat links)."""
    own: dict[Visitor, list[str]] = {spectator: [], device: []}
    for seat, visitor in enumerate(people):
        link = visitor.context.request.get(f"/api/tables/{game.name}/seats/{seat}/link").json()["secret"]
        own[visitor] = [str(cookie.get("value")) for cookie in visitor.context.cookies()] + [link]
    own[device] = own[people[0]][-1:]  # the secret of the link
    for visitor in own:
        visitor.collect()
        received = f"{visitor.received} {visitor.bodies}"
        assert len(received) > 1000
        secrets = [SECRET] + [text for texts in own.values() for text in texts if text not in own[visitor]]
        assert [text for text in secrets if text in received] == []
