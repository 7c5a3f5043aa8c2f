"""History routes: moments of a game, its course, analysis, record and components."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response
from fastapi.responses import PlainTextResponse

from nomarch.server.http.identity import network, service_of
from nomarch.server.http.parameters import ERRORS, Guest, Name, Seat, json_answer
from nomarch.server.live.hub import OpenTable
from nomarch.server.schemas.analysis import AnalysisAnswer, Course
from nomarch.server.schemas.requests import PlayOnRequest
from nomarch.server.schemas.responses import Answer, Moment

__all__ = ["router"]

_TEXT: dict[str, Any] = {"content": {"text/plain": {"schema": {"type": "string"}}}}

router = APIRouter(prefix="/api", responses=ERRORS)


async def _look_back(request: Request, name: str) -> OpenTable:
    """A table for a route that has to replay it."""
    service = service_of(request)
    service.limits.take("look", network(request, service.settings.proxied))
    return await service.hub.open(name)


@router.get("/tables/{name}/moments/{decision}", response_class=Response, responses={200: {"model": Moment}})
async def moment(
    request: Request, guest: Guest, name: Name,
    decision: Annotated[int, Path(ge=0, lt=2**31, description="The number of actions.")], seat: Seat = None,
) -> Response:  # fmt: skip
    """The game after this many actions, as you may see it."""
    live = await _look_back(request, name)
    return json_answer(await live.view.moment(live.view.resolve_viewer(guest.who, seat), decision))


@router.get("/tables/{name}/course", response_class=Response, responses={200: {"model": Course}})
async def course(request: Request, name: Name) -> Response:
    """The course of a finished game: every action with the scores, for charts and navigation."""
    live = await _look_back(request, name)
    return json_answer(await live.view.course())


@router.post("/tables/{name}/analysis", response_class=Response, responses={200: {"model": AnalysisAnswer}})
async def analyse(request: Request, guest: Guest, name: Name) -> Response:
    """Request the analysis of a finished game. It takes a while: poll its progress with GET."""
    service = service_of(request)
    service.limits.take("analyse", guest.network)
    return json_answer(await service.reviewer.ask(await service.hub.open(name), guest.who))


@router.get("/tables/{name}/analysis", response_class=Response, responses={200: {"model": AnalysisAnswer}})
async def see_analysis(request: Request, guest: Guest, name: Name) -> Response:
    """The progress of a game's analysis, and the result when it is complete."""
    service = service_of(request)
    return json_answer(await service.reviewer.look(await service.hub.open(name), guest.who))


@router.delete("/tables/{name}/analysis", response_class=Response, responses={200: {"model": AnalysisAnswer}})
async def give_up_analysis(request: Request, guest: Guest, name: Name) -> Response:
    """Cancel an analysis that you requested; a complete one stays."""
    service = service_of(request)
    return json_answer(await service.reviewer.give_up(await service.hub.open(name), guest.who))


@router.post("/tables/{name}/play-on", response_model=Answer, status_code=201)
async def play_on(request: Request, guest: Guest, name: Name, asked: PlayOnRequest) -> dict[str, Any]:
    """Create a table that continues a finished game from one of its positions, with the same cards. You hold the seats
    planned for a person."""
    service = service_of(request)
    service.limits.take("create", guest.network)
    source = await _look_back(request, name)
    live, seq = await service.play_on(source, asked.decision, asked.seats, guest.who, guest.network, asked.key)
    return {"table": live.table.id, "seq": seq}


@router.get("/tables/{name}/record", response_class=Response, responses={200: _TEXT})  # its errors are JSON
async def record(request: Request, guest: Guest, name: Name, seat: Seat = None) -> PlainTextResponse:
    """The record as text; while the game is in progress, without hidden information."""
    live = await _look_back(request, name)
    text = await live.view.record(live.view.resolve_viewer(guest.who, seat))
    file = f"{live.table.id}.txt"
    return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="{file}"'})


@router.get("/tables/{name}/components", response_class=Response, responses={200: _TEXT})  # its errors are JSON
async def components(request: Request, name: Name) -> PlainTextResponse:
    """The table's components file, if it isn't the standard one, for `nomarch replay --components`."""
    live = await service_of(request).hub.open(name)
    file = f"{live.table.id}.toml"
    return PlainTextResponse(live.view.components(), headers={"content-disposition": f'attachment; filename="{file}"'})
