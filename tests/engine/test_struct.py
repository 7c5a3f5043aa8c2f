"""A class declares its fields once; array rows and proxy objects are derived from it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from nomarch.engine.struct import (
    NOBODY,
    Array,
    Record,
    Rows,
    copied,
    from_bytes,
    int8,
    int16,
    pile,
    rows,
    snapshot,
    store,
    to_bytes,
    word,
)


class Farm(Record):
    """One field of each kind."""

    owner: int = int8(doc="a seat")
    debt: int = int16()
    wheat: Array = int8(4)
    squares: Array = word(2)


class Larger(Farm):
    """With inherited fields."""

    deck: Array = pile([3, 1, 2], doc="cards")


def test_fields_come_in_the_order_in_which_they_are_declared() -> None:
    assert Farm.dtype.names == ("owner", "debt", "wheat", "squares")
    assert Farm.dtype["wheat"].shape == (4,)
    assert Larger.dtype.names == (*Farm.dtype.names, "deck")
    assert "deck" not in Farm.declared


def test_a_field_keeps_what_was_declared_of_it() -> None:
    assert Farm.declared["owner"].doc == "a seat"
    deck = Larger.declared["deck"]
    assert (deck.seen_by, deck.cards, deck.shape) == (NOBODY, (3, 1, 2), (3,))


def test_a_record_is_read_and_written_by_name() -> None:
    states = rows(Farm, 2)
    farm = snapshot(Farm, states, 1)
    farm.owner, farm.debt = 3, -400
    farm.wheat[2] = 7
    farm.squares[1] = np.uint64(2**64 - 1)
    store(farm, states, 1)
    again = snapshot(Farm, states, 1)
    assert (again.owner, again.debt, again.wheat.tolist()) == (3, -400, [0, 0, 7, 0])
    assert int(again.squares[1]) == 2**64 - 1
    assert snapshot(Farm, states, 0).owner == 0


def test_a_snapshot_is_a_copy_and_counts_in_64_bits() -> None:
    states = rows(Farm, 1)
    farm = snapshot(Farm, states, 0)
    farm.wheat[0] += 1000
    assert farm.wheat[0] == 1000
    assert snapshot(Farm, states, 0).wheat[0] == 0


def test_a_number_too_large_for_its_field_is_an_error() -> None:
    states = rows(Farm, 1)
    farm = snapshot(Farm, states, 0)
    farm.wheat[0] = 128
    with pytest.raises(OverflowError, match=r"Farm\.wheat can't hold"):
        store(farm, states, 0)


def test_a_field_that_there_is_not_is_named() -> None:
    with pytest.raises(AttributeError, match="Farm has no barn"):
        getattr(snapshot(Farm, rows(Farm, 1), 0), "barn")  # noqa: B009  # the type checker knows that it isn't there


def test_copied_rows_change_apart() -> None:
    states = rows(Farm, 2)
    other = copied(states)
    farm = snapshot(Farm, states, 0)
    farm.owner = 2
    store(farm, states, 0)
    assert snapshot(Farm, other, 0).owner == 0
    assert len(other) == 2


@pytest.mark.parametrize("make", [rows, Rows])
def test_rows_are_saved_as_bytes_and_written_to_other_places(make: Callable[[type[Farm], int], Any]) -> None:
    states = make(Farm, 3)
    farm = snapshot(Farm, states, 0)
    farm.debt = -400
    farm.wheat[3] = 5
    store(farm, states, 0)
    saved = to_bytes(states)
    assert saved.shape == (3, Farm.dtype.itemsize)
    assert saved.dtype == np.uint8
    other = make(Farm, 3)
    from_bytes(saved[[0, 0]], other, np.array([2, 1]))
    assert [snapshot(Farm, other, i).debt for i in range(3)] == [0, -400, -400]
    saved[:] = 0
    assert snapshot(Farm, states, 0).wheat.tolist() == [0, 0, 0, 5]


def test_uncompiled_a_row_has_attributes_and_is_copied_on_assignment() -> None:
    states = Rows(Farm, 2)
    states[0].wheat[1] = 5
    states[1] = states[0]
    states[0].wheat[1] = 6
    assert [int(states[i].wheat[1]) for i in range(2)] == [6, 5]
    states[0].wheat[1] = 200
    with pytest.raises(OverflowError):
        states[1] = states[0]


def test_records_that_are_marked_differently_are_of_different_types() -> None:
    class Marked(Farm):
        """The same fields."""

    assert Marked.dtype == Farm.dtype
    Marked.mark("of_another_game")
    assert Marked.dtype != Farm.dtype
    assert "of_another_game" not in Marked.declared
