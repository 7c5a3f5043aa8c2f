"""PostgreSQL only: several processes, and a server that may be unavailable."""

import asyncio
import contextlib
import secrets

import pytest

from nomarch.server.domain.problems import DatabaseUnavailable
from nomarch.server.store import Notice, Store, open_store
from nomarch.text.errors import NomarchError
from tests.server.ports import unused_port
from tests.server.postgres import Postgres, execute
from tests.server.store.stores import event, head, opened, using


def test_what_is_due_is_leased_to_one_process_as_long_as_it_lives(postgres: Postgres) -> None:
    url = postgres.create(f"test_{secrets.token_hex(6)}")

    async def lease() -> None:
        async with opened(url) as one:
            async with opened(url) as other:
                for store in (one, other):
                    await store.beat(0, 1000)
                for i in range(40):
                    await one.append(head(f"t{i}", 1, due=10), [event(1)], [])
                assert await other.due(30) == []  # leased to the process that stored the last event
                await other.append(head("t0", 2, due=10), [event(2)], [])
                assert await other.due(30) == ["t0"]
                assert len(await one.due(30)) == 39
            assert len(await one.due(30)) == 40  # the other process signed off
            async with opened(url) as third, opened(url) as fourth:
                for store in (third, fourth):  # the first process has been silent for too long
                    await store.beat(0, 7000)
                taken = await asyncio.gather(*(store.due(30, limit=15) for store in (third, fourth) for _ in range(3)))
                found = [set(each) for each in taken]
                assert not set().union(*found[:3]) & set().union(*found[3:])

    asyncio.run(asyncio.wait_for(lease(), 60))


def test_processes_that_start_at_once_on_an_empty_postgresql_share_one_key(postgres: Postgres) -> None:
    url = postgres.create(f"test_{secrets.token_hex(6)}")

    async def start() -> bytes:
        async with opened(url) as store:
            return await store.server_key()

    async def start_all() -> list[bytes]:
        return await asyncio.gather(*(start() for _ in range(4)))

    assert len(set(asyncio.run(start_all()))) == 1


def test_other_processes_are_told_after_an_event_was_kept(postgres: Postgres) -> None:
    url = postgres.create(f"test_{secrets.token_hex(6)}")

    async def tell() -> None:
        heard: asyncio.Queue[Notice] = asyncio.Queue()
        async with opened(url) as one, opened(url, heard.put_nowait) as other:
            assert await heard.get() == Notice("")  # listening
            await one.append(head("t", 2), [event(1), event(2)], [])
            assert await heard.get() == Notice("t", seq=2)
            assert [each.seq for each in await other.events("t")] == [1, 2]
            await one.say("t", 1, None, "Ann", "hello")
            assert await heard.get() == Notice("t", chat=1)
            here = [Notice("", process="p", present={"t": [0, 2]}, whole=True), Notice("", process="p", ask=True)]
            await one.announce(*here)
            assert [await heard.get(), await heard.get()] == here

    asyncio.run(asyncio.wait_for(tell(), 60))


def test_a_postgresql_that_does_not_answer_is_refused_without_its_password() -> None:
    url = f"postgresql://ann:secret@127.0.0.1:{unused_port()}/tables"
    with pytest.raises(NomarchError) as refused:
        asyncio.run(open_store(url).start(lambda notice: None))
    assert refused.value.message.key == "database_unusable"
    assert "secret" not in str(refused.value)


def test_a_postgresql_without_such_a_database_is_refused(postgres: Postgres) -> None:
    with pytest.raises(NomarchError, match="nowhere") as refused:
        asyncio.run(open_store(postgres.url("nowhere")).start(lambda notice: None))
    assert refused.value.message.key == "database_unusable"


def test_a_postgresql_whose_connections_were_cut_is_away_for_a_moment_only(postgres: Postgres) -> None:
    url = postgres.create(f"test_{secrets.token_hex(6)}")
    name = url.rpartition("/")[2]
    cut = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"

    async def lose(store: Store) -> None:
        await store.append(head("t", 1), [event(1)], [])
        waiting = [asyncio.create_task(store.append(head(f"t{i}", 1), [event(1)], [])) for i in range(6)]
        await execute(postgres.url(), cut)
        for ended in await asyncio.gather(*waiting, return_exceptions=True):
            assert ended is None or isinstance(ended, DatabaseUnavailable)
        with contextlib.suppress(DatabaseUnavailable):  # the first call notices
            await store.events("t")
        assert await store.events("t") == [event(1)]

    using(url, lose)
