"""Line editing and completion in `play`."""

from __future__ import annotations

import os
import pty
import select
import sys
import time
from pathlib import Path

import pytest

from nomarch.cli.editing import completer


def test_tab_completes_whole_lines_in_any_case() -> None:
    complete = completer(["undo", "place AG g7 h7", "place GA e1 e2"])
    assert [complete("PLACE", number) for number in range(3)] == ["place AG g7 h7", "place GA e1 e2", None]
    assert complete("place G", 0) == "place GA e1 e2"


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
def test_keys_edit_the_line_in_a_terminal(tmp_path: Path) -> None:
    """Tab completes `qu`; without readline, the game would receive a tab, and escape sequences for the arrows."""
    environment = os.environ | {"XDG_DATA_HOME": str(tmp_path), "NOMARCH_LANGUAGE": "en", "TERM": "xterm"}
    child, terminal = pty.fork()
    if child == 0:
        os.execve(sys.executable, [sys.executable, "-m", "nomarch", "play", "--seed", "3"], environment)
    shown, typed, deadline = b"", False, time.monotonic() + 300
    while time.monotonic() < deadline:
        if not select.select([terminal], [], [], 1)[0]:
            continue
        try:
            shown += os.read(terminal, 65536)
        except OSError:  # Linux raises this when the program has ended
            break
        if not typed and b"\n> " in shown.replace(b"\r", b""):
            os.write(terminal, b"xqu\x01\x1b[C\x1b[D\x04\x05\t\n")  # start, right, left, delete, end
            typed = True
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    assert b"Nothing was played" in shown, shown[-500:]
