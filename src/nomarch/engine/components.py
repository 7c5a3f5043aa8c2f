"""Components files: the boards, tiles, cards and scales of a game, as TOML that its owner can edit.

This part is shared by all games: it reads the file and reports errors with their line.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Mapping
from typing import Any, NoReturn

from nomarch.text.errors import BadComponents
from nomarch.text.language import Message

__all__ = ["STANDARD", "ComponentsFile"]

STANDARD = "standard"


class ComponentsFile:
    """A parsed file that knows the line of each entry."""

    def __init__(self, text: str, name: str) -> None:
        self.text = text
        self.name = name
        self.digest = hashlib.sha256(text.encode()).hexdigest()[:16]
        try:
            self.tables: dict[str, Any] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            where = re.search(r"line (\d+)", str(error))
            line = int(where[1]) if where else text.count("\n") + 1
            raise BadComponents("components_syntax", file=name, line=line, detail=str(error)) from None

    def refuse(self, key: str, table: str, entry: str = "", **args: str | int) -> NoReturn:
        """Raise an error that names the line of this entry."""
        line = self._line(table, entry)
        raise BadComponents.of(Message(key, {"file": self.name, "line": line, "table": table, "entry": entry, **args}))

    def table(self, table: str, *entries: str) -> Mapping[str, Any]:
        """A table without its provenance; if entries are named, it must have exactly these."""
        found = self.tables.get(table)
        if not isinstance(found, dict):
            self.refuse("components_no_table", table)
        rest = {entry: value for entry, value in found.items() if entry != "provenance"}
        for entry in entries:
            if entry not in rest:
                self.refuse("components_missing", table, entry)
        for entry in rest:
            if entries and entry not in entries:
                self.refuse("components_unknown", table, entry)
        return rest

    def only(self, *tables: str) -> None:
        """Check that the file has exactly these tables besides its title."""
        for table in tables:
            self.table(table)
        for name in self.tables:
            if name not in tables and name != "title":
                self.refuse("components_unknown", name)

    def number(self, table: str, entry: str, low: int, high: int) -> int:
        """A whole number within limits."""
        return self.whole(self.table(table).get(entry), table, entry, low, high)

    def whole(self, value: object, table: str, entry: str, low: int, high: int) -> int:
        """Check that a value is a whole number within limits, and return it."""
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            self.refuse("components_number", table, entry, low=low, high=high)
        return value

    def provenance(self) -> dict[str, str]:
        """The source of each table's figures: R, P or X."""
        found = {name: table.get("provenance", "") for name, table in self.tables.items() if isinstance(table, dict)}
        for name, source in found.items():
            if source not in ("R", "P", "X"):
                self.refuse("components_provenance", name, "provenance")
        return found

    def _line(self, table: str, entry: str) -> int:
        """The line of an entry, or of its table if the entry is missing, or the first line."""
        best, current = 1, ""
        for number, line in enumerate(self.text.splitlines(), 1):
            header, key = re.match(r"\s*\[\s*([\w.]+)\s*\]", line), re.match(r'\s*"?([\w]+)"?\s*=', line)
            if header:
                current = header[1]
            if current == f"{table}.{entry}" or (key and (current, key[1]) == (table, entry)):
                return number
            if (header and current == table) or (key and (current, key[1]) == ("", table)):
                best = number
        return best
