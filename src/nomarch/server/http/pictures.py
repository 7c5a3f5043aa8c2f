"""Routes of pictures for link previews, and the tags that name them."""

from __future__ import annotations

import re
from html import escape
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

from nomarch.server.domain import daily
from nomarch.server.http.daily import Day, Game
from nomarch.server.http.identity import language, network, service_of
from nomarch.server.http.parameters import ERRORS, Name
from nomarch.server.http.puzzles import Number
from nomarch.server.live.cards import HEIGHT, WIDTH, Card
from nomarch.text.errors import NomarchError
from nomarch.text.language import LANGUAGES

__all__ = ["router", "tags"]

_PNG: dict[str, Any] = {"content": {"image/png": {"schema": {"type": "string", "format": "binary"}}}}
_KEPT = "public, max-age=300"
_TABLE = re.compile(r"(?:table|replay)/([0-9a-z]{12})")
_DAILY = re.compile(r"daily/([a-z_]{1,40})(?:/([0-9]{4}-[0-9]{2}-[0-9]{2}))?")
_PUZZLES = re.compile(r"puzzles/([a-z_]{1,40})")
_NUMBER = re.compile(r"[1-9][0-9]{0,5}")

Language = Annotated[str, Query(max_length=10, description="`en`, `fr`, `de` or `nl`.")]

router = APIRouter(prefix="/api", responses=ERRORS)


@router.get("/tables/{name}/picture", response_class=Response, responses={200: _PNG})  # its errors are JSON
async def table_picture(request: Request, name: Name, lang: Language = "en") -> Response:
    """A picture of a table for link previews: its players, and the scores once the game is over."""
    return await _picture(request, await service_of(request).pictures.of_table(name, _known(lang)))


@router.get("/daily/{game}/{day}/picture", response_class=Response, responses={200: _PNG})  # its errors are JSON
async def day_picture(request: Request, game: Game, day: Day, lang: Language = "en") -> Response:
    """A picture of a day's deal for link previews: its best results."""
    return await _picture(request, await service_of(request).pictures.of_day(game, day, _known(lang)))


@router.get("/puzzles/{game}/{number}/picture", response_class=Response, responses={200: _PNG})  # its errors are JSON
async def puzzle_picture(request: Request, game: Game, number: Number, lang: Language = "en") -> Response:
    """A picture of a puzzle for link previews: its players, and whose move it is."""
    return await _picture(request, await service_of(request).pictures.of_puzzle(game, number, _known(lang)))


def _known(lang: str) -> str:
    return lang if lang in LANGUAGES else "en"


async def _picture(request: Request, card: Card) -> Response:
    service = service_of(request)
    who = network(request, service.settings.proxied)
    drawn = await service.pictures.picture(card, lambda: service.limits.take("picture", who))
    return Response(drawn, media_type="image/png", headers={"cache-control": _KEPT})


async def tags(request: Request, path: str) -> str:
    """Open Graph and Twitter tags for the page at a path; empty where there is nothing to say."""
    service, lang = service_of(request), language(request.headers)
    try:
        if found := _TABLE.fullmatch(path):
            card, picture = await service.pictures.of_table(found[1], lang), f"/api/tables/{found[1]}/picture"
        elif found := _DAILY.fullmatch(path):
            day = found[2] or daily.day_of(service.hub.now())
            card = await service.pictures.of_day(found[1], day, lang)
            picture = f"/api/daily/{found[1]}/{day}/picture"
        elif found := _PUZZLES.fullmatch(path):
            asked = request.url.query
            number = int(asked) if _NUMBER.fullmatch(asked) else 1
            card = await service.pictures.of_puzzle(found[1], number, lang)
            path, picture = f"{path}?{number}", f"/api/puzzles/{found[1]}/{number}/picture"
        else:
            return ""
    except NomarchError:  # no such table or day, or no database: the page says so itself
        return ""
    origin = service.settings.public_url or str(request.base_url).rstrip("/")
    told = {
        "og:type": "website",
        "og:site_name": "nomarch",
        "og:title": card.title,
        "og:description": card.description,
        "og:url": f"{origin}/{path}",
        "og:image": f"{origin}{picture}?lang={lang}",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": f"{card.title}. {card.description}",
    }
    lines = [f'<meta property="{name}" content="{escape(value)}">' for name, value in told.items()]
    return "".join([*lines, '<meta name="twitter:card" content="summary_large_image">'])
