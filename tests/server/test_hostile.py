"""Thousands of malformed and hostile requests: none causes a server error or changes another person's table.

NOMARCH_HOSTILE multiplies their number: `NOMARCH_HOSTILE=10 pytest tests/server/test_hostile.py`.
"""

import asyncio
import contextlib
import json
import logging
import os
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi import checks
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from nomarch import load
from nomarch.client import Client
from nomarch.play.fairness import digest
from nomarch.play.match import new
from nomarch.server.http.openapi import complete
from nomarch.server.settings import Settings
from tests.server.knocking import JSON, TWO, begin, dial
from tests.server.players import LONG
from tests.server.serving import Server, serving

TIMES = int(os.environ.get("NOMARCH_HOSTILE", "1"))
CHECKS = [
    not_a_server_error, checks.status_code_conformance, checks.content_type_conformance,
    checks.response_schema_conformance,
]  # fmt: skip
STRANGE = [
    "",
    "\0",
    "\ud800",
    "\uffff",
    "🂡" * 50,
    "0",
    "true",
    "../..",
    "<script>",
    "' OR 1=1 --",
    "9" * 400,
    "%s%n",
    "{}",
]

# By name, because Hypothesis prints every case.
DEEP = {"deep list": "[" * 30_000, "deep objects": '{"type":' * 7000, "closed list": "[" * 1000 + "]" * 1000}


def often(examples: int) -> settings:
    """Deterministic: a failing case fails in every run."""
    return settings(
        max_examples=examples * TIMES, deadline=None, derandomize=True, database=None,
        phases=[Phase.explicit, Phase.generate], suppress_health_check=list(HealthCheck),
    )  # fmt: skip


@dataclass
class House:
    """A server with tables to protect."""

    server: Server
    http: httpx.Client
    ann: Client
    bob: Client
    playing: dict[str, str]  # by game; Ann is to move
    tables: list[str] = field(default_factory=list)
    seen: Counter[str] = field(default_factory=Counter)

    def state(self) -> dict[str, tuple[Any, ...]]:
        """Everything that must not change, for every table."""
        store = self.server.service.hub.store
        found = {}
        for table in self.tables:
            kept = asyncio.run_coroutine_threadsafe(store.events(table), self.server.loop).result(30)
            shown = [client.see(table) for client in (self.ann, self.bob)]
            for each in shown:
                del each["here"]  # presence isn't part of a table's state
            found[table] = (kept, *(json.dumps(each) for each in shown))
        return found


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    database = f"sqlite:///{tmp_path_factory.mktemp('hostile') / 'tables.db'}"
    with serving(Settings(database=database, workers=1, rates={})) as server:
        ann, bob = Client(server.address), Client(server.address)
        playing = {game: share(ann, bob, game) for game in ("fertility", "nile")}
        waiting = ann.create("nile", TWO)
        over = ann.post("/api/records", record=finished())["table"]
        with httpx.Client(base_url=server.address, timeout=LONG) as http:
            yield House(server, http, ann, bob, playing, [*playing.values(), waiting, over])


def share(ann: Client, bob: Client, game: str) -> str:
    """A two-player game in which Ann is to move."""
    while True:
        table = ann.create(game, [TWO[0], {"kind": "open"}])
        bob.join(table, "Bob")
        ann.start(table)
        if ann.see(table)["play"]["choices"]:
            return table


def finished() -> str:
    """The record of a whole game."""
    match, draw = new("nile", 2, 1), random.Random(1)
    while not match.over:
        match.play(draw.choice(match.legal))
    return match.record()


@pytest.fixture(autouse=True)
def no_fault(house: House, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """After each test, every table must be unchanged, and the server must have logged no errors."""
    before = house.state()
    with caplog.at_level(logging.WARNING):
        yield
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []
    assert house.state() == before


# --- over HTTP ---


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
@pytest.mark.parametrize("where", ["anywhere", "at a table"])
def test_whatever_strangers_send_is_answered_as_the_document_tells(
    house: House, mode: GenerationMode, where: str
) -> None:
    schema = schemathesis.openapi.from_dict(complete(house.server.app))
    session = requests.Session()
    session.headers["authorization"] = f"Bearer {Client(house.server.address).token}"
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        fixed: dict[str, Any] = {}
        if where == "at a table":
            if "{name}" not in operation.path:
                continue
            fixed = {"path_parameters": {"name": house.tables[len(operation.path) % len(house.tables)]}}

        @often(20 if fixed else 4)
        @given(case=operation.as_strategy(generation_mode=mode, **fixed))
        def send(case: schemathesis.Case[Any]) -> None:
            answer = case.call(base_url=house.server.address, session=session)
            house.seen[f"HTTP {answer.status_code}"] += 1
            case.validate_response(answer, checks=CHECKS)

        with contextlib.suppress(Unsatisfiable):  # operations without parameters have no invalid cases
            send()
    session.close()


def post(house: House, path: str, body: bytes, token: str = "") -> int:
    """The status of a response, which must have our error format."""
    headers = JSON | ({"authorization": f"Bearer {token}"} if token else {})
    answer = house.http.post(path, content=body, headers=headers)
    assert answer.status_code < 500, answer.text
    if answer.status_code >= 400:
        assert set(answer.json()) == {"error", "table"}
    house.seen[f"HTTP {answer.status_code}"] += 1
    return answer.status_code


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20) | st.sampled_from(STRANGE)
    | st.sampled_from([2**31, 2**63, 2**64, 10**300, -1, -(2**63)]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8) | st.sampled_from(STRANGE), inner),
    max_leaves=12,
)  # fmt: skip


