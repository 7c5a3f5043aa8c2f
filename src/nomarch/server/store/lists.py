"""The lists of tables, each one query that an index answers: they take as long among a million tables as among ten."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

__all__ = ["COLUMNS", "numbered", "questions", "select_heads", "select_old", "select_sizes"]

COLUMNS = "id, seq, game, phase, listed, created, updated, due, summary, uploaded, host, network"


def questions(number: int) -> str:
    """How SQLite marks a value that is given apart."""
    return "?"


def numbered(number: int) -> str:
    """How PostgreSQL does."""
    return f"${number}"


def select_heads(
    mark: Callable[[int], str], *, phase: str = "", listed: bool = False, who: str = "", before: int = 0,
    last: str = "", limit: int = 50,
) -> tuple[str, list[Any]]:  # fmt: skip
    """The query for a list, and its values.

    A device's tables are those it last sat down at: otherwise each move would have to bring its seats up to date.
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
    """The query for the tables of a phase that have not changed for longest, and its values. Uploaded ones, which are
    all over, have an index of their own."""
    values = [before, limit] if uploaded else [phase, before, limit]
    kind = "uploaded" if uploaded else f"phase = {mark(1)} AND NOT uploaded"
    at = len(values) - 1
    query = f"SELECT id FROM tables WHERE {kind} AND updated < {mark(at)} ORDER BY updated LIMIT {mark(at + 1)}"
    return query, values


def select_sizes(mark: Callable[[int], str], phase: str, game: str, before: int) -> tuple[str, str, list[Any]]:
    """For whoever runs the server: the query that counts tables, the query for those that have not changed for longest
    and how long their events are as text, and the values of both; the second takes the limit besides."""
    asked = [("phase =", phase), ("game =", game), ("updated <", before)]
    values: list[Any] = [value for _, value in asked if value]
    names = [name for name, value in asked if value]
    conditions = " AND ".join(f"{name} {mark(number)}" for number, name in enumerate(names, 1))
    chosen = f"FROM tables WHERE {conditions}" if names else "FROM tables"
    oldest = f"SELECT {COLUMNS} {chosen} ORDER BY updated, id LIMIT {mark(len(values) + 1)}"
    size = "(SELECT coalesce(sum(length(data)), 0) FROM events WHERE table_id = id)"
    return f"SELECT count(*) {chosen}", f"SELECT {COLUMNS}, {size} FROM ({oldest}) AS oldest", values
