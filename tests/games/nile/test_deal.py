"""The deal as text: written before the first Flood; errors name their line."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

import nomarch
from nomarch.play.transcript import read
from nomarch.text.errors import BadRecord
from nomarch.text.language import Message, render
from tests.games.nile.playing import began

WORDS = files("nomarch.games.nile").joinpath("text/locales/en.ftl").read_text(encoding="utf-8")


def test_the_deal_is_recorded_as_it_was_before_the_first_flood() -> None:
    match = began("W W F L PW; P P P C C", "X F L")
    assert read(match.record()).deal["hands"] == "W W L F PW; P P P C C"
    assert read(match.record()).deal["deck"].startswith("X F L P")
    assert match.view()["flood"] == "F"


HANDS = "W W L F PW; P P P C C"


def wrong(name: str, change: str | tuple[str, str], faster: str = "no") -> str:
    """A record with one line of the deal, or part of it, replaced."""
    removed = "PL PC PF WL WC" if faster == "yes" else "none"
    lines = began(HANDS, "L", faster=faster, removed=removed).record().splitlines()
    number = next(i for i, line in enumerate(lines) if line.startswith(f"deal {name}:"))
    old = lines[number].partition(": ")[2]
    new = change if isinstance(change, str) else old.replace(*change, 1)
    assert new != old
    lines[number] = f"deal {name}: {new}"
    return "\n".join(lines)


NONSENSE = [
    ("nile_bad_first", "first", "3", "no", "N2.1"),
    ("nile_bad_first", "first", "one", "no", "N2.1"),
    ("nile_bad_card", "hands", ("F", "Q"), "no", "N1.1"),
    ("nile_bad_card", "hands", ("PW", "WP"), "no", "N1.1"),
    ("nile_bad_hands", "hands", "W W L F PW", "no", "N2.1"),
    ("nile_bad_hands", "hands", f"{HANDS}; W W W W W", "no", "N2.1"),
    ("nile_bad_hand", "hands", ("F ", ""), "no", "N2.1"),
    ("nile_bad_hand", "hands", ("F", "F F"), "no", "N2.1"),
    ("nile_locusts_dealt", "hands", ("F", "X"), "no", "N2.1"),
    ("nile_too_many", "hands", ("F", "PW"), "no", "N1.2"),
    ("nile_bad_removed", "removed", "PL", "no", "N1.3"),
    ("nile_bad_removed", "removed", "none", "yes", "N1.3"),
    ("nile_bad_removed", "removed", ("PL", "W"), "yes", "N1.3"),
    ("nile_bad_removed", "removed", ("PL", "X"), "yes", "N1.3"),
    ("nile_bad_removed", "removed", ("PL ", ""), "yes", "N1.3"),
    ("nile_too_many", "removed", ("PL", "PW"), "yes", "N1.2"),
    ("nile_too_many", "removed", ("PL", "PC"), "yes", "N1.2"),
    ("nile_locusts_in_deck", "deck", ("X", "F"), "no", "N2.1"),
    ("nile_locusts_in_deck", "deck", ("X", "X X"), "no", "N2.1"),
    ("nile_too_many", "deck", ("F", "W"), "no", "N1.1"),
    ("nile_too_many", "deck", ("LF", "LC"), "no", "N1.2"),
    ("nile_too_many", "deck", ("LF", "PL"), "yes", "N1.2"),
    ("nile_bad_deck", "deck", ("LF ", ""), "no", "N1.2"),
    ("nile_bad_chance", "chance", "0" * 32, "no", "N4.1"),
    ("nile_bad_chance", "chance", "1" * 31, "no", "N4.1"),
    ("nile_bad_chance", "chance", "g" * 32, "no", "N4.1"),
    ("nile_bad_chance", "chance", "none", "no", "N4.1"),
]  # fmt: skip


@pytest.mark.parametrize(("key", "name", "change", "faster", "rule"), NONSENSE)
def test_a_wrong_deal_is_blamed_on_its_line_and_rule(
    key: str, name: str, change: str | tuple[str, str], faster: str, rule: str
) -> None:
    record = wrong(name, change, faster)
    with pytest.raises(BadRecord) as refused:
        nomarch.load(record)
    line, reason = (refused.value.message.args[each] for each in ("line", "reason"))
    assert isinstance(line, int)
    assert record.splitlines()[line - 1].startswith(f"deal {name}:")
    assert isinstance(reason, Message)
    assert (reason.key, reason.rule) == (key, rule)
    assert f"({rule})" in render(reason)


def test_every_refusal_of_a_setup_is_provoked() -> None:
    setup = WORDS.partition("## Setup")[2].partition("## Components")[0]
    keys = set(re.findall(r"(?m)^(nile_\w+) =", setup))
    assert keys == {key for key, *_ in NONSENSE} | {"nile_faster_players"}


def test_the_faster_game_with_four_is_refused_in_records_too() -> None:
    record = nomarch.new("nile", 4, 1).record().replace("faster: no", "faster: yes")
    with pytest.raises(BadRecord) as refused:
        nomarch.load(record)
    reason = refused.value.message.args["reason"]
    assert isinstance(reason, Message)
    assert (reason.key, reason.rule) == ("nile_faster_players", "N1.3")
