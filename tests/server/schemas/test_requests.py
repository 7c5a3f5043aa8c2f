"""Request bodies are parsed strictly, and errors name the field."""

import pytest
from pydantic import ValidationError

from nomarch.server.schemas import requests
from nomarch.server.schemas.requests import CreateRequest, MoveRequest, RequestBody, misread


@pytest.mark.parametrize(
    "body", [{"seq": "1", "action": 0}, {"seq": True, "action": 0}, {"seq": 1, "action": 0, "x": 1}]
)
def test_nothing_is_taken_for_something_else_and_nothing_may_be_added(body: dict[str, object]) -> None:
    assert MoveRequest.model_validate({"seq": 1, "action": 0}).seq == 1
    with pytest.raises(ValidationError):
        MoveRequest.model_validate(body)


def test_every_request_is_as_strict() -> None:
    kinds = [kind for name in requests.__all__ if isinstance(kind := getattr(requests, name), type)]
    bodies = [kind for kind in kinds if issubclass(kind, RequestBody)]
    assert CreateRequest in bodies
    for kind in bodies:
        assert (kind.model_config["extra"], kind.model_config["strict"]) == ("forbid", True)


def test_what_can_not_be_read_is_named_by_where_it_stands() -> None:
    problem = misread(("body", "seats", 0, "name"), "string_too_long")
    assert problem.status == 400
    assert "seats" in str(problem)
    assert len(str(misread(("body", "x" * 10_000), "extra_forbidden"))) < 600
