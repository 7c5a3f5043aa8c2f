"""Limits on open connections, and on the time to send a request."""

import contextlib
import logging
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.sync.client import connect

from nomarch.client import Client
from nomarch.server.live.connections import Caps
from nomarch.server.settings import Settings
from tests.server.knocking import TWO, ask, dial, listen_out
from tests.server.players import LONG
from tests.server.serving import Server, serving

ATTACKER, VISITOR = "127.0.0.9", "127.0.0.1"
GET = b"GET /healthz HTTP/1.1\r\nHost: here\r\n"


@contextlib.contextmanager
def capped(tmp_path: Path, caps: Caps, *, proxied: bool = False) -> Iterator[Server]:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving(Settings(database=database, workers=1, rates={}, caps=caps, proxied=proxied)) as server:
        yield server


def knock(server: Server, held: contextlib.ExitStack, whence: str = ATTACKER, data: bytes = b"") -> socket.socket:
    """An open connection from a given source address."""
    place = ("127.0.0.1", int(server.address.rpartition(":")[2]))
    line = held.enter_context(socket.create_connection(place, timeout=LONG, source_address=(whence, 0)))
    line.sendall(data)
    return line


def rest(line: socket.socket) -> bytes:
    """Receive everything until the server closes."""
    found = b""
    with contextlib.suppress(ConnectionResetError):
        while piece := line.recv(65_536):
            found += piece
    return found


def refused(server: Server) -> dict[str, float]:
    """Connections closed by the server, by reason, from the metrics."""
    families = text_string_to_metric_families(ask(server, "GET", "/metrics").text)
    return {
        sample.labels["reason"]: sample.value
        for family in families if family.name == "nomarch_connections_refused"
        for sample in family.samples if sample.name.endswith("_total")
    }  # fmt: skip


