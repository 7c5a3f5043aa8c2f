"""Players for tests: they go on through every fault, and note what the server acknowledged."""

import http.client
import random
import secrets
import threading
import time
from collections.abc import Callable
from typing import Any, TypeVar

from nomarch.client import Client, Refusal

_T = TypeVar("_T")
LONG = 120.0  # seconds that no test waits unless something is stuck


def until(found: Callable[[], _T | None], what: str = "it") -> _T:
    """Wait for something to be the case."""
    deadline, pause = time.monotonic() + LONG, 0.01
    while not (answer := found()):
        assert time.monotonic() < deadline, f"{what} does not happen"
        time.sleep(pause)
        pause = min(0.25, 1.5 * pause)  # whoever asks all the time slows down what they wait for
    return answer


def refused(work: Callable[[], object]) -> Refusal:
    """What the server says to something it does not do."""
    try:
        work()
    except Refusal as refusal:
        return refusal
    raise AssertionError("the server did it")


def my_turn(client: Client, table: str) -> dict[str, Any]:
    """The table, as soon as this client has to decide or the game is over."""

    def look() -> dict[str, Any] | None:
        shown = client.see(table)
        deciding = shown["play"] and shown["play"]["to_play"]
        if deciding in shown["you"] and shown["viewer"] is None:  # who holds several seats looks from one
            shown = client.see(table, deciding)
        return shown if shown["phase"] == "over" or (shown["play"] and shown["play"]["choices"]) else None

    return until(look, "a turn")


def move(client: Client, shown: dict[str, Any], choice: int = 0, key: str = "") -> dict[str, Any]:
    """Take one of the choices shown."""
    action = shown["play"]["choices"][choice]["action"]
    answer: dict[str, Any] = client.post(f"/api/tables/{shown['id']}/moves", seq=shown["seq"], action=action, key=key)
    return answer


class Player(threading.Thread):
    """Somebody who plays a game to its end, with a key of their own for each action."""

    def __init__(self, client: Client, table: str) -> None:
        super().__init__(daemon=True)
        self._client = client
        self.table = table
        self.acknowledged: list[tuple[int, str, str]] = []  # event, action and key
        self.failure: Exception | None = None
        self._dice = random.Random(table)

    def run(self) -> None:
        """Play; what goes wrong is for the one who waits."""
        try:
            while self._go_on():
                pass
        except (Refusal, AssertionError, OSError, LookupError) as failure:
            self.failure = failure

    def _go_on(self) -> bool:
        shown = self._stubbornly(lambda: my_turn(self._client, self.table))
        if shown["phase"] == "over":
            return False
        choice = self._dice.choice(shown["play"]["choices"])
        asked = {"seq": shown["seq"], "action": choice["action"], "key": secrets.token_hex(8)}
        answer = self._move(asked)
        self.acknowledged.append((answer["seq"], choice["text"], asked["key"]))
        if self._dice.random() < 0.2:  # whoever is not sure that it arrived sends it again
            assert self._move(asked) == answer
        return True

    def _move(self, asked: dict[str, Any]) -> dict[str, Any]:
        answer: dict[str, Any] = self._stubbornly(lambda: self._client.post(f"/api/tables/{self.table}/moves", **asked))
        return answer

    def _stubbornly(self, work: Callable[[], _T]) -> _T:
        """The client itself tries again where nobody answers; here, where the answer breaks off."""
        while True:
            try:
                return work()
            except (http.client.HTTPException, TimeoutError):
                time.sleep(0.05)
