"""Stores for tests, and what is kept in them."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from nomarch.server.store import Notice, Store, StoredEvent, TableSummary, open_store


def head(table: str, seq: int, **changes: Any) -> TableSummary:
    usual: dict[str, Any] = {
        "game": "nile", "phase": "playing", "listed": False, "created": 1, "updated": seq, "due": None, "summary": "{}",
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
    """Do something with a store, and close it."""

    async def use() -> None:
        async with opened(database) as store:
            await work(store)

    asyncio.run(use())
