"""Aggregate results of many games."""

import pytest

from nomarch import NomarchError, simulate


def test_what_games_came_to_adds_up() -> None:
    found = simulate("fertility", 3, 40, 5)
    assert (found.games, found.players, found.bots) == (40, 3, ["random"] * 3)
    assert sum(found.wins) == pytest.approx(40)
    assert found.decisions > 40 * 27
    assert all(score > 0 for score in found.mean_scores)
    assert found.games_per_second > 0


def test_game_number_i_of_a_seed_is_the_same_however_many_are_played() -> None:
    one, two = simulate("nile", 2, 1, 5), simulate("nile", 2, 2, 5)
    assert simulate("nile", 2, 2, 5).decisions == two.decisions
    assert 0 < one.decisions < two.decisions
    assert simulate("nile", 2, 2, 6).decisions != two.decisions


def test_progress_is_told_and_ends_with_all() -> None:
    told: list[int] = []
    simulate("fertility", 2, 2500, 1, progress=told.append)
    assert told == [1000, 2000, 2500]


@pytest.mark.parametrize(
    ("bots", "games", "jobs", "key"),
    [
        (["random", "random", "random"], 1, 1, "bad_bots"),
        (["nobody"], 1, 1, "unknown_bot"),
        ([], -1, 1, "too_low"),
        ([], 1, 0, "too_low"),
    ],
)
def test_what_can_not_be_simulated_is_refused(bots: list[str], games: int, jobs: int, key: str) -> None:
    with pytest.raises(NomarchError) as refused:
        simulate("nile", 2, games, 1, bots=bots, jobs=jobs)
    assert refused.value.message.key == key


def test_no_games_come_to_nothing() -> None:
    found = simulate("nile", 2, 0, 1)
    assert (found.games, found.decisions, found.wins, found.mean_scores) == (0, 0, [0, 0], [0, 0])
