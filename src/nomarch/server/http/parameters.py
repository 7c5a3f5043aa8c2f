"""Shared parameters and error responses of routes."""

from __future__ import annotations

from typing import Annotated, Any

import orjson
from fastapi import Depends, Path, Query, Response

from nomarch.server.http.identity import Visitor, visitor
from nomarch.server.schemas import requests, responses

__all__ = ["ERRORS", "Guest", "Name", "Seat", "SeatPath", "json_answer"]

ERRORS: dict[int | str, dict[str, Any]] = {
    400: {"model": responses.ErrorAnswer, "description": "Bad request: it can't be parsed."},
    403: {"model": responses.ErrorAnswer, "description": "Forbidden."},
    404: {"model": responses.ErrorAnswer, "description": "Not found."},
    409: {"model": responses.ErrorAnswer, "description": "Stale: the table has moved on; `table` is the current one."},
    413: {"model": responses.ErrorAnswer, "description": "The body is too large."},
    415: {
        "model": responses.ErrorAnswer,
        "description": "The body must be JSON, with the content type `application/json`.",
    },
    422: {
        "model": responses.ErrorAnswer,
        "description": "Refused by the rules of the game or of the table.",
    },
    429: {
        "model": responses.ErrorAnswer,
        "description": "Rate limit exceeded.",
        "headers": {"Retry-After": {"description": "Seconds to wait.", "schema": {"type": "integer", "minimum": 1}}},
    },
    500: {"model": responses.ErrorAnswer, "description": "Internal server error; nothing has changed."},
    503: {"model": responses.ErrorAnswer, "description": "The database is unavailable; retry with the same key."},
}

Guest = Annotated[Visitor, Depends(visitor)]
Name = Annotated[str, Path(description="The table.", pattern=requests.TABLE_NAME)]
Seat = Annotated[int | None, Query(ge=0, le=15, description="The seat whose view you want; by default your only one.")]
SeatPath = Annotated[int, Path(ge=0, le=15, description="From 0.")]


def json_answer(content: Any, status: int = 200) -> Response:
    """A JSON response without validation at run time: tests check it against its schema."""
    return Response(orjson.dumps(content), status, media_type="application/json")
