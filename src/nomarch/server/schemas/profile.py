"""Schemas of profiles."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from nomarch.server.schemas.base import ResponseBody
from nomarch.server.schemas.requests import Name, RequestBody
from nomarch.server.schemas.responses import SeatSummary

__all__ = [
    "CarryRequest",
    "FinishedGame",
    "GameResults",
    "HistoryAnswer",
    "PhraseAnswer",
    "ProfileAnswer",
    "ProfileLink",
    "ProfileRequest",
]


class ProfileRequest(RequestBody):
    """Change your profile."""

    name: Name


class CarryRequest(RequestBody):
    """Act as the owner of a profile on this device. Give either a phrase or a link's secret."""

    phrase: Annotated[str, Field(max_length=400)] = ""
    """The twelve words, or the first four letters of each."""
    secret: Annotated[str, Field(max_length=64)] = ""
    """From a link."""
    bring: bool = False
    """Whether the profile gets the seats that you hold now, too."""


class ProfileAnswer(ResponseBody):
    """Who you are to this server."""

    name: str
    """Your name on every device; empty if you gave none."""
    phrase: bool
    """Whether you have a recovery phrase."""
    devices: int
    """On how many devices you are signed in, this one included."""


class PhraseAnswer(ResponseBody):
    """Your new recovery phrase. The server can't show it again."""

    phrase: str
    """Twelve words, separated by spaces."""


class ProfileLink(ResponseBody):
    """The secret that signs one more device in. Anyone who has it can play for you."""

    secret: str
    """The secret to send to `carry`."""
    until: int
    """When it expires, in milliseconds since 1970."""


Against = Literal["alone", "bots", "people", "mixed"]


class GameResults(ResponseBody):
    """Your games of one kind. Games in which you held several seats don't count."""

    game: str
    """Such as `fertility`."""
    players: int
    """How many played."""
    against: Against
    """Your opponents: bots, people, or both (`mixed`)."""
    level: str
    """The level of the bots, if you played against bots of one level; otherwise empty."""
    games: int
    """How many you finished."""
    wins: int
    """How many of them you won, alone or shared."""


class FinishedGame(ResponseBody):
    """A game that you finished."""

    table: str
    """The table's name."""
    game: str
    """Such as `fertility`."""
    ended: int
    """The time of the table's last event, in milliseconds since 1970."""
    players: int
    """How many played."""
    seats: list[SeatSummary]
    """Who played."""
    you: list[int]
    """Your seats, from 0."""
    scores: list[str]
    """By seat, as the game writes them."""
    winners: list[int]
    """Seats, from 0."""
    won: bool
    """Whether you won, alone or shared. False if you held several seats."""
    against: Against
    """As in `GameResults`."""
    level: str
    """As in `GameResults`."""
    rating_change: int | None
    """What a rated game changed; null if it wasn't rated, or didn't count."""


class HistoryAnswer(ResponseBody):
    """Your finished games: the latest 2000 at most."""

    results: list[GameResults]
    """By game, number of players and opponents."""
    games: list[FinishedGame]
    """The latest first."""
