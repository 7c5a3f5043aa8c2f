"""Bots from outside the package, for tests."""

from __future__ import annotations

import os
import signal
from pathlib import Path

from nomarch.bots import InformationState, find
from nomarch.bots.budget import Budget

any_action = find("random")
NOT_A_BOT = 7
FATAL = "NOMARCH_TEST_FATAL"  # environment variable: a file, and the number of decisions until the end, FILE:100
asked = 0
dealt: list[tuple[int, list[int]]] = []


def steady(known: InformationState) -> int:
    """Plays like the package's own bot, but comes from outside."""
    return any_action(known)


def thinker(known: InformationState, budget: Budget = Budget(simulations=1)) -> int:  # noqa: B008 - it can't be changed
    """Takes a budget, and spends it on random choices."""
    for _ in range(budget.simulations):
        any_action(known)
    return any_action(known)


def fatal(known: InformationState) -> int:
    """Kills its process with SIGKILL after some decisions; but only once."""
    global asked
    asked += 1
    file, _, limit = os.environ.get(FATAL, "").partition(":")
    if file and asked > int(limit) and not Path(file).exists():
        Path(file).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return any_action(known)


def witness(known: InformationState) -> int:
    """Records the first player's hand in a game of Nile."""
    s = known.states[0]
    if s["turn"] == 0:
        dealt.append((int(s["to_play"]), s["hand"][s["to_play"]].tolist()))
    return any_action(known)


def cheat(known: InformationState) -> int:
    """Chooses an action that doesn't exist."""
    return known.game.actions


def broken(known: InformationState) -> int:
    """Raises an error."""
    raise RuntimeError("no idea")


def silent(known: InformationState) -> None:
    """Returns None."""
