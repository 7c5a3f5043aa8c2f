"""The board games Fertility and Nile: play, replay and simulate them.

>>> import nomarch
>>> match = nomarch.new("fertility", players=2, seed=1)
>>> match.play(match.legal[0])
>>> match.turn, match.to_play is None
(1, False)
"""

from __future__ import annotations

from nomarch.play.loading import load
from nomarch.play.match import Match, new
from nomarch.play.simulation import Summary, simulate
from nomarch.text.errors import BadComponents, BadRecord, NomarchError, Refused
from nomarch.text.language import Message

__all__ = [
    "BadComponents", "BadRecord", "Match", "Message", "NomarchError", "Refused", "Summary", "load", "new", "simulate",
]  # fmt: skip
