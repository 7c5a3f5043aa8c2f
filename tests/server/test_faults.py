"""Acknowledged moves are never lost, whatever happens to the server: killed repeatedly, disconnected, or stopped."""

import asyncio
import json
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from nomarch import client as client_module
from nomarch import load
from nomarch.client import Client
from nomarch.play.fairness import verify
from nomarch.server.domain.problems import DatabaseUnavailable
from nomarch.server.settings import Settings
from nomarch.server.store import StoredEvent, open_store
from tests.server.households import Household
from tests.server.players import LONG, Player, move, my_turn, refused, until
from tests.server.serving import Process, Server, processes, serving

BOT = {"kind": "bot", "level": "random"}
ME = {"kind": "person", "name": "Ann"}
MOVES_BEFORE = 12  # the first kill
# Nothing listens at that port: letters are stored, and can't be sent.
OPTIONS = (
    "--no-limits",
    "--public-url",
    "http://games.example",
    "--smtp",
    "smtp://127.0.0.1:9",
    "--mail-from",
    "a@b.example",
)
ROUNDS = int(os.environ.get("NOMARCH_KILLS", "1"))  # rounds of kills, on either database


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine takes long to restart a server."""
    monkeypatch.setattr(client_module, "_PATIENCE", LONG)


def kept_events(database: str, table: str) -> list[StoredEvent]:
    """A table's events, read directly from the database."""

    async def read() -> list[StoredEvent]:
        store = open_store(database)
        await store.start(lambda notice: None)
        try:
            return await store.events(table)
        finally:
            await store.stop()

    return asyncio.run(read())


# --- kill -9 ---


@pytest.mark.parametrize("number", range(ROUNDS))
def test_killed_again_and_again_a_server_loses_nothing_it_acknowledged(database: str, number: int) -> None:
    with processes() as start:
        server = start(database, *OPTIONS)
        players, daily = sit_down(server.address)
        household = Household(server.address)
        for each in (*players, household):
            each.start()
        wanted = moves(players) + MOVES_BEFORE
        until(lambda: moves(players) >= wanted or failures(players), "play")
        server = restarted(start, server, database)
        rated = [player for player in players if player.table == players[0].table]
        until(lambda: not any(player.is_alive() for player in rated), "the end of the rated game")
        server = restarted(start, server, database)
        for player in players:
            player.join(LONG)
        assert not failures(players)
        assert not any(player.is_alive() for player in players), "a game is stuck"
        household.check()
        for player in rated:
            assert [each["games"] for each in player.client.get("/api/me/ratings")["ratings"]] == [1]
        check_daily(daily)
        records = {player.table: Client(server.address).record(player.table) for player in players}
        server.kill()
    print(f"2 kills, {moves(players)} moves and {household.rounds} rounds of changes to a profile acknowledged")
    for table, record in records.items():
        seated = [player for player in players if player.table == table]
        check_events(kept_events(database, table), seated, record, sealed=table == daily.table)


def restarted(start: Callable[..., Process], server: Process, database: str) -> Process:
    """The server again, on its old port, after kill -9."""
    server.kill()
    return start(database, *OPTIONS, port=server.port)


def sit_down(address: str) -> tuple[list[Player], Player]:
    """Six people at four tables, some with a bot, so that anyone may be to move when the server is killed.

    The first game is rated; the last is the daily deal, whose player is returned beside all of them."""
    players = []
    for people, bots in ((2, 0), (2, 1), (1, 1)):
        clients = [Client(address) for _ in range(people)]
        seats = [{"kind": "open"}] * people + [BOT] * bots
        rated: dict[str, Any] = {} if bots else {"rated": True, "clock": {"bank": 7200, "increment": 60}}
        table = clients[0].create("nile", seats, options={"faster": "yes"}, **rated)
        for client in clients:
            client.join(table, "Ann")
        clients[0].start(table)
        players += [Player(client, table) for client in clients]
    client = Client(address)
    day = client.get("/api/daily")["day"]
    players.append(Player(client, client.post(f"/api/daily/nile/{day}")["table"]))
    return players, players[-1]


def check_daily(player: Player) -> None:
    """The result of a daily deal is stored once, with the score of its game."""
    scores = player.client.see(player.table)["play"]["result"]["scores"]
    day = player.client.get(f"/api/daily/nile/{player.client.get('/api/daily')['day']}")
    assert (day["finished"], day["scores"], day["yours"]["score"]) == (1, [{"score": scores[0], "count": 1}], scores[0])


def moves(players: list[Player]) -> int:
    return sum(len(player.acknowledged) for player in players)


def failures(players: list[Player]) -> list[Exception]:
    return [player.failure for player in players if player.failure]


def check_events(kept: list[StoredEvent], players: list[Player], record: str, *, sealed: bool) -> None:
    assert [event.seq for event in kept] == list(range(1, len(kept) + 1))
    found = [(event, json.loads(event.data)) for event in kept]
    moved = [
        (event.seq, data["action"], event.key.partition(" ")[2]) for event, data in found if data["kind"] == "moved"
    ]
    acknowledged = {each for player in players for each in player.acknowledged}
    # Each exactly once, in its place; and no move by a person that they didn't send.
    assert acknowledged == {each for each in moved if each[2]}
    match = load(record)
    assert match.over
    assert [turn[1] for turn in moved] == [before.text(action) for before, action in match.history()]
    if not sealed:  # until the day is over
        verify(match)


