"""Clients that disconnect, repeat requests, are too late, or flood the server."""

import json
import socket
import struct
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from websockets.exceptions import ConnectionClosed

from nomarch import client as client_module
from nomarch.client import Client, Refusal
from nomarch.server.live.ratelimit import Rate
from nomarch.server.settings import Settings
from tests.server.players import LONG, move, my_turn, refused
from tests.server.serving import Server, serving
from tests.server.sockets import Socket, live

ME = {"kind": "person", "name": "Ann"}


def begin(client: Client) -> str:
    table = client.create("nile", [ME, ME], options={"first": "1"})
    client.start(table)
    return table


def asked_move(shown: dict[str, Any], key: str) -> dict[str, Any]:
    return {"seq": shown["seq"], "action": shown["play"]["choices"][0]["action"], "key": key}


def raw_request(client: Client, table: str, body: dict[str, Any]) -> bytes:
    content = json.dumps(body).encode()
    lines = [
        f"POST /api/tables/{table}/moves HTTP/1.1", "Host: localhost", "Content-Type: application/json",
        f"Authorization: Bearer {client.token}", f"Content-Length: {len(content)}", "", "",
    ]  # fmt: skip
    return "\r\n".join(lines).encode() + content


def send_and_vanish(server: Server, data: bytes) -> None:
    """Send something, then disconnect abruptly, so that the server gets a reset."""
    with socket.create_connection(("127.0.0.1", int(server.address.rpartition(":")[2]))) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        line.sendall(data)


# --- disconnect ---


def test_half_a_request_changes_nothing(server: Server) -> None:
    client = Client(server.address)
    table = begin(client)
    shown = my_turn(client, table)
    whole = raw_request(client, table, asked_move(shown, "half"))
    for length in (10, whole.index(b"\r\n\r\n") + 4, len(whole) - 1):
        send_and_vanish(server, whole[:length])
    assert move(client, shown)["seq"] == shown["seq"] + 1


def test_the_move_of_one_who_vanished_is_made_once_if_it_arrived(server: Server) -> None:
    client = Client(server.address)
    table = begin(client)
    for turn in range(10):
        shown = my_turn(client, table)
        asked = asked_move(shown, f"key-{turn}")
        send_and_vanish(server, raw_request(client, table, asked))
        # Whether or not it arrived before the connection broke, a retry leads to one move.
        assert client.post(f"/api/tables/{table}/moves", **asked)["seq"] == shown["seq"] + 1
    assert client.see(table)["play"]["decision"] == 10


def test_one_whose_socket_breaks_is_no_longer_there_and_their_move_stands(server: Server) -> None:
    ann, bob = Client(server.address), Client(server.address)
    table = ann.create("nile", [{"kind": "open"}, {"kind": "open"}], options={"first": "1"})
    ann.join(table, seat=0)
    bob.join(table, seat=1)
    ann.start(table)
    shown = my_turn(ann, table)
    with live(server.address, bob, table) as looking_on:
        with live(server.address, ann, table) as broken:
            looking_on.hear_here([0, 1])
            broken.send(type="move", **asked_move(shown, "last"))
            broken.hear(lambda message: message["type"] == "done")
            line = broken.connection.socket
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            line.shutdown(socket.SHUT_RDWR)
        looking_on.hear_here([1])
    assert move(ann, shown, key="last")["seq"] == shown["seq"] + 1


# --- repeat ---


def test_the_same_request_many_times_at_once_is_carried_out_once(server: Server) -> None:
    client = Client(server.address)
    table = begin(client)
    with ThreadPoolExecutor(8) as pool:
        for turn in range(5):
            shown = my_turn(client, table)
            answers = list(pool.map(lambda n, shown=shown, turn=turn: move(client, shown, key=f"k{turn}"), range(8)))
            assert answers == [{"table": table, "seq": shown["seq"] + 1}] * 8
        new = {"game": "nile", "seats": [ME, ME], "key": "new"}
        assert len({client.post("/api/tables", **new)["table"] for _ in pool.map(int, range(8))}) == 1
    assert client.see(table)["play"]["decision"] == 5


def test_a_key_gets_the_same_answer_over_http_and_over_a_socket(server: Server) -> None:
    client = Client(server.address)
    table = begin(client)
    shown = my_turn(client, table)
    with live(server.address, client, table, 0) as line:
        for _ in range(3):
            line.send(type="move", **asked_move(shown, "both"))
        told = [line.hear(lambda message: message["type"] == "done") for _ in range(3)]
        answer = move(client, shown, key="both")
        assert [each["seq"] for each in told] == [answer["seq"]] * 3
        second = my_turn(client, table)
        answer = move(client, second, key="other")
        line.send(type="move", **asked_move(second, "other"))
        assert line.hear(lambda message: message["type"] == "done")["seq"] == answer["seq"]


