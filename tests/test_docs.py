"""Every command and every Python block in the documentation runs as written.

`console` and `python` blocks are run. Commands in `sh` and `text` blocks set up a machine, serve indefinitely or take
long: their `nomarch` commands only have to parse.
"""

from __future__ import annotations

import doctest
import importlib
import re
import runpy
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NoReturn
from unittest import mock

import pytest
import typer
from joblib.externals.loky import get_reusable_executor
from typer.testing import CliRunner

import run
from nomarch import Match, arena, bots, envs, lab
from nomarch.cli.main import app
from nomarch.engine.game import Game

ROOT = Path(__file__).resolve().parent.parent
DOCUMENTS = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]


def blocks(document: Path, *languages: str) -> Iterator[str]:
    """The code blocks in these languages."""
    fence = rf"^( *)```(?:{'|'.join(languages)})\n(.*?)^ *```"
    for _, block in re.findall(fence, document.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL):
        yield block


def commands(document: Path, *languages: str) -> list[str]:
    """The command lines in a document."""
    return [line.strip() for block in blocks(document, *languages) for line in block.splitlines() if line.strip()]


def named(document: Path) -> str:
    return str(document.relative_to(ROOT))


WITH_COMMANDS = [document for document in DOCUMENTS if commands(document, "console")]
WITH_PYTHON = [document for document in DOCUMENTS if list(blocks(document, "python"))]


class Became(Exception):
    """The command that run.py would exec."""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder that looks like the repository, with an environment that run.py takes for ready."""

    def become(command: list[str]) -> NoReturn:
        raise Became(*command[1:])

    for name in ("docs", "src"):
        (tmp_path / name).symlink_to(ROOT / name)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("NOMARCH_LANGUAGE", "en")
    monkeypatch.setattr(run, "set_up", lambda venv, kind, page: False)
    monkeypatch.setattr(run, "Page", lambda kind: mock.Mock(wait=lambda: 0))
    monkeypatch.setattr(run, "become", become)
    # Worker processes of an earlier test still use its folder and environment.
    get_reusable_executor().shutdown(wait=True)
    return tmp_path


def nomarch(*arguments: str) -> tuple[int, str, str]:
    """Run the command line: its exit code, its output, and the text to show if it failed."""
    ran = CliRunner().invoke(app, arguments)
    return ran.exit_code, ran.stdout, ran.output


def carry_out(
    words: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> tuple[int, str, str]:
    """Run a command in this process, because a new one would have to load the compiled rules."""
    match words:
        case ["nomarch", *arguments]:
            return nomarch(*arguments)
        case ["python3", "run.py", *arguments]:
            try:
                code = run.main(arguments)
            except Became as command:
                return nomarch(*command.args)
            return code, capsys.readouterr().out, ""
        case ["export", setting]:
            monkeypatch.setenv(*setting.split("=", 1))
            return 0, "", ""
        case ["python", script]:
            runpy.run_path(script, run_name="__main__")
            return 0, "", ""
    return 127, "", "The tests don't know this program."


@pytest.mark.parametrize("document", WITH_COMMANDS, ids=named)
def test_every_command_in_the_documents_runs(
    document: Path, folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for line in commands(document, "console"):
        command, _, target = line.partition(" > ")
        code, printed, shown = carry_out(shlex.split(command), capsys, monkeypatch)
        assert code == 0, f"{named(document)}: {line}\n{shown}"
        if target:
            (folder / target).write_text(printed, encoding="utf-8")


@pytest.mark.parametrize("document", WITH_PYTHON, ids=named)
def test_the_python_in_the_documents_runs(document: Path, folder: Path) -> None:
    for block in blocks(document, "python"):
        exec(compile(block, str(document), "exec"), {})


def test_commands_that_are_only_shown_parse() -> None:
    shown = [(document, line) for document in DOCUMENTS for line in commands(document, "sh", "text")]
    ours = [(document, shlex.split(line, comments=True)) for document, line in shown if re.match("nomarch [a-z]", line)]
    assert len(ours) > 10
    root: Any = typer.main.get_command(app)
    for document, (_, name, *arguments) in ours:
        try:
            root.commands[name].make_context(name, list(arguments))
        except Exception as error:  # noqa: BLE001  # whatever a parser raises
            pytest.fail(f"{named(document)}: nomarch {name} {shlex.join(arguments)}: {error!r}")


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
    assert {"README.md", "docs/reference/cli.md"} <= set(map(named, WITH_COMMANDS))
    assert "README.md" in set(map(named, WITH_PYTHON))


def test_a_command_of_run_py_is_the_one_that_it_runs(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def carried_out(*words: str) -> tuple[int, str, str]:
        return carry_out(list(words), capsys, monkeypatch)

    assert carried_out("python3", "run.py", "--help")[1].startswith(str(run.__doc__).strip()[:20])
    assert carried_out("python3", "run.py", "--", "--help")[1] == nomarch("--help")[1]
    assert carried_out("curl", "--version")[0] == 127


def test_the_names_that_the_documents_mention_exist() -> None:
    owners: dict[str, Any] = {"Match": Match, "Game": Game, "arena": arena, "bots": bots, "envs": envs, "lab": lab}
    pattern = re.compile(rf"`({'|'.join(owners)})\.([a-z_]+)")
    today = (document.read_text(encoding="utf-8") for document in DOCUMENTS if document.name != "CHANGELOG.md")
    found = {each for text in today for each in pattern.findall(text)}
    assert found
    assert [f"{owner}.{name}" for owner, name in sorted(found) if not hasattr(owners[owner], name)] == []


def test_the_tutorial_shows_its_example() -> None:
    example = (ROOT / "docs" / "examples" / "linear_bot.py").read_text(encoding="utf-8")
    excerpts = list(blocks(ROOT / "docs" / "research" / "tutorial.md", "py"))
    assert len(excerpts) == 2
    assert [excerpt for excerpt in excerpts if excerpt not in example] == []


def test_the_guide_to_translations_names_every_folder_of_words() -> None:
    guide = (ROOT / "docs" / "contribute" / "translations.md").read_text(encoding="utf-8")
    found = {path.parent for folder in ("src", "web/src") for path in (ROOT / folder).rglob("en.ftl")}
    folders = {re.sub(r"(?<=games/)\w+", "GAME", path.relative_to(ROOT).as_posix()) for path in found}
    assert [folder for folder in sorted(folders) if f"`{folder}`" not in guide] == []
