"""Bots by name: those of this package, those of other packages, or `MODULE:FUNCTION`, with a budget if they take one.

`scribe`, `name@1s`, `name@500`, `my_module:my_bot`, `my_module:my_bot@500`. An installed package adds names by entry
points in the group `nomarch.bots`.
"""

from __future__ import annotations

import sys
import traceback
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

from nomarch.bots.bot import Bot, takes_budget, within
from nomarch.bots.budget import Budget
from nomarch.bots.levels import BOTS, find
from nomarch.engine.plugins import installed
from nomarch.text.errors import NomarchError

__all__ = ["NamedBot", "load_bot", "load_bots", "source"]


@dataclass(frozen=True)
class NamedBot:
    """A bot that is ready to play."""

    name: str  # as it was entered, budget included
    bot: Bot


def load_bots(entries: Sequence[str], fewest: int = 2, budget: str | None = None) -> list[NamedBot]:
    """Load several bots, in this order. A budget is for those that take one and name none."""
    found = [load_bot(_with_budget(entry, budget) if budget else entry) for entry in entries]
    if len(found) < fewest:
        raise NomarchError("arena_few_bots")
    for number, bot in enumerate(found):
        if bot.name in (other.name for other in found[:number]):
            raise NomarchError("arena_bot_twice", name=bot.name)
    return found


def load_bot(entry: str) -> NamedBot:
    """Load one bot; raises an error if it doesn't exist, or if it takes no budget and is given one."""
    name, at, allowed = entry.strip().partition("@")
    name = name if ":" in name else name.lower()
    place = _place(name)
    bot = _imported(place) if place else find(name)
    if not at:
        return NamedBot(name, bot)
    return NamedBot(f"{name}@{Budget.read(allowed)}", within(bot, name, allowed))


def _place(name: str) -> str:
    """Where to import a bot from, as MODULE:FUNCTION; empty for the bots of this package, which nobody can replace."""
    if ":" in name:
        return name
    return "" if name in BOTS else installed("nomarch.bots").get(name, "")


def _with_budget(entry: str, budget: str) -> str:
    """The entry with a budget, if its bot takes one and the entry names none."""
    return entry if "@" in entry or not takes_budget(load_bot(entry).bot) else f"{entry}@{budget}"


def source(entry: str) -> Path | None:
    """The source file of a bot from outside the package; None for the package's own."""
    module, colon, _ = _place(entry.partition("@")[0].strip()).partition(":")
    file = getattr(sys.modules.get(module.strip()), "__file__", None)
    return Path(file) if colon and file else None


def _imported(name: str) -> Bot:
    """Import a bot from outside the package; the current folder is searched too."""
    if "" not in sys.path:
        sys.path.insert(0, "")  # as in `python -m`
    module, _, attribute = name.partition(":")
    try:
        bot: Any = import_module(module)
        for part in attribute.split("."):
            bot = getattr(bot, part)
    except Exception as error:  # importing runs foreign code, which may raise anything
        refused = NomarchError("bot_not_imported", name=name, reason=f"{type(error).__name__}: {error}")
        if not isinstance(error, ImportError | AttributeError):  # the author needs the line
            refused.add_note(traceback.format_exc().rstrip())
        raise refused from error
    if not callable(bot):
        raise NomarchError("bot_not_callable", name=name)
    checked: Bot = bot
    return checked
