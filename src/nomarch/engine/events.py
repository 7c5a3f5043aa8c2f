"""Events: what happens in a game, noted by the rules where it happens.

A game declares the kinds of its events once, and its rules note them:

>>> EVENTS = Events(EventKind("harvested", "crop", rule="R2"), EventKind("drew", own=("card",), rule="R3"))
>>> HARVESTED, DREW = EVENTS.numbers
>>> noted = [(HARVESTED, (1, 4)), (DREW, (0, 7))]  # by `note(s, HARVESTED, 1, 4)` and `note(s, DREW, 0, 7)`

Every event is public. Private arguments, such as a card that was drawn, are visible to the event's own seat only:

>>> [(event.name, event.seat, event.args) for event in EVENTS.seen_by(noted, viewer=1)]
[('harvested', 1, {'crop': 4}), ('drew', 0, {})]

Compiled code omits calls of `note`, so they cost nothing there: `recorded` applies an action as plain Python.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from nomarch.engine.dispatch import Boxes, apply, apply_to_chance, settle
from nomarch.engine.interpreted import interpreted
from nomarch.engine.jit import left_out
from nomarch.engine.struct import record
from nomarch.text.language import Message

__all__ = ["Event", "EventKind", "Events", "Gain", "Noted", "note", "recorded", "recorded_by_chance"]

Noted = tuple[int, tuple[int, ...]]  # the number of a kind; the seat and the other arguments
_RECORDING = "_events"  # of a state: the list to note events in, if there is one


@dataclass(frozen=True)
class Event:
    """Something that happened, as far as its viewer may know it."""

    name: str
    seat: int  # whom it is about
    args: Mapping[str, int]  # the rules' own numbers, by name


@dataclass(frozen=True)
class Gain:
    """What an event gives a seat: a noun phrase that takes a `count`, and how many; a loss is negative."""

    seat: int
    thing: Message
    number: int


class EventKind:
    """A name, the arguments after the seat (public ones, then those private to the seat), and the rule that causes
    it."""

    def __init__(self, name: str, *public: str, own: tuple[str, ...] = (), rule: str) -> None:
        self.name, self.public, self.own, self.rule = name, public, own, rule

    def event(self, seat: int, numbers: tuple[int, ...], viewer: int | None) -> Event:
        """The event as a seat, or with None a spectator, may know it."""
        names = (*self.public, *self.own)
        if len(numbers) != len(names):
            raise TypeError(f"{self.name} has the arguments {names}, not {numbers}")
        shown = names if viewer == seat else self.public
        return Event(self.name, seat, {name: int(number) for name, number in zip(shown, numbers, strict=False)})


class Events:
    """All kinds of events of a game, numbered from 0."""

    def __init__(self, *kinds: EventKind) -> None:
        self.kinds = kinds
        self.numbers = range(len(kinds))

    def seen_by(self, noted: Iterable[Noted], viewer: int | None) -> tuple[Event, ...]:
        """The noted events as a seat or a spectator may know them."""
        return tuple(self.kinds[kind].event(int(seat), tuple(numbers), viewer) for kind, (seat, *numbers) in noted)


@left_out
def note(s: object, event: int, seat: int, *numbers: int) -> None:
    """Note, in a rule, that something happened to a seat."""
    events = vars(s).get(_RECORDING)
    if events is not None:
        events.append((event, (seat, *numbers)))


def recorded(box: Boxes, s: Any, action: int) -> list[Noted]:
    """Apply a legal action and all forced ones to a state (a `Record`); return the events that the rules noted."""
    noted: list[Noted] = []
    vars(s)[_RECORDING] = noted
    interpreted(apply)(record(box, 0), s, action)
    return noted


def recorded_by_chance(box: Boxes, s: Any, action: int) -> Iterator[list[Noted]]:
    """The same in two parts, each carried out when it is asked for: what the player does, then what chance does."""
    noted: list[Noted] = []
    vars(s)[_RECORDING] = noted
    due = interpreted(apply_to_chance)(record(box, 0), s, action)
    yield noted
    vars(s)[_RECORDING] = noted = []
    interpreted(settle)(record(box, 0), s, due)
    yield noted
