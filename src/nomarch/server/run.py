"""A server process: taking a port, answering, and saying where."""

from __future__ import annotations

import os
import socket
import sys
import threading
import webbrowser

import uvicorn
from fastapi import FastAPI

from nomarch.console import Console
from nomarch.errors import NomarchError
from nomarch.language import say, tell
from nomarch.server.app import make_app
from nomarch.server.connections import protocols
from nomarch.server.descriptors import raise_descriptor_limit
from nomarch.server.settings import Settings

__all__ = ["configure", "listen", "run"]

_PORT, _PORTS_TRIED = 8765, 20


def run(settings: Settings, listening: socket.socket, language: str, open_page: bool | None = None) -> None:
    """Serve until stopped."""
    raise_descriptor_limit()
    host, port = listening.getsockname()[:2]
    address = f"http://{f'[{host}]' if ':' in host else host}:{port}/"
    server = _Server(address, settings, language, _wants_page(open_page))
    server.run(sockets=[listening])
    if server.failed:
        raise server.failed


def configure(app: FastAPI) -> uvicorn.Config:
    """How uvicorn serves an application of ours."""
    http, websocket = protocols(app.state.service.connections)
    return uvicorn.Config(
        app, log_config=None, access_log=False, lifespan="on", http=http, ws=websocket, ws_max_size=65_536,
        ws_per_message_deflate=False, server_header=False, proxy_headers=False, timeout_graceful_shutdown=3,
        timeout_keep_alive=30,
    )  # fmt: skip


def listen(host: str, port: int | None) -> socket.socket:
    """Take a port: the one asked for, or the first that is free."""
    last: OSError | None = None
    for candidate in [port] if port is not None else range(_PORT, _PORT + _PORTS_TRIED):
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listening = socket.socket(family)
        if sys.platform != "win32":  # there the option would let two servers share a port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, candidate))
        except (OSError, OverflowError) as error:
            listening.close()
            last = error if isinstance(error, OSError) else OSError(str(error))
            continue
        listening.listen(1024)
        return listening
    assert last
    raise NomarchError(
        "cli_port_busy", port=str(port if port is not None else _PORT), reason=last.strerror or str(last)
    )


def _wants_page(asked: bool | None) -> bool:
    """Whether to open a browser: as asked, else where somebody sits at a desktop."""
    if asked is not None:
        return asked
    desktop = sys.platform in ("win32", "darwin") or any(os.environ.get(n) for n in ("DISPLAY", "WAYLAND_DISPLAY"))
    return desktop and sys.stdout.isatty() and not os.environ.get("CI")


class _Server(uvicorn.Server):
    """Says where it is once it answers, and why not if it can't."""

    def __init__(self, address: str, settings: Settings, language: str, open_page: bool) -> None:
        self._said = (address, settings.database, language, open_page)
        self._app = make_app(settings)
        self.failed: NomarchError | None = None
        super().__init__(configure(self._app))

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Answer requests, and say so."""
        try:
            # Before uvicorn does it, which would print a traceback.
            await self._app.state.service.start()
        except NomarchError as error:
            self.failed = error
            self.should_exit = True
            return
        await super().startup(sockets)
        if not self.started:
            return
        address, database, language, open_page = self._said
        console = Console(soft_wrap=True)
        for warning in self._app.state.service.hub.store.warnings:
            console.print(say(warning, language), style="yellow")
        console.print(tell("cli_serving", language, address=address), style="bold")
        console.print(tell("cli_serving_stop", language, database=_shown(database)), style="dim")
        if open_page:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _shown(database: str) -> str:
    """The database without a password."""
    scheme, _, rest = database.partition("://")
    return rest[1:] if scheme == "sqlite" else f"{scheme}://{rest.rpartition('@')[2]}"
