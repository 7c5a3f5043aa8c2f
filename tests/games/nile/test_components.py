"""N1: the standard components, and errors in custom ones."""

from __future__ import annotations

from itertools import combinations

import pytest

import nomarch
from nomarch.engine import components as files_in_general
from nomarch.games.nile import components as files_of_nile
from nomarch.games.nile.rules.state import NAMES
from nomarch.games.registry import find
from nomarch.text.errors import BadComponents
from nomarch.text.language import Message
from tests.contract.refusals import keys_in
from tests.games.nile.driver import hand, options, play
from tests.games.nile.playing import TEXT, all_cards, small_text
from tests.games.nile.positions import BOX, altered, craft, deck, line_of, new, owner, refused

CROPS = ["P", "W", "L", "C", "F"]
PAIRS = [one + other for one, other in combinations(CROPS, 2)]


# The standard components


@pytest.mark.rule("N1.1")
def test_there_are_sixteen_cards_of_each_of_five_crops() -> None:
    assert dict(zip(NAMES, BOX.cards, strict=True)).items() >= dict.fromkeys(CROPS, 16).items()


@pytest.mark.rule("N1.2")
def test_there_is_one_speculation_card_for_each_pair_of_crops_and_one_plague_of_locusts() -> None:
    assert len(PAIRS) == 10
    assert dict(zip(NAMES[5:], BOX.cards[5:], strict=True)) == dict.fromkeys([*PAIRS, "X"], 1)


