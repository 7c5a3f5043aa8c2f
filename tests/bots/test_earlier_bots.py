"""States handed to the bots of earlier revisions: `bench/earlier.py`."""

from __future__ import annotations

import numpy as np
import pytest

from bench.earlier import as_it_was


@pytest.mark.parametrize("field", [np.array([3, 5, 7]), np.array([[1, 2], [3, 4], [5, 6]]), np.int8(4)])
def test_a_field_of_the_same_shape_is_handed_over_as_it_is(field: np.ndarray) -> None:
    assert as_it_was(field, field.ndim, mover=1) is field


def test_what_was_the_movers_alone_is_handed_over_of_the_mover() -> None:
    assert as_it_was(np.array([3, 5, 7]), 0, mover=1) == 5
    assert as_it_was(np.array([[1, 2], [3, 4]]), 1, mover=0).tolist() == [1, 2]
