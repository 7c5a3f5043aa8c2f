"""`nomarch levels`: the levels of the bots, weakest first."""

from __future__ import annotations

import json

from rich.table import Table

from nomarch.bots import LEVELS, describe
from nomarch.cli.commands.options import Json, Language
from nomarch.text.console import Console

__all__ = ["levels"]


def levels(language: Language, as_json: Json = False) -> None:
    """List the levels of the bots, weakest first, with a line about each."""
    portraits = {name: describe(name, language) for name in LEVELS}
    if as_json:
        print(json.dumps([{"name": name, "portrait": portrait} for name, portrait in portraits.items()]))
        return
    table = Table.grid(padding=(0, 2))
    for name, portrait in portraits.items():
        table.add_row(name, portrait)
    Console().print(table)
