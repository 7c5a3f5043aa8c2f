"""Sets of squares as bits: compiled to single instructions, and the same in plain Python."""

from __future__ import annotations

import random

import numpy as np
import pytest

from nomarch.engine.bits import Word, bit, count, lowest, nth_of, nth_one, without_lowest
from nomarch.engine.jit import entry
from nomarch.engine.struct import Array

WORDS = [1, 0b1011000, 1 << 63, (1 << 64) - 1, *(random.Random(seed).getrandbits(64) | 1 << seed for seed in range(20))]


@entry
def _look(words: Array, small: int, n: int, out: Array) -> None:
    out[0], out[1], out[2] = count(words[0]), lowest(words[0]), nth_one(words[0], n)
    out[3] = nth_of(small, 1)
    words[1], words[2] = without_lowest(words[0]), bit(n)


@pytest.mark.parametrize("word", WORDS, ids=hex)
def test_bits_are_counted_and_found_from_the_lowest_on(word: int) -> None:
    ones = [index for index in range(64) if word >> index & 1]
    words, out = np.array([word, 0, 0], np.uint64), np.zeros(4, np.int64)
    for n, index in enumerate(ones):
        _look(words, 0b101000, n, out)
        assert out.tolist() == [len(ones), ones[0], index, 5]
        assert [int(each) for each in words[1:]] == [word & (word - 1), 1 << n]
    assert (count(word), lowest(word)) == (count(Word(word)), lowest(Word(word))) == (len(ones), ones[0])


def test_no_bits_are_none_and_the_lowest_of_none_is_beyond_the_word() -> None:
    out = np.zeros(4, np.int64)
    _look(np.array([0, 0, 0], np.uint64), 3, 0, out)
    assert out.tolist()[:2] == [0, 64]
