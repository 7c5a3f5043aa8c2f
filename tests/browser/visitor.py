"""Somebody with a browser of their own, and all that this browser received."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Error, Page, Response, WebSocket

__all__ = ["LONG", "Frame", "Visitor"]

LONG = 60_000  # milliseconds that nothing takes unless it is stuck
_WATCH = (Path(__file__).parent / "watch.js").read_text(encoding="utf-8")
# Kept before the first page is drawn, and not again: a page may change it.
_SETTINGS = "try { localStorage.getItem('nomarch-settings') ?? localStorage.setItem('nomarch-settings', %s) } catch {}"

Frame = dict[str, Any]


class Visitor:
    """A context of the browser: its own cookies and settings, one page, and ears."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        number: int = 0,
        pace: str = "none",
        obvious: bool = False,
        confirm: str = "ask",
        **options: Any,
    ) -> None:
        options = {"viewport": {"width": 1200, "height": 800}, "locale": "en-GB", "reduced_motion": "reduce"} | options
        self.context = browser.new_context(base_url=address, **options)
        self.context.set_default_timeout(LONG)
        # What others do is drawn at once, unless a test is about the pace: the page is what was last heard.
        # Nothing is played but what the test plays, and nothing because time has passed.
        wanted = {"pace": pace, "obvious": obvious, "confirm": confirm}
        self.context.add_init_script(_SETTINGS % json.dumps(json.dumps(wanted)))
        # Its part of the shuffle: the same in every run, so that every run plays the same game.
        self.context.add_init_script(f"window.shuffleNumber = {number}\n{_WATCH}")
        self.address = address
        self.received: list[Frame] = []  # over sockets
        self.sent: list[Frame] = []
        self.bodies: list[tuple[str, str]] = []  # path and answer, over HTTP
        self.problems: list[str] = []  # what no page may do
        self.breaks = 0  # refused connections and the like are to be expected while a server is away
        self._answers: list[Response] = []
        self.page = self.open()

    def open(self, path: str = "") -> Page:
        """A page of this browser, watched."""
        page = self.context.new_page()
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self._complain(str(error)))
        page.on("websocket", self._listen)
        page.on("response", self._note)
        if path:
            page.goto(path)
        return page

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._complain(message.text)

    def _complain(self, text: str) -> None:
        # ERR_FAILED: the page's worker could not reach the server either.
        if any(each in text for each in ("ERR_CONNECTION_REFUSED", "net::ERR_FAILED", "WebSocket connection to")):
            self.breaks += 1
        elif "was preloaded using link preload but not used within a few seconds" in text:
            pass  # Chromium measures wall-clock time: on a busy machine every preload is late
        else:
            self.problems.append(text)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.received.append(json.loads(text)))
        socket.on("framesent", lambda text: self.sent.append(json.loads(text)))

    def _note(self, answer: Response) -> None:
        if "/api/" in answer.url:
            self._answers.append(answer)

    def collect(self) -> None:
        """Read the bodies that came over HTTP; the browser forgets them when the page goes elsewhere."""
        for answer in self._answers:
            self.bodies.append((answer.url.removeprefix(self.address), self._body(answer)))
        self._answers.clear()

    def _body(self, answer: Response) -> str:
        """A body; asked for again if it came while the page was leaving, so that none goes unread."""
        try:
            return answer.text()
        except Error:
            if answer.request.method != "GET":
                raise
            return self.context.request.get(answer.url).text()

    def go(self, path: str) -> None:
        """Go somewhere, and see the page drawn."""
        self.collect()
        self.page.goto(path)
        if path != "about:blank":
            self.page.locator("main").wait_for()

    def reload(self) -> None:
        """What F5 does."""
        self.collect()
        self.page.reload()

    def until(self, seq: int, *, seated: bool = False) -> Frame:
        """The table as the page drew it, once it has heard of an event, and maybe as one who has a seat."""
        table: Frame = self.page.evaluate("([...all]) => window.heard.until(...all)", [seq, LONG, seated])
        return table

    @property
    def seq(self) -> int:
        """The last event that the page heard of."""
        return int(self.page.evaluate("window.heard.seq"))

    def close(self) -> None:
        """Close the browser; nothing may have gone wrong in it."""
        self.collect()
        self.context.close()
        assert self.problems == [], self.problems
