"""The list of choices: every legal action once, with a note."""

from collections.abc import Sequence

import pytest

from nomarch.games.nile import notation, terminal
from nomarch.games.nile.rules.actions import ACTIONS
from nomarch.games.nile.rules.state import STEPS
from nomarch.text.language import translate
from tests.games.nile.terminal.screens import Position, at_step, positions


@pytest.mark.parametrize("players", [2, 5])
def test_every_legal_action_is_a_choice_with_something_to_say(players: int) -> None:
    for match in positions(players, 3):
        choices = terminal.choices(match, "en") if not match.over else []
        assert sorted(choice.action for choice in choices) == match.legal
        assert [choice.text for choice in choices] == [match.text(choice.action) for choice in choices]
        assert all(choice.note.plain for choice in choices)
        verbs = [choice.text.split()[0] for choice in choices]
        order = ["plant", "speculate", "pass", "done", "market", "offering"]
        assert verbs == sorted(verbs, key=order.index)


@pytest.mark.parametrize("step", STEPS)
def test_every_step_has_words_of_its_own(step: str) -> None:
    assert translate("nile_prompt", "en", step=step) != translate("nile_prompt", "en", step="none") or step == "over"


def test_the_question_is_that_of_the_step() -> None:
    assert terminal.prompt(at_step("act"), "en") == "Trade, plant, speculate or pass."
    assert terminal.prompt(at_step("add"), "en").startswith("Plant more")


def test_notes_say_what_an_action_does() -> None:
    asked = (
        "market W F*", "market W W", "offering W F", "plant 3W", "plant 2L", "plant 4L", "plant 1P", "plant P+F",
        "plant C+F", "speculate PW", "speculate PW LF", "pass",
    )  # fmt: skip
    numbers = {notation.text(action): action for action in range(ACTIONS.size)}

    class Asked(Position):
        legal = tuple(numbers[text] for text in asked)  # type: ignore[assignment]

        def texts(self, actions: Sequence[int]) -> list[str]:
            return [notation.text(action) for action in actions]

    match = Asked(to_play=0, fields=[["P", 0, 2], ["W", 1, 2]])
    found = [(choice.text, choice.note.plain) for choice in terminal.choices(match, "en")]  # type: ignore[arg-type]
    assert found == [
        ("plant 3W", "takes over seat 2\u2019s Field of 2"),
        ("plant 4L", "new Field of 4"),
        ("plant 2L", "new Field of 2"),
        ("plant 1P", "your P: 2→3"),
        ("plant P+F", "your P: 2→3, new Field of 1"),
        ("plant C+F", "two new Fields"),
        ("speculate PW", "bets on P W"),
        ("speculate PW LF", "bets on P W L F"),
        ("pass", "end the turn"),
        ("market W W", "draw a card"),
        ("market W F*", "draw a card"),
        ("offering W F", "new Flood"),
    ]
