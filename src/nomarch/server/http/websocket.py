"""Live updates: one WebSocket per open table.

The server sends the table whenever it has changed; slow clients get only the latest state. A reconnecting client names
the last event it knows, and gets the log from there. docs/reference/http.md lists every message.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Annotated, Any, Literal

import orjson
from fastapi import APIRouter, Path, Query, WebSocket, WebSocketDisconnect
from pydantic import Field, TypeAdapter, ValidationError

from nomarch.server.domain.problems import DatabaseUnavailable, NotFound, Stale, TooMany
from nomarch.server.domain.views import error
from nomarch.server.http.identity import identity, language, network, service_of, token_of
from nomarch.server.http.origin import check_origin, device
from nomarch.server.live.hub import OpenTable, Watcher
from nomarch.server.schemas.base import ResponseBody
from nomarch.server.schemas.requests import (
    TABLE_NAME,
    ChatRequest,
    MoveRequest,
    RequestBody,
    SeatNumber,
    UndoRequest,
    misread,
)
from nomarch.server.schemas.responses import ChatLine
from nomarch.server.schemas.table import ErrorText, TableAnswer
from nomarch.server.service import Service
from nomarch.text.errors import NomarchError

__all__ = ["Inbound", "Outbound", "router", "turn_away"]

router = APIRouter()
_log = logging.getLogger("nomarch")
# Close codes: clients shouldn't reconnect after these two; after the others they should.
_REFUSED, _GONE = 1008, 4404
_FAULT, _LATER = 1011, 1013
_CLOSED = (WebSocketDisconnect, RuntimeError, OSError)  # RuntimeError: write after close
_PATIENCE = 20  # refused messages in a row before a socket is closed
_UNREAD = 50  # queued responses for a client that doesn't read


class Move(MoveRequest):
    """Play an action."""

    type: Literal["move"]
    """The type of this message."""


class Undo(UndoRequest):
    """Undo actions."""

    type: Literal["undo"]
    """The type of this message."""


class Chat(ChatRequest):
    """Send a chat message."""

    type: Literal["chat"]
    """The type of this message."""


class Look(RequestBody):
    """Switch to the view of another seat that this device holds, or of a spectator."""

    type: Literal["look"]
    """The type of this message."""
    seat: SeatNumber | None = None
    """Null: your own seat if you hold just one, otherwise spectator."""


class Ping(RequestBody):
    """Keep-alive request."""

    type: Literal["ping"]
    """The type of this message."""


class TableMessage(TableAnswer):
    """The table: sent first, and after every change."""

    type: Literal["table"]
    """The type of this message."""


class HereMessage(ResponseBody):
    """A player connected or disconnected."""

    type: Literal["here"]
    """The type of this message."""
    here: list[int]
    """The seats whose players are connected."""


class ChatMessage(ResponseBody):
    """New chat messages."""

    type: Literal["chat"]
    """The type of this message."""
    lines: list[ChatLine]
    """The oldest first."""


class DoneMessage(ResponseBody):
    """Your request was executed and stored."""

    type: Literal["done"]
    """The type of this message."""
    key: str
    """The `id` of your request."""
    seq: int
    """The number of the last event that it caused."""


class ErrorMessage(ResponseBody):
    """Your request failed; after `stale`, the current table follows."""

    type: Literal["error"]
    """The type of this message."""
    key: str
    """The `id` of your request, or empty if it couldn't be parsed."""
    error: ErrorText
    """Why."""


class Pong(ResponseBody):
    """Keep-alive response."""

    type: Literal["pong"]
    """The type of this message."""


Outbound = Annotated[
    TableMessage | HereMessage | ChatMessage | DoneMessage | ErrorMessage | Pong, Field(discriminator="type")
]
Inbound = Annotated[Move | Undo | Chat | Look | Ping, Field(discriminator="type")]
_INBOUND: TypeAdapter[Move | Undo | Chat | Look | Ping] = TypeAdapter(Inbound)


@router.websocket("/api/tables/{name}/live")
async def live_table(
    socket: WebSocket, name: Annotated[str, Path(pattern=TABLE_NAME)],
    seat: Annotated[int | None, Query(ge=0, le=15)] = None, since: Annotated[int, Query(ge=0, lt=2**31)] = 0,
) -> None:  # fmt: skip
    """Watch a table, and play."""
    service = service_of(socket)
    token = token_of(socket.headers)
    whence = network(socket, service.settings.proxied)
    with contextlib.ExitStack() as held:
        try:
            check_origin(socket.headers, service.settings.origins, service.settings.proxied)
            service.limits.take("connect", whence)
            held.enter_context(service.connections.socket(device(token) if token else "", whence))
            who = await identity(socket)
            live = await service.hub.open(name)
            # A reconnecting client may have lost its seat: it continues as a spectator.
            look = live.view.resolve_viewer_again if since else live.view.resolve_viewer
            watcher = Watcher(who, seat, look(who, seat), since, device=device(token) if token else "")
        except NomarchError as problem:
            await turn_away(socket, problem)
            return
        await socket.accept()
        await Connection(service, live, socket, watcher).run()


async def turn_away(socket: WebSocket, problem: NomarchError) -> None:
    """Refuse a socket: it must be accepted first to send a close code."""
    await socket.accept()
    await socket.send_text(_text(_refusal("", problem, language(socket.headers))))
    await socket.close(_close_code(problem))


def _close_code(problem: NomarchError) -> int:
    match problem:
        case NotFound():
            return _GONE
        case TooMany() | DatabaseUnavailable():
            return _LATER
        case _:
            return _REFUSED


def _refusal(key: str, problem: NomarchError, language: str) -> dict[str, Any]:
    return {"type": "error", "key": key, "error": error(problem, language)}


