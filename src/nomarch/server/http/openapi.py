"""The OpenAPI document: every request, field and error, the games' views and the messages of the socket included."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import TypeAdapter

from nomarch.games import registry
from nomarch.server.http import websocket

__all__ = ["complete"]

_REF = "#/components/schemas/{model}"


def complete(app: FastAPI) -> dict[str, Any]:
    """The document, cached."""
    if app.openapi_schema is None:
        found = get_openapi(title=app.title, version=app.version, routes=app.routes, description=__doc__)
        schemas = found["components"]["schemas"]
        for unused in ("HTTPValidationError", "ValidationError"):
            schemas.pop(unused, None)
        _add(schemas, "SocketRequest", websocket.Inbound)
        _add(schemas, "SocketAnswer", websocket.Outbound)
        for game in map(registry.find, registry.GAMES):
            _add(schemas, f"{game.name.capitalize()}View", game.view_type)
            _add(schemas, f"{game.name.capitalize()}Preview", game.preview_type)
        app.openapi_schema = found
    return app.openapi_schema


def _add(schemas: dict[str, Any], name: str, kind: Any) -> None:
    schema = TypeAdapter(kind).json_schema(ref_template=_REF)
    schemas.update(schema.pop("$defs", {}))
    schemas[name] = schema
