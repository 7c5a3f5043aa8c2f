"""Only one process at a time can lock a file."""

import os
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from nomarch.play.lock import lock


def test_a_locked_file_is_not_locked_again_until_it_is_closed(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.touch()
    with path.open("r+b") as one, path.open("r+b") as other:
        assert lock(one.fileno())
        assert not lock(other.fileno())
        one.close()
        assert lock(other.fileno())


def test_on_windows_a_byte_past_the_content_is_locked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, held = tmp_path / "file", set[int]()
    path.write_bytes(b"content")

    def locking(file: int, mode: int, count: int) -> None:
        at = os.lseek(file, 0, os.SEEK_CUR)
        assert (mode, count, at > 2**30) == (2, 1, True)
        if at in held:
            raise OSError
        held.add(at)

    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setitem(sys.modules, "msvcrt", SimpleNamespace(LK_NBLCK=2, locking=locking))
    with path.open("a+b") as one, path.open("r+b") as other:
        assert lock(one.fileno())
        one.write(b", and more")
        assert not lock(other.fileno())
    assert path.read_bytes() == b"content, and more"