def _text(content: dict[str, Any]) -> str:
    return orjson.dumps(content).decode()


class Connection:
    """One connected socket."""

    def __init__(self, service: Service, live: OpenTable, socket: WebSocket, watcher: Watcher) -> None:
        self._service = service
        self._live = live
        self._socket = socket
        self._watcher = watcher
        self._language = language(socket.headers)
        self._network = network(socket, service.settings.proxied)
        self._answers: list[dict[str, Any]] = []
        self._room = asyncio.Event()  # for more answers

    async def run(self) -> None:
        """Serve the socket until it closes."""
        try:
            self._service.hub.watch(self._live, self._watcher)
            self._watcher.changed.set()
            code = await self._talk()
        finally:
            self._service.hub.unwatch(self._live, self._watcher)
        with contextlib.suppress(*_CLOSED):
            await self._socket.close(code)

    async def _talk(self) -> int:
        """Send and receive until one side closes; returns the close code."""
        code = _REFUSED
        # Start sending first: the table comes before any response.
        both = [asyncio.create_task(self._send()), asyncio.create_task(self._receive())]
        try:
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in both:
                task.cancel()
            for ended in await asyncio.gather(*both, return_exceptions=True):
                if isinstance(ended, Exception) and not isinstance(ended, _CLOSED):
                    _log.error("socket failed", exc_info=ended)
                    code = _FAULT
        return code

    # --- out ---

    async def _send(self) -> None:
        watcher = self._watcher
        while True:
            await watcher.changed.wait()
            watcher.changed.clear()
            answers, self._answers = self._answers, []
            for answer in answers:
                await self._socket.send_text(_text(answer))
            self._room.set()
            if watcher.signed_out:  # they reconnect as somebody else
                await self._socket.close(_LATER)
                return
            if self._live.gone:
                await self._socket.send_text(_text(_refusal("", NotFound("no_such_table"), self._language)))
                await self._socket.close(_GONE)
                return
            await self._send_table()
            if self._live.said > watcher.said or watcher.unheard:
                await self._send_chat()

    async def _send_table(self) -> None:
        watcher, live = self._watcher, self._live
        if live.table.seq > watcher.seq or watcher.fresh:
            await live.view.prepare(live.view.resolve_viewer_again(watcher.who, watcher.seat))
        here, table = live.here(), live.table
        if table.seq > watcher.seq or watcher.fresh:
            # Seats change hands: the viewer may have lost a seat, or joined.
            viewer = live.view.resolve_viewer_again(watcher.who, watcher.seat)
            since = watcher.since if viewer == watcher.viewer else 0
            watcher.viewer = viewer
            text = live.view.message(watcher.who, viewer, since, here)
            watcher.seq = watcher.since = table.seq
            watcher.fresh, watcher.here = False, here
            await self._socket.send_text(text)
        elif here != watcher.here:
            watcher.here = here
            await self._socket.send_text(_text({"type": "here", "here": here}))

    async def _send_chat(self) -> None:
        watcher, known = self._watcher, self._live.said
        try:
            lines = await self._service.hub.store.chat(self._live.table.id, watcher.said)
        except DatabaseUnavailable:  # all watchers are woken when it is back
            watcher.unheard = True
            return
        watcher.unheard = False
        watcher.said = max([watcher.said, known, *(line.number for line in lines)])  # some may have been deleted
        if lines:
            await self._socket.send_text(_text({"type": "chat", "lines": [vars(line) for line in lines]}))

    def _answer(self, answer: dict[str, Any]) -> None:
        self._answers.append(answer)
        self._watcher.changed.set()

    # --- in ---

    async def _receive(self) -> None:
        refused = 0
        while refused < _PATIENCE:
            while len(self._answers) >= _UNREAD:
                self._room.clear()
                await self._room.wait()
            text = await self._next()
            key = ""
            try:
                self._service.limits.take("message", self._network)
                asked = _read(text)
                key = getattr(asked, "key", "")
                await self._carry_out(asked)
                refused = 0
            except NomarchError as problem:
                refused += not isinstance(problem, Stale | DatabaseUnavailable)  # not the client's fault
                self._service.metrics.refused.labels(problem.message.key).inc()
                self._answer(_refusal(key, problem, self._language))
                if isinstance(problem, Stale):
                    self._watcher.fresh = True
        await asyncio.sleep(0.05)  # send the last response before closing

    async def _next(self) -> str:
        """The next text message; binary messages aren't accepted."""
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message["code"])
        return message.get("text") or ""

    async def _carry_out(self, asked: Move | Undo | Chat | Look | Ping) -> None:
        service, name, who = self._service, self._live.table.id, self._watcher.who
        match asked:
            case Move():
                seq = await service.act(name, who, asked.seq, asked.action, asked.key)
                self._answer({"type": "done", "key": asked.key, "seq": seq})
            case Undo():
                seq = await service.undo(name, who, asked.seq, asked.actions, asked.key)
                self._answer({"type": "done", "key": asked.key, "seq": seq})
            case Chat():
                await service.say(self._live, who, self._network, asked.name, asked.text)
            case Look():
                self._live.view.resolve_viewer(who, asked.seat)
                self._watcher.seat, self._watcher.since, self._watcher.fresh = asked.seat, 0, True
                self._watcher.changed.set()
            case Ping():
                self._answer({"type": "pong"})


def _read(text: str) -> Move | Undo | Chat | Look | Ping:
    try:
        return _INBOUND.validate_json(text)
    except ValidationError as wrong:
        first = wrong.errors(include_url=False, include_context=False, include_input=False)[0]
        raise misread(first["loc"], first["type"]) from None
