"""The log of a game of Nile: line by line, and that its entries add up to the result."""

import re
from collections import Counter

import pytest

from nomarch import Match, load, new
from nomarch.engine.game import Log
from nomarch.games.nile.rules.state import LETTERS
from nomarch.text.language import render
from tests.games.nile.positions import craft
from tests.games.nile.terminal.screens import positions

_PLAYED = ("plants", "trades", "makes an Offering", "speculates: ")


def plain(log: Log) -> list[tuple[int, str]]:
    """As text, with x for the times sign."""
    return [(who, render(message).replace("\u00d7", "x")) for who, message in log]


def told(match: Match, action: str, viewer: int | None = None) -> list[tuple[int, str]]:
    """A viewer's log entries for an action."""
    return plain(match.play_and_report([viewer], action)[viewer])


def test_a_trade_at_the_market() -> None:
    match = craft("W F F; C C", "PL W W", storages="F")
    assert told(match, "market W F*") == [(0, "trades at the Market: 1 x W, 1 x F*"), (0, "draws 1 card")]


def test_a_trade_tells_the_trader_what_was_drawn() -> None:
    assert told(craft("W W F F; C C", "PL W W"), "market W W", viewer=0)[1] == (0, "draws 1 card: 1 x PL")


def test_an_offering_turns_up_a_card_and_what_it_harvests() -> None:
    match = craft("W W F F; C C; L L", "LC W W", fields="3C; ; 1L")
    assert told(match, "offering W W") == [
        (0, "makes an Offering to Hapi: 2 x W"),
        (0, "turns up the Flood card: LC"),
        (0, "harvests 1 x C"),
        (2, "harvests 1 x L"),
    ]


def test_an_offering_that_leaves_nothing_to_do_ends_the_turn() -> None:
    match = craft("W W; C C; L L", "L P P F W W", fields="; 2F; 4L")
    assert told(match, "offering W W") == [
        (0, "makes an Offering to Hapi: 2 x W"),
        (0, "turns up the Flood card: L"),
        (2, "harvests 1 x L"),
        (0, "draws 2 cards"),
        (1, "turns up the Flood card: F"),
        (1, "harvests 1 x F"),
    ]


def test_of_two_fields_that_are_gone_the_log_knows_which_was_harvested_and_which_eaten() -> None:
    """The table would look the same before and after if the Offering flooded L and the locusts ate C."""
    match = craft("W W; P P", "C X P P F W W", fields="; 1L 1C")
    assert told(match, "offering W W") == [
        (0, "makes an Offering to Hapi: 2 x W"),
        (0, "turns up the Flood card: C"),
        (1, "harvests 1 x C"),
        (0, "draws 2 cards"),
        (1, "loses a Field: 1 x L (Plague of Locusts)"),
        (1, "turns up the Flood card: F"),
    ]


def test_a_flood_card_that_was_covered_and_shuffled_is_told_all_the_same() -> None:
    match = craft("W W; C C C", "L P P", fields="2L", discards="W W W F F F")
    assert told(match, "offering W W")[1:3] == [(0, "turns up the Flood card: L"), (0, "harvests 1 x L")]


def test_a_player_who_passes_without_being_asked_is_told_what_they_drew() -> None:
    match = craft("W W; C; L L", "P P F C W F W W")
    assert told(match, "pass", viewer=1)[1:] == [
        (0, "draws 2 cards"),
        (1, "turns up the Flood card: F"),
        (1, "draws 2 cards: 1 x W, 1 x C"),
        (2, "turns up the Flood card: F"),
    ]


def test_a_field_taken_over_is_lost() -> None:
    match = craft("W W W F F; C C; L L", "P P F W W", fields="; ; 2W")
    assert told(match, "plant 3W") == [
        (0, "plants 3 x W"),
        (2, "loses a Field: 2 x W"),
        (0, "draws 2 cards"),
        (1, "turns up the Flood card: F"),
    ]


@pytest.mark.parametrize(
    ("drawn", "line"), [("P P", "harvests 1 x F"), ("P X P", "loses a Field: 1 x F (Plague of Locusts)")]
)
def test_a_field_of_one_card_that_is_gone_was_harvested_or_eaten(drawn: str, line: str) -> None:
    found = told(craft("W W; C C; L L", f"{drawn} F W W", fields="; ; 1F"), "pass")
    assert [each for each in found if "Field" in each[1] or "harvest" in each[1]] == [(2, line)]


def test_locusts_that_find_no_field_are_told_too() -> None:
    assert told(craft("W W; C C; L L", "P X P F W W"), "pass") == [
        (0, "passes"),
        (0, "draws 2 cards"),
        (0, "Plague of Locusts: no Field is lost"),
        (1, "turns up the Flood card: F"),
    ]


