"""Dispatch from a state to its game's rules, by type: no function pointers, so everything is inlined and cached."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol, TypeVar, cast

import numba

from nomarch.engine.interpreted import interpreted
from nomarch.engine.jit import COMPILED, in_compiled_code, lean
from nomarch.engine.struct import EVERYBODY, TO_PLAY, Array, Record, int8, int16, int32

__all__ = [
    "NAMES",
    "NO_CHANCE",
    "Boxes",
    "GameState",
    "State",
    "States",
    "afterstate",
    "apply",
    "apply_to_chance",
    "begin",
    "compares",
    "concerns_others",
    "deal",
    "features",
    "heuristic_value",
    "legal",
    "nth_legal",
    "observe",
    "observe_changes",
    "pass_forced",
    "rank_key",
    "register",
    "resample",
    "resolve_chance",
    "reveals",
    "rollout_action",
    "scores",
    "settle",
    "step",
    "transposition_rank",
    "update_features",
    "updates_features",
]  # fmt: skip

_F = TypeVar("_F", bound=Callable[..., object])
_Rules = Mapping[str, Callable[..., object]]
_RULES: dict[object, _Rules] = {}  # by the state's class, and by its type in compiled code
NAMES: set[str] = set()  # of the rules that every game has
NO_CHANCE = 0  # is due: what an action does is done


def register(state: type[Record], rules: _Rules) -> None:
    """Register the rules for a type of state."""
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
    """An array of states of any game: assigning a row copies it."""

    def __getitem__(self, i: int, /) -> State:
        """A row, to read or to change."""

    def __setitem__(self, i: int, value: State, /) -> None:
        """Copy a state into a row."""


class Boxes(Protocol):
    """An array with one struct: a game's components, whose fields only the game's own rules know."""

    def __getitem__(self, i: int, /) -> object:
        """The struct that is passed to every rule."""


class GameState(Record):
    """Base class of a game's state. If the game has no `nth_legal`, the contract counts `choices` and `steps`."""

    players: int = int8(seen_by=EVERYBODY, doc="the number of players")
    to_play: int = int8(seen_by=EVERYBODY, doc="the seat to move, from 0; none when the game is over")
    turn: int = int16(seen_by=EVERYBODY, doc="the current turn, from 0")
    choices: int = int16(seen_by=TO_PLAY, doc="the number of legal actions")
    steps: int = int32(seen_by=EVERYBODY, doc="the number of actions so far")
    dealt: int = int8(seen_by=EVERYBODY, doc="1 after the piles have been shuffled or read from a record")


def _of_the_game(function: _F) -> _F:
    """Call the rule of the state's game, in compiled code and in plain Python."""
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
    """Draw at random whatever the setup leaves open."""


@_of_the_game
def begin(box: object, s: State) -> None:
    """Lay out the deal and advance to the first step with a legal action."""


@_of_the_game
def nth_legal(box: object, s: State, n: int) -> int:  # type: ignore[empty-body]
    """The n-th legal action in ascending order, counted from 0."""


@_of_the_game
def legal(box: object, s: State, out: Array) -> int:  # type: ignore[empty-body]
    """Write every legal action in ascending order; return the count, which equals `choices`."""


@_of_the_game
def step(box: object, s: State, action: int) -> None:
    """Apply one legal action and advance to the next step with a legal action, forced ones included."""


@_of_the_game
def afterstate(box: object, s: State, action: int) -> int:  # type: ignore[empty-body]
    """Apply a legal action up to its first chance event; return which one is due, from 1: `Game.chance_kinds`.

    While one is due, the state is an afterstate: it still belongs to the player who acted, and `choices` means nothing.
    With NO_CHANCE due, this was the whole step.
    """


@_of_the_game
def resolve_chance(box: object, s: State, due: int) -> None:
    """Resolve the chance event that is due, and advance to the next step with a legal action: the rest of `step`."""


