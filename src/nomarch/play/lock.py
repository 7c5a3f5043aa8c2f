"""A lock on an open file. The operating system holds it, and releases it however this process ends."""

from __future__ import annotations

import os
import sys

__all__ = ["lock"]

_BYTE = 2**31 - 2  # the byte that Windows locks: past any content, because nobody else can read a locked byte there


def lock(file: int) -> bool:
    """Lock an open file, given by its descriptor, for this process alone; False if another process has it.

    Closing the file releases the lock.
    """
    # Imported here, because neither exists on every system.
    try:
        if sys.platform == "win32":
            import msvcrt

            os.lseek(file, _BYTE, os.SEEK_SET)
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
            os.lseek(file, 0, os.SEEK_SET)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
