"""One game of a tournament is determined by the seed, the deal and the seating."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from nomarch import NomarchError
from nomarch.arena import Played, Tournament, run, tournament
from nomarch.arena.playing import play
from nomarch.arena.schedule import Fixture
from tests.arena.small import NILE, OWN
from tests.bots import players


def test_a_game_is_decided_by_the_seed_the_deal_and_the_seating() -> None:
    def played(wanted: Tournament, deal: int, seating: tuple[int, ...]) -> Played:
        return replace(play(wanted, Fixture(deal, seating)), seconds=())

    one = played(NILE, 2, (0, 1))
    assert played(NILE, 2, (0, 1)) == one
    others = [played(replace(NILE, seed=6), 2, (0, 1)), played(NILE, 3, (0, 1)), played(NILE, 2, (1, 0))]
    assert all(replace(other, deal=2, seating=(0, 1)) != one for other in others)


def test_every_seating_gets_the_same_deal() -> None:
    watched = tournament("nile", [f"{OWN}:witness", "random"], 2, seed=5)
    play(watched, Fixture(0, (0, 1)))  # every bot gets its untimed warm-up call here
    first: list[object] = []
    for seating in ((0, 1), (1, 0), (0, 0)):
        players.dealt.clear()
        play(watched, Fixture(1, seating))
        first += players.dealt[:1]
    assert len(first) >= 2
    assert all(each == first[0] for each in first)


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("cheat", "cheat” chose action .* which is refused: Action .* exist"),
        ("broken", "broken” failed: RuntimeError: no idea"),
        ("silent", "silent” failed: TypeError"),
    ],
)
def test_a_bot_that_fails_is_named(bot: str, said: str, tmp_path: Path) -> None:
    with pytest.raises(NomarchError, match=said):
        run(tournament("nile", ["random", f"{OWN}:{bot}"]), 2, file=tmp_path / "results", jobs=1)
