"""What a machine can see of the house style, in every English message and in the documents."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
MESSAGES = sorted(path for folder in ("src", "web/src") for path in (ROOT / folder).glob("**/en.ftl"))

# Words that nobody would say today, and a space that English doesn't put there.
ODD = re.compile(r"\b(anew|whoever|whosoever|hither|thereof|wherein)\b|\d %|} %|[\w}] …", re.IGNORECASE)


def odd_lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if not line.startswith("#") and ODD.search(line)]


def test_there_are_messages_of_the_page_too() -> None:
    assert ROOT / "web/src/words/en.ftl" in MESSAGES


@pytest.mark.parametrize("path", MESSAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_english_messages_use_plain_words(path: Path) -> None:
    assert odd_lines(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("line", ["x = 95 % sure", "x = Loading …", "x = Shuffle it anew", "x = Whoever comes"])
def test_an_odd_line_is_found(line: str) -> None:
    assert odd_lines(f"# {line}\n{line}") == [line]
