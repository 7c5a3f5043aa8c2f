"""Structs: rows of a NumPy array with a fixed set of named fields.

A class lists its fields once:

    class Farm(Record):
        owner: int = int8()
        wheat: Array = int8(4)

A field may also say who may see it and what it means: `int8(4, seen_by=EVERYBODY, by_seat=True, doc="wheat in store")`.

The class provides the array's dtype (`rows(Farm, 10)` makes ten structs), the types for the type checker
(`farm.wheat[seat]`), and the object that replaces a row in uncompiled code, where a plain array's row has no
attributes. Compiled code takes the array and an index, and copies a row by assignment.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypedDict, TypeVar, Unpack, overload

import numpy as np
from numpy.typing import NDArray

from nomarch.engine.jit import COMPILED

__all__ = [
    "EVERYBODY", "NOBODY", "OWNER", "TO_PLAY", "Array", "Declared", "Record", "Rows", "copied", "from_bytes", "int8",
    "int16", "int32", "int64", "pile", "record", "rows", "snapshot", "store", "to_bytes", "word",
]  # fmt: skip

Array = NDArray[Any]
_R = TypeVar("_R", bound="Record")
_WIDE = {"i": np.dtype(np.int64), "u": np.dtype(np.uint64)}


# Who may see a field.
EVERYBODY = "everybody"
OWNER = "owner"  # each seat its own part
TO_PLAY = "to_play"  # the seat to decide: what follows from its hand
NOBODY = "nobody"


@dataclass(frozen=True)
class Declared:
    """The declaration of a field, from which everything else is derived."""

    kind: type[np.generic]
    shape: tuple[int, ...]
    seen_by: str | None = None  # EVERYBODY, OWNER, TO_PLAY or NOBODY: every field of a game's state says it
    by_seat: bool = False  # whether an index is a seat; what its OWNER sees always has one
    seat_axis: int = 0  # which one
    remembered: bool = False  # known by perfect recall of public events: views hide it, observations don't
    doc: str = ""
    cards: tuple[int, ...] = ()  # what a pile holds before it is shuffled
    names: tuple[str, ...] = ()  # what the last index stands for, for people


class _About(TypedDict, total=False):
    seen_by: str
    by_seat: bool
    seat_axis: int
    remembered: bool
    doc: str
    names: tuple[str, ...]


def int8(*shape: int, **about: Unpack[_About]) -> Any:
    """A field of small integers: for storage; arithmetic is done in 64 bits."""
    return Declared(np.int8, shape, **about)


def int16(*shape: int, **about: Unpack[_About]) -> Any:
    """A field of integers up to 32,767."""
    return Declared(np.int16, shape, **about)


def int32(*shape: int, **about: Unpack[_About]) -> Any:
    """A field of integers up to 2**31 - 1."""
    return Declared(np.int32, shape, **about)


def int64(*shape: int, **about: Unpack[_About]) -> Any:
    """A field of integers of any size: a generator's state."""
    return Declared(np.int64, shape, **about)


def word(*shape: int, **about: Unpack[_About]) -> Any:
    """A field of 64-bit words: sets of bits."""
    return Declared(np.uint64, shape, **about)


def pile(cards: Iterable[int], doc: str) -> Any:
    """A face-down pile of these cards, a number each."""
    held = tuple(cards)
    return Declared(np.int8, (len(held),), NOBODY, doc=doc, cards=held)


class Record:
    """Base class of structs; see the module."""

    dtype: ClassVar[np.dtype[np.void]]
    declared: ClassVar[Mapping[str, Declared]] = {}

    def __init_subclass__(cls) -> None:
        fields = {name: field for name, field in vars(cls).items() if isinstance(field, Declared)}
        for name in fields:
            delattr(cls, name)
        cls.declared = {**cls.declared, **fields}
        cls.dtype = _dtype(cls.declared)

    @classmethod
    def mark(cls, name: str) -> None:
        """Add an unused field, so that structs with different marks have different types."""
        cls.dtype = _dtype({**cls.declared, name: Declared(np.int8, ())})

    def load(self, row: np.void) -> None:
        """Read a row of an array; integers become 64 bits wide, as in compiled arithmetic."""
        self.__dict__.clear()
        self._row = np.frombuffer(row.tobytes(), self.dtype)[0]

    if not TYPE_CHECKING:  # hidden from the type checker, which should know the declared fields only

        def __getattr__(self, name: str) -> object:
            """A field, converted when first read: most callers need a few, and converting all takes 0.1 ms."""
            row = self.__dict__.get("_row")
            if row is None or name not in self.dtype.fields:
                raise AttributeError(f"{type(self).__name__} has no {name}")
            value = row[name]
            if type(value) is np.ndarray:
                value = value.astype(_WIDE[value.dtype.kind])
            elif type(value) is not np.uint64:
                value = int(value)
            self.__dict__[name] = value
            return value

    def __getitem__(self, name: str) -> Any:
        """A field by name, as in a row of an array."""
        return getattr(self, name)

    def __setitem__(self, name: str, value: object) -> None:
        """Set a field by name."""
        setattr(self, name, value)

    def save(self, row: np.void) -> None:
        """Write to a row of an array; raises an error if a number doesn't fit its field."""
        used = self.__dict__
        for name in _names(self.dtype):
            if name not in used and "_row" in used:  # never read, so unchanged: checking all fields takes a millisecond
                row[name] = self._row[name]
                continue
            value = getattr(self, name)
            row[name] = value
            if (row[name] != value).any():
                raise OverflowError(f"{type(self).__name__}.{name} can't hold {value}")


