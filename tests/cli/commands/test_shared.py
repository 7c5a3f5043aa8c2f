"""Helpers shared by several commands."""

from pathlib import Path

import pytest

from nomarch.cli.commands.shared import Plot, read_options, read_text, there, write
from nomarch.cli.plots import Interval, IntervalPlot
from nomarch.games.registry import find
from nomarch.text.errors import NomarchError


def test_options_are_names_with_values_and_the_last_one_counts() -> None:
    assert read_options(None) == {}
    assert read_options(["faster = yes", "faster=no"], find("nile")) == {"faster": "no"}
    for wrong in ("faster", "=yes", "faster yes"):
        with pytest.raises(NomarchError) as refused:
            read_options([wrong])
        assert refused.value.message.key == "cli_option_form"


def test_a_file_that_is_no_text_is_refused_by_its_name(tmp_path: Path) -> None:
    (tmp_path / "random.bin").write_bytes(b"\xc6\x00\xff")
    for name in ("random.bin", "nowhere.txt"):
        with pytest.raises(NomarchError) as refused:
            read_text(tmp_path / name, "cli_record_file")
        assert refused.value.message.key == "cli_record_file"
        assert name in str(refused.value)


def test_what_cannot_be_written_is_known_before_the_work(tmp_path: Path) -> None:
    with pytest.raises(NomarchError):
        write(tmp_path / "no folder" / "x.txt")
    write(tmp_path / "x.txt")
    assert not there(tmp_path / "x.txt")
    write(tmp_path / "x.txt", "text")
    assert there(tmp_path / "x.txt")


def test_a_plot_of_unknown_format_is_refused(tmp_path: Path) -> None:
    with pytest.raises(NomarchError, match=r"\.svg, \.png or \.pdf"):
        Plot(tmp_path / "plot.bmp")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("suffix", ["svg", "png"])
def test_a_plot_says_if_it_replaces_one(suffix: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / f"plot.{suffix}"
    for _ in range(2):
        Plot(file).write(IntervalPlot("Ratings", [Interval("a", 1, 0, 2)], "Elo"), "en")
    first, second = capsys.readouterr().err.splitlines()
    assert str(file) in first
    assert first != second