@pytest.mark.parametrize("seat", ['"0"', "true", "false", "0.0", "[0]", "null", "-0.0", "1e0", "NaN"])
def test_what_is_no_number_is_not_taken_for_a_seat(house: House, seat: str) -> None:
    for what in ("leave", "return", "tell", "carry"):
        path = f"/api/tables/{house.playing['nile']}/{what}"
        assert post(house, path, f'{{"seat":{seat}}}'.encode(), house.ann.token) == 400


def test_tables_with_strange_options_are_made_or_refused(house: House) -> None:
    games = house.ann.get("/api/games")

    @often(100)
    @given(data=st.data())
    def create(data: st.DataObject) -> None:
        game = data.draw(st.sampled_from(games))
        known = [option["name"] for option in game["options"]]
        values = [value for option in game["options"] for value in (*option["values"], option["default"])]
        strange = st.sampled_from(["clock", "seats", "listed", "key", "pledge", "absent", "stand_in", "options"])
        body = {
            "game": game["name"],
            "seats": [{"kind": "person"}] * data.draw(st.integers(1, 7)),
            "options": data.draw(
                st.dictionaries(st.sampled_from(known), st.sampled_from(values) | st.text(max_size=30), max_size=3)
            ),
        } | data.draw(st.dictionaries(strange, ANYTHING, max_size=1))
        post(house, "/api/tables", json.dumps(body).encode())

    create()


@pytest.mark.parametrize("path", ["/api/records", "/api/verify"])
def test_records_that_somebody_meddled_with_are_read_or_refused(house: House, path: str) -> None:
    lines = house.ann.record(house.tables[-1]).splitlines()
    extra = ["shuffle pledge " + "9" * 5000 + ": x", "shuffle choice seed: 1", "seat 99: x", "shuffle secret: \ud800",
             "deal x: y", "option x: y", "rules: 99999999999999999999", "seat 1:", "result: x", "y" * 5000]  # fmt: skip
    foreign = st.sampled_from([*lines, *extra]) | st.text(max_size=40)

    @often(75)
    @given(data=st.data())
    def meddle(data: st.DataObject) -> None:
        text = list(lines)
        for _ in range(data.draw(st.integers(1, 3))):
            at = data.draw(st.integers(0, len(text) - 1))
            cut = data.draw(st.integers(0, 2))
            text[at : at + cut] = data.draw(st.lists(foreign, max_size=2))
            text = text or [""]
        post(house, path, json.dumps({"record": "\n".join(text)}).encode())

    meddle()


def test_an_error_gives_back_little_of_what_was_sent(house: House) -> None:
    long = json.dumps({"game": "nile", "seats": TWO, "options": {"y" * 100_000: "x"}})
    record = json.dumps({"record": "nomarch record 1\n" + "y" * 39_000})
    for path, body in (("/api/tables", long), ("/api/records", record), ("/api/verify", record)):
        answer = house.http.post(path, content=body.encode(), headers=JSON)
        assert answer.status_code == 422
        assert "yyy" in answer.text  # enough to find the error
        assert len(answer.content) < 1000


def test_a_shuffle_of_a_forgers_is_told_to_be_none(house: House) -> None:
    secret, lines = "ab" * 32, house.ann.record(house.tables[-1]).splitlines()
    for forged in (
        "choice seed: 1",
        "choice components: x",
        "choice players: 3",
        "pledge " + "9" * 5000 + ": " + secret,
    ):
        shuffle = [f"shuffle commitment: {digest(secret)}", f"shuffle secret: {secret}", f"shuffle {forged}"]
        at = next(number for number, line in enumerate(lines) if line.startswith("seat")) + 2
        told = house.ann.post("/api/verify", record="\n".join([*lines[:at], *shuffle, *lines[at:]]))
        assert (told["fair"], told["reason"]["key"]) == (False, "shuffle_deal")


# --- over sockets ---


