"""Evaluate the baselines on paired deals, in two-player games: the tables of docs/research/baselines.md.

python -m baselines.evaluate                                    # all of them, in about half an hour of one core
python -m baselines.evaluate --game fertility --only vizier     # one row
"""

from __future__ import annotations

import argparse
import time

from baselines.duel import duel
from baselines.results import AGENTS, OPPONENTS, PAGE, digest, replace_tables, write
from nomarch.bots.named import load_bot

DEALS, FEW = 100, 50  # each from both seats; for agents that play at once, and for searches
SEARCHES = ("pharaoh", "baselines.openspiel_search")


def main() -> None:
    """Read the command line, play, and keep the results."""
    reader = argparse.ArgumentParser(prog="baselines.evaluate", description="Evaluate the baselines.")
    reader.add_argument("--game", choices=sorted(AGENTS), help="by default all")
    reader.add_argument("--only", metavar="NAME", help="one row, such as greedy or baselines.agents:selfplay_ppo")
    reader.add_argument("--deals", type=int, help=f"by default {DEALS}, or {FEW} for slow agents")
    given = reader.parse_args()
    for game in [given.game] if given.game else AGENTS:
        for agent in AGENTS[game]:
            if given.only in (None, agent) and not (agent.startswith("baselines.agents") and not digest(game, agent)):
                evaluate(game, agent, given.deals or (FEW if agent.startswith(SEARCHES) else DEALS))
    PAGE.write_text(replace_tables(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


def evaluate(game: str, agent: str, deals: int) -> None:
    """Play an agent against the opponents, and keep and print its win shares and its mean thinking time."""
    opponents = OPPONENTS[:2] if agent.startswith(SEARCHES[1]) else OPPONENTS  # OpenSpiel's are slow
    bot = load_bot(agent).bot
    spent, decisions, shares = 0.0, 0, {}

    def timed(state: object) -> int:
        nonlocal spent, decisions
        before = time.process_time()
        action = bot(state)  # type: ignore[arg-type]
        spent, decisions = spent + time.process_time() - before, decisions + 1
        return action

    for opponent in opponents:
        if opponent != agent:
            found = duel(game, timed, opponent, deals)
            shares[opponent] = found, 2 * deals
            print(
                f"{game}, {agent} against {opponent}: {found.value:.1%} ({found.low:.1%} to {found.high:.1%})",
                flush=True,
            )
    write(game, agent, 1000 * spent / max(decisions, 1), shares)


if __name__ == "__main__":
    main()
