"""Colours and small pieces, which are readable by their letters alone."""

from nomarch.games.nile.rules.state import LETTERS
from nomarch.games.nile.terminal.paint import CROP, PAINT, card, cards, playable


def test_every_crop_has_a_colour_of_its_own() -> None:
    assert [*CROP] == [*LETTERS]
    assert len({style.bgcolor for style in CROP.values()}) == len(CROP)


def test_a_card_of_two_crops_is_painted_in_both() -> None:
    drawn = card("PW")
    assert [(drawn.plain[span.start : span.end], span.style) for span in drawn.spans] == [
        ("P", CROP["P"]),
        ("W", CROP["W"]),
    ]
    assert cards(["F*", "PW"]).plain == "F* PW"


def test_cards_that_a_message_counts_are_painted_without_their_number() -> None:
    painted = PAINT["cards"]("2 \u00d7 W, 1 \u00d7 PL")
    assert painted.plain == "2 \u00d7 W, 1 \u00d7 PL"
    assert [painted.plain[span.start : span.end] for span in painted.spans] == ["W", "P", "L"]


def test_a_card_that_shows_a_flooded_crop_can_not_be_played() -> None:
    assert playable("W", "PL")
    assert playable("WC", "PL")
    assert not playable("WL", "PL")
    assert not playable("P", "P")