def near(seq: int) -> st.SearchStrategy[Any]:
    """Almost valid messages: a field is missing, unexpected, or of the wrong type."""
    whole = st.sampled_from(
        [
            {"type": "move", "seq": seq, "action": 0, "key": "a"},
            {"type": "undo", "seq": seq, "actions": 1, "key": "b"},
            {"type": "chat", "text": "x", "name": "y"},
            {"type": "look", "seat": 0},
            {"type": "ping"},
        ]
    )
    fields = st.sampled_from(["type", "seq", "action", "actions", "key", "text", "name", "seat", "more"])
    changed = st.builds(lambda message, other: message | other, whole, st.dictionaries(fields, ANYTHING, min_size=1))
    return st.builds(lambda message, gone: {k: v for k, v in message.items() if k != gone}, changed, fields)


def frames(seq: int) -> st.SearchStrategy[str | bytes]:
    """Arbitrary frames."""
    lone = st.sampled_from(['{"type":"chat","text":"\\ud800"}', '{"type":"\\ud800"}', '{"\\udfff":1,"type":"ping"}'])
    numbers = st.sampled_from(
        [f'{{"type":"move","seq":{n},"action":0}}' for n in ("NaN", "1e400", "9" * 5000, "-0", "0.5")]
    )
    written = st.builds(json.dumps, near(seq) | ANYTHING).filter(lambda text: len(text) < 60_000)
    return st.text(max_size=60) | st.binary(max_size=60) | written | st.sampled_from(sorted(DEEP)) | lone | numbers


def shout(house: House, line: ClientConnection, said: list[str | bytes]) -> None:
    """Send everything, with regular pings, because a client that only sends invalid messages is disconnected."""
    pings = 0
    for number, each in enumerate(said):
        try:
            line.send(DEEP.get(each, each) if isinstance(each, str) else each)
        except UnicodeEncodeError:  # not valid text for a frame
            continue
        if number % 10 == 9 or number == len(said) - 1:
            line.send('{"type": "ping"}')
            pings += 1
    while pings:
        answer = json.loads(line.recv(timeout=LONG))
        pings -= answer["type"] == "pong"
        house.seen[f"socket {answer['type']}"] += 1


@pytest.mark.parametrize("game", ["fertility", "nile"])
@pytest.mark.parametrize("who", ["nobody", "a stranger", "the other player", "the player to decide"])
def test_whatever_is_said_over_a_socket_changes_nothing(house: House, game: str, who: str) -> None:
    table = house.playing[game]
    tokens = {"nobody": "", "a stranger": Client(house.server.address).token, "the other player": house.bob.token,
              "the player to decide": house.ann.token}  # fmt: skip
    # All others may use the right number, because it isn't their turn.
    seq = house.ann.see(table)["seq"] + (who == "the player to decide")

    @often(6)
    @given(said=st.lists(frames(seq), min_size=40, max_size=60))
    def talk(said: list[str | bytes]) -> None:
        with dial(house.server, table, tokens[who]) as line:
            shout(house, line, said)

    talk()


@pytest.mark.parametrize("game", ["fertility", "nile"])
def test_no_text_and_no_number_is_taken_for_an_action_but_those_that_are(house: House, game: str) -> None:
    table = house.playing[game]
    shown = house.ann.see(table)
    texts = [choice["text"] for choice in shown["play"]["choices"]]
    legal = {choice["action"] for choice in shown["play"]["choices"]} | set(texts)
    signs = st.text("".join(sorted(set("".join(texts)))) + "0 \t\n'", max_size=30)
    meant = (signs | st.integers(0, 2**31 - 1) | st.integers(0, 5000) | st.sampled_from(STRANGE)).filter(
        lambda action: action not in legal
    )

    @often(30)
    @given(actions=st.lists(meant, min_size=15, max_size=19))
    def try_them(actions: list[str | int]) -> None:
        with dial(house.server, table, house.ann.token) as line:
            shout(house, line, [json.dumps({"type": "move", "seq": shown["seq"], "action": each}) for each in actions])

    try_them()


def test_bytes_that_are_no_frames_close_the_line_and_harm_nobody(house: House) -> None:
    draw = random.Random(1)
    for _ in range(20 * TIMES):
        with dial(house.server, house.playing["nile"]) as line:
            line.socket.sendall(draw.randbytes(200))
            with contextlib.suppress(ConnectionClosed):
                while line.recv(timeout=LONG):
                    pass
    house.seen["broken lines"] += 20 * TIMES


def test_the_server_still_plays(house: House) -> None:
    table = begin(house.ann, "nile")
    while (seat := house.ann.see(table)["play"]["to_play"]) is not None:
        shown = house.ann.see(table, seat)
        house.ann.post(f"/api/tables/{table}/moves", seq=shown["seq"], action=shown["play"]["choices"][0]["action"])
    assert load(house.ann.record(table)).over
    print(dict(sorted(house.seen.items())))
