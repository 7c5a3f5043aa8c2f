"""Response and request schemas of the daily deal."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from nomarch.server.domain.table import Phase
from nomarch.server.schemas.base import ResponseBody
from nomarch.server.schemas.requests import Key, Name, RequestBody

__all__ = [
    "DailyDay",
    "DailyDeal",
    "DailyGame",
    "DailyOverview",
    "DailyRequest",
    "DailyRow",
    "DailyScore",
    "DailyYours",
]


class DailyRequest(RequestBody):
    """An attempt at a day's deal."""

    name: Name = ""
    again: bool = False
    """Play it again, or play a past day's deal: that doesn't count. Without it, everybody has one attempt that
    counts, and gets the same table for it each time."""
    key: Key = ""


class DailyYours(ResponseBody):
    """Your attempt that counts."""

    table: str
    """The table's name."""
    phase: Phase
    """The phase of the table."""
    score: int | None
    """Your score; null before the end, or if it doesn't count."""
    text: str
    """The score as the game writes it; empty before the end."""
    rank: int | None
    """Your rank, from 1; null as long as `score` is."""


class DailyGame(ResponseBody):
    """Today's deal of a game."""

    game: str
    """Such as `fertility`."""
    commitment: str
    """The digest of today's secret."""
    tomorrow: str
    """The digest of tomorrow's secret."""
    finished: int
    """How many results there are so far."""
    yours: DailyYours | None
    """Your attempt; null before you begin."""


class DailyOverview(ResponseBody):
    """Today's deals."""

    day: str
    """The date (UTC), such as `2026-11-18`."""
    ends: int
    """When the next deal begins, in milliseconds since 1970."""
    levels: list[str]
    """The levels of the bots, in turn order after you."""
    games: list[DailyGame]
    """One for each game."""


class DailyScore(ResponseBody):
    """A bar of the histogram."""

    score: int
    """The score."""
    count: Annotated[int, Field(ge=1)]
    """How many have it."""


class DailyRow(ResponseBody):
    """One of the best results."""

    rank: int
    """From 1; equal results share a rank."""
    name: str
    """The player's name."""
    text: str
    """The score as the game writes it."""
    won: bool
    """Whether they beat the bots."""
    yours: bool
    """Whether it is your result."""
    table: str | None
    """The table, to replay the game; null until you have played too, or the day is over."""


class DailyDeal(ResponseBody):
    """A day's deal of a game, and its results."""

    game: str
    """Such as `fertility`."""
    day: str
    """The date (UTC)."""
    open: bool
    """Whether an attempt that counts can begin now."""
    ends: int
    """Until when, in milliseconds since 1970."""
    reveals: int
    """When the secret is told and no further result counts, in milliseconds since 1970."""
    levels: list[str]
    """The levels of the bots, in turn order after you."""
    commitment: str
    """The digest of the secret."""
    secret: str | None
    """The secret; null before `reveals`."""
    finished: int
    """How many results there are."""
    scores: list[DailyScore]
    """The histogram, lowest score first."""
    best: list[DailyRow]
    """The best results, at most twenty."""
    yours: DailyYours | None
    """Your attempt that counts; null before you begin."""


class DailyDay(ResponseBody):
    """A day with results."""

    day: str
    """The date (UTC)."""
    finished: int
    """How many results it has."""
    best: int
    """The highest score."""
