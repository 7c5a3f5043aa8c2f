"""Runs axe-core on the current page."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Page

__all__ = ["serious"]

_AXE = Path(__file__).resolve().parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"


@cache
def _source() -> str:
    if not _AXE.exists():
        pytest.skip("axe-core is not installed: run npm ci in web/")
    return _AXE.read_text(encoding="utf-8")


def serious(page: Page, *, contrast: bool = True) -> list[str]:
    """Serious and critical violations: the rule, and the elements. Contrast takes most of the time."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(_source())  # not subject to the content security policy, which rightly forbids script tags
    found: list[str] = page.evaluate(
        """async (contrast) => {
      // Colours on their way from light to dark have no contrast to speak of.
      for (const moving of document.getAnimations())
        if (moving.effect.getComputedTiming().endTime < 5000) moving.finish()
      const { violations } = await axe.run(document, {
        resultTypes: ['violations'], rules: { 'color-contrast': { enabled: contrast } } })
      return violations.filter((each) => ['serious', 'critical'].includes(each.impact)).map(
        (each) => `${each.id}: ${each.nodes.map((node) => node.target.join(' ')).slice(0, 5).join(', ')}`)
    }""",
        contrast,
    )
    return found
