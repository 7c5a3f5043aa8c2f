"""Ratings by Bradley and Terry, and how sure they are.

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
_PRIOR = 0.5  # games won by each of every two bots before the first: keeps who never lost at a finite rating
_DRAWS = 1000
_BLOCKS = 2000


def bradley_terry(wins: Array) -> Array:
    """Ratings from wins[..., i, j], how often i finished ahead of j; a tie is half for each. The last axis is bots."""
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
    """deals[d, i, j], the wins on each deal, and pseudo-games on two more for each bot: it wins all, it loses all.

    Without them, a bootstrap from deals that a bot always won would show no doubt at all; with them, ten of ten comes
    out as about 70% to 100%.
    """
    number, bots = deals.shape[:2]
    met = (deals + np.swapaxes(deals, 1, 2)).sum(axis=0) / max(1, number)
    pseudo = np.zeros((2 * bots, bots, bots))
    for bot in range(bots):
        # By half, for each two bots are met by four such deals.
        pseudo[2 * bot, bot, :] = met[bot] / 2
        pseudo[2 * bot + 1, :, bot] = met[bot] / 2
    return np.concatenate([deals, pseudo])


def bootstrap(deals: Array) -> Array:
    """Sums over as many deals as there are, drawn with replacement, many times: the first axis is the draws."""
    return np.tensordot(bootstrap_counts(len(deals)), deals, axes=1)


def bootstrap_counts(deals: int, seed: int = 0) -> Array:
    """How often each deal is drawn, a row for each of many draws of as many deals as there are."""
    return np.random.default_rng(seed).multinomial(deals, np.full(deals, 1 / deals), size=_DRAWS)


def in_blocks(deals: Array) -> Array:
    """Deals put together if there are very many: blocks of them are as independent, and quicker to draw."""
    if len(deals) <= _BLOCKS:
        return deals
    return np.add.reduceat(deals, np.arange(_BLOCKS) * len(deals) // _BLOCKS, axis=0)


def interval(found: Array, drawn: Array) -> tuple[Array, Array, Array]:
    """What was found, and between which ends 95 % of the draws lie, along the first axis."""
    low, high = np.percentile(drawn, [2.5, 97.5], axis=0)
    return found, np.minimum(found, low), np.maximum(found, high)
