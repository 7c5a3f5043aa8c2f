"""Previews of planting."""

from __future__ import annotations

from tests.games.nile.playing import began


def test_a_planting_tells_the_fields_it_makes_and_whose_it_takes_over() -> None:
    match = began("W W F L PW; P W W W P", "C F L C", "plant 2W")
    found = {text: match.preview(match.parse(text)) for text in match.texts(match.legal)}
    assert found["plant 3W"] == {"fields": {"W": 3}, "takes_over": 0}
    assert found["plant 2P"] == {"fields": {"P": 2}}
    assert found["pass"] == found["market P P"] == {}
    again = began("W W F F P; P P P C C", "C L L C L L C", "plant W+F", "pass")
    assert again.preview(again.parse("plant 1W")) == {"fields": {"W": 2}}
    assert again.preview(again.parse("plant W+P")) == {"fields": {"W": 2, "P": 1}}
