"""Players that continue through all faults, and record what the server acknowledged."""

import http.client
import random
import secrets
import threading
import time
from collections.abc import Callable
from typing import Any, TypeVar

from nomarch.client import Client, Refusal

_T = TypeVar("_T")
LONG = 600.0  # seconds: only reached if something is stuck


def until(found: Callable[[], _T | None], what: str = "it") -> _T:
    """Wait until a condition holds."""
    deadline, pause = time.monotonic() + LONG, 0.01
    while not (answer := found()):
        assert time.monotonic() < deadline, f"{what} does not happen"
        time.sleep(pause)
        pause = min(0.25, 1.5 * pause)  # constant polling would slow the server down
    return answer


def refused(work: Callable[[], object]) -> Refusal:
    """The server's refusal of a request."""
    try:
        work()
    except Refusal as refusal:
        return refusal
    raise AssertionError("the server did it")


def stubbornly(work: Callable[[], _T]) -> _T:
    """The client itself retries if there is no response; this retries if a response breaks off."""
    while True:
        try:
            return work()
        except (http.client.HTTPException, TimeoutError):
            time.sleep(0.05)


def my_turn(client: Client, table: str) -> dict[str, Any]:
    """The table, as soon as this client is to move or the game is over."""

    def look() -> dict[str, Any] | None:
        shown = client.see(table)
        deciding = shown["play"] and shown["play"]["to_play"]
        if deciding in shown["you"] and shown["viewer"] is None:  # a client with several seats needs to choose one
            shown = client.see(table, deciding)
        return shown if shown["phase"] == "over" or (shown["play"] and shown["play"]["choices"]) else None

    return until(look, "a turn")


def move(client: Client, shown: dict[str, Any], choice: int = 0, key: str = "") -> dict[str, Any]:
    """Play one of the choices shown."""
    action = shown["play"]["choices"][choice]["action"]
    answer: dict[str, Any] = client.post(f"/api/tables/{shown['id']}/moves", seq=shown["seq"], action=action, key=key)
    return answer


class Player(threading.Thread):
    """Plays a game to its end, with a new key for each action."""

    def __init__(self, client: Client, table: str) -> None:
        super().__init__(daemon=True)
        self.client = client
        self.table = table
        self.acknowledged: list[tuple[int, str, str]] = []  # event, action and key
        self.failure: Exception | None = None
        self._dice = random.Random(table)

    def run(self) -> None:
        """Play; store an exception for the thread that waits."""
        try:
            while self._go_on():
                pass
        except (Refusal, AssertionError, OSError, LookupError) as failure:
            self.failure = failure

    def _go_on(self) -> bool:
        shown = stubbornly(lambda: my_turn(self.client, self.table))
        if shown["phase"] == "over":
            return False
        choice = self._dice.choice(shown["play"]["choices"])
        asked = {"seq": shown["seq"], "action": choice["action"], "key": secrets.token_hex(8)}
        answer = self._move(asked)
        self.acknowledged.append((answer["seq"], choice["text"], asked["key"]))
        if self._dice.random() < 0.2:  # retry as if the response had been lost
            assert self._move(asked) == answer
        return True

    def _move(self, asked: dict[str, Any]) -> dict[str, Any]:
        answer: dict[str, Any] = stubbornly(lambda: self.client.post(f"/api/tables/{self.table}/moves", **asked))
        return answer
