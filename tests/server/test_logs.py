"""Logs are JSON lines that say what happened, without secrets."""

import asyncio
import json
import logging

import pytest

from nomarch.client import Client
from nomarch.server import logs
from tests.server.knocking import ask, begin, dial
from tests.server.players import LONG
from tests.server.serving import Server

LOGGERS = ("nomarch", "uvicorn.error", "")


def test_logs_tell_what_happened_and_nothing_that_is_secret(
    open_server: Server, ann: Client, capfd: pytest.CaptureFixture[str]
) -> None:
    own = begin(ann)
    secret = ann.get(f"/api/tables/{own}/seats/0/link")["secret"]
    before = [(each := logging.getLogger(name), each.handlers, each.propagate, each.level) for name in LOGGERS]
    logs.set_up("info")
    try:
        cookie = {"cookie": f"nomarch={ann.token}"}
        ask(open_server, "GET", f"/api/tables/{own}?seat=0&word=hush", headers=cookie)
        ask(open_server, "POST", f"/api/tables/{own}/carry", json={"seat": 0, "secret": secret})
        ask(open_server, "POST", f"/api/tables/{own}/carry", json={"seat": 1, "secret": secret})
        ask(open_server, "GET", "/" + "y" * 5000)
        with dial(open_server, own, ann.token, query="?since=0&word=hush") as line:
            line.recv(timeout=LONG)
            line.send("hush")
    finally:
        for logger, handlers, propagate, level in before:
            logger.handlers, logger.propagate = handlers, propagate
            logger.setLevel(level)
    text = capfd.readouterr().err
    lines = [json.loads(line) for line in text.splitlines()]
    assert [line["status"] for line in lines if line["event"] == "request"] == [200, 200, 403, 200]
    assert all({"at", "level", "event"} <= set(line) for line in lines)
    assert {line["level"] for line in lines} == {"info"}
    assert max(map(len, text.splitlines())) < 500
    for hidden in (ann.token, secret, "hush", "nomarch=", "Bearer", "seat=0", "127.0.0.1"):
        assert hidden not in text


def test_whatever_is_logged_is_a_line_of_json(capfd: pytest.CaptureFixture[str]) -> None:
    names = ("nomarch", "uvicorn.error", "")
    before = [(each := logging.getLogger(name), each.handlers, each.propagate, each.level) for name in names]
    logs.set_up("warning")
    try:
        for name in ("asyncio", "asyncpg", "asyncpg.pool", "anything.else"):
            try:
                raise ConnectionError(f"lost\nby {name}")
            except ConnectionError:
                logging.getLogger(name).exception("it failed")
        logging.getLogger("asyncio").info("not that loud")
        loop = asyncio.new_event_loop()
        loop.call_exception_handler({"message": "never retrieved", "exception": OSError("gone")})
        loop.close()
    finally:
        for logger, handlers, propagate, level in before:
            logger.handlers, logger.propagate = handlers, propagate
            logger.setLevel(level)
    lines = [json.loads(line) for line in capfd.readouterr().err.splitlines()]
    assert [line["level"] for line in lines] == ["error"] * 5
    assert all("ConnectionError: lost" in line["exception"] for line in lines[:4])
