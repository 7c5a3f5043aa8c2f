"""Sets of squares as bits: compiled to single instructions, and the same in plain Python."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from nomarch.engine.bits import (
    Word,
    bit,
    count,
    lowest,
    nth_by_loop,
    nth_of,
    where_equal,
    where_greater,
    where_over,
    without_lowest,
)
from nomarch.engine.jit import entry
from nomarch.engine.struct import Array, Record, int8, int16, rows, snapshot, store

WORDS = [1, 0b1011000, 1 << 63, (1 << 64) - 1, *(random.Random(seed).getrandbits(64) | 1 << seed for seed in range(20))]


@entry
def _look(words: Array, small: int, n: int, out: Array) -> None:
    out[0], out[1], out[2] = count(words[0]), lowest(words[0]), nth_of(words[0], n)
    out[3], out[4] = nth_of(small, 1), nth_by_loop(words[0], n)
    words[1], words[2] = without_lowest(words[0]), bit(n)


@pytest.mark.parametrize("word", WORDS, ids=hex)
def test_bits_are_counted_and_found_from_the_lowest_on(word: int) -> None:
    ones = [index for index in range(64) if word >> index & 1]
    words, out = np.array([word, 0, 0], np.uint64), np.zeros(5, np.int64)
    for n, index in enumerate(ones):
        _look(words, 0b101000, n, out)
        assert out.tolist() == [len(ones), ones[0], index, 5, index]
        assert [int(each) for each in words[1:]] == [word & (word - 1), 1 << n]
    assert (count(word), lowest(word)) == (count(Word(word)), lowest(Word(word))) == (len(ones), ones[0])


def test_no_bits_are_none_and_the_lowest_of_none_is_beyond_the_word() -> None:
    out = np.zeros(5, np.int64)
    _look(np.array([0, 0, 0], np.uint64), 3, 0, out)
    assert out.tolist()[:2] == [0, 64]


class Held(Record):
    """Fields of several lengths: a power of two, one less, a few, one."""

    eight: Array = int8(8)
    hand: Array = int8(3, 15)
    few: Array = int16(2, 5)
    one: Array = int8(2, 1)


@entry
def _compare(held: Any, row: int, number: int, out: Array) -> None:
    out[0] = where_equal(held[0].eight, number)
    out[1] = where_over(held[0].hand, row, number)
    out[2] = where_over(held[0].few, row, number)
    out[3] = where_over(held[0].one, row, number)
    out[4] = where_greater(held[0].eight, number)


@pytest.mark.parametrize("seed", range(20))
def test_numbers_of_a_field_are_compared_all_at_once(seed: int) -> None:
    chance = random.Random(seed)
    held, out = rows(Held, 1), np.zeros(5, np.int64)
    filled = snapshot(Held, held, 0)
    for field in filled.eight, filled.hand, filled.few, filled.one:
        field[...] = np.array([chance.randrange(-3, 4) for _ in range(field.size)]).reshape(field.shape)
    store(filled, held, 0)
    for number in range(-3, 4):
        for row in range(2):
            _compare(held, row, number, out)
            equal = filled.eight == number
            over = [field[row] > number for field in (filled.hand, filled.few, filled.one)]
            over.append(filled.eight > number)
            assert out.tolist() == [sum(1 << i for i in np.flatnonzero(each).tolist()) for each in (equal, *over)]
