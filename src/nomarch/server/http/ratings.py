"""Routes of ratings and leaderboards."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request

from nomarch.server.domain.problems import NotFound
from nomarch.server.http.daily import Game
from nomarch.server.http.identity import service_of
from nomarch.server.http.parameters import ERRORS, Guest, Name
from nomarch.server.schemas import ratings

__all__ = ["router"]

_DEEPEST = 1000  # rows
After = Annotated[int, Query(ge=0, le=_DEEPEST, description="The `rank` of the last player you know.")]

router = APIRouter(prefix="/api", responses=ERRORS)


@router.get("/leaderboard/{game}", response_model=ratings.Leaderboard)
async def see_leaderboard(request: Request, guest: Guest, game: Game, after: After = 0) -> dict[str, Any]:
    """The players with the best ratings, fifty per page. 404 if the host has switched leaderboards off."""
    service = service_of(request)
    service.limits.take("ratings", guest.network)
    if not service.settings.leaderboard:
        raise NotFound("leaderboard_off")
    return await service.ratings.leaderboard(game, after, guest.who)


@router.get("/me/ratings", response_model=ratings.OwnRatings)
async def see_ratings(request: Request, guest: Guest) -> dict[str, Any]:
    """Your ratings."""
    service = service_of(request)
    service.limits.take("ratings", guest.network)
    return await service.ratings.mine(guest.who)


@router.post("/me/ratings", response_model=ratings.OwnRatings)
async def list_me(request: Request, guest: Guest, asked: ratings.ListRequest) -> dict[str, Any]:
    """Appear on leaderboards with your name, or don't."""
    service = service_of(request)
    service.limits.take("profile", guest.network)
    await service.ratings.show_on_leaderboards(guest.who, guest.device, listed=asked.listed)
    return await service.ratings.mine(guest.who)


@router.get("/tables/{name}/ratings", response_model=list[ratings.SeatRating | None])
async def table_ratings(request: Request, guest: Guest, name: Name) -> list[dict[str, Any] | None]:
    """The ratings of the players at a rated table, by seat; null for an open seat. Empty at any other table."""
    service = service_of(request)
    service.limits.take("ratings", guest.network)
    return await service.ratings.of_table((await service.hub.open(name)).table)
