"""The schedule: who plays whom, in which seats, on which deals.

A *line-up* is the set of bots at a table. If the numbers of bots and seats differ, all line-ups are played in which
appearances differ by at most one. Each line-up plays each deal in every rotation of the seats, so that neither luck nor
seat favours anyone. The turn order changes from deal to deal.

In a *duel* the first bot sits alone among copies of one other bot, and meets each other bot in this way.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement, count, permutations

__all__ = ["Fixture", "duels", "games_of_deal", "lineups", "schedule"]

Seating = tuple[int, ...]  # by seat: the number of a bot


@dataclass(frozen=True, order=True)
class Fixture:
    """A game to play: the number of its deal, and the bot at each seat."""

    deal: int
    seating: Seating


def schedule(bots: int, players: int, games: int, *, duel: bool = False) -> list[Fixture]:
    """The first `games` games, rounded up to whole deals. A longer schedule extends a shorter one."""
    fixtures: list[Fixture] = []
    for deal in count():
        if len(fixtures) >= games:
            break
        fixtures += games_of_deal(bots, players, deal, duel=duel)
    return fixtures


def games_of_deal(bots: int, players: int, deal: int, *, duel: bool = False) -> Iterator[Fixture]:
    """Every line-up in every rotation, on one deal."""
    for lineup in duels(bots, players) if duel else lineups(bots, players):
        orders = _orders(lineup)
        for seating in _rotations(orders[deal % len(orders)]):
            yield Fixture(deal, seating)


@cache
def lineups(bots: int, players: int) -> tuple[Seating, ...]:
    """All line-ups."""
    fewest, most = players // bots, -(-players // bots)
    return tuple(
        lineup
        for lineup in combinations_with_replacement(range(bots), players)
        if all(fewest <= lineup.count(bot) <= most for bot in range(bots))
    )


def duels(bots: int, players: int) -> list[Seating]:
    """The first bot among copies of each other."""
    return [(0, *[other] * (players - 1)) for other in range(1, bots)]


@cache
def _orders(lineup: Seating) -> list[Seating]:
    """The distinct turn orders of a line-up."""
    return sorted({min(_rotations(order)) for order in permutations(lineup)})


def _rotations(order: Seating) -> list[Seating]:
    return sorted({order[seat:] + order[:seat] for seat in range(len(order))})
