"""Action notation in both directions."""

from __future__ import annotations

from itertools import islice

import pytest

from nomarch.text.errors import Refused
from tests.games.nile.playing import SETUPS, Policy, addition, began, kind_first, new_field, random_positions, uniform

POSITIONS = 150


# Both directions


@pytest.mark.parametrize(("players", "faster"), SETUPS)
@pytest.mark.parametrize("policy", [uniform, kind_first])
def test_every_legal_action_is_read_as_it_was_written(players: int, faster: str, policy: Policy) -> None:
    for match in islice(random_positions(players, faster, policy), POSITIONS):
        texts = [match.text(action) for action in match.legal]
        assert len(set(texts)) == len(texts)
        for action, text in zip(match.legal, texts, strict=True):
            assert match.parse(text) == action
            assert match.parse(f"  {text.upper()} ".replace(" ", "   ")) == action


def test_cards_may_stand_in_any_order_joined_by_spaces_or_a_plus() -> None:
    match = began("W F PW LF C; P P P P P", "L")
    for text, spelled in [
        ("market w f", "market W F"),
        ("market F W", "market W F"),
        ("market F + W", "market W F"),
        ("MARKET wp c", "market C PW"),
        ("offering F* W*", "offering W* F*"),
        ("offering P* W", "offering W P*"),
        ("plant F W", "plant W+F"),
        ("plant f,w", "plant W+F"),
        ("plant 1F + 1W", "plant W+F"),
        ("plant 3w", "plant 3W"),
        ("plant 3 W", "plant 3W"),
        ("speculate fl", "speculate LF"),
        ("Speculate LF PW", "speculate PW LF"),
        ("speculate fl+wp", "speculate PW LF"),
        ("PASS", "pass"),
    ]:
        assert match.text(match.parse(text)) == spelled


def test_planting_a_number_of_cards_means_the_own_field_if_there_is_one() -> None:
    match = began("W W W W F; P P P P P", "L C C", "plant 2W")
    assert match.parse("plant 2W") == new_field("W", 2)  # on the other player's turn
    match = began("W W W W F; P P P P P", "L C C C C C", "plant 2W", "pass")
    assert match.to_play == 0
    assert match.parse("plant 2W") == addition("W", 2)
    assert match.text(new_field("W", 2)) == match.text(addition("W", 2)) == "plant 2W"


# Parse errors


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "nile_unknown_action"),
        ("sow 3W", "nile_unknown_action"),
        ("market", "nile_unreadable"),
        ("market W", "nile_unreadable"),
        ("market W W W", "nile_unreadable"),
        ("market X W", "nile_unreadable"),
        ("market PW* W", "nile_unreadable"),
        ("market W** W", "nile_unreadable"),
        ("market PP W", "nile_unreadable"),
        ("offering W Q", "nile_unreadable"),
        ("plant", "nile_unreadable"),
        ("plant W", "nile_unreadable"),
        ("plant W W W", "nile_unreadable"),
        ("plant W+W", "nile_unreadable"),
        ("plant 0W", "nile_unreadable"),
        ("plant 2PW", "nile_unreadable"),
        ("plant 2W+F", "nile_unreadable"),
        ("plant W+F+L", "nile_unreadable"),
        ("plant ²W", "nile_unreadable"),
        ("speculate", "nile_unreadable"),
        ("speculate W", "nile_unreadable"),
        ("speculate PW LF WC", "nile_unreadable"),
        ("speculate PW WP", "nile_one_of_each"),
        ("pass it on", "nile_unreadable"),
        ("done done", "nile_unreadable"),
    ],
)
def test_what_means_no_action_is_refused_with_an_example(text: str, key: str) -> None:
    match = began("W W W F PW; P P P P P", "L")
    before = match.state_bytes()
    with pytest.raises(Refused) as refused:
        match.play(text)
    assert refused.value.message.key == key
    assert match.state_bytes() == before
