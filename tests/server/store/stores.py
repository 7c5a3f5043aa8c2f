"""Stores for tests, and data to store."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from nomarch.server.store import Notice, Store, StoredEvent, TableSummary, open_store


def head(table: str, seq: int, **changes: Any) -> TableSummary:
    usual: dict[str, Any] = {
        "game": "nile", "phase": "playing", "listed": False, "created": 1, "updated": seq, "due": None,
        "summary": '{"seats": []}',
    }  # fmt: skip
    return TableSummary(id=table, seq=seq, **(usual | changes))


def event(seq: int, key: str = "", data: str = "") -> StoredEvent:
    return StoredEvent(seq, 1000 + seq, data or f"event {seq}", key)


@asynccontextmanager
async def opened(database: str, watch: Callable[[Notice], None] = lambda notice: None) -> AsyncIterator[Store]:
    store = open_store(database)
    await store.start(watch)
    try:
        yield store
    finally:
        await store.stop()


def using(database: str, work: Callable[[Store], Awaitable[None]]) -> None:
    """Open a store, run a function, and close it."""

    async def use() -> None:
        async with opened(database) as store:
            await work(store)

    asyncio.run(use())


def fill(path: Path, table: str, events: int = 1) -> None:
    """Create a database with one table, and close it."""

    async def write(store: Store) -> None:
        for seq in range(1, events + 1):
            await store.append(head(table, seq), [event(seq)], [])

    using(f"sqlite:///{path}", write)


def tables(path: Path) -> list[str]:
    """The tables in a database as a server would read them."""
    found: list[str] = []

    async def read(store: Store) -> None:
        found.extend(each.id for each in await store.heads())
        assert store.warnings == []

    using(f"sqlite:///{path}", read)
    return found
