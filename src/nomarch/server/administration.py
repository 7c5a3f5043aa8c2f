"""Administration commands: run in the database itself, or through the server that has an SQLite file locked."""

from __future__ import annotations

import json
import sqlite3
import urllib.error
import urllib.request
from contextlib import closing
from pathlib import Path
from typing import Any
from urllib.parse import quote

from nomarch.server.http.admin import PATH, Order, carry_out, token
from nomarch.server.live.hub import Hub
from nomarch.server.store import check_url, open_store
from nomarch.server.store.files import noted_address
from nomarch.text.errors import NomarchError

__all__ = ["steer"]

_SECONDS = 60


async def steer(database: str, order: Order, language: str = "en") -> dict[str, Any]:
    """Execute a command; running servers and their viewers are notified."""
    check_url(database)
    path = Path(database.removeprefix("sqlite:///"))
    if database.startswith("sqlite:") and not path.exists():
        raise NomarchError("no_database", path=str(path))
    hub = Hub(open_store(database))
    try:
        await hub.start()
    except NomarchError as error:
        if error.message.key != "database_in_use":
            raise
        return _ask_server(path, order, language)
    try:
        return await carry_out(hub, order)
    finally:
        await hub.stop()


def _ask_server(path: Path, order: Order, language: str) -> dict[str, Any]:
    address = noted_address(path)
    if not address:
        raise NomarchError("server_address_unknown", path=str(path))
    with closing(sqlite3.connect(f"file:{quote(str(path))}?mode=ro", uri=True)) as db:
        key = bytes(db.execute("SELECT key FROM server_key").fetchone()[0])
    headers = {
        "Authorization": f"Bearer {token(key)}", "Content-Type": "application/json", "Accept-Language": language
    }  # fmt: skip
    data = order.model_dump_json().encode()
    request = urllib.request.Request(address.rstrip("/") + PATH, data, headers, method="POST")
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))  # it is on this machine
    try:
        with opener.open(request, timeout=_SECONDS) as answer:
            return dict(json.load(answer))
    except urllib.error.HTTPError as error:
        raise _told(error, address) from None
    except OSError as error:
        reason = str(getattr(error, "reason", "") or error)
        raise NomarchError("server_unreachable", address=address, reason=reason) from None


def _told(error: urllib.error.HTTPError, address: str) -> NomarchError:
    """The server's refusal, as an error with its message."""
    try:
        told = json.load(error)["error"]
        return NomarchError(told["key"], **told["args"])
    except (ValueError, LookupError, TypeError):
        return NomarchError("server_unreachable", address=address, reason=str(error))
