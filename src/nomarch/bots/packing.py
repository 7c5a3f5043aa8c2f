"""Information states as plain data, so that a bot can search on another machine than the server's."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Mapping
from typing import Any, TypedDict

import numpy as np

from nomarch.bots.bot import InformationState
from nomarch.engine.game import Game
from nomarch.engine.rng import generator
from nomarch.engine.struct import rows, snapshot, store
from nomarch.games import registry
from nomarch.text.errors import NomarchError

__all__ = ["PackedState", "pack", "unpack"]

_ROWS = 3


class PackedState(TypedDict):
    """An information state, ready for JSON."""

    game: str
    rules: int  # their version
    components: str  # the text of an owner's file; empty for the standard ones
    seat: int
    layout: str  # a digest of the struct's fields
    state: str  # the struct, resampled for the seat, in Base64


def pack(state: InformationState) -> PackedState:
    """The state as plain data. It holds a sample: nothing that is hidden from the seat."""
    game, row = state.game, np.zeros(1, state.game.state.dtype)
    snapshot(game.state, state.states, 0).save(row[0])
    return {
        "game": game.name,
        "rules": game.version,
        "components": state.components.text,
        "seat": state.seat,
        "layout": _layout(game),
        "state": base64.b64encode(row.tobytes()).decode(),
    }


def unpack(packed: Mapping[str, Any], seed: int) -> InformationState:
    """The information state in packed data; the seed is for the bot's own generator.

    Raises:
        NomarchError: The data comes from another version of the game.
    """
    game = registry.find(packed["game"], packed["rules"])
    if packed["layout"] != _layout(game):
        raise NomarchError("packed_layout", game=game.name)
    states, record = rows(game.state, _ROWS), game.state()
    record.load(np.frombuffer(base64.b64decode(packed["state"]), game.state.dtype)[0])
    store(record, states, 0)
    components = registry.read_components(game, packed["components"])
    return InformationState(game, components, states, generator(seed), packed["seat"])


def _layout(game: Game) -> str:
    fields = [(name, str(np.dtype(field.kind)), field.shape) for name, field in game.state.declared.items()]
    return hashlib.sha256(repr(fields).encode()).hexdigest()[:16]
