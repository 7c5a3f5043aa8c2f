"""Where tables are kept: in an SQLite file, or in PostgreSQL."""

from __future__ import annotations

from nomarch.server.store.postgres import PostgresStore
from nomarch.server.store.promises import (
    ALIVE,
    GAP,
    Away,
    Beat,
    Conflict,
    Gone,
    Head,
    Kept,
    Notice,
    Outage,
    Repeated,
    Review,
    Said,
    Store,
)
from nomarch.server.store.sqlite import SqliteStore

__all__ = [
    "ALIVE", "GAP", "Away", "Beat", "Conflict", "Gone", "Head", "Kept", "Notice", "Outage", "Repeated", "Review",
    "Said", "Store", "open_store",
]  # fmt: skip


def open_store(url: str) -> Store:
    """The store that a URL names."""
    if url.startswith(("postgresql://", "postgres://")):
        return PostgresStore(url)
    return SqliteStore(url.removeprefix("sqlite:///"))
