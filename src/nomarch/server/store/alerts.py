"""Notification subscriptions in both databases: push subscriptions of browsers, and e-mail addresses. A device has at
most one of each kind."""

from __future__ import annotations

import sqlite3
from abc import abstractmethod
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import astuple, replace
from typing import Any, TypeVar

from nomarch.server.store.protocol import Alert, AlertKind

__all__ = ["PostgresAlerts", "SqliteAlerts"]

_T = TypeVar("_T")
_COLUMNS = "id, who, kind, target, language, at, confirmed"
# The same target keeps its name, by which it can be stopped, and needn't be confirmed again.
_PUT = f"""
    INSERT INTO alerts ({_COLUMNS}) VALUES ({{values}})
    ON CONFLICT (who, kind) DO UPDATE SET
        id = CASE WHEN alerts.target = excluded.target THEN alerts.id ELSE excluded.id END,
        confirmed = CASE WHEN alerts.target = excluded.target AND alerts.confirmed THEN alerts.confirmed
                         ELSE excluded.confirmed END,
        target = excluded.target, language = excluded.language, at = excluded.at
    RETURNING {_COLUMNS}"""


class SqliteAlerts:
    """The subscriptions part of the SQLite store."""

    @abstractmethod
    async def _do(self, work: Callable[[sqlite3.Connection], _T], table: str = "") -> _T:
        """Carry something out."""

    async def put_alert(self, alert: Alert) -> Alert:
        """Store a subscription."""
        query = _PUT.format(values="?, ?, ?, ?, ?, ?, ?")
        return await self._do(lambda db: _alert(db.execute(query, astuple(alert)).fetchone()))

    async def alerts(self, who: Sequence[str]) -> list[Alert]:
        """The subscriptions of devices."""
        query = f"SELECT {_COLUMNS} FROM alerts WHERE who IN ({', '.join('?' * len(who))}) ORDER BY who, kind"
        return await self._do(lambda db: [_alert(row) for row in db.execute(query, list(who))])

    async def find_alert(self, name: str) -> Alert | None:
        """A subscription by its name."""
        query = f"SELECT {_COLUMNS} FROM alerts WHERE id = ?"
        row = await self._do(lambda db: db.execute(query, (name,)).fetchone())
        return _alert(row) if row else None

    async def confirm_alert(self, name: str) -> None:
        """Mark a subscription as confirmed."""
        await self._do(lambda db: db.execute("UPDATE alerts SET confirmed = 1 WHERE id = ?", (name,)))

    async def drop_alert(self, name: str) -> None:
        """Delete a subscription."""
        await self._do(lambda db: db.execute("DELETE FROM alerts WHERE id = ?", (name,)))

    async def drop_alerts(self, who: str, kind: AlertKind) -> None:
        """Delete a device's subscription of a kind."""
        await self._do(lambda db: db.execute("DELETE FROM alerts WHERE who = ? AND kind = ?", (who, kind)))

    async def purge_alerts(self, unconfirmed: int, unseen: int) -> int:
        """Delete expired subscriptions."""
        query = "DELETE FROM alerts WHERE at < ? OR (NOT confirmed AND at < ?)"
        return await self._do(lambda db: db.execute(query, (unseen, unconfirmed)).rowcount)


class PostgresAlerts:
    """The subscriptions part of the PostgreSQL store."""

    @abstractmethod
    def _connection(self, table: str = "") -> AbstractAsyncContextManager[Any]:
        """A connection."""

    async def put_alert(self, alert: Alert) -> Alert:
        """Store a subscription."""
        query = _PUT.format(values="$1, $2, $3, $4, $5, $6, $7")
        async with self._connection() as db:
            return _alert(await db.fetchrow(query, *astuple(alert)))

    async def alerts(self, who: Sequence[str]) -> list[Alert]:
        """The subscriptions of devices."""
        query = f"SELECT {_COLUMNS} FROM alerts WHERE who = any($1::text[]) ORDER BY who, kind"
        async with self._connection() as db:
            return [_alert(row) for row in await db.fetch(query, list(who))]

    async def find_alert(self, name: str) -> Alert | None:
        """A subscription by its name."""
        async with self._connection() as db:
            row = await db.fetchrow(f"SELECT {_COLUMNS} FROM alerts WHERE id = $1", name)
        return _alert(row) if row else None

    async def confirm_alert(self, name: str) -> None:
        """Mark a subscription as confirmed."""
        async with self._connection() as db:
            await db.execute("UPDATE alerts SET confirmed = true WHERE id = $1", name)

    async def drop_alert(self, name: str) -> None:
        """Delete a subscription."""
        async with self._connection() as db:
            await db.execute("DELETE FROM alerts WHERE id = $1", name)

    async def drop_alerts(self, who: str, kind: AlertKind) -> None:
        """Delete a device's subscription of a kind."""
        async with self._connection() as db:
            await db.execute("DELETE FROM alerts WHERE who = $1 AND kind = $2", who, kind)

    async def purge_alerts(self, unconfirmed: int, unseen: int) -> int:
        """Delete expired subscriptions."""
        query = "DELETE FROM alerts WHERE at < $1 OR (NOT confirmed AND at < $2) RETURNING id"
        async with self._connection() as db:
            return len(await db.fetch(query, unseen, unconfirmed))


def _alert(row: Any) -> Alert:
    found = Alert(*row)
    return replace(found, confirmed=bool(found.confirmed))
