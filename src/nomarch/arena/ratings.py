"""Ratings by Bradley and Terry, and how sure they are.

A bot of strength p finishes ahead of one of strength q with the chance p / (p + q). Strengths are told on the scale of
Elo, 400 points for odds of ten to one, with the mean at 0. Intervals come from drawing the deals anew (a bootstrap):
games on the same deal are not independent, deals are.
"""

from __future__ import annotations

import numpy as np

from nomarch.engine.struct import Array

__all__ = ["bradley_terry", "drawn_anew", "in_blocks", "interval", "with_imagined"]

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


def with_imagined(deals: Array) -> Array:
    """deals[d, i, j], the wins on each deal, and two imagined deals for each bot: it wins all, it loses all.

    Without them, drawing anew from deals that a bot always won would show no doubt at all; with them, ten of ten comes
    out as some 70 % to 100 %.
    """
    number, bots = deals.shape[:2]
    met = (deals + np.swapaxes(deals, 1, 2)).sum(axis=0) / max(1, number)
    imagined = np.zeros((2 * bots, bots, bots))
    for bot in range(bots):
        # By half, for each two bots are met by four such deals.
        imagined[2 * bot, bot, :] = met[bot] / 2
        imagined[2 * bot + 1, :, bot] = met[bot] / 2
    return np.concatenate([deals, imagined])


def drawn_anew(deals: Array) -> Array:
    """Sums over as many deals as there are, drawn anew from them, many times: the first axis is the draws."""
    rng, number = np.random.default_rng(0), len(deals)
    times = rng.multinomial(number, np.full(number, 1 / number), size=_DRAWS)
    return np.tensordot(times, deals, axes=1)


def in_blocks(deals: Array) -> Array:
    """Deals put together if there are very many: blocks of them are as independent, and quicker to draw."""
    if len(deals) <= _BLOCKS:
        return deals
    return np.add.reduceat(deals, np.arange(_BLOCKS) * len(deals) // _BLOCKS, axis=0)


def interval(found: Array, drawn: Array) -> tuple[Array, Array, Array]:
    """What was found, and between which ends 95 % of the draws lie, along the first axis."""
    low, high = np.percentile(drawn, [2.5, 97.5], axis=0)
    return found, np.minimum(found, low), np.maximum(found, high)
