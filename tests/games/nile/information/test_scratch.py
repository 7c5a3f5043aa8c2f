"""What a seat remembers about the other hands at each shuffle."""

from __future__ import annotations

from typing import Any

import pytest

from nomarch.engine.jit import entry
from nomarch.engine.struct import rows
from nomarch.games.nile.information.scratch import Scratch, recall
from nomarch.games.nile.rules.multiset import ONE
from nomarch.games.nile.rules.state import KINDS
from tests.games.nile.playing import random_positions, small_box


@entry
def _recall(states: Any, seat: int, w: Any) -> None:
    recall(states[0], seat, w[0])


@pytest.mark.parametrize("players", [3, 5])
def test_hands_and_plays_of_the_others_are_noted_and_not_ones_own(players: int) -> None:
    looked = 0
    for match in random_positions(players, components=small_box(4, 3)):
        s = match.position.s
        if s.passes == 0 or match.over:
            continue
        seat = looked % players
        w = rows(Scratch, 1)
        w[0]["others"], w[0]["removed"] = players - 1, int(s.removed @ ONE[:KINDS])
        _recall(match._states, seat, w)
        others = [other for other in range(players) if other != seat]
        assert w[0]["shuffles"] == s.passes
        for shuffle in range(s.passes):
            held = [int(s.held[shuffle, other]) for other in others]
            assert w[0]["out"][shuffle] == sum(held) + w[0]["removed"]
            assert w[0]["played"][shuffle, : len(others)].tolist() == [s.played[shuffle + 1, each] for each in others]
        debts = [(s.debtor[i], s.owed[i]) for i in range(s.debts) if s.debtor[i] != seat]
        open_now = [(each, s.owing[each]) for each in others if s.owing[each] > s.noted[each]]
        number = int(w[0]["debts"][s.passes])
        noted = [(int(w[0]["debtor"][i]), int(w[0]["owed"][i])) for i in range(number)]
        assert noted == [(others.index(who), owed) for who, owed in debts + open_now]
        looked += 1
        if looked == 60:
            break
    assert looked == 60
