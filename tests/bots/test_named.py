"""Entries: bots by name or from outside, with a budget or without."""

import pytest

from nomarch import NomarchError, new
from nomarch.bots import BOTS
from nomarch.bots.named import load_bot, load_bots, source
from tests.bots import players

OWN = "tests.bots.players"


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_of_the_package_can_be_entered(name: str) -> None:
    assert load_bot(f" {name} ").bot is BOTS[name]


def test_a_bot_from_outside_is_named_by_where_it_is_imported_from() -> None:
    assert load_bot(f"{OWN}:steady").bot.__name__ == "steady"
    found = source(f"{OWN}:thinker@5")
    assert found is not None
    assert found.name == "players.py"
    assert source("random") is None


def test_a_budget_is_handed_to_a_bot_that_takes_one() -> None:
    bot = load_bot(f"{OWN}:thinker@0.50s")
    assert bot.name == f"{OWN}:thinker@0.5s"
    match = new("nile", seed=1)
    for entry in ("thinker", "thinker@5"):
        assert load_bot(f"{OWN}:{entry}").bot(match.information_state(1)) in match.legal
    chosen = {load_bot(f"{OWN}:thinker@{budget}").bot(match.information_state(1)) for budget in range(1, 20)}
    assert len(chosen) > 1


@pytest.mark.parametrize(
    ("entries", "said"),
    [
        (["random@500"], "takes no budget: leave out “@500”"),
        ([f"{OWN}:steady@1s"], "takes no budget"),
        ([f"{OWN}:thinker@soon"], "“soon” isn"),
        ([f"{OWN}:thinker@"], "“” isn"),
        (["nobody"], "Unknown bot “nobody”"),
        (["nowhere.at.all:bot"], "be imported: ModuleNotFoundError"),
        ([f"{OWN}:nobody"], "be imported: AttributeError"),
        ([":"], "be imported"),
        ([f"{OWN}:NOT_A_BOT"], "is not a function"),
        (["random"], "at least two bots"),
        (["random", "scribe", "random"], "“random” is named twice"),
        ([f"{OWN}:thinker@1s", f"{OWN}:thinker@1000ms"], "is named twice"),
    ],
)
def test_entries_that_are_refused(entries: list[str], said: str) -> None:
    with pytest.raises(NomarchError) as refused:
        load_bots(entries)
    assert said in str(refused.value)


def test_a_budget_for_all_goes_to_those_that_take_one_and_name_none() -> None:
    entries = ["random", f"{OWN}:thinker", "pharaoh@50"]
    assert [each.name for each in load_bots(entries, budget="0.1s")] == ["random", f"{OWN}:thinker@0.1s", "pharaoh@50"]


def test_the_bots_of_these_tests_are_not_in_the_package() -> None:
    assert players.__file__ is not None
    assert "src" not in players.__file__
