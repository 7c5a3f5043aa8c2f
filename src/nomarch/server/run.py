"""Run a server process and print its addresses."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import threading
import webbrowser
from dataclasses import replace
from pathlib import Path

import uvicorn
from fastapi import FastAPI

from nomarch.server.http.addresses import Addresses, addresses
from nomarch.server.http.app import make_app
from nomarch.server.live.connections import protocols
from nomarch.server.live.descriptors import raise_descriptor_limit
from nomarch.server.settings import Settings
from nomarch.server.store.files import note_address
from nomarch.text.console import Console
from nomarch.text.errors import NomarchError
from nomarch.text.language import render, translate

__all__ = ["configure", "run"]

_PATIENCE = 3.0  # seconds before compiling is mentioned


def run(settings: Settings, listening: socket.socket, language: str, open_page: bool | None = None) -> None:
    """Serve until stopped."""
    raise_descriptor_limit()
    found = addresses(listening)
    settings = replace(settings, network_url=found.network[0].rstrip("/") if found.network else "")
    server = _Server(found, settings, language, _wants_page(open_page))
    server.run(sockets=[listening])
    if server.failed:
        raise server.failed


def configure(app: FastAPI) -> uvicorn.Config:
    """The uvicorn configuration."""
    http, websocket = protocols(app.state.service.connections)
    return uvicorn.Config(
        app, log_config=None, access_log=False, lifespan="on", http=http, ws=websocket, ws_max_size=65_536,
        ws_per_message_deflate=False, server_header=False, proxy_headers=False, timeout_graceful_shutdown=3,
        timeout_keep_alive=30,
    )  # fmt: skip


def _wants_page(asked: bool | None) -> bool:
    """Whether to open a browser: as requested, by default only on a desktop."""
    if asked is not None:
        return asked
    desktop = sys.platform in ("win32", "darwin") or any(os.environ.get(n) for n in ("DISPLAY", "WAYLAND_DISPLAY"))
    return desktop and sys.stdout.isatty() and not os.environ.get("CI")


class _Server(uvicorn.Server):
    """Prints the addresses once the server is up, or why it can't start."""

    def __init__(self, found: Addresses, settings: Settings, language: str, open_page: bool) -> None:
        self._addresses = found
        self._settings = settings
        self._language = language
        self._open_page = open_page
        self._app = make_app(settings)
        self.failed: NomarchError | None = None
        super().__init__(configure(self._app))

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start serving, and print the addresses."""
        try:
            # Before uvicorn does so, which would print a traceback.
            await self._app.state.service.start()
        except NomarchError as error:
            self.failed = error
            self.should_exit = True
            return
        await super().startup(sockets)
        if not self.started:
            return
        self._say_where()
        self._waiting = asyncio.create_task(self._say_when_ready())
        if (database := self._settings.database).startswith("sqlite:///"):
            note_address(Path(database.removeprefix("sqlite:///")), self._addresses.local)
        if self._open_page:
            threading.Thread(target=webbrowser.open, args=(self._addresses.local,), daemon=True).start()

    async def _say_when_ready(self) -> None:
        """Print the progress of compiling on the first start; later starts print nothing."""
        ready = asyncio.create_task(self._app.state.service.preparation.rules())
        done, _ = await asyncio.wait([ready], timeout=_PATIENCE)
        if not done:
            console = Console(soft_wrap=True)
            console.print(translate("cli_serving_compiling", self._language), style="dim")
            await ready
            console.print(translate("cli_serving_ready", self._language), style="dim")

    def _say_where(self) -> None:
        console = Console(soft_wrap=True)
        language, found, public = self._language, self._addresses, self._settings.public_url
        for warning in self._app.state.service.hub.store.warnings:
            console.print(render(warning, language), style="yellow")
        console.print(translate("cli_serving", language, address=found.local), style="bold")
        for address in found.network:
            if address != found.local:
                console.print(translate("cli_serving_network", language, address=address))
        if public:
            console.print(translate("cli_serving_public", language, address=f"{public}/"))
        elif not found.network:
            console.print(translate("cli_serving_alone", language), style="dim")
        console.print(translate("cli_serving_stop", language, database=_shown(self._settings.database)), style="dim")


def _shown(database: str) -> str:
    """The database URL without its password."""
    scheme, _, rest = database.partition("://")
    return rest[1:] if scheme == "sqlite" else f"{scheme}://{rest.rpartition('@')[2]}"
