"""The ASGI application: routes, sockets and pages behind one middleware."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import orjson
from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError, ValidationException, WebSocketRequestValidationError
from fastapi.responses import PlainTextResponse
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException

from nomarch.server.domain.problems import BadRequest, NotFound, Stale
from nomarch.server.http import (
    admin,
    alerts,
    api,
    daily,
    history,
    pages,
    pictures,
    profile,
    puzzles,
    ratings,
    websocket,
)
from nomarch.server.http.identity import identity, service_of
from nomarch.server.http.middleware import Middleware, error_response
from nomarch.server.http.openapi import complete
from nomarch.server.schemas.requests import misread
from nomarch.server.service import Service
from nomarch.server.settings import Settings
from nomarch.text.errors import NomarchError

__all__ = ["make_app"]


def make_app(settings: Settings) -> FastAPI:
    """An application with its own store, workers and limits."""
    service = Service(settings)

    @asynccontextmanager
    async def running(app: FastAPI) -> AsyncIterator[None]:
        await service.start()
        try:
            yield
        finally:
            await service.stop()

    # FastAPI's own documentation pages load third-party scripts.
    app = FastAPI(title="nomarch", version="1", lifespan=running, docs_url=None, redoc_url=None, openapi_url=None)
    app.state.service = service
    app.include_router(api.router)
    app.include_router(history.router)
    app.include_router(puzzles.router)
    app.include_router(alerts.router)
    app.include_router(daily.router)
    app.include_router(pictures.router)
    app.include_router(profile.router)
    app.include_router(ratings.router)
    app.include_router(websocket.router)
    app.include_router(admin.router)
    app.add_exception_handler(NomarchError, _refuse)
    app.add_exception_handler(RequestValidationError, _refuse_field)
    app.add_exception_handler(HTTPException, _refuse_route)
    app.add_exception_handler(WebSocketRequestValidationError, _refuse_socket)

    @app.get("/healthz", include_in_schema=False)
    async def healthz() -> Response:
        """Health check: this process responds, and its database is writable."""
        await service.check_health()
        return PlainTextResponse("ok\n")

    @app.get("/metrics", include_in_schema=False)
    async def metrics() -> Response:
        """Metrics for Prometheus."""
        return Response(service.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")

    @app.get("/openapi.json", include_in_schema=False)
    async def openapi() -> Response:
        """The OpenAPI document."""
        return Response(orjson.dumps(complete(app)), media_type="application/json")

    pages.serve(app)
    app.add_middleware(Middleware, service=service)
    return app


async def _refuse(request: Request, problem: Exception) -> Response:
    """The error response, in the reader's language; a stale request gets the current table."""
    assert isinstance(problem, NomarchError)
    service = service_of(request)
    service.metrics.refused.labels(problem.message.key).inc()
    table = None
    if isinstance(problem, Stale):
        live = await service.hub.open(str(request.path_params["name"]))
        table = await service.show(live, await identity(request))
    return error_response(problem, request.headers, table=table)


async def _refuse_field(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, RequestValidationError)
    return await _refuse(request, _misread(problem))


def _misread(problem: ValidationException) -> BadRequest:
    first = problem.errors()[0]
    # A JSON syntax error has a position in the text, not a field.
    where = () if first["type"] == "json_invalid" else first["loc"][1:]
    return misread(where, str(first["type"]))


async def _refuse_socket(connection: WebSocket, problem: Exception) -> None:
    assert isinstance(problem, WebSocketRequestValidationError)
    # An impossible table name means a wrong link: answer 404, not 422.
    unnamed = problem.errors()[0]["loc"][0] == "path"
    await websocket.turn_away(connection, NotFound("no_such_table") if unnamed else _misread(problem))


async def _refuse_route(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, HTTPException)
    if problem.status_code == 404:
        return await _refuse(request, NotFound("no_such_page"))
    if problem.status_code == 400:  # the body could not be read: too long, or malformed in another way
        cause = problem.__cause__
        return await _refuse(request, cause if isinstance(cause, NomarchError) else misread((), "json_invalid"))
    if problem.status_code == 405:
        allowed = _allowed(request.url.path)
        if not allowed:
            return await _refuse(request, NotFound("no_such_page"))
        answer = await _refuse(request, BadRequest("bad_method"))
        answer.headers["allow"] = ", ".join(allowed)
    else:
        answer = await _refuse(request, BadRequest("bad_method"))
        answer.headers.update(problem.headers or {})
    answer.status_code = problem.status_code
    return answer


def _allowed(path: str) -> list[str]:
    """The allowed methods of a path, over all its routes: Starlette would name those of the first."""
    if path != "/api" and not path.startswith("/api/"):
        return ["GET", "HEAD"]
    known = [
        *api.router.routes,
        *history.router.routes,
        *alerts.router.routes,
        *daily.router.routes,
        *pictures.router.routes,
        *puzzles.router.routes,
        *profile.router.routes,
        *ratings.router.routes,
    ]
    routes = [route for route in known if isinstance(route, APIRoute) and route.path_regex.match(path)]
    found = {method for route in routes for method in route.methods or ()}
    return sorted(found | {"HEAD"} if "GET" in found else found)
