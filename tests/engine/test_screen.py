"""Messages on a screen: translated, with painted arguments."""

import pytest
from rich.text import Text

from nomarch.engine.screen import painted
from nomarch.text.language import LANGUAGES, Message, render

PAINT = {"tile": lambda value: Text(f"[{value}]", "red"), "letters": lambda value: Text(value, "bold")}
PLACED = Message("fertility_log_place", {"tile": "AB", "first": "c4", "second": "d4"})


def test_an_argument_is_painted_where_it_stands() -> None:
    text = painted(PLACED, "en", PAINT)
    assert text.plain == "places [AB] on c4 d4"
    assert [(text.plain[span.start : span.end], span.style) for span in text.spans] == [("[AB]", "red")]


def test_arguments_of_a_message_within_are_painted_too() -> None:
    collected = Message("fertility_log_collect", {"letters": "A+W"})
    text = painted(Message("terminal_then", {"first": PLACED, "then": collected}), "en", PAINT)
    assert text.plain == "places [AB] on c4 d4; collects A+W"
    assert len(text.spans) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_paint_it_is_what_is_said(language: str) -> None:
    message = Message("nile_log_draw_these", {"count": 2, "cards": "2 \u00d7 W"})
    assert painted(message, language, {}).plain == render(message, language)


def test_numbers_still_choose_between_one_and_many() -> None:
    assert painted(Message("nile_log_draw", {"count": 1}), "en", PAINT).plain == "draws 1 card"
    assert painted(Message("nile_log_draw", {"count": 2}), "en", PAINT).plain == "draws 2 cards"


def test_the_number_of_a_rule_stays() -> None:
    assert painted(Message("fertility_no_match", rule="F3.1.2"), "en", PAINT).plain.endswith("(F3.1.2)")
