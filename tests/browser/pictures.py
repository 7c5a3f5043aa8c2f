"""Take the documentation's screenshots in a real browser: `python -m tests.browser.pictures`.

Writes docs/pictures; deals and choices are the same in every run. `--all FOLDER` instead writes every page in all
languages and at all widths to a folder, for visual inspection.
"""

from __future__ import annotations

import argparse
import base64
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from tests.browser import chromium
from tests.browser.pages import PAGES, set_up
from tests.browser.quickly import NAMES, Seated, greedy, lose, play_out, post, rated
from tests.browser.serving import served
from tests.browser.visitor import Visitor
from tests.browser.words import LANGUAGES

DOCS = Path(__file__).resolve().parent.parent.parent / "docs" / "pictures"
HOME = "http://192.168.1.20:8765"
DESK, PHONE = ViewportSize(width=1440, height=900), ViewportSize(width=360, height=740)
SIZES = {"360": PHONE, "768": ViewportSize(width=768, height=1024), "1440": DESK}
# By file name: the game, players, decisions played, language, viewport, light or dark theme.
TAKEN = {
    "fertility": ("fertility", 3, 60, "en", DESK, "light"),
    "fertility-phone": ("fertility", 2, 30, "fr", PHONE, "light"),
    "fertility-result": ("fertility", 4, 1000, "de", DESK, "light"),
    "nile": ("nile", 4, 20, "en", DESK, "light"),
    "nile-dark": ("nile", 3, 24, "nl", DESK, "dark"),
    "nile-phone": ("nile", 3, 30, "de", PHONE, "light"),
    "nile-result": ("nile", 3, 1000, "fr", DESK, "light"),
    "waiting": ("", 2, 0, "en", DESK, "light"),
    "home": ("", 1, 0, "en", DESK, "light"),
    "home-phone": ("", 1, 0, "nl", PHONE, "dark"),
}

# Pages that something must happen on first, by file name: what, language, viewport, light or dark theme.
SCENES = {
    "look-up": ("look-up", "en", DESK, "light"),
    "look-up-phone": ("look-up by touch", "de", PHONE, "light"),
    "daily": ("daily", "en", DESK, "light"),
    "you": ("you", "fr", DESK, "light"),
    "leaderboard": ("leaderboard", "en", DESK, "dark"),
    "rated-phone": ("rated", "de", PHONE, "light"),
    "puzzle": ("puzzle", "en", DESK, "light"),
}

BESIDE = {"x": 800, "y": 54, "width": 640, "height": 560, "scale": 1}  # the Districts and Shops at the right of a table


def take(page: Page, path: Path, quality: int = 70, clip: dict[str, int] | None = None) -> None:
    """A screenshot, or a part of it, as WebP, which Playwright can't write itself."""
    page.evaluate("document.fonts.ready")
    page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    page.evaluate(
        "document.getAnimations().forEach((each) => each.effect.getComputedTiming().endTime < 5000 && each.finish())"
    )
    session = page.context.new_cdp_session(page)
    part = {"clip": clip} if clip else {}
    shot = session.send("Page.captureScreenshot", {"format": "webp", "quality": quality, **part})
    path.write_bytes(base64.b64decode(shot["data"]))


def for_documents(browser: Browser, address: str, folder: Path, only: str | None) -> None:
    for name, (game, players, decisions, language, room, scheme) in TAKEN.items():
        if only and name != only:
            continue
        visitor = Visitor(browser, address, locale=language, viewport=room, color_scheme=scheme)
        if game:
            others = [Visitor(browser, address) for _ in range(players - 1)]
            table = Seated(game, [visitor, *others])
            table.play(decisions)
            visitor.go(f"/table/{table.name}")
            visitor.until(0)
            # Fonts that load late would move the board under the pointer.
            visitor.page.wait_for_load_state("networkidle")
            visitor.page.evaluate("document.fonts.ready")
            hover(visitor.page)
        elif players > 1:
            # As on a home network: on loopback, the page warns that the link only works on this computer.
            visitor.context.route("**/api/server", lambda route: route.fulfill(json={"links": HOME}))
            visitor.go(f"/table/{waiting(visitor, Visitor(browser, address))}")
            visitor.page.locator("summary").first.click()
            visitor.page.wait_for_load_state("networkidle")
        else:
            visitor.go("/")
        take(visitor.page, folder / f"{name}.webp")
        visitor.context.close()


def scenes(browser: Browser, address: str, folder: Path, only: str | None) -> None:
    for name, (scene, language, room, scheme) in SCENES.items():
        if only and name != only:
            continue
        visitor = Visitor(browser, address, locale=language, viewport=room, color_scheme=scheme)
        others = [Visitor(browser, address) for _ in range(3)]
        visitor.go(SHOW[scene](visitor, others))
        visitor.page.wait_for_load_state("networkidle")
        if scene.startswith("look-up"):
            look_up(visitor.page)
        take(visitor.page, folder / f"{name}.webp", clip=BESIDE if scene == "look-up" else None)
        for each in (visitor, *others):
            each.context.close()


