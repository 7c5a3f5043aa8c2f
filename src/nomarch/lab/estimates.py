"""Estimates with 95% confidence intervals.

Games on one deal aren't independent, and the seats of one game even less so: intervals are clustered by deal, and a
deal counts once however many games were played on it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist

import numpy as np
from numpy.typing import ArrayLike, NDArray

from nomarch.arena.ratings import bootstrap_counts

__all__ = ["Estimate", "difference", "effects", "mean", "share", "student", "variance_shares", "wilson"]

_Numbers = NDArray[np.float64]
_CONFIDENCE = 0.95
_FEWEST = 10  # the minimum number of deals in which a statistic differs between seats
_INDISTINCT = 3e-3  # relative to the largest singular value: smaller ones are noise


@dataclass(frozen=True)
class Estimate:
    """A value with its 95% confidence interval."""

    value: float
    low: float
    high: float

    def excludes(self, value: float) -> bool:
        """Whether a value is outside the interval."""
        return self.low > value or self.high < value

    def times(self, factor: float) -> Estimate:
        """The estimate in another unit."""
        return Estimate(self.value * factor, self.low * factor, self.high * factor)

    def stricter(self, tests: int) -> Estimate:
        """The estimate with an interval after a Bonferroni correction for a number of tests."""
        normal = NormalDist()
        wider = normal.inv_cdf(1 - (1 - _CONFIDENCE) / 2 / max(tests, 1)) / normal.inv_cdf(0.5 + _CONFIDENCE / 2)
        return Estimate(
            self.value, self.value - (self.value - self.low) * wider, self.value + (self.high - self.value) * wider
        )


def student(freedom: float, confidence: float = _CONFIDENCE) -> float:
    """The quantile of Student's distribution, two-sided, by Cornish and Fisher's expansion."""
    z = NormalDist().inv_cdf(0.5 + confidence / 2)
    n = max(freedom, 1.0)
    return float(
        z + (z**3 + z) / (4 * n) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    )  # fmt: skip


def _by_deal(rows: _Numbers, deals: ArrayLike) -> _Numbers:
    """The sums of each deal's rows."""
    _, number = np.unique(np.asarray(deals), return_inverse=True)
    sums = np.zeros((number.max() + 1, *rows.shape[1:]))
    np.add.at(sums, number, rows)
    return sums


def _mean_and_variance(values: _Numbers, deals: ArrayLike) -> tuple[float, float, int]:
    """The mean, the variance of the mean, and the number of deals."""
    middle = float(values.mean())
    off = _by_deal(values - middle, deals)
    count = len(off)
    variance = float((off**2).sum()) * count / max(count - 1, 1) / len(values) ** 2
    return middle, variance, count


def mean(values: ArrayLike, deals: ArrayLike, confidence: float = _CONFIDENCE) -> Estimate:
    """A mean, clustered by deal."""
    middle, variance, count = _mean_and_variance(np.asarray(values, np.float64), deals)
    if count < 2:
        return Estimate(middle, -np.inf, np.inf)
    half = student(count - 1, confidence) * variance**0.5
    return Estimate(middle, middle - half, middle + half)


def share(values: ArrayLike, deals: ArrayLike) -> Estimate:
    """A mean of numbers from 0 to 1, such as win shares, with a Wilson interval. Its number of independent games is
    estimated from the spread between deals."""
    p, variance, count = _mean_and_variance(np.asarray(values, np.float64), deals)
    n = min(p * (1 - p) / variance, len(np.asarray(values))) if variance > 0 else count
    return wilson(p, n, student(max(count - 1, 1)))


def wilson(p: float, n: float, z: float) -> Estimate:
    """Wilson's interval for a share of `n` independent games, `z` standard errors either way."""
    centre = (p + z * z / (2 * n)) / (1 + z * z / n)
    half = z / (1 + z * z / n) * (p * (1 - p) / n + z * z / (4 * n * n)) ** 0.5
    return Estimate(p, max(0.0, centre - half), min(1.0, centre + half))


def difference(one: ArrayLike, other: ArrayLike, deals: ArrayLike, confidence: float = _CONFIDENCE) -> Estimate:
    """The mean paired difference on the same deals."""
    return mean(np.asarray(other, np.float64) - np.asarray(one, np.float64), deals, confidence)


