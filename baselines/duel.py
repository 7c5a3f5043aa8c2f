"""A bot among copies of another on paired deals: each deal is played once from each seat."""

from __future__ import annotations

import numpy as np

from baselines.policy import AfterstatePolicy, Policy
from nomarch import new
from nomarch.bots import Bot
from nomarch.bots.named import NamedBot, load_bot
from nomarch.envs import Batch
from nomarch.lab.estimates import Estimate, share
from nomarch.play.bot_play import play_bots

__all__ = ["batch_duel", "duel"]


def duel(game: str, bot: Bot, opponent: str, deals: int, seed: int = 1, players: int = 2) -> Estimate:
    """The bot's win share among copies of the opponent, with a 95% interval clustered by deal."""
    named, other = NamedBot("baseline", bot), load_bot(opponent)
    shares = []
    for deal in range(deals):
        for seat in range(players):
            match = new(game, players, seed * 1_000_000 + deal)
            bots = dict.fromkeys(range(players), other) | {seat: named}
            for _ in play_bots(match, bots, seed + players * deal + seat):
                pass
            shares.append(match.win_shares[seat])
    return share(shares, np.repeat(np.arange(deals), players))


def batch_duel(
    game: str, policy: Policy | AfterstatePolicy, opponent: str, deals: int, seed: int = 1, players: int = 2
) -> Estimate:
    """The same for a policy among copies of one of `nomarch.envs.OPPONENTS`, all games at once in compiled code."""
    of_deal = np.repeat(np.arange(deals), players)
    seeds = [int(each) for each in seed * 1_000_000 + of_deal]
    learners = np.arange(players * deals) % players
    batch = Batch(game, players * deals, players, seeds=seeds, opponents=opponent, learners=learners)
    shares, playing = np.zeros(batch.games), np.ones(batch.games, np.bool_)
    while playing.any():
        batch.step(policy.choose(batch))
        ended = batch.ended & playing
        shares[ended] = (batch.rewards[ended, batch.learners[ended]] * (players - 1) + 1) / players
        playing &= ~ended
    return share(shares, of_deal)
