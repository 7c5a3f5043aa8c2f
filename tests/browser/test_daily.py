"""The daily deal in a real browser: two people play the same deal, and see each other's results."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.axe import serious
from tests.browser.quickly import play_out
from tests.browser.visitor import Frame, Visitor


def last(choices: list[Frame]) -> Frame:
    return choices[-1]


def begin(reader: Visitor, name: str) -> str:
    """From the home page to the table in two taps, with a name."""
    page = reader.page
    reader.go("/")
    page.locator("article", has=page.get_by_role("heading", name="Nile")).get_by_role("link", name="Daily deal").click()
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/table/*")
    return page.url.rpartition("/")[2]


def test_two_people_play_the_same_deal_and_are_ranked(visit: Callable[..., Visitor]) -> None:
    ann, bob = visit(), visit()
    first = begin(ann, "Ann")
    play_out(ann, first, last)
    # The result at the table leads to everybody's, and offers a picture.
    ann.page.get_by_role("link", name="results").click()
    ann.page.get_by_text("Place 1 of 1").wait_for()
    picture = ann.page.get_by_role("link", name="Save picture").get_attribute("href")
    assert ann.context.request.get(str(picture)).headers["content-type"] == "image/png"
    assert serious(ann.page) == []

    second = begin(bob, "Bob")
    deals = [each.context.request.get(f"/api/tables/{name}").json()["shuffle"]["commitment"]
             for each, name in ((ann, first), (bob, second))]  # fmt: skip
    assert deals[0] == deals[1]
    bob.go("/daily/nile")
    bob.page.get_by_text("1 result", exact=True).wait_for()
    assert bob.page.get_by_role("link", name="Ann").count() == 0  # her replay would show him the cards
    bob.page.get_by_role("button", name="Continue").click()
    bob.page.wait_for_url(f"**/table/{second}")
    play_out(bob, second, last)
    bob.go("/daily/nile")
    bob.page.get_by_text("Place 1 of 2").wait_for()  # the same play gives the same result
    bob.page.get_by_role("link", name="Ann").click()
    bob.page.wait_for_url(f"**/replay/{first}*")
    assert ann.problems + bob.problems == []
