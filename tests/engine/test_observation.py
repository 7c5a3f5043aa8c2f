"""Named fields of an observation: one row of small numbers."""

from __future__ import annotations

import numpy as np

from nomarch.engine.jit import entry, rule
from nomarch.engine.observation import (  # fmt: skip
    MOST,
    Field,
    Observation,
    as_is,
    bits,
    one_hot,
    part,
    pile_size,
    put,
    put_bits,
    seat_of,
    seats,
    sizes,
)
from nomarch.engine.struct import EVERYBODY, NOBODY, OWNER, Array, Record, int8, int16, rows, store


class Table(Record):
    """A position that belongs to no game."""

    players: int = int8(seen_by=EVERYBODY, doc="how many play")
    to_play: int = int8(seen_by=EVERYBODY, doc="who decides")
    rich: Array = int16(3, seen_by=EVERYBODY, by_seat=True, doc="silver")
    prices: Array = int8(2, 2, seen_by=EVERYBODY, doc="prices")
    hand: Array = int8(3, 2, seen_by=OWNER, doc="cards in hand")
    stored: Array = int8(3, 2, seen_by=OWNER, by_seat=True, remembered=True, doc="cards stored")
    phase: int = int8(seen_by=EVERYBODY, doc="how late it is")
    wet: int = int8(seen_by=EVERYBODY, doc="what is wet")
    gods: Array = int8(3, seen_by=EVERYBODY, by_seat=True, doc="gods")
    owner: Array = int8(2, seen_by=EVERYBODY, doc="whose it is")
    deck: Array = int8(4, seen_by=NOBODY, doc="cards in the deck")


@part(seats, 2, meaning="by seat: twice and thrice its silver")
def multiples(box: Array, s: Table, seat: int, out: Array, at: int) -> None:
    for i in range(s.players):
        put(out, at + 2 * i, 2 * s.rich[(seat + i) % s.players])
        put(out, at + 2 * i + 1, 3 * s.rich[(seat + i) % s.players])


OBSERVATION = Observation(
    seat_of(Table, "to_play"),
    as_is(Table, "rich", called="silver"),
    as_is(Table, "prices"),
    as_is(Table, "hand"),
    sizes(Table, "hand", called="hands"),
    as_is(Table, "stored"),
    multiples,
    bits(Table, "wet", "xyz"),
    bits(Table, "gods", "ab"),
    one_hot(Table, "phase", ["early", "late"]),
    seat_of(Table, "owner"),
    pile_size(Table, "deck", called="deck_size"),
)
_observe = OBSERVATION.observe


@entry
def observe(box: Array, states: Array, seat: int, out: Array) -> int:
    return int(_observe(box, states[0], seat, out))


def observed() -> dict[str, object]:
    """The observation of seat 1 of 3, by field name."""
    s, states = Table(), rows(Table, 1)
    s.load(np.zeros(1, Table.dtype)[0])
    s.players, s.to_play, s.phase, s.wet = 3, 0, 1, 0b101
    s.rich[:], s.prices[:], s.gods[:], s.owner[:] = [10, 20, 300], [[1, 2], [3, 4]], [1, 2, 3], [2, -1]
    s.hand[:], s.stored[:], s.deck[:] = [[1, 2], [3, 4], [5, 6]], [[0, 1], [2, 3], [4, 5]], [7, 7, -1, -1]
    store(s, states, 0)
    fields = OBSERVATION.fields(3)
    out = np.full(sum(field.size for field in fields) + 1, 99, np.int8)
    assert observe(np.zeros(1), states, 1, out) == len(out) - 1
    assert out[-1] == 99
    return {field.name: field.of(out).tolist() for field in fields}


def test_every_part_stands_where_its_field_says_seen_from_the_observer() -> None:
    assert observed() == {
        "to_play": [0, 0, 1],
        "silver": [20, 127, 10],
        "prices": [[1, 2], [3, 4]],
        "hand": [3, 4],
        "hands": [7, 11, 3],
        "stored": [[2, 3], [4, 5], [0, 1]],
        "multiples": [[40, 60], [127, 127], [20, 30]],
        "wet": [1, 0, 1],
        "gods": [[0, 1], [1, 1], [1, 0]],
        "phase": [0, 1],
        "owner": [[0, 1, 0], [0, 0, 0]],
        "deck_size": [2],
    }


