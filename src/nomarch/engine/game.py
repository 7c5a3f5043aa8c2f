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

import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from types import ModuleType
from typing import Any, ClassVar, Generic, Protocol, TypeVar

import numpy as np

from nomarch.engine import default_rules, default_views, dispatch
from nomarch.engine.actions import Actions, Kind
from nomarch.engine.dispatch import (  # fmt: skip
    Boxes,
    GameState,
    State,
    States,
    apply,
    begin,
    deal,
    features,
    heuristic_value,
    legal,
    nth_legal,
    observe,
    pass_forced,
    rank_key,
    resample,
    reveals,
    rollout_action,
    scores,
    step,
)
from nomarch.engine.events import Event, Events
from nomarch.engine.jit import entry, source_digest
from nomarch.engine.observation import Field, Observation
from nomarch.engine.struct import NOBODY, OWNER, Array, Declared, Record, int8, rows
from nomarch.text.errors import NomarchError
from nomarch.text.language import Message

__all__ = [
    "Boxes",
    "Components",
    "EmptyBox",
    "Game",
    "GameState",
    "Log",
    "Option",
    "Position",
    "State",
    "States",
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
    def box(self) -> Boxes:
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
    """An action as somebody at the table saw it, with all that followed by itself."""

    seat: int  # who decided
    text: str
    events: tuple[Event, ...]
    viewer: int | None = None  # a seat; None is a spectator


Log = list[tuple[int, Message]]  # whom it is about, and what a name can be put before


class _Nothing(Record):
    nothing: int = int8()


@dataclass(frozen=True)
class EmptyBox:
    """The components of a game that has no components file."""

    digest: str = "standard"
    title: str = ""
    text: str = ""
    box: Boxes = field(default_factory=lambda: rows(_Nothing, 1), compare=False)
    provenance: dict[str, str] = field(default_factory=dict, compare=False)


@entry
def _score_seats(box: Boxes, states: States, i: int, out: Array) -> None:
    scores(box[0], states[i], out)


@entry
def _list_legal(box: Boxes, states: States, i: int, out: Array) -> int:
    return legal(box[0], states[i], out)


class Game:
    """The face of a game.

    A game must have `name`, `seats`, `state`, `actions` or `action_kinds`, and the rules `begin`, `legal` (or
    `nth_legal`), `step` and `scores`, by default in the module of its class. Everything else has a default. Defaults
    that look at fields need to know who may see them: `engine/struct.py`.
    """

    name: ClassVar[str]
    seats: ClassVar[range]
    version: ClassVar[int] = 1  # of the rules: raised when an old record would replay differently
    action_kinds: ClassVar[Actions]  # every action; by default, numbers without a meaning
    actions: ClassVar[int]  # how many there are
    most_choices: ClassVar[int]  # no position offers more; by default, as many as there are actions
    most_decisions: ClassVar[int] = 1000  # no game asks for more, times the number of players
    options: ClassVar[tuple[Option, ...]] = ()
    events: ClassVar[Events] = Events()  # what the rules note
    deal_fields: ClassVar[tuple[str, ...]]  # the names of the lines that tell a deal in full; by default, the piles
    secret_deal: ClassVar[tuple[str, ...]]  # those that nobody is told before the game is over; by default, all
    secrets: ClassVar[bool]  # whether a seat may know what others may not
    view_type: ClassVar[type]  # what a view holds, as a TypedDict with a description of each field
    preview_type: ClassVar[type]  # the same of a preview
    state: ClassVar[type[Record]]
    generator: ClassVar[str] = ""  # the field of the state that shuffles piles again, if that ever happens
    rules: ClassVar[ModuleType]  # begin, legal, step, scores and whatever is not in the modules below
    resampling: ClassVar[ModuleType | None] = None  # resample
    rollout: ClassVar[ModuleType | None] = None  # rollout_action
    heuristic: ClassVar[ModuleType | None] = None  # heuristic_value, features
    features: ClassVar[int]  # how many numbers `features` writes
    logit_scale: ClassVar[float] = 0.2  # how clear a lead is: by 1 / logit_scale of it, the odds are about e to 1
    observation: ClassVar[Observation]  # gives the rule `observe`; by default, from the fields
    _own_fields: ClassVar[Mapping[str, Declared]]  # those of the state that not every game has

    def __init_subclass__(cls) -> None:
        """Complete the rules and register them: what a game lacks is made once, here."""
        own = cls._own_rules()
        cls._complete_facts(own)
        if not cls.state.__module__.startswith("nomarch."):  # compiled code is kept for the sources of the package
            cls.state.mark("source" + source_digest(cls.state.__module__, cls.__module__))
        size = 0 if "features" in own else cls.features - 1
        own["observe"] = cls.observation.observe
        rules = default_rules.complete(own, cls._own_fields, cls.most_choices, size, cls.logit_scale)
        dispatch.register(cls.state, rules)

    @classmethod
    def _own_rules(cls) -> dict[str, Callable[..., object]]:
        if not hasattr(cls, "rules"):
            cls.rules = sys.modules[cls.__module__]
        modules = (cls.rules, cls.resampling, cls.rollout, cls.heuristic)
        found = {name: value for module in filter(None, modules) for name, value in vars(module).items()}
        own = {
            name: value
            for name, value in found.items()
            if name in dispatch.NAMES and value is not getattr(dispatch, name)
        }
        for name in ("begin", "step", "scores"):
            if name not in own:
                raise TypeError(f"{cls.__name__} has no rule `{name}`")
        if not own.keys() & {"legal", "nth_legal"}:
            raise TypeError(f"{cls.__name__} needs the rule `legal` or `nth_legal`")
        return own

    @classmethod
    def _complete_facts(cls, own: Mapping[str, object]) -> None:
        """What follows from the fields and actions, where the class doesn't say it."""
        default_views.check(cls.state.declared)
        fields = cls._own_fields = {
            name: field for name, field in cls.state.declared.items() if name not in GameState.declared
        }
        if cls.view is Game.view or not hasattr(cls, "observation") or not own.keys() >= {"resample", "deal"}:
            default_views.check_defaults(fields)
        seen = {name: field.seen_by for name, field in fields.items()}
        piles = tuple(name for name, seen_by in seen.items() if seen_by == NOBODY)
        if not hasattr(cls, "actions"):
            cls.actions = cls.action_kinds.size
        defaults: dict[str, Callable[[], object]] = {
            "action_kinds": lambda: Actions(Kind("action", range(cls.actions))),
            "most_choices": lambda: cls.actions,
            "deal_fields": lambda: piles,
            "secret_deal": lambda: piles,
            "secrets": lambda: OWNER in seen.values(),
            "view_type": lambda: default_views.view_type(cls.name, fields),
            "preview_type": lambda: default_views.preview_type(cls.name),
            "observation": lambda: default_views.observation(cls.state, fields),
            "features": lambda: 1 + sum(field.size for field in cls.fields(cls.seats[-1])),
        }
        for name, make in defaults.items():
            if not hasattr(cls, name):
                setattr(cls, name, make())
        if cls.secrets and "resample" not in own and "nth_legal" in own:
            raise TypeError("hidden hands change what is legal: write `legal` instead of `nth_legal`, or a `resample`")
        if "nth_legal" in own and cls.revealed is Game.revealed and {*piles} | ({OWNER} & {*seen.values()}):
            raise TypeError("write `legal` instead of `nth_legal`, or a `revealed`: nothing else counts what is seen")
        if not own.keys() >= {"nth_legal", "deal"} and not issubclass(cls.state, GameState):
            raise TypeError(f"{cls.state.__name__} must be a GameState")

    @cached_property
    def _empty_box(self) -> EmptyBox:
        return EmptyBox()

    def standard_components(self) -> Components:
        """The components that come with the package; by default, none."""
        return self._empty_box

    def components(self, text: str, name: str) -> Components:
        """An owner's components file; refused with its line and the reason when it is wrong."""
        raise NomarchError("components_none", game=self.name)

    def initial_state(self, components: Any, players: int, options: Mapping[str, str]) -> Any:
        """A state that holds what the table chose, before the deal; options are complete and of known names."""
        s: Any = self.state()
        s.load(np.zeros(1, self.state.dtype)[0])
        s.players = players
        for name, declared in self._own_fields.items():
            if declared.seen_by == NOBODY:
                getattr(s, name)[:] = declared.cards
        return s

    def deal_lines(self, components: Any, s: Any) -> dict[str, str]:
        """What chance and the table's choices gave at the start, as text, from a state as it was after the deal."""
        return default_views.deal_lines(self._own_fields, s)

    def read_deal(self, components: Any, s: Any, name: str, value: str) -> None:
        """Put one line that `deal_lines` wrote into a state made by `initial_state`, in the order of `deal_fields`."""
        default_views.read_deal(s, name, value)

    def text(self, position: Position[Any, Any], action: int) -> str:
        """The one spelling of a legal action in this position."""
        return self.action_kinds.text(action)

    def texts(self, position: Position[Any, Any], actions: Iterable[int]) -> list[str]:
        """The same of several."""
        return [self.text(position, action) for action in actions]

    def parse(self, position: Position[Any, Any], text: str) -> int:
        """The action that a text means, legal or not; `Refused` when it means none."""
        return self.action_kinds.parse(text)

    def refusal(self, position: Position[Any, Any], action: int) -> Message | None:
        """Why the rules forbid this action now, with the rule's number; None if it is legal."""
        out = np.zeros(self.most_choices, np.int64)
        n = _list_legal(position.components.box, position.states, 0, out)
        if action in out[:n]:
            return None
        kind, _ = self.action_kinds.decode(action)
        return Message("not_legal_now", {"action": self.text(position, action)}, kind.rule)

    def view(self, position: Position[Any, Any], seat: int | None) -> Mapping[str, Any]:
        """What a seat may know, built by listing it; None is a spectator. Plain data, ready for JSON."""
        out = np.zeros(position.s.players, np.int64)
        _score_seats(position.components.box, position.states, 0, out)
        return default_views.view(self._own_fields, position.s, seat, [int(score) for score in out])

    @classmethod
    def fields(cls, players: int) -> tuple[Field, ...]:
        """What `observe` writes with so many players, in order."""
        return cls.observation.fields(players)

    def piles(self, state: Any) -> list[Array]:
        """What lies hidden from all, a pile each, the next to come to light first, in the order in which an action
        uncovers them: parts of the state, so that whoever writes there changes it. As they are dealt, every order of
        a pile is equally likely, whatever has come to light; its first cards are all that an action looks at."""
        return default_views.piles(self._own_fields, state)

    def revealed(self, position: Position[Any, Any]) -> int:
        """A number that never falls, and grows whenever something hidden comes to light: what can't be unseen.

        By default every action brings something to light, if anything is hidden.
        """
        hidden = any(declared.seen_by in (NOBODY, OWNER) for declared in self._own_fields.values())
        return int(position.s.steps) if hidden else 0

    def log(self, components: Any, transition: Transition) -> Log:
        """What an action did, with all that followed by itself; by default, how it is written.

        All of it is in the transition, which holds nothing that its viewer may not know. Arguments are named by what
        they are, so that they can be drawn: docs/reference/formats.md lists them.
        """
        return [(transition.seat, Message("log_action", {"action": transition.text}))]

    def statistics(
        self, components: Any, transitions: Iterable[Transition], end: Mapping[str, Any]
    ) -> list[dict[str, int]]:
        """What each seat did and ended with, for a study: from a whole game as a spectator saw it, and the view at its
        end.

        By name, `GROUP.THING`; what is nothing may be left out. The group `points` is what the score is made of, `did`
        what can be counted of how somebody plays; of every other, and of `did`, a study asks what each thing is worth.
        """
        return []

    def score_text(self, position: Position[Any, Any], seat: int, score: int) -> str:
        """How a record's result spells the score of a seat."""
        return str(score)

    def previews(self, position: Position[Any, Any], actions: Sequence[int]) -> Sequence[Mapping[str, Any]]:
        """What each of these legal actions does at once, in parts, those that are nothing left out; none by default.

        Never what depends on chance or on what the player to decide may not know.
        """
        return [{} for _ in actions]
