"""`nomarch tables`; tests/server/http/test_admin.py tests its effect on a server's tables."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from nomarch.cli.main import app
from tests.server.store.stores import fill

NAME = "abcdefghijk2"


def run(database: Path, *args: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, ["tables", *args, "--db", f"sqlite:///{database}", "--language", "en"], input=typed)


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A database with one table that has been inactive for a long time."""
    fill(tmp_path / "tables.db", NAME)
    return tmp_path / "tables.db"


@pytest.mark.parametrize("age", ["d", "90", "9x", "-1d"])
def test_an_age_is_a_number_and_a_unit(database: Path, age: str) -> None:
    refused = run(database, "list", "--older-than", age)
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert refused.stderr.startswith("error: ")


@pytest.mark.parametrize("name", ["x", "ABCDEFGHIJK2", "../tables.db"])
def test_only_the_id_of_a_table_names_one(database: Path, name: str) -> None:
    assert run(database, "close", name).exit_code == 2


def test_tables_older_than_an_age_are_listed(database: Path) -> None:
    assert json.loads(run(database, "list", "--json").stdout)["count"] == 1
    assert NAME in run(database, "list").stdout
    assert json.loads(run(database, "list", "--older-than", "9999w", "--json").stdout)["count"] == 0  # before 1970


def test_nothing_is_deleted_unless_somebody_says_yes(database: Path) -> None:
    run(database, "delete", NAME, typed="n\n")
    assert NAME in run(database, "list").stdout
    assert run(database, "delete", NAME, "--yes").exit_code == 0
    assert NAME not in run(database, "list").stdout


def test_without_a_database_there_is_nothing_to_list(tmp_path: Path) -> None:
    assert run(tmp_path / "none.db", "list").exit_code == 2
    assert not (tmp_path / "none.db").exists()
