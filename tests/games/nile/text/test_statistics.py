"""A seat's statistics in a study: its actions, and its final position."""

import random
from collections import Counter

import pytest

from nomarch import Match, new
from tests.games.nile.playing import kind_first

VERBS = {"market": "markets", "offering": "offerings", "plant": "plantings", "speculate": "speculations"}


def played(players: int, seed: int) -> Match:
    match, chance = new("nile", players, seed), random.Random(seed)
    while not match.over:
        match.play(kind_first(match, chance))
    return match


@pytest.mark.parametrize(("players", "seed"), [(2, 3), (5, 4)])
def test_every_decision_is_counted_for_the_seat_that_made_it(players: int, seed: int) -> None:
    match = played(players, seed)
    decided = [Counter[str]() for _ in range(players)]
    for before, action in match.history():
        verb = before.text(action).split()[0]
        if verb in VERBS and before.to_play is not None:
            decided[before.to_play][f"did.{VERBS[verb]}"] += 1
    counted = match.game.statistics(match.components, match.transitions(), match.view())
    assert [{name: seat[name] for name in own} for seat, own in zip(counted, decided, strict=True)] == decided


@pytest.mark.parametrize(("players", "seed"), [(2, 3), (5, 4)])
def test_what_is_stored_at_the_end_was_harvested_and_not_traded(players: int, seed: int) -> None:
    match = played(players, seed)
    counted = match.game.statistics(match.components, match.transitions(), match.view())
    assert sum(seat.get("did.takeovers", 0) for seat in counted) > 0
    for seat, piles in zip(counted, match.view()["piles"], strict=True):
        assert seat.get("did.cards_harvested", 0) - seat.get("did.stored_cards_traded", 0) == sum(piles.values())
        assert [seat[f"points.pile_{place}"] for place in range(1, 6)] == sorted(piles.values())
        assert {letter: seat[f"crop.{letter}"] for letter in piles} == piles
