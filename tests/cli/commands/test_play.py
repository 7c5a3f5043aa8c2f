"""`nomarch play` as users run it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from nomarch import load
from nomarch.cli import saves
from nomarch.cli.commands.shared import read_options
from nomarch.cli.main import app
from nomarch.games.registry import find


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Each test has its own data folder and a fixed language."""
    monkeypatch.setattr(saves, "folder", lambda: tmp_path / "games")
    monkeypatch.setenv("NOMARCH_LANGUAGE", "en")
    return tmp_path / "games"


def run(*args: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, args, input=typed)


def refused(*args: str) -> str:
    """The error of a failing command: one sentence on stderr."""
    result = run(*args)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert "Traceback" not in result.stderr
    assert len(result.stderr.splitlines()) == 1
    assert result.stderr.startswith("error: ")
    return result.stderr.strip().removeprefix("error: ")


def saved(folder: Path) -> tuple[Path, str]:
    (file,) = folder.iterdir()
    return file, file.read_text(encoding="utf-8")


def test_a_game_to_the_end(folder: Path) -> None:
    result = run("play", "--seed", "3", "--bots", "random", typed="1\n" * 400)
    assert result.exit_code == 0
    assert "Result" in result.stdout
    assert load(saved(folder)[1]).over


def test_the_default_is_you_against_a_bot_of_middling_strength(folder: Path) -> None:
    assert run("play", typed="1\nquit\n").exit_code == 0
    text = saved(folder)[1]
    assert "seat 1: Player\nseat 2: Scribe\n" in text
    assert saves.seats_in(text) == "human,scribe"


def test_a_seed_gives_the_same_game(folder: Path) -> None:
    first, second = (run("play", "--seed", "9", typed="1\nrecord\n").stdout for _ in range(2))
    assert first.partition("Your game is saved")[0] == second.partition("Your game is saved")[0]


def test_seats_names_and_options_are_as_asked(folder: Path) -> None:
    run(
        "play", "fertility", "--seats", "random,human,random", "--names", "Ann", "--seed", "1",
        "--option", "edition=first", "-o", "first=2", typed="1\nquit\n",
    )  # fmt: skip
    text = saved(folder)[1]
    assert "seat 1: Random 1\nseat 2: Ann\nseat 3: Random 2\n" in text
    assert "option edition: first\n" in text
    assert "deal first: 2\n" in text


def test_quitting_and_continuing(folder: Path) -> None:
    quitting = run("play", "--seed", "3", "--bots", "random", typed="1\nquit\n")
    file, text = saved(folder)
    assert f"nomarch play --resume {file}" in quitting.stdout
    resumed = run("play", "--resume", str(file), typed="1\n" * 400)
    assert resumed.exit_code == 0
    assert "Result" in resumed.stdout
    assert load(saved(folder)[1]).record().startswith(load(text).record().rstrip("\n"))


def test_the_game_left_last_is_continued_without_naming_it(folder: Path) -> None:
    assert "no game to continue" in refused("play", "--continue")
    run("play", "--seed", "3", "--bots", "random", typed="1\nquit\n")
    file, text = saved(folder)
    assert str(file) in run("play", "--saves").stdout
    assert run("play", "--continue", typed="1\nquit\n").exit_code == 0
    assert len(saved(folder)[1]) > len(text)


def test_an_empty_list_of_saves_says_so(folder: Path) -> None:
    assert run("play", "--saves").stdout == f"There is no game to continue in {folder}.\n"


@pytest.mark.parametrize("typed", ["", "q\n", "exit\n", "quit\n", "QUIT\n"])
def test_a_game_that_nobody_played_is_not_saved(typed: str, folder: Path) -> None:
    result = run("play", "--bots", "random", "--option", "first=2", typed=typed)
    assert result.exit_code == 0
    assert "nothing was saved" in result.stdout
    assert not folder.exists()


def test_the_winner_is_told_so() -> None:
    shown = run("play", "--seats", "human,random", "--seed", "4", typed="1\n" * 400).stdout
    assert "Result" in shown
    assert ("You win!" in shown) == ("Player wins." in shown)


