"""The positions for the page's gallery and tests are what a table would send today."""

import json

import pytest

from web.fixtures import write


@pytest.mark.parametrize("name", [*write.POSITIONS, *write.RAISED])
def test_a_fixture_is_what_its_record_leads_to(name: str) -> None:
    """If this fails after a change of views or previews: python web/fixtures/write.py."""
    kept = json.loads((write.HERE / f"{name}.json").read_text(encoding="utf-8"))
    assert write.shown(name) == kept


@pytest.mark.parametrize("name", write.POSITIONS)
def test_a_record_ends_at_the_position_that_is_wanted(name: str) -> None:
    match = write.recorded(name)
    assert write.POSITIONS[name].wanted(match, match.view(match.to_play))


def test_there_is_no_fixture_that_nothing_writes() -> None:
    assert {path.stem for path in write.HERE.glob("*.json")} == {*write.POSITIONS, *write.RAISED}


def test_a_search_goes_on_to_the_first_seed_that_has_the_position() -> None:
    wanted = write.Position("nile", 3, lambda match, view: view["step"] == "add" and match.turn == 4, bot="random")
    match = write.search(wanted)
    assert (match.turn, match.view(match.to_play)["step"]) == (4, "add")
