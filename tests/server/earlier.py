"""An earlier rules version of Nile, for tests."""

from nomarch.games.nile.game import Nile

VERSION = 0


class Earlier(Nile):
    """The same rules under another version number."""

    version = VERSION
