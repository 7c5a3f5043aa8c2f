"""`nomarch levels`: the levels of the bots, weakest first."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from nomarch.bots import LEVELS, describe
from nomarch.cli.main import app
from nomarch.text.language import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_level_has_a_line_in_every_language(language: str) -> None:
    ran = CliRunner().invoke(app, ["--language", language, "levels"], env={"COLUMNS": "200"})
    assert ran.exit_code == 0, ran.output
    lines = ran.stdout.splitlines()
    assert [line.split()[0] for line in lines] == [*LEVELS]
    assert all(describe(name, language) in line for name, line in zip(LEVELS, lines, strict=True))


def test_programs_read_them_as_json() -> None:
    found = json.loads(CliRunner().invoke(app, ["levels", "--json"]).stdout)
    assert found == [{"name": name, "portrait": describe(name)} for name in LEVELS]
