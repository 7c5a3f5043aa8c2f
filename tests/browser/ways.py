"""Ways to operate a page: mouse only, keyboard only, touch."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.visitor import LONG

__all__ = ["Keyboard", "Mouse", "Touch", "Way"]

# The number of Tab presses between two elements; null if nothing has the focus.
_STEPS = """target => {
  const within = document.querySelector('dialog[open]') ?? document
  const stops = [...within.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')].filter(
    (each) => each.tabIndex >= 0 && !each.disabled && each.checkVisibility({ visibilityProperty: true })
      && (each.type !== 'radio' || each.checked))
  const here = stops.indexOf(document.activeElement)
  return here < 0 ? null : stops.indexOf(target) - here
}"""


class Mouse:
    """Points and clicks."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, target: Locator) -> None:
        """Click near the left edge: only that part of overlapping cards is visible."""
        target.click(position={"x": 7, "y": 12})

    def place_tile(self, board: Locator, square: int, turns: int, rotate: Locator, place: Locator) -> None:
        """Hover over a marked square; click it, or turn the tile first and use the button."""
        marked = self.page.locator("rect.legal")
        box = marked.nth(square % marked.count()).bounding_box()
        assert box
        self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        if not turns:
            self.page.mouse.down()
            self.page.mouse.up()
            return
        for _ in range(turns):
            rotate.click()
        place.click()


class Touch:
    """Taps."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, target: Locator) -> None:
        """Tap near the left edge: only that part of overlapping cards is visible."""
        target.tap(position={"x": 7, "y": 12})

    def place_tile(self, board: Locator, square: int, turns: int, rotate: Locator, place: Locator) -> None:
        """Tap a marked square, turn the tile, and tap the button."""
        marked = self.page.locator("rect.legal")
        marked.nth(square % marked.count()).tap()
        for _ in range(turns):
            rotate.tap()
        place.tap()


class Keyboard:
    """Tab, Enter, arrows."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def reach(self, target: Locator) -> None:
        """Move the focus there with Tab, or back with Shift+Tab."""
        element = target.element_handle()
        for _ in range(4):
            steps = self.page.evaluate(_STEPS, element)
            if steps == 0:
                return
            for _ in range(abs(steps or 1)):
                self.page.keyboard.press("Tab" if (steps or 1) > 0 else "Shift+Tab")
        raise AssertionError(f"Tab does not lead to {target}")

    def press(self, target: Locator) -> None:
        """Move the focus there, once it is enabled, and press Enter."""
        expect(target).to_be_enabled(timeout=LONG)  # a disabled button is no Tab stop
        self.reach(target)
        self.page.keyboard.press("Enter")

    def place_tile(self, board: Locator, square: int, turns: int, rotate: Locator, place: Locator) -> None:
        """Move the tile with the arrows, turn it with R, place it with Enter."""
        self.reach(board)
        for i in range(1 + square % 4):
            self.page.keyboard.press(("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")[(square + i) % 4])
        for _ in range(turns):
            self.page.keyboard.press("r")
        self.page.keyboard.press("Enter")


Way = Mouse | Keyboard | Touch