def _dtype(fields: Mapping[str, Declared]) -> np.dtype[np.void]:
    return np.dtype([(name, field.kind, field.shape) for name, field in fields.items()], align=True)


def _names(dtype: np.dtype[np.void]) -> tuple[str, ...]:
    assert dtype.names is not None
    return dtype.names


class Rows(Generic[_R]):
    """Replaces an array of structs in uncompiled code: rows have attributes and are copied on assignment."""

    def __init__(self, kind: type[_R], n: int) -> None:
        self.kind = kind
        self._rows = [snapshot(kind, np.zeros(1, kind.dtype), 0) for _ in range(n)]

    def __len__(self) -> int:
        return len(self._rows)

    @overload
    def __getitem__(self, i: int) -> _R: ...
    @overload
    def __getitem__(self, i: slice) -> Rows[_R]: ...
    def __getitem__(self, i: int | slice) -> _R | Rows[_R]:
        if not isinstance(i, slice):
            return self._rows[i]
        part = Rows(self.kind, 0)
        part._rows = self._rows[i]
        return part

    def __setitem__(self, i: int, value: _R) -> None:
        row = np.zeros(1, self.kind.dtype)
        value.save(row[0])
        self._rows[i].load(row[0])  # in place, as in an array: slices and variables see it

    def copy(self) -> Rows[_R]:
        """The same rows, to change apart."""
        other = Rows(self.kind, len(self))
        for i, row in enumerate(self._rows):
            other[i] = row
        return other


def rows(kind: type[_R], n: int) -> Any:
    """`n` zeroed structs for compiled code, or for the same code uncompiled."""
    return np.zeros(n, kind.dtype) if COMPILED else Rows(kind, n)


def snapshot(kind: type[_R], states: Any, i: int) -> _R:
    """A copy of a row for Python to read by name."""
    record = kind()
    if isinstance(states, Rows):
        row = np.zeros(1, kind.dtype)
        states[i].save(row[0])
        record.load(row[0])
    else:
        record.load(states[i])
    return record


def record(states: Any, i: int) -> Any:
    """The same for a row of any kind, for uncompiled rules to read."""
    return snapshot(states.kind if isinstance(states, Rows) else _kind(states.dtype), states, i)


@cache
def _kind(dtype: np.dtype[np.void]) -> type[Record]:
    class Row(Record):
        pass

    Row.dtype = dtype
    return Row


def copied(states: Any) -> Any:
    """An independent copy of the rows. NumPy's own copy goes field by field and takes forty times as long."""
    return np.frombuffer(bytearray(states.tobytes()), states.dtype) if COMPILED else states.copy()


def to_bytes(states: Any) -> Array:
    """The bytes of each row, as a copy."""
    if isinstance(states, Rows):
        packed = np.zeros(len(states), states.kind.dtype)
        for i in range(len(states)):
            states[i].save(packed[i])
        states = packed
    return np.frombuffer(bytearray(states.tobytes()), np.uint8).reshape(len(states), -1)


def from_bytes(saved: Array, states: Any, places: Array) -> None:
    """Write rows of bytes to these places of an array of structs."""
    if isinstance(states, Rows):
        for row, place in zip(saved, places, strict=True):
            states[place].load(np.frombuffer(row.tobytes(), states.kind.dtype)[0])
    else:
        states.view(np.uint8).reshape(len(states), -1)[places] = saved


def store(record: _R, states: Any, i: int) -> None:
    """Write a struct that Python filled in back to its row."""
    if isinstance(states, Rows):
        states[i] = record
    else:
        record.save(states[i])
