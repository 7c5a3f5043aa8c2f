"""Requests are checked before they are parsed, and responses to internal errors reveal nothing."""

import json
import logging
from collections.abc import Iterator

import pytest

from nomarch.client import Client
from nomarch.server import logs
from nomarch.text.language import translate
from tests.server.knocking import JSON, ask, send_raw, why
from tests.server.serving import Server


def test_a_host_that_is_no_host_is_answered_all_the_same(open_server: Server) -> None:
    answer = send_raw(open_server, b"GET /healthz HTTP/1.1\r\nHost: [\r\nConnection: close\r\n\r\n")
    assert answer.startswith(b"HTTP/1.1 200")


@pytest.mark.parametrize("kind", ["", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "json"])
def test_a_body_must_say_that_it_is_json(open_server: Server, ann: Client, kind: str) -> None:
    headers = {"content-type": kind} if kind else {}
    answer = ask(open_server, "POST", "/api/tables", ann.token, content=b'{"game":"nile"}', headers=headers)
    assert why(answer) == (415, "not_json")


@pytest.mark.parametrize("body", [b"{", b"\xff\xfe", b"[" * 100_000, b'{"a":' * 20_000, b"1" * 5000, b""])
def test_a_body_that_is_no_json_is_said_to_be_none(open_server: Server, ann: Client, body: bytes) -> None:
    answer = ask(open_server, "POST", "/api/tables", ann.token, content=body, headers=JSON)
    assert answer.status_code == 400
    assert answer.json()["error"]["key"] in ("field_bad", "field_missing")


def test_a_body_that_says_it_is_too_long_is_not_read(open_server: Server, ann: Client) -> None:
    answer = ask(open_server, "POST", "/api/tables", ann.token, content=b" " * 300_001, headers=JSON)
    assert why(answer) == (413, "too_large")


def test_a_body_in_chunks_is_cut_off_when_it_gets_too_long(open_server: Server, ann: Client) -> None:
    def chunks() -> Iterator[bytes]:
        for _ in range(31):
            yield b" " * 10_000

    answer = ask(open_server, "POST", "/api/tables", ann.token, content=chunks(), headers=JSON)
    assert why(answer) == (413, "too_large")


def test_a_name_of_a_field_comes_back_short_and_readable(open_server: Server, ann: Client) -> None:
    body = b'{"game":"nile","seats":[{}],"\\ud800\\u0000' + b"x" * 10_000 + b'":1}'
    answer = ask(open_server, "POST", "/api/tables", ann.token, content=body, headers=JSON)
    assert answer.status_code == 400
    assert len(answer.content) < 600


def test_a_refusal_at_the_gate_is_told_in_the_readers_language_too(open_server: Server) -> None:
    headers = {"accept-language": "de", "origin": "http://evil.example"}
    told = ask(open_server, "POST", "/api/identity", headers=headers).json()["error"]
    assert told["text"] == translate("foreign_origin", "de", **told["args"])


def test_a_fault_is_answered_without_a_word_of_it_and_the_log_has_it(
    open_server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: object, **__: object) -> None:
        raise KeyError("a detail of ours")

    monkeypatch.setattr(open_server.service.hub.store, "heads", fail)
    with caplog.at_level(logging.ERROR, "nomarch"):
        answer = ask(open_server, "GET", "/api/tables")
    assert why(answer) == (500, "fault")
    assert not {"detail", "KeyError", "Traceback", "File"} & set(answer.text.replace('"', " ").split())
    assert answer.headers["x-content-type-options"] == "nosniff"
    (line,) = [json.loads(logs.formatter().format(record)) for record in caplog.records]
    assert (line["event"], line["path"], line["level"]) == ("fault", "/api/tables", "error")
    assert "KeyError: 'a detail of ours'" in line["exception"]
