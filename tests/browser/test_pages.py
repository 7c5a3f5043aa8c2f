"""Every page: for everybody, at every width, in every language, in light and dark.

NOMARCH_BROWSER=all looks at every page, every step of a turn and every dialog in all four languages and at six widths;
otherwise at every page in German, whose words are the longest.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from typing import Literal

import pytest
from playwright.sync_api import Browser

from tests.browser.axe import serious
from tests.browser.pages import PAGES, POSITIONS, set_up
from tests.browser.serving import Served
from tests.browser.visitor import Visitor
from tests.browser.words import LANGUAGES, say_in

EVERYTHING = os.environ.get("NOMARCH_BROWSER") == "all"
SPOKEN = LANGUAGES if EVERYTHING else ("de",)
PHONE, TABLET, DESK = 360, 768, 1440
ACROSS = 844  # a phone held sideways
HEIGHTS = {PHONE: 740, 390: 844, TABLET: 1024, ACROSS: 390, DESK: 900, 1920: 1080}
ADDRESSES = PAGES | POSITIONS if EVERYTHING else PAGES
WIDTHS = tuple(HEIGHTS)[::-1] if EVERYTHING else (DESK, TABLET, PHONE)
LOOKS: list[tuple[Literal["light", "dark"], int]] = [("light", DESK), ("dark", PHONE)]
if EVERYTHING:
    LOOKS += [("dark", DESK), *(("light", width) for width in WIDTHS if width != DESK)]

# What makes a page wider than its window, if anything does: the widest elements.
SIDEWAYS = """width => document.documentElement.scrollWidth <= width ? [] :
  [...document.body.querySelectorAll('*')].map((each) => [each.getBoundingClientRect().right, each])
    .filter(([right]) => right > width).sort(([a], [b]) => b - a).slice(0, 3)
    .map(([right, each]) => `${each.tagName} ${each.className.baseVal ?? each.className} to ${Math.round(right)}`)"""
Look = Callable[[str, str], Visitor]


@pytest.fixture(scope="module")
def look(browser: Browser, server: Served) -> Iterator[Look]:
    """A function that opens a page in a language, in one browser for each language."""
    readers: dict[str, Visitor] = {}
    tables: dict[str, dict[str, str]] = {}

    def open_page(page: str, language: str) -> Visitor:
        if language not in readers:
            readers[language] = Visitor(browser, server.address, locale=language)
            tables[language] = set_up(readers[language])
        reader = readers[language]
        reader.problems.clear()
        reader.page.set_viewport_size({"width": DESK, "height": HEIGHTS[DESK]})
        reader.go(ADDRESSES[page].format(**tables[language]))
        # Whatever loads after the frame: a table, its log, a list. axe misjudges what moves while it looks.
        reader.page.locator("h1").first.wait_for(state="attached")
        reader.page.wait_for_load_state("networkidle")
        return reader

    yield open_page
    for reader in readers.values():
        reader.context.close()


# Two frames, so that all is drawn; a browser that has nothing to draw may never come to the second.
DRAWN = """new Promise((drawn) => {
  setTimeout(drawn, 1000)
  requestAnimationFrame(() => requestAnimationFrame(drawn))
})"""


def resize(reader: Visitor, width: int) -> None:
    reader.page.set_viewport_size({"width": width, "height": HEIGHTS[width]})
    reader.page.evaluate(DRAWN)


def faults(reader: Visitor) -> list[str]:
    """What axe finds serious, what scrolls sideways, words that are missing and complaints in the console."""
    found = []
    for width in WIDTHS:
        resize(reader, width)
        found += [f"sideways at {width}: {each}" for each in reader.page.evaluate(SIDEWAYS, width)]
        for scheme in [scheme for scheme, at in LOOKS if at == width]:
            reader.page.emulate_media(color_scheme=scheme)
            contrast = width in (DESK, PHONE)  # it depends on colours, not on room
            found += [f"{scheme} at {width}: {each}" for each in serious(reader.page, contrast=contrast)]
    words = reader.page.locator("body").inner_text()
    found += [word for word in words.split() if re.fullmatch(r"[a-z]+_[a-z0-9_]+", word)]
    return found + reader.problems


@pytest.mark.parametrize("page", ADDRESSES)
@pytest.mark.parametrize("language", SPOKEN)
def test_a_page_is_sound(look: Look, page: str, language: str) -> None:
    assert faults(look(page, language)) == []


# What a button opens, over the page that it is on.
DIALOGS = [
    ("home", "home_play_bots"), ("home", "home_new_table"), ("you", "you_delete"), ("Nile, waiting", "app_close_table"),
    ("Fertility, playing", "app_menu"), ("Nile, playing", "app_menu"), ("a replay of Nile", "play_on"),
]  # fmt: skip


@pytest.mark.skipif(not EVERYTHING, reason="only with NOMARCH_BROWSER=all")
@pytest.mark.parametrize(("page", "button"), DIALOGS)
@pytest.mark.parametrize("language", SPOKEN)
def test_a_dialog_is_sound(look: Look, page: str, button: str, language: str) -> None:
    reader = look(page, language)
    reader.page.get_by_role("button", name=say_in(language, button)).first.click()
    reader.page.locator("dialog[open]").wait_for()
    assert faults(reader) == []


# A lesson at a table, as the browser keeps it; and whether the page itself scrolls, under what stands still.
TAUGHT = """localStorage.setItem('nomarch-lessons', JSON.stringify({
  fertility: { table: location.pathname.split('/').at(-1), learned: [], unread: ['welcome'], heard: 0 } }))"""
SLIDES = "document.scrollingElement.scrollHeight > innerHeight"


def test_nothing_that_stays_covers_what_scrolls(look: Look) -> None:
    """On a phone a table scrolls between its head and what is asked, below a lesson too."""
    reader = look("Fertility, playing", "de")
    reader.page.evaluate(TAUGHT)
    reader.reload()
    resize(reader, PHONE)
    reader.page.locator(":root[data-lesson]").wait_for(state="attached")
    reader.page.wait_for_load_state("networkidle")
    assert not reader.page.evaluate(SLIDES)
    reader.page.locator("main > .scroll").evaluate("scrolled => { scrolled.scrollTop = 60 }")
    assert serious(reader.page) == []
    reader.page.evaluate("localStorage.removeItem('nomarch-lessons')")


# Figures whose text stands on more than one line, or that something cuts off.
BROKEN = """() => {
  const found = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode.data.trim()
    if (!/^[+-]?[0-9]{2,}$/.test(text)) continue
    const range = document.createRange()
    range.selectNodeContents(walker.currentNode)
    const lines = new Set([...range.getClientRects()].filter((rect) => rect.width).map((rect) => Math.round(rect.top)))
    const parent = walker.currentNode.parentElement
    const cut = getComputedStyle(parent).overflowX !== 'visible' && parent.scrollWidth > parent.clientWidth
    if (lines.size > 1 || cut) found.push(`${text} in ${parent.tagName} ${parent.className}`)
  }
  return found
}"""


@pytest.mark.parametrize("position", ["fertility-four", "fertility-over", "nile-five", "nile-over"])
def test_figures_of_three_digits_stay_whole(browser: Browser, server: Served, position: str) -> None:
    """A winner with 100 points has 100 points, not 10 and below it 0."""
    reader = Visitor(browser, server.address, locale="de")
    reader.go(f"/gallery/{position}-high")
    reader.page.locator("h1").first.wait_for(state="attached")
    found = []
    for width in HEIGHTS:
        resize(reader, width)
        found += [f"{each} at {width}" for each in reader.page.evaluate(BROKEN)]
        found += [f"sideways at {width}: {each}" for each in reader.page.evaluate(SIDEWAYS, width)]
    reader.close()
    assert found == []


# What a step is decided with, and whether all of it is in sight: on the screen, and not below what stands at its foot.
ASKED = {
    "fertility-place": ['[data-place="hand"]', ".mine .buttons"],
    "fertility-build": [".four", ".mine .buttons"],
    "fertility-supply": ['[data-place="harvest"] .token', ".shop.target", ".mine .buttons"],
    "fertility-take": ['[data-place="pool"]', ".mine .buttons"],
    "nile-five": [".hand", ".piles", ".plots", ".river", ".mine .buttons"],
}
HIDDEN = """parts => parts.filter((part) => [...document.querySelectorAll(part)].some((each) => {
  const { left, top, right, bottom } = each.getBoundingClientRect()
  if (left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1) return true
  const on = document.elementFromPoint((left + right) / 2, bottom - 3)
  return !each.contains(on)
}))"""
SQUARE = "document.querySelector('[data-place=square-a1]')?.getBoundingClientRect().width ?? 100"


@pytest.mark.parametrize("position", ASKED)
def test_what_a_step_needs_is_on_the_screen(browser: Browser, server: Served, position: str) -> None:
    """On every screen, however it is held; and where a tile is placed, a finger can hit a square."""
    reader = Visitor(browser, server.address, locale="de", viewport={"width": PHONE, "height": HEIGHTS[PHONE]})
    reader.go(f"/gallery/{position}")
    found = []
    for width in HEIGHTS:
        resize(reader, width)
        reader.page.locator(".mine .buttons").wait_for()
        found += [f"{each} at {width}" for each in reader.page.evaluate(HIDDEN, ASKED[position])]
        if position == "fertility-place" and reader.page.evaluate(SQUARE) < 39.5:
            found.append(f"squares of {reader.page.evaluate(SQUARE)} at {width}")
    reader.close()
    assert found == []


COVERED = """() => {
  const boxes = [...document.querySelectorAll('.tiles svg')].map((svg) => svg.getBoundingClientRect())
  const overlap = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
  return boxes.flatMap((a, i) => boxes.slice(i + 1).filter((b) => overlap(a, b)).map(() => i))
}"""


def test_tiles_never_cover_each_other(browser: Browser, server: Served) -> None:
    reader = Visitor(browser, server.address, locale="de")
    reader.go("/gallery/fertility-four")
    reader.page.locator(".tiles svg").first.wait_for(state="attached")
    found = []
    for width in (DESK, 1280, 1024, TABLET, PHONE):
        reader.page.set_viewport_size({"width": width, "height": 860})
        found += [f"tile {each} at {width}" for each in reader.page.evaluate(COVERED)]
    reader.close()
    assert found == []


# What of the drawing, hills and sky apart, stands where words stand.
BEHIND = """() => {
  const words = [...document.querySelectorAll('.words h1, .words p')].flatMap((each) => {
    const range = document.createRange()
    range.selectNodeContents(each)
    return [...range.getClientRects()]
  })
  const drawn = [...document.querySelectorAll('.panorama *:not(g, .star)')].map((each) => each.getBoundingClientRect())
  return drawn.filter(({ width, height }) => width < 400 && height < 200).flatMap((one) => words
    .filter((each) => each.left < one.right && one.left < each.right && each.top < one.bottom && one.top < each.bottom)
    .map((each) => `${Math.round(one.left)} ${Math.round(one.top)}: ${Math.round(each.right)} ${Math.round(each.top)}`))
}"""


def test_the_words_of_the_first_page_stand_clear_of_its_drawing(look: Look) -> None:
    reader, found = look("home", SPOKEN[0]), []
    for width in (800, 900, 1000, 1100, 1180, 1280, DESK):
        reader.page.set_viewport_size({"width": width, "height": 800})
        reader.page.evaluate(DRAWN)
        found += [f"{each} at {width}" for each in reader.page.evaluate(BEHIND)]
    assert found == []
