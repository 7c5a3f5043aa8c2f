"""Chance: the same draws everywhere, each number as likely as any other."""

from __future__ import annotations

import itertools
from collections import Counter

import numpy as np
import pytest

from nomarch.engine.jit import entry
from nomarch.engine.rng import draw, generator, random_below, shuffle, sort
from nomarch.engine.struct import Array


@entry
def _draw(rng: Array) -> int:
    return draw(rng)


@entry
def _shuffle(rng: Array, items: Array, first: int, last: int) -> None:
    shuffle(rng, items, first, last)


@entry
def _sort(items: Array, first: int, last: int) -> None:
    sort(items, first, last)


def sfc32(seed: int, stream: int) -> itertools.starmap[int]:
    """The generator as its author describes it, written down once more."""
    state = [seed & 0xFFFFFFFF, seed >> 32 & 0xFFFFFFFF, stream & 0xFFFFFFFF, 1]

    def following(_: int) -> int:
        a, b, c, d = state
        drawn = (a + b + d) % 2**32
        rotated = (c << 21 | c >> 11) % 2**32
        state[:] = [b ^ b >> 9, 9 * c % 2**32, (rotated + drawn) % 2**32, (d + 1) % 2**32]
        return drawn

    draws = itertools.starmap(following, ((n,) for n in itertools.count()))
    return itertools.islice(draws, 15, None)  # type: ignore[return-value]


@pytest.mark.parametrize(("seed", "stream"), [(0, 0), (1, 0), (1, 7), (2**63 - 1, 5)])
def test_draws_are_those_of_sfc32_after_fifteen(seed: int, stream: int) -> None:
    rng, expected = generator(seed, stream), sfc32(seed, stream)
    assert [_draw(rng) for _ in range(100)] == [next(expected) for _ in range(100)]


def test_streams_and_seeds_differ_and_the_same_ones_repeat() -> None:
    firsts = [_draw(generator(seed, stream)) for seed in range(20) for stream in range(20)]
    assert len(set(firsts)) == 400
    assert firsts[0] == _draw(generator(0, 0))


@pytest.mark.parametrize("n", [1, 2, 3, 7, 40])
def test_every_number_below_is_as_likely(n: int) -> None:
    rng, draws = generator(3), 400 * n
    found = Counter(random_below(rng, n) for _ in range(draws))
    assert {*found} == {*range(n)}
    assert all(abs(times - 400) < 6 * 400**0.5 for times in found.values())


def test_a_number_that_would_favour_some_is_drawn_again() -> None:
    # Eight draws for three numbers: without drawing again every third number would come 2 times of 8, the others 3.
    rng, most = generator(4), 3 * 2**29
    found = Counter(random_below(rng, most) % 3 for _ in range(3000))
    assert all(abs(found[rest] - 1000) < 6 * 1000**0.5 for rest in range(3))


def test_a_shuffle_keeps_what_lies_outside_and_every_order_is_as_likely() -> None:
    rng, orders = generator(5), Counter[tuple[int, ...]]()
    for _ in range(2400):
        items = np.array([9, 1, 2, 3, 8])
        _shuffle(rng, items, 1, 4)
        assert (items[0], items[4]) == (9, 8)
        orders[tuple(items[1:4].tolist())] += 1
    assert {*orders} == {*itertools.permutations((1, 2, 3))}
    assert all(abs(times - 400) < 6 * 400**0.5 for times in orders.values())


def test_sorting_keeps_what_lies_outside() -> None:
    items = np.array([50, 7, 0, 99, 7, 3, 1])
    _sort(items, 1, 6)
    assert items.tolist() == [50, 0, 3, 7, 7, 99, 1]


@pytest.mark.parametrize("n", [2**31, 2**31 + 1, 2**32, 2**32 + 1, 3 * 2**40, 2**63 - 1])
def test_numbers_below_a_large_one_spread_over_all_of_its_range(n: int) -> None:
    rng = generator(4)
    draws = [random_below(rng, n) for _ in range(400)]
    assert 0 <= min(draws) < n // 50 < n - n // 50 < max(draws) < n
    quarters = Counter(4 * draw // n for draw in draws)
    assert min(quarters[i] for i in range(4)) > 60
    assert len({draw % 1000 for draw in draws}) > 300
