"""Two tables that differ only in what a viewer can't know send that viewer the same bytes.

The tests send whole games of requests to a running server, once for each world, and compare everything that the viewer
receives: frames, tables, logs, refusals, undos, moments, records, hints. NOMARCH_WORLDS=200 tries that many pairs for
every number of players.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import islice
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from nomarch.play.match import Match
from nomarch.server.domain import commands as requests_module
from nomarch.server.domain import table as table_module
from nomarch.server.settings import Settings
from tests.server.players import LONG
from tests.server.serving import Server, serving
from tests.server.worlds import pairs

WORLDS = int(os.environ.get("NOMARCH_WORLDS", "1"))
TABLES = [("nile", players) for players in (2, 3, 4, 5)] + [("fertility", players) for players in (2, 3, 4)]
WRONG = ("plant 3F", "speculate PW LF", "market P P", "place AB a1 a2", "done", "nonsense", "exchange A M.1", "pass")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server whose clock is stopped: timestamps aren't secret, but differ between runs."""
    settings = Settings(f"sqlite:///{tmp_path / 'tables.db'}", workers=1, rates={}, now=lambda: 1_000_000)
    with serving(settings) as running:
        yield running


class Visitor:
    """A person with a browser; records everything received."""

    def __init__(self, server: Server) -> None:
        self.http = httpx.Client(base_url=server.address, timeout=LONG)
        self.address = server.address.replace("http", "ws")
        self.received: list[str] = []
        self.socket: ClientConnection | None = None
        self.open = ExitStack()
        self.open.enter_context(self.http)

    def look(self, table: str) -> None:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"{self.address}/api/tables/{table}/live"
        self.socket = self.open.enter_context(connect(address, additional_headers={"Cookie": cookie}))

    def wait(self, seq: int) -> None:
        """Receive up to the frame with this event."""
        assert self.socket
        while True:
            text = str(self.socket.recv(timeout=LONG))
            self.received.append(text)
            message = json.loads(text)
            if message["type"] == "table" and message["seq"] >= seq:
                return

    def get(self, path: str) -> None:
        answer = self.http.get(path)
        self.received.append(f"{path} {answer.status_code} {answer.text}")

    def post(self, path: str, **body: Any) -> Any:
        answer = self.http.post(path, json=body)
        self.received.append(f"{path} {body} {answer.status_code} {answer.text}")
        return answer.json()

    def close(self) -> None:
        self.open.close()


