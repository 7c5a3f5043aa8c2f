"""A person's finished games and win rates, from the rows of their tables: no game is replayed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import orjson

from nomarch import bots
from nomarch.server.live.summaries import as_listed
from nomarch.server.store import TableSummary

__all__ = ["finished_game", "results"]


def finished_game(head: TableSummary, who: str) -> dict[str, Any] | None:
    """A finished game as its player sees it; None for games of others and uploaded records."""
    table = as_listed(head, who)
    you, seats = table["you"], table["seats"]
    if head.phase != "over" or table["uploaded"] or not you:
        return None
    levels = _levels(head)
    rivals = [seat for number, seat in enumerate(seats) if number not in you]
    kinds = {seat["kind"] for seat in rivals}
    against = "alone" if not kinds else "mixed" if len(kinds) > 1 else "bots" if kinds == {"bot"} else "people"
    faced = {level for number, level in enumerate(levels) if number not in you and level}
    return {
        "table": head.id,
        "game": head.game,
        "ended": head.updated,
        "players": len(seats),
        "seats": seats,
        "you": you,
        "scores": table["scores"],
        "winners": table["winners"],
        "won": len(you) == 1 and you[0] in table["winners"],
        "against": against,
        "level": faced.pop() if against == "bots" and len(faced) == 1 else "",
    }


def _levels(head: TableSummary) -> list[str]:
    """The level of the bot in each seat. Rows of older versions lack it: there, bots are usually called by it."""
    kept = orjson.loads(head.summary)
    named = [seat["name"] if seat["kind"] == "bot" and seat["name"] in bots.LEVELS else "" for seat in kept["seats"]]
    return list(kept.get("levels", named))


def results(games: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """Games and wins by game, number of players and opponents. Games in which somebody held several seats don't
    count."""
    played: Counter[tuple[str, int, str, str]] = Counter()
    won: Counter[tuple[str, int, str, str]] = Counter()
    for game in games:
        if len(game["you"]) == 1:
            kind = (game["game"], game["players"], game["against"], game["level"])
            played[kind] += 1
            won[kind] += game["won"]
    names = ("game", "players", "against", "level")
    return [dict(zip(names, kind, strict=True)) | {"games": played[kind], "wins": won[kind]} for kind in sorted(played)]
