"""Schemas of ratings and leaderboards."""

from __future__ import annotations

from pydantic import Field

from nomarch.server.domain.ratings import PROVISIONAL
from nomarch.server.schemas.base import ResponseBody
from nomarch.server.schemas.requests import RequestBody

__all__ = ["Leaderboard", "LeaderboardRow", "ListRequest", "OwnRating", "OwnRatings", "SeatRating"]


class _Rating(ResponseBody):
    rating: int
    """The rating: 1500 for newcomers."""
    uncertainty: int
    """Half the width of its 95% interval."""
    games: int
    """How many rated games have counted."""
    provisional: bool = Field(description=f"Whether they are fewer than {PROVISIONAL}.")


class LeaderboardRow(_Rating):
    """A player on a leaderboard."""

    rank: int
    """From 1, by rating minus uncertainty."""
    name: str
    """The name that they chose."""
    you: bool
    """Whether it is you."""


class OwnRating(_Rating):
    """Your rating in a game."""

    game: str
    """Such as `fertility`."""
    rank: int | None
    """Your place on the leaderboard; null if you aren't on it."""


class Leaderboard(ResponseBody):
    """A page of a game's leaderboard."""

    rows: list[LeaderboardRow]
    """At most fifty, best first."""
    more: bool
    """Whether another page follows."""
    yours: OwnRating | None
    """Your own rating; null if you have played no rated game."""


class OwnRatings(ResponseBody):
    """Your ratings."""

    ratings: list[OwnRating]
    """By game."""
    listed: bool
    """Whether leaderboards show you."""


class ListRequest(RequestBody):
    """Appear on leaderboards, or don't."""

    listed: bool
    """Whether leaderboards show you."""


class SeatRating(_Rating):
    """The rating in a seat of a rated table: after the game, the new one."""

    change: int | None
    """What the game changed; null before its end, and if the same people had played too often for it to count."""
