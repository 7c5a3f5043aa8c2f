"""Colours and small pieces, which are readable by their letters alone."""

from nomarch.games.fertility.components import LETTERS
from nomarch.games.fertility.information.schemas import Kinds
from nomarch.games.fertility.terminal.paint import GROUND, PAINT, SCENE, amounts, tile, tiles


def test_every_scene_and_wheat_has_a_colour_of_its_own() -> None:
    assert [*SCENE] == [*LETTERS, "W"]
    assert len({style.bgcolor for style in SCENE.values()}) == len(SCENE)
    assert {"~", "#", "."} <= {*GROUND}


def test_a_tile_is_framed_and_painted_by_halves() -> None:
    drawn = tile("AG")
    assert drawn.plain == "[AG]"
    assert [(span.start, span.end, span.style) for span in drawn.spans] == [(0, 2, SCENE["A"]), (2, 4, SCENE["G"])]
    assert tiles(["AB", "PP"]).plain == "[AB] [PP]"


def test_amounts_leave_out_what_there_is_none_of_unless_asked() -> None:
    numbers: Kinds = {"A": 2, "B": 0, "P": 1, "G": 0}
    assert amounts(numbers).plain == "A\xa02  P\xa01"
    assert amounts(numbers, zeros=True).plain == "A\xa02  B\xa00  P\xa01  G\xa00"


def test_arguments_of_messages_are_painted_letter_by_letter() -> None:
    painted = PAINT["letters"]("A+W")
    assert painted.plain == "A+W"
    assert [painted.plain[span.start : span.end] for span in painted.spans] == ["A", "W"]
