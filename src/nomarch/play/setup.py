"""The setup of a game: the game, the number of players, the options and the components."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Self

from nomarch.engine.game import Components, Game
from nomarch.games import registry
from nomarch.text.errors import NomarchError, advice

__all__ = ["SEEDS", "Setup", "check_names", "check_players", "check_seed", "read_options"]

SEEDS = 2**63
_NAME_LENGTH = 40


@dataclass(frozen=True, eq=False)
class Setup:
    """A validated setup: create one with `Setup.of`.

    Setups compare by value. A pickled setup stores the game by name, and the text of the components.
    """

    game: Game
    players: int
    options: Mapping[str, str]  # all options, defaults included
    components: Components

    @classmethod
    def of(
        cls, game: str | Game, players: int | None = None, options: Mapping[str, object] | None = None,
        components: Components | None = None,
    ) -> Self:  # fmt: skip
        """A setup with defaults for what is left out: the fewest players, the standard components.

        Raises `NomarchError` for an unknown game or option, or a number of players that can't play.

        >>> setup = Setup.of("nile", 3, {"faster": True})
        >>> setup.game.name, setup.players, setup.options["faster"]
        ('nile', 3, 'yes')
        """
        found = registry.find(game) if isinstance(game, str) else game
        count = check_players(found, found.seats[0] if players is None else players)
        return cls(found, count, read_options(found, options or {}), components or found.standard_components())

    @property
    def _terms(self) -> tuple[str, int, int, tuple[tuple[str, str], ...], str]:
        return self.game.name, self.game.version, self.players, tuple(self.options.items()), self.components.text

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Setup) and self._terms == other._terms

    def __hash__(self) -> int:
        return hash(self._terms)

    def __reduce__(self) -> tuple[object, ...]:
        return _restore, self._terms

    def initial_state(self) -> Any:
        """A state before the deal; raises `NomarchError` if options exclude each other."""
        return self.game.initial_state(self.components, self.players, self.options)


def _restore(name: str, version: int, players: int, options: tuple[tuple[str, str], ...], text: str) -> Setup:
    game = registry.find(name, version)
    return Setup(game, players, dict(options), registry.read_components(game, text))


def check_players(game: Game, players: int) -> int:
    """A number of players that the game takes."""
    if players not in game.seats:
        low, high = game.seats[0], game.seats[-1]
        raise NomarchError("bad_players", game=game.name, players=players, low=low, high=high)
    return players


def check_seed(seed: int) -> int:
    """Check that a seed is valid."""
    if not 0 <= seed < SEEDS:
        raise NomarchError("bad_seed", seed=str(seed))
    return seed


def check_names(names: Sequence[str], players: int) -> list[str]:
    """Check that there is a name for each seat, on one line and not empty."""
    tidy = [" ".join(str(name).split())[:_NAME_LENGTH] for name in names]
    if len(tidy) != players or not all(tidy):
        raise NomarchError("bad_names", players=players)
    return tidy


def read_options(game: Game, options: Mapping[str, object]) -> dict[str, str]:
    """All options of a game as text, with defaults for those not named."""
    known = {option.name: option for option in game.options}
    chosen = {option.name: option.default for option in game.options}
    for name, value in options.items():
        if name not in known:
            raise NomarchError("unknown_option", name=name, game=game.name, advice=advice(name, known))
        spelled = _spell(value)
        values = known[name].values
        if values and spelled not in values:
            raise NomarchError("bad_option", name=name, value=spelled, advice=advice(spelled, values))
        chosen[name] = spelled
    return chosen


def _spell(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return " ".join(map(str, value)) if isinstance(value, (list, tuple)) else str(value)
