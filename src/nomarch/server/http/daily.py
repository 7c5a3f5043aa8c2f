"""Routes of the daily deal."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request

from nomarch.server.http.identity import service_of
from nomarch.server.http.parameters import ERRORS, Guest
from nomarch.server.schemas import daily
from nomarch.server.schemas.responses import Answer
from nomarch.server.service import own_key

__all__ = ["Day", "Game", "router"]

_DATE = r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"
Game = Annotated[str, Path(max_length=40, description="Such as `fertility`.")]
Day = Annotated[str, Path(pattern=_DATE, description="A date (UTC), such as `2026-11-18`.")]

router = APIRouter(prefix="/api", responses=ERRORS)


@router.get("/daily", response_model=daily.DailyOverview)
async def see_today(request: Request, guest: Guest) -> dict[str, Any]:
    """Today's deal of each game, with the commitments to today's and tomorrow's shuffles."""
    return await service_of(request).daily.today(guest.who)


@router.get("/daily/{game}", response_model=list[daily.DailyDay])
async def list_days(
    request: Request, game: Game,
    before: Annotated[str, Query(pattern=f"{_DATE}|^$", description="The last date you know; by default today.")] = "",
) -> list[dict[str, Any]]:  # fmt: skip
    """Past days with results, thirty per page, latest first."""
    return await service_of(request).daily.days(game, before)


@router.get("/daily/{game}/{day}", response_model=daily.DailyDeal)
async def see_day(request: Request, guest: Guest, game: Game, day: Day) -> dict[str, Any]:
    """A day's deal: everybody's scores, the best results and yours."""
    return await service_of(request).daily.deal(game, day, guest.who)


@router.post("/daily/{game}/{day}", response_model=Answer, status_code=201)
async def play_day(request: Request, guest: Guest, game: Game, day: Day, asked: daily.DailyRequest) -> dict[str, Any]:
    """Play a day's deal. You sit in seat 0, the cards are dealt, and the table waits for you."""
    service = service_of(request)
    service.limits.take("create", guest.network)
    live, seq = await service.daily.play(
        game, day, guest.who, asked.name, service.network_digest(guest.network),
        again=asked.again, key=own_key(guest.who, asked.key),
    )  # fmt: skip
    return {"table": live.table.id, "seq": seq}
