"""A match in a notebook: an SVG of the terminal screen, as seen by a seat."""

import xml.etree.ElementTree as ET

import pytest

import nomarch
from nomarch.play.picture import picture


def words(svg: str) -> str:
    return " ".join("".join(ET.fromstring(svg).itertext()).replace("\xa0", " ").split())


@pytest.mark.parametrize("game", ["fertility", "nile"])
def test_a_picture_shows_the_table_and_loads_nothing(game: str) -> None:
    match = nomarch.new(game, 3, 7, names=["Ada", "Ben <b>", "Cyd & Co"])
    svg = match._repr_svg_()
    assert all(name in words(svg) for name in match.names)
    assert "http" not in svg.replace("http://www.w3.org/2000/svg", "")


def test_a_picture_shows_what_its_seat_may_know() -> None:
    match = nomarch.new("nile", 2, 7)
    assert match.to_play is not None
    assert match._repr_svg_() == picture("nile", match, match.to_play)
    assert words(picture("nile", match, 0)) != words(picture("nile", match, 1))


def test_a_finished_match_shows_its_result() -> None:
    match = nomarch.new("nile", 2, 7)
    while not match.over:
        match.play(match.legal[0])
    assert "Result" in words(match._repr_svg_())
    assert "Ergebnis" in words(picture("nile", match, language="de"))
