"""Random numbers: sfc32, a small generator whose state is four numbers below 2**32 in an int64 array.

It only adds, shifts and masks non-negative numbers, so it gives the same draws compiled or not, on every machine.
"""

from __future__ import annotations

import numpy as np

from nomarch.engine.jit import entry, inlined, lean, rule
from nomarch.engine.struct import Array

__all__ = ["below", "draw", "generator", "random_below", "reseed", "shuffle", "sort", "step_below"]

_MASK = 0xFFFFFFFF
_MOST = 1 << 31  # times 32 random bits fits 63
_HALF = _MOST - 1


@lean
def draw(rng: Array) -> int:
    """The next 32 random bits."""
    drawn, rng[0], rng[1], rng[2], rng[3] = step(rng[0], rng[1], rng[2], rng[3])
    return int(drawn)


@lean
def step(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int, int]:
    """32 random bits, and the next state."""
    drawn = (a + b + d) & _MASK
    b, c = b & _MASK, c & _MASK  # which changes nothing, but LLVM then knows that the next line rotates 32 bits
    mixed = ((((c << 21) & _MASK) | (c >> 11)) + drawn) & _MASK
    return drawn, b ^ (b >> 9), (c + (c << 3)) & _MASK, mixed, (d + 1) & _MASK


@lean
def reseed(rng: Array, seed: int, stream: int) -> None:
    """Seed the generator (seed below 2**63); the streams of one seed are independent."""
    rng[0] = seed & _MASK
    rng[1] = (seed >> 32) & _MASK
    rng[2] = stream & _MASK
    rng[3] = 1
    for _ in range(15):  # until every bit of the seed has reached every bit of the state
        draw(rng)


@inlined
def below(rng: Array, n: int) -> int:
    """A uniformly random number from 0 to n - 1, without bias; n is from 1 to 2**63 - 1."""
    if n > _MOST:
        return below_many(rng, n)
    number, rng[0], rng[1], rng[2], rng[3] = step_below(rng[0], rng[1], rng[2], rng[3], n)
    return int(number)


@lean
def below_many(rng: Array, n: int) -> int:
    """The same for a large n: draw numbers with as many bits as n - 1 until one is below n."""
    mask = n - 1
    for shift in (1, 2, 4, 8, 16, 32):
        mask |= mask >> shift
    while True:
        high = draw(rng) & _HALF
        number = (high << 32 | draw(rng)) & mask
        if number < n:
            return number


@inlined
def step_below(a: int, b: int, c: int, d: int, n: int) -> tuple[int, int, int, int, int]:
    """The same for n up to 2**31, and the next state: a hot loop can keep the state in variables."""
    drawn, a, b, c, d = step(a, b, c, d)
    product = drawn * n
    if product & _MASK < n:
        unfair = (_MASK + 1 - n) % n
        while product & _MASK < unfair:
            drawn, a, b, c, d = step(a, b, c, d)
            product = drawn * n
    return product >> 32, a, b, c, d


@lean
def shuffle(rng: Array, items: Array, first: int, last: int) -> None:
    """Put items[first:last] in random order."""
    a, b, c, d = rng[0], rng[1], rng[2], rng[3]
    for i in range(last - 1, first, -1):
        place, a, b, c, d = step_below(a, b, c, d, i - first + 1)
        j = first + place
        items[i], items[j] = items[j], items[i]
    rng[0], rng[1], rng[2], rng[3] = a, b, c, d


@rule
def sort(items: Array, first: int, last: int) -> None:
    """Put items[first:last], numbers from 0 to 99, in ascending order."""
    count = np.zeros(100, np.int64)
    for i in range(first, last):
        count[items[i]] += 1
    i = first
    for item in range(100):
        for _ in range(count[item]):
            items[i] = item
            i += 1


@entry
def _start(rng: Array, seed: int, stream: int) -> None:
    reseed(rng, seed, stream)


@entry
def random_below(rng: Array, n: int) -> int:
    """The same as `below`, for Python to call."""
    return below(rng, n)


def generator(seed: int, stream: int = 0) -> Array:
    """A generator for Python to hold."""
    rng = np.zeros(4, np.int64)
    _start(rng, seed, stream)
    return rng
