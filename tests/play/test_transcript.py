"""Game records: written, parsed, and edited by hand."""

from __future__ import annotations

import re

import pytest

import nomarch
from nomarch.play import transcript
from nomarch.text.errors import Refused
from tests.games.fertility.driver import SETUPS, altered
from tests.games.fertility.positions import table
from tests.games.fertility.records import at_random, begun, short, whole

# Written


def test_a_record_is_written_as_the_formats_say() -> None:
    match = table(tiles="AA AB AP AG BB BP BG PP PG")
    for text in ("place AA f3 g3", "build 1A", "supply A M.1", "take BG", "place GA e4 e3"):
        match.play(text)
    lines = match.record().splitlines()
    assert lines[:13] == [
        "nomarch record 1",
        "game: fertility",
        "rules: 1",
        "components: standard",
        "seat 1: Ann",
        "seat 2: Bob",
        "option edition: second",
        "option variant: no",
        "deal boards: V2 V1r V3",
        "deal start: f4 GABP",
        "deal cities: MA MG",
        "deal first: 1",
        "deal tiles: AA AB AP AG BB BP BG PP PG GG AA AB AP AG BB BP BG PP PG GG AA AB AP AG",
    ]
    assert lines[13].startswith("deal districts: 1A 1B 1P 1G 2A ")
    assert len(lines[13].split()) == 2 + 40
    assert lines[14:] == [
        "turn 1, seat 1: place AA f3 g3; build 1A; supply A M.1; take BG",
        "turn 2, seat 2: place AG e3 e4",
    ]


def test_the_result_stands_at_the_end_of_a_finished_game_only() -> None:
    assert re.fullmatch(r"result: seat 1 \d+, seat 2 \d+; winners? seat [12](, seat 2)?", whole().splitlines()[-1])
    assert "result" not in begun()


def test_writing_a_record_leaves_the_game_as_it_is() -> None:
    match = at_random(table(), 30)
    before, actions = match.state_bytes(), list(match.actions)
    assert match.record() == match.record()
    assert (match.state_bytes(), match.actions) == (before, actions)


# Parsed


@pytest.mark.parametrize(("players", "edition", "variant"), SETUPS)
@pytest.mark.parametrize("seed", range(3))
def test_a_whole_game_read_again_is_the_same_game(players: int, edition: str, variant: str, seed: int) -> None:
    match = at_random(nomarch.new("fertility", players, seed, edition=edition, variant=variant), seed=seed)
    again = nomarch.load(match.record())
    assert again.state_bytes() == match.state_bytes()
    assert (again.actions, again.names, again.result) == (match.actions, match.names, match.result)
    assert again.record() == match.record()
    assert again.view() == match.view()


def test_a_record_may_stop_anywhere() -> None:
    match = nomarch.new("fertility", 2, 3)
    while not match.over:
        assert nomarch.load(match.record()).state_bytes() == match.state_bytes()
        at_random(match, 5, seed=len(match.actions))


def test_a_game_read_again_goes_on_and_goes_back() -> None:
    match = at_random(table(), 20)
    again = nomarch.load(match.record())
    for each in (match, again):
        each.undo(3)
        at_random(each, seed=7)
    assert again.record() == match.record()


def test_what_is_taken_back_has_never_been() -> None:
    match = table()
    start = match.state_bytes()
    before = at_random(match, 20).state_bytes()
    record = match.record()
    at_random(match, 7, seed=3).undo(7)
    assert (match.state_bytes(), match.record()) == (before, record)
    match.undo(20)
    assert (match.state_bytes(), match.actions) == (start, [])
    with pytest.raises(Refused) as caught:
        match.undo()
    assert caught.value.message.key == "nothing_to_undo"


@pytest.mark.parametrize("name", ["Ann: the first", "Ann; Bob", "Ünal", "seat 2: Bob", "Ann #1", "# 1"])
def test_names_are_read_as_they_were_written(name: str) -> None:
    match = nomarch.new("fertility", 2, 1, names=[name, "Bob"])
    assert nomarch.load(match.record()).names == [name, "Bob"]


# Edited by hand


def test_comments_blank_lines_and_indentation_mean_nothing() -> None:
    lines = []
    for number, line in enumerate(whole().splitlines()):
        remark = "" if line.startswith("seat ") else f"# line {number}"  # a name may contain a #
        lines.append(f"   {line}   {remark}\n\n# a remark")
    edited = "# my best game\n\n" + "\n".join(lines) + "\n\n"
    assert nomarch.load(edited).record() == whole()


@pytest.mark.parametrize("ending", ["\r\n", "\r"])
def test_other_line_endings_are_read_too(ending: str) -> None:
    assert nomarch.load(whole().replace("\n", ending)).record() == whole()


def test_actions_may_be_written_as_people_type_them() -> None:
    text = altered("place AA f3 g3", "PLACE aa  g3 f3", short())
    text = altered("take BG", "take gb;", text)
    assert nomarch.load(text).record() == short()


def test_a_turn_may_go_over_several_lines() -> None:
    text = altered("place AA f3 g3; build 1A", "place AA f3 g3\nturn 1, seat 1: build 1A", short())
    assert nomarch.load(text).record() == short()


def test_entries_of_the_head_may_stand_in_any_order() -> None:
    first, *head = short().splitlines()[:14]
    turns = short().splitlines()[14:]
    seats = [line for line in head if line.startswith("seat")]
    others = [line for line in head if not line.startswith("seat")]
    assert nomarch.load("\n".join([first, *reversed(others), *seats, *turns])).record() == short()


def test_without_the_result_a_finished_game_is_read_all_the_same() -> None:
    without = "\n".join(whole().splitlines()[:-1])
    assert nomarch.load(without).record() == whole()


def test_options_not_named_are_at_their_default() -> None:
    text = altered("option edition: second\noption variant: no\n", "", short())
    assert nomarch.load(text).record() == short()


def test_another_choice_by_hand_makes_another_game() -> None:
    text = altered("supply A M.1", "supply A M.2", short())
    assert nomarch.load(text).view()["cities"][0]["wheat"] == nomarch.load(short()).view()["cities"][0]["wheat"] + 1


def test_actions_of_one_turn_stand_on_one_line() -> None:
    found = transcript.turns([(0, 1), (0, 1), (1, 0)], ["a", "b", "c"])
    assert [(turn.number, turn.seat, turn.actions) for turn in found] == [(1, 2, ["a", "b"]), (2, 1, ["c"])]


def test_several_winners_are_all_named() -> None:
    assert transcript.result(["3", "3", "1"], [0, 1]) == "seat 1 3, seat 2 3, seat 3 1; winners seat 1, seat 2"
