"""The contract of a game.

A game has two halves. Its *rules* are compiled functions on one state struct; the kernels that play, count and search
call them through the functions of this module, which dispatch on the type of the state. Its *adapter* is a `Game`
object: options, notation, views and refusals, for people and records.

Guarantees of every game, checked by one test suite:

- A state is one struct with at least the fields `players`, `to_play` (-1 when the game is over), `turn` (from 0; a
  turn belongs to one player) and `choices` (how many actions are legal now).
- An action is an integer below `Game.actions`. Until the game is over (`choices` is 0), at least one is legal. A
  decision has two legal actions or more: `apply` applies forced ones automatically.
- Chance comes from the deal or from a generator inside the state: the same deal and actions give the same state,
  byte for byte, compiled or not.
- A step may have two parts: `afterstate`, what the player does, and `resolve_chance`, what the deck or the dice do
  then. Both together are `step`. An afterstate depends on nothing that its player doesn't know.
- Rules trust their caller: `step` doesn't check legality. Code that takes actions from outside calls `Game.refusal`.
- Only `view`, `observe` and `resample` give out what a seat may know.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from types import ModuleType
from typing import Any, ClassVar, Generic, Literal, Protocol, TypeVar

import numpy as np

from nomarch.engine import default_rules, default_views, dispatch
from nomarch.engine.actions import Actions, Kind
from nomarch.engine.code_cache import game_digest, source_digest
from nomarch.engine.dispatch import (  # fmt: skip
    NO_CHANCE,
    Boxes,
    GameState,
    State,
    States,
    afterstate,
    apply,
    apply_to_chance,
    begin,
    compares,
    concerns_others,
    deal,
    features,
    heuristic_value,
    legal,
    nth_legal,
    observe,
    observe_changes,
    pass_forced,
    rank_key,
    resample,
    resolve_chance,
    reveals,
    rollout_action,
    scores,
    settle,
    step,
    transposition_rank,
    update_features,
    updates_features,
)
from nomarch.engine.events import Event, Events, Gain
from nomarch.engine.jit import entry
from nomarch.engine.observation import Field, Observation
from nomarch.engine.struct import NOBODY, OWNER, Array, Declared, Record, int8, rows
from nomarch.text.errors import NomarchError
from nomarch.text.language import Message

__all__ = [
    "NO_CHANCE", "Boxes", "Components", "EmptyBox", "Game", "GameState", "Log", "Option", "Position", "State",
    "States", "Transition", "afterstate", "apply", "apply_to_chance", "begin", "compares", "concerns_others", "deal",
    "features", "heuristic_value", "legal", "nth_legal", "observe", "observe_changes", "pass_forced", "rank_key",
    "resample", "resolve_chance", "reveals", "rollout_action", "scores", "settle", "step", "transposition_rank",
    "update_features", "updates_features",
]  # fmt: skip


class Components(Protocol):
    """A game's components: names for people, and `box`, one struct of numbers for the rules."""

    @property
    def digest(self) -> str:
        """`standard`, or a digest of the owner's file."""

    @property
    def title(self) -> str:
        """The title that the file gives them."""

    @property
    def text(self) -> str:
        """The owner's file, for other processes and for storage; empty for the standard components."""

    @property
    def box(self) -> Boxes:
        """An array with one struct, passed to every rule."""

    @property
    def provenance(self) -> dict[str, str]:
        """By table: R stated in a rulebook, P reported by reviews, X reconstructed."""


_C = TypeVar("_C")
_S = TypeVar("_S")


@dataclass(frozen=True)
class Position(Generic[_C, _S]):
    """A state as a `Game` reads it: the first of three rows (the others are scratch space), and a copy with named
    fields."""

    components: _C
    states: Any
    s: _S


@dataclass(frozen=True)
class Option:
    """An option of the setup; its values are text."""

    name: str
    default: str
    values: tuple[str, ...] = ()  # empty: free text that the game reads
    in_deal: bool = False  # chosen or drawn at random, so a record stores it with the deal


