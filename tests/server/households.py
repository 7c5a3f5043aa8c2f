"""Somebody who keeps changing what the server stores about them, and records what it acknowledged."""

import threading
from typing import Any

from nomarch.client import Client
from tests.server.players import stubbornly
from tests.server.pushing import Browser

__all__ = ["Household"]


class Household(threading.Thread):
    """A person with two devices: renames, replaces the phrase, signs in and out, and subscribes again and again."""

    def __init__(self, address: str) -> None:
        super().__init__(daemon=True)
        self._address = address
        self._desk = Client(address)
        self._browser = Browser()
        self._done = threading.Event()
        self.rounds = 0
        self.phrase = ""
        self.failure: Exception | None = None

    def run(self) -> None:
        """Change everything in turn; store an exception for the thread that waits."""
        try:
            while not self._done.is_set():
                self._change(self.rounds + 1)
                self.rounds += 1
                self._done.wait(0.2)
        except Exception as failure:  # noqa: BLE001  # the other thread raises it
            self.failure = failure

    def _change(self, number: int) -> None:
        ask = self._ask
        ask("/api/me", name=f"Ann {number}")
        self.phrase = ask("/api/me/phrase")["phrase"]
        ask("/api/me/devices/sign-out")
        ask("/api/me/carry", stubbornly(lambda: Client(self._address)), phrase=self.phrase)
        ask("/api/me/push", **self._browser.subscription | {"endpoint": f"https://fcm.googleapis.com/{number}"})
        ask("/api/me/mail", address=f"ann{number}@example.org")
        stubbornly(lambda: self._desk.get("/api/leaderboard/nile"))  # counts the rated games that have ended

    def _ask(self, path: str, device: Client | None = None, /, **body: Any) -> Any:
        return stubbornly(lambda: (device or self._desk).post(path, **body))

    def check(self) -> None:
        """Stop, and compare what is stored with what was acknowledged."""
        self._done.set()
        self.join()
        if self.failure:
            raise self.failure
        name = f"Ann {self.rounds}"
        assert self._desk.get("/api/me") == {"name": name, "phrase": True, "devices": 2}
        kept = self._desk.get("/api/me/export")
        stored = {each["kind"]: each["target"] for each in kept["notifications"]}
        assert stored["mail"] == f"ann{self.rounds}@example.org"
        assert f"https://fcm.googleapis.com/{self.rounds}" in stored["push"]
        phone = Client(self._address)
        assert phone.post("/api/me/carry", phrase=self.phrase) == {"name": name, "phrase": True, "devices": 3}
