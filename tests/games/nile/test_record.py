"""Records of Nile: written and read again, without secrets until the end, and nonsense is blamed on its line."""

from __future__ import annotations

import random
import re
from importlib.resources import files
from pathlib import Path

import pytest

import nomarch
from nomarch.play.match import Match
from nomarch.play.transcript import read
from nomarch.text.errors import BadRecord
from nomarch.text.language import Message, say
from tests.games.nile.playing import SETUPS, VERSIONS, Policy, began, kind_first, small_box, uniform

GAMES = 4
GOLDENS = Path(__file__).parents[2] / "contract" / "goldens"
SECRET = ("hands", "removed", "deck", "chance")
WORDS = files("nomarch.games.nile").joinpath("text/locales/en.ftl").read_text(encoding="utf-8")


def play(match: Match, seed: int, policy: Policy = kind_first, most: int = 10_000) -> Match:
    chance = random.Random(seed)
    while not match.over and len(match.actions) < most:
        match.play(policy(match, chance))
    return match


# There and back


@pytest.mark.parametrize(("players", "faster"), SETUPS)
@pytest.mark.parametrize("policy", [uniform, kind_first])
@pytest.mark.parametrize("seed", range(GAMES))
def test_a_record_is_replayed_byte_for_byte(players: int, faster: str, policy: Policy, seed: int) -> None:
    match = play(nomarch.new("nile", players, seed, faster=faster), seed, policy)
    again = nomarch.load(match.record())
    assert again.record() == match.record()
    assert again.state_bytes() == match.state_bytes()
    assert again.actions == match.actions


@pytest.mark.parametrize(("players", "faster"), SETUPS)
def test_a_game_breaks_off_anywhere_and_goes_on_the_same(players: int, faster: str) -> None:
    match = nomarch.new("nile", players, 5, faster=faster)
    chance = random.Random(5)
    while not match.over:
        again = nomarch.load(match.record())
        assert again.state_bytes() == match.state_bytes()
        text = kind_first(match, chance)
        for each in (match, again):
            each.play(text)
        assert again.state_bytes() == match.state_bytes()


@pytest.mark.parametrize("hand", [0, 1, 3])
def test_a_box_of_few_cards_is_recorded_too(hand: int) -> None:
    """With nothing in hand the first turns pass by themselves."""
    match = play(nomarch.new("nile", 3, 1, components=small_box(2, hand)), 1)
    assert nomarch.load(match.record(), small_box(2, hand)).record() == match.record()


def test_taking_back_restores_the_deal_too() -> None:
    match = play(nomarch.new("nile", 2, 3), 3, most=30)
    start = nomarch.new("nile", 2, 3)
    match.undo(30)
    assert match.state_bytes() == start.state_bytes()
    assert match.record() == start.record()


def test_the_deal_is_recorded_as_it_was_before_the_first_flood() -> None:
    match = began("W W F L PW; P P P C C", "X F L")
    assert read(match.record()).deal["hands"] == "W W L F PW; P P P C C"
    assert read(match.record()).deal["deck"].startswith("X F L P")
    assert match.view()["flood"] == "F"


def test_the_result_tells_the_piles_in_ascending_order() -> None:
    match = play(nomarch.new("nile", 3, 1), 1)
    piles = [sorted(pile.values()) for pile in match.view()["piles"]]
    told = ", ".join(f"seat {seat} {'-'.join(map(str, pile))}" for seat, pile in enumerate(piles, 1))
    assert match.result.startswith(f"{told}; winner")
    assert match.record().endswith(f"\nresult: {match.result}\n")


# Versions of the rules (N4.1)


