"""Actions are declared once: their numbers, notation, examples, steps and rules are derived from the declaration."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import nomarch
from nomarch.engine.actions import Actions, Kind
from nomarch.games.registry import find
from nomarch.play.match import Match
from nomarch.text.errors import Refused
from tests.contract.setups import EXAMPLE, GAMES
from tests.test_architecture import KNOWN

ROOT = Path(__file__).resolve().parents[2]
SMALL = Actions(
    Kind("move", range(2), "xy", steps=(0,), rule="1.1"),
    Kind("bet", range(1, 3), steps=(0, 1), rule="1.2", examples=("bet 2", "raise 2")),
    Kind("raise", steps=(1,), examples=("raise",)),
    step_rules={0: "1", 1: "2"},
)
EVERY_GAME = pytest.mark.parametrize("game", GAMES)


def declared(game: str) -> Actions:
    return find(game).action_kinds


# What is derived from a declaration


def test_actions_are_numbered_by_kind_and_part() -> None:
    actions = Actions(Kind("move", range(2), "xy"), Kind("pass"))
    assert [actions.text(n) for n in range(actions.size)] == ["move 0 x", "move 0 y", "move 1 x", "move 1 y", "pass"]
    assert actions.starts == (0, 4)
    assert actions.parse("  MOVE  1 Y ") == 3
    with pytest.raises(Refused, match="move 0 x, pass"):
        actions.parse("move 2 x")


def test_parts_are_values_not_places_in_a_list() -> None:
    kind, parts = SMALL.decode(SMALL.encode("bet", 2))
    assert (kind.name, kind.rule, parts) == ("bet", "1.2", (2,))
    with pytest.raises(KeyError):
        SMALL.encode("bet", 0)


def test_examples_are_gathered_by_verb_each_once() -> None:
    assert SMALL.examples == {"move": "move 0 x", "bet": "bet 2", "raise": "raise 2 · raise"}
    twice = Actions(Kind("up", examples=("go 1",)), Kind("down", examples=("go 1",)))
    assert twice.examples == {"go": "go 1"}


def test_an_action_of_another_step_is_refused_with_the_rule_of_this_one() -> None:
    move, bet = SMALL.encode("move", 0, "x"), SMALL.encode("bet", 1)
    assert [SMALL.not_now(move, step) for step in (0, 1)] == [None, "2"]
    assert [SMALL.not_now(bet, step) for step in (0, 1)] == [None, None]


# What every game declares


@EVERY_GAME
def test_every_action_is_encoded_as_it_was_decoded(game: str) -> None:
    actions = declared(game)
    assert actions.size == find(game).actions
    for number in range(actions.size):
        kind, parts = actions.decode(number)
        assert actions.encode(kind.name, *parts) == number
    assert [actions.decode(start)[0] for start in actions.starts] == [*actions.kinds]
    assert len({kind.name for kind in actions.kinds}) == len(actions.kinds)


@EVERY_GAME
def test_the_texts_of_legal_actions_are_parsed_back_and_begin_with_a_verb_of_their_kind(game: str) -> None:
    match, actions = nomarch.new(game, seed=4), declared(game)
    seen: set[str] = set()
    while not match.over:
        for action, text in zip(match.legal, match.texts(match.legal), strict=True):
            kind, _ = actions.decode(action)
            assert match.parse(text) == action
            assert text.split()[0] in {example.split()[0] for example in kind.examples}
            seen.add(kind.name)
        match.play(match.legal[len(match.actions) * 7 % len(match.legal)])
    assert len(seen) > len(actions.kinds) / 2


def understood(match: Match, text: str) -> bool:
    try:
        return match.parse(text) < match.game.actions
    except Refused as refused:
        return refused.message.rule != ""  # a rule forbids it; a parse error cites none


@EVERY_GAME
def test_every_example_is_understood(game: str) -> None:
    """The District may not be on display, or it may be the wrong step; but the text always parses."""
    match = nomarch.new(game, seed=1)
    for kind in declared(game).kinds:
        for example in kind.examples:
            assert understood(match, example), example


def rule_numbers(game: str) -> set[str]:
    """The rule numbers in the headings of a game's rules."""
    if game == EXAMPLE:
        return set(re.findall(r"(?m)^(C[\d.]+) ", (ROOT / "docs/examples/caravan.py").read_text(encoding="utf-8")))
    rules = (ROOT / f"web/src/games/{game}/rules/en.md").read_text(encoding="utf-8")
    return set(re.findall(r"(?m)^#* ?([A-Z]\d[\d.]*) ", rules))


@EVERY_GAME
def test_every_kind_and_every_step_names_a_rule_that_exists(game: str) -> None:
    actions = declared(game)
    cited = {kind.rule for kind in actions.kinds} | {*actions.step_rules.values()}
    assert cited <= rule_numbers(game)
    assert {step for kind in actions.kinds for step in kind.steps} == {*actions.step_rules}


def test_a_game_without_refusals_of_its_own_names_the_rule_of_the_kind() -> None:
    match = nomarch.new(EXAMPLE, seed=1)
    for action in {*range(match.game.actions)} - {*match.legal}:
        refusal, (kind, _) = match.refusal(action), declared(EXAMPLE).decode(action)
        assert refusal is not None
        assert (refusal.key, refusal.rule) == ("not_legal_now", kind.rule)


# No other module states a range of actions


def names_of_starts(source: str) -> set[str]:
    """The names that a module assigns to the first numbers of its kinds: `A, B = ACTIONS.starts`."""
    return {
        name.id
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Attribute) and node.value.attr == "starts"
        for target in node.targets
        for name in ast.walk(target)
        if isinstance(name, ast.Name)
    }


def mentions(source: str, names: set[str], module: str) -> Iterator[str]:
    """Where a module uses these numbers: through `starts` itself, or imported by name from this package."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute) and node.attr == "starts":
            yield "starts"
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith(module):
            yield from (alias.name for alias in node.names if alias.name in names)


@pytest.mark.parametrize("game", [game for game in GAMES if game != EXAMPLE])
def test_only_the_rules_know_where_a_kind_of_action_begins(game: str) -> None:
    rules = f"nomarch.games.{game}.rules"
    names = names_of_starts(KNOWN[f"{rules}.actions"].read_text(encoding="utf-8"))
    assert len(names) == len(declared(game).kinds)
    found = {
        name: [*mentions(path.read_text(encoding="utf-8"), names, rules)]
        for name, path in KNOWN.items()
        if not re.match(r"nomarch\.games\.\w+\.rules\.", name) and name != "nomarch.engine.actions"
    }
    assert {name: each for name, each in found.items() if each} == {}, "decode the action instead"


def test_mentions_are_found_however_they_are_written() -> None:
    names = names_of_starts("A = B = 1\nSELL, HOLD = ACTIONS.starts\n(PASS,) = OTHER.starts")
    assert names == {"SELL", "HOLD", "PASS"}
    source = "from game.rules.turn import HOLD as H, legal\nfrom game.words import SELL\nfirst = ACTIONS.starts[2]"
    assert sorted(mentions(source, names, "game.rules")) == ["HOLD", "starts"]
