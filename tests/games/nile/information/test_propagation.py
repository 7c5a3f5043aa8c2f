"""Propagation narrows down the hands at each shuffle: by kind, by number, by debts, and across shuffles."""

from __future__ import annotations

from typing import Any

import numpy as np

from nomarch.engine.jit import entry
from nomarch.engine.struct import rows
from nomarch.games.nile.information.propagation import narrow, search
from nomarch.games.nile.information.scratch import Scratch
from nomarch.games.nile.rules.multiset import ONE
from nomarch.games.nile.rules.state import NAMES


@entry
def _narrow(w: Any) -> bool:
    return narrow(w[0], 0)


@entry
def _search(w: Any, last: int) -> bool:
    return search(w[0], 0, last, False)


def bag(cards: str) -> int:
    return int(sum(ONE[NAMES.index(card)] for card in cards.split()))


def known(*times: tuple[str, list[int]], most: str = "") -> Any:
    """Two other players with these cards between them and this many each, at one or more shuffles; no more is known."""
    w = rows(Scratch, 1)
    for field in Scratch.declared:
        w[0][field] = np.zeros_like(w[0][field])
    w[0]["others"], w[0]["shuffles"] = 2, len(times)
    for time, (cards, number) in enumerate(times):
        w[0]["held"][time] = w[0]["must"][time] = bag(cards)
        for other in range(2):
            w[0]["number"][time, other] = number[other]
            w[0]["most"][time, other] = bag(most or cards)
    return w


def held(w: Any, time: int = 0) -> list[tuple[int, int]]:
    return [(int(w[0]["least"][time, other]), int(w[0]["most"][time, other])) for other in range(2)]


def test_what_one_can_not_have_held_the_other_must_have() -> None:
    w = known(("W W L", [1, 2]))
    w[0]["most"][0, 0] = bag("L")
    assert _narrow(w)
    assert _narrow(w)  # the second pass uses the results of the first
    assert held(w) == [(bag("L"), bag("L")), (bag("W W"), bag("W W"))]


def test_more_cards_than_all_can_have_held_can_not_be() -> None:
    w = known(("W W L", [1, 2]))
    w[0]["most"][0, 0] = w[0]["most"][0, 1] = bag("W")
    assert not _narrow(w)


def test_who_held_as_many_as_they_can_have_held_held_them_all() -> None:
    w = known(("W L PC", [3, 0]))
    assert _narrow(w)
    assert held(w) == [(bag("W L PC"), bag("W L PC")), (0, 0)]


def test_what_is_owed_must_have_been_held() -> None:
    def owing(cards: int, until: str) -> Any:
        w = known(("W W L F", [2, 2]))
        w[0]["debts"][1] = w[0]["debts"][2] = 1
        w[0]["debtor"][0], w[0]["owed"][0], w[0]["until"][0] = 1, cards, bag(until)
        return w

    w = owing(2, "W L")
    assert _narrow(w)
    assert held(w)[1][0] == bag("W L")
    assert not _narrow(owing(3, "W L"))


def test_who_held_a_card_holds_it_still_or_has_played_it() -> None:
    w = known(("W L", [1, 1]), ("W L", [1, 1]))
    w[0]["least"][0, 0] = w[0]["most"][0, 0] = bag("W")
    assert _search(w, 1)
    assert held(w, 1)[0] == (bag("W"), bag("W"))

    w = known(("W L", [1, 1]), ("L F", [1, 1]))
    w[0]["most"][1, 0] = bag("F")
    w[0]["played"][0, 0] = bag("W")
    assert _search(w, 1)
    assert held(w, 0) == [(bag("W"), bag("W")), (bag("L"), bag("L"))]


def test_where_a_choice_is_left_one_past_is_found_and_it_adds_up() -> None:
    w = known(("W W L F PC", [2, 3]))
    assert _search(w, 0)
    (first, same), (second, too) = held(w)
    assert (first, second) == (same, too)
    assert first + second == bag("W W L F PC")
