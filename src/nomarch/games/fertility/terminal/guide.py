"""Help: the legend of the screen, and the notation of actions."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from nomarch.games.fertility.components import LETTERS
from nomarch.games.fertility.rules.actions import ACTIONS
from nomarch.games.fertility.terminal.paint import HEAD, letter
from nomarch.text.language import translate

__all__ = ["guide"]


def guide(language: str) -> RenderableType:
    """The letters, the signs of the Valley, and an example of each action."""
    kinds = [
        Text.assemble(letter(kind), f" {translate('fertility_kind', language, kind=kind)}") for kind in LETTERS + "W"
    ]
    actions = Table.grid(padding=(0, 2, 0, 0))
    for verb, example in ACTIONS.examples.items():
        actions.add_row(Text(example, HEAD), translate("fertility_guide", language, action=verb))
    return Group(Text("  ").join(kinds), Text(translate("fertility_legend", language)), Text(""), actions)