def golden(version: int) -> str:
    return (GOLDENS / f"nile-5-faster.no-rules.{version}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("version", VERSIONS)
def test_a_game_continues_by_the_rules_that_it_began_with(version: int) -> None:
    lines = golden(version).splitlines()
    half = nomarch.load("\n".join(lines[: 15 + (len(lines) - 15) // 2]))
    assert (half.over, half.game.version, half.position.s.rules) == (False, version, version)
    assert half.position.s.passes > 0
    match = play(half, 1)
    assert match.record().splitlines()[2] == f"rules: {version}"
    assert nomarch.load(match.record()).state_bytes() == match.state_bytes()


def test_a_new_game_is_played_by_todays_rules() -> None:
    assert nomarch.new("nile", 2, 1).record().splitlines()[2] == f"rules: {VERSIONS[-1]}"


@pytest.mark.parametrize("version", VERSIONS)
def test_a_record_does_not_replay_by_other_rules(version: int) -> None:
    """From the first new deck on, other cards are drawn."""
    (other,) = set(VERSIONS) - {version}
    with pytest.raises(BadRecord):
        nomarch.load(golden(version).replace(f"rules: {version}", f"rules: {other}", 1))


# Secrets


@pytest.mark.parametrize(("players", "faster"), SETUPS)
def test_a_viewers_record_holds_no_secret_while_the_game_goes_on(players: int, faster: str) -> None:
    match = nomarch.new("nile", players, 2, faster=faster)
    chance = random.Random(2)
    while not match.over:
        whole = read(match.record())
        for seat in (None, *range(players)):
            text = match.record_for(seat)
            told = read(text)
            assert told.deal == {"first": whole.deal["first"]}
            assert [turn.actions for turn in told.turns] == [turn.actions for turn in whole.turns]
            assert not any(whole.deal[name] in text for name in SECRET if whole.deal[name] != "none")
            assert text.splitlines()[4] == f"seen by: {'spectators' if seat is None else f'seat {seat + 1}'}"
        for _ in range(10):
            if not match.over:
                match.play(kind_first(match, chance))
    assert all(match.record_for(seat) == match.record() for seat in (None, *range(players)))


def test_a_viewers_record_is_not_replayed() -> None:
    match = play(nomarch.new("nile", 3, 1), 1, most=10)
    for viewer, text in [("spectators", match.record_for()), ("seat 2", match.record_for(1))]:
        with pytest.raises(BadRecord) as refused:
            nomarch.load(text)
        assert refused.value.message.args["line"] == 5
        assert refused.value.message.args["reason"] == Message("record_partial", {"viewer": viewer})
        assert viewer in str(refused.value)


def test_fertilitys_piles_are_secret_too() -> None:
    match = nomarch.new("fertility", 2, 1)
    whole, told = read(match.record()), read(match.record_for(0))
    assert set(whole.deal) - set(told.deal) == {"tiles", "districts"}
    assert told.seen_by == "seat 1"


# Nonsense

HANDS = "W W L F PW; P P P C C"


def wrong(name: str, change: str | tuple[str, str], faster: str = "no") -> str:
    """A record with one line of the deal replaced, or a piece of it."""
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
    assert f"({rule})" in say(reason)


def test_every_refusal_of_a_setup_is_provoked() -> None:
    setup = WORDS.partition("## Setup")[2].partition("## Components")[0]
    keys = set(re.findall(r"(?m)^(nile_\w+) =", setup))
    assert keys == {key for key, *_ in NONSENSE} | {"nile_faster_players"}


def test_other_lines_are_blamed_too() -> None:
    record = began(HANDS, "L", "plant 2W").record()
    for old, new, key, line in [
        ("faster: no", "faster: perhaps", "bad_option", 7),
        ("turn 1, seat 1: plant 2W", "turn 1, seat 1: plant 3W", "nile_not_in_hand", 13),
        ("turn 1, seat 1", "turn 1, seat 2", "record_wrong_turn", 13),
        ("plant 2W", "plant W", "nile_unreadable", 13),
        ("plant 2W", "plant 2W\nresult: seat 1 0-0-0-0-0", "record_not_over", 14),
    ]:
        assert old in record
        with pytest.raises(BadRecord) as refused:
            nomarch.load(record.replace(old, new))
        reason = refused.value.message.args["reason"]
        assert isinstance(reason, Message)
        assert (reason.key, refused.value.message.args["line"]) == (key, line)


def test_the_faster_game_with_four_is_refused_in_records_too() -> None:
    record = nomarch.new("nile", 4, 1).record().replace("faster: no", "faster: yes")
    with pytest.raises(BadRecord) as refused:
        nomarch.load(record)
    reason = refused.value.message.args["reason"]
    assert isinstance(reason, Message)
    assert (reason.key, reason.rule) == ("nile_faster_players", "N1.3")
