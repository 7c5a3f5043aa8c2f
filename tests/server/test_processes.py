"""Several processes on one PostgreSQL, and a PostgreSQL that goes down and comes back."""

import asyncio
import secrets
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from nomarch import client as client_module
from nomarch import load
from nomarch.client import Client, Refusal
from nomarch.server.live import scheduler
from nomarch.server.live.workers import Workers
from nomarch.server.settings import Settings
from nomarch.server.store import Notice
from tests.server.players import LONG, Player, move, my_turn, refused, until
from tests.server.postgres import Postgres, execute
from tests.server.serving import Server, processes, serving
from tests.server.sockets import live

BOT = {"kind": "bot", "level": "random"}
ME = {"kind": "person", "name": "Ann"}


@pytest.fixture
def database(postgres: Postgres) -> str:
    """An empty PostgreSQL database: SQLite allows only one process."""
    return postgres.create(f"test_{secrets.token_hex(6)}")


@pytest.fixture
def pair(database: str) -> Iterator[tuple[Server, Server]]:
    """Two servers on one database; in one process, but without a connection to each other."""
    settings = Settings(database=database, workers=1, rates={})
    with serving(settings) as one, serving(settings) as other:
        yield one, other


def begin(client: Client, seats: list[dict[str, Any]]) -> str:
    table = client.create("nile", seats, options={"first": "1"})
    client.start(table)
    return table


# --- two processes ---


def test_two_processes_serve_one_table_and_the_game_survives_either(database: str) -> None:
    with processes() as start, ThreadPoolExecutor() as pool:
        one, other = pool.map(lambda _: start(database, "--no-limits"), range(2))
        ann, bob = Client(one.address), Client(other.address)
        table = ann.create("nile", [{"kind": "open"}, {"kind": "open"}, BOT])
        ann.join(table, "Ann")
        bob.join(table, "Bob")
        ann.start(table)
        players = [Player(ann, table), Player(bob, table)]
        for player in players:
            player.start()
        players[0].join(LONG)
        assert [player.failure for player in players] == [None, None]
        assert players[0].acknowledged
        one.kill()
        players[1].join(LONG)
        match = load(bob.record(table))
        assert match.over
        texts = [before.text(action) for before, action in match.history()]
        assert all(text in texts for player in players for _, text, _ in player.acknowledged)


def test_of_two_who_move_at_once_through_two_processes_one_is_refused_with_the_fresh_view(
    pair: tuple[Server, Server],
) -> None:
    ann = Client(pair[0].address)
    clients = [ann, Client(pair[1].address, ann.token)]
    table = begin(ann, [ME, ME])
    with ThreadPoolExecutor() as pool:
        for turn in range(25):
            shown = my_turn(clients[turn % 2], table)

            def race(client: Client, shown: dict[str, Any] = shown) -> dict[str, Any] | Refusal:
                try:
                    return move(client, shown)
                except Refusal as refusal:
                    return refusal

            answers = list(pool.map(race, clients))
            behind = [answer for answer in answers if isinstance(answer, Refusal)]
            assert [(each.status, each.key) for each in behind] == [(409, "stale")]
            assert [each.table and each.table["seq"] for each in behind] == [shown["seq"] + 1]
    # Both processes show the same table.
    assert clients[0].see(table, 0) == clients[1].see(table, 0)


def test_the_same_key_at_once_through_two_processes_gets_one_answer(pair: tuple[Server, Server]) -> None:
    ann = Client(pair[0].address)
    clients = [ann, Client(pair[1].address, ann.token)]
    new = {"game": "nile", "seats": [ME, ME], "options": {"first": "1"}, "key": "new"}
    with ThreadPoolExecutor() as pool:
        made = list(pool.map(lambda client: client.post("/api/tables", **new), clients))
        assert made[0] == made[1]
        table = made[0]["table"]
        ann.start(table)
        for turn in range(25):
            shown = my_turn(clients[turn % 2], table)

            def same(client: Client, shown: dict[str, Any] = shown) -> dict[str, Any]:
                return move(client, shown, key=f"move {shown['seq']}".replace(" ", "-"))

            answers = list(pool.map(same, clients))
            assert answers == [{"table": table, "seq": shown["seq"] + 1}] * 2
            # After the response, both processes show the move.
            assert {client.see(table)["seq"] for client in clients} == {shown["seq"] + 1}
    assert clients[0].see(table)["play"]["decision"] == 25


def test_moves_presence_and_chat_are_heard_across_processes(pair: tuple[Server, Server]) -> None:
    one, other = pair
    ann, bob = Client(one.address), Client(other.address)
    table = ann.create("nile", [{"kind": "open"}, {"kind": "open"}], options={"first": "1"})
    ann.join(table, "Ann", 0)
    bob.join(table, "Bob", 1)
    with live(one.address, ann, table) as at_one:
        at_one.hear_here([0])
        with live(other.address, bob, table) as at_other:
            at_other.hear_here([0, 1])
            at_one.hear_here([0, 1])
            ann.start(table)
            shown = at_other.hear_table(4)
            assert shown["phase"] == "playing"
            seq = move(ann, my_turn(ann, table))["seq"]
            assert at_other.hear_table(seq)["play"]["decision"] == 1
            at_other.send(type="chat", text="Hello from over there")
            at_one.hear_said("Hello from over there")
        at_one.hear_here([0])


def test_a_rematch_asked_for_through_two_processes_is_one_table(pair: tuple[Server, Server]) -> None:
    ann = Client(pair[0].address)
    clients = [ann, Client(pair[1].address, ann.token)]
    table = begin(ann, [ME, ME])
    player = Player(ann, table)
    player.run()
    assert not player.failure
    with ThreadPoolExecutor() as pool:
        found = list(pool.map(lambda client: client.post(f"/api/tables/{table}/rematch")["table"], clients))
    assert found[0] == found[1] == clients[1].see(table)["rematch"]


