"""Administration of tables by the operator, with and without a running server; nobody else is allowed to."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from nomarch.cli.main import app
from nomarch.client import Client
from nomarch.server.http.admin import read, token
from nomarch.server.settings import Settings
from nomarch.server.store.files import note_address
from nomarch.text.errors import NomarchError
from tests.server.hosting import Host
from tests.server.people import OPEN, Person, opened, person
from tests.server.serving import Server, serving
from tests.server.sockets import Socket, live

DAY = 86_400_000
ONE_DATABASE = pytest.mark.parametrize("database", ["sqlite"], indirect=True)  # the other adds nothing here


@pytest.fixture
def server(database: str) -> Iterator[Server]:
    """A server that has written down its address, as `nomarch serve` does."""
    with serving(Settings(database=database, workers=1, rates={})) as running:
        if database.startswith("sqlite:"):
            note_address(Path(database.removeprefix("sqlite:///")), running.address)
        yield running


def joined(server: Server) -> tuple[Client, Client, str]:
    """Two API clients at a table with a game in progress."""
    ann, bob = Client(server.address), Client(server.address)
    table = ann.create("nile", seats=[person("Ann"), OPEN])
    bob.post(f"/api/tables/{table}/join", name="Bob")
    ann.start(table)
    return ann, bob, table


def test_tables_are_listed_by_phase_game_and_age_with_their_sizes(server: Server, host: Host) -> None:
    ann = Person(server)
    waiting = ann.make("nile", person("Ann"), OPEN)
    _, _, playing = opened(server)
    found = host.json("list")
    assert found["count"] == 2
    assert [each["id"] for each in found["tables"]] == [waiting, playing]
    assert found["tables"][0]["names"] == ["Ann"]
    assert found["tables"][1]["bytes"] > 100
    assert [each["id"] for each in host.json("list", "--phase", "playing")["tables"]] == [playing]
    assert [each["id"] for each in host.json("list", "--game", "nile")["tables"]] == [waiting]
    assert host.json("list", "--older-than", "1h") == {"count": 0, "tables": []}
    assert host.json("list", "--limit", "1")["count"] == 2
    assert waiting in host.tables("list")


@ONE_DATABASE
def test_a_table_is_shown_with_who_sits_there_and_what_was_said(server: Server, host: Host) -> None:
    ann, _, table = opened(server)
    ann.post(f"/tables/{table}/chat", text="Hello there")
    shown = host.tables("show", f"{server.address}/table/{table}")
    assert "Seat 1: Ann (person), one device" in shown
    assert "1  Ann: Hello there" in shown
    assert "This table does" in host.refused("show", "a" * 12)
    assert "t a table ID" in host.refused("show", "../x")


def test_closing_a_table_is_seen_at_once(server: Server, host: Host) -> None:
    ann, _, table = joined(server)
    with live(server.address, ann, table) as socket:
        seq = socket.hear_table()["seq"]
        host.tables("close", table)
        assert socket.hear_table(seq + 1)["phase"] == "closed"
    host.tables("close", table)  # closing twice isn't an error


def test_a_deleted_table_is_gone_for_spectators_and_from_memory(server: Server, host: Host) -> None:
    ann, bob, table = joined(server)
    with live(server.address, bob, table) as socket:
        socket.hear_table()
        assert "One table was deleted" in host.tables("delete", table, "--yes")
        assert close_code(socket) == 4404
    assert Person(server).http.get(f"/api/tables/{table}").status_code == 404
    assert server.service.hub.at_hand(table) is None
    assert "Nothing was deleted" in host.tables("delete", table, "--yes")
    assert ann.get("/api/me/tables") == []


def close_code(socket: Socket) -> int | None:
    """The close code of a socket."""
    try:
        while True:
            socket.connection.recv(60)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


@ONE_DATABASE
def test_deleting_asks_first(server: Server, host: Host) -> None:
    table = Person(server).make("nile", person("Ann"), OPEN)
    result = CliRunner().invoke(app, ["tables", "delete", table, "--db", host._database], input="n\n")
    assert result.exit_code == 1
    assert host.json("list")["count"] == 1
    host.tables("delete", table, typed="y\n")
    assert host.json("list")["count"] == 0


def test_a_purge_shows_what_it_deletes_and_leaves_games_in_progress(database: str, host: Host) -> None:
    then = round(time.time() * 1000) - 100 * DAY
    with serving(Settings(database=database, workers=1, rates={}, now=lambda: then)) as server:
        _, _, playing = opened(server)
        old = [Person(server).make("nile", person("Ann"), OPEN) for _ in range(25)]
    with serving(Settings(database=database, workers=1, rates={})) as server:
        new = Person(server).make("nile", person("Ann"), OPEN)
    # Without a running server, the same commands work on the database itself.
    shown = host.tables("purge", "--older-than", "90d", "--phase", "waiting", "--yes")
    assert "25 tables, 20 listed" in shown
    assert "25 tables were deleted" in shown
    left = {each["id"] for each in host.json("list")["tables"]}
    assert left == {playing, new}
    assert not left & set(old)
    assert "No tables" in host.tables("purge", "--older-than", "90d", "--phase", "over")
    assert "t an age" in host.refused("purge", "--older-than", "old", "--phase", "over")
    result = CliRunner().invoke(app, ["tables", "purge", "--older-than", "1d", "--phase", "playing"])
    assert result.exit_code == 2


@ONE_DATABASE
def test_who_is_kicked_before_the_game_loses_the_seat_and_cannot_sit_down_again(server: Server, host: Host) -> None:
    ann, bob = Person(server), Person(server)
    table = ann.make("nile", person("Ann"), OPEN)
    bob.join(table, "Bob")
    link = bob.get(f"/tables/{table}/seats/1/link")
    host.tables("kick", table, "2")
    shown = bob.see(table)
    assert shown["you"] == []
    assert shown["seats"][1]["kind"] == "open"
    assert bob.refused(f"/tables/{table}/join", name="Bob") == (403, "kicked")
    assert bob.refused(f"/tables/{table}/carry", seat=1, secret=link["secret"]) == (403, "kicked")
    assert Person(server).refused(f"/tables/{table}/carry", seat=1, secret=link["secret"])[0] == 403
    Person(server).join(table, "Cid")
    assert "Seat 2 is empty" in host.refused("kick", ann.make("nile", person("Ann"), OPEN), "2")
    assert "seat" in host.refused("kick", table, "9")


def test_a_bot_goes_on_for_who_is_kicked_in_a_game_also_where_the_table_would_wait(server: Server, host: Host) -> None:
    ann, bob = Client(server.address), Client(server.address)
    table = ann.create("nile", seats=[person("Ann"), OPEN], absent="wait", stand_in="random")
    bob.post(f"/api/tables/{table}/join", name="Bob")
    ann.start(table)
    shown = ann.see(table)
    seat = shown["play"]["to_play"]
    victim, other = (ann, bob) if seat == 0 else (bob, ann)
    with live(server.address, victim, table) as socket:
        socket.hear_table()
        host.tables("kick", table, str(seat + 1))
        # The bot decides; the player who was kicked watches as a spectator.
        seen = socket.hear(lambda each: each["type"] == "table" and each["play"]["decision"] > 0)
        assert seen["you"] == []
        assert seen["viewer"] is None
    now = other.see(table)["seats"][seat]
    assert now["level"] == "random"
    assert now["away"] == "left"


@ONE_DATABASE
def test_a_rematch_of_a_table_from_which_somebody_was_kicked_has_an_open_seat(server: Server, host: Host) -> None:
    ann, bob = Client(server.address), Client(server.address)
    table = ann.create("nile", seats=[person("Ann"), OPEN], stand_in="random")
    bob.post(f"/api/tables/{table}/join", name="Bob")
    ann.start(table)
    host.tables("kick", table, "2")
    ann.play(table, lambda shown: shown["play"]["choices"][-1]["action"])
    again = ann.post(f"/api/tables/{table}/rematch")["table"]
    assert sorted(seat["kind"] for seat in ann.see(again)["seats"]) == ["open", "person"]


def test_where_chat_is_muted_nobody_speaks_until_it_is_allowed_again(server: Server, host: Host) -> None:
    ann, _, table = joined(server)
    guest = Person(server)
    with live(server.address, ann, table) as socket:
        first = socket.hear_table()
        host.tables("mute", table)
        assert socket.hear_table(first["seq"] + 1)["muted"]
        socket.send(type="chat", text="Hello?")
        assert socket.hear(lambda each: each["type"] == "error")["error"]["key"] == "chat_muted"
        assert guest.refused(f"/tables/{table}/chat", text="Hello?") == (403, "chat_muted")
        # Muting doesn't make a player's view stale: moves based on it are still accepted.
        if first["play"]["choices"]:
            action = first["play"]["choices"][0]["action"]
            ann.post(f"/api/tables/{table}/moves", seq=first["seq"], action=action)
        host.tables("unmute", table)
        guest.post(f"/tables/{table}/chat", text="At last")
        socket.hear_said("At last")


def test_a_deleted_line_of_chat_is_forgotten_everywhere(server: Server, host: Host) -> None:
    ann, _, table = joined(server)
    guest = Person(server)
    with live(server.address, ann, table) as socket:
        seq = socket.hear_table()["seq"]
        for text in ("Something vile", "Something kind"):
            guest.post(f"/tables/{table}/chat", text=text)
            socket.hear_said(text)
        host.tables("unsay", table, "1")
        assert socket.hear_table(seq + 1)["unsaid"] == [1]
    assert [line["text"] for line in guest.get(f"/tables/{table}/chat")] == ["Something kind"]
    assert "vile" not in host.tables("show", table)
    assert "no chat line 1" in host.refused("unsay", table, "1")
    assert guest.post(f"/tables/{table}/chat", text="A third")["seq"] == 3


@ONE_DATABASE
def test_nobody_without_the_databases_key_is_let_in(server: Server) -> None:
    ann, order = Person(server), {"do": "list"}
    ann.make("nile", person("Ann"), OPEN)
    right = token(server.service.hub.key)
    ann.http.cookies.set("nomarch", right[:32])
    for headers in ({}, {"Authorization": f"Bearer {'0' * 64}"}, {"Authorization": f"Basic {right}"},
                    {"Authorization": f"Bearer {right[:32]}"}, {"Cookie": f"nomarch={right}"}):  # fmt: skip
        answer = ann.http.post("/api/admin", json=order, headers=headers)
        assert (answer.status_code, answer.json()["error"]["key"]) == (403, "not_admin")
    let_in = {"Authorization": f"Bearer {right}"}
    assert ann.http.post("/api/admin", json=order, headers=let_in).status_code == 200
    assert ann.http.post("/api/admin", json={"do": "dance"}, headers=let_in).status_code == 400
    assert (
        ann.http.post("/api/admin", json=order, headers=let_in | {"Origin": "http://evil.example"}).status_code == 403
    )
    assert "/api/admin" not in ann.http.get("/openapi.json").json()["paths"]


@ONE_DATABASE
def test_names_from_the_database_have_no_power_over_the_terminal(server: Server, host: Host) -> None:
    table = Person(server).make("nile", person("\x1b]52;c;AAAA\x07Eve"), OPEN)
    assert "\x1b" not in host.tables("list") + host.tables("show", table)


def test_an_order_is_read_as_strictly_as_any_request() -> None:
    for text in (
        "",
        "[]",
        '{"do": "purge", "phase": "playing", "before": 5}',
        '{"do": "kick", "table": "x", "seat": 0}',
    ):
        with pytest.raises(NomarchError):
            read(text)


@pytest.fixture
def host(database: str) -> Host:
    return Host(database)
