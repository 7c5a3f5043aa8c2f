"""Default view, view type and deal notation, derived from a game's declared fields."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import numpy as np
from typing_extensions import TypedDict

from nomarch.engine.cards import NONE
from nomarch.engine.dispatch import GameState, State
from nomarch.engine.field_docs import Doc
from nomarch.engine.observation import Observation, as_is, pile_size, seat_of, sizes
from nomarch.engine.struct import EVERYBODY, NOBODY, OWNER, TO_PLAY, Array, Declared, Record
from nomarch.text.errors import NomarchError

__all__ = [
    "check", "check_defaults", "deal_lines", "observation", "piles", "preview_type", "read_deal", "view",
    "view_type",
]  # fmt: skip

_Fields = Mapping[str, Declared]
_OF_VIEWS = ("seats", "scores")  # what every view has besides
_MOST_KINDS = 100  # of cards


def check(fields: _Fields) -> None:
    """Raise an error for fields that don't declare who may see them or what they mean."""
    for name, field in fields.items():
        if field.seen_by is None:
            raise TypeError(f"declare who may see {name}: seen_by=EVERYBODY, OWNER or NOBODY")
        if not field.doc:
            raise TypeError(f"declare what {name} means: doc=…")


def check_defaults(fields: _Fields) -> None:
    """Raise an error for fields that default views and resampling can't handle."""
    hidden = [field.seen_by for field in fields.values()]
    for name, field in fields.items():
        if name in _OF_VIEWS:
            raise TypeError(f"{name} is a field that every view has: call yours something else")
        if field.names and len(field.names) != (field.shape or (0,))[-1]:
            raise TypeError(f"{name} needs a name for each of its {(field.shape or (0,))[-1]} numbers")
        if field.seen_by == TO_PLAY or field.remembered:
            raise TypeError(f"{name} needs a view, an observation and a resample of your own")
        if field.seen_by == NOBODY and (len(field.shape) != 1 or not field.cards):
            raise TypeError(f"{name} is seen by nobody, so it must be a pile(…); otherwise write your own resample")
        if field.seen_by == OWNER and len(field.shape) != 2:
            raise TypeError(f"{name} is seen by its owner, so its shape must be (seats, kinds of cards)")
        if not all(0 <= card < _MOST_KINDS for card in field.cards):
            raise TypeError(f"cards of {name} must be numbers from 0 to {_MOST_KINDS - 1}")
    if OWNER in hidden and NOBODY not in hidden:
        raise TypeError("declare the pile(…) from which hands are dealt")


def view(fields: _Fields, s: State, seat: int | None, scores: list[int]) -> dict[str, Any]:
    """What a seat or a spectator may know; hidden cards are given as a count."""
    found: dict[str, Any] = {
        "players": int(s.players),
        "to_play": int(s.to_play) if s.choices else None,
        "turn": int(s.turn) + 1,
        "scores": None if s.choices else scores,
    }
    seats: list[dict[str, Any]] = [{} for _ in range(s.players)]
    for name, field in fields.items():
        value = getattr(s, name)
        if field.seen_by == OWNER:
            found[name] = None if seat is None else _named(field, value[seat])
        if field.seen_by == NOBODY:
            found[f"{name}_size"] = int((value != NONE).sum())
        if field.seen_by == EVERYBODY and not field.by_seat:
            found[name] = _named(field, value)
        for each, its in enumerate(seats):
            if field.seen_by == OWNER:
                its[f"{name}_size"] = int(value[each].sum())
            if field.seen_by == EVERYBODY and field.by_seat:
                its[name] = _named(field, value[each])
    return {**found, "seats": seats}


def _named(field: Declared, value: Any) -> Any:
    """The numbers of a field: by name where they have names, otherwise as lists."""
    if np.ndim(value) == 0:
        return int(value)
    if field.names and np.ndim(value) == 1:
        return dict(zip(field.names, value.tolist(), strict=True))
    return [_named(field, each) for each in value]