@_of_the_game
def rollout_action(box: object, s: State, rng: Array) -> int:  # type: ignore[empty-body]
    """The rollout policy: a plausible legal action, chosen quickly and partly at random."""


@_of_the_game
def scores(box: object, s: State, out: Array) -> None:
    """Write each seat's score as if the game ended now."""


@_of_the_game
def rank_key(box: object, s: State, seat: int) -> int:  # type: ignore[empty-body]
    """The key that ranks the seats: higher is better, equal keys share a rank."""


@_of_the_game
def resample(box: object, s: State, seat: int, rng: Array) -> None:
    """Determinize: replace everything hidden from the seat, future chance included, by a consistent sample."""


@_of_the_game
def reveals(box: object, s: State, action: int) -> bool:  # type: ignore[empty-body]
    """Whether a legal action reveals hidden information while its player's turn continues."""


@_of_the_game
def concerns_others(box: object, s: State, action: int) -> bool:  # type: ignore[empty-body]
    """Whether a legal action changes more, before its chance, than what its player has.

    If it doesn't, an evaluation may judge the other seats once for all such actions.
    """


@_of_the_game
def transposition_rank(box: object, s: State, action: int) -> int:  # type: ignore[empty-body]
    """Where a legal action stands among those of a turn whose order makes no difference, from 1; 0 for all others.

    Two such actions in a row lead to the same state in either order, so a search needs only ascending ones.
    """


@_of_the_game
def heuristic_value(box: object, s: State, seat: int) -> float:  # type: ignore[empty-body]
    """The hand-written evaluation of a position for a seat; after the game, a better result has a higher value."""


@_of_the_game
def features(box: object, s: State, seat: int, due: int, out: Array) -> None:
    """Write the inputs of the learned evaluation for a seat, each from about -1 to 1.

    If a chance is due, the state is an afterstate; the inputs of the player who acted say which chance it is.
    """


@_of_the_game
def update_features(box: object, s: State, before: State, seat: int, due: int, out: Array) -> None:
    """Turn the features of the state `before`, one action earlier and with no chance due, into this one's."""


@_of_the_game
def updates_features(box: object, s: State) -> bool:  # type: ignore[empty-body]
    """Whether `update_features` is quicker than `features`: always the same for a game."""


@_of_the_game
def observe(box: object, s: State, seat: int, out: Array) -> int:  # type: ignore[empty-body]
    """Write what this seat may know as small numbers, in the order of `Game.fields`; return how many.

    States that the seat can't tell apart give the same numbers.
    """


@_of_the_game
def observe_changes(box: object, s: State, before: State, was: int, seat: int, out: Array) -> int:  # type: ignore[empty-body]
    """Turn what the seat `was` observed of the state `before`, in the same game, into what this seat observes now."""


@_of_the_game
def compares(box: object, s: State) -> bool:  # type: ignore[empty-body]
    """Whether `observe_changes` reads the state `before`: always the same for a game."""


@lean
def pass_forced(box: object, s: State) -> None:
    """Apply forced actions."""
    while s.choices == 1:
        step(box, s, nth_legal(box, s, 0))


@lean
def apply(box: object, s: State, action: int) -> None:
    """Apply a legal action and all forced ones after it, up to the next decision."""
    step(box, s, action)
    pass_forced(box, s)


@lean
def apply_to_chance(box: object, s: State, action: int) -> int:
    """Apply a legal action and forced ones, up to the next decision or chance event; return which event is due.

    `settle` does the rest: both together are `apply`.
    """
    due = afterstate(box, s, action)
    while due == NO_CHANCE and s.choices == 1:
        due = afterstate(box, s, nth_legal(box, s, 0))
    return due


@lean
def settle(box: object, s: State, due: int) -> None:
    """Resolve the chance event that is due, if any, and advance to the next decision."""
    if due != NO_CHANCE:
        resolve_chance(box, s, due)
        pass_forced(box, s)
