"""People at tables, each with their own browser."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import httpx

from tests.server.players import LONG
from tests.server.serving import Server

__all__ = ["OPEN", "RECORD", "Person", "bot", "opened", "person", "play_on", "to_play", "upload"]

OPEN: dict[str, str] = {"kind": "open"}
RECORD = (Path(__file__).resolve().parents[2] / "docs" / "games" / "nile.txt").read_text(encoding="utf-8")


def bot(level: str = "random") -> dict[str, str]:
    """A seat for a bot."""
    return {"kind": "bot", "level": level}


def person(name: str) -> dict[str, str]:
    """A seat for a person on the device that creates the table."""
    return {"kind": "person", "name": name}


class Person:
    """A person with a browser; `refused` returns the status and key of an error."""

    def __init__(self, server: Server, **headers: str) -> None:
        http = httpx.Client(base_url=server.address, headers=headers, timeout=LONG)
        self.http = server.visitors.enter_context(http)

    def post(self, path: str, **body: Any) -> dict[str, Any]:
        answer = self.http.post(f"/api{path}", json=body)
        assert answer.is_success, answer.text
        return dict(answer.json())

    def refused(self, path: str, **body: Any) -> tuple[int, str]:
        answer = self.http.post(f"/api{path}", json=body)
        assert not answer.is_success, answer.text
        return answer.status_code, answer.json()["error"]["key"]

    def get(self, path: str) -> Any:
        answer = self.http.get(f"/api{path}")
        assert answer.is_success, answer.text
        return answer.json()

    def see(self, table: str, seat: int | None = None) -> dict[str, Any]:
        return dict(self.get(f"/tables/{table}" + ("" if seat is None else f"?seat={seat}")))

    def make(self, game: str, *seats: dict[str, str], **choices: Any) -> str:
        return str(self.post("/tables", game=game, seats=list(seats), **choices)["table"])

    def start(self, table: str, **body: Any) -> None:
        self.post(f"/tables/{table}/start", **body)

    def join(self, table: str, name: str, **body: Any) -> None:
        self.post(f"/tables/{table}/join", name=name, **body)

    def move(self, table: str, action: str | int | None = None, seat: int | None = None) -> int:
        """Take an action, the first legal one if none is named."""
        shown = self.see(table, seat)
        chosen = shown["play"]["choices"][0]["action"] if action is None else action
        return int(self.post(f"/tables/{table}/moves", seq=shown["seq"], action=chosen)["seq"])


def opened(server: Server, game: str = "fertility") -> tuple[Person, Person, str]:
    """Two people at a table with a game in progress."""
    ann, bob = Person(server), Person(server)
    table = ann.make(game, person("Ann"), OPEN)
    bob.join(table, "Bob")
    ann.start(table)
    return ann, bob, table


def play_on(people: list[Person], table: str, last: bool = True) -> dict[str, Any]:
    """Play all seats to the end; seats belong to the people in order, or to bots."""
    while (shown := people[0].see(table))["phase"] == "playing":
        seat = shown["play"]["to_play"]
        if shown["seats"][seat]["level"]:  # a bot is thinking
            time.sleep(0.02)
            continue
        choices = people[seat].see(table, seat)["play"]["choices"]
        people[seat].move(table, choices[-1 if last else 0]["action"], seat)
    return shown


def upload(someone: Person) -> str:
    """A table with a finished game to replay."""
    return str(someone.post("/records", record=RECORD)["table"])


def to_play(ann: Person, bob: Person, table: str) -> tuple[Person, Person]:
    """The player to move, and the other one."""
    return (ann, bob) if ann.see(table)["play"]["to_play"] == 0 else (bob, ann)
