"""A budget for one decision: a number of simulations, or a time."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Self

from nomarch.text.errors import NomarchError

__all__ = ["Budget"]

_LONGEST = 3600.0
_MOST = 10**9


@dataclass(frozen=True)
class Budget:
    """A budget for one decision: simulations, which are reproducible, or seconds. The other is 0."""

    simulations: int = 0
    seconds: float = 0.0

    @classmethod
    def read(cls, text: str) -> Self:
        """Read a budget: `500` is a number of simulations; `1s`, `0.5s` and `200ms` are times.

        >>> Budget.read("200ms")
        Budget(simulations=0, seconds=0.2)
        """
        found = re.fullmatch(r"([0-9]{1,10}(?:\.[0-9]{1,6})?)(ms|s)?", text.strip())
        if found and found[2]:
            seconds = float(found[1]) / (1000 if found[2] == "ms" else 1)
            if 0 < seconds <= _LONGEST:
                return cls(seconds=seconds)
        elif found and found[1].isdigit() and 0 < int(found[1]) <= _MOST:
            return cls(simulations=int(found[1]))
        raise NomarchError("bad_budget", text=text)

    @property
    def half(self) -> Self:
        """Half the budget, at least one simulation."""
        return type(self)(max(1, self.simulations // 2) if self.simulations else 0, self.seconds / 2)

    def __str__(self) -> str:
        return f"{self.seconds:g}s" if self.seconds else str(self.simulations)
