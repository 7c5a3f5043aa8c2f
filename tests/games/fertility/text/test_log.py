"""The log of a game of Fertility: its entries add up to the result."""

import random
from collections import Counter

import pytest

from nomarch import Match, new
from nomarch.engine.game import Log
from nomarch.text.language import render
from tests.games.fertility.positions import building, craft, placing, table


def told(match: Match, action: str) -> list[tuple[int, str]]:
    """The log entries of an action, as text."""
    return [(who, render(message)) for who, message in match.play_and_report([None], action)[None]]


def letters(log: Log, seat: int, *keys: str) -> int:
    """The number of letters that a seat's messages contain."""
    return sum(
        str(message.args["letters"]).count("+") + 1
        for who, message in log
        if who == seat and message.key.removeprefix("fertility_log_") in keys
    )


def number(log: Log, seat: int, *keys: str) -> int:
    return sum(who == seat and message.key.removeprefix("fertility_log_") in keys for who, message in log)


@pytest.mark.parametrize(("players", "variant"), [(2, "no"), (2, "yes"), (3, "no"), (4, "no")])
@pytest.mark.parametrize("seed", [0, 1, 2, 3])
def test_added_up_the_log_is_the_game(players: int, variant: str, seed: int) -> None:
    match, chance = new("fertility", players, seed, variant=variant), random.Random(seed)
    while not match.over:
        match.play(chance.choice(match.legal))
    log = [line for lines in match.log() for line in lines]
    first, view = match.initial().view(), match.view()
    seats = range(players)
    assert sum(number(log, seat, "place") for seat in seats) == len(view["tiles"]) - len(first["tiles"])
    for seat, city in enumerate(view["cities"]):
        assert number(log, seat, "place", "discard") == 9
        assert number(log, seat, "take") == 8
        assert number(log, seat, "remove") == (8 if variant == "yes" else 0)
        assert number(log, seat, "build", "pay") == len(city["districts"])
        assert number(log, seat, "monument") == sum(owner == seat for _, owner in view["monuments"])
        assert letters(log, seat, "supply", "complete") == city["tokens"]
        assert number(log, seat, "complete") == sum(shop["complete"] for shop in city["shops"])


def test_a_placement_tells_what_was_collected_and_the_quarries_made() -> None:
    match = placing("AB", "PP", scenes="c1A g1P e3A")
    assert told(match, "place BA e1 e2")[:3] == [
        (0, "places BA on e1 e2"),
        (0, "collects A+B+W+W"),
        (0, "makes 2 Quarries"),
    ]
    assert told(match, "quarry G") == [(0, "collects G")]


def test_only_what_the_stock_still_had_was_collected() -> None:
    match = placing("AB", "PP", scenes="b4A c3A d4A", stock="A2")
    assert (0, "collects A+A") in told(match, "place AB c4 c5")


def test_a_district_is_told_with_its_price() -> None:
    offered = ("AGG", "9A", "4B", "2G", "1P")
    assert told(building(*offered), "build 1P")[0] == (0, "builds the District 1P")
    assert told(building(*offered, wheat=1), "build 9A with G+W")[0] == (0, "builds the District 9A, pays G+W")


def test_a_shop_that_is_completed_tells_what_it_gives() -> None:
    match = craft(table(), step="supply", beside="AAG")
    completed = Counter[bool]()
    for action in match.legal[:-1]:
        before = match.initial()
        craft(before, step="supply", beside="AAG")
        ((who, line), *_) = told(before, match.text(action))
        _, letter, shop = match.text(action).split()
        assert who == 0
        assert line.startswith(f"supplies {shop} with {letter}")
        completed[line.endswith(")")] += 1
    assert completed[True]
