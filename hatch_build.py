"""Hatchling's build hook: builds the page during installation, with web/build.py."""

import importlib.util
import os
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageBuildHook(BuildHookInterface):  # type: ignore[type-arg]  # its parameter is hatchling's own affair
    """Builds the page into the package before packaging or linking it."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Additional requirements of an isolated build: Node, if the machine has none."""
        page = self._page()
        return [] if page.is_fresh() or page.machine_node() else [page.NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called before the package is assembled."""
        if os.environ.get("NOMARCH_PAGE") != "later":  # run.py builds it in parallel
            self._page().build()

    def _page(self) -> ModuleType:
        path = Path(self.root) / "web" / "build.py"
        spec = importlib.util.spec_from_file_location("nomarch_page_build", path)
        if not (spec and spec.loader):
            raise FileNotFoundError(path)
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module
