"""Evaluate the baselines on paired deals, in two-player games: the table of docs/research/baselines.md.

python -m baselines.evaluate              # the trained baselines and `greedy`; a few minutes of one core
python -m baselines.evaluate --only openspiel  # OpenSpiel's search, which is slow
"""

from __future__ import annotations

import argparse
import time

from baselines import agents
from baselines.duel import duel
from baselines.policy import CHECKPOINTS
from nomarch.bots import Bot
from nomarch.bots.named import load_bot

OPPONENTS = ("random", "greedy", "vizier", "pharaoh@200")
DEALS, FEW = 150, 10  # for bots that play at once, and for slow ones
SEARCHES = {"nile": "baselines.openspiel_search:ismcts@25", "fertility": "baselines.openspiel_search:mcts@25"}


def main() -> None:
    """Read the command line, and print a row for each baseline."""
    reader = argparse.ArgumentParser(prog="baselines.evaluate", description="Evaluate the baselines.")
    reader.add_argument("--game", default="nile", choices=sorted(SEARCHES))
    reader.add_argument("--only", metavar="NAME", help="one row: greedy, selfplay_ppo, openspiel…")
    reader.add_argument("--deals", type=int, help=f"each from both seats; by default {DEALS}, or {FEW} for openspiel")
    given = reader.parse_args()
    print(f"| {given.game}, two players | {' | '.join(f'`{each}`' for each in OPPONENTS)} | ms per decision |")
    print("|---|" + "---|" * (len(OPPONENTS) + 1))
    rows: dict[str, Bot] = {name: load_bot(name).bot for name in ("random", "greedy")}
    rows |= {
        name: getattr(agents, name) for name in agents.TRAINED if (CHECKPOINTS / f"{name}-{given.game}.npz").exists()
    }
    for name, bot in rows.items():
        if given.only in (None, name):
            _row(given.game, name, bot, OPPONENTS, given.deals or DEALS)
    if given.only == "openspiel":  # too slow to be part of the rest
        _row(given.game, SEARCHES[given.game], load_bot(SEARCHES[given.game]).bot, OPPONENTS[:2], given.deals or FEW)


def _row(game: str, name: str, bot: Bot, opponents: tuple[str, ...], deals: int) -> None:
    """A line of the table, with the mean thinking time."""
    spent, decisions = 0.0, 0

    def timed(state: object) -> int:
        nonlocal spent, decisions
        before = time.process_time()
        action = bot(state)  # type: ignore[arg-type]
        spent, decisions = spent + time.process_time() - before, decisions + 1
        return action

    cells = []
    for opponent in opponents:
        found = duel(game, timed, opponent, deals)
        cells.append(f"{100 * found.value:.1f}% ({100 * found.low:.1f} to {100 * found.high:.1f})")
    cells += [""] * (len(OPPONENTS) - len(cells))
    print(f"| `{name}` | {' | '.join(cells)} | {1000 * spent / max(decisions, 1):.2f} |", flush=True)


if __name__ == "__main__":
    main()
