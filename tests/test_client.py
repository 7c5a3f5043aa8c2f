"""The Python client retries when a server is unavailable, and reports refusals."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from types import SimpleNamespace
from typing import Any

import pytest

from nomarch.client import Client, Refusal


class Script:
    """A server with scripted responses that records its requests."""

    def __init__(self) -> None:
        self.answers: list[tuple[int, dict[str, str], bytes]] = []
        self.asked: list[tuple[str, str, dict[str, str], Any]] = []
        self.address = ""

    def answer(self, status: int, body: object, **headers: str) -> None:
        kind = "text/plain" if isinstance(body, str) else "application/json"
        data = body.encode() if isinstance(body, str) else json.dumps(body).encode()
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        self.answers.append((status, {"content-type": kind} | named, data))


@contextmanager
def scripted() -> Iterator[Script]:
    script = Script()

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            body = self.rfile.read(int(self.headers.get("content-length") or 0))
            script.asked.append((self.command, self.path, dict(self.headers), json.loads(body) if body else None))
            status, headers, data = script.answers.pop(0)
            self.send_response(status)
            for name, value in (headers | {"content-length": str(len(data))}).items():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(data)

        def do_POST(self) -> None:
            self.do_GET()

        def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Handler) as server:
        script.address = f"http://127.0.0.1:{server.server_port}"
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True)
        thread.start()
        try:
            yield script
        finally:
            server.shutdown()
            thread.join()


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch) -> Iterator[Script]:
    monkeypatch.setattr("nomarch.client.time", SimpleNamespace(sleep=lambda seconds: None, monotonic=lambda: 0.0))
    with scripted() as found:
        yield found


def test_somebody_new_asks_for_a_token_and_uses_it_in_their_language(script: Script) -> None:
    script.answer(200, {"token": "t" * 32})
    script.answer(200, {"phase": "waiting"})
    somebody = Client(script.address + "/", language="fr")
    assert somebody.see("222222222222", 1) == {"phase": "waiting"}
    (_, first, _, _), (method, path, headers, _) = script.asked
    assert (first, method, path) == ("/api/identity", "GET", "/api/tables/222222222222?seat=1")
    assert headers["Authorization"] == f"Bearer {'t' * 32}"
    assert headers["Accept-Language"] == "fr"


@pytest.mark.parametrize("status", [429, 503])
def test_a_server_that_is_busy_is_asked_again_with_the_same_key(script: Script, status: int) -> None:
    script.answer(status, {"error": {"key": "too_many", "text": "later"}, "table": None}, retry_after="1")
    script.answer(200, {"table": "222222222222"})
    assert Client(script.address, "t").create("nile", [], listed=True) == "222222222222"
    first, second = (body for *_, body in script.asked)
    assert first == second
    assert (first["game"], first["listed"]) == ("nile", True)
    assert len(first["key"]) == 16


def test_a_refusal_has_the_servers_words_its_key_and_the_fresh_table(script: Script) -> None:
    script.answer(409, {"error": {"key": "stale", "text": "The table has moved on."}, "table": {"seq": 7}})
    with pytest.raises(Refusal, match="The table has moved on") as refused:
        Client(script.address, "t").post("/api/tables/222222222222/moves", seq=1, action=0)
    assert (refused.value.status, refused.value.key, refused.value.table) == (409, "stale", {"seq": 7})


def test_an_answer_that_is_no_refusal_of_ours_is_one_all_the_same(script: Script) -> None:
    script.answer(500, "<html>a proxy is unhappy</html>")
    with pytest.raises(Refusal) as refused:
        Client(script.address, "t").get("/api/games")
    assert (refused.value.status, refused.value.key) == (500, "")


def test_a_record_is_text(script: Script) -> None:
    script.answer(200, "nomarch record 1\n")
    assert Client(script.address, "t").record("222222222222") == "nomarch record 1\n"


def test_a_server_that_never_answers_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    now = iter(range(0, 10_000, 20))
    clock = SimpleNamespace(sleep=lambda seconds: None, monotonic=lambda: float(next(now)))
    monkeypatch.setattr("nomarch.client.time", clock)
    with scripted() as script:
        address = script.address
    with pytest.raises(OSError, match="refused"):
        Client(address, "t").get("/api/games")
