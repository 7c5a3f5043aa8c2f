"""Help: what the signs on the screen mean, and how actions are written."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from nomarch.games.fertility.components import LETTERS
from nomarch.games.fertility.terminal.paint import HEAD, letter
from nomarch.text.language import tell

__all__ = ["guide"]

_EXAMPLES = (
    "place AB c4 d4", "discard AB", "quarry G", "build 7B with A+W", "skip", "supply G 7B.1", "done", "exchange A M.3",
    "take AB", "remove AB",
)  # fmt: skip


def guide(language: str) -> RenderableType:
    """The letters, the signs of the Valley, and an example of each action."""
    kinds = [Text.assemble(letter(kind), f" {tell('fertility_kind', language, kind=kind)}") for kind in LETTERS + "W"]
    actions = Table.grid(padding=(0, 2, 0, 0))
    for example in _EXAMPLES:
        actions.add_row(Text(example, HEAD), tell("fertility_guide", language, action=example.split()[0]))
    return Group(Text("  ").join(kinds), Text(tell("fertility_legend", language)), Text(""), actions)
