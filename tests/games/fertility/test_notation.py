"""Action notation in both directions: one spelling when written, many accepted."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

import nomarch
from nomarch.play.match import Match
from nomarch.text.errors import Refused
from tests.games.fertility.asked import EVERY_POSITION, POSITIONS
from tests.games.fertility.driver import SETUPS, legal
from tests.games.fertility.positions import table

# Written in one spelling


@pytest.mark.parametrize(
    ("position", "texts"),
    [
        ("place", ["place AP d5 e5", "place BG d4 e4"]),
        ("discard", ["discard BP", "discard PG"]),
        ("quarry", ["quarry A", "quarry B", "quarry G", "quarry P", "quarry monument"]),
        ("build", ["build 1P", "build 4B with W", "build 9A with A+G", "build 9A with G+W", "skip"]),
        ("supply", ["done", "supply A M.2", "supply G 9G.1"]),
        ("exchange", ["exchange A M.2", "exchange G 5P.2"]),
        ("take", ["take AB", "take AP", "take PG"]),
        ("remove", ["remove AP", "remove PG"]),
    ],
)
def test_actions_are_spelled_as_the_formats_say(position: str, texts: list[str]) -> None:
    match = POSITIONS[position]()
    assert match.view()["step"] == position
    assert set(texts) <= set(legal(match))


def test_the_left_or_upper_square_of_a_placement_is_named_first() -> None:
    for action in legal(POSITIONS["place with four players"]()):
        _, _, first, second = action.split()
        assert first < second


# Both directions


@EVERY_POSITION
def test_a_text_means_the_action_it_was_written_for(position: Callable[[], Match]) -> None:
    match = position()
    assert match.legal == sorted(match.legal)
    assert [match.parse(match.text(action)) for action in match.legal] == match.legal


@pytest.mark.parametrize(("players", "edition", "variant"), SETUPS)
def test_it_does_so_throughout_whole_games(players: int, edition: str, variant: str) -> None:
    chance = random.Random(players)
    match = nomarch.new("fertility", players, 11, edition=edition, variant=variant)
    while not match.over:
        texts = legal(match)
        assert len(set(texts)) == len(texts) > 1
        assert sorted(match.parse(text) for text in texts) == match.legal
        match.play(chance.choice(texts))


# Many spellings accepted


@pytest.mark.parametrize(
    ("position", "text", "meant"),
    [
        ("place", "PLACE ap D5 e5", "place AP d5 e5"),
        ("place", "  place   AP d5\te5 ", "place AP d5 e5"),
        ("place", "place PA e5 d5", "place AP d5 e5"),
        ("place", "place PA e5 e4", "place AP e4 e5"),
        ("place", "place gb e4 d4", "place BG d4 e4"),
        ("discard", "discard gp", "discard PG"),
        ("quarry", "Quarry g", "quarry G"),
        ("quarry", "quarry MONUMENT", "quarry monument"),
        ("build", "build 9a with g+a", "build 9A with A+G"),
        ("build", "build 9A with W+G", "build 9A with G+W"),
        ("build", "build 9A with W + G", "build 9A with G+W"),
        ("build", "build 9A with WG", "build 9A with G+W"),
        ("build", "build 9A with g, w", "build 9A with G+W"),
        ("build", "BUILD 1p", "build 1P"),
        ("build", "Skip", "skip"),
        ("supply", "supply g 9g.1", "supply G 9G.1"),
        ("supply", "supply a m.2", "supply A M.2"),
        ("supply", "DONE", "done"),
        ("exchange", "exchange a m.2", "exchange A M.2"),
        ("take", "take ba", "take AB"),
        ("remove", "remove gp", "remove PG"),
    ],
)
def test_case_spaces_and_order_do_not_matter(position: str, text: str, meant: str) -> None:
    match = POSITIONS[position]()
    assert match.text(match.parse(text)) == meant
    match.play(text)


@pytest.mark.parametrize(
    ("text", "verb"),
    [
        ("place", "place"),
        ("place AP", "place"),
        ("place AP d5", "place"),
        ("place AP d5 e5 f5", "place"),
        ("place AX d5 e5", "place"),
        ("place A d5 e5", "place"),
        ("place APA d5 e5", "place"),
        ("place AP d9 e9", "place"),
        ("place AP d0 e0", "place"),
        ("place AP q5 r5", "place"),
        ("place AP d55 e5", "place"),
        ("discard", "discard"),
        ("discard A", "discard"),
        ("discard AX", "discard"),
        ("discard AA BB", "discard"),
        ("quarry", "quarry"),
        ("quarry W", "quarry"),
        ("quarry AB", "quarry"),
        ("build", "build"),
        ("build 9A for G", "build"),
        ("build 9A with X", "build"),
        ("build 9A with A+B+P", "build"),
        ("skip it", "skip"),
        ("supply", "supply"),
        ("supply A", "supply"),
        ("supply W M.1", "supply"),
        ("supply AB M.1", "supply"),
        ("done now", "done"),
        ("take", "take"),
        ("take A", "take"),
        ("remove", "remove"),
        ("remove ABP", "remove"),
    ],
)
def test_what_can_not_be_read_is_answered_with_an_example(text: str, verb: str) -> None:
    match = POSITIONS["build"]()
    with pytest.raises(Refused) as caught:
        match.play(text)
    message = caught.value.message
    assert (message.key, message.args["text"]) == ("fertility_unreadable", text)
    assert str(message.args["example"]).split()[0] == verb


@pytest.mark.parametrize("text", ["", "  ", "fly AB c4 d4", "AB c4 d4", "5"])
def test_an_unknown_word_is_answered_with_those_there_are(text: str) -> None:
    with pytest.raises(Refused) as caught:
        table().play(text)
    assert (caught.value.message.key, caught.value.message.args["text"]) == ("fertility_unknown_action", text)
    verbs = "place, discard, quarry, build, skip, supply, exchange, done, take, remove"
    assert caught.value.message.args["known"] == verbs
