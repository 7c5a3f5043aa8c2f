"""The type checker knows every key of a view, and state fields among them have descriptions."""

from __future__ import annotations

import pytest
from pydantic import TypeAdapter

import nomarch
from nomarch.games.fertility.information.schemas import View
from nomarch.games.fertility.rules.state import State


def test_a_misspelt_key_does_not_pass_the_type_checker() -> None:
    """Otherwise the type checker would report an unused ignore comment."""
    view: View = nomarch.new("fertility", 2, 1).view(0)
    assert view["cities"] is not None
    with pytest.raises(KeyError):
        view["citties"]  # type: ignore[typeddict-item]


def test_a_key_that_is_a_field_of_the_state_is_described_by_it() -> None:
    assert TypeAdapter(View).json_schema()["properties"]["start"]["description"] == State.declared["start"].doc
