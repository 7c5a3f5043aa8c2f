"""A seat's observation of Fertility, as numbers relative to the observer."""

import pytest

from nomarch.envs.encoding import Encoder
from nomarch.play.match import Match
from nomarch.play.setup import Setup
from tests.games.fertility.positions import table
from tests.games.fertility.records import at_random


def observed(match: Match, seat: int) -> dict[str, list[object]]:
    found = Encoder(Setup.of("fertility", match.players)).observation(match, seat)
    return {field.name: field.of(found).tolist() for field in match.game.fields(match.players)}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_seats_are_counted_from_the_observer(players: int) -> None:
    match = at_random(table(players), 30)
    wheat = [city["wheat"] for city in match.view()["cities"]]
    for seat in range(players):
        assert observed(match, seat)["wheat"] == wheat[seat:] + wheat[:seat]


def test_what_is_common_is_the_same_for_everybody() -> None:
    match = at_random(table(3), 30)
    one, other = observed(match, 0), observed(match, 1)
    same = {name for name in one if one[name] == other[name]}
    assert {"free", "icons", "common_pool"} <= same
    assert {*one} - same
