"""The report of a study: one self-contained page."""

from __future__ import annotations

import re
from html import escape
from html.parser import HTMLParser

import pytest

from nomarch import lab
from nomarch.lab import Frame


class Elements(HTMLParser):
    """The elements of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))

    def values(self, name: str) -> list[str]:
        return [str(attributes[name]) for _, attributes in self.found if name in attributes]


@pytest.fixture(scope="module")
def pages(fertility: Frame, three: Frame) -> list[str]:
    return [lab.report(fertility), lab.report(three)]


def test_a_report_needs_nothing_but_itself(pages: list[str]) -> None:
    for page in pages:
        assert not re.search(r"https?:|//\w|@import|<script|<link|<img|<iframe", page)
        elements = Elements(page)
        assert all(address.startswith("#") for address in elements.values("href"))
        ids = elements.values("id")
        assert len(ids) == len(set(ids))
        named = [address[1:] for address in elements.values("href")] + re.findall(r"url\(#([^)]+)\)", page)
        assert set(named) <= set(ids)


def test_every_question_has_an_answer_and_numbers(pages: list[str]) -> None:
    for page in pages:
        sections = page.split("<section")[1:-1]  # the last is about the study
        assert len(sections) >= 7
        for section in sections:
            assert re.search(r'<p class="answer">[^<]{20,}</p>', section)
            assert "<table" in section or 'role="img"' in section or "Too few games" in section
    fertility, three = pages
    assert "Does the first seat win?" in three
    assert "Is any district too strong?" in fertility
    assert "What do strong players do that weak ones don&#x27;t?" in fertility
    assert "Does variant=yes change who wins?" in fertility
    assert "What do strong players do" not in three
    assert "How much is luck?" in three


def test_tables_fit_a_phone(pages: list[str]) -> None:
    for page in pages:
        for table in re.findall(r'<table class="dots">.*?</table>', page, re.DOTALL):
            assert len(re.findall(r"<t[hd][ >]", table.split("</tr>")[0])) <= 5
        assert page.count("<table>") <= page.count('<div class="wide"><table>')  # wider ones scroll by themselves


def test_the_answers_of_a_report_are_those_on_its_page(fertility: Frame, pages: list[str]) -> None:
    found = lab.answers(fertility)
    assert found[0][0] == "Does the first seat win?"
    assert all(escape(answer) in pages[0] for _, answer in found)
