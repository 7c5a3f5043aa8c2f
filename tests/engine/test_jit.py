"""Compilation: what rules may do, and what they can't be called from."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from numba.core.errors import TypingError

from nomarch.engine.jit import COMPILED, entry, lean
from nomarch.engine.rng import draw
from nomarch.play.simulation import simulate


@pytest.mark.skipif(not COMPILED, reason="uncompiled, a rule is a function like any other")
def test_a_rule_called_from_python_says_what_it_is() -> None:
    rng = np.ones(4, np.int64)
    with pytest.raises(TypeError, match=r"draw is a rule: .* wrap it in an @entry"):
        draw(rng)
    simulate("nile", 2, 1)  # now it has been linked into what Python calls, for numbers like these
    with pytest.raises(TypeError, match="draw is a rule"):
        draw(rng)


FROM_THE_END = """
import numba
import numpy as np
from nomarch.engine.jit import entry

numbers = np.arange(5)
at = lambda numbers, i: numbers[i]
print(numba.njit(at)(numbers, -2), entry(at)(numbers, 2))
try:
    entry(at)(numbers, -2)
except IndexError:
    print("refused")
try:
    entry(lambda numbers: numbers[-2])(numbers)
except numba.core.errors.LoweringError as error:
    print("index -2" in str(error))
"""


def test_bounds_checked_builds_refuse_an_index_from_the_end_in_rules_only(tmp_path: Path) -> None:
    script = tmp_path / "from_the_end.py"
    script.write_text(FROM_THE_END)
    environment = os.environ | {"NUMBA_BOUNDSCHECK": "1", "NOMARCH_CACHE": str(tmp_path)}
    ran = subprocess.run([sys.executable, script], env=environment, capture_output=True, text=True, check=False)
    assert ran.stdout.split() == ["3", "2", "refused", "True"], ran.stderr


@lean
def _makes_an_array(n: int) -> float:
    return float(np.zeros(n).sum())


@entry
def _sum_of_zeros(n: int) -> float:
    return _makes_an_array(n)


@pytest.mark.skipif(not COMPILED, reason="uncompiled, every function may make arrays")
def test_a_lean_rule_makes_no_arrays() -> None:
    with pytest.raises(TypingError, match="Only accept returning of array passed"):
        _sum_of_zeros(3)
