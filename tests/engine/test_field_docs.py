"""The description beside a field's type becomes the description in its schema."""

from typing import Annotated

from pydantic import TypeAdapter
from typing_extensions import TypedDict

from nomarch.engine.field_docs import Doc


class View(TypedDict):
    """Two fields, one with a description."""

    turn: Annotated[int, Doc("the turn being played, from 1")]
    hands: list[int]


def test_a_schema_tells_what_a_field_holds_beside_its_type() -> None:
    fields = TypeAdapter(View).json_schema()["properties"]
    assert fields["turn"] == {"title": "Turn", "type": "integer", "description": "the turn being played, from 1"}
    assert "description" not in fields["hands"]
