"""The build of the page, in parallel with the rest of the setup."""

import concurrent.futures
import importlib.util
import sys
from pathlib import Path
from types import ModuleType

from bootstrap.processes import ROOT, SetupError, listen

__all__ = ["BUILDING", "PAGE", "Page", "load", "node_fits"]

BUILDING = "Building the page"
PAGE = ROOT / "web" / "build.py"  # builds the page if its sources have changed


class Page:
    """The build of the page, in its own process."""

    def __init__(self, kind: str) -> None:
        self._kind = kind
        self._fresh = bool(load(PAGE).is_fresh(dev=kind == "dev"))
        self._build: concurrent.futures.Future[int] | None = None
        self._thread = concurrent.futures.ThreadPoolExecutor(1)

    def start_early(self) -> None:
        """Start before anything is installed, if the machine's own Node is recent enough."""
        if not self._fresh and node_fits():
            self.start(Path(sys.executable))

    def start(self, python: Path) -> None:
        """Start, unless the build is running or the page is up to date."""
        if not (self._build or self._fresh):
            self._build = self._thread.submit(listen, BUILDING, [str(python), str(PAGE), *filter(None, [self._kind])])

    def wait(self) -> int:
        """Wait for the build; returns its exit code."""
        return self._build.result() if self._build else 0


def node_fits() -> bool:
    """Whether the machine's own Node can build the page."""
    return load(PAGE).machine_node() is not None


def load(path: Path) -> ModuleType:
    """Load one of our files as a module; it must need nothing installed."""
    spec = importlib.util.spec_from_file_location(f"nomarch_{path.stem}", path)
    if not (spec and spec.loader and path.exists()):
        raise SetupError(f"{path} is missing.")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