def test_processes_with_more_bots_than_they_can_think_for_think_once_for_each_move(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Slow bots, and processes that quickly take over abandoned work."""
    thoughts = 0

    async def think(workers: Workers, question: Any) -> int:
        nonlocal thoughts
        thoughts += 1
        await asyncio.sleep(0.05)
        return 0

    monkeypatch.setattr(Workers, "_think", think)
    monkeypatch.setattr(scheduler, "_PATIENCE", 100)
    monkeypatch.setattr(scheduler, "_LOOK_EVERY", 0.05)
    settings = Settings(database=database, workers=1, rates={})
    with serving(settings) as one, serving(settings) as two, serving(settings) as three:
        ann = Client(one.address)
        tables = [begin(ann, [BOT, BOT]) for _ in range(12)]
        until(lambda: count_moves(ann, tables) >= 100, "moves")
        assert thoughts <= 1.05 * count_moves(ann, tables) + 3  # plus those in progress
        for server in (two, three):
            assert not server.service.scheduler.thinking


def count_moves(client: Client, tables: list[str]) -> int:
    return sum(client.see(table)["play"]["decision"] for table in tables)


# --- a database that goes away ---


def test_a_database_that_goes_away_and_comes_back_costs_time_only(
    database: str, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(Settings(database=database, workers=1, rates={})) as server:
        ann = Client(server.address)
        table, unopened = begin(ann, [ME, BOT]), ann.create("nile", [ME, BOT])
        shown = my_turn(ann, table)
        with live(server.address, ann, table) as socket:
            socket.hear_table(shown["seq"])
            postgres.stop()
            try:
                monkeypatch.setattr(client_module, "_AGAIN", ())
                check_away(ann, shown)
                server.service.hub._tables.pop(unopened)  # as if it had been evicted long ago
                assert refused(lambda: ann.see(unopened)).key == "database_away"
                for number in range(30):  # clients aren't disconnected for a server fault
                    asked = shown["play"]["choices"][0]["action"]
                    socket.send(type="move", seq=shown["seq"], action=asked, key=f"socket-{number}")
                    told = socket.hear(lambda message: message["type"] == "error")
                    assert told["error"]["key"] == "database_away"
            finally:
                postgres.start()
            monkeypatch.undo()
            seq = move(ann, shown, key="again")["seq"]
            assert seq == shown["seq"] + 1
            assert move(ann, shown, key="again")["seq"] == seq
            socket.hear_table(seq)  # on the same connection
            player = Player(ann, table)
            player.run()
            assert not player.failure
            assert socket.hear(lambda message: message.get("phase") == "over")
        assert load(ann.record(table)).over


def check_away(client: Client, shown: dict[str, Any]) -> None:
    for work in (
        lambda: move(client, shown, key="again"),
        lambda: client.create("nile", [ME, BOT]),
        lambda: client.get("/api/me/tables"),
        lambda: client.post(f"/api/tables/{shown['id']}/chat", text="Hello?"),
        lambda: client.get("/healthz"),
    ):
        away = refused(work)
        assert (away.status, away.key) == (503, "database_away")


def test_what_happened_while_a_process_could_not_listen_is_heard_afterwards(
    pair: tuple[Server, Server], postgres: Postgres, database: str
) -> None:
    one, other = pair
    ann = Client(one.address)
    there = Client(other.address, ann.token)
    table = begin(ann, [ME, ME])
    shown = my_turn(there, table)
    name = database.rpartition("/")[2]
    cut = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
    with live(one.address, ann, table) as socket:
        socket.hear_table(shown["seq"])
        asyncio.run(execute(postgres.url(), cut))
        seq = move(there, shown, key="cut")["seq"]  # usually before the other process listens again
        there.post(f"/api/tables/{table}/chat", text="Can you hear me?")
        socket.hear_table(seq)
        socket.hear_said("Can you hear me?")


def test_a_move_made_while_another_process_reads_the_table_is_not_missed(pair: tuple[Server, Server]) -> None:
    one, other = pair
    ann = Client(one.address)
    there = Client(other.address, ann.token)
    table = begin(ann, [ME, ME])
    shown = my_turn(ann, table)
    read, heard = other.service.hub.store.events, other.service.hub._heard

    async def read_slowly(*args: Any) -> Any:
        found = await read(*args)
        if not moved:
            moved.append(True)
            await asyncio.to_thread(move, ann, shown)
            while not told:
                await asyncio.sleep(0.01)
        return found

    def hear(notice: Notice) -> None:
        heard(notice)
        if notice.seq > shown["seq"]:  # ignores notices of earlier events and of presence
            told.append(notice)

    moved: list[bool] = []
    told: list[Notice] = []
    other.service.hub.store.events = read_slowly
    other.service.hub.store._watch = hear
    assert there.see(table)["seq"] == shown["seq"] + 1


def test_a_process_that_has_not_heard_yet_refuses_nobody_for_that(pair: tuple[Server, Server]) -> None:
    one, other = pair
    ann = Client(one.address)
    there = Client(other.address, ann.token)
    table = ann.create("nile", [ME, ME], options={"first": "1"})
    assert there.see(table)["phase"] == "waiting"
    other.service.hub.store._watch = lambda notice: None  # notices from the first process never arrive
    ann.start(table)
    shown = my_turn(ann, table)
    assert move(there, shown)["seq"] == shown["seq"] + 1
    until(lambda: ann.see(table)["seq"] > shown["seq"], "word from the other")
    move(ann, my_turn(ann, table))
    behind = refused(lambda: move(there, shown))
    assert behind.key == "stale"
    assert behind.table
    assert behind.table["seq"] == shown["seq"] + 2
