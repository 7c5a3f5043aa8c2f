"""Bradley-Terry ratings with confidence intervals.

A bot of strength p finishes ahead of one of strength q with probability p / (p + q). Ratings are on the Elo scale: 400
points for odds of ten to one, with the mean at 0. Intervals come from a bootstrap over deals: games on the same deal
aren't independent, deals are.
"""

from __future__ import annotations

import numpy as np

from nomarch.engine.struct import Array

__all__ = ["bootstrap", "bootstrap_counts", "bradley_terry", "in_blocks", "interval", "with_pseudo_games"]

_ROUNDS = 5000
_ENOUGH = 1e-7
_PRIOR = 0.5  # prior wins of each bot against each other, so that an undefeated bot gets a finite rating
_DRAWS = 1000
_BLOCKS = 2000


def bradley_terry(wins: Array) -> Array:
    """Ratings from wins[..., i, j], how often i finished ahead of j; a tie counts half. The last axis is the bots."""
    bots = wins.shape[-1]
    wins = wins + _PRIOR * (1 - np.eye(bots))
    met = wins + np.swapaxes(wins, -1, -2)
    won = wins.sum(axis=-1)
    logs = np.zeros(won.shape)
    for _ in range(_ROUNDS):  # the minorise-maximise steps of Hunter (2004), which always climb
        strength = np.exp(logs)
        after = np.log(won / (met / (strength[..., :, None] + strength[..., None, :])).sum(axis=-1))
        after -= after.mean(axis=-1, keepdims=True)
        done = np.abs(after - logs).max() < _ENOUGH
        logs = after
        if done:
            break
    return np.asarray(400 / np.log(10) * logs)


def with_pseudo_games(deals: Array) -> Array:
    """Append pseudo-games to deals[d, i, j], the wins on each deal: two deals per bot, one all won, one all lost.

    Without them, a bootstrap over deals that a bot always won has no spread; with them, ten of ten gives about 70% to
    100%.
    """
    number, bots = deals.shape[:2]
    met = (deals + np.swapaxes(deals, 1, 2)).sum(axis=0) / max(1, number)
    pseudo = np.zeros((2 * bots, bots, bots))
    for bot in range(bots):
        # By half, because each pair of bots meets on four such deals.
        pseudo[2 * bot, bot, :] = met[bot] / 2
        pseudo[2 * bot + 1, :, bot] = met[bot] / 2
    return np.concatenate([deals, pseudo])


def bootstrap(deals: Array) -> Array:
    """Bootstrap sums: as many deals as there are, resampled with replacement. The first axis is the resamples."""
    return np.tensordot(bootstrap_counts(len(deals)), deals, axes=1)


def bootstrap_counts(deals: int, seed: int = 0) -> Array:
    """How often each deal is drawn in each resample: one row per resample."""
    return np.random.default_rng(seed).multinomial(deals, np.full(deals, 1 / deals), size=_DRAWS)


def in_blocks(deals: Array) -> Array:
    """Merge very many deals into blocks, which are independent too and faster to resample."""
    if len(deals) <= _BLOCKS:
        return deals
    return np.add.reduceat(deals, np.arange(_BLOCKS) * len(deals) // _BLOCKS, axis=0)


def interval(found: Array, drawn: Array) -> tuple[Array, Array, Array]:
    """The estimate and its 95% interval from the resamples along the first axis."""
    low, high = np.percentile(drawn, [2.5, 97.5], axis=0)
    return found, np.minimum(found, low), np.maximum(found, high)
