"""Errors in a components file name the line."""

from __future__ import annotations

import pytest

from nomarch.engine.components import ComponentsFile
from nomarch.text.errors import BadComponents

TEXT = """\
title = "Mine"

[stock]
provenance = "R"
tokens = 20

[scale]
provenance = "P"
# steps of it
low = 1
high = 4
"""


def refusal(text: str, *calls: tuple[str, ...]) -> tuple[str, int]:
    """The key of the error, and the line."""

    def read() -> None:
        file = ComponentsFile(text, "mine.toml")
        for method, *args in calls:
            getattr(file, method)(*args)

    with pytest.raises(BadComponents) as caught:
        read()
    message = caught.value.message
    assert message.args["file"] == "mine.toml"
    return message.key, int(str(message.args["line"]))


def test_a_sound_file_is_read() -> None:
    file = ComponentsFile(TEXT, "mine.toml")
    file.only("stock", "scale")
    assert file.table("scale", "low", "high") == {"low": 1, "high": 4}
    assert file.number("stock", "tokens", 1, 20) == 20
    assert file.provenance() == {"stock": "R", "scale": "P"}


def test_the_digest_is_of_the_text() -> None:
    assert ComponentsFile(TEXT, "a").digest == ComponentsFile(TEXT, "b").digest
    assert ComponentsFile(TEXT, "a").digest != ComponentsFile(TEXT + "#", "a").digest


def test_what_is_no_toml_is_refused_with_its_line() -> None:
    assert refusal(TEXT.replace("low = 1", "low = ")) == ("components_syntax", 10)
    assert refusal(TEXT + '[scale]\nx = "') == ("components_syntax", 12)


@pytest.mark.parametrize("value", ["0", "21", "2.5", "true", '"20"'])
def test_a_number_beyond_its_limits_or_no_number_is_refused_with_its_line(value: str) -> None:
    text = TEXT.replace("tokens = 20", f"tokens = {value}")
    with pytest.raises(BadComponents) as caught:
        ComponentsFile(text, "mine.toml").number("stock", "tokens", 1, 20)
    message = caught.value.message
    assert (message.key, message.args["line"]) == ("components_number", 5)
    assert (message.args["low"], message.args["high"]) == (1, 20)


def test_what_is_missing_is_refused_with_the_line_of_its_table_or_the_first() -> None:
    assert refusal(TEXT, ("table", "scale", "low", "middle", "high")) == ("components_missing", 7)
    assert refusal(TEXT, ("table", "cards")) == ("components_no_table", 1)
    assert refusal(TEXT, ("only", "stock", "scale", "cards")) == ("components_no_table", 1)


def test_what_is_not_known_is_refused_with_its_line() -> None:
    assert refusal(TEXT, ("table", "scale", "low")) == ("components_unknown", 11)
    assert refusal(TEXT, ("only", "stock")) == ("components_unknown", 7)


def test_every_table_says_where_its_figures_come_from() -> None:
    assert refusal(TEXT.replace('"P"', '"Q"'), ("provenance",)) == ("components_provenance", 8)
    assert refusal(TEXT.replace('provenance = "P"\n', ""), ("provenance",)) == ("components_provenance", 7)
