"""One game of a study, on any process or machine, with statistics of every seat."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from nomarch.arena.journal import Journal
from nomarch.arena.playing import Tournament, play_out
from nomarch.arena.results import header
from nomarch.arena.schedule import Fixture
from nomarch.play.match import Match

__all__ = ["KIND", "Games", "Studied", "play"]

KIND = "study"


@dataclass(frozen=True)
class Studied:
    """A finished game: by seat, numbers by column name."""

    deal: int
    seating: tuple[int, ...]
    seats: tuple[dict[str, float], ...]

    @property
    def fixture(self) -> Fixture:
        """The fixture of the game."""
        return Fixture(self.deal, self.seating)


def play(tournament: Tournament, fixture: Fixture) -> Studied:
    """Play a game, and collect every seat's statistics."""
    match, played = play_out(tournament, fixture)
    seats, first, total = range(match.players), _first(match), sum(played.scores)
    statistics = match.game.statistics(match.components, match.transitions(), match.view()) or [{} for _ in seats]
    return Studied(
        fixture.deal,
        fixture.seating,
        tuple(
            {
                "order": (seat - first) % match.players + 1,
                "score": played.scores[seat],
                "margin": played.scores[seat] - (total - played.scores[seat]) / (match.players - 1),
                "rank": played.ranks[seat],
                "share": played.shares[seat],
                "turns": match.turn,
                "decisions": played.decisions[seat],
                "seconds": round(played.seconds[seat], 4),
                **statistics[seat],
            }
            for seat in seats
        ),
    )


def _first(match: Match) -> int:
    """The starting seat, from the turn order: the first turn may have had no choice."""
    start = match.initial()
    return ((start.to_play or 0) - (start.turn - 1)) % match.players


class Games(Journal[Studied]):
    """An open file of a study's games."""

    def __init__(self, path: Path, tournament: Tournament) -> None:
        super().__init__(path, header(tournament, KIND))

    def read(self, line: dict[str, Any]) -> Studied:
        """Parse a stored game."""
        seats = tuple({str(name): float(value) for name, value in seat.items()} for seat in line["seats"])
        return Studied(int(line["deal"]), tuple(line["seating"]), seats)
