"""The end of a game on the screen."""

from typing import Any

from nomarch.games.fertility import terminal
from tests.games.printing import printed


def test_the_result_names_the_winner_and_what_broke_a_tie() -> None:
    class Ended:
        """A match with an outcome chosen by the test."""

        names = ("Ann", "Bob", "Cleo")

        def __init__(self, totals: list[int], tokens: list[int], ranks: list[int]) -> None:
            score = dict.fromkeys(("generic", "specialised", "statues", "monuments", "wheat"), 0)
            cities = [
                {"score": score | {"total": total}, "tokens": token}
                for total, token in zip(totals, tokens, strict=True)
            ]
            self._view = {"players": len(ranks), "ranks": ranks, "cities": cities}

        def view(self, seat: int | None = None) -> dict[str, Any]:
            return self._view

    def told(totals: list[int], tokens: list[int], ranks: list[int]) -> str:
        return printed(terminal.result(Ended(totals, tokens, ranks), "en"), 200)  # type: ignore[arg-type]

    assert "Bob wins.\n" in told([40, 57, 30], [9, 9, 9], [2, 1, 3])
    assert "F5.6" not in told([40, 57, 30], [9, 9, 9], [2, 1, 3])
    broken = told([57, 57, 30], [12, 9, 9], [2, 1, 3])
    assert "Bob and Ann are tied; Bob has fewer resource tokens on the Metropolis: 9 against 12. (F5.6)" in broken
    assert "Ann and Bob share the victory." in told([57, 57, 30], [9, 9, 9], [1, 1, 3])
    assert "Ann, Bob and Cleo share the victory." in told([5, 5, 5], [9, 9, 9], [1, 1, 1])
