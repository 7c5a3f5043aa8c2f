"""Loading replays a record; errors name the offending line."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import nomarch
from nomarch.play import loading, transcript
from nomarch.text.errors import BadRecord
from nomarch.text.language import Message, render
from tests.games.fertility.driver import altered
from tests.games.fertility.positions import line_of, owner, table
from tests.games.fertility.records import at_random, short, whole


def blamed(text: str) -> tuple[str, int, Message]:
    """The key of the error in a record, its line, and the full reason."""
    with pytest.raises(BadRecord) as caught:
        nomarch.load(text)
    message = caught.value.message
    reason, line = message.args["reason"], message.args["line"]
    assert message.key == "record_line"
    assert isinstance(reason, Message)
    assert isinstance(line, int)
    assert render(reason) in str(caught.value)
    assert str(line) in str(caught.value)
    return reason.key, line, reason


def test_a_record_of_an_owners_box_needs_the_same_box() -> None:
    box = owner("each_resource = 20", "each_resource = 3")
    match = at_random(table(box=altered("each_resource = 20", "each_resource = 3")))
    assert f"components: {box.digest}" in match.record()
    assert nomarch.load(match.record(), box).state_bytes() == match.state_bytes()
    key, line, reason = blamed(match.record())
    assert (key, line) == ("record_components", 4)
    assert reason.args == {"needed": box.digest, "given": "standard"}


TILES = "deal tiles: AA AB AP AG"

DISTRICTS = "deal districts: 1A 1B 1P"

LAST = "deal districts"  # the last line of the header

END = "turn 2, seat 2"  # the last line

# The text to replace in the short record, the replacement, the key of the error, and the contents of the line it names.
WRONG = {
    # The format of the record
    "another format": ("nomarch record 1", "nomarch record 2", "record_format", "nomarch record 2"),
    "no format": ("nomarch record 1\n", "", "record_format", "game: fertility"),
    "no game": ("game: fertility\n", "", "record_missing", END),
    "no rules": ("rules: 1\n", "", "record_missing", END),
    "no components": ("components: standard\n", "", "record_missing", END),
    "nobody": ("seat 1: Ann\nseat 2: Bob\n", "", "record_missing", END),
    "a name less": ("seat 2: Bob\n", "", "bad_players", "seat 1: Ann"),
    "five players": (
        "seat 2: Bob", "seat 2: Bob\nseat 3: Cem\nseat 4: Dee\nseat 5: Eve", "bad_players", "seat 5: Eve",
    ),
    "an empty name": ("seat 2: Bob", "seat 2:", "bad_names", "seat 2:"),
    "what one seat saw": (
        "components: standard", "components: standard\nseen by: seat 1", "record_partial", "seen by: seat 1",
    ),
    "a seat too early": ("seat 1: Ann\nseat 2: Bob", "seat 2: Bob\nseat 1: Ann", "record_unreadable", "seat 2: Bob"),
    "a line of prose": ("option edition", "It was late.\noption edition", "record_unreadable", "It was late."),
    "an unknown entry": ("option edition", "table: round\noption edition", "record_unreadable", "table: round"),
    "an option without a name": ("option edition", "option : x\noption edition", "record_unreadable", "option : x"),
    "rules in words": ("rules: 1", "rules: one", "record_unreadable", "rules: one"),
    "a turn without a seat": ("turn 2, seat 2:", "turn 2:", "record_unreadable", "turn 2:"),
    "an entry twice": ("rules: 1", "rules: 1\nrules: 1 # again", "record_twice", "# again"),
    "a deal twice": ("deal first: 1", "deal first: 1\ndeal first: 2", "record_twice", "deal first: 2"),
    # Rules and components
    "another game": ("game: fertility", "game: senet", "unknown_game", "game: senet"),
    "later rules": ("rules: 1", "rules: 2", "record_rules", "rules: 2"),
    "another box": ("components: standard", "components: 0123456789abcdef", "record_components", "components:"),
    "an unknown option": ("option variant: no", "option camels: no", "unknown_option", "option camels"),
    "an option of the deal": ("option variant: no", "option first: 1", "unknown_option", "option first"),
    "an unknown edition": ("option edition: second", "option edition: third", "bad_option", "option edition"),
    "the variant with three": (
        "seat 2: Bob\noption edition: second\noption variant: no",
        "seat 2: Bob\nseat 3: Cem\noption edition: second\noption variant: yes",
        "fertility_variant_players", "option variant",
    ),
    # The deal
    "no boards": ("deal boards: V2 V1r V3\n", "", "record_missing", LAST),
    "no first player": ("deal first: 1\n", "", "record_missing", LAST),
    "an unknown deal": ("deal first: 1", "deal first: 1\ndeal camels: 3", "record_unknown_deal", "deal camels"),
    "boards left to chance": ("deal boards: V2 V1r V3", "deal boards: random", "fertility_bad_boards", "deal boards"),
    "two boards": ("deal boards: V2 V1r V3", "deal boards: V2 V1r", "fertility_bad_boards", "deal boards"),
    "a start far off": ("deal start: f4", "deal start: b4", "fertility_start_not_nearest", "deal start"),
    "a start with wrong scenes": ("f4 GABP", "f4 GAPB", "fertility_bad_start", "deal start"),
    "a start that is not told": ("deal start: f4 GABP", "deal start:", "fertility_bad_start", "deal start"),
    "a start without its scenes": ("deal start: f4 GABP", "deal start: f4", "fertility_bad_start", "deal start"),
    "a start without its square": ("deal start: f4 GABP", "deal start: GABP", "fertility_bad_start", "deal start"),
    "one board for two": ("deal cities: MA MG", "deal cities: MA MA", "fertility_bad_cities", "deal cities"),
    "a third player begins": ("deal first: 1", "deal first: 3", "fertility_bad_first", "deal first"),
    "a tile less": (TILES, "deal tiles: AB AP AG", "fertility_bad_pile", "deal tiles"),
    "a tile more": (TILES, TILES + " AA", "fertility_bad_pile", "deal tiles"),
    "an unknown tile": (TILES, "deal tiles: AX AB AP AG", "fertility_bad_tile", "deal tiles"),
    "more of a tile than there are": (
        TILES + " BB BP", "deal tiles: AA AA AA AA AA BP", "fertility_bad_tile", "deal tiles",
    ),
    "a tile the wrong way round": (TILES, "deal tiles: AA BA AP AG", "fertility_bad_tile", "deal tiles"),
    "a District less": (DISTRICTS, "deal districts: 1A 1B", "fertility_bad_districts", "deal districts"),
    "a District twice": (DISTRICTS, "deal districts: 1A 1B 1B", "fertility_bad_districts", "deal districts"),
    "an unknown District": (DISTRICTS, "deal districts: 1A 1B 11P", "fertility_bad_districts", "deal districts"),
    # The turns
    "a seat out of turn": ("turn 1, seat 1", "turn 1, seat 2", "record_wrong_turn", "turn 1, seat 2"),
    "a turn left out": ("turn 2, seat 2", "turn 3, seat 2", "record_wrong_turn", "turn 3, seat 2"),
    "a turn that goes on": ("take BG", "take BG; place AG e3 e4", "record_wrong_turn", "turn 1, seat 1"),
    "a turn that breaks off": ("; take BG", "", "record_wrong_turn", END),
    "against the rules": ("place AA f3 g3", "place AA a4 b4", "fertility_no_match", "turn 1"),
    "not on display": ("build 1A", "build 9G", "fertility_not_on_display", "turn 1"),
    "in the wrong order": ("build 1A; supply A M.1", "supply A M.1; build 1A", "fertility_not_now", "turn 1"),
    "unreadable": ("take BG", "take it", "fertility_unreadable", "turn 1"),
    "an unknown action": ("take BG", "castle", "fertility_unknown_action", "turn 1"),
    # The result
    "a result too early": ("place AG e3 e4", "place AG e3 e4\nresult: seat 1 9, seat 2 0", "record_not_over", "result"),
}  # fmt: skip


@pytest.mark.parametrize(("old", "new", "key", "where"), list(WRONG.values()), ids=list(WRONG))
def test_a_wrong_record_is_refused_with_its_line_and_the_reason(old: str, new: str, key: str, where: str) -> None:
    text = altered(old, new, short())
    assert blamed(text)[:2] == (key, line_of(where, text))


def test_lines_are_counted_with_comments_and_blank_ones() -> None:
    text = altered("turn 2, seat 2: place AG e3 e4", "\n# what now?\n\n  turn 2, seat 2: place AG e4 f4", short())
    assert blamed(text)[:2] == ("fertility_square_taken", line_of("turn 2", text))


@pytest.mark.parametrize("text", ["", "\n\n", "# nothing\n"])
def test_an_empty_record_is_refused(text: str) -> None:
    assert blamed(text)[:2] == ("record_format", 1)


def test_a_wrong_result_is_refused_with_the_true_one() -> None:
    last = whole().splitlines()[-1]
    key, line, reason = blamed(altered(last, "result: seat 1 999, seat 2 0; winner seat 1", whole()))
    assert (key, line) == ("record_result", len(whole().splitlines()))
    assert reason.args["true"] == last.removeprefix("result: ")


def test_nothing_is_played_after_the_end() -> None:
    last = whole().splitlines()[-1]
    text = altered(last, "turn 19, seat 1: skip", whole())
    assert blamed(text)[:2] == ("game_over", line_of("turn 19", text))


def test_what_is_missing_from_the_head_is_blamed_on_the_head_in_finished_games_too() -> None:
    text = altered("deal first: 1\n", "", whole())
    assert blamed(text)[:2] == ("record_missing", line_of(LAST, text))


def test_a_refusal_of_an_action_names_its_rule() -> None:
    _, _, reason = blamed(altered("place AA f3 g3", "place AA a4 b4", short()))
    assert reason.rule == "F3.1.2"
    assert reason.rule in render(reason)


def test_every_reason_for_a_refusal_is_provoked_here() -> None:
    known = set()
    for module in (loading, transcript):
        for node in ast.walk(ast.parse(Path(str(module.__file__)).read_bytes())):
            if isinstance(node, ast.Constant) and str(node.value).startswith("record_"):
                known.add(node.value)
    assert {key for _, _, key, _ in WRONG.values()} | {"record_line", "record_result"} >= known
