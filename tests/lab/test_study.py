"""Studies: played, kept, gone on with, and told in a table and on a page."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner, Result

from nomarch import NomarchError, lab
from nomarch.arena import Tournament
from nomarch.cli.main import app
from nomarch.games import nile
from nomarch.games.registry import GAMES
from nomarch.lab import Frame, plan
from nomarch.lab.playing import Games

STEADY = "tests.bots.players:steady"
FERTILITY = plan("fertility", ["random", STEADY], 2, seed=3)
NILE = plan("nile", ["random"], 3, seed=3)


def alike(one: Frame, other: Frame) -> bool:
    """The same but for what the clock said."""
    names = [name for name in one.columns if name != "seconds"]
    return list(one.columns) == list(other.columns) and all(np.array_equal(one[name], other[name]) for name in names)


@pytest.fixture(scope="module")
def fertility(tmp_path_factory: pytest.TempPathFactory) -> Frame:
    """Two ways to play Fertility."""
    variant = plan("fertility", ["random", STEADY], 2, seed=3, options={"variant": True})
    return lab.run([FERTILITY, variant], 24, folder=tmp_path_factory.mktemp("fertility"), jobs=1)


@pytest.fixture(scope="module")
def three(tmp_path_factory: pytest.TempPathFactory) -> Frame:
    """One way to play Nile, by one bot at all seats."""
    return lab.run([NILE], 30, folder=tmp_path_factory.mktemp("nile"), jobs=1)


# --- the table ---


def test_there_is_a_row_for_each_game_and_seat(fertility: Frame, three: Frame) -> None:
    assert (len(fertility), len(three)) == (2 * 24 * 2, 30 * 3)
    assert list(fertility.columns)[: len(lab.COLUMNS)] == list(lab.COLUMNS)
    for table in (fertility, three):
        games = table["set"] * 1000 + table["game"]
        assert np.bincount(np.unique(games, return_inverse=True)[1], table["share"]) == pytest.approx(1)
        assert np.bincount(np.unique(games, return_inverse=True)[1], table["margin"]) == pytest.approx(0)
        for game in np.unique(games):
            rows = games == game
            assert sorted(table["order"][rows]) == list(range(1, rows.sum() + 1))


def test_what_fertilitys_seats_did_adds_up(fertility: Frame) -> None:
    def total(group: str) -> Any:
        return fertility.stack(fertility.groups[group]).sum(axis=1)

    assert np.array_equal(total("points"), fertility["score"])
    assert np.array_equal(total("district"), fertility["did.districts_built"])
    assert np.array_equal(total("shop"), fertility["did.shops_completed"])
    assert np.array_equal(total("token"), fertility["did.tokens_supplied"])
    assert np.array_equal(total("monument"), fertility["did.monuments_placed"])
    assert np.array_equal(total("tile"), fertility["did.tiles_placed"])
    assert set(total("board")) == {1}
    assert fertility["did.tiles_placed"].max() == 9


def test_what_niles_seats_did_adds_up(three: Frame) -> None:
    def total(group: str) -> Any:
        return three.stack(three.groups[group]).sum(axis=1)

    assert np.array_equal(three["points.pile_1"], three["score"])
    assert np.array_equal(total("points"), total("crop"))
    assert np.array_equal(total("planted"), three["did.cards_planted"])
    assert np.array_equal(three["did.cards_harvested"] - three["did.stored_cards_traded"], total("crop"))
    assert three["did.takeovers"].sum() > 0
    assert 0 < three["did.speculations_won"].sum() <= three["did.speculations"].sum()


def test_a_table_is_the_same_when_it_was_written_and_read(fertility: Frame, tmp_path: Path) -> None:
    lab.write(fertility, tmp_path / "t.parquet")
    again = lab.read(tmp_path / "t.parquet")
    assert alike(again, fertility)
    assert again.sets == fertility.sets
    (tmp_path / "t.parquet").write_text("not a table", encoding="utf-8")
    with pytest.raises(NomarchError, match="be read as the table of a study"):
        lab.read(tmp_path / "t.parquet")


@pytest.mark.parametrize("game", GAMES)
def test_docs_tell_of_every_group_and_deed(game: str, fertility: Frame, three: Frame) -> None:
    text = (Path(__file__).resolve().parents[2] / "docs" / "research" / "studies.md").read_text(encoding="utf-8")
    table = {"fertility": fertility, "nile": three}[game]
    told = [*(f"`{group}." for group in table.groups), *(f"`{name}`" for name in table.groups["did"])]
    assert [name for name in [*told, *(f"`{name}`" for name in lab.COLUMNS)] if name not in text] == []


# --- going on ---


def test_interrupted_it_goes_on_and_ends_the_same(three: Frame, tmp_path: Path) -> None:
    def interrupt(done: int, total: int) -> None:
        if done == 11:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        lab.run([NILE], 30, folder=tmp_path, jobs=1, progress=interrupt)
    (file,) = tmp_path.iterdir()
    with file.open("ab") as torn:  # as if it had been killed while it wrote
        torn.write(b'{"deal": 11, "seat')
    with Games(file, NILE) as kept:
        assert len(kept.games) == 11
    told: list[int] = []
    assert alike(lab.run([NILE], 30, folder=tmp_path, jobs=1, progress=lambda done, _: told.append(done)), three)
    assert told == list(range(11, 31))


def test_both_sets_are_the_same_games_and_two_alike_are_refused(fertility: Frame, tmp_path: Path) -> None:
    one, other = (fertility.where(fertility["set"] == number) for number in (0, 1))
    assert all(np.array_equal(one[name], other[name]) for name in ("game", "deal", "seat", "bot"))
    assert not np.array_equal(one["score"], other["score"])
    with pytest.raises(NomarchError, match="nothing to compare"):
        lab.run([NILE, NILE], 3, folder=tmp_path)


# --- the page ---


class Elements(HTMLParser):
    """What a page is made of."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))

    def values(self, name: str) -> list[str]:
        return [str(attributes[name]) for _, attributes in self.found if name in attributes]


