"""Observations: what a seat may know as one row of named 8-bit numbers, for RL.

A game declares its observation once, part by part: a name, a shape, a meaning, and what writes it. Fields of the state
are copied with their own docs; computed parts are functions:

    @part(seats, meaning="by seat: the worth of its goods")
    def worth(box, s, seat, out, at):
        for i in range(s.players):
            put(out, at + i, appraise(s, (seat + i) % s.players))

    OBSERVATION = Observation(as_is(State, "price"), worth)

They make no arrays: `lean` rules, in which counting references would take longer than the numbers.

The order and the shapes of the parts determine their offsets. Values are clipped to eight bits. Seats are relative to
the observer: 0 is the observer, 1 the next in turn order, and so on.

A batch writes only what a step changed. A part that says which fields it reads is skipped while they stay the same; a
computed part may also have an `update`, which changes only the numbers that differ. Both are optional: without them,
the part is written again after every step.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import prod
from textwrap import indent
from typing import Any

import numpy as np

from nomarch.engine.cards import NONE, size
from nomarch.engine.dispatch import State
from nomarch.engine.jit import COMPILED, in_compiled_code, lean
from nomarch.engine.struct import OWNER, Array, Record

__all__ = [
    "MOST", "Field", "Observation", "Part", "as_is", "bits", "clear", "differ", "one_hot", "part", "pile_size", "put",
    "put_bits", "seat_bit", "seat_of", "seats", "sizes",
]  # fmt: skip

MOST = 127

_Size = int | Callable[[int], int]  # a number, or what it is with so many players
_Rule = Callable[..., Any]


@dataclass(frozen=True)
class Field:
    """A part of an observation with a number of players."""

    name: str
    shape: tuple[int, ...]
    meaning: str
    start: int = 0  # where it begins
    plane: bool = False  # whether the last two axes are those of a board

    @property
    def size(self) -> int:
        """The number of values."""
        return prod(self.shape)

    def of(self, observation: Array) -> Array:
        """This part of an observation, or of a batch of them, as a NumPy view."""
        part = observation[..., self.start : self.start + self.size]
        return part.reshape(*observation.shape[:-1], *self.shape)


@dataclass(frozen=True)
class Part:
    """A part of an observation as it is declared."""

    name: str
    shape: tuple[_Size, ...]
    meaning: str
    code: str  # Python that writes it from `at` on for `seat`, one of `n` players
    calls: Mapping[str, _Rule] = field(default_factory=dict)  # rules that the code calls, beside those of this module
    reads: tuple[str, ...] = ()  # the fields that it depends on, besides the number of players; none: any
    turns: bool = True  # whether it differs from observer to observer
    plane: bool = False  # whether the last two axes are those of a board
    update: str = ""  # code that changes what it showed of the state `before` to the seat `was`

    def sized(self, players: int) -> tuple[int, ...]:
        """The shape with this number of players."""
        return tuple(each if isinstance(each, int) else each(players) for each in self.shape)


class Observation:
    """Parts one after the other: `fields` says what they are, and the rule `observe` writes them.

    The rule `observe_changes` writes the same over an observation of an earlier state of the same game.
    """

    def __init__(self, *parts: Part) -> None:
        self.parts = parts
        self.observe = _written("observe(box, s, seat, out)", parts, [part.code for part in parts])
        incremental = any(part.update for part in parts)  # comparing takes longer than writing a short observation
        changes = "observe_changes(box, s, before, was, seat, out)"
        codes = [_if_changed(part) if incremental else part.code for part in parts]
        self.observe_changes = _written(changes, parts, codes)
        self.compares = _constant(incremental)

    def fields(self, players: int) -> tuple[Field, ...]:
        """The parts with this number of players, in order."""
        found, start = list[Field](), 0
        for part in self.parts:
            found.append(Field(part.name, part.sized(players), part.meaning, start, part.plane))
            start += found[-1].size
        return tuple(found)


def _written(signature: str, parts: Sequence[Part], codes: Sequence[str]) -> _Rule:
    """One rule made of the code of all parts: a rule per part takes three times as long to compile."""
    lines = [f"def {signature}:", "n, at = s.players, 0"]
    scope: dict[str, Any] = {"NONE": NONE, "put": put, "put_bits": put_bits, "seat_bit": seat_bit}
    scope |= {"differ": differ, "size": size, "total": total}
    for part, code in zip(parts, codes, strict=True):
        variable = {each.__name__: each for each in part.shape if not isinstance(each, int)}
        scope |= {**part.calls, **{name: lean(each) for name, each in variable.items()}}
        sizes = [str(each) if isinstance(each, int) else f"{each.__name__}(n)" for each in part.shape]
        lines += [*code.splitlines(), f"at += {' * '.join(sizes)}"]
    exec("\n    ".join([*lines, "return at"]), scope)
    written: _Rule = scope[signature.partition("(")[0]]
    return lean(written)


def _constant(value: bool) -> _Rule:
    @lean
    def compares(box: object, s: State) -> bool:
        return value

    return compares


def _if_changed(part: Part) -> str:
    """Code that writes a part again if it may have changed."""
    if part.update or not part.reads:
        return part.update or part.code
    changed = [f"differ(s.{name}, before.{name})" for name in part.reads]
    return f"if {' or '.join(['was != seat'] * part.turns + changed)}:\n{indent(part.code, '    ')}"


def differ(one: Any, other: Any) -> bool:
    """Whether two numbers or arrays of a state differ."""
    return not np.array_equal(one, other)


if COMPILED:

    @in_compiled_code(differ)
    def _differ(one, other):  # type: ignore[no-untyped-def]  # Numba reads the names, not the types
        axes = getattr(one, "ndim", 0)
        if axes == 0:
            return lambda one, other: one != other
        return _rows_differ if axes > 1 else _numbers_differ


def _numbers_differ(one, other):  # type: ignore[no-untyped-def]  # the same
    # All are compared: a loop that may end early isn't vectorized.
    found = 0
    for i in range(one.shape[0]):
        found += one[i] != other[i]
    return found > 0


def _rows_differ(one, other):  # type: ignore[no-untyped-def]  # the same
    found = 0
    for i in range(one.shape[0]):
        found += differ(one[i], other[i])
    return found > 0


def seats(players: int) -> int:
    """The size of a part with one value per seat."""
    return players


def part(
    *shape: _Size,
    meaning: str,
    reads: Sequence[str] = (),
    turns: bool = True,
    plane: bool = False,
    update: _Rule | None = None,
) -> Callable[[_Rule], Part]:
    """Declare a computed part: the function becomes a `lean` rule, and its name the part's.

    `update(box, s, before, was, seat, out, at)`, a rule, changes what the part showed of the state `before` to the seat
    `was`.
    """

    def declared(write: _Rule) -> Part:
        name = write.__name__
        calls, code = {name: lean(write)}, ""
        if update:
            updater = name + "_update"
            calls[updater] = update
            code = f"{updater}(box, s, before, was, seat, out, at)"
        return Part(
            name, shape or (1,), meaning, f"{name}(box, s, seat, out, at)", calls, tuple(reads), turns, plane, code
        )

    return declared


@lean
def put(out: Array, at: int, value: int) -> None:
    """Write a value, clipped to eight bits."""
    out[at] = max(-MOST, min(MOST, value))


@lean
def put_bits(out: Array, at: int, bits: int, n: int) -> None:
    """Write the n lowest bits, the lowest first."""
    for i in range(n):
        out[at + i] = bits >> i & 1


@lean
def total(hands: Array, seat: int) -> int:
    """How many cards a seat holds."""
    n = 0
    for kind in range(hands.shape[1]):
        n += hands[seat, kind]
    return n


@lean
def clear(out: Array, at: int, n: int) -> None:
    """Write n zeros."""
    out[at : at + n] = 0


@lean
def seat_bit(s: State, seat: int, other: int) -> int:
    """The bit of a seat relative to the observer; 0 for NONE."""
    return 0 if other == NONE else 1 << (other - seat) % s.players


def as_is(state: type[Record], name: str, called: str = "") -> Part:
    """A field of the state, unchanged; by seat if it is indexed so; of private fields, the observer's own part."""
    declared = state.declared[name]
    if declared.seen_by == OWNER and not declared.remembered:
        shape, meaning, index = declared.shape[1:], f"the observer's own: {declared.doc}", "[seat]"
    else:
        shape, meaning, index = declared.shape, declared.doc, ""
    if index or not declared.by_seat:
        copied = _copied(f"s.{name}{index}", shape)
        return Part(called or name, shape or (1,), meaning, copied, reads=(name,), turns=bool(index))
    row = _copied(f"s.{name}[(seat + i) % n]", shape[1:], f"at + {prod(shape[1:])} * i")
    code = f"for i in range(n):\n{indent(row, '    ')}"
    return Part(called or name, (seats, *shape[1:]), f"by seat: {meaning}", code, reads=(name,))


