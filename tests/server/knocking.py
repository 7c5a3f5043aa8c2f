"""Hostile requests: raw bytes where needed, and unprocessed responses."""

import json
import socket
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from nomarch.client import Client
from tests.server.players import LONG
from tests.server.serving import Server

JSON = {"content-type": "application/json"}
TWO = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bob"}]


def ask(server: Server, method: str, path: str, token: str = "", **given: Any) -> httpx.Response:
    """Send a request without the headers that a browser or client would add."""
    headers = dict(given.pop("headers", {}))
    if token:
        headers["authorization"] = f"Bearer {token}"
    # Without loading certificates, which takes longer than most requests.
    with httpx.Client(base_url=server.address, timeout=LONG, verify=False) as client:
        return client.request(method, path, headers=headers, **given)


def why(answer: httpx.Response) -> tuple[int, str]:
    """The status of a refusal, and the key of its message."""
    return answer.status_code, answer.json()["error"]["key"]


def send_raw(server: Server, data: bytes) -> bytes:
    """Send these bytes and return everything until the server closes; they must ask for that."""
    port = urlsplit(server.address).port
    assert port
    with socket.create_connection(("127.0.0.1", port), timeout=LONG) as line:
        line.sendall(data)
        found = b""
        while piece := line.recv(65_536):
            found += piece
    return found


@dataclass(frozen=True)
class Closed:
    """The end of a socket: its last messages, and its close code."""

    said: list[dict[str, Any]]
    code: int

    @property
    def key(self) -> str:
        """The key of the last message."""
        return str(self.said[-1]["error"]["key"]) if self.said and self.said[-1]["type"] == "error" else ""


def dial(server: Server, table: str, token: str = "", query: str = "", origin: str = "", **headers: str
         ) -> ClientConnection:  # fmt: skip
    """Connect to a table."""
    credentials: Mapping[str, str] = {"authorization": f"Bearer {token}"} if token else {}
    address = f"{server.address.replace('http', 'ws', 1)}/api/tables/{table}/live{query}"
    given = {**credentials, **headers}
    # An unlimited receive queue: otherwise a client that sends everything before it reads would deadlock with
    # the server.
    whence = Origin(origin) if origin else None
    return connect(address, additional_headers=given, origin=whence, compression=None, max_queue=None)


def listen_out(line: ClientConnection) -> Closed:
    """Receive everything until the server closes."""
    said = []
    try:
        while True:
            said.append(json.loads(line.recv(timeout=LONG)))
    except ConnectionClosed as closed:
        return Closed(said, closed.rcvd.code if closed.rcvd else 0)


def begin(client: Client, game: str = "fertility", seats: list[dict[str, Any]] = TWO) -> str:
    """A game that has just been dealt."""
    table = client.create(game, seats)
    client.start(table)
    return table
