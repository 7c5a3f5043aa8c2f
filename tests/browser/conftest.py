"""One browser for each module, and one server for each process."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser import chromium
from tests.browser.serving import Served, served
from tests.browser.visitor import Visitor


@pytest.fixture(scope="module")  # not longer: while Playwright runs, no other test can run an event loop
def browser() -> Iterator[Browser]:
    """A real browser, headless."""
    found = chromium.find()
    if not found:
        pytest.skip(chromium.missing())
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=chromium.FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """The server as users start it; tests can kill and restart it."""
    with served(tmp_path_factory.mktemp("browser") / "tables.db") as running:
        yield running


@pytest.fixture
def visit(browser: Browser, server: Served) -> Iterator[Callable[..., Visitor]]:
    """A function that opens a new visitor's browser; at teardown, no browser may have reported a problem."""
    visitors: list[Visitor] = []

    def enter(**options: Any) -> Visitor:
        visitors.append(Visitor(browser, server.address, **options))
        return visitors[-1]

    yield enter
    for visitor in visitors:
        visitor.close()


@pytest.fixture(scope="session")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder for downloads."""
    return tmp_path_factory.mktemp("kept")
