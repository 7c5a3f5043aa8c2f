"""File descriptor limits: each connection takes one, and the usual soft limit is 1,024."""

from __future__ import annotations

import logging
import math
import sys

__all__ = ["descriptor_limit", "raise_descriptor_limit"]

_WANTED = 65_536  # some systems refuse to raise a limit all the way to what they call unlimited
_log = logging.getLogger("nomarch")


def descriptor_limit() -> float:
    """The number of files and connections that this process may open."""
    if sys.platform == "win32":  # sockets have no such limit there, and the module doesn't exist
        return math.inf
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return math.inf if soft == resource.RLIM_INFINITY else soft


def raise_descriptor_limit() -> None:
    """Raise the soft limit to the hard limit."""
    if sys.platform == "win32":
        return
    import resource

    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _WANTED if hard == resource.RLIM_INFINITY else min(hard, _WANTED)
    if descriptor_limit() < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (ValueError, OSError) as error:
            _log.warning("descriptor limit stays at %d: %s", descriptor_limit(), error)
