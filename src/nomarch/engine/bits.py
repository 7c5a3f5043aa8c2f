"""Sets of squares as bits of 64-bit words, compiled to single instructions where the machine has them."""

from __future__ import annotations

import numpy as np

from nomarch.engine.jit import COMPILED, bit_operation, comparison, in_compiled_code, lean
from nomarch.engine.struct import Array

__all__ = [
    "ONE",
    "Word",
    "bit",
    "count",
    "lowest",
    "nth_of",
    "nth_one",
    "where_equal",
    "where_greater",
    "where_over",
    "without_lowest",
]

Word = np.uint64

# In compiled code, arithmetic between a word and a plain integer gives a float: use words only.
ONE = Word(1)


def count(word: int | Word) -> int:
    """The number of set bits (popcount)."""
    return int(word).bit_count()


def lowest(word: int | Word) -> int:
    """The index of the lowest set bit."""
    return (int(word) & -int(word)).bit_length() - 1


def where_equal(field: Array, number: int) -> int:
    """Which numbers in a struct's one-dimensional field equal this one, one bit each."""
    return sum(1 << i for i, each in enumerate(field) if each == number)


def where_greater(field: Array, number: int) -> int:
    """Which numbers in a struct's one-dimensional field exceed this one, one bit each."""
    return sum(1 << i for i, each in enumerate(field) if each > number)


def where_over(field: Array, row: int, number: int) -> int:
    """Which numbers in a row of a struct's two-dimensional field exceed this one, one bit each."""
    return sum(1 << i for i, each in enumerate(field[row]) if each > number)


if COMPILED:
    _count_ones = bit_operation("ctpop")
    _count_trailing_zeros = bit_operation("cttz")

    _equal, _over = comparison("=="), comparison(">")

    @in_compiled_code(where_equal)
    def _where_equal(field, number):  # type: ignore[no-untyped-def]  # Numba reads the names, not the types
        return lambda field, number: _equal(field, 0, number)

    @in_compiled_code(where_greater)
    def _where_greater(field, number):  # type: ignore[no-untyped-def]  # the same
        return lambda field, number: _over(field, 0, number)

    @in_compiled_code(where_over)
    def _where_over(field, row, number):  # type: ignore[no-untyped-def]  # the same
        return lambda field, row, number: _over(field, row, number)

    @in_compiled_code(count)
    def _count(word):  # type: ignore[no-untyped-def]  # the same
        return lambda word: _count_ones(word)

    @in_compiled_code(lowest)
    def _lowest(word):  # type: ignore[no-untyped-def]  # the same
        return lambda word: _count_trailing_zeros(word)


@lean
def bit(index: int) -> Word:
    """The word with only this bit set."""
    return ONE << Word(index)


@lean
def without_lowest(word: Word) -> Word:
    """The word with its lowest set bit cleared; it must not be 0."""
    return word & (word - ONE)


@lean
def nth_of(mask: int, n: int) -> int:
    """The index of the n-th lowest set bit of a small mask (a plain integer), counted from 0."""
    for _ in range(n):
        mask &= mask - 1
    return lowest(mask)


@lean
def nth_one(word: Word, n: int) -> int:
    """The index of the n-th lowest set bit, counted from 0."""
    for _ in range(n):
        word = without_lowest(word)
    return lowest(word)
