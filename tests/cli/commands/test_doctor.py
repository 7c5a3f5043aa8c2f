"""`nomarch doctor`; tests/server/test_doctor.py tests its findings."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from nomarch.cli.main import app
from nomarch.text.language import LANGUAGES, translate


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_exit_code_says_whether_a_server_would_start(tmp_path: Path, language: str) -> None:
    arguments = ["doctor", "--port", "0", "--language", language]
    fine = CliRunner().invoke(app, [*arguments, "--db", f"sqlite:///{tmp_path / 'tables.db'}"])
    assert (fine.exit_code, translate("doctor_summary", language, problems=0) in fine.output) == (0, True)
    wrong = CliRunner().invoke(app, [*arguments, "--db", "mysql://ann:hush@host/x"])
    assert (wrong.exit_code, translate("doctor_summary", language, problems=1) in wrong.output) == (1, True)
    assert "hush" not in wrong.output
