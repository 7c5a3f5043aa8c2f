"""The OpenAPI document is complete, and responses match it."""

import contextlib
import json
import random
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from pydantic import TypeAdapter
from schemathesis.core.result import Ok
from websockets.sync.client import ClientConnection

from nomarch.client import Client
from nomarch.server.domain.problems import Problem
from nomarch.server.http.app import make_app
from nomarch.server.http.openapi import complete
from nomarch.server.http.websocket import Inbound, Outbound, TableMessage
from nomarch.server.schemas import catalogue, responses, table
from nomarch.server.settings import Settings
from tests.server.knocking import ask, begin, dial
from tests.server.players import LONG
from tests.server.serving import Server

_OUTBOUND: TypeAdapter[Any] = TypeAdapter(Outbound)


@pytest.fixture(scope="module")
def document() -> dict[str, Any]:
    return complete(make_app(Settings(database="sqlite:///:memory:", workers=1)))


def operations(document: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            yield f"{method.upper()} {path}", operation


def references(part: Any) -> Iterator[str]:
    """The schemas that a part of the document refers to."""
    if isinstance(part, dict):
        if isinstance(named := part.get("$ref"), str):
            yield named.removeprefix("#/components/schemas/")
        for each in part.values():
            yield from references(each)
    elif isinstance(part, list):
        for each in part:
            yield from references(each)


def kinds_of(problem: type[Problem]) -> Iterator[type[Problem]]:
    yield problem
    for kind in problem.__subclasses__():
        yield from kinds_of(kind)


# --- the document ---


def test_schemathesis_reads_every_operation(document: dict[str, Any]) -> None:
    found = list(schemathesis.openapi.from_dict(document).get_all_operations())
    assert all(isinstance(each, Ok) for each in found)
    assert len(found) == len(list(operations(document))) > 30


def test_every_route_of_the_api_is_in_it(open_server: Server, document: dict[str, Any]) -> None:
    served = ask(open_server, "GET", "/openapi.json").json()
    assert served == document
    assert all(path.startswith("/api/") for path in served["paths"])


def test_every_operation_and_parameter_says_what_it_is(document: dict[str, Any]) -> None:
    silent = [name for name, operation in operations(document) if not operation.get("description")]
    silent += [
        f"{name} {parameter['name']}"
        for name, operation in operations(document)
        for parameter in operation.get("parameters", [])
        if not parameter.get("description")
    ]
    assert silent == []


def test_every_field_says_what_it_is(document: dict[str, Any]) -> None:
    schemas = document["components"]["schemas"]
    # The games describe their own views.
    ours = {name: schema for name, schema in schemas.items() if not name.endswith(("View", "Preview"))}
    fields = [
        (name, field, given) for name, schema in ours.items() for field, given in schema.get("properties", {}).items()
    ]
    assert len(fields) > 150
    assert [f"{name}.{field}" for name, field, given in fields if not given.get("description")] == []


def test_every_operation_tells_every_status_that_a_problem_can_have(document: dict[str, Any]) -> None:
    statuses = {str(kind.status) for kind in kinds_of(Problem)} | {"500"}
    for name, operation in operations(document):
        told = operation["responses"]
        assert statuses <= set(told), name
        assert all(told[status]["description"] for status in told), name
        for status in statuses:
            content = told[status]["content"]
            assert list(content) == ["application/json"], name
            assert list(references(content)) == ["ErrorAnswer"], name
        assert len(set(told) - statuses) == 1, f"{name} has one answer when all is well"


def test_too_many_tells_of_its_header(document: dict[str, Any]) -> None:
    assert all("Retry-After" in operation["responses"]["429"]["headers"] for _, operation in operations(document))


def test_every_schema_is_used_and_every_name_of_one_is_known(document: dict[str, Any]) -> None:
    schemas = document["components"]["schemas"]
    games = {name for name in schemas if name.endswith(("View", "Preview"))}
    reached: set[str] = set()
    waiting = {"SocketRequest", "SocketAnswer", *games, *references(document["paths"])}
    while waiting:
        name = waiting.pop()
        reached.add(name)
        waiting |= set(references(schemas[name])) - reached
    assert reached == set(schemas)


def test_the_messages_of_the_socket_are_all_in_it(document: dict[str, Any]) -> None:
    kinds: list[tuple[str, Any]] = [("SocketRequest", Inbound), ("SocketAnswer", Outbound)]
    for name, kind in kinds:
        told = document["components"]["schemas"][name]["discriminator"]["mapping"]
        assert set(told) == set(TypeAdapter(kind).json_schema()["discriminator"]["mapping"])


# --- responses ---


class Player:
    """Plays all seats at random, and validates every response."""

    def __init__(self, table: str, http: httpx.Client, line: ClientConnection, luck: int) -> None:
        self._table = table
        self._http = http
        self._line = line
        self._draw = random.Random(luck)

    def see(self, seat: int, since: int) -> table.TableAnswer:
        answer = self._http.get(f"/api/tables/{self._table}?seat={seat}&since={since}")
        return table.TableAnswer.model_validate_json(answer.content, strict=True)

    def post(self, path: str, **body: Any) -> table.TableAnswer:
        """Send a request, and return its effect as received on the socket."""
        answer = self._http.post(f"/api/tables/{self._table}/{path}", json=body)
        assert answer.status_code == 200
        return self.hear(responses.Answer.model_validate_json(answer.content, strict=True).seq)

    def hear(self, seq: int) -> table.TableAnswer:
        """The table as received on the socket, once an event has happened."""
        while True:
            said = _OUTBOUND.validate_json(self._line.recv(timeout=LONG), strict=True)
            if isinstance(said, TableMessage) and said.seq >= seq:
                return said

    def play(self) -> int:
        """Play to the end; returns the number of actions."""
        told = self.hear(0)
        while told.play and told.play.to_play is not None:
            shown = self.see(told.play.to_play, since=told.seq // 2)
            assert shown.play
            assert shown.play.choices
            if shown.play.undo and self._draw.random() < 0.1:
                told = self.post("undo", seq=shown.seq, actions=self._draw.randint(1, shown.play.undo))
            else:
                told = self.post("moves", seq=shown.seq, action=self._draw.choice(shown.play.choices).action)
        assert told.play
        assert told.play.result
        return told.play.decision

    def look_back(self, decision: int, seat: int) -> responses.Moment:
        answer = self._http.get(f"/api/tables/{self._table}/moments/{decision}?seat={seat}")
        return responses.Moment.model_validate_json(answer.content, strict=True)


@contextlib.contextmanager
def sitting(server: Server, game: str, players: int) -> Iterator[Player]:
    """A player for all seats of a new game."""
    client = Client(server.address)
    table = begin(client, game, [{"kind": "person", "name": f"Player {number}"} for number in range(players)])
    with (
        httpx.Client(base_url=server.address, headers={"authorization": f"Bearer {client.token}"}) as http,
        dial(server, table, client.token) as line,
    ):
        yield Player(table, http, line, players)


@pytest.mark.parametrize(("game", "players"), [("fertility", 2), ("fertility", 3), ("nile", 2), ("nile", 4)])
def test_all_that_is_sent_in_a_game_is_as_the_document_tells(open_server: Server, game: str, players: int) -> None:
    with sitting(open_server, game, players) as player:
        decisions = player.play()
        for decision in range(0, decisions + 1, 7):
            assert player.look_back(decision, decision % players).decisions == decisions


@pytest.mark.parametrize("message", [
    {"type": "ping"}, {"type": "look", "seat": 9}, {"type": "look"}, {"type": "chat", "text": "Good day"},
    {"type": "move", "seq": 0, "action": 0, "key": "k"}, {"type": "undo", "seq": 0}, {"type": "nothing"}, [],
])  # fmt: skip
def test_every_answer_of_a_socket_is_as_the_document_tells(open_server: Server, message: Any) -> None:
    ann = Client(open_server.address)
    with dial(open_server, begin(ann), ann.token) as line:
        line.send(json.dumps(message))
        line.send('{"type": "ping"}')
        told = set()
        while "pong" not in told:
            told.add(_OUTBOUND.validate_json(line.recv(timeout=LONG), strict=True).type)


@pytest.mark.parametrize("path", ["games", "tables", "me/tables", "finished"])
def test_the_lists_are_as_the_document_tells(open_server: Server, path: str) -> None:
    ann = Client(open_server.address)
    ann.create("nile", [{"kind": "person"}, {"kind": "open"}], listed=True, clock={"bank": 60})
    found = ask(open_server, "GET", f"/api/{path}", ann.token)
    kind: TypeAdapter[Any] = TypeAdapter(list[catalogue.GameInfo] if path == "games" else list[responses.TableSummary])
    assert kind.validate_json(found.content, strict=True) or path == "finished"


def test_a_stale_move_is_answered_with_the_table(open_server: Server) -> None:
    ann = Client(open_server.address)
    table = begin(ann)
    answer = ask(open_server, "POST", f"/api/tables/{table}/moves", ann.token, json={"seq": 1, "action": 0})
    told = responses.ErrorAnswer.model_validate_json(answer.content, strict=True)
    assert (answer.status_code, told.error.key) == (409, "stale")
    assert told.table
    assert told.table.id == table
