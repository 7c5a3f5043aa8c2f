"""Every refusal states its reason and cites its rule."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import nomarch
from nomarch.games.fertility import deal, game, notation
from nomarch.games.fertility.components import Shop
from nomarch.games.fertility.text import refusals
from nomarch.games.fertility.text.shop_rewards import named
from nomarch.play.match import Match
from nomarch.text.errors import BadRecord, NomarchError, Refused
from nomarch.text.language import Message, render
from tests.games.fertility.asked import (
    EVERY_POSITION,
    POSITIONS,
    SEVEN,
    at_a_quarry,
    discarding,
    exchanging,
    removing,
    taking,
)
from tests.games.fertility.driver import altered
from tests.games.fertility.positions import building, craft, placing, refused, supplying, table


def not_dealt(old: str, new: str) -> tuple[str, str]:
    """The refusal of a record with a changed deal."""
    with pytest.raises(BadRecord) as caught:
        nomarch.load(altered(old, new, table().record()))
    reason = caught.value.message.args["reason"]
    assert isinstance(reason, Message)
    assert reason.rule in str(caught.value)
    return reason.key, reason.rule


def not_chosen(players: int = 2, **options: Any) -> tuple[str, str]:
    """The refusal of a table's options."""
    with pytest.raises(NomarchError) as caught:
        nomarch.new("fertility", players, 1, **options)
    assert caught.value.message.rule in str(caught.value)
    return caught.value.message.key, caught.value.message.rule


REFUSALS: list[tuple[str, str, Callable[[], tuple[str, str]]]] = [
    # notation.py
    ("fertility_unknown_action", "", lambda: refused(table(), "fly")),
    ("fertility_unreadable", "", lambda: refused(table(), "place AB")),
    ("fertility_not_adjacent", "F3.1.1", lambda: refused(placing("AB"), "place AB c4 d5")),
    ("fertility_not_on_display", "F3.3.1", lambda: refused(building("A", "1A"), "build 10G with A")),
    ("fertility_no_such_shop", "F3.4.1", lambda: refused(supplying("A"), "supply A 7B.1")),
    ("fertility_not_now", "F3.4.3", lambda: refused(supplying("A"), "exchange A M.1")),
    ("fertility_not_now", "F3.4.3", lambda: refused(exchanging(), "supply P M.1")),
    # refusals.py, in the order of the turn
    ("fertility_not_now", "F3.1", lambda: refused(placing("AB"), "skip")),
    ("fertility_not_now", "F3.1.3", lambda: refused(discarding(), "place BP d5 e5")),
    ("fertility_not_now", "F3.2.4", lambda: refused(at_a_quarry(), "skip")),
    ("fertility_not_now", "F3.3", lambda: refused(building("A", "1A"), "done")),
    ("fertility_not_now", "F3.4", lambda: refused(supplying("A"), "take AB")),
    ("fertility_not_now", "F3.4.3", lambda: refused(exchanging(), "done")),
    ("fertility_not_now", "F3.5.2", lambda: refused(taking(), "remove AB")),
    ("fertility_not_now", "F3.5.3", lambda: refused(removing(), "take AP")),
    ("fertility_not_in_pool", "F3.1.1", lambda: refused(placing("AB"), "place GG e4 e3")),
    ("fertility_not_in_pool", "F3.1.3", lambda: refused(discarding(), "discard GG")),
    ("fertility_off_the_valley", "F3.1.1", lambda: refused(placing("AB"), "place AB l5 m5")),
    ("fertility_on_water", "F3.1.1", lambda: refused(placing("AB"), "place AB a1 b1")),
    ("fertility_on_wheat", "F3.1.1", lambda: refused(placing("AB"), "place AB a5 a6")),
    ("fertility_square_taken", "F3.1.1", lambda: refused(placing("AB"), "place AB e4 f4")),
    ("fertility_no_match", "F3.1.2", lambda: refused(placing("AB"), "place AB a4 b4")),
    ("fertility_no_monument_left", "F3.2.4", lambda: refused(at_a_quarry(placed=[4, 0]), "quarry monument")),
    ("fertility_out_of_stock", "F3.2.5", lambda: refused(at_a_quarry(stock="G0"), "quarry G")),
    ("fertility_out_of_stock", "F3.2.5", lambda: refused(exchanging("A0"), "exchange A M.1")),
    ("fertility_no_free_spot", "F3.3.1", lambda: refused(building("A", own=SEVEN, settle=False), "build 1A")),
    ("fertility_already_built", "F3.3.1", lambda: refused(*a_gap_in_the_display())),
    ("fertility_wrong_price", "F3.3.1", lambda: refused(building("A", "1A"), "build 1A with A")),
    ("fertility_cannot_pay", "F3.3.1", lambda: refused(building("A", "4A"), "build 4A with G")),
    ("fertility_not_beside", "F3.4.1", lambda: refused(supplying("A"), "supply G M.1")),
    ("fertility_not_on_offer", "F3.4.3", lambda: refused(exchanging(), "exchange P M.1")),
    ("fertility_no_such_shop", "F3.4.1", lambda: refused(supplying("A"), supplying("A").parse("supply A M.4") + 9)),
    ("fertility_shop_complete", "F3.4.1", lambda: refused(exchanging(), "exchange A 5P.1")),
    ("fertility_no_place_for", "F3.4.1", lambda: refused(supplying("A"), "supply A M.3")),
    ("fertility_not_in_common_pool", "F3.5.2", lambda: refused(taking(), "take GG")),
    ("fertility_not_in_common_pool", "F3.5.3", lambda: refused(removing(), "remove GG")),
    # deal.py
    ("fertility_bad_boards", "F2.1", lambda: not_chosen(boards="V1 V2")),
    ("fertility_bad_start", "F1.4", lambda: not_chosen(start="AGBP")),
    ("fertility_start_without_boards", "F2.2", lambda: not_chosen(start="f4")),
    ("fertility_start_not_nearest", "F2.2", lambda: not_chosen(boards="V2 V1r V3", start="b4")),
    ("fertility_bad_cities", "F2.4", lambda: not_chosen(cities="MA MA")),
    ("fertility_bad_first", "F2.5", lambda: not_chosen(first="3")),
    ("fertility_bad_pile", "F2.3", lambda: not_dealt("deal tiles: AA ", "deal tiles: ")),
    ("fertility_bad_tile", "F1.3", lambda: not_dealt("deal tiles: AA ", "deal tiles: AX ")),
    ("fertility_bad_districts", "F1.5", lambda: not_dealt("deal districts: 1A 1B ", "deal districts: 1A 1A ")),
    # game.py
    ("fertility_variant_players", "F3.5.3", lambda: not_chosen(3, variant="yes")),
]


