"""`nomarch doctor`: checks the database, the addresses and the permissions that `nomarch serve` would use."""

from __future__ import annotations

import math
from typing import Literal
from urllib.parse import urlsplit

from nomarch.server.http import pages
from nomarch.server.http.addresses import Addresses, addresses, is_loopback, listen
from nomarch.server.live.connections import Connections
from nomarch.server.live.descriptors import descriptor_limit, raise_descriptor_limit
from nomarch.server.settings import Settings
from nomarch.server.store import check_url
from nomarch.server.store.inspection import Finding, inspect_postgres, inspect_sqlite
from nomarch.text.errors import NomarchError
from nomarch.text.language import Message

__all__ = ["examine"]

_FEW = 1000  # connections: fewer may be too few for a busy evening


def _finding(level: Literal["ok", "note", "problem"], key: str, **args: str | int) -> Finding:
    return Finding(level, Message(key, args))


async def examine(settings: Settings, host: str, port: int | None) -> list[Finding]:
    """Run all checks."""
    return [
        *await _database(settings.database),
        *_listening(settings, host, port),
        *_proxy(settings, host),
        _connections(settings),
        _finding("ok" if pages.is_built() else "note", "doctor_page" if pages.is_built() else "doctor_no_page"),
    ]


async def _database(url: str) -> list[Finding]:
    try:
        check_url(url)
    except NomarchError as error:
        return [Finding("problem", error.message)]
    return inspect_sqlite(url.removeprefix("sqlite:///")) if url.startswith("sqlite:") else await inspect_postgres(url)


def _listening(settings: Settings, host: str, port: int | None) -> list[Finding]:
    try:
        with listen(host, port) as listening:
            found = addresses(listening)
    except NomarchError as error:
        busy = error.message.key == "cli_port_busy"  # perhaps by a nomarch server
        return [Finding("note" if busy else "problem", error.message)]
    told = [_finding("ok", "doctor_local", address=found.local)]
    told += [_finding("ok", "doctor_network", address=each) for each in found.network if each != found.local]
    if settings.public_url:
        told.append(_finding("ok", "doctor_public", address=settings.public_url))
    return [*told, *_open_to(settings, found)]


def _open_to(settings: Settings, found: Addresses) -> list[Finding]:
    public = settings.public_url and not is_loopback(urlsplit(settings.public_url).hostname or "")
    if not found.network and not public and not settings.proxied:
        return [_finding("ok", "doctor_open_here")]
    return [
        _finding("note", "doctor_open_network") if found.network else _finding("ok", "doctor_open_proxy"),
        _finding("note", "doctor_figures_open"),
    ]


def _proxy(settings: Settings, host: str) -> list[Finding]:
    found = []
    if settings.proxied and not is_loopback(host):
        found.append(_finding("note", "doctor_proxy_bypass"))
    if settings.proxied and not settings.public_url:
        found.append(_finding("note", "doctor_proxy_no_url"))
    if settings.public_url.startswith("https:") and not settings.proxied:
        found.append(_finding("note", "doctor_https_unproxied"))
    if settings.public_url.startswith("http:"):
        found.append(_finding("note", "doctor_plain_http"))
    return found


def _connections(settings: Settings) -> Finding:
    raise_descriptor_limit()
    room = Connections.room(settings.caps)
    limit = descriptor_limit()
    shown = "∞" if limit == math.inf else str(int(limit))
    return _finding("ok" if room >= _FEW else "note", "doctor_connections", limit=shown, room=int(room))