def test_a_new_deck_is_told_once_the_draw_is_over() -> None:
    match = craft("W W; C C; L L", "P", discards="F F F X", fields="; 4C")
    found = told(match, "pass")
    assert found[:3] == [
        (0, "passes"),
        (0, "draws 2 cards"),
        (0, "the deck is reshuffled (deck 2 of 3)"),
    ]


@pytest.mark.parametrize(
    ("flood", "paid", "line"),
    [
        ("C", "", "speculates without success"),
        ("W", "L L L", "speculates correctly: PW; draws 3 cards"),
        ("PL", "L L L L L L", "speculates correctly: PW, LF; draws 6 cards"),
    ],
)
def test_a_bet_is_won_or_lost(flood: str, paid: str, line: str) -> None:
    match = craft("PW LF; W W", f"P P {flood} {paid} W W", flood="C")
    assert told(match, "speculate PW LF") == [
        (0, "speculates: PW, LF"),
        (0, "draws 2 cards"),
        (1, f"turns up the Flood card: {flood}"),
        (0, line),
    ]


@pytest.mark.parametrize(
    ("flood", "paid", "line"), [("L", "", "without success"), ("W", "C C C", "correctly: PW; draws 3 cards")]
)
def test_cards_that_another_draws_are_not_what_a_bet_brought(flood: str, paid: str, line: str) -> None:
    match = craft("PW F F; C; L L", f"P P {flood} {paid} F F W P P", flood="C")
    assert told(match, "speculate PW")[3:] == [
        (0, f"speculates {line}"),
        (1, "draws 2 cards"),
        (2, "turns up the Flood card: W"),
    ]


def test_a_bet_is_settled_before_the_harvest() -> None:
    match = craft("PW F F; C C", "P P W L L L W W", flood="C", fields="; 2W")
    assert [line for _, line in told(match, "speculate PW")[2:]] == [
        "turns up the Flood card: W",
        "speculates correctly: PW; draws 3 cards",
        "harvests 1 x W",
    ]


def test_who_has_won_a_bet_is_told_which_cards_it_brought() -> None:
    match = craft("PW F F; C C", "P P W L CF L W W", flood="C")
    found = told(match, "speculate PW", viewer=0)
    assert found[1] == (0, "draws 2 cards: 2 x P")
    assert found[3] == (0, "speculates correctly: PW; draws 3 cards (new in hand: 2 x L, 1 x CF)")


def test_the_game_may_end_without_another_flood() -> None:
    assert told(craft("W W; C C; L L", "P X P", last=True), "pass") == [
        (0, "passes"),
        (0, "draws 2 cards"),
        (0, "Plague of Locusts: no Field is lost"),
    ]


def _cards(line: str) -> Counter[str]:
    return Counter({name: int(number) for number, name in re.findall(r"(\d+) x (\w+\*?)", line)})


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", [2, 3, 4])
def test_added_up_the_log_is_the_game(players: int, seed: int) -> None:
    *_, played = positions(players, seed)
    match = played.initial()
    view = match.view()
    hands, floods, locusts = [5] * players, 0, int(view["locusts_came"])
    stored = [Counter[str]() for _ in range(players)]
    fields = Counter[str]()
    for action in played.actions:
        locusts += sum(event.name == "locusts_came" for event in match.transition(action).events)
        for who, line in plain(match.play_and_report([None], action)[None]):
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
        after = match.view()
        assert hands == after["hands"]
        assert [each.total() for each in stored] == after["storages"]
        assert fields == Counter({letter: size for letter, _, size in after["fields"]})
        view = after
    assert [dict(each) for each in stored] == [
        {letter: number for letter, number in piles.items() if number} for piles in view["piles"]
    ]
    assert locusts in (players, players - 1)  # the last deck may end with the game
    assert floods >= view["turn"] - 1
    assert set(fields) <= set(LETTERS)


def test_all_are_told_the_same_but_for_the_cards_they_drew_themselves() -> None:
    match = new("nile", players=3, seed=5)
    public = []
    while len(match.actions) < 40 and not match.over:
        logs = match.play_and_report([None, 0, 1, 2], match.legal[-1])
        for seat in range(3):
            for own, (who, message) in zip(logs[seat], logs[None], strict=True):
                known = message.key + "_these" * (who == seat and message.key in ("nile_log_draw", "nile_log_bet_won"))
                assert (own[0], own[1].key) == (who, known)
                assert own[1] == message or known != message.key
        public.append(logs[None])
    assert list(load(match.record()).log()) == public
