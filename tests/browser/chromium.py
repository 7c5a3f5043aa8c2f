"""Which browser the tests drive, and how it is started. Standard library only: run.py looks here too."""

import os
import shutil
import sys
from pathlib import Path

__all__ = ["FLAGS", "find", "missing"]

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
# Nothing that reaches for the network by itself, and no first-run pages.
FLAGS = [
    "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
if sys.platform != "win32" and os.geteuid() == 0:
    FLAGS.append("--no-sandbox")  # Chromium refuses root its sandbox


def find() -> str | None:
    """The browser to drive: the one that NOMARCH_CHROMIUM names, else one of the machine's, else Playwright's own."""
    if named := os.environ.get("NOMARCH_CHROMIUM"):
        return named
    return next(filter(None, map(shutil.which, NAMES)), None) or _of_playwright()


def _of_playwright() -> str | None:
    """What `playwright install chromium` left in its folder."""
    home = Path.home()
    usual = {"win32": home / "AppData/Local/ms-playwright", "darwin": home / "Library/Caches/ms-playwright"}
    folder = os.environ.get("PLAYWRIGHT_BROWSERS_PATH") or usual.get(sys.platform, home / ".cache/ms-playwright")
    binaries = ("chrome", "chrome.exe", "Chromium", "headless_shell", "chrome-headless-shell")
    found = (path for name in binaries for path in Path(folder).glob(f"chromium*/**/{name}") if path.is_file())
    return next((str(path) for path in found), None)


def missing() -> str:
    """Why there is no browser, for whoever reads that tests were skipped."""
    return f"no browser: none of {', '.join(NAMES)} is installed; NOMARCH_CHROMIUM may name one"
