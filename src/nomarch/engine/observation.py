"""What a seat may know, as one row of small numbers with names: for programs that learn.

A game lists its fields, each with a shape and a meaning; its compiled `observe` writes them one after the other. Every
number fits eight bits: what is larger stands at the limit.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod

from nomarch.engine.jit import rule
from nomarch.engine.struct import Array

__all__ = ["MOST", "Field", "put", "put_bits", "with_offsets"]

MOST = 127


@dataclass(frozen=True)
class Field:
    """A part of an observation."""

    name: str
    shape: tuple[int, ...]
    meaning: str
    start: int = 0  # where it begins

    @property
    def size(self) -> int:
        """How many numbers."""
        return prod(self.shape)

    def of(self, observation: Array) -> Array:
        """This part of an observation, or of many of them in rows: no copy."""
        part = observation[..., self.start : self.start + self.size]
        return part.reshape(*observation.shape[:-1], *self.shape)


def with_offsets(fields: Sequence[Field]) -> tuple[Field, ...]:
    """The same fields, each with its place."""
    placed, start = list[Field](), 0
    for field in fields:
        placed.append(Field(field.name, field.shape, field.meaning, start))
        start += field.size
    return tuple(placed)


@rule
def put(out: Array, at: int, value: int) -> None:
    """Write a number; one that is too large stands at the limit."""
    out[at] = max(-MOST, min(MOST, value))


@rule
def put_bits(out: Array, at: int, bits: int, n: int) -> int:
    """Write the n lowest bits, the lowest first; return where they end."""
    for i in range(n):
        out[at + i] = bits >> i & 1
    return at + n
