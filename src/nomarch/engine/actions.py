"""Action declarations: kinds with parts, steps and rules, from which numbers, notation and refusals are derived.

>>> ACTIONS = Actions(Kind("sell", "ABC", range(1, 4), rule="C2.1"), Kind("draw"))
>>> SELL, DRAW = ACTIONS.starts
>>> ACTIONS.size, ACTIONS.encode("sell", "B", 3), ACTIONS.text(5), ACTIONS.parse("DRAW") == DRAW
(10, 5, 'sell B 3', True)
>>> kind, parts = ACTIONS.decode(5)
>>> kind.name, kind.rule, parts
('sell', 'C2.1', ('B', 3))
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from itertools import accumulate, product
from math import prod
from typing import Any

from nomarch.text.errors import Refused

__all__ = ["Actions", "Kind"]


class Kind:
    """A kind of action: a name and its parts, each a range or a sequence of values. The last part changes fastest.

    `steps` are the steps of a turn in which it can be chosen, and `rule` is the number of the rule that allows it.
    `examples` show how people write it, the verb first; by default the name and the first value of each part.
    """

    def __init__(
        self,
        name: str,
        *parts: Sequence[Any],
        steps: tuple[int, ...] = (),
        rule: str = "",
        examples: tuple[str, ...] = (),
    ) -> None:
        self.name, self.parts, self.steps, self.rule = name, parts, steps, rule
        self.examples = examples or (self.text(*(part[0] for part in parts)),)

    def text(self, *parts: object) -> str:
        """The default notation of an action."""
        return " ".join([self.name, *map(str, parts)])


class Actions:
    """All actions of a game, numbered from 0 in the order of their kinds.

    `step_rules` gives the rule that orders each step: refusals of an action of another step cite it.
    """

    def __init__(self, *kinds: Kind, step_rules: Mapping[int, str] | None = None) -> None:
        sizes = [prod(map(len, kind.parts)) for kind in kinds]
        self.kinds, self.step_rules = kinds, step_rules or {}
        self.starts = tuple(accumulate(sizes[:-1], initial=0))  # the first number of each kind
        self.size = sum(sizes)

    @cached_property
    def _decoded(self) -> list[tuple[Kind, tuple[Any, ...]]]:
        return [(kind, parts) for kind in self.kinds for parts in product(*kind.parts)]

    @cached_property
    def _encoded(self) -> dict[tuple[Any, ...], int]:
        return {(kind.name, *parts): number for number, (kind, parts) in enumerate(self._decoded)}

    @cached_property
    def _parsed(self) -> dict[str, int]:
        return {self.text(number).casefold(): number for number in range(self.size)}

    @cached_property
    def examples(self) -> dict[str, str]:
        """Examples of notation, by verb."""
        texts = dict.fromkeys(example for kind in self.kinds for example in kind.examples)
        verbs = dict.fromkeys(text.split()[0] for text in texts)
        return {verb: " · ".join(text for text in texts if text.split()[0] == verb) for verb in verbs}

    def decode(self, action: int) -> tuple[Kind, tuple[Any, ...]]:
        """The kind of an action, and the value of each part."""
        return self._decoded[action]

    def encode(self, name: str, *parts: object) -> int:
        """The number of an action of the kind with this name."""
        return self._encoded[name, *parts]

    def not_now(self, action: int, step: int) -> str | None:
        """The rule of this step, if the action belongs to another one."""
        return None if step in self.decode(action)[0].steps else self.step_rules[step]

    def text(self, action: int) -> str:
        """The default notation of an action."""
        kind, parts = self.decode(action)
        return kind.text(*parts)

    def parse(self, text: str) -> int:
        """Parse an action, ignoring case and extra spaces; raises `Refused` if the text isn't an action."""
        number = self._parsed.get(" ".join(text.split()).casefold())
        if number is None:
            raise Refused("not_an_action", text=text, examples=", ".join(self.examples.values()))
        return number