class Game:
    """One world, played through the server."""

    def __init__(self, server: Server, world: Match, viewer: int, monkeypatch: pytest.MonkeyPatch) -> None:
        start = world.initial()
        start.names = [f"Player {seat + 1}" for seat in range(world.players)]
        monkeypatch.setattr(table_module, "new", lambda *args, **kwargs: start.copy())
        monkeypatch.setattr(requests_module, "draw_number", lambda: "5" * 64)
        self.world, self.viewer = world, viewer
        self.others, self.viewing, self.spectator = Visitor(server), Visitor(server), Visitor(server)
        seats = [{"kind": "open"} if seat == viewer else {"kind": "person"} for seat in range(world.players)]
        self.name = self.others.post("/api/tables", game=world.game.name, seats=seats)["table"]
        self.path = f"/api/tables/{self.name}"
        self.viewing.post(f"{self.path}/join", name="Viewer")
        self.seq = int(self.others.post(f"{self.path}/start")["seq"])
        for visitor in (self.viewing, self.spectator):
            visitor.look(self.name)
            visitor.wait(self.seq)

    def play(self) -> list[str]:
        """Play the world's actions with many queries; returns everything the viewer and the spectator received."""
        for number, (before, action) in enumerate(self.world.history()):
            own = before.to_play == self.viewer
            if number % 4 == 0:
                self.ask_around(own)
            mover = self.viewing if own else self.others
            self.move(mover, before.text(action))
            if number % 5 == 0 and mover.http.get(self.path, params=self.seat(before)).json()["play"]["undo"]:
                self.undo(mover)
                self.move(mover, before.text(action))
        self.ask_around(self.world.to_play == self.viewer)
        for decision in range(0, len(self.world.actions), 3):
            self.viewing.get(f"{self.path}/moments/{decision}")
            self.spectator.get(f"{self.path}/moments/{decision}")
        if self.world.to_play == self.viewer:
            self.viewing.post(f"{self.path}/hint")
        for visitor in (self.viewing, self.spectator, self.others):
            visitor.close()
        return [text.replace(self.name, "TABLE") for text in self.viewing.received + self.spectator.received]

    def seat(self, before: Match) -> dict[str, Any]:
        return {"seat": before.to_play}

    def move(self, mover: Visitor, action: str) -> None:
        answer = mover.post(f"{self.path}/moves", seq=self.seq, action=action)
        assert "seq" in answer, answer
        self.heard(int(answer["seq"]))

    def undo(self, mover: Visitor) -> None:
        self.heard(int(mover.post(f"{self.path}/undo", seq=self.seq, actions=1)["seq"]))

    def heard(self, seq: int) -> None:
        self.seq = seq
        self.viewing.wait(seq)
        self.spectator.wait(seq)

    def ask_around(self, own: bool) -> None:
        """Send all requests that change nothing."""
        for visitor in (self.viewing, self.spectator):
            for path in (self.path, f"{self.path}/record", f"{self.path}?since=5", f"{self.path}?seat=0"):
                visitor.get(path)
            visitor.post(f"{self.path}/moves", seq=self.seq - 1, action="pass")
            visitor.post(f"{self.path}/undo", seq=self.seq, actions=40)
        if own:
            for action in WRONG:
                if not self.legal(action):
                    self.viewing.post(f"{self.path}/moves", seq=self.seq, action=action)
        else:
            self.viewing.post(f"{self.path}/moves", seq=self.seq, action="pass")

    def legal(self, action: str) -> bool:
        choices = self.viewing.http.get(self.path).json()["play"]["choices"]
        return action in [choice["text"] for choice in choices]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_what_a_viewer_cannot_know_changes_no_event_that_they_are_told_of(game: str, players: int) -> None:
    """Events don't leave the server, but all reports of an action are derived from them."""
    for world, other, viewer in islice(pairs(game, players, seed=100 + players), WORLDS):
        assert world.state_bytes() != other.state_bytes()
        for told_to in (viewer, None):
            first, second = (repr(list(each.transitions(told_to))) for each in (world, other))
            assert first == second
        everything = [repr(list(world.transitions(seat))) for seat in range(players)]
        assert game == "fertility" or len(set(everything)) == players  # each knows something that the others don't


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_what_a_viewer_cannot_know_changes_no_byte_of_what_they_receive(
    server: Server, game: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    for world, other, viewer in islice(pairs(game, players, seed=players), WORLDS):
        assert world.state_bytes() != other.state_bytes()  # otherwise the test checks nothing
        assert Game(server, world, viewer, monkeypatch).play() == Game(server, other, viewer, monkeypatch).play()


def test_a_seat_that_changes_hands_takes_its_cards_along(server: Server) -> None:
    """A player who left a seat and keeps watching sees nothing of their successor's cards."""
    ann, bob, cid = Visitor(server), Visitor(server), Visitor(server)
    table = ann.post("/api/tables", game="nile", seats=[{"kind": "person"}, {"kind": "open"}])["table"]
    path = f"/api/tables/{table}"
    cid.post("/api/tables", game="nile", seats=[{"kind": "person"}, {"kind": "open"}])  # to get a cookie
    cid.look(table)  # before taking the seat
    bob.post(f"{path}/join", name="Bob")
    bob.look(table)
    bob.post(f"{path}/leave", seat=1)
    cid.post(f"{path}/join", name="Cid")
    seq = ann.post(f"{path}/start")["seq"]
    for visitor in (bob, cid):
        visitor.wait(seq)
    left, sitting = json.loads(bob.received[-1]), json.loads(cid.received[-1])
    assert left["viewer"] is None
    assert left["play"]["view"]["hand"] is None
    assert sitting["viewer"] == 1
    assert sum(sitting["play"]["view"]["hand"].values()) == 5
    for visitor in (ann, bob, cid):
        visitor.close()