@pytest.mark.rule("N1.1", "N1.2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_draw_deck_is_91_cards(players: int) -> None:
    match = new(players)
    assert all_cards(match) == [16] * 5 + [1] * 11
    view = match.view()
    assert view["deck"] + sum(view["hands"]) + sum(view["discards"].values()) + 1 == sum(all_cards(match)) == 91


@pytest.mark.rule("N1.2")
def test_the_flood_marker_is_no_card_and_lies_in_no_pile() -> None:
    for seed in range(20):
        assert set(new(2, seed).view()["discards"]) <= {"X"}


@pytest.mark.rule("N1.2")
def test_of_two_speculation_cards_laid_out_none_is_there_twice() -> None:
    assert refused(craft("PW LF; C C", "C C C C", flood="C"), "speculate PW WP") == ("nile_one_of_each", "N1.2")


@pytest.mark.rule("N1.1", "N1.2", "N1.3")
def test_every_table_says_where_its_figures_come_from() -> None:
    assert BOX.provenance == {"crops": "P", "speculation": "P", "locusts": "R", "draws": "R", "faster": "R"}
    assert (BOX.digest, BOX.title) == ("standard", "Nile, standard components")


# Custom components


@pytest.mark.rule("N1.1", "N1.2")
def test_an_owners_cards_are_played_with() -> None:
    match = new(2, components=owner(("W = 16", "W = 20"), ("PW = 1", "PW = 0"), ("C = 16", "C = 4")))
    assert dict(zip(NAMES, all_cards(match), strict=True)) == {
        **dict.fromkeys(NAMES, 1), "P": 16, "W": 20, "L": 16, "C": 4, "F": 16, "PW": 0,
    }  # fmt: skip


@pytest.mark.rule("N2.1", "N3.6", "N3.5")
def test_an_owners_draws_are_made() -> None:
    box = owner(("hand = 5", "hand = 7"), ("turn = 2", "turn = 3"), ("speculation = 3", "speculation = 4"))
    assert new(3, components=box).view()["hands"] == [7, 7, 7]
    assert hand(play(craft("C C; W W", "L L F P L L", components=box), "pass")) == "L L C C F"
    match = play(craft("WL C; C C", "F F F W L L L L C", components=box), "speculate WL")
    assert (hand(match), deck(match)) == ("L L L L C F F F", "C")


@pytest.mark.rule("N1.3")
def test_an_owners_faster_game_takes_out_what_it_says() -> None:
    box = owner(("2 = { each_crop = 2, speculation = 5 }", "2 = { each_crop = 3, speculation = 9 }"))
    match = new(2, components=box, faster="yes")
    assert all_cards(match)[:5] == [13] * 5
    assert match.position.s.removed.sum() == 9
    assert all_cards(new(3, components=box, faster="yes"))[:5] == [15] * 5


@pytest.mark.rule("N1.3")
def test_a_speculation_card_that_the_box_lacks_is_not_taken_out() -> None:
    box = owner(("PW = 1", "PW = 0"), ("LF = 1", "LF = 0"), ("speculation = 5", "speculation = 8"))
    match = new(2, components=box, faster="yes")
    lacking = [NAMES.index("PW"), NAMES.index("LF")]
    assert match.position.s.removed[5:].sum() == 8
    assert not match.position.s.removed[lacking].any()


@pytest.mark.rule("N3.4.1")
def test_a_field_of_all_cards_of_a_large_crop_can_be_planted() -> None:
    match = craft("W " * 20 + "; C C", "L L L L", components=owner(("W = 16", "W = 20")))
    assert options(match, "plant") == sorted(f"{cards}W" for cards in range(2, 21))
    assert play(match, "plant 20W").view()["fields"] == [["W", 0, 20]]


@pytest.mark.rule("N1.1", "N1.2")
def test_the_standard_file_itself_is_the_standard_and_any_other_has_a_digest() -> None:
    assert find("nile").components(TEXT, "copy.toml").digest == "standard"
    others = {owner(("W = 16", f"W = {cards}")).digest for cards in (15, 17)}
    assert len(others) == 2
    assert "standard" not in others


@pytest.mark.rule("N1.1", "N1.2")
def test_a_game_with_an_owners_cards_is_replayed_with_them_only() -> None:
    box = owner(("W = 16", "W = 17"))
    match = new(2, components=box)
    match.play("pass")
    assert nomarch.load(match.record(), box).state_bytes() == match.state_bytes()
    with pytest.raises(nomarch.BadRecord):
        nomarch.load(match.record())


@pytest.mark.rule("N2.1", "N3.1")
@pytest.mark.parametrize("seed", range(5))
def test_a_box_with_one_card_more_than_the_hands_take_is_played(seed: int) -> None:
    few = [(f"{crop} = 16", f"{crop} = {8 + (crop == 'W')}") for crop in CROPS]
    match = new(5, seed, components=owner(*few, ("hand = 5", "hand = 10")))
    assert match.view()["hands"] == [10] * 5
    assert match.view()["flood"] != "X"
    assert not match.over


TWO, THREE = "2 = { each_crop = 2, speculation = 5 }", "3 = { each_crop = 1, speculation = 0 }"


def _without(table: str) -> tuple[str, str]:
    """Replace a whole TOML table, header and entries, by nothing."""
    start = TEXT.index(f"[{table}]\n")
    return TEXT[start : (TEXT + "\n\n").find("\n\n", start)].rstrip("\n"), ""


# The text to replace, the replacement, the key of the error, and the contents of the line it must name.
WRONG = {
    "no TOML": ("W = 16", "W = sixteen", "components_syntax", "W = sixteen"),
    "a text that never ends": ('components"\n', "components\n", "components_syntax", "title ="),
    "an entry twice": ("W = 16", "W = 16\nW = 17", "components_syntax", "W = 17"),
    "a table twice": ("[locusts]", "[crops] # again", "components_syntax", "# again"),
    "no crops": (*_without("crops"), "components_no_table", ""),
    "no Speculation cards": (*_without("speculation"), "components_no_table", ""),
    "no locusts": (*_without("locusts"), "components_no_table", ""),
    "no draws": (*_without("draws"), "components_no_table", ""),
    "no faster game": (*_without("faster"), "components_no_table", ""),
    "a crop less": ("W = 16\n", "", "components_missing", "[crops]"),
    "a pair less": ("WL = 1\n", "", "components_missing", "[speculation]"),
    "a draw less": ("turn = 2\n", "", "components_missing", "[draws]"),
    "a faster game less": (TWO + "\n", "", "components_missing", "[faster]"),
    "locusts without a number": ("cards = 1\n", "", "components_missing", "[locusts]"),
    "a table more": ("[locusts]", '[camels]\nprovenance = "X"\n\n[locusts]', "components_unknown", "[camels]"),
    "a sixth crop": ("W = 16", "W = 16\nB = 16", "components_unknown", "B = 16"),
    "a pair of the same crop": ("WL = 1", "WL = 1\nWW = 1", "components_unknown", "WW = 1"),
    "a pair in another order": ("WL = 1", "WL = 1\nLW = 1", "components_unknown", "LW = 1"),
    "a draw more": ("turn = 2", "turn = 2\nmarket = 1", "components_unknown", "market = 1"),
    "a faster game with four": (
        THREE, THREE + "\n" + THREE.replace("3 =", "4 ="), "components_unknown", "4 = { each_crop",
    ),
    "a number in words": ("hand = 5", 'hand = "five"', "components_number", "hand ="),
    "a truth for a number": ("turn = 2", "turn = true", "components_number", "turn ="),
    "a fraction": ("speculation = 3", "speculation = 2.5", "components_number", "2.5"),
    "a crop of one card": ("W = 16", "W = 1 # few", "components_number", "# few"),
    "a crop of 21 cards": ("W = 16", "W = 21", "components_number", "W = 21"),
    "a Speculation card twice": ("WL = 1", "WL = 2", "components_number", "WL = 2"),
    "a negative number of Speculation cards": ("WL = 1", "WL = -1", "components_number", "WL = -1"),
    "locusts twice": ("cards = 1", "cards = 2", "components_number", "cards = 2"),
    "locusts that never come": ("cards = 1", "cards = 0", "components_number", "cards = 0"),
    "a negative hand": ("hand = 5", "hand = -1", "components_number", "hand = -1"),
    "a hand of eleven": ("hand = 5", "hand = 11", "components_number", "hand = 11"),
    "eleven cards a turn": ("turn = 2", "turn = 11", "components_number", "turn = 11"),
    "eleven cards for a bet": ("speculation = 3", "speculation = 11", "components_number", "speculation = 11"),
    "a faster game with a crop of one card": (
        TWO, TWO.replace("each_crop = 2", "each_crop = 15"), "components_number", "2 = {",
    ),
    "a faster game with more crops": (TWO, TWO.replace("crop = 2", "crop = -1"), "components_number", "2 = {"),
    "a faster game that takes out eleven pairs": (
        THREE, THREE.replace("speculation = 0", "speculation = 11"), "components_number", "3 = {",
    ),
    "a faster game in words": (THREE, THREE.replace("= 1", '= "one"'), "components_number", "3 = {"),
    "a faster game without pairs": (TWO, "2 = { each_crop = 2 }", "components_faster", "2 = {"),
    "a faster game without crops": (THREE, "3 = { speculation = 0 }", "components_faster", "3 = {"),
    "a faster game without locusts": (TWO, TWO.replace(" }", ", locusts = 1 }"), "components_faster", "2 = {"),
    "a faster game that is a number": (THREE, "3 = 1", "components_faster", "3 = 1"),
    "a provenance nobody knows": ('"R"\nhand', '"Q" # quoted\nhand', "components_provenance", "# quoted"),
    "no provenance": ('[draws]\nprovenance = "R"', "[draws]", "components_provenance", "[draws]"),
}  # fmt: skip


def refusal(text: str) -> Message:
    """The error in a custom file; its message starts with file and line."""
    with pytest.raises(BadComponents) as caught:
        find("nile").components(text, "box.toml")
    message = caught.value.message
    assert message.args["file"] == "box.toml"
    where = "" if message.key == "components_no_table" else f", line {message.args['line']}"
    assert str(caught.value).startswith(f"box.toml{where}: ")
    return message


@pytest.mark.rule("N1.1", "N1.2", "N1.3", "N2.1", "N3.5", "N3.6")
@pytest.mark.parametrize(("old", "new", "key", "where"), list(WRONG.values()), ids=list(WRONG))
def test_a_wrong_file_is_refused_with_its_line_and_the_reason(old: str, new: str, key: str, where: str) -> None:
    text = altered(old, new)
    message = refusal(text)
    assert (message.key, message.args["line"]) == (key, line_of(where, text) if where else 1)


TAKEN = "each_crop = 14, speculation = 10"


@pytest.mark.rule("N2.1", "N3.1", "N1.3")
@pytest.mark.parametrize(
    ("text", "cards", "needed"),
    [
        (small_text(3, 5), 25, 26),  # five hands of five leave no card for the first Flood
        (small_text(2, 10), 20, 51),
        (altered("each_crop = 2, speculation = 5", TAKEN), 10, 11),
        (altered("each_crop = 1, speculation = 0", TAKEN), 10, 16),
    ],
)
def test_a_box_with_too_few_cards_to_deal_is_refused(text: str, cards: int, needed: int) -> None:
    message = refusal(text)
    assert (message.key, message.args["line"]) == ("components_few_cards", line_of("hand = ", text))
    assert (message.args["cards"], message.args["needed"]) == (cards, needed)


@pytest.mark.rule("N1.1", "N1.3")
def test_a_refusal_tells_what_was_expected() -> None:
    with pytest.raises(BadComponents, match=r"\[crops\] W must be a whole number from 2 to 20"):
        owner(("W = 16", "W = 21"))
    with pytest.raises(BadComponents, match=r"\[faster\] 2 must be a whole number from 0 to 14"):
        owner((TWO, TWO.replace("each_crop = 2", "each_crop = 15")))
    with pytest.raises(BadComponents, match="the faster game with 3 players needs each_crop and speculation"):
        owner((THREE, "3 = 1"))


@pytest.mark.rule("N1.1")
def test_a_stray_entry_before_all_tables_is_refused_with_its_line() -> None:
    text = altered('components"\n', 'components"\nauthor = "me"\n')
    message = refusal(text)
    assert (message.key, message.args["line"]) == ("components_unknown", line_of("author", text))


@pytest.mark.rule("N1.1")
def test_every_reason_for_a_refusal_is_provoked_here() -> None:
    known = set(keys_in(files_in_general.__file__, files_of_nile.__file__))
    assert {key for _, _, key, _ in WRONG.values()} | {"components_few_cards"} == known
