"""What players are called in texts that the server writes: notifications, e-mails and link previews."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from nomarch.text.language import translate

__all__ = ["names_of"]


def names_of(seats: Iterable[tuple[str, str]], language: str) -> list[str]:
    """The names of seats, each given by its kind and name.

    A bot is called by its level; the second of a level has a number.
    """
    found: list[str] = []
    bots: Counter[str] = Counter()
    for kind, name in seats:
        if kind == "bot":
            bots[name] += 1
            called = translate("bot_name", language, level=name)
            found.append(f"{called} {bots[name]}" if bots[name] > 1 else called)
        else:
            found.append(name or translate("card_open", language))
    return found
