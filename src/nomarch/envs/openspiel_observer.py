"""Observations for OpenSpiel, and the digests that stand for a seat's past."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Protocol

import numpy as np

from nomarch.engine.struct import Array
from nomarch.play.setup import Setup

__all__ = ["Observer", "digest_after"]

_DIGEST = 16  # bytes


class Shown(Protocol):
    """What an observer reads of a state."""

    def observation(self, player: int) -> Array:
        """What a seat may know, as numbers."""

    def view(self, player: int) -> str:
        """A seat's view, as text."""

    def digest(self, player: int) -> bytes:
        """A digest of all that a seat has seen and done."""


class Observer:
    """Observations for OpenSpiel: a tensor in named parts, and a string."""

    def __init__(self, setup: Setup, kind: Any) -> None:
        self._recall = bool(kind.perfect_recall)
        fields = setup.game.fields(setup.players)
        self._size = sum(field.size for field in fields)
        self.tensor = np.zeros(self._size + 8 * _DIGEST * self._recall, np.float32)
        self.dict = {field.name: field.of(self.tensor) for field in fields}
        if self._recall:
            self.dict["history"] = self.tensor[self._size :]

    def set_from(self, state: Shown, player: int) -> None:
        """Fill the tensor: the game's fields and, with perfect recall, the bits of a digest of the past."""
        self.tensor[:] = 0
        self.tensor[: self._size] = state.observation(player)
        if self._recall and (digest := state.digest(player)):
            self.tensor[self._size :] = np.unpackbits(np.frombuffer(digest, np.uint8))

    def string_from(self, state: Shown, player: int) -> str:
        """A view in JSON; with perfect recall, a digest of all that was seen."""
        return f"seat {player}: {state.digest(player).hex() if self._recall else state.view(player)}"


def digest_after(before: bytes, after: bytes) -> bytes:
    """The digest of a history that continues another one."""
    return blake2b(before + after, digest_size=_DIGEST).digest()
