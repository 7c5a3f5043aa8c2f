"""Every numbered rule is cited by a test, and every rule test cites a rule."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.fertility.test_every_rule import citations

HERE = Path(__file__).parent
RULES = (
    "N1.1", "N1.2", "N1.3",
    "N2.1", "N2.2",
    "N3.1", "N3.2", "N3.3", "N3.4", "N3.4.1", "N3.4.2", "N3.5", "N3.6",
    "N4.1", "N4.2",
    "N5",
    "N6.1",
)  # fmt: skip
# The test file of each rule; other files may cite the rule too.
OF_RULES = {
    "test_components": ("N1.1", "N1.2", "N1.3"),
    "rules/test_setup": ("N1.3", "N2.1", "N2.2"),
    "rules/test_flood": ("N3.1", "N3.2"),
    "rules/test_trade": ("N3.3",),
    "rules/test_plant": ("N3.4", "N3.4.1", "N3.4.2"),
    "rules/test_plant_speculation": ("N3.5",),
    "rules/test_turn": ("N3.6",),
    "rules/test_deck": ("N4.1", "N4.2"),
    "rules/test_deck_locusts": ("N5",),
    "rules/test_scoring": ("N6.1",),
}
CITED = {name: dict(citations((HERE / f"{name}.py").read_text(encoding="utf-8"))) for name in OF_RULES}


@pytest.mark.parametrize("number", RULES)
def test_a_rule_is_cited_by_tests_in_its_file(number: str) -> None:
    homes = [name for name, numbers in OF_RULES.items() if number in numbers]
    assert homes
    for name in homes:
        assert [test for test, cited in CITED[name].items() if number in cited]


@pytest.mark.parametrize("name", OF_RULES)
def test_the_tests_of_rules_cite_rules_that_exist(name: str) -> None:
    assert CITED[name]
    assert {test: cited for test, cited in CITED[name].items() if not cited or not set(cited) <= set(RULES)} == {}
