"""What a game is: the contract that every game keeps, in words.

A game has two halves. Its *rules* are compiled functions on one state record; the loops that play, count and search
call them through the functions of this module, which find the game's own by the type of the state. Its *face* is a
`Game` object: options, notation, views and refusals, for people and records.

Promises that hold for every game, checked by one suite:

- A state is one record with at least the fields `players`, `to_play` (-1 when the game is over), `turn` (from 0; a
  turn belongs to one player) and `choices` (how many actions are legal now).
- An action is a number below `Game.actions`. Something is always legal until the game is over (`choices` is 0). A
  decision is asked only if it has two answers or more; `apply` carries out the rest by itself.
- Chance comes from the deal or from a generator inside the state: the same deal and actions give the same state,
  byte for byte, compiled or not.
- Rules know nothing of people: `act` trusts its caller. Whoever takes an action from outside asks `Game.refusal`.
- What a seat may know leaves through `view`, `observe` and `resample` alone.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any, ClassVar, Generic, Protocol, TypeVar, cast

import numba

from nomarch.engine.jit import COMPILED, in_compiled_code, rule
from nomarch.engine.observation import Field
from nomarch.engine.struct import Array, Record
from nomarch.text.language import Message

__all__ = [
    "Components",
    "Game",
    "News",
    "Option",
    "Position",
    "State",
    "Transition",
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
    "resample",
    "reveals",
    "rollout_action",
    "scores",
    "step",
]  # fmt: skip

_F = TypeVar("_F", bound=Callable[..., Any])
_RULES: dict[Any, Mapping[str, Any]] = {}


class State(Protocol):
    """The fields that every game's state has."""

    players: int
    to_play: int
    turn: int
    choices: int


def _of_the_game(function: _F) -> _F:
    """Let the rules of the state's own game answer, in compiled code as in plain Python."""
    name = function.__name__

    def answer(box: Any, s: Any, *arguments: Any) -> Any:
        return _RULES[type(s)][name](box, s, *arguments)

    if COMPILED:

        @in_compiled_code(answer)
        def _choose(box, s, *arguments):  # type: ignore[no-untyped-def]  # Numba reads the names, not the types
            chosen = _RULES[s][name]
            return lambda box, s, *arguments: chosen(box, s, *arguments)

    answer.__doc__ = function.__doc__
    return cast(_F, answer)


@_of_the_game
def deal(box: Any, s: Any, rng: Array) -> None:
    """Draw by lot whatever the table has not chosen."""


@_of_the_game
def begin(box: Any, s: Any) -> None:
    """Lay out what was dealt and come to the first step that offers something."""


@_of_the_game
def nth_legal(box: Any, s: Any, n: int) -> int:  # type: ignore[empty-body]
    """The n-th legal action, from 0, in ascending order."""


@_of_the_game
def legal(box: Any, s: Any, out: Array) -> int:  # type: ignore[empty-body]
    """Write every legal action in ascending order; return how many: `choices`."""


@_of_the_game
def step(box: Any, s: Any, action: int) -> None:
    """Carry out a legal action and come to the next step that offers something, if only one answer."""


@_of_the_game
def rollout_action(box: Any, s: Any, rng: Array) -> int:  # type: ignore[empty-body]
    """A legal action that a person might choose, found quickly, partly by chance: for playing on to the end."""


@_of_the_game
def scores(box: Any, s: Any, out: Array) -> None:
    """Write each seat's score as if the game ended now."""


@_of_the_game
def rank_key(box: Any, s: Any, seat: int) -> int:  # type: ignore[empty-body]
    """A number that ranks the seats: the higher is ahead, equals share the rank."""


@_of_the_game
def resample(box: Any, s: Any, seat: int, rng: Array) -> None:
    """Replace all that this seat can't know, future chance included, by a draw from what it can't tell apart."""


@_of_the_game
def reveals(box: Any, s: Any, action: int) -> bool:  # type: ignore[empty-body]
    """Whether a legal action uncovers something hidden while its player's turn goes on."""