@pytest.fixture(scope="module")
def pages(fertility: Frame, three: Frame) -> list[str]:
    return [lab.report(fertility), lab.report(three)]


def test_a_report_needs_nothing_but_itself(pages: list[str]) -> None:
    for page in pages:
        assert not re.search(r"https?:|//\w|@import|<script|<link|<img|<iframe", page)
        elements = Elements(page)
        assert all(address.startswith("#") for address in elements.values("href"))
        ids = elements.values("id")
        assert len(ids) == len(set(ids))
        named = [address[1:] for address in elements.values("href")] + re.findall(r"url\(#([^)]+)\)", page)
        assert set(named) <= set(ids)


def test_every_drawing_has_words_and_a_table_beside_it(pages: list[str]) -> None:
    for page in pages:
        sections = page.split("<section")[1:]
        assert len(sections) >= 7
        for section in sections:
            assert "<table>" in section
            assert re.search(r'<svg role="img" aria-label="[^"]{40,}"', section) or "Too few games" in section
    fertility, three = pages
    assert "Does it matter who begins?" in three
    assert "What is it worth? By district" in fertility
    assert "What do the bots do differently?" in fertility
    assert "How do the two ways to play differ?" in fertility
    assert "variant=yes" in fertility
    assert "What do the bots do differently?" not in three


# --- the command ---


@pytest.fixture(autouse=True)
def _in_english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("NOMARCH_LANGUAGE", "en")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def run(*args: object) -> Result:
    return CliRunner().invoke(app, ["study", *(str(arg) for arg in args)])


def test_the_command_writes_a_table_and_a_report(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    assert nile.__file__
    standard = Path(nile.__file__).with_name("components.toml").read_text(encoding="utf-8")
    own.write_text(standard.replace("speculation = 3", "speculation = 1"), encoding="utf-8")
    report, table = tmp_path / "r.html", tmp_path / "t.parquet"
    result = run(
        "nile", "-b", "random", "-n", 4, "-j", 1, "--against-components", own, "--against", "faster=yes",
        "--report", report, "--table", table,
    )  # fmt: skip
    assert result.exit_code == 0, result.output
    assert result.stdout.replace("\n", "") == f"8 games. Table: {table}; report: {report}"
    first, second = lab.read(table).sets
    assert (first["components"], first["options"]["faster"]) == ("standard", "no")
    assert second["components"] != "standard"
    assert second["options"]["faster"] == "yes"
    assert "A study of Nile, 2 players" in report.read_text(encoding="utf-8")


def test_interrupted_the_command_says_how_to_go_on(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def interrupted(sets: list[Tournament], games: int, progress: Callable[[int, int], None], **named: Any) -> Frame:
        progress(7, 20)
        raise KeyboardInterrupt

    monkeypatch.setattr("nomarch.lab.run", interrupted)
    result = run("nile", "-b", "random", "--report", tmp_path / "r.html", "--table", tmp_path / "t")
    assert result.exit_code == 130
    assert "Interrupted: 7 of 20 games are finished and kept in" in result.stderr


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--bots", "nobody"], "There is no bot “nobody”"),
        (["--bots", ""], "There is no bot “”"),
        (["--bots", "random,random"], "named twice"),
        (["--bots", "random", "--games", 0], "at least 1 game"),
        (["--bots", "random", "--against", "faster=perhaps"], "is no value"),
        (["--bots", "random", "--against", "faster=no"], "nothing to compare"),
        (["--bots", "random", "--against-components", "nowhere.toml"], "be read"),
        (["--bots", "random", "--report", "/nowhere/x.html"], "be written"),
        (["--bots", "random", "--table", "/nowhere/x.parquet"], "be written"),
    ],
)
def test_what_a_study_refuses(args: list[object], said: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    result = run("nile", *args)
    assert result.exit_code == 2, result.output
    assert said in result.stderr
    assert "Traceback" not in result.stderr


@pytest.mark.parametrize("package", ["pyarrow", "matplotlib"])
def test_what_is_not_installed_is_named(package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def import_module(name: str) -> None:
        if name == package:
            raise ImportError(name)

    monkeypatch.setattr("nomarch.lab.study.import_module", import_module)
    assert f"A study needs {package}, which is not installed. It comes with nomarch[lab]." in run("nile").stderr


def test_nothing_of_the_extra_is_loaded_before_it_is_needed() -> None:
    code = "import sys, nomarch.cli.main; sys.exit(any(name in sys.modules for name in ('pyarrow', 'matplotlib')))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
