"""Descriptions of the fields of plain data, for readers and for schemas made from them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

__all__ = ["Doc"]


@dataclass(frozen=True)
class Doc:
    """What a field holds: `turn: Annotated[int, Doc("the current turn, from 1")]`."""

    text: str

    def __get_pydantic_json_schema__(self, core: Any, schema_of: Callable[[Any], dict[str, Any]]) -> dict[str, Any]:
        """Pydantic's hook for schemas; the engine itself doesn't need Pydantic."""
        return schema_of(core) | {"description": self.text}