def daily(visitor: Visitor, others: list[Visitor]) -> str:
    """A day on which four people have played, each in their own way."""
    day = visitor.context.request.get("/api/daily").json()["day"]
    for seed, (name, each) in enumerate(zip(NAMES, (visitor, *others), strict=False)):
        play_out(each, str(post(each, f"/daily/nile/{day}", name=name)["table"]), greedy(seed))
    return "/daily/nile"


def leaderboard(visitor: Visitor, others: list[Visitor]) -> str:
    """A leaderboard of four."""
    people = [visitor, *others]
    for one, other in ((0, 1), (2, 3), (0, 2), (1, 3), (0, 3), (1, 2)):
        for _ in range(2):
            lose(people[other], people[one], rated(people[other], people[one], NAMES[other], NAMES[one]))
    return "/leaderboard/nile"


def you(visitor: Visitor, others: list[Visitor]) -> str:
    """Somebody with a history."""
    for kind, other in (("fertility", 0), ("nile", 1), ("nile", 2)):
        game = Seated(kind, [visitor, others[other]])
        while game.move() is not None:
            pass
    return "/you"


def rated_table(visitor: Visitor, others: list[Visitor]) -> str:
    """A rated table that waits for the visitor."""
    seats = [{"kind": "person", "name": NAMES[1]}, {"kind": "open"}]
    clock = {"bank": 2700, "increment": 60}
    return f"/table/{post(others[0], '/tables', game='nile', seats=seats, rated=True, clock=clock)['table']}"


def look_up(page: Page) -> None:
    """Point at a District, or hold a finger on a Speculation card."""
    page.keyboard.press("Shift")  # what things are is loaded with the first sign of somebody
    page.wait_for_load_state("networkidle")
    if page.locator(".four").count():
        page.locator(".four > *").nth(1).hover()
    else:
        box = page.locator("[data-lookup^='card ']").last.bounding_box()
        assert box
        finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        touch = {"type": "touchStart", "touchPoints": [finger]}
        page.context.new_cdp_session(page).send("Input.dispatchTouchEvent", touch)
    page.get_by_role("tooltip").wait_for()


def halfway(game: str, visitor: Visitor, others: list[Visitor]) -> str:
    """A table at which the visitor is to play."""
    table = Seated(game, [visitor, *others])
    table.play(24)
    return f"/table/{table.name}"


SHOW: dict[str, Callable[[Visitor, list[Visitor]], str]] = {
    "daily": daily, "you": you, "leaderboard": leaderboard, "rated": rated_table,
    "look-up": lambda visitor, others: halfway("fertility", visitor, others[:1]),
    "look-up by touch": lambda visitor, others: halfway("nile", visitor, others[:2]),
    "puzzle": lambda visitor, others: "/puzzles/fertility",
}  # fmt: skip


def waiting(visitor: Visitor, guest: Visitor) -> str:
    """A table for four with one guest seated."""
    seats = [{"kind": "person", "name": NAMES[0]}, *({"kind": "open"} for _ in range(3))]
    table = str(post(visitor, "/tables", game="nile", seats=seats)["table"])
    post(guest, f"/tables/{table}/join", name=NAMES[1])
    return table


def hover(page: Page) -> None:
    """Hover over a square for a tile, to show what it would earn."""
    marked = page.locator("rect.legal")
    if marked.count():
        box = marked.nth(marked.count() // 2).bounding_box()
        assert box
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.mouse.wheel(0, 0)


def for_looking(browser: Browser, address: str, folder: Path) -> None:
    for language in LANGUAGES:
        visitor = Visitor(browser, address, locale=language)
        tables = set_up(visitor)
        for page, path in PAGES.items():
            visitor.go(path.format(**tables))
            visitor.page.locator("h1").first.wait_for(state="attached")
            for width, room in SIZES.items():
                visitor.page.set_viewport_size(room)
                take(visitor.page, folder / f"{page.replace(' ', '-')}.{language}.{width}.webp", 50)
        visitor.context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", choices=[*TAKEN, *SCENES], help="take this picture alone")
    parser.add_argument("--all", type=Path, metavar="FOLDER", help="every page, language and width, to be looked at")
    chosen = parser.parse_args()
    folder = chosen.all or DOCS
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as kept,
        served(Path(kept) / "tables.db") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=chromium.FLAGS)
        if chosen.all:
            for_looking(browser, server.address, folder)
        else:
            for_documents(browser, server.address, folder, chosen.only)
            scenes(browser, server.address, folder, chosen.only)
        browser.close()


if __name__ == "__main__":
    main()
