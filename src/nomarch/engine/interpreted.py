"""Run compiled functions as plain Python in a process that compiles: the same source, without compiling it.

A compiled function calls others by the names of its module, or of the function that made it. So each gets a twin: the
same code over a copy of these names, in which twins replace compiled functions.

    apply = interpreted(dispatch.apply)
    apply(record(box, 0), snapshot(game.state, states, 0), action)

States and boxes must be records (`engine/struct.py`): rows of plain arrays have no attributes.
"""

from __future__ import annotations

from collections.abc import Callable
from threading import RLock
from types import CellType, FunctionType
from typing import Any, TypeVar, cast

__all__ = ["interpreted"]

_F = TypeVar("_F", bound=Callable[..., object])
_LOCK = RLock()  # no caller gets a twin before everything that it calls has one
_TWINS: dict[object, FunctionType] = {}
_NAMES: dict[int, tuple[dict[str, Any], dict[str, Any]]] = {}  # by identity: a module's names, and the twins' copy


def interpreted(function: _F) -> _F:
    """The function as plain Python, with everything it calls; functions that aren't compiled stay as they are."""
    python = getattr(function, "py_func", None)
    if not isinstance(python, FunctionType):
        return function
    with _LOCK:
        return cast(_F, _TWINS.get(function) or _TWINS.setdefault(function, _twin(python)))


def _twin(python: FunctionType) -> FunctionType:
    cells = tuple(CellType(interpreted(cell.cell_contents)) for cell in python.__closure__ or ())
    return FunctionType(python.__code__, _names(python.__globals__), python.__name__, python.__defaults__, cells)


def _names(original: dict[str, Any]) -> dict[str, Any]:
    if id(original) not in _NAMES:
        copy: dict[str, Any] = {}
        _NAMES[id(original)] = original, copy  # at once: a module's functions call each other
        copy.update({name: interpreted(value) for name, value in original.items()})
    return _NAMES[id(original)][1]
