"""Fertility's actions, numbered in the order of the turn: each kind with its parts, its steps and its rule."""

from __future__ import annotations

from itertools import combinations_with_replacement

from nomarch.engine.actions import Actions, Kind
from nomarch.games.fertility.rules.state import (  # fmt: skip
    BUILD,
    DISCARD,
    EXCHANGE,
    KINDS,
    LOTS,
    PLACE,
    QUARRY,
    REMOVE,
    SHOPS,
    SQUARES,
    SUPPLY,
    TAKE,
    TILE_KINDS,
)

__all__ = [
    "ACTIONS", "BUILD_NOTHING", "CITY_SHOPS", "FIRST_BUILD", "FIRST_DISCARD", "FIRST_REMOVE", "FIRST_REWARD",
    "FIRST_SUPPLY", "FIRST_TAKE", "PAYMENTS", "SUPPLY_NO_MORE",
]  # fmt: skip

# F3.3.1: every way to pay a cost of 0, 1 or 2 in resources and wheat, cheapest first.
PAYMENTS = tuple(way for cost in range(3) for way in combinations_with_replacement(range(KINDS + 1), cost))
CITY_SHOPS = LOTS * SHOPS

ACTIONS = Actions(
    # The two scenes; whether the tile extends down or right from its first square; that first square.
    Kind("place", range(KINDS), range(KINDS), range(2), range(SQUARES),
         steps=(PLACE,), rule="F3.1.1", examples=("place AB c4 d4",)),
    Kind("discard", range(TILE_KINDS), steps=(DISCARD,), rule="F3.1.3", examples=("discard AB",)),
    # A resource, or MONUMENT.
    Kind("quarry", range(KINDS + 1), steps=(QUARRY,), rule="F3.2.4", examples=("quarry G",)),
    # The slot of the District, and what is paid.
    Kind("build", range(4), PAYMENTS, steps=(BUILD,), rule="F3.3.1", examples=("build 7B with A+W",)),
    Kind("skip", steps=(BUILD,), rule="F3.3"),
    # The resource and the Shop.
    Kind("supply", range(KINDS), range(CITY_SHOPS),
         steps=(SUPPLY, EXCHANGE), rule="F3.4.1", examples=("supply G M.1", "exchange G M.1")),
    Kind("done", steps=(SUPPLY,), rule="F3.4"),
    Kind("take", range(TILE_KINDS), steps=(TAKE,), rule="F3.5.2", examples=("take AB",)),
    Kind("remove", range(TILE_KINDS), steps=(REMOVE,), rule="F3.5.3", examples=("remove AB",)),
    step_rules={
        PLACE: "F3.1", DISCARD: "F3.1.3", QUARRY: "F3.2.4", BUILD: "F3.3", SUPPLY: "F3.4", EXCHANGE: "F3.4.3",
        TAKE: "F3.5.2", REMOVE: "F3.5.3",
    },
)  # fmt: skip
(
    _,
    FIRST_DISCARD,
    FIRST_REWARD,
    FIRST_BUILD,
    BUILD_NOTHING,
    FIRST_SUPPLY,
    SUPPLY_NO_MORE,
    FIRST_TAKE,
    FIRST_REMOVE,
) = ACTIONS.starts
