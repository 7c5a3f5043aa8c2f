"""The dispatch from a state to the rules of its own game: no function pointers, so everything is inlined and cached."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol, TypeVar, cast

import numba

from nomarch.engine.interpreted import interpreted
from nomarch.engine.jit import COMPILED, in_compiled_code, rule
from nomarch.engine.struct import EVERYBODY, TO_PLAY, Array, Record, int8, int16, int32

__all__ = [
    "NAMES",
    "Boxes",
    "GameState",
    "State",
    "States",
    "apply",
    "begin",
    "deal",
    "features",
    "heuristic_value",
    "legal",
    "nth_legal",
    "observe",
    "pass_forced",
    "rank_key",
    "register",
    "resample",
    "reveals",
    "rollout_action",
    "scores",
    "step",
]  # fmt: skip

_F = TypeVar("_F", bound=Callable[..., object])
_Rules = Mapping[str, Callable[..., object]]
_RULES: dict[object, _Rules] = {}  # by the state's class, and by its type in compiled code
NAMES: set[str] = set()  # of the rules that every game has


def register(state: type[Record], rules: _Rules) -> None:
    """Let these rules answer for this kind of state."""
    _RULES[state] = rules
    if COMPILED:
        _RULES[numba.from_dtype(state.dtype)] = rules


class State(Protocol):
    """The fields that every game's state has."""

    players: int
    to_play: int
    turn: int
    choices: int


class States(Protocol):
    """An array of states, of whatever game: assigning a row copies it."""

    def __getitem__(self, i: int, /) -> State:
        """A row, to read or to change."""

    def __setitem__(self, i: int, value: State, /) -> None:
        """Copy a state into a row."""


class Boxes(Protocol):
    """The array of one record that holds a game's components; what is in it, the game's own rules know."""

    def __getitem__(self, i: int, /) -> object:
        """The record, which every rule gets."""


class GameState(Record):
    """The same fields for a game to inherit. If it has no `nth_legal`, the contract counts `choices` and `steps`."""

    players: int = int8(seen_by=EVERYBODY, doc="how many play")
    to_play: int = int8(seen_by=EVERYBODY, doc="the seat to decide, from 0; none when the game is over")
    turn: int = int16(seen_by=EVERYBODY, doc="the turn being played, from 0")
    choices: int = int16(seen_by=TO_PLAY, doc="how many actions are legal now")
    steps: int = int32(seen_by=EVERYBODY, doc="how many actions have been carried out")
    dealt: int = int8(seen_by=EVERYBODY, doc="1 once the piles lie as they were shuffled, or as a record says")


def _of_the_game(function: _F) -> _F:
    """Let the rules of the state's own game answer, in compiled code as in plain Python."""
    name = function.__name__
    NAMES.add(name)

    def answer(box: object, s: State, *arguments: object) -> object:
        return interpreted(_RULES[type(s)][name])(box, s, *arguments)

    if COMPILED:

        @in_compiled_code(answer)
        def _choose(box, s, *arguments):  # type: ignore[no-untyped-def]  # Numba reads the names, not the types
            chosen = _RULES[s][name]
            return lambda box, s, *arguments: chosen(box, s, *arguments)

    answer.__doc__ = function.__doc__
    return cast(_F, answer)


@_of_the_game
def deal(box: object, s: State, rng: Array) -> None:
    """Draw by lot whatever the table has not chosen."""


@_of_the_game
def begin(box: object, s: State) -> None:
    """Lay out what was dealt and come to the first step that offers something."""


@_of_the_game
def nth_legal(box: object, s: State, n: int) -> int:  # type: ignore[empty-body]
    """The n-th legal action, from 0, in ascending order."""


@_of_the_game
def legal(box: object, s: State, out: Array) -> int:  # type: ignore[empty-body]
    """Write every legal action in ascending order; return how many: `choices`."""


@_of_the_game
def step(box: object, s: State, action: int) -> None:
    """Carry out a legal action and come to the next step that offers something, if only one answer."""


@_of_the_game
def rollout_action(box: object, s: State, rng: Array) -> int:  # type: ignore[empty-body]
    """A legal action that a person might choose, found quickly, partly by chance: for playing on to the end."""


@_of_the_game
def scores(box: object, s: State, out: Array) -> None:
    """Write each seat's score as if the game ended now."""


@_of_the_game
def rank_key(box: object, s: State, seat: int) -> int:  # type: ignore[empty-body]
    """A number that ranks the seats: the higher is ahead, equals share the rank."""


@_of_the_game
def resample(box: object, s: State, seat: int, rng: Array) -> None:
    """Replace all that this seat can't know, future chance included, by a draw from what it can't tell apart."""


@_of_the_game
def reveals(box: object, s: State, action: int) -> bool:  # type: ignore[empty-body]
    """Whether a legal action uncovers something hidden while its player's turn goes on."""


@_of_the_game
def heuristic_value(box: object, s: State, seat: int) -> float:  # type: ignore[empty-body]
    """What the position is worth to a seat at a glance; when the game is over, the higher the better it did."""


@_of_the_game
def features(box: object, s: State, seat: int, out: Array) -> None:
    """Write the numbers, about -1 to 1, from which a learned evaluation tells how well the seat will do."""


@_of_the_game
def observe(box: object, s: State, seat: int, out: Array) -> int:  # type: ignore[empty-body]
    """Write what this seat may know as small numbers, in the order of `Game.fields`; return how many.

    Nothing else goes in: states that the seat can't tell apart give the same numbers.
    """


@rule
def pass_forced(box: object, s: State) -> None:
    """Nothing is asked that has one answer only."""
    while s.choices == 1:
        step(box, s, nth_legal(box, s, 0))


@rule
def apply(box: object, s: State, action: int) -> None:
    """Carry out a legal action and all that leaves no choice, up to the next decision."""
    step(box, s, action)
    pass_forced(box, s)