@rule
def update_wealth(box: Array, s: Table, before: Table, was: int, seat: int, out: Array, at: int) -> None:
    for i in range(3):
        out[at] += s.rich[i] - before.rich[i]


@part(meaning="all silver", update=update_wealth)
def wealth(box: Array, s: Table, seat: int, out: Array, at: int) -> None:
    out[at] = s.rich.sum()


INCREMENTAL = Observation(*OBSERVATION.parts, wealth)
_observe_all, _observe_changes, _compares = INCREMENTAL.observe, INCREMENTAL.observe_changes, INCREMENTAL.compares
_rewrite, _compares_never = OBSERVATION.observe_changes, OBSERVATION.compares


@entry
def observe_both(box: Array, states: Array, was: int, seat: int, out: Array, whole: Array) -> None:
    """States 0 and then 1, the second by its changes; and the second as a whole."""
    _observe_all(box, states[0], was, out)
    _observe_changes(box, states[1], states[0], was, seat, out)
    _observe_all(box, states[1], seat, whole)


@entry
def rewritten(box: Array, states: Array, seat: int, out: Array) -> bool:
    _rewrite(box, states[1], states[0], 0, seat, out)
    return bool(_compares(box, states[0])) and not _compares_never(box, states[0])


def test_an_observation_is_brought_up_to_date_from_any_state_and_seat() -> None:
    chance, states = np.random.default_rng(1), rows(Table, 2)
    length = sum(field.size for field in INCREMENTAL.fields(3))
    out, whole, short = np.zeros(length, np.int8), np.zeros(length, np.int8), np.zeros(length - 1, np.int8)
    s = Table()
    s.load(np.zeros(1, Table.dtype)[0])
    s.players = 3
    for _ in range(300):
        store(s, states, 0)
        name = str(chance.choice([name for name in Table.declared if name != "players"]))
        value = chance.integers(0, 3, Table.declared[name].shape)
        setattr(s, name, value if value.shape else int(value))
        store(s, states, 1)
        was, seat = map(int, chance.integers(0, 3, 2))
        observe_both(np.zeros(1), states, was, seat, out, whole)
        assert out.tolist() == whole.tolist(), name
        assert rewritten(np.zeros(1), states, seat, short)
        assert short.tolist() == whole[:-1].tolist()


def test_a_part_taken_from_the_state_means_what_its_field_does() -> None:
    meanings = {field.name: field.meaning for field in OBSERVATION.fields(2)}
    assert meanings["prices"] == "prices"
    assert meanings["silver"] == "by seat: silver"
    assert meanings["hand"] == "the observer's own: cards in hand"
    assert meanings["stored"] == "by seat: cards stored"
    assert meanings["gods"] == "by seat: gods (1 for each of a, b)"
    assert meanings["multiples"] == "by seat: twice and thrice its silver"


def test_a_field_is_found_in_one_observation_and_in_many_without_copying() -> None:
    hands = Field("hands", (2, 3), "cards", start=1)
    many = np.arange(28).reshape(4, 7)
    assert hands.of(many[0]).tolist() == [[1, 2, 3], [4, 5, 6]]
    assert hands.of(many).shape == (4, 2, 3)
    hands.of(many)[3, 1, 2] = -1
    assert many[3, 6] == -1


@entry
def _put(out: Array, at: int, value: int) -> None:
    put(out, at, value)


@entry
def _put_bits(out: Array, at: int, bits: int, n: int) -> None:
    put_bits(out, at, bits, n)


def test_a_number_that_is_too_large_stands_at_the_limit() -> None:
    out = np.zeros(4, np.int8)
    for at, value in enumerate([MOST, 1000, -1000, -3]):
        _put(out, at, value)
    assert out.tolist() == [127, 127, -127, -3]


def test_bits_are_written_from_the_lowest_on() -> None:
    out = np.full(7, 9, np.int8)
    _put_bits(out, 1, 0b10110, 5)
    assert out.tolist() == [9, 0, 1, 1, 0, 1, 9]
