"""What is told of a game of Nile: added up, it is the game."""

import re
from collections import Counter
from typing import Any

import pytest

from nomarch import load, new
from nomarch.engine.game import News, Transition
from nomarch.games.nile.components import standard
from nomarch.games.nile.rules.state import LETTERS
from nomarch.games.nile.text.transition import Outcome
from nomarch.games.registry import find
from nomarch.text.language import say
from tests.games.nile.terminal.screens import positions

_PLAYED = ("plants", "trades", "makes an Offering", "speculates: ")


def plain(news: News) -> list[tuple[int, str]]:
    """In words, and with x for times."""
    return [(who, say(message).replace("\u00d7", "x")) for who, message in news]


def told(text: str, viewer: int | None = None, **changes: tuple[Any, Any]) -> list[tuple[int, str]]:
    """The news of what seat 0 did, where this is what it changed."""
    start = new("nile", 3, 1).view(viewer) | {"flood": "P", "flooded": "P", "fields": [], "discards": {}}
    start |= {"hands": [9, 5, 5], "storages": [0, 0, 0], "locusts_came": False, "pass": 1, "turn": 1}
    before = start | {key: old for key, (old, _) in changes.items()}
    after = start | {key: new for key, (_, new) in changes.items()}
    deed = Transition(0, text, {}, before, after, viewer)
    return plain(find("nile").news(standard(), deed))


def turned(
    text: str, flood: str, discards: dict[str, int], viewer: int | None = None, **changes: tuple[Any, Any]
) -> list[tuple[int, str]]:
    """The same, where the turn ended and seat 1 turned up this card."""
    ended: dict[str, Any] = {"turn": (1, 2), "flood": ("P", flood), "flooded": ("P", flood)}
    return told(text, viewer, **(ended | {"discards": ({}, discards)} | changes))


def test_a_trade_at_the_market() -> None:
    found = told(
        "market W F*", hands=([9, 5, 5], [9, 5, 5]), storages=([1, 0, 0], [0, 0, 0]), discards=({}, {"W": 1, "F": 1})
    )
    assert found == [(0, "trades at the Market: 1 x W, 1 x F*"), (0, "draws 1 card")]


def test_a_trade_tells_the_trader_what_was_drawn() -> None:
    found = told(
        "market W W",
        viewer=0,
        hands=([3, 5, 5], [2, 5, 5]),
        hand=({"W": 3}, {"W": 1, "PL": 1}),
        discards=({}, {"W": 2}),
    )
    assert found[1] == (0, "draws 1 card: 1 x PL")


def test_an_offering_turns_up_a_card_and_what_it_harvests() -> None:
    found = told(
        "offering W W", flood=("P", "LC"), flooded=("P", "LC"), hands=([9, 5, 5], [7, 5, 5]),
        discards=({}, {"W": 2, "P": 1}), storages=([0, 0, 0], [1, 0, 1]),
        fields=([["L", 2, 1], ["C", 0, 3]], [["C", 0, 2]]),
    )  # fmt: skip
    assert found == [
        (0, "makes an Offering to Hapi: 2 x W"),
        (0, "turns up the Flood card: LC"),
        (0, "harvests 1 x C"),
        (2, "harvests 1 x L"),
    ]


def test_an_offering_that_leaves_nothing_to_do_ends_the_turn() -> None:
    """The card it turned up is covered already: it lies among the discards."""
    found = turned(
        "offering W W", "F", {"W": 2, "P": 1, "L": 1}, hands=([3, 5, 5], [3, 5, 5]), storages=([0, 0, 0], [0, 1, 1]),
        fields=([["L", 2, 4], ["F", 1, 2]], [["L", 2, 3], ["F", 1, 1]]),
    )  # fmt: skip
    assert found == [
        (0, "makes an Offering to Hapi: 2 x W"),
        (0, "turns up the Flood card: L"),
        (2, "harvests 1 x L"),
        (0, "draws 2 cards"),
        (1, "turns up the Flood card: F"),
        (1, "harvests 1 x F"),
    ]


