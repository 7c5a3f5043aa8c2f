"""Find and start the browser for the tests. Standard library only, because run.py imports this too."""

import os
import shutil
import sys
from pathlib import Path

__all__ = ["FLAGS", "find", "missing"]

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
# No background network traffic, and no first-run pages.
FLAGS = [
    "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
if sys.platform != "win32" and os.geteuid() == 0:
    FLAGS.append("--no-sandbox")  # Chromium's sandbox doesn't work for root


def find() -> str | None:
    """The browser to use: NOMARCH_CHROMIUM if set, else an installed one, else Playwright's own."""
    if named := os.environ.get("NOMARCH_CHROMIUM"):
        return named
    return next(filter(None, map(shutil.which, NAMES)), None) or _of_playwright()


def _of_playwright() -> str | None:
    """The browser that `playwright install chromium` installed."""
    home = Path.home()
    usual = {"win32": home / "AppData/Local/ms-playwright", "darwin": home / "Library/Caches/ms-playwright"}
    folder = os.environ.get("PLAYWRIGHT_BROWSERS_PATH") or usual.get(sys.platform, home / ".cache/ms-playwright")
    binaries = ("chrome", "chrome.exe", "Chromium", "headless_shell", "chrome-headless-shell")
    found = (path for name in binaries for path in Path(folder).glob(f"chromium*/**/{name}") if path.is_file())
    return next((str(path) for path in found), None)


def missing() -> str:
    """Why there is no browser, as the reason for skipped tests."""
    return f"no browser: none of {', '.join(NAMES)} is installed; NOMARCH_CHROMIUM may name one"
