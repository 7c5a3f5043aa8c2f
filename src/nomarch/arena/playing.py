"""One game of a tournament, wherever it is played."""

from __future__ import annotations

import operator
import time
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256

from nomarch.arena.contestants import Contestant, enter
from nomarch.arena.schedule import Fixture
from nomarch.bots import InformationState
from nomarch.engine.game import Components, Game
from nomarch.engine.rng import generator
from nomarch.games.registry import find
from nomarch.play.information_state import information_state
from nomarch.play.match import SEEDS, Match
from nomarch.text.errors import NomarchError

__all__ = ["Played", "Tournament", "play", "play_out"]


@dataclass(frozen=True)
class Tournament:
    """What all its games have in common: plain data, which travels to other processes and machines."""

    game: str
    players: int
    options: tuple[tuple[str, str], ...]  # all of them
    bots: tuple[str, ...]
    seed: int
    components: tuple[str, str] | None = None  # the text of an owner's file and its name


@dataclass(frozen=True)
class Played:
    """How a game went, by seat."""

    deal: int
    seating: tuple[int, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]

    @property
    def fixture(self) -> Fixture:
        """Which game it was."""
        return Fixture(self.deal, self.seating)

    @property
    def shares(self) -> list[float]:
        """Each seat's part of the victory."""
        winners = self.ranks.count(1)
        return [1 / winners if rank == 1 else 0.0 for rank in self.ranks]


def play(tournament: Tournament, fixture: Fixture) -> Played:
    """Play a game, and say how it went."""
    return play_out(tournament, fixture)[1]


def play_out(tournament: Tournament, fixture: Fixture) -> tuple[Match, Played]:
    """Play a game. All chance follows from the tournament's seed and the fixture, so it is the same wherever it is
    played, unless a bot goes by the clock."""
    game, components, contestants = _ready(tournament)
    options = dict(tournament.options)
    table = game.initial_state(components, tournament.players, options)
    match = Match(game, components, table, generator(tournament.seed, fixture.deal), options)
    sitting = [contestants[number] for number in fixture.seating]
    own_chance = _own_chance(tournament, fixture)
    decisions, seconds = [0] * tournament.players, [0.0] * tournament.players
    while (seat := match.to_play) is not None:
        known = information_state(match, own_chance)
        started = time.perf_counter()
        action = _ask(sitting[seat], known)
        seconds[seat] += time.perf_counter() - started
        decisions[seat] += 1
        if refusal := match.refusal(action):
            raise NomarchError("arena_bot_refused", name=sitting[seat].name, action=str(action), reason=refusal)
        match.play(action)
    return match, Played(
        fixture.deal, fixture.seating, tuple(match.scores), tuple(match.ranks), tuple(decisions), tuple(seconds)
    )


@lru_cache(maxsize=8)
def _ready(tournament: Tournament) -> tuple[Game, Components, list[Contestant]]:
    """What a process needs to play the tournament's games, made once."""
    game = find(tournament.game)
    components = game.components(*tournament.components) if tournament.components else game.standard_components()
    contestants = [enter(entry) for entry in tournament.bots]
    options = dict(tournament.options)
    match = Match(game, components, game.initial_state(components, tournament.players, options), generator(0), options)
    for contestant in contestants:
        _ask(
            contestant, information_state(match, 0)
        )  # once for nothing: loading compiled code is no part of its thinking
    return game, components, contestants


def _own_chance(tournament: Tournament, fixture: Fixture) -> int:
    """The seed of the bots' own chance."""
    named = f"{tournament.seed} {fixture.deal} {fixture.seating}"
    return int.from_bytes(sha256(named.encode()).digest()[:8]) % SEEDS


def _ask(contestant: Contestant, known: InformationState) -> int:
    try:
        return operator.index(contestant.bot(known))
    except Exception as error:  # somebody else's code may fail in any way
        failure = error.message if isinstance(error, NomarchError) else f"{type(error).__name__}: {error}"
        raise NomarchError("arena_bot_failed", name=contestant.name, reason=failure) from error
