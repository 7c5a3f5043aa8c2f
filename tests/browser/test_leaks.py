"""The leak search finds secrets in a frame, whatever their form."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from nomarch import new
from nomarch.games.nile.rules.state import NAMES
from nomarch.play.match import Match
from tests.browser.leaks import ENOUGH, leaks


def played(game: str) -> Match:
    """A three-player game in progress."""
    match, chance = new(game, 3, 7), random.Random(7)
    for _ in range(9):
        match.play("pass" if "pass" in match.texts(match.legal) else chance.choice(match.legal))
    return match


def frame(match: Match, viewer: int | None, **more: Any) -> dict[str, Any]:
    return {"viewer": viewer, "play": {"view": match.view(viewer), "choices": None, "log": []}} | more


@pytest.mark.parametrize("game", ["fertility", "nile"])
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_what_a_viewer_may_see_is_no_leak(game: str, viewer: int | None) -> None:
    match = played(game)
    assert leaks(frame(match, viewer), match, [] if viewer is None else [viewer]) == []


def test_another_hand_is_found_however_it_is_written() -> None:
    match = played("nile")
    seat = next(seat for seat in (1, 2) if Counter(match.view(seat)["hand"]) != Counter(match.view(0)["hand"]))
    hand = match.view(seat)["hand"]
    cards = list(Counter(hand).elements())
    assert len(cards) >= ENOUGH
    random.Random(1).shuffle(cards)
    for told in (hand, cards, " ".join(cards), ", ".join(f"{n} \u00d7 {card}" for card, n in hand.items())):
        assert leaks(frame(match, 0, more={"deep": [told]}), match, [0]) == [
            f"frame.more.deep: the hand of seat {seat}"
        ]


def test_cards_that_a_spectator_sees_and_a_seat_that_is_not_theirs_are_found() -> None:
    match = played("nile")
    assert "a hand that is not theirs" in leaks(frame(match, 1), match, [])
    assert {"seen as seat 1", "a hand that is not theirs"} <= {*leaks(frame(match, 1), match, [0])}


def test_the_order_of_a_pile_is_found() -> None:
    match = played("nile")
    s = match.position.s
    deck = [NAMES[card] for card in s.deck[: s.deck_size]]
    for told in (deck, deck[::-1]):
        assert "frame.more: the order of the deck" in leaks(frame(match, 0, more=told), match, [0])
    match = played("fertility")
    for name, seen in (("tiles", match.position.s.drawn), ("districts", match.position.s.revealed)):
        rest = match.deal_lines()[name].split()[seen:]
        for written in (rest, " ".join(rest)):
            assert leaks(frame(match, 0, more=written), match, [0]) == [f"frame.more: the order of the {name}"]
