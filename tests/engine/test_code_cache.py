"""Which sources compiled code depends on, and which copies of them share it."""

from __future__ import annotations

import ast
import shutil
import sys
from collections.abc import Callable
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import nomarch
from docs.examples import caravan
from nomarch.engine import code_cache
from nomarch.engine.code_cache import COMPILED, game_digest, kernel_sources, source_digest
from nomarch.engine.jit import entry
from nomarch.games.registry import find
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
    monkeypatch.setattr(code_cache, "_PACKAGE", tmp_path / "nomarch")
    monkeypatch.setattr(code_cache, "_GAMES", tmp_path / "nomarch" / "games")
    monkeypatch.setenv("NOMARCH_CACHE", str(tmp_path / "cache"))

    def digests() -> tuple[Path, str, str]:
        code_cache.kernel_sources.cache_clear()
        return code_cache._cache_folder(), game_digest("fertility"), game_digest("nile")

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
        code_cache.kernel_sources.cache_clear()


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


DOUBLE = "def doubled(number):\n    return 2 * number\n"


def doubled(file: Path, source: str) -> Callable[[int], int]:
    """The function of a new file of this source."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(source, encoding="utf-8")
    spec = spec_from_file_location("nomarch.doubled", file)
    assert spec
    assert spec.loader
    module: Any = module_from_spec(spec)
    spec.loader.exec_module(module)
    function: Callable[[int], int] = module.doubled
    return function


def test_copies_of_the_package_share_compiled_code_and_others_do_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def identity(package: Path, file: Path, source: str = DOUBLE) -> str:
        monkeypatch.setattr(code_cache, "_PACKAGE", package)
        code_cache._digest_of.cache_clear()
        return code_cache._identity(doubled(file, source))

    one, other = tmp_path / "one", tmp_path / "other"
    shared = identity(one, one / "doubled.py")
    assert identity(other, other / "doubled.py") == shared
    assert identity(other, other / "elsewhere.py") != shared
    assert identity(other, other / "doubled.py", f"{DOUBLE}# edited\n") != shared
    outside = identity(PACKAGE, one / "doubled.py")
    assert identity(PACKAGE, other / "doubled.py") != outside


@pytest.mark.skipif(not COMPILED, reason="uncompiled, nothing is kept")
def test_each_list_of_argument_types_has_a_file_that_later_processes_load(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(code_cache, "_CACHE", tmp_path / "compiled")
    function = doubled(tmp_path / "doubled.py", DOUBLE)
    first: Any = entry(function)
    assert (first(2), first(1.5)) == (4, 3.0)
    assert len(list((tmp_path / "compiled").iterdir())) == 2
    later: Any = entry(function)
    assert (later(3), later(2.5), later(np.int8(3))) == (6, 5.0, 6)
    assert len(later.stats.cache_hits) == 2
    assert len(later.stats.cache_misses) == 1


@pytest.mark.skipif(not COMPILED, reason="uncompiled, nothing is kept")
def test_flushing_deletes_the_code_of_one_function(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(code_cache, "_CACHE", tmp_path / "compiled")
    one, other = (entry(doubled(tmp_path / name, DOUBLE)) for name in ("one.py", "other.py"))
    assert one(1) == other(1) == 2
    one._cache.flush()  # type: ignore[attr-defined]
    assert len(list((tmp_path / "compiled").iterdir())) == 1
