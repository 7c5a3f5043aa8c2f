"""The end of a game on the screen."""

import re

import pytest

from nomarch.games.nile import terminal
from nomarch.games.nile.rules.state import LETTERS
from tests.games.nile.terminal.screens import Position, positions
from tests.games.printing import printed


@pytest.mark.parametrize("players", [2, 5])
def test_a_whole_game_ends_with_a_ranking(players: int) -> None:
    (*_, match) = positions(players, 11)
    shown = printed(terminal.result(match, "en"))
    assert re.search(r"wins\.|share the victory\.", shown)
    assert shown.count("(N6.1)") == players - 1
    assert "Your hand" not in printed(terminal.draw(match, 0, "en"))
    for seat, piles in enumerate(match.view()["piles"]):
        line = next(line for line in shown.splitlines() if re.search(rf"^\d+ +{seat + 1}  {match.names[seat]}", line))
        found = [
            (pile[0], int(pile[1])) for pile in re.findall(r"([PWLCF]) (\d+)", line.partition(match.names[seat])[2])
        ]
        assert dict(found) == piles
        assert [number for _, number in found] == sorted(piles.values())


def test_the_result_marks_the_pile_that_decided() -> None:
    def told(ranks: list[int], *piles: tuple[int, ...]) -> str:
        by_letter = [dict(zip(LETTERS, each, strict=True)) for each in piles]
        match = Position(players=len(ranks), ranks=ranks, piles=by_letter)
        return re.sub(" +", " ", printed(terminal.result(match, "en"), 100))  # type: ignore[arg-type]

    first = told([2, 1], (1, 3, 2, 2, 4), (5, 1, 2, 3, 3))
    assert "1 2 Bob W 1 L 2 [C 3] F 3 P 5" in first
    assert "2 1 Ann P 1 L 2 [C 2] W 3 F 4" in first
    assert "Bob wins." in first
    assert "Bob is ahead of Ann: 3 against 2 in the third smallest pile. (N6.1)" in first
    shared = told([1, 3, 1], (1, 1, 1, 1, 2), (0, 5, 5, 5, 5), (2, 1, 1, 1, 1))
    assert "Ann and Cleo share the victory." in shared
    assert "Ann and Cleo have the same five piles." in shared
    assert "Cleo is ahead of Bob: 1 against 0 in the smallest pile." in shared
