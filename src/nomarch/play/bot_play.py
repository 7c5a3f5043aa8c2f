"""Bots at the seats of a match."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping

from nomarch.bots.bot import ask
from nomarch.bots.named import NamedBot
from nomarch.play.match import Match
from nomarch.text.errors import Failed

__all__ = ["choose", "play_bots"]


def choose(match: Match, bot: NamedBot, seed: int) -> tuple[int, float]:
    """The legal action that a bot chooses for the seat to move, and its thinking time in seconds.

    The seed is for the bot's own generator.

    Raises `Failed` with the bot's name if it raises (its traceback is a note) or chooses an illegal action.
    """
    state = match.information_state(seed)
    started = time.perf_counter()
    action = ask(bot.bot, bot.name, state)
    seconds = time.perf_counter() - started
    if refusal := match.refusal(action):
        raise Failed("bot_refused", name=bot.name, action=str(action), reason=refusal)
    return action, seconds


def play_bots(match: Match, seats: Mapping[int, NamedBot], seed: int) -> Iterator[tuple[int, float]]:
    """Let bots play until the game is over or a seat without a bot is to move; `seats` maps seats to bots.

    Yields after each decision its seat and the thinking time in seconds.

    >>> from nomarch.bots.named import load_bot
    >>> from nomarch.play.match import new
    >>> match = new("nile", seed=1)
    >>> decisions = list(play_bots(match, {0: load_bot("random"), 1: load_bot("scribe")}, seed=1))
    >>> match.over, len(decisions) == len(match.actions)
    (True, True)
    """
    while (seat := match.to_play) in seats:
        assert seat is not None
        action, seconds = choose(match, seats[seat], seed)
        match.play(action)
        yield seat, seconds
