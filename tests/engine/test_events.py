"""Events that rules record, and who may know them."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import nomarch
from nomarch.engine.events import Event, EventKind, Events, note, recorded, recorded_by_chance
from nomarch.engine.jit import entry, rule
from nomarch.engine.struct import Record, int8, record, rows, snapshot

EVENTS = Events(EventKind("harvested", "crop", rule="R2"), EventKind("drew", "deck", own=("card",), rule="R3"))
HARVESTED, DREW = EVENTS.numbers


class State(Record):
    cards: int = int8()


@rule
def draw(s: Any) -> None:
    s.cards += 1
    note(s, DREW, 0, 1, s.cards)
    note(s, HARVESTED, s.cards, 3)


@entry
def draw_once(states: Any) -> None:
    draw(states[0])


def test_everybody_is_told_but_for_what_only_the_seat_may_know() -> None:
    noted = [(DREW, (1, 2, 3))]
    assert EVENTS.seen_by(noted, viewer=1) == (Event("drew", 1, {"deck": 2, "card": 3}),)
    public = (Event("drew", 1, {"deck": 2}),)
    assert EVENTS.seen_by(noted, viewer=0) == EVENTS.seen_by(noted, viewer=None) == public


def test_arguments_become_plain_numbers() -> None:
    numbers: Any = (np.int64(0), np.True_)
    (event,) = EVENTS.seen_by([(HARVESTED, numbers)], viewer=None)
    assert [type(number) for number in (event.seat, *event.args.values())] == [int, int]


def test_an_event_with_too_many_arguments_is_an_error() -> None:
    with pytest.raises(TypeError, match="harvested has the arguments"):
        EVENTS.seen_by([(HARVESTED, (0, 1, 2))], viewer=None)


def test_rules_that_note_something_compile_and_do_the_same() -> None:
    states = rows(State, 1)
    draw_once(states)
    assert record(states, 0).cards == 1


def test_what_the_player_does_is_told_apart_from_what_chance_does_then() -> None:
    """Both parts together are what the whole action notes."""
    match, chance = nomarch.new("nile", 2, 5), random.Random(5)
    parts: set[str] = set()
    for _ in range(30):
        action = chance.choice(match.legal)
        s, whole = (snapshot(match.game.state, match.position.states, 0) for _ in range(2))
        own, drawn = recorded_by_chance(match.components.box, s, action)
        assert own + drawn == recorded(match.components.box, whole, action)
        assert not {"flooded", "drew", "harvested"} & {each.name for each in match.game.events.seen_by(own, None)}
        parts |= {each.name for each in match.game.events.seen_by(drawn, None)}
        match.play(action)
    assert {"flooded", "drew"} <= parts
