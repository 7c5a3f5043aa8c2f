"""One game of a tournament, on any process or machine."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256

from nomarch.arena.schedule import Fixture
from nomarch.bots.bot import ask
from nomarch.bots.named import NamedBot, load_bot
from nomarch.engine.rng import generator
from nomarch.play.bot_play import play_bots
from nomarch.play.match import Match
from nomarch.play.recording import win_shares
from nomarch.play.setup import SEEDS, Setup

__all__ = ["Played", "Tournament", "play", "play_out"]


@dataclass(frozen=True)
class Tournament:
    """The settings of a tournament: they can be sent to other processes and machines."""

    setup: Setup
    bots: tuple[str, ...]
    seed: int
    duel: bool = False  # whether the first bot sits alone among copies of each other


@dataclass(frozen=True)
class Played:
    """The result of one game, by seat."""

    deal: int
    seating: tuple[int, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]

    @property
    def fixture(self) -> Fixture:
        """The game that was played."""
        return Fixture(self.deal, self.seating)

    @property
    def shares(self) -> list[float]:
        """Each seat's win share; a shared win is divided."""
        return win_shares(self.ranks)


def play(tournament: Tournament, fixture: Fixture) -> Played:
    """Play a game and return the result."""
    return play_out(tournament, fixture)[1]


def play_out(tournament: Tournament, fixture: Fixture) -> tuple[Match, Played]:
    """Play a game. It is determined by the tournament's seed and the fixture, on any machine, unless a bot has a time
    budget."""
    bots, setup = _ready(tournament), tournament.setup
    match = Match(setup, generator(tournament.seed, fixture.deal))
    seats = {seat: bots[number] for seat, number in enumerate(fixture.seating)}
    decisions, seconds = [0] * setup.players, [0.0] * setup.players
    for seat, thought in play_bots(match, seats, _own_chance(tournament, fixture)):
        decisions[seat] += 1
        seconds[seat] += thought
    return match, Played(
        fixture.deal, fixture.seating, tuple(match.scores), tuple(match.ranks), tuple(decisions), tuple(seconds)
    )


@lru_cache(maxsize=8)
def _ready(tournament: Tournament) -> list[NamedBot]:
    """The tournament's bots, loaded once per process."""
    bots = [load_bot(entry) for entry in tournament.bots]
    match = Match(tournament.setup, generator(0))
    for bot in bots:  # an untimed warm-up call: loading compiled code isn't thinking time
        ask(bot.bot, bot.name, match.information_state(0))
    return bots


def _own_chance(tournament: Tournament, fixture: Fixture) -> int:
    """The seed of the bots' own generators."""
    named = f"{tournament.seed} {fixture.deal} {fixture.seating}"
    return int.from_bytes(sha256(named.encode()).digest()[:8]) % SEEDS
