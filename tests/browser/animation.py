"""Record the README's animation in a real browser: `python -m tests.browser.animation`.

Writes docs/pictures/game.webp: a whole two-player game of Fertility, one frame for every few decisions. The deal and
the choices are the same in every run.
"""

from __future__ import annotations

import io
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, ViewportSize, sync_playwright

from tests.browser import chromium
from tests.browser.pictures import DOCS
from tests.browser.quickly import seat
from tests.browser.serving import served

ROOM = ViewportSize(width=1200, height=750)
SIZE = (800, 500)
PAUSE, LAST = 350, 4000  # milliseconds
DECISIONS = 3  # per frame


def shot(page: Page) -> Image.Image:
    """A screenshot of the page in the size of the picture, taken once the page is drawn."""
    page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    taken = Image.open(io.BytesIO(page.screenshot(animations="disabled")))
    return taken.convert("RGB").resize(SIZE, Image.Resampling.LANCZOS)


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as kept,
        served(Path(kept) / "tables.db") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=chromium.FLAGS)
        table = seat(browser, server.address, "fertility", 2, viewport=ROOM)
        watcher = table.people[0]
        watcher.go(f"/table/{table.name}")
        watcher.page.wait_for_load_state("networkidle")
        watcher.page.evaluate("document.fonts.ready")
        taken, number = [shot(watcher.page)], 0
        while (seq := table.move()) is not None:
            number += 1
            if number % DECISIONS == 0:
                watcher.until(seq)
                taken.append(shot(watcher.page))
        watcher.page.wait_for_timeout(1000)
        taken.append(shot(watcher.page))
        browser.close()
    pauses = [PAUSE] * (len(taken) - 1) + [LAST]
    taken[0].save(
        DOCS / "game.webp", save_all=True, append_images=taken[1:], duration=pauses, loop=0, quality=55, method=4
    )


if __name__ == "__main__":
    main()