def test_idle_connections_of_one_network_leave_room_for_others(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with capped(tmp_path, Caps(connections=40, per_network=10)) as server, contextlib.ExitStack() as held:
        with caplog.at_level(logging.WARNING, "nomarch"):
            lines = [knock(server, held) for _ in range(60)]
            turned_away = [rest(line) for line in lines[10:]]
        assert all(answer.startswith(b"HTTP/1.1 503") or answer == b"" for answer in turned_away)
        assert any(b"\r\nretry-after: " in answer for answer in turned_away)
        assert ask(server, "GET", "/healthz").text == "ok\n"
        assert refused(server) == {"network": 50}
        (line,) = [record for record in caplog.records if record.getMessage() == "connections refused"]
        assert (vars(line)["reason"], vars(line)["network"]) == ("network", ATTACKER)
        # The first ten are still served.
        lines[0].sendall(GET + b"\r\n")
        assert lines[0].recv(65_536).startswith(b"HTTP/1.1 200")


def test_a_connection_that_closes_makes_room(tmp_path: Path) -> None:
    with capped(tmp_path, Caps(per_network=2)) as server:
        for _ in range(5):
            with contextlib.ExitStack() as held:
                for line in [knock(server, held) for _ in range(2)]:
                    line.sendall(GET + b"Connection: close\r\n\r\n")
                    assert rest(line).startswith(b"HTTP/1.1 200")
        # WebSockets count as connections too, until they close.
        table = Client(server.address).create("nile", TWO)
        for _ in range(5):
            with dial(server, table) as one, dial(server, table) as other:
                one.recv(timeout=LONG)
                other.recv(timeout=LONG)
            wait_for_connections(server, 0)


def wait_for_connections(server: Server, number: int) -> None:
    deadline = time.monotonic() + LONG
    while server.service.connections._open > number:
        assert time.monotonic() < deadline
        time.sleep(0.01)


def test_all_connections_together_have_a_cap_and_behind_a_proxy_only_that(tmp_path: Path) -> None:
    with capped(tmp_path, Caps(connections=20, per_network=2), proxied=True) as server:
        with contextlib.ExitStack() as held:
            lines = [knock(server, held) for _ in range(21)]
            assert rest(lines[20]).startswith((b"HTTP/1.1 503", b""))
            lines[0].sendall(GET + b"\r\n")
            assert lines[0].recv(65_536).startswith(b"HTTP/1.1 200")
        wait_for_connections(server, 0)
        assert refused(server) == {"all": 1}


@pytest.mark.parametrize(
    ("sent", "reason"),
    [
        (b"", "head"),
        (GET, "head"),
        (GET + b"\r\n" + GET, "head"),
        (b"POST /api/identity HTTP/1.1\r\nHost: here\r\nContent-Length: 9\r\n\r\n{", "body"),
        (b"POST /api/identity HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{", "body"),
        (b"PUT /api/identity HTTP/1.1\r\nHost: here\r\nContent-Length: 99\r\n\r\n{", "body"),
    ],
)
def test_a_connection_that_takes_too_long_to_ask_is_closed(tmp_path: Path, sent: bytes, reason: str) -> None:
    with capped(tmp_path, Caps(head_seconds=0.3, body_seconds=0.4)) as server, contextlib.ExitStack() as held:
        line = knock(server, held, data=sent)
        rest(line)
        assert refused(server) == {reason: 1}


def test_empty_lines_after_a_request_do_not_keep_a_connection_open(tmp_path: Path) -> None:
    with capped(tmp_path, Caps(head_seconds=0.3)) as server, contextlib.ExitStack() as held:
        line = knock(server, held, data=GET + b"\r\n")
        assert line.recv(65_536).startswith(b"HTTP/1.1 200")
        line.sendall(b"\r\n")
        rest(line)
        assert refused(server) == {"head": 1}


def test_a_connection_that_dribbles_is_closed_all_the_same(tmp_path: Path) -> None:
    with capped(tmp_path, Caps(head_seconds=0.5)) as server, contextlib.ExitStack() as held:
        line = knock(server, held, data=GET)
        deadline = time.monotonic() + LONG
        with contextlib.suppress(ConnectionError):
            while time.monotonic() < deadline:
                line.sendall(b"x-slow: 1\r\n")
                time.sleep(0.05)
        assert time.monotonic() < deadline
        assert refused(server) == {"head": 1}


def test_one_who_asks_now_and_then_or_watches_is_not_closed(tmp_path: Path) -> None:
    with capped(tmp_path, Caps(head_seconds=1)) as server, contextlib.ExitStack() as held:
        table = Client(server.address).create("nile", TWO)
        with dial(server, table) as watching:
            line = knock(server, held, data=GET + b"\r\n")
            assert line.recv(65_536).startswith(b"HTTP/1.1 200")
            time.sleep(1.2)
            line.sendall(GET + b"\r\n")
            assert line.recv(65_536).startswith(b"HTTP/1.1 200")
            watching.send('{"type": "ping"}')
            while '"pong"' not in watching.recv(timeout=LONG):
                pass


def test_a_device_and_a_network_may_hold_so_many_websockets(tmp_path: Path) -> None:
    with capped(tmp_path, Caps(sockets_per_network=3, sockets_per_device=2)) as server, contextlib.ExitStack() as held:
        ann = Client(server.address)
        table = ann.create("nile", TWO)
        for _ in range(2):
            held.enter_context(dial(server, table, ann.token)).recv(timeout=LONG)
        with dial(server, table, ann.token) as third:
            assert (listen_out(third).key, refused(server)) == ("too_many_sockets", {"sockets_device": 1})
        with dial(server, table) as spectator:
            spectator.recv(timeout=LONG)
            with dial(server, table) as another:
                assert listen_out(another).key == "too_many_sockets"
        assert refused(server) == {"sockets_device": 1, "sockets_network": 1}
        place = f"{server.address.replace('http', 'ws', 1)}/api/tables/{table}/live"
        with connect(place, source_address=("127.0.0.2", 0)) as elsewhere:
            assert '"table"' in str(elsewhere.recv(timeout=LONG))[:20]
        held.close()
        deadline = time.monotonic() + LONG
        while server.service.connections._sockets:
            assert time.monotonic() < deadline
            time.sleep(0.01)