@dataclass(frozen=True)
class Transition:
    """An action and its automatic consequences, as a viewer saw them."""

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
    """The adapter between a game's rules and everything that people and records see.

    A game must have `name`, `seats`, `state`, `actions` or `action_kinds`, and the rules `begin`, `legal` (or
    `nth_legal`), `step` (or its two parts, `afterstate` and `resolve_chance`) and `scores`, by default in the module of
    its class. Everything else has a default. Defaults that look at fields need to know who may see them:
    `engine/struct.py`.
    """

    name: ClassVar[str]
    seats: ClassVar[range]
    version: ClassVar[int] = 1  # of the rules: raised when an old record would replay differently
    action_kinds: ClassVar[Actions]  # every action; by default, bare numbers
    actions: ClassVar[int]  # the number of actions
    most_choices: ClassVar[int]  # an upper bound for one position; by default, `actions`
    most_decisions: ClassVar[int] = 1000  # an upper bound for one game, per player
    chance_kinds: ClassVar[tuple[str, ...]] = ()  # the kinds of chance that `afterstate` returns, counted from 1
    options: ClassVar[tuple[Option, ...]] = ()
    events: ClassVar[Events] = Events()  # what the rules note
    score_gain: ClassVar[str] = "gain_score"  # the key of a difference in score, which takes a `count`
    deal_fields: ClassVar[tuple[str, ...]]  # the names of a deal's lines; by default, the piles
    secret_deal: ClassVar[tuple[str, ...]]  # those hidden until the game is over; by default, all
    secrets: ClassVar[bool]  # whether seats have private information
    view_type: ClassVar[type]  # what a view holds, as a TypedDict with a description of each field
    preview_type: ClassVar[type]  # the same for a preview
    state: ClassVar[type[Record]]
    generator: ClassVar[str] = ""  # the field with the generator that reshuffles piles, if any
    rules: ClassVar[ModuleType]  # begin, legal, step, scores and every rule that isn't in the modules below
    resampling: ClassVar[ModuleType | None] = None  # resample
    rollout: ClassVar[ModuleType | None] = None  # rollout_action
    heuristic: ClassVar[ModuleType | None] = None  # heuristic_value
    learning: ClassVar[ModuleType | None] = None  # features
    features: ClassVar[int]  # how many numbers `features` writes
    logit_scale: ClassVar[float] = 0.2  # how clear a lead is: by 1 / logit_scale of it, the odds are about e to 1
    lookahead: ClassVar[Literal["tree", "policy"]] = "tree"  # how the strongest bot searches: `bots/search_driver`
    observation: ClassVar[Observation]  # provides the rule `observe`; by default, made from the fields
    _own_fields: ClassVar[Mapping[str, Declared]]  # the fields that only this game's state has

    def __init_subclass__(cls) -> None:
        """Complete the rules with defaults, and register them."""
        own = cls._own_rules()
        cls._complete_facts(own)
        cls.state.mark("source" + cls._digest())  # code compiled for other sources has states of another type
        kinds = len(cls.chance_kinds)
        sizes = default_rules.Sizes(cls.most_choices, 0 if "features" in own else cls.features - 1 - kinds, kinds)
        own["observe"] = cls.observation.observe
        own["observe_changes"] = cls.observation.observe_changes
        own["compares"] = cls.observation.compares
        dispatch.register(cls.state, default_rules.complete(own, cls._own_fields, sizes, cls.logit_scale))

    @classmethod
    def _digest(cls) -> str:
        module = cls.state.__module__
        ours = module.startswith("nomarch.games.")
        return game_digest(module.split(".")[2]) if ours else source_digest(module, cls.__module__)

    @classmethod
    def _own_rules(cls) -> dict[str, Callable[..., object]]:
        if not hasattr(cls, "rules"):
            cls.rules = sys.modules[cls.__module__]
        modules = (cls.rules, cls.resampling, cls.rollout, cls.heuristic, cls.learning)
        found = {name: value for module in filter(None, modules) for name, value in vars(module).items()}
        own = {
            name: value
            for name, value in found.items()
            if name in dispatch.NAMES and value is not getattr(dispatch, name)
        }
        parts = own.keys() & {"afterstate", "resolve_chance"}
        if len(parts) == 1 or (parts and "step" in own):
            raise TypeError(f"{cls.__name__} needs either the rule `step`, or both `afterstate` and `resolve_chance`")
        for name in ("begin", "scores") if parts else ("begin", "step", "scores"):
            if name not in own:
                raise TypeError(f"{cls.__name__} has no rule `{name}`")
        if not own.keys() & {"legal", "nth_legal"}:
            raise TypeError(f"{cls.__name__} needs the rule `legal` or `nth_legal`")
        return own

    @classmethod
    def _complete_facts(cls, own: Mapping[str, object]) -> None:
        """Fill in what follows from the fields and actions, unless the class declares it."""
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
            "features": lambda: 1 + sum(field.size for field in cls.fields(cls.seats[-1])) + len(cls.chance_kinds),
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
        """Read an owner's components file; errors name the line and the reason."""
        raise NomarchError("components_none", game=self.name)

    def initial_state(self, components: Any, players: int, options: Mapping[str, str]) -> Any:
        """A state before the deal, with the choices of the setup; the options are complete and their names valid."""
        s: Any = self.state()
        s.load(np.zeros(1, self.state.dtype)[0])
        s.players = players
        for name, declared in self._own_fields.items():
            if declared.seen_by == NOBODY:
                getattr(s, name)[:] = declared.cards
        return s

    def deal_lines(self, components: Any, s: Any) -> dict[str, str]:
        """The deal as text, from a state right after it: what was drawn and what the table chose."""
        return default_views.deal_lines(self._own_fields, s)

    def read_deal(self, components: Any, s: Any, name: str, value: str) -> None:
        """Read one line of `deal_lines` into a state made by `initial_state`, in the order of `deal_fields`."""
        default_views.read_deal(s, name, value)

    def text(self, position: Position[Any, Any], action: int) -> str:
        """The canonical notation of a legal action in this position."""
        return self.action_kinds.text(action)

    def texts(self, position: Position[Any, Any], actions: Iterable[int]) -> list[str]:
        """The notation of several legal actions."""
        return [self.text(position, action) for action in actions]

    def parse(self, position: Position[Any, Any], text: str) -> int:
        """Parse an action, legal or not; raises `Refused` if the text isn't an action."""
        return self.action_kinds.parse(text)

    def refusal(self, position: Position[Any, Any], action: int) -> Message | None:
        """The reason why the rules forbid this action now, with the rule's number; None if it is legal."""
        out = np.zeros(self.most_choices, np.int64)
        n = _list_legal(position.components.box, position.states, 0, out)
        if action in out[:n]:
            return None
        kind, _ = self.action_kinds.decode(action)
        return Message("not_legal_now", {"action": self.text(position, action)}, kind.rule)

    def view(self, position: Position[Any, Any], seat: int | None) -> Mapping[str, Any]:
        """What a seat, or with None a spectator, may know, built from an allow-list. Plain data, ready for JSON."""
        out = np.zeros(position.s.players, np.int64)
        _score_seats(position.components.box, position.states, 0, out)
        return default_views.view(self._own_fields, position.s, seat, [int(score) for score in out])

    @classmethod
    def fields(cls, players: int) -> tuple[Field, ...]:
        """The fields that `observe` writes with this number of players, in order."""
        return cls.observation.fields(players)

    def piles(self, state: Any) -> list[Array]:
        """The piles hidden from everyone, as views into the state (writing to them changes it), in the order in which
        an action reveals from them; within a pile, the next card to be revealed comes first. Every order of a pile is
        equally likely, whatever has been revealed, and an action reads only its first cards."""
        return default_views.piles(self._own_fields, state)

    def revealed(self, position: Position[Any, Any]) -> int:
        """A counter that grows whenever hidden information is revealed, and never falls.

        By default every action reveals something, if anything is hidden.
        """
        hidden = any(declared.seen_by in (NOBODY, OWNER) for declared in self._own_fields.values())
        return int(position.s.steps) if hidden else 0

    def log(self, components: Any, transition: Transition) -> Log:
        """The log of an action and its automatic consequences; by default, the action's notation.

        It is made from the transition alone, which holds nothing that its viewer may not know. The names of the
        arguments say how to draw them: docs/reference/formats.md lists them.
        """
        return [(transition.seat, Message("log_action", {"action": transition.text}))]

    def statistics(
        self, components: Any, transitions: Iterable[Transition], end: Mapping[str, Any]
    ) -> list[dict[str, int]]:
        """Statistics of each seat for a study, from a whole game as a spectator saw it and the view at its end.

        Keys are `GROUP.THING`; zeros may be omitted. The group `points` has the parts of the score, and `did` counts
        how a seat played. A study estimates what each thing is worth in every group but `points`.
        """
        return []

    def gains(self, components: Any, event: Event) -> Iterable[Gain]:
        """What an event gives or costs seats, for explanations; nothing by default. The score is added to it."""
        return ()

    def score_text(self, position: Position[Any, Any], seat: int, score: int) -> str:
        """The score of a seat as a record's result states it."""
        return str(score)

    def previews(self, position: Position[Any, Any], actions: Sequence[int]) -> Sequence[Mapping[str, Any]]:
        """The immediate effects of these legal actions, zeros omitted; empty by default.

        Nothing in them depends on chance or on what the player to move may not know.
        """
        return [{} for _ in actions]
