"""The published studies on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from bench.studies import FOLDER, STUDIES


@pytest.mark.parametrize("name", STUDIES)
def test_a_report_fits_a_phone(browser: Browser, name: str) -> None:
    context = browser.new_context(viewport={"width": 360, "height": 740})
    page = context.new_page()
    page.goto((FOLDER / f"{name}.html").as_uri())
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    context.close()
