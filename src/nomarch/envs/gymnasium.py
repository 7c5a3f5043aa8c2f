"""Gymnasium: one seat of a game, the others played by bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Discrete

from nomarch.bots import Bot
from nomarch.bots.named import NamedBot, load_bot
from nomarch.engine.game import Components
from nomarch.engine.struct import Array
from nomarch.envs.encoding import Encoder, rewards
from nomarch.envs.spaces import ILLEGAL, RENDER_MODES, Deals, action_space, drawn, observation_space, observed
from nomarch.games.registry import GAMES
from nomarch.games.registry import find as find_game
from nomarch.play.bot_play import play_bots
from nomarch.play.setup import Setup
from nomarch.text.errors import NomarchError
from nomarch.text.language import render

__all__ = ["IDS", "Single"]


class Single(gymnasium.Env[dict[str, Any], np.int64]):
    """One seat against bots, given by name or as functions: one for each other seat in order, or one for all.

    The reward is terminal: 1 for a sole win, -1 for a loss against one opponent. `info["action_mask"]` repeats the
    mask. `match` is the game being played.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012  # as Gymnasium has it
    action_space: Discrete[np.int64]

    def __init__(
        self, game: str, players: int = 2, *, seat: int = 0, bots: Sequence[str | Bot] = ("random",),
        render_mode: str | None = None, components: Components | None = None, **options: object,
    ) -> None:  # fmt: skip
        setup = Setup.of(game, players, options, components)
        self._encoder = Encoder(setup)
        if seat not in range(players):
            raise NomarchError("bad_seat", seat=seat, last=players - 1)
        named = list(bots) * (players - 1) if len(bots) == 1 else list(bots)
        if len(named) != players - 1:
            raise NomarchError("bad_bots", bots=len(named), players=players - 1)
        found = [
            load_bot(bot) if isinstance(bot, str) else NamedBot(getattr(bot, "__name__", str(bot)), bot)
            for bot in named
        ]
        self._bots = dict(zip((each for each in range(players) if each != seat), found, strict=True))
        self._deals = Deals(setup)
        self.seat, self.render_mode = seat, render_mode
        self.observation_space = observation_space(self._encoder)
        self.action_space = action_space(setup)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Array], dict[str, Any]]:
        """Deal, and let the bots play up to the seat's first decision; without a seed, continue the series."""
        super().reset(seed=seed)
        self.match = self._deals.next(seed)
        self._play_bots()
        return self._answer({})

    def step(self, action: Any) -> tuple[dict[str, Array], float, bool, bool, dict[str, Any]]:
        """Play an action, then the bots; an illegal action loses the game, and `refused` gives the reason."""
        if refusal := self.match.refusal(int(action)):
            seen, info = self._answer({"refused": render(refusal)})
            return seen, ILLEGAL, True, False, info
        self.match.play(int(action))
        self._play_bots()
        seen, info = self._answer({"scores": self.match.scores} if self.match.over else {})
        return seen, rewards(self.match)[self.seat], self.match.over, False, info

    def action_masks(self) -> Array:
        """The mask of the legal actions, as sb3-contrib's MaskablePPO asks for it."""
        return self._encoder.mask(self.match, self.seat).astype(np.bool_)

    def state(self) -> Array:
        """What all seats know together, for a critic: every seat's observation, seat 0 first."""
        return self._encoder.state(self.match)

    def _play_bots(self) -> None:
        for _ in play_bots(self.match, self._bots, self._deals.seed):
            pass

    def _answer(self, info: dict[str, Any]) -> tuple[dict[str, Array], dict[str, Any]]:
        seen = observed(self._encoder, self.match, self.seat)
        return seen, {"action_mask": seen["action_mask"], **info}

    def render(self) -> str | None:
        """The table as the seat sees it: printed, or as text."""
        text = drawn(self.match, self.seat)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None


# By game, the name that gymnasium.make knows once this module is imported; its version is that of the rules.
IDS = {game: f"nomarch/{game.capitalize()}-v{find_game(game).version}" for game in GAMES}
for _game, _id in IDS.items():
    gymnasium.register(_id, entry_point="nomarch.envs.gymnasium:Single", kwargs={"game": _game}, order_enforce=True)