def test_a_record_from_elsewhere_is_continued_in_a_file_of_its_own(folder: Path, tmp_path: Path) -> None:
    run("play", "--seed", "3", typed="1\nquit\n")
    elsewhere = saved(folder)[0].rename(tmp_path / "elsewhere.txt")
    text = elsewhere.read_text(encoding="utf-8")
    run("play", "--resume", str(elsewhere), typed="1\nquit\n")
    assert elsewhere.read_text(encoding="utf-8") == text
    assert "place" in saved(folder)[1]


def test_what_is_wrong_is_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NOMARCH_GAMES", raising=False)
    assert refused("play", "chess") == "Unknown game “chess”. Choose from: fertility, nile."
    assert "2 to 4 players, not 5" in refused("play", "--players", "5")
    assert "Unknown bot “deep”" in refused("play", "--bots", "deep")
    assert "3 seats are named for 2 players" in refused("play", "-p", "2", "--seats", "human,human,human")
    assert "Name all 2 players" in refused("play", "--names", "Ann,Bob,Cleo")
    assert "NAME=VALUE" in refused("play", "--option", "edition")
    assert "no option “seed”" in refused("play", "--option", "seed=3")
    assert "t a value of the option edition" in refused("play", "--option", "edition=third")
    assert "A seed is" in refused("play", "--seed", "-1")
    assert "t be read: " in refused("play", "--resume", str(tmp_path / "nothing.txt"))
    assert "t be read: " in refused("play", "--components", str(tmp_path))
    (tmp_path / "letter.txt").write_text("Dear Bob", encoding="utf-8")
    broken = run("play", "--resume", str(tmp_path / "letter.txt"))
    assert broken.exit_code == 1
    assert broken.stderr.startswith("error: Line 1: ")
    assert "leave out --players" in refused("play", "--resume", str(tmp_path / "letter.txt"), "--players", "3")


def test_a_finished_game_is_not_continued(folder: Path) -> None:
    run("play", "--seats", "random,random", "--seed", "1")
    assert "is over" in refused("play", "--resume", str(saved(folder)[0]))


def test_an_owners_components_must_be_named_again(folder: Path, tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    standard = Path(saves.__file__).parents[1] / "games" / "fertility" / "components.toml"
    box.write_text(standard.read_text(encoding="utf-8").replace("each_resource = 20", "each_resource = 2"), "utf-8")
    shown = run("play", "--components", str(box), "--seed", "1", typed="1\nquit\n").stdout
    file = saved(folder)[0]
    assert f"--resume {file} --components {box}" in shown
    assert "The record was played with components" in run("play", "--resume", str(file)).stderr
    assert run("play", "--resume", str(file), "--components", str(box)).exit_code == 0


def test_options_are_read_as_pairs() -> None:
    assert read_options(None) == {}
    assert read_options(["a=1", "b = 2=3", "a=4"]) == {"a": "4", "b": "2=3"}
    assert read_options(["edition=first"], find("fertility")) == {"edition": "first"}


def test_help_and_version() -> None:
    assert "play" in run("--help").stdout
    assert "--resume" in run("play", "--help").stdout
    assert run("--version").stdout.startswith("nomarch 0.")


def shell(*args: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "nomarch", *args]
    return subprocess.run(
        command, input=typed, capture_output=True, text=True, env=os.environ | environment, check=False
    )


def test_a_terminal_that_knows_ascii_only_gets_a_game_too(tmp_path: Path) -> None:
    environment = {"PYTHONIOENCODING": "ascii", "TERM": "dumb", "XDG_DATA_HOME": str(tmp_path)}
    result = shell("play", "--seed", "4", typed="1\nlist\n", **environment)
    assert result.returncode == 0
    assert result.stderr == ""
    assert "+A==B+" in result.stdout
    assert result.stdout.isascii()
    assert "any > 2 Debens" in result.stdout


def test_as_a_module_errors_have_an_exit_code() -> None:
    result = shell("play", "chess")
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr.startswith("error: Unknown game")
