"""Background upkeep: the lobby is shared fairly, and old data is removed in time."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from nomarch import load
from nomarch.client import Client
from nomarch.server import service
from nomarch.server.domain.commands import upload
from nomarch.server.live import upkeep
from nomarch.server.live.hub import Hub
from nomarch.server.live.ratelimit import Rate
from nomarch.server.live.upkeep import Retention, Upkeep
from nomarch.server.settings import RATES, Settings
from nomarch.server.store import Store
from tests.server.knocking import ask, why
from tests.server.players import refused, until
from tests.server.serving import Server, serving
from tests.server.store.stores import event, head, using

OPEN = [{"kind": "person", "name": "Ann"}, {"kind": "open"}]
RECORD = (Path(__file__).parents[3] / "docs" / "games" / "nile.txt").read_text(encoding="utf-8")
MINUTE, DAY = 60_000, 86_400_000


class Clock:
    """A clock set by hand."""

    def __init__(self) -> None:
        self.now = 1_800_000_000_000

    def __call__(self) -> int:
        return self.now


def do(server: Server, work: Callable[[], Coroutine[Any, Any, Any]]) -> Any:
    return asyncio.run_coroutine_threadsafe(work(), server.loop).result()


def lobby(client: Client) -> list[str]:
    return [each["id"] for each in client.get("/api/tables")]


# --- the lobby ---


def test_the_lobby_can_be_read_to_its_end(server: Server) -> None:
    client = Client(server.address)
    made = [client.create("nile", OPEN, listed=True) for _ in range(53)]
    first = client.get("/api/tables")
    last = first[-1]
    rest = client.get(f"/api/tables?before={last['updated']}&last={last['id']}")
    assert len(first) == 50
    assert sorted(each["id"] for each in first + rest) == sorted(made)


def test_a_device_and_a_network_have_their_share_of_the_lobby(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "LISTED_PER_DEVICE", 2)
    monkeypatch.setattr(service, "LISTED_PER_NETWORK", 3)
    with serving(Settings(database=f"sqlite:///{tmp_path / 'tables.db'}", workers=1)) as server:
        ann, bob = Client(server.address), Client(server.address)
        new = {"game": "nile", "seats": OPEN, "listed": True}
        first = ann.post("/api/tables", **new, key="first")["table"]
        ann.create("nile", OPEN, listed=True)
        full = refused(lambda: ann.create("nile", OPEN, listed=True))
        assert (full.status, full.key) == (422, "lobby_share")
        assert ann.post("/api/tables", **new, key="first")["table"] == first  # created earlier
        ann.create("nile", OPEN)  # unlisted tables aren't limited
        bob.create("nile", OPEN, listed=True)
        assert "already has 3 tables" in str(refused(lambda: bob.create("nile", OPEN, listed=True)))
        ann.post(f"/api/tables/{first}/close")
        bob.create("nile", OPEN, listed=True)


def test_a_table_left_alone_leaves_the_lobby_and_comes_back_with_its_people(database: str) -> None:
    clock = Clock()
    with serving(Settings(database=database, workers=1, rates={}, now=clock)) as server:
        ann, bob = Client(server.address), Client(server.address)
        alone, attended = (ann.create("nile", OPEN, listed=True) for _ in range(2))
        tidy = server.service.upkeep.tidy_lobby
        with ann._connect(attended, 0) as socket:
            socket.recv()
            clock.now += 20 * MINUTE
            do(server, tidy)
            clock.now += 20 * MINUTE
            do(server, tidy)
            assert lobby(bob) == [attended]
        with ann._connect(alone, 0) as socket:
            socket.recv()
            do(server, tidy)
            assert sorted(lobby(bob)) == sorted([alone, attended])
        clock.now += 40 * MINUTE
        until(lambda: not any(live.watchers for live in server.service.hub.tables()), "the last to go")
        do(server, tidy)
        assert lobby(bob) == []
        bob.join(alone)  # with the link
        assert lobby(ann) == [alone]


# --- retention ---


def test_what_is_old_is_removed_by_its_own_rule(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(upkeep, "_PAUSE", 0)
    now = 200 * DAY
    kinds: dict[str, dict[str, Any]] = {
        "waiting": {"phase": "waiting"},
        "shuffling": {"phase": "shuffling"},
        "closed": {"phase": "closed"},
        "playing": {"phase": "playing"},
        "uploaded": {"phase": "over", "uploaded": True},
        "over": {"phase": "over"},
    }

    async def tidy(store: Store) -> None:
        for name, kind in kinds.items():
            for days in (10, 50, 120):
                await store.append(head(f"{name} {days}", 1, updated=now - days * DAY, **kind), [event(1)], ["ann"])
        await purge(store, Retention())
        gone = {f"{name} {days}" for name in ("waiting", "shuffling", "closed") for days in (50, 120)} | {
            "uploaded 120"
        }
        everything = {f"{name} {days}" for name in kinds for days in (10, 50, 120)}
        assert {each.id for each in await store.heads()} == everything - gone
        await purge(store, Retention(0, 0, 0))
        assert len(await store.heads()) == len(everything - gone)
        await purge(store, Retention(0, 0, 30))
        assert {each.id for each in await store.heads(phase="over")} == {"over 10", "uploaded 10", "uploaded 50"}
        assert len(await store.heads(phase="playing")) == 3  # never removed

    async def purge(store: Store, retention: Retention) -> None:
        await Upkeep(Hub(store, lambda: now), retention).purge()

    using(database, tidy)


# --- uploads ---


def test_an_uploaded_record_is_kept_without_its_padding() -> None:
    padded = RECORD.replace("\n", " " * 400 + "\n")
    (kept,) = upload(padded, "ann", {})
    assert len(kept.record) < len(RECORD) + 100
    assert load(kept.record).record() == load(RECORD).record() == kept.record


def test_a_network_uploads_only_so_much_a_day(tmp_path: Path) -> None:
    rates = {"upload": Rate(5000, 5000 / 86_400)}
    assert RATES["upload"].burst <= 1_000_000
    with serving(Settings(database=f"sqlite:///{tmp_path / 'tables.db'}", workers=1, rates=rates)) as server:
        token = ask(server, "POST", "/api/identity").json()["token"]
        answers = [ask(server, "POST", "/api/records", token, json={"record": RECORD}) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert why(answers[2]) == (429, "too_many")
