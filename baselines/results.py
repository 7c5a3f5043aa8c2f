"""The results of the baselines, and their tables in docs/research/baselines.md."""

from __future__ import annotations

import csv
import json
import re
from hashlib import sha256
from pathlib import Path
from typing import Any

from baselines.curve import CURVES
from baselines.policy import CHECKPOINTS, stem
from nomarch.lab.estimates import Estimate

__all__ = ["AGENTS", "PAGE", "digest", "opponents", "read", "replace_tables", "table", "write"]

_FILE = Path(__file__).with_name("results.json")
PAGE = Path(__file__).resolve().parents[1] / "docs" / "research" / "baselines.md"
_OPPONENTS = ("random", "greedy", "vizier", "pharaoh@200")
# The rows of a table, by game and number of players: names for the arena and `python -m baselines.evaluate --only`.
_BOTS = ("random", "greedy", "farmhand", "apprentice", "scribe", "overseer", "vizier", "pharaoh@200")
_AFTERSTATE = "baselines.agents:afterstate_ppo"
_SEARCH = "baselines.openspiel_search:"
AGENTS = {
    ("fertility", 2): (*_BOTS, _AFTERSTATE, f"{_SEARCH}mcts@25"),
    ("nile", 2): (
        *_BOTS, _AFTERSTATE, *(f"baselines.agents:{name}" for name in ("selfplay_ppo", "maskable_ppo", "dqn")),
        f"{_SEARCH}ismcts@25",
    ),
    ("fertility", 4): (*_OPPONENTS, _AFTERSTATE),
    ("nile", 5): (*_OPPONENTS, _AFTERSTATE),
}  # fmt: skip


def opponents(players: int) -> tuple[str, ...]:
    """The columns of a table; a full table of searches would take hours."""
    return _OPPONENTS if players == 2 else _OPPONENTS[:3]


def read() -> dict[str, Any]:
    """By table, such as `nile-5`, and agent: milliseconds a decision, the checkpoint, and a share by opponent."""
    found: dict[str, Any] = json.loads(_FILE.read_text(encoding="utf-8"))
    return found


def write(game: str, players: int, agent: str, milliseconds: float, shares: dict[str, tuple[Estimate, int]]) -> None:
    """Keep what an agent reached, with the number of games against each opponent."""
    found = read()
    row = {"ms": float(f"{milliseconds:.2g}"), "checkpoint": digest(game, players, agent)}
    against = {
        name: [*(round(100 * each, 1) for each in (share.value, share.low, share.high)), games]
        for name, (share, games) in shares.items()
    }
    found.setdefault(f"{game}-{players}", {})[agent] = row | {"shares": against}
    lines = json.dumps(found, indent=1, sort_keys=True)
    _FILE.write_text(re.sub(r"\[\s+([^\[\]]*?)\s+\]", _on_one_line, lines) + "\n", encoding="utf-8")


def _on_one_line(found: re.Match[str]) -> str:
    numbers = re.sub(r",\s+", ", ", found[1])
    return f"[{numbers}]"


def digest(game: str, players: int, agent: str) -> str:
    """A digest of the agent's checkpoint; empty if it has none."""
    path = _trained(CHECKPOINTS, game, players, agent, "npz")
    return sha256(path.read_bytes()).hexdigest()[:12] if path else ""


def _trained(folder: Path, game: str, players: int, agent: str, ending: str) -> Path | None:
    path = folder / f"{stem(agent.partition(':')[2], game, players)}.{ending}"
    return path if path.exists() else None


def table(game: str, players: int) -> str:
    """The results of a game with so many players as Markdown."""
    rows = read().get(f"{game}-{players}", {})
    columns = opponents(players)
    lines = [
        f"| agent | {' | '.join(f'`{each}`' for each in columns)} | games each | ms a decision | training |",
        "|---|" + "---|" * (len(columns) + 3),
    ]
    for agent in (agent for agent in AGENTS[game, players] if agent in rows):
        cells = [_share(rows[agent]["shares"].get(opponent)) for opponent in columns]
        games = sorted({found[3] for found in rows[agent]["shares"].values()})
        cells += [" or ".join(map(str, games)), f"{rows[agent]['ms']:g}", _training(game, players, agent)]
        lines.append(f"| `{agent.rpartition(':')[2]}` | {' | '.join(cells)} |")
    return "\n".join(lines)


def _share(found: list[float] | None) -> str:
    if not found:
        return ""
    value, low, high = (f"{each:.0f}" for each in found[:3])
    return f"{value}% ({low} to {high})"


def _training(game: str, players: int, agent: str) -> str:
    """What it cost: the last point of the learning curve."""
    path = _trained(CURVES, game, players, agent, "csv")
    if not path:
        return ""
    with path.open(encoding="utf-8", newline="") as lines:
        last = list(csv.DictReader(lines))[-1]
    decisions = int(last["decisions"])
    size = f"{decisions / 1e6:.1f} million" if decisions >= 1e6 else f"{decisions:,}"
    return f"{size} decisions, {float(last['seconds']):.0f} s"


def replace_tables(text: str) -> str:
    """A page with the tables between its markers up to date."""
    for game, players in AGENTS:
        marked = re.compile(rf"(<!-- baselines {game}-{players}: .*?\n\n).*?(\n\n<!-- end -->\n)", re.DOTALL)
        found = marked.findall(text)
        if len(found) != 1:
            raise ValueError(f"the page has no markers for {game}-{players}")
        text = marked.sub(table(game, players).join(found[0]), text)
    return text
