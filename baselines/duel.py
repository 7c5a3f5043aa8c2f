"""Two bots on paired deals: each deal is played once from each seat."""

from __future__ import annotations

import numpy as np

from nomarch import new
from nomarch.bots import Bot
from nomarch.bots.named import NamedBot, load_bot
from nomarch.lab.estimates import Estimate, share
from nomarch.play.bot_play import play_bots

__all__ = ["duel"]


def duel(game: str, bot: Bot, opponent: str, deals: int, seed: int = 1) -> Estimate:
    """The bot's win share in two-player games, with a 95% interval clustered by deal."""
    named, other = NamedBot("baseline", bot), load_bot(opponent)
    shares = []
    for deal in range(deals):
        for seat in range(2):
            match = new(game, 2, seed * 1_000_000 + deal)
            for _ in play_bots(match, {seat: named, 1 - seat: other}, seed + 2 * deal + seat):
                pass
            shares.append(match.win_shares[seat])
    return share(shares, np.repeat(np.arange(deals), 2))
