"""The report of a tournament: plain data, ready for JSON."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from nomarch.arena.playing import Played, Tournament
from nomarch.arena.ratings import bootstrap, bradley_terry, in_blocks, interval, with_pseudo_games
from nomarch.engine.struct import Array

__all__ = ["Report", "Standing", "report"]


@dataclass(frozen=True)
class Standing:
    """The result of one bot; intervals are 95%."""

    bot: str
    games: int  # seats held: a bot that sits twice at a table plays two
    rating: float  # Elo; the mean of all is 0
    rating_interval: tuple[float, float]
    share: float  # win share: a win shared by several is divided
    share_interval: tuple[float, float]
    mean_score: float
    ahead: dict[str, float]  # by other bot: the share of meetings that ended ahead of it, ties being half
    decisions: int
    seconds_per_decision: float


@dataclass(frozen=True)
class Report:
    """The result of a tournament; standings are ordered from the best."""

    game: str
    players: int
    options: dict[str, str]
    seed: int
    games: int
    deals: int
    standings: list[Standing]


def report(tournament: Tournament, played: Sequence[Played]) -> Report:
    """Compute ratings and shares from finished games, in any order."""
    games = sorted(played, key=lambda game: game.fixture)
    numbers = {deal: number for number, deal in enumerate(sorted({game.deal for game in games}))}
    bots, deals = len(tournament.bots), len(numbers)
    ahead, won, held = np.zeros((deals, bots, bots)), np.zeros((deals, bots)), np.zeros((deals, bots))
    for game in games:
        deal = numbers[game.deal]
        ahead[deal] += _meetings(game, bots)
        np.add.at(won[deal], list(game.seating), game.shares)
        np.add.at(held[deal], list(game.seating), 1)
    ratings, shares = _ratings(ahead), _shares(won, held)
    standings = [
        _standing(tournament.bots, bot, games, ahead.sum(axis=0), [column[bot] for column in (*ratings, *shares)])
        for bot in range(bots)
    ]
    return Report(
        game=tournament.setup.game.name,
        players=tournament.setup.players,
        options=dict(tournament.setup.options),
        seed=tournament.seed,
        games=len(games),
        deals=deals,
        standings=sorted(standings, key=lambda standing: -standing.rating),
    )


def _meetings(game: Played, bots: int) -> Array:
    """For each pair of bots, how often one finished ahead of the other; a bot doesn't meet itself."""
    ahead = np.zeros((bots, bots))
    for one, rank in zip(game.seating, game.ranks, strict=True):
        for other, their_rank in zip(game.seating, game.ranks, strict=True):
            if one != other:
                ahead[one, other] += 1.0 if rank < their_rank else 0.5 if rank == their_rank else 0.0
    return ahead


def _ratings(ahead: Array) -> tuple[Array, Array, Array]:
    """Each bot's rating and interval."""
    drawn = bootstrap(with_pseudo_games(in_blocks(ahead)))
    return interval(bradley_terry(ahead.sum(axis=0)), bradley_terry(drawn))


def _shares(won: Array, held: Array) -> tuple[Array, Array, Array]:
    """Each bot's win share and interval.

    Pseudo-games are as for the ratings: two deals per bot, on one it wins and the others lose, on one the reverse. So
    for two bots the shares' intervals mirror each other and agree with those of the ratings.
    """
    deals = in_blocks(np.stack([won, held], axis=1))
    bots = deals.shape[2]
    usual, own = deals[:, 1].mean(axis=0) / bots, np.eye(bots)
    pseudo = np.stack([own, 1 - own], axis=1).reshape(2 * bots, bots)
    drawn = bootstrap(np.concatenate([deals, np.stack([pseudo * usual, np.ones_like(pseudo) * usual], axis=1)]))
    found = won.sum(axis=0) / np.maximum(1, held.sum(axis=0))
    return interval(found, drawn[:, 0] / np.maximum(1e-9, drawn[:, 1]))


def _standing(
    bots: Sequence[str], bot: int, games: Sequence[Played], ahead: Array, figures: Sequence[float]
) -> Standing:
    seats = [(game, seat) for game in games for seat, who in enumerate(game.seating) if who == bot]
    rating, rating_low, rating_high, share, share_low, share_high = (float(figure) for figure in figures)
    decisions = sum(game.decisions[seat] for game, seat in seats)
    met = ahead[bot] + ahead[:, bot]
    return Standing(
        bot=bots[bot],
        games=len(seats),
        rating=rating,
        rating_interval=(rating_low, rating_high),
        share=share,
        share_interval=(share_low, share_high),
        mean_score=sum(game.scores[seat] for game, seat in seats) / max(1, len(seats)),
        ahead={bots[other]: float(ahead[bot, other] / met[other]) for other in range(len(bots)) if met[other]},
        decisions=decisions,
        seconds_per_decision=sum(game.seconds[seat] for game, seat in seats) / max(1, decisions),
    )
