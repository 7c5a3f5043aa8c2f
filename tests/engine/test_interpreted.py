"""Compiled rules can run as plain Python in the same process."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest

from nomarch.engine import interpreted as module
from nomarch.engine.bits import nth_of
from nomarch.engine.interpreted import interpreted
from nomarch.engine.jit import COMPILED, entry, rule
from nomarch.engine.struct import Array


@rule
def _is_even(n: int) -> bool:
    return n == 0 or (n > 0 and half_way(n) == 0)


@rule
def half_way(n: int) -> int:
    return n & 1


def _made(double: Any) -> Any:
    """A rule built from parts in a closure, like the contract's defaults."""

    @rule
    def quadruple(n: int) -> int:
        return int(double(double(n)))

    return quadruple


@rule
def _double(n: int) -> int:
    return 2 * n


@entry
def _add_up(numbers: Array, n: int = 2) -> int:
    return int(numbers.sum()) * n if _is_even(n) else nth_of(6, 0)


def test_a_rule_calls_others_of_its_module_and_of_other_modules() -> None:
    assert (interpreted(_is_even)(4), interpreted(_is_even)(3)) == (True, False)
    assert interpreted(nth_of)(6, 1) == 2


def test_a_rule_made_by_a_function_calls_what_it_was_made_with() -> None:
    assert interpreted(_made(_double))(3) == 12


def test_an_entry_point_gives_the_same_as_compiled() -> None:
    for n in (2, 3):
        assert interpreted(_add_up)(np.arange(4), n) == _add_up(np.arange(4), n)
    assert interpreted(_add_up)(np.arange(4)) == 12


def test_what_is_not_compiled_stays_as_it_is() -> None:
    assert interpreted(sorted) is sorted
    assert interpreted(interpreted(nth_of)) is interpreted(nth_of)


@pytest.mark.skipif(not COMPILED, reason="uncompiled, nothing is made")
def test_threads_that_ask_at_once_get_functions_that_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_TWINS", {})
    monkeypatch.setattr(module, "_NAMES", {})
    with ThreadPoolExecutor(8) as threads:
        assert all(threads.map(lambda n: interpreted(_is_even)(2 * n), range(200)))
