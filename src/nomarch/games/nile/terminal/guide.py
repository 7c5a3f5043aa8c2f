"""Help: the legend of the screen, and the notation of actions."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from nomarch.games.nile.rules.actions import ACTIONS
from nomarch.games.nile.rules.state import LETTERS
from nomarch.games.nile.terminal.paint import HEAD, kind
from nomarch.text.language import translate

__all__ = ["guide"]


def guide(language: str) -> RenderableType:
    """The crops, the signs of the table, and an example of each action."""
    actions = Table.grid(padding=(0, 2, 0, 0))
    actions.add_column(no_wrap=True)
    for example, name in {example: each.name for each in ACTIONS.kinds for example in each.examples}.items():
        action = "mix" if name == "mix" else example.split()[0]
        actions.add_row(Text(example, HEAD), translate("nile_guide", language, action=action))
    kinds = Text("  ").join(kind(letter, language) for letter in LETTERS)
    return Group(kinds, Text(translate("nile_legend", language)), Text(""), actions)
