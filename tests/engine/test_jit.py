"""Which files the cache of compiled code depends on."""

from __future__ import annotations

import ast
from pathlib import Path

import nomarch
from nomarch.engine.jit import kernel_sources

PACKAGE = Path(nomarch.__file__).parent
COMPILERS = {"rule", "entry", "inlined", "in_compiled_code"}


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
        "evaluation.py", "planner.py", "search.py", "self_play.py",
    }  # fmt: skip
    assert Path("games/registry.py") not in found
