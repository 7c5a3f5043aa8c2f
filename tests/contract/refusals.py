"""The errors that a components file of any game can have."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

__all__ = ["keys_in"]


def keys_in(*modules: str | None) -> Iterator[str]:
    """The message keys that appear in these sources."""
    for module in modules:
        assert module is not None
        for node in ast.walk(ast.parse(Path(module).read_bytes())):
            if isinstance(node, ast.Constant) and str(node.value).startswith("components_"):
                yield str(node.value)
