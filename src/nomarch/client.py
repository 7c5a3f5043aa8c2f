"""A small client for programs that play on a server::

    client = Client("http://127.0.0.1:8765")
    table = client.create("nile", seats=[{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "random"}])
    client.start(table)
    client.play(table, lambda shown: shown["play"]["choices"][0]["action"])

A request that the server refuses raises `Refusal` with the server's message.
"""

from __future__ import annotations

import json
import secrets
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

if TYPE_CHECKING:
    from nomarch.bots.bot import InformationState

__all__ = ["Client", "Refusal"]

_PATIENCE = 30.0  # seconds to retry while there is no connection, or the server is busy
_SLOWEST = 180.0  # seconds for one response: right after its first start, a server compiles
_AGAIN = (429, 503)


class Refusal(Exception):
    """The server refused a request; `key` names the reason. After a stale request, `table` is the current table."""

    def __init__(self, status: int, key: str, text: str, table: Mapping[str, Any] | None = None) -> None:
        super().__init__(text)
        self.status = status
        self.key = key  # of the message, the same in every language
        self.table = table  # after a stale request: the current table


class Client:
    """A client of a server.

    Args:
        address: The server's address, such as `http://127.0.0.1:8765`.
        token: The token of an earlier client, to be the same visitor again; by default a new one.
        language: The language of the server's messages.
    """

    def __init__(self, address: str, token: str = "", language: str = "en") -> None:
        self._address = address.rstrip("/")
        self._language = language
        self.token = token
        if not token:
            self.token = self.post("/api/identity")["token"]

    # --- requests ---

    def get(self, path: str) -> Any:
        """Send a GET request; returns the parsed JSON, or text."""
        return self._send("GET", path, None)

    def post(self, path: str, /, **body: Any) -> Any:
        """Send a POST request with a JSON body; returns the response."""
        return self._send("POST", path, body)

    def _send(self, method: str, path: str, body: Mapping[str, Any] | None) -> Any:
        """Send a request, and retry if the server was unavailable or busy: the key makes it idempotent."""
        headers = {"Accept-Language": self._language, "Content-Type": "application/json"} | self._credentials()
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self._address + path, data, headers, method=method)
        deadline = time.monotonic() + _PATIENCE
        while True:
            try:
                with urllib.request.urlopen(request, timeout=_SLOWEST) as response:
                    text = response.read().decode()
                    return json.loads(text) if "json" in response.headers["content-type"] else text
            except urllib.error.HTTPError as error:
                refusal = _refusal(error)
                if error.code not in _AGAIN or time.monotonic() > deadline:
                    raise refusal from None
                time.sleep(float(error.headers.get("retry-after") or 0.5))
            except (urllib.error.URLError, ConnectionError):
                if time.monotonic() > deadline:
                    raise
                time.sleep(0.5)

    def _credentials(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}

    # --- tables ---

    def create(self, game: str, seats: list[dict[str, Any]], **choices: Any) -> str:
        """Create a table and return its name. `choices` are further fields of the request, such as `options`."""
        return str(self.post("/api/tables", game=game, seats=seats, key=secrets.token_hex(8), **choices)["table"])

    def join(self, table: str, name: str = "", seat: int | None = None) -> None:
        """Join a table, by default at its first open seat."""
        self.post(f"/api/tables/{table}/join", name=name, seat=seat, key=secrets.token_hex(8))

    def start(self, table: str) -> None:
        """Start the game at a table that this client created."""
        self.post(f"/api/tables/{table}/start", key=secrets.token_hex(8))

    def see(self, table: str, seat: int | None = None) -> dict[str, Any]:
        """The table as this client, or one of its seats, may see it."""
        shown: dict[str, Any] = self.get(f"/api/tables/{table}" + ("" if seat is None else f"?seat={seat}"))
        return shown

    def record(self, table: str) -> str:
        """The record of a game as text."""
        return str(self.get(f"/api/tables/{table}/record"))

    def information_state(self, table: str, seed: int | None = None) -> InformationState:
        """What this client knows when it is its turn, for a bot: hidden cards are sampled by the server.

        The seed is for the bot's own generator, by default random. Example::

            bot = nomarch.bots.find("vizier")
            client.play(table, lambda shown: bot(client.information_state(table)))
        """
        from nomarch.bots.packing import unpack  # loads the engine, which other programs don't need

        packed = self.get(f"/api/tables/{table}/information")
        return unpack(packed, secrets.randbits(62) if seed is None else seed)

    # --- live ---

    def watch(self, table: str, seat: int | None = None) -> Iterator[tuple[dict[str, Any], Callable[..., None]]]:
        """Yield the table after every change, with a function that plays an action. Reconnects automatically.

        Example::

            for shown, act in client.watch(table):
                if shown["play"] and shown["play"]["choices"]:
                    act(shown["play"]["choices"][0]["action"])
        """
        heard = time.monotonic()
        while True:
            try:
                with self._connect(table, seat) as socket:
                    for shown in _listen(socket):
                        heard = time.monotonic()
                        yield shown
            except (ConnectionClosed, InvalidHandshake, OSError) as error:
                if time.monotonic() > heard + _PATIENCE:
                    raise ConnectionError(self._address) from error
            time.sleep(0.5)

    def _connect(self, table: str, seat: int | None) -> ClientConnection:
        address = self._address.replace("http", "ws", 1) + f"/api/tables/{table}/live"
        return connect(address + ("" if seat is None else f"?seat={seat}"), additional_headers=self._credentials())

    def play(
        self, table: str, choose: Callable[[dict[str, Any]], int | str], seat: int | None = None
    ) -> dict[str, Any]:
        """Play to the end of the game and return the final table.

        Args:
            table: The table's name.
            choose: Called with the table whenever this seat has to decide; returns an action.
            seat: The seat to play, if this client holds several.
        """
        for shown, act in self.watch(table, seat):
            if shown["phase"] in ("over", "closed"):
                return shown
            if shown["play"] and shown["play"]["choices"]:
                act(choose(shown))
        raise AssertionError


def _listen(socket: ClientConnection) -> Iterator[tuple[dict[str, Any], Callable[..., None]]]:
    for text in socket:
        message = json.loads(text)
        if message["type"] == "error" and message["error"]["key"] != "stale":
            raise Refusal(0, message["error"]["key"], message["error"]["text"])
        if message["type"] == "table":

            def act(action: int | str, seq: int = message["seq"]) -> None:
                asked = {"type": "move", "seq": seq, "action": action, "key": secrets.token_hex(8)}
                socket.send(json.dumps(asked))

            yield message, act


def _refusal(error: urllib.error.HTTPError) -> Refusal:
    try:
        told = json.loads(error.read())
        return Refusal(error.code, told["error"]["key"], told["error"]["text"], told["table"])
    except (ValueError, KeyError, TypeError):
        return Refusal(error.code, "", str(error))
