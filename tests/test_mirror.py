"""A module's test has the same name and folder: nomarch/play/match.py is tested by tests/play/test_match.py.

Tests beyond 400 lines, or on a separate topic, are in a file beside it: rules/test_valley_harvest.py. Tests across
modules have their own names: two worlds, hostile input, the contract, golden games, the referees.
"""

import ast
from pathlib import Path

from tests.test_architecture import KNOWN, SOURCE

TESTS = Path(__file__).resolve().parent


def only_declares(path: Path) -> bool:
    """Whether a module only declares classes and constants, without functions: there is nothing to test.

    Examples are the fields of a game's state and all request and response schemas: the contract tests and the OpenAPI
    tests check them field by field.
    """
    body = ast.parse(path.read_text(encoding="utf-8")).body
    functions = [node for node in body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    methods = [
        part
        for node in body
        if isinstance(node, ast.ClassDef)
        for part in node.body
        if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef)
    ]
    return not functions and not methods


def without() -> set[str]:
    """The modules, except `__init__` files, without a test of the same name in the matching folder."""
    found = set()
    for name, path in KNOWN.items():
        inside = path.relative_to(SOURCE / "nomarch")
        if not path.name.startswith("__") and not (TESTS / inside.parent / f"test_{path.name}").exists():
            found.add(name.removeprefix("nomarch."))
    return found


def test_every_module_that_does_something_has_a_test_of_its_name() -> None:
    missing = {name for name in without() if not only_declares(KNOWN[f"nomarch.{name}"])}
    assert missing == set(), "give each of these a test of its name"


def test_a_module_with_a_function_or_a_method_does_more_than_declare() -> None:
    assert only_declares(SOURCE / "nomarch/server/schemas/responses.py")
    assert not only_declares(SOURCE / "nomarch/play/setup.py")
    assert not only_declares(SOURCE / "nomarch/text/errors.py")