# --- too late ---


def test_a_move_that_comes_too_late_is_refused_with_the_fresh_view(server: Server) -> None:
    client = Client(server.address)
    table = begin(client)
    first = my_turn(client, table)
    second_seq = move(client, first)["seq"]
    second = my_turn(client, table)
    move(client, second)
    for shown in (second, first):  # in any order
        behind = refused(lambda shown=shown: move(client, shown))  # type: ignore[misc]
        assert (behind.status, behind.key) == (409, "stale")
        assert behind.table == client.see(table)
        assert behind.table["seq"] == second_seq + 1
    with live(server.address, client, table, 0) as line:
        line.hear_table(second_seq + 1)
        line.send(type="move", **asked_move(first, "late"))
        assert line.hear(lambda message: message["type"] == "error")["error"]["key"] == "stale"
        assert line.hear_table()["seq"] == second_seq + 1
    future = first | {"seq": 1000}
    assert refused(lambda: move(client, future)).key == "stale"


# --- flood ---


def test_one_who_floods_is_told_when_to_come_back_and_others_are_not_hindered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rates = {"act": Rate(10, 0.001), "say": Rate(2, 0.001)}
    with serving(Settings(database=f"sqlite:///{tmp_path / 'tables.db'}", workers=1, rates=rates)) as server:
        monkeypatch.setattr(client_module, "_AGAIN", ())
        calm, wild = Client(server.address), Client(server.address)
        quiet, loud = begin(calm), begin(wild)
        shown = my_turn(wild, loud)
        with live(server.address, calm, quiet, 0) as line, ThreadPoolExecutor(8) as pool:
            answers = list(pool.map(lambda _: refused_or_not(wild, shown), range(60)))
            for turn in range(8):
                move(calm, my_turn(calm, quiet), key=f"calm-{turn}")
            line.hear_table(calm.see(quiet)["seq"])
        assert answers.count("too_many") == 51  # begun with one, then nine
        assert wild.see(loud)["seq"] == shown["seq"] + 1
        assert retry_after(wild, shown) >= 1


def refused_or_not(client: Client, shown: dict[str, Any]) -> str:
    try:
        move(client, shown)
    except Refusal as refusal:
        return refusal.key
    return ""


def retry_after(client: Client, shown: dict[str, Any]) -> int:
    """The Retry-After header of a refusal."""
    body = json.dumps({"seq": shown["seq"], "action": 0}).encode()
    headers = {"Authorization": f"Bearer {client.token}", "Content-Type": "application/json"}
    request = Request(f"{client._address}/api/tables/{shown['id']}/moves", body, headers)
    with pytest.raises(HTTPError) as refusal, urlopen(request):
        pass
    with refusal.value as answer:
        assert answer.code == 429
        return int(answer.headers["retry-after"])


def test_a_socket_that_floods_is_closed_and_the_table_goes_on(tmp_path: Path) -> None:
    rates = {"act": Rate(10, 0.001)}
    with serving(Settings(database=f"sqlite:///{tmp_path / 'tables.db'}", workers=1, rates=rates)) as server:
        calm, wild = Client(server.address), Client(server.address)
        table = calm.create("nile", [{"kind": "person", "name": "Ann"}, {"kind": "open"}], options={"first": "1"})
        wild.join(table)
        calm.start(table)
        shown = my_turn(calm, table)
        with live(server.address, wild, table) as line, pytest.raises(ConnectionClosed, match="1008"):
            flood(line, shown["seq"])
        assert move(calm, shown)["seq"] == shown["seq"] + 1


def flood(line: Socket, seq: int) -> None:
    for number in range(1000):
        line.send(type="move", seq=seq, action=0, key=f"k{number}")
        line.connection.recv(LONG)


def test_one_who_never_reads_does_not_hold_the_others_up(server: Server) -> None:
    client = Client(server.address)
    table = begin(client)
    address = ("127.0.0.1", int(server.address.rpartition(":")[2]))
    with socket.create_connection(address) as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
        ask = (
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        )
        deaf.sendall(f"{ask}Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode())
        with live(server.address, client, table, 0) as line:
            for _ in range(30):
                line.hear_table(move(client, my_turn(client, table))["seq"])
