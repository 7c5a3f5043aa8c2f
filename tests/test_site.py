"""The documentation builds without warnings, its links work, and its pages load nothing from elsewhere."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

import typer

from bootstrap import checks
from nomarch.cli.main import app

ROOT = Path(__file__).resolve().parent.parent
PAGES = {page.relative_to(ROOT / "docs").with_suffix("").as_posix() for page in (ROOT / "docs").rglob("*.md")}


class Page(HTMLParser):
    """The links, anchors and loaded files of a page."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loaded: list[str] = []
        self.anchors: set[str] = set()
        self.feed(file.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        self.anchors.add(found.get("id", ""))
        if tag == "a":
            self.links.append(found.get("href", ""))
        elif tag == "link" and found.get("rel") not in ("canonical", "index", "search", "next", "prev"):
            self.loaded.append(found.get("href", ""))
        self.loaded.append(found.get("src", ""))


def broken(site: Path) -> Iterator[str]:
    """Broken links within the site."""
    site = site.resolve()
    pages = {file: Page(file) for file in site.rglob("*.html")}
    for file, page in pages.items():
        for link in page.links:
            parts = urlsplit(link)
            target = (file.parent / unquote(parts.path)).resolve() if parts.path else file
            if parts.scheme:
                continue
            if not target.exists() or (parts.fragment and unquote(parts.fragment) not in pages[target].anchors):
                yield f"{file.relative_to(site)}: {link}"


def fetched(site: Path) -> Iterator[str]:
    """Files that pages and styles would load from other servers."""
    for file in site.rglob("*.html"):
        yield from (each for each in Page(file).loaded if urlsplit(each).netloc)
    for file in site.rglob("*.css"):
        yield from re.findall(r"(?:url\(|@import)\s*[\"']?((?:https?:)?//[^\"')]+)", file.read_text(encoding="utf-8"))


def unlisted(site: Path) -> Iterator[str]:
    """Commands, requests and rules missing from the generated pages."""
    commands, requests = ((site / "reference" / f"{page}.html").read_text(encoding="utf-8") for page in ("cli", "http"))
    root: Any = typer.main.get_command(app)
    yield from (name for name in root.commands if f"nomarch {name}" not in commands)
    paths = json.loads((ROOT / "web" / "openapi.json").read_text(encoding="utf-8"))["paths"]
    yield from (path for path in paths if path not in requests)
    for rules in (ROOT / "web" / "src" / "games").glob("*/rules/en.md"):
        page = (site / "play" / f"rules-{rules.parent.parent.name}.html").read_text(encoding="utf-8")
        numbers = re.findall(r"(?m)^([A-Z]\d[\d.]*) ", rules.read_text(encoding="utf-8"))
        yield from (number for number in numbers if f"<strong>{number}</strong>" not in page)


def test_the_site_builds_and_leads_nowhere_else(tmp_path: Path) -> None:
    *command, _ = checks.DOCS
    built = subprocess.run(
        [sys.executable, "-m", *command, str(tmp_path)], cwd=ROOT, check=False, capture_output=True, text=True
    )
    assert (built.returncode, built.stderr) == (0, "")
    # Sphinx warns about pages outside a table of contents, so every page is reachable.
    assert {page for page in PAGES if not (tmp_path / f"{page}.html").exists()} == set()
    assert list(unlisted(tmp_path)) == []
    assert list(broken(tmp_path)) == []
    assert list(fetched(tmp_path)) == []


def test_broken_links_and_foreign_files_are_found(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text(
        '<p id="here"><a href="#here"></a><a href="b.html#gone"></a><a href="c.html"></a><a href="https://example.org">'
        '</a></p><script src="https://example.org/x.js"></script><link rel="stylesheet" href="//example.org/x.css">'
    )
    (tmp_path / "b.html").write_text("<p></p>")
    (tmp_path / "b.css").write_text("@font-face { src: url(https://example.org/f.woff2) }")
    assert sorted(broken(tmp_path)) == ["a.html: b.html#gone", "a.html: c.html"]
    assert len(list(fetched(tmp_path))) == 3
