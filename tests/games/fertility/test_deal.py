"""The deal as text: the host's choices and the shuffle."""

from __future__ import annotations

import pytest

import nomarch
from nomarch.games.fertility.deal import nearest_starts
from nomarch.games.fertility.notation import square_name
from tests.games.fertility.driver import SETUPS
from tests.games.fertility.positions import BOX


def test_the_hosts_choices_are_kept_in_the_deal() -> None:
    chosen = {"boards": "V4r V1 V3", "start": "f4 PGAB", "cities": "MP MB", "first": 2}
    match = nomarch.new("fertility", 2, 5, names=None, components=None, **chosen)
    text = match.record()
    for line in ("deal boards: V4r V1 V3", "deal start: f4 PGAB", "deal cities: MP MB", "deal first: 2"):
        assert line in text.splitlines()
    assert nomarch.load(text).state_bytes() == match.state_bytes()


@pytest.mark.parametrize(("players", "edition", "variant"), SETUPS)
def test_what_the_shuffle_gave_is_read_as_it_was_written(players: int, edition: str, variant: str) -> None:
    match = nomarch.new("fertility", players, 7, edition=edition, variant=variant)
    game, components = match.game, match.components
    options = {option.name: option.default for option in game.options} | {"edition": edition, "variant": variant}
    s = game.initial_state(components, players, options)
    for name, value in match.deal_lines().items():
        game.read_deal(components, s, name, value)
    assert game.deal_lines(components, s) == match.deal_lines()
    assert [*match.deal_lines()] == [*game.deal_fields]


def test_only_the_start_symbols_nearest_the_centre_may_be_chosen() -> None:
    s = nomarch.new("fertility", 2, 1, boards="V2 V1r V3").initial().position.s
    assert [square_name(square) for square in nearest_starts(BOX, s)] == ["f4"]
