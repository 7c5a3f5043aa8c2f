"""WebSockets at a table: refusals and closing."""

import json
import logging

import pytest

from nomarch.client import Client
from tests.server.knocking import dial, listen_out
from tests.server.serving import Server


def test_a_socket_message_that_is_too_long_closes_the_socket(open_server: Server, ann: Client, table: str) -> None:
    with dial(open_server, table, ann.token) as line:
        line.send(json.dumps({"type": "chat", "text": "x" * 70_000}))
        assert listen_out(line).code == 1009


def test_a_socket_that_talks_nonsense_is_told_so_and_closed_in_the_end(open_server: Server, table: str) -> None:
    with dial(open_server, table) as line:
        for _ in range(10):
            line.send("nonsense")
            line.send(b"\x00\xff")
        closed = listen_out(line)
    refusals = [message for message in closed.said if message["type"] == "error"]
    assert closed.code == 1008
    assert refusals
    assert {message["error"]["key"] for message in refusals} == {"field_bad"}


@pytest.mark.parametrize("query", ["?seat=x", "?seat=99", "?since=-1", f"?seat={'9' * 400}", f"?since={'9' * 400}"])
def test_a_socket_with_an_unreadable_query_is_told_so(open_server: Server, table: str, query: str) -> None:
    with dial(open_server, table, query=query) as line:
        closed = listen_out(line)
    assert (closed.key, closed.code) == ("field_bad", 1008)


@pytest.mark.parametrize("name", ["%00%00%00%00%00%00%00%00%00%00%00%00", "x", "ABCDEFGHJKMN"])
def test_a_socket_at_no_table_is_told_so(open_server: Server, name: str) -> None:
    with dial(open_server, name) as line:
        closed = listen_out(line)
    assert (closed.key, closed.code) == ("no_such_table", 4404)


def test_a_fault_in_a_socket_closes_it_and_the_log_has_it(
    open_server: Server, table: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> None:
        raise KeyError("a detail of ours")

    monkeypatch.setattr(open_server.service.hub, "watch", fail)
    with caplog.at_level(logging.ERROR, "nomarch"), dial(open_server, table) as line:
        closed = listen_out(line)
    assert (closed.said, closed.code) == ([], 1011)
    assert [record.getMessage() for record in caplog.records] == ["fault"]
