"""Who plays whom: everybody meets, in every seat, on the same deals."""

from collections import Counter
from itertools import combinations

import pytest

from nomarch.arena.schedule import Fixture, games_of_deal, lineups, schedule

TABLES = [(bots, players) for bots in range(2, 7) for players in range(2, 6)]


def test_two_bots_play_each_deal_from_both_sides() -> None:
    assert schedule(2, 2, 4) == [Fixture(0, (0, 1)), Fixture(0, (1, 0)), Fixture(1, (0, 1)), Fixture(1, (1, 0))]


@pytest.mark.parametrize(("bots", "players"), TABLES)
def test_every_two_bots_meet_on_every_deal(bots: int, players: int) -> None:
    games = list(games_of_deal(bots, players, 3))
    for pair in combinations(range(bots), 2):
        assert any(set(pair) <= set(game.seating) for game in games)


@pytest.mark.parametrize(("bots", "players"), TABLES)
@pytest.mark.parametrize("deal", [0, 1, 2])
def test_on_every_deal_every_bot_sits_in_every_seat_equally_often(bots: int, players: int, deal: int) -> None:
    games = list(games_of_deal(bots, players, deal))
    assert len(set(games)) == len(games)
    held = Counter((bot, seat) for game in games for seat, bot in enumerate(game.seating))
    for bot in range(bots):
        assert len({held[bot, seat] for seat in range(players)}) == 1


@pytest.mark.parametrize(("bots", "players"), TABLES)
def test_with_fewer_bots_than_seats_none_sits_more_than_once_more_than_another(bots: int, players: int) -> None:
    for lineup in lineups(bots, players):
        sitting = [lineup.count(bot) for bot in range(bots)]
        assert max(sitting) - min(sitting) <= 1
    total = Counter(bot for lineup in lineups(bots, players) for bot in lineup)
    assert len(set(total.values())) == 1


@pytest.mark.parametrize(("bots", "players"), TABLES)
def test_in_a_duel_the_first_bot_sits_alone_in_every_seat_among_copies_of_each_other(bots: int, players: int) -> None:
    games = list(games_of_deal(bots, players, 1, duel=True))
    assert len(games) == len(set(games)) == (bots - 1) * players
    for other in range(1, bots):
        seats = [game.seating.index(0) for game in games if other in game.seating]
        assert sorted(seats) == [*range(players)]
    assert all(sorted(set(game.seating)) == [0, max(game.seating)] for game in games)
    assert all(game.seating.count(0) == 1 for game in games)


def test_the_order_round_the_table_changes_from_deal_to_deal() -> None:
    neighbours = {
        (one, other)
        for deal in range(6)
        for game in games_of_deal(4, 4, deal)
        for one, other in zip(game.seating, game.seating[1:] + game.seating[:1], strict=True)
    }
    assert len(neighbours) == 4 * 3


def test_games_are_rounded_up_to_whole_deals_and_more_begin_like_fewer() -> None:
    assert len(schedule(3, 2, 7)) == 12
    assert schedule(3, 2, 100)[:12] == schedule(3, 2, 7)
