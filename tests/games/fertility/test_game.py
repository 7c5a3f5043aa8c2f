"""Fertility's implementation of the game contract: hidden piles, and the number of revealed pieces."""

import pytest

from nomarch import new
from nomarch.games.fertility.components import TILES
from tests.games.fertility.driver import PILES
from tests.games.fertility.positions import BOX
from tests.games.fertility.records import at_random


def test_an_option_left_out_is_the_second_edition_without_the_variant() -> None:
    s = new("fertility", 2, 1).position.s
    assert (s.limited, s.variant) == (1, 0)
    s = new("fertility", 2, 1, edition="first", variant="yes").position.s
    assert (s.limited, s.variant) == (0, 1)


@pytest.mark.parametrize(("players", "variant"), [*PILES])
def test_what_lies_face_down_is_what_the_deal_holds_and_nobody_has_seen(players: int, variant: str) -> None:
    match = at_random(new("fertility", players, 3, variant=variant), 40)
    dealt, view = match.deal_lines(), match.view()
    tiles, districts = match.game.piles(match._states[0])
    pile = [TILES[tile] for tile in tiles]
    assert pile[: view["pile"]] == dealt["tiles"].split()[PILES[players, variant] - view["pile"] :]
    assert len(pile) == view["pile"] + 50 - PILES[players, variant]
    shown = [BOX.lots[lot] for lot in districts]
    assert shown == dealt["districts"].split()[40 - view["district_pile"] :]


def test_revealed_information_is_counted() -> None:
    match = new("fertility", 2, 3)
    seen = []
    while not match.over:
        view = match.view()
        seen.append(PILES[2, "no"] - view["pile"] + 40 - view["district_pile"])
        assert match.game.revealed(match.position) == seen[-1]
        at_random(match, 1, seed=len(seen))
    assert seen == sorted(seen)
    assert seen[0] < seen[-1]
