"""Page performance, measured by the browser: `python -m bench.page`.

Bytes of the first visit as they came over the wire, time until the page can be used, and time from a move's message to
the frame that shows it. [bench/README.md](README.md) defines each figure.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.browser import chromium
from tests.browser.quickly import Seated, post
from tests.browser.serving import served
from tests.browser.visitor import Visitor

GAMES = Path(__file__).resolve().parent.parent / "docs" / "games"
# Drawings; everything else, fonts included, counts as the page itself.
ART = ("sprite-", "panorama-", "Panorama-")
LANDED = 400  # ms until the pieces of a move have landed: nobody plays faster
LIMITS = {"before art": 150_000, "with art": 300_000, "interactive": 1000, "drawn": 50}

OTHERS = {
    "daily deal": "/daily/fertility", "puzzles": "/puzzles/fertility", "rules": "/rules/fertility", "you": "/you",
    "leaderboard": "/leaderboard/nile", "scorepad": "/scorepad", "lobby": "/lobby",
}  # fmt: skip

# Runs before the page's scripts. It can be used once its first button is there and a frame has shown it.
READY = """window.ready = new Promise((ready) => new MutationObserver((_, watcher) => {
  if (!document.querySelector('main button, main a')) return
  watcher.disconnect()
  requestAnimationFrame(() => setTimeout(() => ready(performance.now())))
}).observe(document, { childList: true, subtree: true }))"""

LOADED = """() => [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
  (each) => [new URL(each.name).pathname, each.transferSize])"""


def first_visit(browser: Browser, address: str, path: str, locale: str = "en-GB") -> dict[str, float]:
    """A first visit: the bytes loaded, and the time until the page is usable."""
    # A service worker that takes over during loading would hide requests from the count. Brotli is smaller, but
    # browsers accept it only over HTTPS and from their own machine.
    plain = {"accept-encoding": "gzip, deflate"}
    context = browser.new_context(base_url=address, locale=locale, service_workers="block", extra_http_headers=plain)
    context.add_init_script(READY)
    page = context.new_page()
    page.goto(path)
    ready = page.evaluate("window.ready")
    page.wait_for_load_state("networkidle")
    loaded: list[tuple[str, int]] = page.evaluate(LOADED)
    painted = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0")
    context.close()
    art = sum(size for name, size in loaded if Path(name).name.startswith(ART))
    every = sum(size for name, size in loaded if not name.startswith("/api/"))
    return {"before art": every - art, "with art": every, "painted": painted, "interactive": ready}


def drawn(browser: Browser, address: str, game: str, moves: int) -> list[float]:
    """Milliseconds from each message to its picture, for a player at a table of two who looks on."""
    people = [Visitor(browser, address, viewport={"width": 1440, "height": 900}) for _ in range(2)]
    table = Seated(game, people)
    people[0].go(f"/table/{table.name}")
    people[0].until(0)
    for _ in range(moves):
        seq = table.move()
        if seq is None:
            break
        people[0].until(seq)
        people[0].page.wait_for_timeout(LANDED)
    taken: list[float] = people[0].page.evaluate("window.heard.drawn")
    for visitor in people:
        visitor.context.close()
    return taken


def measure(visits: int, moves: int) -> dict[str, Any]:
    found = chromium.find()
    if not found:
        raise SystemExit(chromium.missing())
    with (
        tempfile.TemporaryDirectory() as folder,
        served(Path(folder) / "tables.db") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=found, args=chromium.FLAGS)
        tables: dict[str, str] = {}
        ended: dict[str, str] = {}
        for game in ("fertility", "nile"):
            host = Visitor(browser, server.address)
            tables[game] = f"/table/{Seated(game, [host, Visitor(browser, server.address)]).name}"
            over = post(host, "/records", record=(GAMES / f"{game}.txt").read_text(encoding="utf-8"))["table"]
            ended |= {f"{game}, finished": f"/table/{over}", f"{game}, replay": f"/replay/{over}"}
        pages = {"home": "/", **tables, **ended, **OTHERS}
        result: dict[str, Any] = {
            "browser": browser.version,
            "machine": f"{platform.machine()}, {os.cpu_count()} cores",
        }
        visited = [(name, path, "en-GB") for name, path in pages.items()]
        visited += [(f"{name}, French", path, "fr-FR") for name, path in (tables | ended).items()]
        for name, path, locale in visited:
            rounds = [first_visit(browser, server.address, path, locale) for _ in range(visits)]
            result[name] = {key: statistics.median(each[key] for each in rounds) for key in rounds[0]}
        for game in tables:
            taken = sorted(drawn(browser, server.address, game, moves))
            result[f"{game}, drawn"] = {
                "moves": len(taken), "p50": statistics.median(taken), "p99": taken[int(0.99 * (len(taken) - 1))],
            }  # fmt: skip
        browser.close()
    return result


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--visits", type=int, default=5)
    parser.add_argument("--moves", type=int, default=1000, help="of each game at most")
    parser.add_argument("--json", type=Path, help="write the figures there")
    chosen = parser.parse_args()
    result = measure(chosen.visits, chosen.moves)
    print(f"Chromium {result['browser']}, {result['machine']}; limits: {LIMITS}")
    for name, figures in result.items():
        if isinstance(figures, dict):
            print(f"{name:28} " + "  ".join(f"{key} {value:,.0f}" for key, value in figures.items()))
    if chosen.json:
        chosen.json.write_text(json.dumps(result, indent=2), encoding="utf-8")


if __name__ == "__main__":
    main()
