"""Actions declared once: kinds with their parts, from which numbers and texts follow.

>>> ACTIONS = Actions(Kind("sell", "ABC"), Kind("draw"))
>>> SELL, DRAW = ACTIONS.starts
>>> ACTIONS.size, ACTIONS.text(SELL + 2), ACTIONS.parse("DRAW") == DRAW
(4, 'sell C', True)
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import product

from nomarch.text.errors import Refused

__all__ = ["Actions", "Kind"]


class Kind:
    """A word and its parts; each part is a range or a sequence of words. The last part changes fastest."""

    def __init__(self, name: str, *parts: Sequence[object]) -> None:
        self.name, self.parts = name, parts

    def texts(self) -> list[str]:
        """Every action of this kind."""
        return [" ".join([self.name, *map(str, chosen)]) for chosen in product(*self.parts)]


class Actions:
    """All actions of a game, numbered from 0 in the order of their kinds."""

    def __init__(self, *kinds: Kind) -> None:
        sizes = [len(kind.texts()) for kind in kinds]
        self.starts = tuple(sum(sizes[:i]) for i in range(len(kinds)))  # the first number of each kind
        self.size = sum(sizes)
        self._kinds = kinds

    @cached_property
    def _texts(self) -> list[str]:
        return [text for kind in self._kinds for text in kind.texts()]

    @cached_property
    def _numbers(self) -> dict[str, int]:
        return {text.casefold(): number for number, text in enumerate(self._texts)}

    def text(self, action: int) -> str:
        """The one spelling of an action."""
        return self._texts[action]

    def parse(self, text: str) -> int:
        """The action that a text means, whatever its case and spaces; `Refused` if it means none."""
        number = self._numbers.get(" ".join(text.split()).casefold())
        if number is None:
            raise Refused("not_an_action", text=text, examples=", ".join(kind.texts()[0] for kind in self._kinds))
        return number
