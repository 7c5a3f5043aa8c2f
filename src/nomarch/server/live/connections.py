"""Connection limits and request timeouts, so that no client can exhaust the server.

Refused connections never reach a route. They are counted in the metrics, and a log line names the network.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from nomarch.server.domain.problems import TooMany
from nomarch.server.live.descriptors import descriptor_limit
from nomarch.server.live.metrics import Metrics
from nomarch.server.live.ratelimit import network_of

__all__ = ["UNCAPPED", "Caps", "Connections", "protocols"]

_RESERVE = 200  # descriptors for databases, workers and files
_LOG_EVERY = 10.0  # seconds between two log lines about one reason
_RETRY_AFTER = 10
_log = logging.getLogger("nomarch")


@dataclass(frozen=True)
class Caps:
    """Connection caps: per network, per device and in total."""

    connections: float = 10_000
    """All open connections. Never more than the file descriptor limit allows."""
    per_network: float = 500
    """Connections of one network, enough for a school behind one address. Never more than a quarter of all. Behind
    a proxy every connection is the proxy's, so only the total cap applies."""
    sockets_per_network: float = 200
    """WebSockets of one network; applies behind a proxy too."""
    sockets_per_device: float = 20
    """WebSockets of one device: a tab has one per table."""
    head_seconds: float = 20
    """From the first byte of a request, or from the connection, to the end of its headers."""
    body_seconds: float = 60
    """From the end of the headers to the end of the body."""


UNCAPPED = Caps(math.inf, math.inf, math.inf, math.inf, math.inf, math.inf)


class Connections:
    """The open connections of this process, by network, and its WebSockets, by network and device."""

    def __init__(self, caps: Caps, metrics: Metrics, proxied: bool) -> None:
        self.caps = caps
        self._metrics = metrics
        self._proxied = proxied
        self._open = 0
        self._networks: Counter[str] = Counter()
        self._sockets: Counter[str] = Counter()
        self._logged: dict[str, tuple[float, int]] = {}  # by reason: the time, and the number refused since

    # --- connections ---

    @staticmethod
    def room(caps: Caps) -> float:
        """The maximum number of connections."""
        return min(caps.connections, descriptor_limit() - _RESERVE)

    def admit(self, network: str) -> bool:
        """Count a new connection; returns whether it may stay. A refused one counts until it is closed."""
        self._open += 1
        self._networks[network] += 1
        self._metrics.connections.set(self._open)
        most = self.room(self.caps)
        if self._open > most:
            self.refuse("all", network)
            return False
        if not self._proxied and self._networks[network] > min(self.caps.per_network, most / 4):
            self.refuse("network", network)
            return False
        return True

    def release(self, network: str) -> None:
        """Count a closed connection."""
        self._open -= 1
        self._metrics.connections.set(self._open)
        _leave(self._networks, network)

    def refuse(self, reason: str, network: str) -> None:
        """Count a refused connection, and log it with a rate limit."""
        self._metrics.disconnected.labels(reason).inc()
        now = time.monotonic()
        then, refused = self._logged.get(reason, (-math.inf, 0))
        refused += 1
        if now - then >= _LOG_EVERY:
            _log.warning("connections refused", extra={"reason": reason, "network": network, "count": refused})
            then, refused = now, 0
        self._logged[reason] = (then, refused)

    # --- WebSockets ---

    @contextmanager
    def socket(self, who: str, network: str) -> Iterator[None]:
        """Count a WebSocket while it is open; raises an error if its network or device has too many."""
        held = [(f"network {network}", "sockets_network", self.caps.sockets_per_network)]
        if who:
            held.append((f"device {who}", "sockets_device", self.caps.sockets_per_device))
        for name, reason, most in held:
            if self._sockets[name] >= most:
                self.refuse(reason, network)
                raise TooMany("too_many_sockets", _RETRY_AFTER)
        for name, _, _ in held:
            self._sockets[name] += 1
        try:
            yield
        finally:
            for name, _, _ in held:
                _leave(self._sockets, name)


def _leave(counter: Counter[str], name: str) -> None:
    counter[name] -= 1
    if not counter[name]:
        del counter[name]


def protocols(connections: Connections) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """Uvicorn's HTTP and WebSocket protocols, with counted connections and request deadlines."""
    caps = connections.caps

    class Http(HttpToolsProtocol):
        _deadline: asyncio.TimerHandle | None = None
        _network = ""
        _unanswered = 0

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self._network = network_of(self.client[0] if self.client else "")
            if connections.admit(self._network):
                self._wait("head", caps.head_seconds)
            else:
                transport.write(
                    b"HTTP/1.1 503 Service Unavailable\r\nretry-after: %d\r\ncontent-length: 0\r\n"
                    b"connection: close\r\n\r\n" % _RETRY_AFTER
                )
                transport.close()

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            self._asked()
            connections.release(self._network)

        def data_received(self, data: bytes) -> None:
            if self._deadline is None:  # another request starts, even with an empty line
                self._wait("head", caps.head_seconds)
            super().data_received(data)

        def on_message_begin(self) -> None:
            if self._deadline is None:  # a pipelined request
                self._wait("head", caps.head_seconds)
            super().on_message_begin()

        def on_headers_complete(self) -> None:
            self._wait("body", caps.body_seconds)
            self._unanswered += 1
            super().on_headers_complete()

        def on_response_complete(self) -> None:
            self._unanswered -= 1
            super().on_response_complete()

        def on_message_complete(self) -> None:
            self._asked()
            super().on_message_complete()

        def handle_websocket_upgrade(self) -> None:
            self._asked()
            super().handle_websocket_upgrade()

        def _asked(self) -> None:
            if self._deadline:
                self._deadline.cancel()
                self._deadline = None

        def _wait(self, part: str, seconds: float) -> None:
            self._asked()
            if seconds < math.inf:
                self._deadline = self.loop.call_later(seconds, self._late, part)

        def _late(self, part: str) -> None:
            if (part == "head" and self._unanswered) or self.flow.read_paused:  # the server is slow, not the client
                self._wait(part, caps.head_seconds)
            else:
                connections.refuse(part, self._network)
                self.transport.abort()

    class WebSocket(WebSocketsSansIOProtocol):
        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            connections.release(network_of(self.client[0] if self.client else ""))

    return Http, WebSocket
