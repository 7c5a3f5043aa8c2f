"""The report of a study: one self-contained page."""

from __future__ import annotations

import re
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


def test_every_drawing_has_words_and_a_table_beside_it(pages: list[str]) -> None:
    for page in pages:
        sections = page.split("<section")[1:]
        assert len(sections) >= 7
        for section in sections:
            assert "<table>" in section
            assert re.search(r'<svg role="img" aria-label="[^"]{40,}"', section) or "Too few games" in section
    fertility, three = pages
    assert "Does the turn order matter?" in three
    assert "What is it worth? By district" in fertility
    assert "How do the bots differ?" in fertility
    assert "How do the two variants differ?" in fertility
    assert "variant=yes" in fertility
    assert "How do the bots differ?" not in three
