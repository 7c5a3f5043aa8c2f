"""Path parameters, and JSON responses."""

import json

import pytest

from nomarch.server.domain.problems import Problem
from nomarch.server.http.parameters import ERRORS, json_answer
from tests.server.knocking import ask, why
from tests.server.serving import Server


@pytest.mark.parametrize("name", ["x", "ABCDEFGHJKMN", "2" * 11, "2" * 13])
def test_what_can_be_no_tables_name_is_not_looked_for(open_server: Server, name: str) -> None:
    assert why(ask(open_server, "GET", f"/api/tables/{name}")) == (400, "field_bad")


@pytest.mark.parametrize("seat", ["-1", "16", "x", "9" * 400])
def test_what_is_no_seat_is_refused_in_a_query_and_in_a_path(open_server: Server, table: str, seat: str) -> None:
    for path in (f"/api/tables/{table}?seat={seat}", f"/api/tables/{table}/seats/{seat}/link"):
        assert why(ask(open_server, "GET", path)) == (400, "field_bad")


def test_the_document_knows_the_status_of_every_problem() -> None:
    waiting, found = [Problem], set()
    while waiting:
        kind = waiting.pop()
        found.add(kind.status)
        waiting += kind.__subclasses__()
    assert found <= {*ERRORS}


def test_an_answer_is_json_with_its_status() -> None:
    answer = json_answer({"name": "Zoë", "seats": [1, None]}, 201)
    assert (answer.status_code, answer.media_type) == (201, "application/json")
    assert json.loads(bytes(answer.body)) == {"name": "Zoë", "seats": [1, None]}
