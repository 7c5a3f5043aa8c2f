"""Storage of tables, in SQLite or PostgreSQL."""

from __future__ import annotations

from nomarch.server.store.postgres import PostgresStore
from nomarch.server.store.protocol import (
    ALIVE,
    GAP,
    Alert,
    AlertKind,
    Beat,
    ChatLine,
    Conflict,
    DailyDay,
    DailyPlace,
    DailyResult,
    DatabaseUnavailable,
    Device,
    Gone,
    Notice,
    Outage,
    Profile,
    Repeated,
    Review,
    Store,
    StoredEvent,
    TableSummary,
)
from nomarch.server.store.ratings import Change, Place, RatingStore
from nomarch.server.store.sqlite import SqliteStore
from nomarch.text.errors import NomarchError

__all__ = [
    "ALIVE",
    "GAP",
    "Alert",
    "AlertKind",
    "Beat",
    "Change",
    "ChatLine",
    "Conflict",
    "DailyDay",
    "DailyPlace",
    "DailyResult",
    "DatabaseUnavailable",
    "Device",
    "Gone",
    "Notice",
    "Outage",
    "Place",
    "Profile",
    "RatingStore",
    "Repeated",
    "Review",
    "Store",
    "StoredEvent",
    "TableSummary",
    "check_url",
    "open_store",
]  # fmt: skip

_SQLITE = "sqlite:///"
_POSTGRES = ("postgresql://", "postgres://")


def open_store(url: str) -> Store:
    """The store that a URL names."""
    check_url(url)
    return PostgresStore(url) if url.startswith(_POSTGRES) else SqliteStore(url.removeprefix(_SQLITE))


def check_url(url: str) -> None:
    """Reject anything that isn't a database URL, so that a typo doesn't create a file."""
    if url.startswith(_POSTGRES) or (url.startswith(_SQLITE) and url != _SQLITE):
        return
    scheme, mark, rest = url.partition(":")
    if scheme == "sqlite" and rest.strip("/"):
        raise NomarchError("database_url_meant", url=url, meant=_SQLITE + rest.removeprefix("//"))
    if url and (not mark or len(scheme) == 1):  # a bare path; a scheme of one letter is a drive
        raise NomarchError("database_url_meant", url=url, meant=_SQLITE + url)
    raise NomarchError("database_url", url=f"{scheme}://…" if mark else url)  # the rest may hold a password
