"""Nile's action numbers, on which learners and the protocol depend."""

from __future__ import annotations

from nomarch.games.nile.rules.actions import ACTIONS, BETS


def test_every_kind_keeps_its_numbers() -> None:
    names = [kind.name for kind in ACTIONS.kinds]
    assert dict(zip(names, ACTIONS.starts, strict=True)) == {
        "market": 0, "offering": 210, "new_field": 420, "mix": 520, "addition": 530, "speculate": 630, "pass": 685,
        "done": 686,
    }  # fmt: skip
    assert ACTIONS.size == 687


def test_single_bets_come_before_pairs() -> None:
    assert BETS[:2] == ((5,), (6,))
    assert BETS[10] == (5, 6)


def test_an_example_stands_for_every_way_to_plant() -> None:
    assert ACTIONS.examples["plant"] == "plant 3W · plant W+F"