def test_a_bot_that_was_to_move_moves_after_the_restart_and_workers_end_with_their_server(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with processes() as start:
        server = start(database)
        client = Client(server.address)
        table = client.create("nile", [BOT, ME], options={"first": "1"})
        client.start(table)
        server.kill()  # long before a worker is ready
        server = start(database, port=server.port)
        assert my_turn(client, table)["play"]["decision"] > 0
        server.kill()
        assert server.all_ended(LONG)


# --- keys ---


def test_a_repeated_key_gets_the_first_answer_after_a_restart_too(database: str) -> None:
    settings = Settings(database=database, workers=1, rates={})
    with serving(settings) as server:
        client = Client(server.address)
        before = [ask(client) for ask in keyed_requests(client)]
        assert [ask(client) for ask in keyed_requests(client)] == before
        kept = client.see(before[0]["table"])
    with serving(settings) as server:
        again = Client(server.address, client.token)
        assert [ask(again) for ask in keyed_requests(again)] == before
        assert again.see(before[0]["table"]) == kept
        other = Client(server.address)  # keys of different clients don't collide
        assert other.post("/api/tables", **NEW)["table"] != before[0]["table"]


NEW: dict[str, Any] = {"game": "nile", "seats": [ME, ME], "options": {"first": "1"}, "key": "new"}


def keyed_requests(client: Client) -> list[Callable[[Client], dict[str, Any]]]:
    """Create a table, start and move, always with the same keys."""
    table = client.post("/api/tables", **NEW)["table"]

    def first_move(client: Client) -> dict[str, Any]:
        shown = client.see(table, 0)
        choice = shown["play"]["choices"][0]["action"] if shown["play"]["choices"] else 0
        answer: dict[str, Any] = client.post(f"/api/tables/{table}/moves", seq=shown["seq"], action=choice, key="m")
        return answer

    return [
        lambda client: client.post("/api/tables", **NEW),
        lambda client: client.post(f"/api/tables/{table}/start", key="s"),
        first_move,
    ]


# --- a database that responds too late, or not at all ---


def test_what_was_kept_though_the_answer_was_lost_is_not_done_twice(server: Server) -> None:
    client = Client(server.address)
    table = client.create("nile", [ME, BOT], options={"first": "1"})
    client.start(table)
    shown = my_turn(client, table)
    lose_answers(server, 1)
    answer = move(client, shown, key="once")  # the client retries by itself
    assert answer["seq"] == shown["seq"] + 1
    assert move(client, shown, key="once") == answer
    assert my_turn(client, table)["seq"] > shown["seq"]  # the bot continues


def test_a_table_that_was_made_though_the_answer_was_lost_is_made_once(server: Server) -> None:
    client = Client(server.address)
    lose_answers(server, 1)
    client.create("nile", [ME, BOT])
    assert len(client.get("/api/me/tables")) == 1


def lose_answers(server: Server, times: int) -> None:
    """Make the store commit, but lose its response."""
    append, left = server.service.hub.store.append, times

    async def keep(*args: Any) -> None:
        nonlocal left
        await append(*args)
        if left:
            left -= 1
            raise DatabaseUnavailable("database_away")

    server.service.hub.store.append = keep


def test_nobody_is_shown_what_is_not_kept_yet(server: Server) -> None:
    client = Client(server.address)
    table = client.create("nile", [ME, ME], options={"first": "1"})
    client.start(table)
    shown = client.see(table, 0)
    append, gate = server.service.hub.store.append, asyncio.Event()
    loop: list[asyncio.AbstractEventLoop] = []

    async def keep(*args: Any) -> None:
        loop.append(asyncio.get_running_loop())
        await gate.wait()
        await append(*args)

    server.service.hub.store.append = keep
    with ThreadPoolExecutor() as pool, client._connect(table, 0) as socket:
        assert json.loads(socket.recv())["seq"] == shown["seq"]
        answer = pool.submit(move, client, shown)
        until(lambda: loop, "a move")
        assert client.see(table, 0)["play"]["decision"] == 0
        socket.send('{"type": "ping"}')
        while (told := json.loads(socket.recv()))["type"] != "pong":
            assert told["type"] != "table"
        loop[0].call_soon_threadsafe(gate.set)
        while (told := json.loads(socket.recv()))["type"] != "table":
            pass
        assert told["seq"] == shown["seq"] + 1 == answer.result()["seq"]


def test_a_table_that_cannot_be_read_does_not_stop_the_others(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'tables.db'}", workers=1, rates={})
    with serving(settings) as server:
        client = Client(server.address)
        table = client.create("nile", [BOT, ME], options={"first": "1"})
        server.service.workers.stop()  # so that the bot doesn't move
        client.start(table)
        spoiled = replace(asyncio.run_coroutine_threadsafe(server.service.hub.store.heads(), server.loop).result()[0],
                          id="spoiled", seq=1, due=1)  # fmt: skip
        keep = server.service.hub.store.append(spoiled, [StoredEvent(1, 1, "not an event")], [])
        asyncio.run_coroutine_threadsafe(keep, server.loop).result()
    with serving(settings) as server:
        assert my_turn(Client(server.address, client.token), table)["play"]["decision"] > 0


def test_spectators_and_players_of_a_deleted_table_learn_that_it_is_gone(server: Server) -> None:
    client = Client(server.address)
    table = client.create("nile", [ME, ME], options={"first": "1"})
    client.start(table)
    shown = client.see(table, 0)
    with client._connect(table, 0) as socket:
        assert json.loads(socket.recv())["type"] == "table"
        asyncio.run_coroutine_threadsafe(server.service.hub.store.delete([table]), server.loop).result()
        while (told := json.loads(socket.recv()))["type"] != "error":
            pass
        assert told["error"]["key"] == "no_such_table"
    gone = refused(lambda: move(client, shown))
    assert (gone.status, gone.key) == (404, "no_such_table")
