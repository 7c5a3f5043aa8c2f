"""Nile by rules of long ago, for tests."""

from nomarch.games.nile.game import Nile

VERSION = 0


class Earlier(Nile):
    """The same game; only its number is another."""

    version = VERSION
