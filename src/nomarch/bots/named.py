"""Bots by name: a level, or your own bot as MODULE:FUNCTION, with an optional budget.

`scribe`, `name@1s`, `name@500`, `my_module:my_bot`, `my_module:my_bot@500`.
"""

from __future__ import annotations

import sys
import traceback
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

from nomarch.bots.bot import Bot, within
from nomarch.bots.budget import Budget
from nomarch.bots.levels import find
from nomarch.text.errors import NomarchError

__all__ = ["NamedBot", "load_bot", "load_bots", "source"]


@dataclass(frozen=True)
class NamedBot:
    """A bot that is ready to play."""

    name: str  # as it was entered, budget included
    bot: Bot


def load_bots(entries: Sequence[str], fewest: int = 2) -> list[NamedBot]:
    """Load several bots, in this order."""
    found = [load_bot(entry) for entry in entries]
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
    bot = _imported(name) if ":" in name else find(name)
    if not at:
        return NamedBot(name, bot)
    return NamedBot(f"{name}@{Budget.read(allowed)}", within(bot, name, allowed))


def source(entry: str) -> Path | None:
    """The source file of your own bot; None for the package's."""
    module, colon, _ = entry.partition("@")[0].partition(":")
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
