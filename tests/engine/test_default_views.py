"""Views, their types and deals are derived from the declared fields."""

from __future__ import annotations

from typing import Any

import pytest

import nomarch
from docs.examples import caravan
from nomarch.engine.struct import EVERYBODY, NOBODY, OWNER, int8, pile
from nomarch.text.errors import NomarchError
from tests.contract.setups import EXAMPLE
from tests.engine.small import game


def test_a_view_gives_numbers_by_their_names_and_seat_by_seat() -> None:
    match = nomarch.new(EXAMPLE, 2, 1)
    view, other = match.view(0), match.view(1)
    assert view["price"] == dict.fromkeys(caravan.GOODS, 3)
    assert list(view["hand"]) == list(caravan.GOODS)
    assert sum(view["hand"].values()) == 4
    assert view["hand"] != other["hand"]
    assert match.view(None)["hand"] is None
    assert view["seats"] == other["seats"] == [{"hand_size": 4, "silver": 5}] * 2


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"gold": int8(4)}, "who may see gold"),
        ({"gold": int8(4, seen_by=EVERYBODY)}, "what gold means"),
        ({"gold": int8(seen_by=NOBODY, doc="gold")}, "must be a pile"),
        ({"gold": int8(4, seen_by=OWNER, doc="gold")}, r"must be \(seats, kinds of cards\)"),
        ({"hand": int8(4, 3, seen_by=OWNER, doc="cards")}, "the pile"),
        ({"deck": pile([0, 100], doc="cards")}, "from 0 to 99"),
        ({"gold": int8(4, seen_by=EVERYBODY, doc="gold", names=("a", "b"))}, "a name for each of its 4"),
        ({"seats": int8(4, seen_by=EVERYBODY, doc="seats")}, "every view has"),
    ],
)
def test_a_field_that_no_view_or_resample_can_be_made_from_is_refused(fields: dict[str, Any], reason: str) -> None:
    with pytest.raises(TypeError, match=reason):
        game(**fields)


def test_a_deal_that_is_not_the_deck_is_refused() -> None:
    record = nomarch.new(EXAMPLE, 2, 1).record()
    line = next(line for line in record.splitlines() if line.startswith("deal deck:"))
    with pytest.raises(NomarchError, match="in any order"):
        nomarch.load(record.replace(line, "deal deck: 1 2 3"))


def test_a_spectator_sees_no_hand_and_a_player_only_their_own() -> None:
    match = nomarch.new(EXAMPLE, 2, 1)
    assert match.view(None)["hand"] is None
    assert match.view(0)["hand"] != match.view(1)["hand"]
    assert match.view(None)["deck_size"] == 22