@_of_the_game
def heuristic_value(box: Any, s: Any, seat: int) -> float:  # type: ignore[empty-body]
    """What the position is worth to a seat at a glance; when the game is over, the higher the better it did."""


@_of_the_game
def features(box: Any, s: Any, seat: int, out: Array) -> None:
    """Write the numbers, about -1 to 1, from which a learned evaluation tells how well the seat will do."""


@_of_the_game
def observe(box: Any, s: Any, seat: int, out: Array) -> int:  # type: ignore[empty-body]
    """Write what this seat may know as small numbers, in the order of `Game.fields`; return how many.

    Nothing else goes in: states that the seat can't tell apart give the same numbers.
    """


@rule
def pass_forced(box: Any, s: Any) -> None:
    """Nothing is asked that has one answer only."""
    while s.choices == 1:
        step(box, s, nth_legal(box, s, 0))


@rule
def apply(box: Any, s: Any, action: int) -> None:
    """Carry out a legal action and all that leaves no choice, up to the next decision."""
    step(box, s, action)
    pass_forced(box, s)


class Components(Protocol):
    """What a game's components file gave: names for people, and `box`, one record of numbers for the rules."""

    @property
    def digest(self) -> str:
        """`standard`, or a digest of the owner's file."""

    @property
    def title(self) -> str:
        """What the file calls them."""

    @property
    def text(self) -> str:
        """The owner's file, for other processes and for storage; empty for the standard components."""

    @property
    def box(self) -> Any:
        """The array of one record that every rule gets."""

    @property
    def provenance(self) -> dict[str, str]:
        """By table: R stated in a rulebook, P reported by reviews, X reconstructed."""


_C = TypeVar("_C")
_S = TypeVar("_S")


@dataclass(frozen=True)
class Position(Generic[_C, _S]):
    """A state for the face of a game to read: the first of three rows (the others are there to work on), and a copy
    of it with names."""

    components: _C
    states: Any
    s: _S


@dataclass(frozen=True)
class Option:
    """Something the table may choose, always spelled as text."""

    name: str
    default: str
    values: tuple[str, ...] = ()  # empty: free text that the game reads
    in_deal: bool = False  # chosen or drawn by lot, so a record keeps it among the deal


@dataclass(frozen=True)
class Transition:
    """An action as somebody at the table saw it."""

    seat: int
    text: str
    earned: Mapping[str, Any]  # the preview
    before: Mapping[str, Any]  # views
    after: Mapping[str, Any]
    viewer: int | None = None  # whose views; None if they are a spectator's


News = list[tuple[int, Message]]  # whom it is about, and what a name can be put before


