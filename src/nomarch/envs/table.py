"""What the environments ask of a match: observations, masks and rewards."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from nomarch.engine.game import Components, Game
from nomarch.engine.kernels import legal_actions
from nomarch.engine.rng import generator
from nomarch.engine.struct import Array
from nomarch.envs.kernels import observe_seat
from nomarch.games.registry import find
from nomarch.play.match import Match, check_players, read_options

__all__ = ["Table", "rewards", "shared_rewards"]


class Table:
    """A game, how many play it, and what the table chose: everything but the deal."""

    def __init__(
        self, game: str, players: int, options: Mapping[str, object], components: Components | None = None
    ) -> None:
        self.game: Game = find(game)
        self.players = check_players(self.game, players)
        self.options = read_options(self.game, options)
        self.components = components or self.game.standard_components()
        self.before_the_deal = self.game.initial_state(self.components, players, self.options)
        self.observation_size = sum(field.size for field in self.game.fields(players))
        self._legal = np.zeros(self.game.most_choices, np.int64)

    def deal(self, seed: int, episode: int = 0) -> Match:
        """Game number `episode` of a seed: the same as in simulations and batches."""
        rng = generator(seed, episode)
        return Match(self.game, self.components, self.before_the_deal, rng, self.options)

    def observation(self, match: Match, seat: int) -> Array:
        """What a seat may know, in the order of the game's fields."""
        out = np.zeros(self.observation_size, np.int8)
        observe_seat(self.components.box, match.position.states, 0, seat, out)
        return out

    def mask(self, match: Match, seat: int) -> Array:
        """1 for each action that this seat may choose now; nothing when it is another's turn."""
        mask = np.zeros(self.game.actions, np.int8)
        if match.to_play == seat:
            n = legal_actions(self.components.box, match.position.states, 0, self._legal)
            mask[self._legal[:n]] = 1
        return mask


def rewards(match: Match) -> list[float]:
    """What each seat gets; all 0 before the end."""
    if not match.over:
        return [0.0] * match.players
    winners = match.winners
    return shared_rewards([seat in winners for seat in range(match.players)])


def shared_rewards(won: list[bool]) -> list[float]:
    """By seat: 1 for winning alone, nothing in sum, winners and losers each sharing alike."""
    players = len(won)
    return [(players / sum(won) * wins - 1) / (players - 1) for wins in won]
