"""Nile's implementation of the game contract."""

from __future__ import annotations

from itertools import islice

import pytest

import nomarch
from nomarch.text.errors import NomarchError
from tests.games.nile.playing import random_positions


def test_no_position_offers_more_than_the_game_promises() -> None:
    assert all(len(match.legal) <= match.game.most_choices for match in islice(random_positions(2), 150))


@pytest.mark.parametrize("players", [4, 5])
def test_the_faster_game_is_for_two_or_three(players: int) -> None:
    with pytest.raises(NomarchError) as refused:
        nomarch.new("nile", players, faster="yes")
    assert refused.value.message.key == "nile_faster_players"
    assert refused.value.message.rule == "N1.3"


def test_the_first_player_can_be_chosen() -> None:
    assert nomarch.new("nile", 3, first=2).to_play == 1
    with pytest.raises(NomarchError) as refused:
        nomarch.new("nile", 3, first=4)
    assert refused.value.message.key == "nile_bad_first"