def view_type(name: str, fields: _Fields) -> type:
    """The type of such views."""
    found: dict[str, Any] = {
        "players": Annotated[int, Doc("the number of players")],
        "to_play": Annotated[int | None, Doc("the seat to move, from 0; null when the game is over")],
        "turn": Annotated[int, Doc("the current turn, from 1")],
        "scores": Annotated[list[int] | None, Doc("each seat's score; null until the game is over")],
    }
    seats: dict[str, Any] = {}
    for key, field in fields.items():
        if field.seen_by == EVERYBODY and field.by_seat:
            seats[key] = Annotated[_numbers(field, field.shape[1:]), Doc(field.doc)]
        elif field.seen_by == EVERYBODY:
            found[key] = Annotated[_numbers(field, field.shape), Doc(field.doc)]
        elif field.seen_by == OWNER:
            own = Doc(f"{field.doc}, by kind: the viewer's own")
            found[key] = Annotated[_numbers(field, field.shape[1:]) | None, own]
            seats[f"{key}_size"] = Annotated[int, Doc(f"{field.doc}: how many")]
        elif field.seen_by == NOBODY:
            found[f"{key}_size"] = Annotated[int, Doc(f"{field.doc}: how many")]
    title = name.capitalize()
    of_a_seat: Any = _typed(f"{title}Seat", seats, "What everybody may know of a seat.")
    found["seats"] = Annotated[list[of_a_seat], Doc("public information about each seat")]
    return _typed(f"{title}View", found, "What a seat may know.")


def _numbers(field: Declared, shape: tuple[int, ...]) -> Any:
    """The type of what `_named` returns."""
    kind: Any = int
    for axis in range(len(shape)):
        kind = dict[str, int] if field.names and axis == 0 else list[kind]
    return kind


def preview_type(name: str) -> type:
    """The type of empty previews."""
    return _typed(f"{name.capitalize()}Preview", {}, "Nothing is said of actions in advance.")


def _typed(name: str, fields: dict[str, Any], doc: str) -> type:
    make: Any = TypedDict  # the fields are known when the program runs, which type checkers don't allow for
    made: type = make(name, fields)
    made.__doc__ = doc
    return made


def observation(state: type[Record], fields: _Fields) -> Observation:
    """The seat to play, the turn, and every declared field."""
    parts = [seat_of(state, "to_play"), as_is(state, "turn")]
    for name, field in fields.items():
        if field.seen_by == EVERYBODY:
            parts.append(as_is(state, name))
        elif field.seen_by == OWNER:
            parts += [as_is(state, name), sizes(state, name, f"{name}_sizes")]
        elif field.seen_by == NOBODY:
            parts.append(pile_size(state, name, f"{name}_size"))
    return Observation(*parts)


def piles(fields: _Fields, state: Any) -> list[Array]:
    """The hidden piles, the top card first."""
    found = [state[name] for name, field in fields.items() if field.seen_by == NOBODY]
    return [pile[: int((pile != NONE).sum())][::-1] for pile in found]


def deal_lines(fields: _Fields, s: object) -> dict[str, str]:
    """A line for each pile, the top card first."""
    cards = {name: getattr(s, name) for name, field in fields.items() if field.seen_by == NOBODY}
    return {name: " ".join(str(card) for card in pile[::-1] if card != NONE) for name, pile in cards.items()}


def read_deal(s: GameState, name: str, value: str) -> None:
    """Read a line of `deal_lines` into a state that holds the same cards in another order."""
    pile = getattr(s, name)
    n = int((pile != NONE).sum())
    words = value.split()
    if sorted(words) != sorted(str(card) for card in pile[:n]):
        raise NomarchError("bad_pile", name=name, cards=" ".join(str(card) for card in sorted(pile[:n])))
    pile[:n] = [int(card) for card in reversed(words)]
    s.dealt = 1