def _copied(value: str, shape: tuple[int, ...], at: str = "at") -> str:
    """Code that writes a number or a whole array."""
    if not shape:
        return f"put(out, {at}, {value})"
    indices = [f"i{axis}" for axis in range(len(shape))]
    loops = [f"{'    ' * axis}for {indices[axis]} in range({n}):" for axis, n in enumerate(shape)]
    place = " + ".join(f"{prod(shape[axis + 1 :])} * {index}" for axis, index in enumerate(indices))
    return "\n".join([*loops, f"{'    ' * len(shape)}put(out, {at} + {place}, {value}[{', '.join(indices)}])"])


def bits(state: type[Record], name: str, names: Sequence[str]) -> Part:
    """A bit set unpacked to zeros and ones, by seat if the field is."""
    declared, n = state.declared[name], len(names)
    meaning = f"{declared.doc} (1 for each of {', '.join(names)})"
    if not declared.by_seat:
        return Part(name, (n,), meaning, f"put_bits(out, at, s.{name}, {n})", reads=(name,), turns=False)
    code = f"for i in range(n):\n    put_bits(out, at + {n} * i, s.{name}[(seat + i) % n], {n})"
    return Part(name, (seats, n), f"by seat: {meaning}", code, reads=(name,))


def one_hot(state: type[Record], name: str, names: Sequence[str]) -> Part:
    """A field with one of several values, one-hot; all 0 for NONE."""
    code = f"put_bits(out, at, 0 if s.{name} == NONE else 1 << s.{name}, {len(names)})"
    meaning = f"{state.declared[name].doc} (1 for one of {', '.join(names)})"
    return Part(name, (len(names),), meaning, code, reads=(name,), turns=False)


def seat_of(state: type[Record], name: str) -> Part:
    """A field with a seat or a list of seats, one-hot; all 0 for NONE."""
    declared = state.declared[name]
    code = f"put_bits(out, at, seat_bit(s, seat, s.{name}), n)"
    if declared.shape:
        code = f"for i in range({declared.shape[0]}):\n    put_bits(out, at + n * i, seat_bit(s, seat, s.{name}[i]), n)"
    return Part(name, (*declared.shape, seats), f"{declared.doc} (1 for that seat)", code, reads=(name,))


def sizes(state: type[Record], name: str, called: str) -> Part:
    """The sizes of private hands, by seat."""
    declared = state.declared[name]
    code = f"for i in range(n):\n    put(out, at + i, total(s.{name}, (seat + i) % n))"
    return Part(called, (seats,), f"by seat, together: {declared.doc}", code, reads=(name,))


def pile_size(state: type[Record], name: str, called: str) -> Part:
    """The size of a hidden pile."""
    meaning, code = f"{state.declared[name].doc}: how many", f"put(out, at, size(s.{name}))"
    return Part(called, (1,), meaning, code, reads=(name,), turns=False)