def test_a_field_taken_over_is_lost() -> None:
    found = turned(
        "plant 3W", "F", {"P": 1, "W": 2}, hands=([9, 5, 5], [8, 5, 5]), fields=([["W", 2, 2]], [["W", 0, 3]])
    )
    assert found == [
        (0, "plants 3 x W"),
        (0, "draws 2 cards"),
        (2, "loses a Field: 2 x W"),
        (1, "turns up the Flood card: F"),
    ]


@pytest.mark.parametrize(
    ("stored", "line"), [(1, "harvests 1 x F"), (0, "loses a Field: 1 x F (Plague of Locusts)")]
)  # fmt: skip
def test_a_field_of_one_card_that_is_gone_was_harvested_or_eaten(stored: int, line: str) -> None:
    discards = {"P": 1} if stored else {"P": 1, "F": 1, "X": 1}
    found = turned(
        "pass", "F", discards, hands=([9, 5, 5], [11, 5, 5]), storages=([0, 0, 0], [0, 0, stored]),
        fields=([["F", 2, 1]], []), locusts_came=(False, not stored),
    )  # fmt: skip
    assert (2, line) in found
    assert [what for _, what in found if "Field" in what or "harvest" in what] == [line]
    assert (1, "turns up the Flood card: F") in found


def test_locusts_that_find_no_field_are_told_too() -> None:
    found = turned("pass", "F", {"P": 1, "X": 1}, hands=([9, 5, 5], [11, 5, 5]), locusts_came=(False, True))
    assert found == [
        (0, "passes"),
        (0, "draws 2 cards"),
        (0, "Plague of Locusts: no Field is lost"),
        (1, "turns up the Flood card: F"),
    ]


def test_a_new_deck_is_told_and_that_the_locusts_were_in_the_old_one() -> None:
    new_deck: dict[str, Any] = {"pass": (1, 2)}
    found = turned("pass", "F", {"L": 1}, hands=([9, 5, 5], [11, 5, 5]), fields=([["C", 1, 4]], []), **new_deck)
    assert found == [
        (0, "passes"),
        (0, "draws 2 cards"),
        (0, "the deck is reshuffled (deck 2 of 3)"),
        (1, "loses a Field: 4 x C (Plague of Locusts)"),
        (1, "turns up the Flood card: F"),
    ]


@pytest.mark.parametrize(
    ("flood", "paid", "line"),
    [
        ("C", 0, "speculates without success"),
        ("W", 3, "speculates correctly: PW; draws 3 cards"),
        ("PL", 6, "speculates correctly: PW, LF; draws 6 cards"),
    ],
)
def test_a_bet_is_won_or_lost(flood: str, paid: int, line: str) -> None:
    discards = {"P": 1, "PW": 1, "LF": 1}
    found = turned("speculate PW LF", flood, discards, hands=([9, 5, 5], [9 + paid, 5, 5]))
    assert found == [
        (0, "speculates: PW, LF"),
        (0, "draws 2 cards"),
        (1, f"turns up the Flood card: {flood}"),
        (0, line),
    ]


def test_a_bet_is_settled_before_the_harvest() -> None:
    found = turned(
        "speculate PW", "W", {"P": 1, "PW": 1}, hands=([9, 5, 5], [13, 5, 5]), storages=([0, 0, 0], [0, 1, 0]),
        fields=([["W", 1, 2]], [["W", 1, 1]]),
    )  # fmt: skip
    assert [line for _, line in found[2:]] == [
        "turns up the Flood card: W",
        "speculates correctly: PW; draws 3 cards",
        "harvests 1 x W",
    ]


def test_who_has_won_a_bet_is_told_all_they_drew() -> None:
    hand = ({"PW": 1, "W": 2}, {"W": 4, "L": 1, "CF": 1, "C": 1})
    found = turned("speculate PW", "W", {"P": 1, "PW": 1}, 0, hands=([3, 5, 5], [7, 5, 5]), hand=hand)
    assert found[-1][1] == "speculates correctly: PW; draws 3 cards (new in hand: 2 x W, 1 x L, 1 x CF, 1 x C)"


