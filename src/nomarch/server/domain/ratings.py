"""Ratings: which tables are rated, what a rated game says about its players, and what that changes.

A rated table is for people alone, each with a seat of their own, and has a clock: so every game ends. Leaving and
running out of time are losing: a player for whom a bot decided anything ranks behind all for whom none did, and the
first of them comes last. Such a game still counts for everybody.

OpenSkill (the model of Plackett and Luce, after Weng and Lin) rates any number of players from their places alone. The
scale is Elo's, with 1500 for newcomers.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from openskill.models import PlackettLuce

from nomarch.server.domain.events import Clock, SeatPlan
from nomarch.server.domain.problems import Problem
from nomarch.server.domain.table import Table

__all__ = [
    "MOST_TOGETHER", "NEW", "PROVISIONAL", "TOGETHER_HOURS", "RatedSeat", "Rating", "check_rated", "rate", "result_of",
]  # fmt: skip

PROVISIONAL = 5  # games before a rating is on the leaderboard
MOST_TOGETHER = 10  # games of the same people that count within TOGETHER_HOURS
TOGETHER_HOURS = 24
_BETA = 400 / math.log(10) / math.sqrt(2)
_MODEL = PlackettLuce(mu=1500, sigma=2 * _BETA, beta=_BETA, tau=2 * _BETA / 100)  # the library's proportions


@dataclass(frozen=True)
class Rating:
    """What is known of a player's strength: a normal distribution."""

    mu: float
    sigma: float
    games: int = 0

    @property
    def points(self) -> int:
        """The rating as shown."""
        return round(self.mu)

    @property
    def uncertainty(self) -> int:
        """Half the width of its 95% interval."""
        return round(2 * self.sigma)

    @property
    def floor(self) -> int:
        """What the leaderboard sorts by: the lower end of the interval."""
        return self.points - self.uncertainty

    @property
    def provisional(self) -> bool:
        """Whether there have been too few games for the leaderboard."""
        return self.games < PROVISIONAL


NEW = Rating(_MODEL.mu, _MODEL.sigma)


class RatedSeat(NamedTuple):
    """A seat's result in a rated game."""

    who: str
    name: str
    place: int  # from 1; equal results share it


def rate(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """The players' ratings after a game."""
    teams = [[_MODEL.rating(each.mu, each.sigma)] for each in before]
    after = _MODEL.rate(teams, ranks=[float(place) for place in places])
    return [Rating(new.mu, new.sigma, old.games + 1) for old, (new,) in zip(before, after, strict=True)]


def check_rated(seats: Sequence[SeatPlan], clock: Clock | None, absent: str) -> None:
    """Refuse a rated table for bots or several people at one device, or one whose games might never end."""
    people = [seat for seat in seats if seat.kind == "person"]
    if len(seats) < 2 or len(people) > 1 or any(seat.kind == "bot" for seat in seats):
        raise Problem("rated_people")
    if clock is None or absent != "bot":
        raise Problem("rated_clock")


def result_of(table: Table) -> tuple[RatedSeat, ...]:
    """The result of a rated game; empty before its end, and if it doesn't count: somebody's data was deleted, or holds
    two seats."""
    made, match, seats = table.made, table.match, table.seats
    if not (made and made.rated and match and match.over and table.phase == "over"):
        return ()
    holders = [seat.who | {seat.player} for seat in seats]
    if not all(seat.player for seat in seats) or len(set().union(*holders)) < sum(map(len, holders)):
        return ()
    keys = [(1, -seat.replaced) if seat.replaced else (0, rank) for seat, rank in zip(seats, match.ranks, strict=True)]
    places = [1 + sum(other < key for other in keys) for key in keys]
    return tuple(RatedSeat(seat.player, seat.name, place) for seat, place in zip(seats, places, strict=True))
