"""Fertility's action numbers, on which learners and the protocol depend, and how compiled code decodes them."""

from __future__ import annotations

from nomarch.games.fertility.rules.actions import ACTIONS
from nomarch.games.fertility.rules.valley import placement


def test_every_kind_keeps_its_numbers() -> None:
    names = [kind.name for kind in ACTIONS.kinds]
    assert dict(zip(names, ACTIONS.starts, strict=True)) == {
        "place": 0, "discard": 4096, "quarry": 4106, "build": 4111, "skip": 4195, "supply": 4196, "done": 4324,
        "take": 4325, "remove": 4335,
    }  # fmt: skip
    assert ACTIONS.size == 4345


def test_a_placement_is_scenes_then_direction_then_square() -> None:
    assert ACTIONS.encode("place", 1, 2, 1, 5) == ((1 * 4 + 2) * 2 + 1) * 128 + 5


def test_compiled_code_reads_a_placement_in_the_same_way() -> None:
    read = getattr(placement, "py_func", placement)
    kind, _ = ACTIONS.decode(0)
    decoded = [ACTIONS.decode(action) for action in range(ACTIONS.size)]
    assert [read(action) for action, (each, _) in enumerate(decoded) if each is kind] == [
        parts for each, parts in decoded if each is kind
    ]
