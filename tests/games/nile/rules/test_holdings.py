"""Sources stay in step with the cards as a seat gains and loses them."""

from __future__ import annotations

import random

from nomarch.engine.interpreted import interpreted
from nomarch.engine.struct import rows, snapshot
from nomarch.games.nile.rules.holdings import (
    add_to_hand,
    add_to_storage,
    find_sources,
    take_from_hand,
    take_from_storage,
)
from nomarch.games.nile.rules.state import CROPS, KINDS, State

SEAT = 1


def test_sources_kept_card_by_card_are_those_found_in_the_whole_hand() -> None:
    s, chance = snapshot(State, rows(State, 1), 0), random.Random(1)
    for _ in range(200):
        pile, kinds, add, take = chance.choice(
            [(s.hand, KINDS, add_to_hand, take_from_hand), (s.storage, CROPS, add_to_storage, take_from_storage)]
        )
        card = chance.randrange(kinds)
        more = pile[SEAT, card] == 0 or (pile[SEAT, card] < 3 and chance.random() < 0.5)
        interpreted(add if more else take)(s, SEAT, card)
        kept = s.sources[SEAT], s.doubles[SEAT]
        interpreted(find_sources)(s, SEAT)
        assert kept == (s.sources[SEAT], s.doubles[SEAT])
    assert kept[0] != kept[1] != 0
    assert not s.hand[0].any()
    assert s.sources[0] == 0
