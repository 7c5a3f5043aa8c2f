"""Lists of tables. Each is one indexed query, whose cost doesn't grow with the number of tables."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

__all__ = ["COLUMNS", "numbered", "questions", "select_heads", "select_old", "select_sizes"]

COLUMNS = "id, seq, game, phase, listed, created, updated, due, summary, uploaded, host, network"


def questions(number: int) -> str:
    """SQLite's parameter markers."""
    return "?"


def numbered(number: int) -> str:
    """PostgreSQL's parameter markers."""
    return f"${number}"


def select_heads(
    mark: Callable[[int], str], *, phase: str = "", listed: bool = False, who: str = "", before: int = 0,
    last: str = "", limit: int = 50,
) -> tuple[str, list[Any]]:  # fmt: skip
    """The query for a list, and its values.

    A device's tables are those it last joined: otherwise each move would have to update its seats.
    """
    values: list[Any] = []

    def given(value: Any) -> str:
        values.append(value)
        return mark(len(values))

    conditions = []
    if who:
        conditions.append(f"who = {given(who)}")
    if phase:
        conditions.append(f"phase = {given(phase)}")
    if listed:
        conditions.append("listed")
    if before and last:
        conditions.append(f"(updated, id) < ({given(before)}, {given(last)})")
    elif before:
        conditions.append(f"updated < {given(before)}")
    tables, order = "tables", "updated DESC, id DESC"
    if who:
        tables, order = "sitting JOIN tables ON id = table_id", "since DESC, table_id DESC"
    where = f" WHERE {' AND '.join(conditions)}" if conditions else ""
    return f"SELECT {COLUMNS} FROM {tables}{where} ORDER BY {order} LIMIT {given(limit)}", values


def select_old(
    mark: Callable[[int], str], phase: str, before: int, *, uploaded: bool, limit: int
) -> tuple[str, list[Any]]:
    """The query for the least recently changed tables of a phase, and its values. Uploaded tables, which are all
    finished, have their own index."""
    values = [before, limit] if uploaded else [phase, before, limit]
    kind = "uploaded" if uploaded else f"phase = {mark(1)} AND NOT uploaded"
    at = len(values) - 1
    query = f"SELECT id FROM tables WHERE {kind} AND updated < {mark(at)} ORDER BY updated LIMIT {mark(at + 1)}"
    return query, values


def select_sizes(mark: Callable[[int], str], phase: str, game: str, before: int) -> tuple[str, str, list[Any]]:
    """For the operator: the query that counts tables, the query for the least recently changed ones with the text size
    of their events, and the values of both; the second takes a limit as well."""
    asked = [("phase =", phase), ("game =", game), ("updated <", before)]
    values: list[Any] = [value for _, value in asked if value]
    names = [name for name, value in asked if value]
    conditions = " AND ".join(f"{name} {mark(number)}" for number, name in enumerate(names, 1))
    chosen = f"FROM tables WHERE {conditions}" if names else "FROM tables"
    oldest = f"SELECT {COLUMNS} {chosen} ORDER BY updated, id LIMIT {mark(len(values) + 1)}"
    size = "(SELECT coalesce(sum(length(data)), 0) FROM events WHERE table_id = id)"
    return f"SELECT count(*) {chosen}", f"SELECT {COLUMNS}, {size} FROM ({oldest}) AS oldest", values