def test_the_game_may_end_without_another_flood() -> None:
    over: dict[str, Any] = {
        "turn": (9, 10),
        "to_play": (0, None),
        "hands": ([9, 5, 5], [11, 5, 5]),
        "locusts_came": (False, True),
    }
    assert told("pass", discards=({}, {"X": 1}), **over) == [
        (0, "passes"),
        (0, "draws 2 cards"),
        (0, "Plague of Locusts: no Field is lost"),
    ]


def test_after_a_new_deck_a_flood_covers_no_card_and_is_told_all_the_same() -> None:
    ended: dict[str, Any] = {"turn": (1, 2), "hands": ([9, 5, 5], [11, 5, 5])}
    found = told("pass", flood=(None, "L"), flooded=("P", "L"), **ended)
    assert found[-1] == (1, "turns up the Flood card: L")
    assert len(found) == 3
    found = told("market W W", flood=(None, None), discards=({}, {"W": 2}), hands=([9, 5, 5], [8, 5, 5]))
    assert found == [(0, "trades at the Market: 2 x W"), (0, "draws 1 card")]


def test_a_flood_card_that_goes_into_the_new_deck_at_once_is_told_too() -> None:
    ended: dict[str, Any] = {"turn": (1, 2), "hands": ([9, 5, 5], [11, 5, 5]), "pass": (1, 2)}
    found = told("pass", flood=("P", None), flooded=("P", "LC"), **ended)
    assert (1, "turns up the Flood card: LC") in found


def _cards(line: str) -> Counter[str]:
    return Counter({name: int(number) for number, name in re.findall(r"(\d+) x (\w+\*?)", line)})


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", [2, 3, 4])  # once in thousands of deeds, two views fit two stories: not in these
def test_added_up_the_news_is_the_game(players: int, seed: int) -> None:
    games = positions(players, seed)
    match = next(games)
    view = match.view()
    hands, floods, locusts = [5] * players, 0, int(view["locusts_came"])
    stored = [Counter[str]() for _ in range(players)]
    fields = Counter[str]()
    shadow = new("nile", players, seed)
    for match in games:
        action, seat = match.actions[-1], shadow.to_play
        assert seat is not None
        text = shadow.text(action)
        shadow.play(action)
        after = match.view()
        deed = Transition(seat, text, {}, view, after)
        locusts += Outcome(deed).locusts
        for who, line in plain(match.game.news(match.components, deed)):
            cards = _cards(line)
            hands[who] += int(found[1]) if (found := re.search(r"draws (\d+)", line)) else 0
            if line.startswith(_PLAYED):
                pairs = len(line.split()) - 1 if line.startswith("speculates: ") else 0
                hands[who] -= pairs + sum(number for name, number in cards.items() if name[-1] != "*")
                stored[who] -= Counter({name[0]: number for name, number in cards.items() if name[-1] == "*"})
            if line.startswith("plants"):
                fields += cards
            elif line.startswith("harvests"):
                stored[who] += cards
                fields -= cards
            elif line.startswith("loses"):
                fields -= cards
            floods += line.startswith("turns up")
        assert hands == after["hands"]
        assert [each.total() for each in stored] == after["storages"]
        assert fields == Counter({letter: size for letter, _, size in after["fields"]})
        view = after
    assert [dict(each) for each in stored] == [
        {letter: number for letter, number in piles.items() if number} for piles in view["piles"]
    ]
    assert locusts in (players, players - 1)  # two decks' may come in one deed
    assert floods >= view["turn"] - 2
    assert set(fields) <= set(LETTERS)


def test_all_but_the_player_who_acts_are_told_the_same_and_nothing_of_the_last_action() -> None:
    match = new("nile", players=3, seed=5)
    public = []
    while len(match.actions) < 40 and not match.over:
        seat = match.to_play
        news = match.play_before([None, 0, 1, 2], match.legal[-1])
        others = [news[viewer] for viewer in (None, 0, 1, 2) if viewer != seat]
        assert others[0] == others[1] == others[2]
        assert others[0] is not others[1]
        public.append(others[0])
    again = load(match.record())
    assert list(again.news()) == public
