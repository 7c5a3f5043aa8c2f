"""Sets of squares as bits of 64-bit words, compiled to single instructions where the machine has them."""

from __future__ import annotations

import numpy as np

from nomarch.engine.jit import (
    COMPILED,
    bit_deposit,
    bit_operation,
    comparison,
    deposits_quickly,
    in_compiled_code,
    lean,
)
from nomarch.engine.struct import Array

__all__ = [
    "ONE",
    "Word",
    "bit",
    "count",
    "lowest",
    "nth_by_loop",
    "nth_of",
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


def nth_of(word: int | Word, n: int) -> int:
    """The index of the n-th lowest set bit, counted from 0."""
    left = int(word)
    for _ in range(n):
        left &= left - 1
    return lowest(left)


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

    _deposit = bit_deposit()
    _equal, _over = comparison("=="), comparison(">")

    @in_compiled_code(nth_of)
    def _nth_of(word, n):  # type: ignore[no-untyped-def]  # Numba reads the names, not the types
        # A processor can't predict when a loop to the n-th bit ends.
        if deposits_quickly():
            return lambda word, n: _count_trailing_zeros(_deposit(1 << n, word))
        return lambda word, n: nth_by_loop(Word(word), n)

    @in_compiled_code(where_equal)
    def _where_equal(field, number):  # type: ignore[no-untyped-def]  # the same
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
def nth_by_loop(word: Word, n: int) -> int:
    """The same for processors without a quick `bit_deposit`."""
    for _ in range(n):
        word = without_lowest(word)
    return lowest(word)
