"""PettingZoo: a game as an AEC environment, where agents take turns."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from nomarch.engine.game import Components
from nomarch.engine.observation import MOST
from nomarch.engine.struct import Array
from nomarch.envs.encoding import Encoder, rewards
from nomarch.envs.spaces import ILLEGAL, RENDER_MODES, Deals, action_space, drawn, observation_space, observed
from nomarch.play.setup import Setup

__all__ = ["Raw", "wrapped"]


def wrapped(game: str, players: int = 2, *, render_mode: str | None = None, **options: Any) -> Any:
    """The environment with the wrappers that PettingZoo's own games have: an illegal action loses the game."""
    raw = Raw(game, players, render_mode=render_mode, **options)
    legal = wrappers.TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(legal))


class Raw(AECEnv[str, dict[str, Array], int]):  # type: ignore[misc]  # PettingZoo comes without types
    """Agents `seat_0`, `seat_1` and so on; `match` is the game being played. Rewards are terminal."""

    def __init__(
        self, game: str, players: int = 2, *, render_mode: str | None = None, components: Components | None = None,
        **options: object,
    ) -> None:  # fmt: skip
        super().__init__()
        setup = Setup.of(game, players, options, components)
        self._encoder = Encoder(setup)
        self._deals = Deals(setup)
        self.metadata = {"name": "nomarch_" + game, "render_modes": list(RENDER_MODES), "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = ["seat_" + str(seat) for seat in range(players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_spaces = {agent: observation_space(self._encoder) for agent in self.possible_agents}
        self._action_spaces = {agent: action_space(setup) for agent in self.possible_agents}
        self.state_space = Box(-MOST, MOST, (players * self._encoder.observation_size,), np.int8)

    def observation_space(self, agent: str) -> Dict:
        """The same object for every call, as PettingZoo requires."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete[np.int64]:
        """The same object for every call, so that it can be seeded."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """Deal; without a seed, continue the series of games."""
        self.match = self._deals.next(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: dict[str, object]() for agent in self.agents}
        self.agent_selection = self._next()

    def _next(self) -> str:
        """Select the next agent; when the game is over, one after the other."""
        seat = self.match.to_play
        return self.agents[0] if seat is None else self.possible_agents[seat]

    def observe(self, agent: str) -> dict[str, Array]:
        """A seat's observation and action mask; the mask is all 0 when another seat is to move."""
        return observed(self._encoder, self.match, self._seats[agent])

    def state(self) -> Array:
        """What all seats know together, for a central critic: every seat's observation, seat 0 first."""
        return self._encoder.state(self.match)

    def step(self, action: int | None) -> None:
        """Play an action; raises `Refused` with the rule that forbids it."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.match.play(int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, rewards(self.match), strict=True))
        if self.match.over:
            self.terminations = dict.fromkeys(self.agents, True)
            scores = self.match.scores
            self.infos = {each: {"score": scores[self._seats[each]]} for each in self.agents}
        self._accumulate_rewards()
        self.agent_selection = self._next()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table as the seat to play sees it: printed, or as text."""
        text = drawn(self.match, self._seats[self.agent_selection])
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Do nothing: there are no resources to release."""
