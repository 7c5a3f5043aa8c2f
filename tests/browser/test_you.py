"""The page You, in a real browser: a game, a second browser, the history, an export, and the end of it all."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from tests.browser.quickly import Seated
from tests.browser.visitor import Visitor


def test_a_profile_goes_to_a_second_browser_and_can_be_deleted(visit: Callable[..., Visitor]) -> None:
    ann, bob, phone = visit(), visit(), visit(viewport={"width": 390, "height": 844})
    game = Seated("nile", [ann, bob])
    while game.move() is not None:
        pass

    ann.go("/you")
    ann.page.get_by_role("textbox", name="Your name").fill("Nefret")
    ann.page.get_by_role("button", name="Create one-time link").click()
    link = ann.page.get_by_label("One-time link", exact=True).input_value()
    assert "/you#carry=" in link

    phone.go(f"/you#{link.partition('#')[2]}")
    phone.page.get_by_text("created the link yourself").wait_for()
    assert phone.page.evaluate("location.hash") == ""  # the secret isn't in the address any more
    phone.page.get_by_role("button", name="Sign in", exact=True).first.click()
    phone.page.get_by_text("signed in on 2 devices").wait_for()
    phone.page.get_by_role("link", name="Paser").wait_for()  # the game against her
    assert phone.page.get_by_role("textbox", name="Your name").input_value() == "Nefret"

    with phone.page.expect_download() as begun:
        phone.page.get_by_role("link", name="Export to a file").click()
    found = json.loads(Path(begun.value.path()).read_text(encoding="utf-8"))
    assert (found["name"], [table["id"] for table in found["tables"]]) == ("Nefret", [game.name])

    phone.page.get_by_role("button", name="Delete everything").click()
    phone.page.get_by_role("button", name="Delete permanently").click()
    phone.page.get_by_text("Everything is deleted.").wait_for()
    phone.page.get_by_text("finished a game here yet").wait_for()
    ann.reload()
    ann.page.get_by_text("finished a game here yet").wait_for()
    assert [seat["name"] for seat in game.look(1)["seats"]] == ["Player 1", "Paser"]
