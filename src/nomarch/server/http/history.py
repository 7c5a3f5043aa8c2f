"""Looking back: moments of a game, its course, its analysis, its record and its components."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response
from fastapi.responses import PlainTextResponse

from nomarch.server.http.identity import network, service_of
from nomarch.server.http.parameters import ERRORS, Guest, Name, Seat, json_answer
from nomarch.server.live.hub import OpenTable
from nomarch.server.schemas.analysis import AnalysisAnswer, Course
from nomarch.server.schemas.responses import Moment

__all__ = ["router"]

_TEXT: dict[str, Any] = {"content": {"text/plain": {"schema": {"type": "string"}}}}

router = APIRouter(prefix="/api", responses=ERRORS)


async def _look_back(request: Request, name: str) -> OpenTable:
    """A table, for what takes a replay to answer."""
    service = service_of(request)
    service.limits.take("look", network(request, service.settings.proxied))
    return await service.hub.open(name)


@router.get("/tables/{name}/moments/{decision}", response_class=Response, responses={200: {"model": Moment}})
async def moment(
    request: Request, guest: Guest, name: Name,
    decision: Annotated[int, Path(ge=0, lt=2**31, description="After how many actions.")], seat: Seat = None,
) -> Response:  # fmt: skip
    """The game as it was after so many actions, as you may see it."""
    live = await _look_back(request, name)
    return json_answer(await live.view.moment(live.view.resolve_viewer(guest.who, seat), decision))


@router.get("/tables/{name}/course", response_class=Response, responses={200: {"model": Course}})
async def course(request: Request, name: Name) -> Response:
    """A game that is over, action by action with the scores: for a chart, and to find one's way in it."""
    live = await _look_back(request, name)
    return json_answer(await live.view.course())


@router.post("/tables/{name}/analysis", response_class=Response, responses={200: {"model": AnalysisAnswer}})
async def analyse(request: Request, guest: Guest, name: Name) -> Response:
    """Have a game that is over analysed. It takes a while: ask with GET how far it has come."""
    service = service_of(request)
    service.limits.take("analyse", guest.network)
    return json_answer(await service.reviewer.ask(await service.hub.open(name), guest.who))


@router.get("/tables/{name}/analysis", response_class=Response, responses={200: {"model": AnalysisAnswer}})
async def see_analysis(request: Request, guest: Guest, name: Name) -> Response:
    """How far the analysis of a game has come, and all of it when it is whole."""
    service = service_of(request)
    return json_answer(await service.reviewer.look(await service.hub.open(name), guest.who))


@router.delete("/tables/{name}/analysis", response_class=Response, responses={200: {"model": AnalysisAnswer}})
async def give_up_analysis(request: Request, guest: Guest, name: Name) -> Response:
    """Stop an analysis that you asked for; one that is whole stays."""
    service = service_of(request)
    return json_answer(await service.reviewer.give_up(await service.hub.open(name), guest.who))


@router.get("/tables/{name}/record", response_class=Response, responses={200: _TEXT})  # its errors are JSON
async def record(request: Request, guest: Guest, name: Name, seat: Seat = None) -> PlainTextResponse:
    """The record as text: while the game goes on, without what you may not know."""
    live = await _look_back(request, name)
    text = await live.view.record(live.view.resolve_viewer(guest.who, seat))
    file = f"{live.table.id}.txt"
    return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="{file}"'})


@router.get("/tables/{name}/components", response_class=Response, responses={200: _TEXT})  # its errors are JSON
async def components(request: Request, name: Name) -> PlainTextResponse:
    """The components file that the table is played with, if it isn't the standard one: `nomarch replay --components`
    takes it."""
    live = await service_of(request).hub.open(name)
    file = f"{live.table.id}.toml"
    return PlainTextResponse(live.view.components(), headers={"content-disposition": f'attachment; filename="{file}"'})
