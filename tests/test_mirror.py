"""A module's test is found by its name and its folder: nomarch/play/match.py in tests/play/test_match.py.

What doesn't fit into 400 lines, or is a chapter of its own, stands beside it: rules/test_valley_harvest.py. Tests
across modules have names of their own: two worlds, hostile input, the contract, golden games, the referees.
"""

import ast
from pathlib import Path

from tests.test_architecture import KNOWN, SOURCE

TESTS = Path(__file__).resolve().parent


def only_declares(path: Path) -> bool:
    """Whether a module has no function but what its classes and constants are declared with: nothing that could fail.

    So are the fields of a game's state, and of all that goes over the wire: the contract and the OpenAPI document are
    tested field by field.
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
    """The modules, packages' own files left out, that have no test of their name in the folder of theirs."""
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
