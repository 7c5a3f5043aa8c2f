"""A WebSocket client for tests."""

import contextlib
import json
import time
from collections.abc import Callable, Iterator
from typing import Any

from websockets.sync.client import ClientConnection, connect

from nomarch.client import Client
from tests.server.players import LONG


class Socket:
    """A connection to a table."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self._said: list[str] = []

    def send(self, **message: Any) -> None:
        """Send a message."""
        self.connection.send(json.dumps(message))

    def hear(self, wanted: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
        """The next message that matches; others are skipped."""
        deadline = time.monotonic() + LONG
        while True:
            message: dict[str, Any] = json.loads(self.connection.recv(max(0, deadline - time.monotonic())))
            if message["type"] == "chat":
                self._said += [line["text"] for line in message["lines"]]
            if wanted(message):
                return message

    def hear_table(self, seq: int = 0) -> dict[str, Any]:
        """The table, once it has reached this event."""
        return self.hear(lambda message: message["type"] == "table" and message["seq"] >= seq)

    def hear_here(self, here: list[int]) -> None:
        """Wait until these seats are present."""
        self.hear(lambda message: message.get("here") == here)

    def hear_said(self, text: str) -> None:
        """Wait for this chat message; it may have arrived while waiting for something else."""
        if text not in self._said:
            self.hear(lambda message: text in self._said)


@contextlib.contextmanager
def live(address: str, client: Client, table: str, seat: int | None = None) -> Iterator[Socket]:
    """Connect to a table through a given server."""
    query = "" if seat is None else f"?seat={seat}"
    place = f"{address.rstrip('/').replace('http', 'ws', 1)}/api/tables/{table}/live{query}"
    with connect(place, additional_headers={"Authorization": f"Bearer {client.token}"}) as connection:
        yield Socket(connection)
