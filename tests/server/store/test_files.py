"""The SQLite file is private to the user who runs the server."""

import os
import stat
import sys
from pathlib import Path

import pytest

from nomarch.server.store import Store
from tests.server.serving import processes
from tests.server.store.stores import event, head, using

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="files have no mode there")


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def use(path: Path) -> list[str]:
    """Open a database and write to it, checking the modes of its files; returns the keys of the warnings."""
    found: list[str] = []

    async def write(store: Store) -> None:
        await store.append(head("t", 1), [event(1)], [])
        for file in path.parent.glob(f"{path.name}*"):
            assert mode(file) == 0o600, file
        found.extend(warning.key for warning in store.warnings)

    using(f"sqlite:///{path}", write)
    return found


def test_a_new_database_and_its_folders_are_private_whatever_the_umask(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        assert use(tmp_path / "new" / "data" / "tables.db") == []
    finally:
        os.umask(before)
    assert mode(tmp_path / "new") == mode(tmp_path / "new" / "data") == 0o700


def test_a_database_that_others_can_read_is_warned_about_with_the_command_to_type(tmp_path: Path) -> None:
    path = tmp_path / "my tables.db"
    use(path)
    path.chmod(0o640)

    async def look(store: Store) -> None:
        (warning,) = store.warnings
        assert warning.key == "database_exposed"
        assert str(warning.args["command"]).startswith(f"chmod 600 '{path}'")

    using(f"sqlite:///{path}", look)


def test_the_server_prints_and_logs_its_warnings(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    path.touch(0o644)
    path.chmod(0o644)
    with processes() as start:
        said = start(f"sqlite:///{path}").said
    warned = [line for line in said.splitlines() if f"chmod 600 {path}" in line]
    assert [line.startswith("{") for line in warned] == [True, False]  # in the log, and on the terminal
