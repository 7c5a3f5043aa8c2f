"""The programs in docs/examples run and print their results."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).resolve().parents[2] / "docs" / "examples"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("pettingzoo_play", r"The keen agent won (\d+(?:\.5)?) of 20 games."),
        ("gymnasium_train", r"Mean reward in training: ([+-]\d.\d\d)."),
        ("openspiel_search", r"nile: returns \[(-?[01]).0, -?[01].0\]"),
        ("legal_list_train", r"Mean reward of the first and last 300 games: [+-]\d.\d\d, ([+-]\d.\d\d)."),
        ("batch_train", r"Correlation with the result of other games: (0.\d\d)"),
    ],
)
def test_an_example_runs(name: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(EXAMPLES / f"{name}.py"))
    found = re.fullmatch(said, capsys.readouterr().out.strip())
    assert found
    learned = {"pettingzoo_play": 10, "gymnasium_train": -0.2, "batch_train": 0.2, "legal_list_train": 0.4}
    assert float(found[1]) >= learned.get(name, -1)
