"""A seat's statistics in a study: its actions, and its final position."""

import pytest

from nomarch import Match
from tests.games.fertility.driver import play
from tests.games.fertility.positions import table
from tests.games.fertility.records import at_random


def counted(match: Match) -> list[dict[str, int]]:
    """By seat, without zeros."""
    statistics = match.game.statistics(match.components, match.transitions(), match.view())
    return [{name: number for name, number in seat.items() if number} for seat in statistics]


def test_a_turn_is_counted_event_by_event() -> None:
    match = play(table(tiles="AA AB AP AG BB BP BG PP PG"), "place AA f3 g3", "build 1A", "supply A M.1", "take BG")
    assert counted(match)[0] == {
        "did.tiles_placed": 1, "tile.AA": 1, "did.resources_collected": 1, "did.wheat_harvested": 1,
        "did.districts_built": 1, "did.tokens_supplied": 1, "did.shops_completed": 1, "points.generic": 2,
        "points.wheat": 2, "board.MA": 1, "district.1A": 1, "shop.any -> 2 Debens": 1, "token.A": 1,
    }  # fmt: skip
    assert counted(match)[1] == {"board.MG": 1}


@pytest.mark.parametrize("players", [2, 4])
def test_what_a_seat_did_and_ended_with_is_what_everybody_sees_at_the_end(players: int) -> None:
    match = at_random(table(players))
    for seat, (did, city) in enumerate(zip(counted(match), match.view()["cities"], strict=True)):
        assert sum(number for name, number in did.items() if name.startswith("points.")) == match.scores[seat]
        assert did.get("did.districts_built", 0) == len(city["districts"])
        assert did.get("did.tokens_supplied", 0) == city["tokens"]
        assert did["did.tiles_placed"] + did.get("did.tiles_discarded", 0) == 9
