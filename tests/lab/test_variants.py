"""Two variants on the same deals."""

from __future__ import annotations

from nomarch.lab.variants import variant_sections
from tests.lab.synthetic import made_up


def test_a_variant_that_helps_the_first_player_changes_who_wins() -> None:
    winners, changes = variant_sections(made_up(300, sets=2, shift=5.0))
    assert winners.title == "Does faster=yes change who wins?"
    assert winners.answer.startswith("Yes: with faster=yes, win shares change for first player ")
    assert "score: +2." in changes.answer  # half of five, because one seat of two has it


def test_a_variant_without_an_effect_changes_nothing() -> None:
    winners, _ = variant_sections(made_up(300, ("weak", "strong"), gap=3.0, sets=2))
    assert winners.answer.startswith("Not measurably")
