"""Numba is limited to tested versions; importing the package with another one raises an error."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from nomarch import NomarchError
from nomarch.engine import numba_version

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("found", ["0.68.0", "0.68.1", "0.68.2rc1", "0.68"])
def test_a_release_of_the_tried_version_is_taken(found: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(numba_version, "version", lambda _: found)
    numba_version.check()


@pytest.mark.parametrize("found", ["0.67.9", "0.69.0", "0.680.1", "1.0", "1.68.1"])
def test_any_other_is_refused_in_one_sentence(found: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(numba_version, "version", lambda _: found)
    with pytest.raises(NomarchError, match=f"works with Numba 0.68, not {re.escape(found)}"):
        numba_version.check()


def test_it_is_refused_before_numba_is_imported() -> None:
    code = (
        "import importlib.metadata, sys; importlib.metadata.version = lambda name: '9.9'\n"
        "try:\n    import nomarch\n"
        "except ValueError as error:\n    print(error)\n"
        "print('numba' in sys.modules)"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout == "Nomarch works with Numba 0.68, not 9.9: pip install numba~=0.68.0\nFalse\n"


def test_the_package_asks_for_the_version_that_is_locked_and_tried() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    (asked,) = (each for each in project["project"]["dependencies"] if each.startswith("numba"))
    major, minor = map(int, numba_version.TRIED.split("."))
    assert asked == f"numba>={major}.{minor},<{major}.{minor + 1}"
    for lock in ("run", "dev"):
        (locked,) = re.findall(r"(?m)^numba==(\S+)", (ROOT / "requirements" / f"{lock}.txt").read_text("utf-8"))
        assert f"{locked}.".startswith(f"{numba_version.TRIED}.")
