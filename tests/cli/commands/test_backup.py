"""`nomarch backup` and `nomarch restore`; tests/server/store/test_backup.py tests their effect on files."""

from pathlib import Path

from typer.testing import CliRunner

from nomarch.cli.main import app
from tests.server.store.stores import fill, tables


def run(*args: object) -> tuple[int, str]:
    ran = CliRunner().invoke(app, [*map(str, args), "--language", "en"])
    return ran.exit_code, ran.output


def test_the_commands_back_up_and_restore(tmp_path: Path) -> None:
    path, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    fill(path, "t")
    url = f"sqlite:///{path}"
    code, said = run("backup", copy, "--db", url)
    assert code == 0
    assert f"Backed up {path} to {copy}" in said
    assert run("backup", copy, "--db", url)[0] == 2
    assert run("backup", copy, "--db", url, "--force")[0] == 0
    path.unlink()
    fill(path, "u")
    code, said = run("restore", copy, "--db", url)
    assert code == 0
    assert ".old" in said
    assert tables(path) == ["t"]


def test_no_password_is_printed() -> None:
    code, said = run("backup", "copy.dump", "--db", "postgresql://ann:secret@127.0.0.1/tables")
    assert code == 2
    assert "secret" not in said
    assert "postgresql://ann@127.0.0.1/tables" in said
