"""Presence: announced once for all tables of a process, and only when it changes."""

import asyncio
import json
import secrets
import string
import time
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

import pytest

from nomarch.client import Client
from nomarch.server.live import presence
from nomarch.server.live.presence import Presence
from nomarch.server.settings import Settings
from nomarch.server.store import Notice, Store
from tests.server.players import until
from tests.server.postgres import Postgres
from tests.server.serving import Server, serving
from tests.server.sockets import live

ME = {"kind": "person", "name": "Ann"}


class Line:
    """A store with only a name, and a list of the notices it sent."""

    def __init__(self, process: str) -> None:
        self.process = process
        self.told: list[Notice] = []

    async def announce(self, *notices: Notice) -> None:
        self.told += notices


def two(now: Callable[[], float] = time.monotonic) -> tuple[Presence, Presence, Line]:
    """The presence tables of two processes, and the line from the first to the second."""
    line = Line("one")
    one: Store = line  # type: ignore[assignment]
    other: Store = Line("other")  # type: ignore[assignment]
    return Presence(one), Presence(other, now), line


def hear(other: Presence, line: Line, telling: Coroutine[Any, Any, None]) -> set[str]:
    """Let the first process announce something and the second receive it; returns the affected tables."""
    asyncio.run(telling)
    told, line.told = line.told, []
    return {table for notice in told for table in other.hear(notice)}


def test_many_who_come_at_many_tables_are_told_in_few_short_messages() -> None:
    one, other, line = two()
    names = ["".join(secrets.choice(string.ascii_lowercase) for _ in range(12)) for _ in range(400)]
    for name in names:
        assert one.note(name, range(5))
        assert not one.note(name, range(5))
    asyncio.run(one.tell_soon())
    assert len(line.told) == 3
    assert all(len(json.dumps(vars(notice))) < 8000 for notice in line.told)
    assert hear(other, line, one.tell_soon()) == set(names)
    assert {len(other.elsewhere(name)) for name in names} == {5}
    assert hear(other, line, one.tell_soon()) == set()


def test_those_who_go_are_forgotten_and_the_whole_replaces_what_was_told() -> None:
    one, other, line = two()
    one.note("a", [0])
    one.note("b", [1])
    hear(other, line, one.tell_soon())
    one.note("a", [])
    assert hear(other, line, one.tell_soon()) == {"a"}
    assert (other.elsewhere("a"), other.elsewhere("b")) == (set(), {1})
    one.note("b", [])
    one.note("c", [2])
    assert hear(other, line, one.tell_all()) == {"b", "c"}
    assert (other.elsewhere("b"), other.elsewhere("c")) == (set(), {2})


def test_a_dead_process_is_forgotten_but_not_one_that_has_just_begun() -> None:
    now = 0.0
    one, other, line = two(lambda: now)
    one.note("a", [0])
    hear(other, line, one.tell_soon())
    assert other.forget_dead([]) == set()  # it may not have sent a heartbeat yet
    now = 11.0
    assert other.forget_dead(["one"]) == set()
    assert other.elsewhere("a") == {0}
    assert other.forget_dead(["other"]) == {"a"}
    assert other.elsewhere("a") == set()


@pytest.fixture
def pair(postgres: Postgres) -> Iterator[tuple[Server, Server]]:
    settings = Settings(database=postgres.create(f"test_{secrets.token_hex(6)}"), workers=1, rates={})
    with serving(settings) as one, serving(settings) as other:
        yield one, other


def test_a_process_tells_once_of_all_who_come_and_answers_one_that_starts(
    pair: tuple[Server, Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = pair
    monkeypatch.setattr(presence, "_TOGETHER", 0.5)
    ann = Client(one.address)
    tables = [ann.create("nile", [ME, ME]) for _ in range(5)]
    told: list[Notice] = []
    watch = other.service.hub.store._watch

    def note(notice: Notice) -> None:
        told.append(notice)
        watch(notice)

    other.service.hub.store._watch = note
    with live(one.address, ann, tables[0]), live(one.address, ann, tables[1]), live(one.address, ann, tables[2]):
        until(lambda: all(other.service.hub.presence.elsewhere(table) for table in tables[:3]), "who is there")
        said = [notice for notice in told if notice.present]
        assert len(said) < 3
        settings = one.service.settings
        with serving(settings) as third:  # a new process asks the others
            until(lambda: third.service.hub.presence.elsewhere(tables[1]) == {0, 1}, "an answer")
            with live(third.address, Client(third.address), tables[1]) as spectator:
                spectator.hear_here([0, 1])
    until(lambda: other.service.hub.presence.elsewhere(tables[1]) == set(), "their going")
