"""Table summaries for lists: what the store keeps besides the events, and what each reader sees of it."""

from __future__ import annotations

from typing import Any

import orjson

from nomarch.play.match import Match
from nomarch.server.domain import ratings
from nomarch.server.domain.daily import result_of
from nomarch.server.domain.table import Table
from nomarch.server.store import DailyResult, TableSummary

__all__ = ["as_listed", "summarize", "waiting_first"]


def summarize(table: Table) -> TableSummary:
    """The summary of a table, so that lists don't have to replay games."""
    made, match = table.made, table.match
    seat, timed = table.to_play, made is not None and made.clock is not None
    summary = {
        "seats": [{"kind": seat.kind, "name": seat.name} for seat in table.seats],
        "levels": [seat.level if seat.kind == "bot" else "" for seat in table.seats],
        "options": made.options if made else {},
        "own_components": table.components is not None,
        "clock": vars(made.clock) if made and made.clock else None,
        "uploaded": made is None,
        "result": match.result if match and table.phase == "over" else "",
        "scores": _scores(match) if match and match.over and table.phase == "over" else [],
        "ranks": match.ranks if match and match.over and table.phase == "over" else [],
        "winners": match.winners if match and match.over and table.phase == "over" else [],
        "to_play": seat,
        "round": -(-match.turn // len(table.seats)) if match and table.phase == "playing" else None,
        "bot_to_play": bool(table.bot_to_play),
        "deadline": table.clock_since + table.seats[seat].bank if timed and seat is not None else None,
        "devices": [sorted(seat.who) for seat in table.seats],
        "daily": made.daily if made else "",
        "rated": table.rated,
    }
    return TableSummary(
        id=table.id,
        seq=table.seq,
        game=made.game if made else match.game.name if match else "",
        phase=table.phase,
        listed=bool(made and made.listed),
        created=table.created_at,
        updated=table.at,
        due=table.due,
        summary=orjson.dumps(summary).decode(),
        uploaded=made is None,
        host=table.host,
        network=table.network,
        daily=_daily(table),
        rated=ratings.result_of(table),
    )


def _daily(table: Table) -> DailyResult | None:
    found = result_of(table)
    return DailyResult(table.made.game, table.made.daily, *found) if found and table.made else None


def _scores(match: Match) -> list[str]:
    return [match.game.score_text(match.position, seat, score) for seat, score in enumerate(match.scores)]


def as_listed(head: TableSummary, who: str = "") -> dict[str, Any]:
    """A table as a list shows it to a device: an allow-list of fields, because the store also keeps who holds a seat.

    Tables last changed under an older version lack the newer fields.
    """
    kept = orjson.loads(head.summary)
    you = [seat for seat, devices in enumerate(kept.get("devices", [])) if who and who in devices]
    to_play, seats = kept.get("to_play"), kept["seats"]
    full = head.phase == "waiting" and all(seat["kind"] != "open" for seat in seats)
    return {
        "id": head.id,
        "game": head.game,
        "phase": head.phase,
        "created": head.created,
        "updated": head.updated,
        "uploaded": kept["uploaded"],
        "options": kept["options"],
        "own_components": kept.get("own_components", False),
        "daily": kept.get("daily") or None,
        "rated": kept.get("rated", False),
        "clock": kept["clock"],
        "seats": seats,
        "result": kept["result"],
        "scores": kept.get("scores", []),
        "ranks": kept.get("ranks", []),
        "winners": kept.get("winners", []),
        "to_play": to_play,
        "round": kept.get("round"),
        "deadline": None if kept.get("bot_to_play") else kept.get("deadline"),
        "you": you,
        "waits_for_you": (to_play in you and not kept["bot_to_play"]) or (full and bool(who) and head.host == who),
    }


_ORDER = {"playing": 0, "shuffling": 1, "waiting": 1}


def waiting_first(tables: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Tables by importance to a player: those that wait for them, games in progress, tables that haven't begun, then
    the rest; within each group, the last changed first."""
    return sorted(
        tables,
        key=lambda table: (not table["waits_for_you"], _ORDER.get(table["phase"], 2), -table["updated"], table["id"]),
    )
