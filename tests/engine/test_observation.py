"""Named fields of an observation: one row of small numbers."""

from __future__ import annotations

import numpy as np

from nomarch.engine.jit import entry
from nomarch.engine.observation import MOST, Field, put, put_bits, with_offsets
from nomarch.engine.struct import Array


@entry
def _put(out: Array, at: int, value: int) -> None:
    put(out, at, value)


@entry
def _put_bits(out: Array, at: int, bits: int, n: int) -> int:
    return put_bits(out, at, bits, n)


def test_fields_follow_each_other_without_a_gap() -> None:
    fields = with_offsets([Field("to_play", (3,), "who"), Field("hands", (3, 5), "cards"), Field("turn", (1,), "when")])
    assert [(field.start, field.size) for field in fields] == [(0, 3), (3, 15), (18, 1)]
    assert [(field.name, field.meaning) for field in fields] == [
        ("to_play", "who"),
        ("hands", "cards"),
        ("turn", "when"),
    ]


def test_a_field_is_found_in_one_observation_and_in_many_without_copying() -> None:
    _, hands = with_offsets([Field("turn", (1,), "when"), Field("hands", (2, 3), "cards")])
    many = np.arange(28).reshape(4, 7)
    assert hands.of(many[0]).tolist() == [[1, 2, 3], [4, 5, 6]]
    assert hands.of(many).shape == (4, 2, 3)
    hands.of(many)[3, 1, 2] = -1
    assert many[3, 6] == -1


def test_a_number_that_is_too_large_stands_at_the_limit() -> None:
    out = np.zeros(4, np.int8)
    for at, value in enumerate([MOST, 1000, -1000, -3]):
        _put(out, at, value)
    assert out.tolist() == [127, 127, -127, -3]


def test_bits_are_written_from_the_lowest_on() -> None:
    out = np.full(7, 9, np.int8)
    assert _put_bits(out, 1, 0b10110, 5) == 6
    assert out.tolist() == [9, 0, 1, 1, 0, 1, 9]
