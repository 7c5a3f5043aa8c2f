"""The list of choices: every legal action once, with a note."""

import pytest

from nomarch.games.fertility import terminal
from nomarch.games.fertility.rules.state import STEPS, Step
from nomarch.text.language import translate
from tests.games.fertility.terminal.screens import at_step, positions


@pytest.mark.parametrize("step", [step for step in STEPS if step not in ("over", "discard")])
def test_every_legal_action_is_a_choice_with_something_to_say(step: str) -> None:
    match = at_step(step, variant=step == "remove")
    choices = terminal.choices(match, "en")
    assert sorted(choice.action for choice in choices) == match.legal
    assert [choice.text for choice in choices] == [match.text(choice.action) for choice in choices]
    assert all(choice.note.plain for choice in choices)


@pytest.mark.parametrize("step", STEPS)
def test_every_step_has_words_of_its_own(step: Step) -> None:
    for key in ("fertility_step", "fertility_prompt"):
        said = {other: translate(key, "en", step=other, square="c4") for other in STEPS}
        assert sum(1 for words in said.values() if words == said[step]) == 1


def test_placements_come_by_what_they_earn() -> None:
    match = at_step("place")
    earned = [match.preview(choice.action) for choice in terminal.choices(match, "en")]
    counted = [{part: gives for part, gives in each.items() if part != "where"} for each in earned]
    worth = [sum(sum(part.values()) if isinstance(part, dict) else part for part in each.values()) for each in counted]
    assert worth == sorted(worth, reverse=True)


def test_a_supply_says_what_it_completes_or_what_is_missing() -> None:
    found = set()
    for match in positions(3, 1):
        if match.view()["step"] != "supply":
            continue
        shops = {shop["shop"]: shop for shop in match.view()["cities"][match.to_play or 0]["shops"]}
        for choice in terminal.choices(match, "en"):
            if choice.text != "done":
                shop = shops[choice.text.split()[2]]
                full = len(shop["holds"]) + 1 == len(shop["needs"])
                assert choice.note.plain.startswith("fully supplied: " if full else "still needs ")
                found.add(full)
    assert found == {True, False}
