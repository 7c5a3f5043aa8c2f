"""A match as arrays for RL: observations, action masks and rewards."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from nomarch.engine.kernels import legal_actions
from nomarch.engine.observation import Field
from nomarch.engine.struct import Array
from nomarch.envs.kernels import observe_seat
from nomarch.play.match import Match
from nomarch.play.setup import Setup

__all__ = ["Encoder", "multi_input", "rewards", "shared_rewards"]


class Encoder:
    """Encodes the matches of a setup."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.observation_size = sum(field.size for field in setup.game.fields(setup.players))
        self._legal = np.zeros(setup.game.most_choices, np.int64)

    def observation(self, match: Match, seat: int) -> Array:
        """What a seat may know, in the order of the game's fields."""
        out = np.zeros(self.observation_size, np.int8)
        observe_seat(self.setup.components.box, match.position.states, 0, seat, out)
        return out

    def state(self, match: Match) -> Array:
        """What all seats know together: every seat's observation, seat 0 first."""
        return np.concatenate([self.observation(match, seat) for seat in range(match.players)])

    def mask(self, match: Match, seat: int) -> Array:
        """The action mask of a seat: 1 for each legal action; all 0 when another seat is to move."""
        mask = np.zeros(self.setup.game.actions, np.int8)
        if match.to_play == seat:
            n = legal_actions(self.setup.components.box, match.position.states, 0, self._legal)
            mask[self._legal[:n]] = 1
        return mask


def multi_input(fields: Sequence[Field], observations: Array) -> dict[str, Array]:
    """One observation or a batch of them for a network with several inputs.

    `planes` are the boards, stacked as channels, if the game has any; `vector` is everything else.
    """
    shape, found = observations.shape[:-1], dict[str, Array]()
    if planes := [field for field in fields if field.plane]:
        stacked = [field.of(observations).reshape(*shape, -1, *field.shape[-2:]) for field in planes]
        found["planes"] = np.concatenate(stacked, axis=-3)
    rest = [field.of(observations).reshape(*shape, -1) for field in fields if not field.plane]
    return found | {"vector": np.concatenate(rest, axis=-1)}


def rewards(match: Match) -> list[float]:
    """Each seat's reward; all 0 before the end."""
    if not match.over:
        return [0.0] * match.players
    winners = match.winners
    return shared_rewards([seat in winners for seat in range(match.players)])


def shared_rewards(won: list[bool]) -> list[float]:
    """Zero-sum rewards by seat: 1 for a sole winner; winners split the gain and losers the loss equally."""
    players = len(won)
    return [(players / sum(won) * wins - 1) / (players - 1) for wins in won]
