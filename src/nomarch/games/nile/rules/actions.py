"""Nile's actions, numbered in the order of the turn: each kind with its parts, its steps and its rule."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement

from nomarch.engine.actions import Actions, Kind
from nomarch.games.nile.rules.state import ACT, ADD, CROPS, KINDS, MOST_OF_A_CROP, PAIRS

__all__ = [
    "ACTIONS", "BETS", "DONE", "FIRST_ADDITION", "FIRST_BET", "FIRST_MIX", "FIRST_NEW_FIELD", "FIRST_OFFERING",
    "PASS", "SIZES", "SOURCES", "TRADES",
]  # fmt: skip

SOURCES = KINDS + CROPS  # what can be traded: a kind of card in hand, or beyond them a crop in Storage
TRADES = tuple(combinations_with_replacement(range(SOURCES), 2))
SIZES = range(1, MOST_OF_A_CROP + 1)  # how many cards of a crop are planted
# N3.5: one Speculation card, or two different ones.
BETS = tuple(cards for number in (1, 2) for cards in combinations(range(CROPS, KINDS), number))

ACTIONS = Actions(
    Kind("market", TRADES, steps=(ACT,), rule="N3.3", examples=("market W F*",)),
    Kind("offering", TRADES, steps=(ACT,), rule="N3.3", examples=("offering L PW",)),
    Kind("new_field", range(CROPS), SIZES, steps=(ACT,), rule="N3.4.1", examples=("plant 3W",)),
    Kind("mix", PAIRS, steps=(ACT,), rule="N3.4.1", examples=("plant W+F",)),
    Kind("addition", range(CROPS), SIZES, steps=(ACT, ADD), rule="N3.4.1", examples=("plant 3W",)),
    Kind("speculate", BETS, steps=(ACT,), rule="N3.5", examples=("speculate PW LF",)),
    Kind("pass", steps=(ACT,), rule="N3.4"),
    Kind("done", steps=(ADD,), rule="N3.4.1"),
    step_rules={ACT: "N3.4", ADD: "N3.4.1"},
)
(
    _,
    FIRST_OFFERING,
    FIRST_NEW_FIELD,
    FIRST_MIX,
    FIRST_ADDITION,
    FIRST_BET,
    PASS,
    DONE,
) = ACTIONS.starts
