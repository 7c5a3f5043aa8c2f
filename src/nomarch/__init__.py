"""Two board games of the Nile, Fertility and Nile, as exact and fast rules.

>>> import nomarch
>>> match = nomarch.new("fertility", players=2, seed=1)
>>> match.play(match.legal[0])
>>> match.turn, match.to_play is None
(1, False)
"""

from __future__ import annotations

from nomarch.errors import BadComponents, BadRecord, NomarchError, Refused
from nomarch.language import Message
from nomarch.loading import load
from nomarch.match import Match, new
from nomarch.simulation import Summary, simulate

__all__ = [
    "BadComponents", "BadRecord", "Match", "Message", "NomarchError", "Refused", "Summary", "load", "new", "simulate",
]  # fmt: skip
