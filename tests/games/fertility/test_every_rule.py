"""Every numbered rule is cited by a test, and every rule test cites a rule."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

HERE = Path(__file__).parent
RULES = (
    "F1.1", "F1.2", "F1.3", "F1.4", "F1.5", "F1.6", "F1.7", "F1.8", "F1.9", "F1.10",
    "F2.1", "F2.2", "F2.3", "F2.4", "F2.5",
    "F3.1.1", "F3.1.2", "F3.1.3",
    "F3.2.1", "F3.2.2", "F3.2.3", "F3.2.4", "F3.2.5", "F3.2.6",
    "F3.3.1", "F3.3.2",
    "F3.4.1", "F3.4.2", "F3.4.3", "F3.4.4",
    "F3.5.1", "F3.5.2", "F3.5.3",
    "F4.1",
    "F5.1", "F5.2", "F5.3", "F5.4", "F5.5", "F5.6",
)  # fmt: skip
HEADINGS = {"F3", "F3.1", "F3.2", "F3.3", "F5"}
OF_RULES = ["test_components.py"] + [
    f"rules/test_{name}.py"
    for name in ("setup", "valley", "valley_harvest", "city", "city_supply", "turn", "scoring")
]  # fmt: skip


def citations(source: str) -> Iterator[tuple[str, list[str]]]:
    """The tests of a file, each with the rule numbers it cites."""
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            marks = (mark for mark in node.decorator_list if isinstance(mark, ast.Call))
            cited = [mark.args for mark in marks if ast.unparse(mark.func) == "pytest.mark.rule"]
            yield node.name, [ast.literal_eval(number) for numbers in cited for number in numbers]


CITED = {name: dict(citations((HERE / name).read_text(encoding="utf-8"))) for name in OF_RULES}


@pytest.mark.parametrize("number", RULES)
def test_a_rule_is_cited_by_a_test(number: str) -> None:
    assert [test for tests in CITED.values() for test, cited in tests.items() if number in cited]


@pytest.mark.parametrize("name", OF_RULES)
def test_the_tests_of_rules_cite_rules_that_exist(name: str) -> None:
    known = {*RULES, *HEADINGS}
    assert CITED[name]
    assert {test: cited for test, cited in CITED[name].items() if not cited or not set(cited) <= known} == {}


def test_citations_are_read_from_the_decorators_of_tests() -> None:
    source = (
        "@pytest.mark.rule('F1.1', 'F2.3')\n@pytest.mark.skip\ndef test_one(): ...\n"
        "def test_two(): ...\n"
        "@pytest.mark.rule('F9')\ndef helper(): ...\n"
        "@pytest.mark.parametrize('F1.2', [])\ndef test_three(): '''F1.3'''\n"
    )
    assert dict(citations(source)) == {"test_one": ["F1.1", "F2.3"], "test_two": [], "test_three": []}
