"""Budgets: simulations or time."""

import pytest

from nomarch import NomarchError
from nomarch.bots.budget import Budget


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("500", Budget(simulations=500)),
        ("1s", Budget(seconds=1)),
        (" 0.25s ", Budget(seconds=0.25)),
        ("1500ms", Budget(seconds=1.5)),
    ],
)
def test_simulations_and_times_are_read(text: str, expected: Budget) -> None:
    assert Budget.read(text) == expected
    assert Budget.read(str(expected)) == expected


@pytest.mark.parametrize("text", ["", "0", "0s", "-1", "1.5", "1m", "s", "1e3", "4000s", "99999999999", "٣", "nan"])
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(NomarchError, match="a budget"):
        Budget.read(text)


def test_half_of_it() -> None:
    assert Budget(simulations=7).half == Budget(simulations=3)
    assert Budget(simulations=1).half == Budget(simulations=1)
    assert Budget(seconds=1).half == Budget(seconds=0.5)
