"""Which files the cache of compiled code depends on."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from numba.core.errors import TypingError

import nomarch
from docs.examples import caravan
from nomarch.engine import jit
from nomarch.engine.bits import nth_of
from nomarch.engine.jit import COMPILED, entry, game_digest, kernel_sources, lean, source_digest
from nomarch.games.registry import find
from nomarch.play.simulation import simulate
from tests.engine.small import game

PACKAGE = Path(nomarch.__file__).parent
COMPILERS = {"rule", "lean", "entry", "inlined", "in_compiled_code"}


def compiles(path: Path) -> bool:
    """Whether a decorator in the file compiles what it decorates."""
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    decorators = [each for node in nodes if isinstance(node, ast.FunctionDef) for each in node.decorator_list]
    called = [each.func if isinstance(each, ast.Call) else each for each in decorators]
    return any(isinstance(each, ast.Name) and each.id in COMPILERS for each in called)


def test_every_file_that_compiles_something_is_a_source_of_the_cache() -> None:
    assert {path for path in PACKAGE.rglob("*.py") if compiles(path)} <= set(kernel_sources())


def test_files_without_compiled_code_can_change_without_compiling_anything_again() -> None:
    """Among them all that plays, drives bots or serves: a new comment there must not cost everybody a minute."""
    found = {path.relative_to(PACKAGE) for path in kernel_sources()}
    assert {path.parts[0] for path in found} == {"engine", "games", "bots", "envs", "text"}
    assert {path.name for path in found if path.parts[0] == "bots"} == {
        "evaluation.py", "planner.py", "policy.py", "policy_search.py", "search.py", "self_play.py",
    }  # fmt: skip
    assert Path("games/registry.py") not in found


def test_editing_a_game_changes_its_own_digest_and_nothing_that_others_share(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(PACKAGE, tmp_path / "nomarch", ignore=shutil.ignore_patterns("static", "__pycache__"))
    monkeypatch.setattr(jit, "_PACKAGE", tmp_path / "nomarch")
    monkeypatch.setattr(jit, "_GAMES", tmp_path / "nomarch" / "games")
    monkeypatch.setenv("NOMARCH_CACHE", str(tmp_path / "cache"))

    def digests() -> tuple[Path, str, str]:
        jit.kernel_sources.cache_clear()
        return jit._cache_folder(), game_digest("fertility"), game_digest("nile")

    def edit(file: str) -> None:
        with (tmp_path / "nomarch" / file).open("a", encoding="utf-8") as source:
            source.write("# edited\n")

    try:
        folder, fertility, nile = digests()
        edit("games/nile/rules/trade.py")
        assert digests()[:2] == (folder, fertility)
        assert digests()[2] != nile
        edit("engine/rng.py")
        assert digests()[0] != folder
    finally:
        jit.kernel_sources.cache_clear()


def test_states_of_a_game_are_marked_with_its_digest() -> None:
    for name in "fertility", "nile":
        assert f"source{game_digest(name)}" in (find(name).state.dtype.names or ())


def test_two_games_outside_the_package_are_never_taken_for_each_other() -> None:
    assert game().state.dtype != game().state.dtype
    assert source_digest(caravan.__name__) == source_digest(caravan.__name__)


def test_compiled_code_is_not_shared_by_two_names_of_one_file(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is kept on disk imports the module by the name that it was compiled under."""
    monkeypatch.setitem(sys.modules, "caravan_by_another_name", caravan)
    assert source_digest("caravan_by_another_name") != source_digest(caravan.__name__)


@pytest.mark.skipif(not COMPILED, reason="uncompiled, a rule is a function like any other")
def test_a_rule_called_from_python_says_what_it_is() -> None:
    with pytest.raises(TypeError, match=r"nth_of is a rule: .* wrap it in an @entry"):
        nth_of(6, 0)
    simulate("nile", 2, 1)  # now it has been linked into what Python calls, for numbers like these
    with pytest.raises(TypeError, match="nth_of is a rule"):
        nth_of(6, 0)


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