class Game(ABC):
    """The face of a game."""

    name: ClassVar[str]
    seats: ClassVar[range]
    version: ClassVar[int]  # of the rules: raised when an old record would replay differently
    actions: ClassVar[int]
    most_choices: ClassVar[int]  # no position offers more
    most_decisions: ClassVar[int]  # no game asks for more, times the number of players
    options: ClassVar[tuple[Option, ...]]
    deal_fields: ClassVar[tuple[str, ...]]  # the names of the lines that tell a deal in full
    secret_deal: ClassVar[tuple[str, ...]]  # those that nobody is told before the game is over
    secrets: ClassVar[bool]  # whether a seat may know what others may not
    view_type: ClassVar[type]  # what a view holds, as a TypedDict with a description of each field
    preview_type: ClassVar[type]  # the same of a preview
    state: ClassVar[type[Record]]
    generator: ClassVar[str] = ""  # the field of the state that shuffles piles anew, if that ever happens
    rules: ClassVar[ModuleType]  # deal, begin, act, nth, legal, scores, rank_key, uncovers
    resampling: ClassVar[ModuleType]  # resample
    rollout: ClassVar[ModuleType]  # plausible
    heuristic: ClassVar[ModuleType]  # worth, features
    features: ClassVar[int]  # how many numbers `features` writes
    logit_scale: ClassVar[float]  # how clear a lead is: by 1 / grade of `worth`, the odds are about e to 1
    observation: ClassVar[ModuleType]  # observe, fields

    def __init_subclass__(cls) -> None:
        modules = (cls.rules, cls.resampling, cls.rollout, cls.heuristic, cls.observation)
        functions = {name: value for module in modules for name, value in vars(module).items()}
        _RULES[cls.state] = functions
        if COMPILED:
            _RULES[numba.from_dtype(cls.state.dtype)] = functions

    @abstractmethod
    def standard_components(self) -> Components:
        """The components that come with the package."""

    @abstractmethod
    def components(self, text: str, name: str) -> Components:
        """An owner's components file; refused with its line and the reason when it is wrong."""

    @abstractmethod
    def initial_state(self, components: Any, players: int, options: Mapping[str, str]) -> Any:
        """A state that holds what the table chose, before the deal; options are complete and of known names."""

    @abstractmethod
    def deal_lines(self, components: Any, s: Any) -> dict[str, str]:
        """What chance and the table's choices gave at the start, as text, from a state as it was after the deal."""

    @abstractmethod
    def read_deal(self, components: Any, s: Any, name: str, value: str) -> None:
        """Put one line that `deal_lines` wrote into a state made by `initial_state`, in the order of `deal_fields`."""

    @abstractmethod
    def text(self, position: Position[Any, Any], action: int) -> str:
        """The one spelling of a legal action in this position."""

    def texts(self, position: Position[Any, Any], actions: Iterable[int]) -> list[str]:
        """The same of several."""
        return [self.text(position, action) for action in actions]

    @abstractmethod
    def parse(self, position: Position[Any, Any], text: str) -> int:
        """The action that a text means, legal or not; `Refused` when it means none."""

    @abstractmethod
    def refusal(self, position: Position[Any, Any], action: int) -> Message | None:
        """Why the rules forbid this action now, with the rule's number; None if it is legal."""

    @abstractmethod
    def view(self, position: Position[Any, Any], seat: int | None) -> dict[str, Any]:
        """What a seat may know, built by listing it; None is a spectator. Plain data, ready for JSON."""

    def fields(self, players: int) -> tuple[Field, ...]:
        """What `observe` writes with so many players, in order."""
        fields: tuple[Field, ...] = self.observation.fields(players)
        return fields

    @abstractmethod
    def piles(self, state: Any) -> list[Array]:
        """What lies hidden from all, a pile each, the next to come to light first, in the order in which an action
        uncovers them: parts of the state, so that whoever writes there changes it. As they are dealt, every order of
        a pile is equally likely, whatever has come to light; its first cards are all that an action looks at."""

    @abstractmethod
    def revealed(self, position: Position[Any, Any]) -> int:
        """A number that never falls, and grows whenever something hidden comes to light: what can't be unseen."""

    @abstractmethod
    def news(self, components: Any, deed: Transition) -> News:
        """What an action did, with all that followed by itself.

        All of it is in the deed: what its viewer may not know can't be told. Arguments are named by what they are, so
        that they can be drawn: docs/formats.md lists them.
        """

    def facts(self, components: Any, deeds: Iterable[Transition]) -> list[dict[str, int]]:
        """What each seat did and ended with, for a study; the deeds are a whole game, as a spectator saw it.

        By name, `GROUP.THING`; what is nothing may be left out. The group `points` is what the score is made of, `did`
        what can be counted of how somebody plays; of every other, and of `did`, a study asks what each thing is worth.
        """
        return []

    def score_text(self, position: Position[Any, Any], seat: int, score: int) -> str:
        """How a record's result spells the score of a seat."""
        return str(score)

    @abstractmethod
    def previews(self, position: Position[Any, Any], actions: Sequence[int]) -> list[dict[str, Any]]:
        """What each of these legal actions does at once, in parts, those that are nothing left out.

        Never what depends on chance or on what the player to decide may not know.
        """
