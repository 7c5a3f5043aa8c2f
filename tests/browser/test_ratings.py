"""Rated games in a real browser: the agreement, the result, the page You and the leaderboard."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.axe import serious
from tests.browser.quickly import lose, rated
from tests.browser.visitor import Visitor
from tests.browser.words import say

LONG = "Khufu-Khnumkhufwy-Neferkare-Mentuhotep-X"  # as long as a name can be, with nowhere to break
SIZES = ((360, 740), (390, 844), (768, 1024), (844, 390), (1440, 900), (1920, 1080))


def create(ann: Visitor, name: str) -> str:
    """Create a rated table from the home page."""
    page = ann.page
    ann.go("/")
    page.locator("article", has=page.get_by_role("heading", name="Nile")).get_by_role(
        "button", name="New table"
    ).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("switch", name="Rated").click()
    assert dialog.get_by_role("button", name="Create table").is_disabled()  # it needs a name
    dialog.get_by_label("Your name").fill(name)
    assert serious(page) == []
    dialog.get_by_role("button", name="Create table").click()
    page.wait_for_url("**/table/*")
    return page.url.rpartition("/")[2]


def test_a_rated_game_from_the_table_to_the_leaderboard(visit: Callable[..., Visitor]) -> None:
    ann, bob = visit(), visit(viewport={"width": 390, "height": 844})
    table = create(ann, LONG)
    bob.go(f"/table/{table}")
    bob.page.get_by_text(say("rated_agree")).wait_for()
    assert serious(bob.page) == []
    bob.page.get_by_role("button", name="Join", exact=True).click()
    dialog = bob.page.get_by_role("dialog")
    dialog.get_by_text(say("rated_agree")).wait_for()
    assert dialog.get_by_role("button", name="Join", exact=True).is_disabled()
    dialog.get_by_label("Your name").fill("Paser")
    dialog.get_by_role("button", name="Join", exact=True).click()
    bob.page.get_by_text("1500 ± 491").first.wait_for()
    ann.page.get_by_role("button", name="Start").click()
    lose(ann, bob, table)

    ann.page.get_by_text(f"{LONG} 1422 ± 476 (\u221278)").wait_for()
    bob.page.get_by_text("Paser 1578 ± 476 (+78)").wait_for()
    assert serious(bob.page) == []
    ann.go("/you")
    ann.page.get_by_text("provisional: 1 rated game").wait_for()
    ann.page.get_by_text("rating \u221278").wait_for()

    for _ in range(4):
        again = rated(ann, bob, LONG, "Paser")
        lose(ann, bob, again)
    bob.go("/")
    bob.page.get_by_role("link", name="Leaderboard").click()
    bob.page.get_by_role("link", name="Nile", exact=True).click()
    bob.page.get_by_role("row", name="Paser (you)").wait_for()
    assert [cell.strip() for cell in bob.page.locator("tbody th").all_inner_texts()] == ["Paser (you)", LONG]
    assert serious(bob.page) == []
    for width, height in SIZES:
        bob.page.set_viewport_size({"width": width, "height": height})
        assert bob.page.evaluate("document.documentElement.scrollWidth") <= width

    ann.go("/you")
    ann.page.get_by_text("place 2").wait_for()
    assert serious(ann.page) == []
    ann.page.get_by_role("switch", name="Show me on the leaderboard").click()
    ann.page.get_by_text("5 rated games").wait_for()
    bob.reload()
    bob.page.get_by_role("row", name="Paser (you)").wait_for()
    assert bob.page.locator("tbody tr").count() == 1
