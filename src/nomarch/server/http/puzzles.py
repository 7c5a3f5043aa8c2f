"""The route for puzzles: positions of real games that come with the package."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response

from nomarch import puzzles
from nomarch.puzzles import Puzzle
from nomarch.server.aside import aside
from nomarch.server.domain.checks import puzzle_numbered
from nomarch.server.domain.views import choices_of, explained
from nomarch.server.http.daily import Game
from nomarch.server.http.identity import network, service_of
from nomarch.server.http.parameters import ERRORS, json_answer
from nomarch.server.schemas.puzzles import PuzzleAnswer

__all__ = ["Number", "router"]

Number = Annotated[int, Path(ge=1, lt=2**31, description="From 1.")]

router = APIRouter(prefix="/api", responses=ERRORS)


@router.get("/puzzles/{game}/{number}", response_class=Response, responses={200: {"model": PuzzleAnswer}})
async def puzzle(request: Request, game: Game, number: Number) -> Response:
    """A puzzle: find the move that gains most."""
    service = service_of(request)
    service.limits.take("look", network(request, service.settings.proxied))
    found = puzzle_numbered(game, number)
    return json_answer(await aside(_shown, found, number, len(puzzles.load(game))))


def _shown(found: Puzzle, number: int, total: int) -> dict[str, Any]:
    match = found.match()
    return {
        "number": number,
        "total": total,
        "seat": match.to_play,
        "names": match.names,
        "view": match.view(match.to_play),
        "choices": choices_of(match),
        "chances": [value / 1000 for value in found.values],
        "right": found.right(match.legal),
        "played": found.played,
        "why": explained(found.why),
    }
