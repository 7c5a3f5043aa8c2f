"""Rewards of a batch other than the terminal ones: the margin of a win, or shaping by the learned evaluation."""

from __future__ import annotations

from typing import Literal

import numpy as np

from nomarch.bots.evaluation import learned
from nomarch.engine.struct import Array
from nomarch.envs.batch import Batch
from nomarch.envs.kernels import write_values

__all__ = ["Kind", "Rewards"]

Kind = Literal["terminal", "margin", "shaped"]


class Rewards:
    """Rewards by seat; call it once after each `step` of the batch.

    - `terminal`: the batch's own.
    - `margin`: at the end, tanh of each seat's lead over the best other score, times the game's `logit_scale`.
    - `shaped`: terminal, plus the discounted change of the win probability by the learned evaluation. This potential is
      0 at the end, so the best policy stays the same (Ng, Harada and Russell 1999). It is computed from the true state:
      it is for training, not for agents to see.

    After `load`, `clone`, `resample` or `reset`, make a new one.
    """

    def __init__(self, batch: Batch, kind: Kind = "terminal", discount: float = 1.0) -> None:
        self.batch, self.kind, self.discount = batch, kind, discount
        self._net = learned(batch.game)
        self._before = self.potentials() if kind == "shaped" else np.zeros(batch.rewards.shape)

    def potentials(self) -> Array:
        """Each seat's value now, on the scale of rewards."""
        found = np.zeros(self.batch.rewards.shape)
        write_values(self.batch._box, self.batch._states, self._net, found)
        return found

    def __call__(self) -> Array:
        """The rewards of the last step, by game and seat."""
        if self.kind == "terminal":
            return self.batch.rewards.copy()
        if self.kind == "margin":
            return self._margins()
        now = self.potentials()
        reached = np.where(self.batch.ended[:, None], 0.0, now)
        rewards = self.batch.rewards + self.discount * reached - self._before
        self._before = now
        return rewards.astype(np.float32)

    def _margins(self) -> Array:
        scores = self.batch.scores.astype(np.float64)
        best = np.sort(scores, axis=1)
        others = np.where(scores == best[:, -1:], best[:, -2:-1], best[:, -1:])  # the best of the others
        margins = np.tanh(self.batch.game.logit_scale * (scores - others))
        return np.where(self.batch.ended[:, None], margins, 0.0).astype(np.float32)