def variance_shares(
    outcome: ArrayLike, bots: ArrayLike, seats: ArrayLike, games: ArrayLike, deals: ArrayLike, seed: int = 0
) -> tuple[Estimate, Estimate]:
    """How much of an outcome's variance is due to who plays whom, and to the deal and the seat, in percent.

    Analysis of variance with unbiased mean squares; intervals by bootstrap over deals. Every line-up must play every
    deal from every seat.
    """
    y = np.asarray(outcome, np.float64)
    y = y - y.mean()
    lineups = _lineups(np.asarray(bots), np.asarray(games))
    kinds, kind = np.unique(lineups, return_inverse=True)
    _, deal = np.unique(np.asarray(deals), return_inverse=True)
    places, place = np.unique(np.asarray(seats), return_inverse=True)
    count = deal.max() + 1
    # By deal: sums by kind of player and by seat, and squares; a resample of deals reweights them.
    by_kind, rows_of = np.zeros((count, len(kinds))), np.zeros((count, len(kinds)))
    by_place, at_place = np.zeros((count, len(places))), np.zeros((count, len(places)))
    np.add.at(by_kind, (deal, kind), y)
    np.add.at(rows_of, (deal, kind), 1)
    np.add.at(by_place, (deal, place), y)
    np.add.at(at_place, (deal, place), 1)
    squares, rows = np.bincount(deal, y * y), np.bincount(deal)
    lucky = (by_place**2 / np.maximum(at_place, 1)).sum(axis=1)
    weights = np.vstack([np.ones(count), bootstrap_counts(count, seed)]).astype(np.float64)
    total, n = weights @ squares, weights @ rows
    skill = ((weights @ by_kind) ** 2 / np.maximum(weights @ rows_of, 1)).sum(axis=1)
    deals_of = weights @ lucky
    skill_df, deal_df = len(kinds), count * len(places)
    noise = np.maximum(total - skill - deals_of, 0) / np.maximum(n - skill_df - deal_df, 1)
    shares = [100 * np.clip((part - df * noise) / np.maximum(total, 1e-12), 0, 1)
              for part, df in ((skill, skill_df), (deals_of, deal_df))]  # fmt: skip
    found = []
    for each in shares:
        low, high = np.quantile(each[1:], [(1 - _CONFIDENCE) / 2, (1 + _CONFIDENCE) / 2])
        found.append(Estimate(float(each[0]), float(low), float(high)))
    return found[0], found[1]


def _lineups(bots: NDArray[np.str_], games: NDArray[np.int64]) -> NDArray[np.str_]:
    """For each row, its bot and everyone in its game."""
    together: dict[int, list[str]] = {}
    for bot, game in zip(bots.tolist(), games.tolist(), strict=True):
        together.setdefault(game, []).append(bot)
    named = {game: "/".join(sorted(everyone)) for game, everyone in together.items()}
    return np.array([f"{bot}: {named[game]}" for bot, game in zip(bots.tolist(), games.tolist(), strict=True)])


def effects(
    outcome: ArrayLike, facts: _Numbers, controls: Sequence[ArrayLike], games: ArrayLike, deals: ArrayLike
) -> list[Estimate | None]:
    """The association of one more of each statistic with the outcome, holding the others and the controls fixed.

    Least squares with game fixed effects: whatever all seats of a game share (deal, length, opponents) is excluded.
    Collinear statistics (one more tile is one less of another kind) are measured relative to their mean. Standard
    errors are clustered by deal. None for statistics that hardly vary, or for all if there are too few games or the
    controls explain everything.
    """
    width = facts.shape[1]
    x = _within(np.column_stack([facts, *(np.asarray(c, np.float64) for c in controls)]), games)
    y = _within(np.asarray(outcome, np.float64)[:, None], games)[:, 0]
    varied = (_by_deal(np.abs(x), deals) > 1e-9).sum(axis=0) >= _FEWEST
    if not varied[:width].any():
        return [None] * width
    x = x[:, varied]
    spread = np.sqrt((x**2).mean(axis=0))
    x = x / spread
    gram = x.T @ x
    inverse = np.linalg.pinv(gram, rcond=_INDISTINCT, hermitian=True)
    rank = np.linalg.matrix_rank(gram, tol=_INDISTINCT * np.linalg.norm(gram, 2), hermitian=True)
    free = len(y) - len(np.unique(np.asarray(games))) - int(rank)
    beta = inverse @ (x.T @ y)
    left = y - x @ beta
    pulls = _by_deal(x * left[:, None], deals)
    count = len(pulls)
    # Without residual variance (one bot always wins) effects can't be estimated.
    if free < 2 or count <= rank + 1 or np.abs(left).max() < 1e-9 * max(np.abs(y).max(), 1e-9):
        return [None] * width
    correction = count / (count - 1) * (free + rank) / free
    errors = np.sqrt(np.maximum(np.diag(inverse @ (pulls.T @ pulls) @ inverse) * correction, 0)) / spread
    beta = beta / spread
    half = student(count - 1) * errors
    places = iter(range(len(beta)))
    found: list[Estimate | None] = []
    for usable in varied[:width]:
        place = next(places) if usable else None
        found.append(
            None if place is None
            else Estimate(float(beta[place]), float(beta[place] - half[place]), float(beta[place] + half[place]))
        )  # fmt: skip
    return found


def _within(rows: _Numbers, games: ArrayLike) -> _Numbers:
    """Each row minus its game's mean."""
    _, number, count = np.unique(np.asarray(games), return_inverse=True, return_counts=True)
    sums = np.zeros((len(count), rows.shape[1]))
    np.add.at(sums, number, rows)
    return np.asarray(rows - (sums / count[:, None])[number])