def a_gap_in_the_display() -> tuple[Match, int]:
    """The District in the first slot has just been built, and a player tries to build it again."""
    match = building("AB", "1A", "1B", "1P", "1G")
    action = match.parse("build 1A")
    match.play(action)
    return craft(match, step="build", settle=False), action


@pytest.mark.parametrize(
    ("key", "rule", "provoke"), REFUSALS, ids=[f"{key.removeprefix('fertility_')}-{rule}" for key, rule, _ in REFUSALS]
)
def test_every_refusal_names_its_reason_and_its_rule(
    key: str, rule: str, provoke: Callable[[], tuple[str, str]]
) -> None:
    assert provoke() == (key, rule)


def test_no_reason_for_a_refusal_goes_unprovoked() -> None:
    known = set()
    for module in (refusals, notation, deal, game):
        assert module.__file__ is not None
        for node in ast.walk(ast.parse(Path(module.__file__).read_bytes())):
            if isinstance(node, ast.Constant) and str(node.value).startswith("fertility_"):
                known.add(node.value)
    assert {key for key, _, _ in REFUSALS} == known - {game.Fertility.score_gain}


@pytest.mark.parametrize(
    ("position", "text", "args"),
    [
        ("build", "build 9A with G", {"district": "9A", "cost": 2, "paid": 1}),
        ("build", "build 9A with B+G", {"payment": "B+G"}),
        ("build", "build 10g", {"district": "10G"}),
        ("place", "place AP a1 b1", {"square": "b1"}),
        ("place", "place AP c5 e5", {"first": "c5", "second": "e5"}),
        ("place", "place GG e3 e4", {"tile": "GG"}),
        ("supply", "supply B M.2", {"resource": "B", "shop": named(Shop(("A",), "1 wheat"), "M.2")}),
        ("supply", "supply B 7b.1", {"shop": "7B.1"}),
        ("supply", "take AB", {"step": "supply"}),
        ("exchange", "exchange P M.1", {"resource": "P"}),
        ("take", "take GG", {"tile": "GG"}),
    ],
)
def test_a_refusal_tells_what_it_is_about(position: str, text: str, args: dict[str, str | int | Message]) -> None:
    with pytest.raises(Refused) as caught:
        POSITIONS[position]().play(text)
    assert caught.value.message.args == args


@EVERY_POSITION
def test_exactly_the_legal_actions_are_not_refused_and_every_refusal_can_be_said(position: Callable[[], Match]) -> None:
    match = position()
    refusals = {action: match.refusal(action) for action in range(match.game.actions)}
    assert [action for action, message in refusals.items() if message is None] == match.legal
    for message in {message.key: message for message in refusals.values() if message}.values():
        assert message.rule.startswith("F3.")
        assert render(message).endswith(f"({message.rule})")


@pytest.mark.parametrize("action", [-1, 10**6])
def test_a_number_without_an_action_is_refused(action: int) -> None:
    assert refused(table(), action) == ("no_such_action", "")
