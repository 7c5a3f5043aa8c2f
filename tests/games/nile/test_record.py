"""Records of Nile: round trips, no secrets before the end, and errors that name their line."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import nomarch
from nomarch.play.match import Match
from nomarch.play.transcript import read
from nomarch.text.errors import BadRecord
from nomarch.text.language import Message
from tests.games.nile.playing import SETUPS, VERSIONS, Policy, began, kind_first, small_box, uniform

GAMES = 4
GOLDENS = Path(__file__).parents[2] / "contract" / "goldens"
SECRET = ("hands", "removed", "deck", "chance")


def play(match: Match, seed: int, policy: Policy = kind_first, most: int = 10_000) -> Match:
    chance = random.Random(seed)
    while not match.over and len(match.actions) < most:
        match.play(policy(match, chance))
    return match


# Round trips


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
    """With empty hands, the first turns pass automatically."""
    match = play(nomarch.new("nile", 3, 1, components=small_box(2, hand)), 1)
    assert nomarch.load(match.record(), small_box(2, hand)).record() == match.record()


def test_taking_back_restores_the_deal_too() -> None:
    match = play(nomarch.new("nile", 2, 3), 3, most=30)
    start = nomarch.new("nile", 2, 3)
    match.undo(30)
    assert match.state_bytes() == start.state_bytes()
    assert match.record() == start.record()


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
    """After the first reshuffle, different cards are drawn."""
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


def test_other_lines_are_blamed_too() -> None:
    record = began("W W L F PW; P P P C C", "L", "plant 2W").record()
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
