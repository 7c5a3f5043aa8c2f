"""Every command and every piece of Python in the documents runs."""

from __future__ import annotations

import doctest
import importlib
import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from nomarch.cli.main import app

ROOT = Path(__file__).resolve().parent.parent
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]

# What sets up an environment or runs the tests can't run inside them; tests/test_run.py tests the script.
ELSEWHERE = ("python3 run.py", "python3 run.py test", "python bench/", "uv ", "pip ", "git ")


def blocks(document: Path, language: str) -> Iterator[str]:
    """The code blocks of a language."""
    yield from re.findall(rf"^```{language}\n(.*?)^```", document.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


def commands(document: Path) -> list[str]:
    """The command lines that a document shows."""
    lines = [line.strip() for block in blocks(document, "console") for line in block.splitlines() if line.strip()]
    return [line for line in lines if line not in ELSEWHERE[:2] and not line.startswith(ELSEWHERE[2:])]


WITH_COMMANDS = [document for document in DOCUMENTS if commands(document)]
WITH_PYTHON = [document for document in DOCUMENTS if list(blocks(document, "python"))]


@pytest.mark.parametrize("document", WITH_COMMANDS, ids=lambda path: path.name)
def test_every_command_in_the_documents_runs(document: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("docs", "src"):
        (tmp_path / name).symlink_to(ROOT / name)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("NOMARCH_LANGUAGE", "en")
    for line in commands(document):
        command, _, target = line.partition(" > ")
        words = shlex.split(command)
        arguments = words[2:] if words[:2] == ["python3", "run.py"] else words[1:]
        assert words[:2] == ["python3", "run.py"] or words[0] == "nomarch", f"{document.name}: {line}"
        ran = CliRunner().invoke(app, arguments)
        assert ran.exit_code == 0, f"{document.name}: {line}\n{ran.output}"
        if target:
            (tmp_path / target).write_text(ran.stdout, encoding="utf-8")


@pytest.mark.parametrize("document", WITH_PYTHON, ids=lambda path: path.name)
def test_the_python_in_the_documents_runs(document: Path) -> None:
    for block in blocks(document, "python"):
        exec(compile(block, str(document), "exec"), {})


@pytest.mark.parametrize(
    "module",
    ["nomarch", "nomarch.bots.bot", "nomarch.bots.budget", "nomarch.play.bot_play", "nomarch.play.match",
     "nomarch.play.setup"],
)  # fmt: skip
def test_the_examples_in_docstrings_are_true(module: str) -> None:
    found = doctest.testmod(importlib.import_module(module))
    assert found.attempted > 0
    assert found.failed == 0


def test_the_documents_show_commands_and_python() -> None:
    assert {"README.md", "commands.md"} <= {document.name for document in WITH_COMMANDS}
    assert "README.md" in {document.name for document in WITH_PYTHON}
