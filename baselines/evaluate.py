"""Evaluate the baselines on paired deals: the tables of docs/research/baselines.md.

python -m baselines.evaluate                                    # all of them, in about an hour of one core
python -m baselines.evaluate --game fertility --only vizier     # one row of each of its tables
python -m baselines.evaluate --game nile --players 5            # one table
"""

from __future__ import annotations

import argparse
import time

from baselines.duel import duel
from baselines.results import AGENTS, PAGE, digest, opponents, replace_tables, write
from nomarch.bots.named import load_bot

DEALS, FEW = 100, 50  # each from every seat; for agents that play at once, and for searches and full tables
SEARCHES = ("pharaoh", "baselines.openspiel_search")


def main() -> None:
    """Read the command line, play, and keep the results."""
    reader = argparse.ArgumentParser(prog="baselines.evaluate", description="Evaluate the baselines.")
    reader.add_argument("--game", choices=sorted({game for game, _ in AGENTS}), help="by default all")
    reader.add_argument("--players", type=int, choices=sorted({players for _, players in AGENTS}), help="likewise")
    reader.add_argument("--only", metavar="NAME", help="one row, such as greedy or baselines.agents:selfplay_ppo")
    reader.add_argument("--deals", type=int, help=f"by default {DEALS}, or {FEW} for slow agents")
    given = reader.parse_args()
    for (game, players), agents in AGENTS.items():
        if given.game in (None, game) and given.players in (None, players):
            for agent in agents:
                untrained = agent.startswith("baselines.agents") and not digest(game, players, agent)
                if given.only in (None, agent) and not untrained:
                    few = players > 2 or agent.startswith(SEARCHES)
                    evaluate(game, players, agent, given.deals or (FEW if few else DEALS))
    PAGE.write_text(replace_tables(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


def evaluate(game: str, players: int, agent: str, deals: int) -> None:
    """Play an agent among copies of each opponent; keep and print its win shares and its mean thinking time."""
    columns = opponents(players)[: 2 if agent.startswith(SEARCHES[1]) else None]  # OpenSpiel's are slow
    bot = load_bot(agent).bot
    spent, decisions, shares = 0.0, 0, {}

    def timed(state: object) -> int:
        nonlocal spent, decisions
        before = time.process_time()
        action = bot(state)  # type: ignore[arg-type]
        spent, decisions = spent + time.process_time() - before, decisions + 1
        return action

    for opponent in columns:
        if opponent != agent:
            found = duel(game, timed, opponent, deals, players=players)
            shares[opponent] = found, players * deals
            print(
                f"{game} for {players}, {agent} against {opponent}:"
                f" {found.value:.1%} ({found.low:.1%} to {found.high:.1%})",
                flush=True,
            )
    write(game, players, agent, 1000 * spent / max(decisions, 1), shares)


if __name__ == "__main__":
    main()
