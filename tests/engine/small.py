"""A minimal game for tests to extend."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count
from types import ModuleType
from typing import Any

from nomarch.engine.game import Game, GameState
from nomarch.engine.jit import rule
from nomarch.engine.struct import Array

_numbers = count()


@rule
def begin(box: Any, s: Any) -> None:
    pass


@rule
def legal(box: Any, s: Any, out: Array) -> int:
    out[0], out[1] = 0, 1
    return 2


@rule
def step(box: Any, s: Any, action: int) -> None:
    s.to_play = -1


@rule
def scores(box: Any, s: Any, out: Array) -> None:
    pass


RULES = {"begin": begin, "legal": legal, "step": step, "scores": scores}


def game(without: str = "", also: Mapping[str, Any] | None = None, **fields: Any) -> type[Game]:
    """A game with these fields that ends after one action; `also` adds rules and methods."""
    other = dict(also or {})
    module: Any = ModuleType(f"small_{next(_numbers)}")
    vars(module).update({name: value for name, value in (RULES | other).items() if name != without})
    state = type("State", (GameState,), {"__module__": module.__name__, **fields})
    named = {"__module__": module.__name__, "rules": module, "name": "small", "seats": range(2, 4), "state": state}
    return type("Small", (Game,), {**named, "actions": 2, **other})
