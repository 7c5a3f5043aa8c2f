"""Middleware for every request and response."""

from __future__ import annotations

import contextlib
import logging
import re
import time

import orjson
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from nomarch.server.domain.problems import Problem, TooLarge, TooMany
from nomarch.server.domain.views import error
from nomarch.server.http.alerts import ONE_CLICK
from nomarch.server.http.identity import language, network
from nomarch.server.http.origin import HEADERS, check_origin
from nomarch.server.service import Service
from nomarch.text.errors import NomarchError

__all__ = ["Middleware", "error_response"]

_MOST_BYTES = 300_000
_SAFE = ("GET", "HEAD", "OPTIONS")
_METHODS = (*_SAFE, "POST", "PUT", "PATCH", "DELETE")
_LENGTH = re.compile("[0-9]{1,12}")
_FAULT = 1011  # the close code for an internal error
_log = logging.getLogger("nomarch")
_HSTS = (b"strict-transport-security", b"max-age=31536000")
_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]


class _NotJson(Problem):
    status = 415


class Middleware:
    """Checks sizes, content types, origins and rate limits; adds headers; hides internal errors."""

    def __init__(self, app: ASGIApp, service: Service) -> None:
        self._app = app
        self._service = service
        settings = service.settings
        https = settings.secure or settings.public_url.startswith("https:")
        self._headers = [*_HEADERS, _HSTS] if https else _HEADERS

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle or reject a request."""
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await self._app(scope, receive, send)
        except Exception:  # noqa: BLE001  # as below
            _log.exception("fault", extra={"path": _short(scope["path"])})
            with contextlib.suppress(RuntimeError, OSError):  # it may have closed
                await send({"type": "websocket.close", "code": _FAULT})

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        began, status, started = time.perf_counter(), 500, False
        connection = HTTPConnection(scope)

        async def answer(message: Message) -> None:
            nonlocal status, started
            if message["type"] == "http.response.start":
                status, started = message["status"], True
                message["headers"] = [*message["headers"], *self._headers]
                if scope["path"].startswith("/api/"):
                    message["headers"].append((b"cache-control", b"no-store"))
            await send(message)

        try:
            self._check(connection, scope["method"])
            # A HEAD request is a GET whose body uvicorn omits.
            method = "GET" if scope["method"] == "HEAD" else scope["method"]
            await self._app({**scope, "method": method}, _measured(receive), answer)
        except NomarchError as problem:
            await error_response(problem, connection.headers)(scope, receive, answer)
        except Exception:  # noqa: BLE001  # whatever it is, it stops here
            # An internal error: the details go to the log, not to the visitor.
            _log.exception("fault", extra={"path": _short(scope["path"])})
            if not started:
                await error_response(Problem("fault"), connection.headers, 500)(scope, receive, answer)
        finally:
            method = scope["method"] if scope["method"] in _METHODS else "other"
            self._service.metrics.requests.labels(method, status).inc()
            seconds = round(time.perf_counter() - began, 4)
            _log.info("request", extra={"method": method, "path": _short(scope["path"]), "status": status,
                                        "seconds": seconds})  # fmt: skip

    def _check(self, connection: HTTPConnection, method: str) -> None:
        headers = connection.headers
        if connection.scope["path"] not in ("/healthz", "/metrics"):
            self._service.limits.take("address", network(connection, self._service.settings.proxied))
        length = headers.get("content-length", "0")
        if not _LENGTH.fullmatch(length) or int(length) > _MOST_BYTES:
            raise TooLarge("too_large", bytes=_MOST_BYTES)
        if method in _SAFE or connection.scope["path"].startswith(ONE_CLICK):
            return
        check_origin(headers, self._service.settings.origins, self._service.settings.proxied)
        body = length != "0" or "transfer-encoding" in headers
        if body and headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
            raise _NotJson("not_json")


def _short(path: str) -> str:
    """A path, shortened for the log."""
    return path[:200]


def _measured(receive: Receive) -> Receive:
    """Limit the size of a body without Content-Length."""
    taken = 0

    async def measured() -> Message:
        nonlocal taken
        message = await receive()
        taken += len(message.get("body", b""))
        if taken > _MOST_BYTES:
            raise TooLarge("too_large", bytes=_MOST_BYTES)
        return message

    return measured


def error_response(problem: NomarchError, headers: Headers, status: int = 0, table: object = None) -> Response:
    """An error response in the reader's language, with the current table for a stale request."""
    content = {"error": error(problem, language(headers)), "table": table}
    later = {"retry-after": str(problem.message.args["seconds"])} if isinstance(problem, TooMany) else {}
    status = status or (problem.status if isinstance(problem, Problem) else 422)
    return Response(orjson.dumps(content), status, later, "application/json")
