"""What things are worth: known effects are found."""

from __future__ import annotations

from nomarch.lab.worth import worth_sections
from tests.lab.synthetic import made_up


def test_what_is_worth_more_than_the_rest_of_its_group_stands_out() -> None:
    things, deeds = worth_sections(made_up(300))
    assert things.title == "Is any thing too strong?"
    assert things.answer.startswith("Gold (+5.")
    assert "lead (\N{MINUS SIGN}0." in things.answer or "lead (+0." in things.answer
    assert things.chart.index(">gold<") < things.chart.index(">lead<")
    assert deeds.title == "What pays?"


def test_with_too_few_games_there_is_no_estimate() -> None:
    assert [section.answer for section in worth_sections(made_up(4))] == ["Too few games for estimates."] * 2
