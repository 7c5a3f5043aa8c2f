"""F1: custom components files, and their errors."""

from __future__ import annotations

import pytest

import nomarch
from nomarch.engine import components as files_in_general
from nomarch.games.fertility import components as files_of_fertility
from nomarch.games.registry import find
from nomarch.text.errors import BadComponents
from tests.contract.refusals import keys_in
from tests.games.fertility.driver import TEXT, altered, score
from tests.games.fertility.positions import craft, line_of, owner, placing, supplied, table


@pytest.mark.rule("F1.7", "F1.8")
def test_an_owners_figures_are_played_with() -> None:
    match = table(box=altered("each_resource = 20", "each_resource = 3"))
    assert match.view()["stock"] == {"A": 3, "B": 3, "P": 3, "G": 3}
    match = table(box=altered("each_player = 4", "each_player = 8"))
    assert [each["monuments_left"] for each in match.view()["cities"]] == [8, 8]


@pytest.mark.rule("F1.5", "F1.6")
def test_an_owners_shops_are_played_with() -> None:
    match = table(box=altered('MA = ["any -> 2 Debens"', 'MA = ["any+B -> 11 Debens"'))
    assert score(supplied(match, "B M.1", "G M.1"))["generic"] == 11


@pytest.mark.rule("F1.9", "F1.10")
def test_an_owners_scales_are_played_with() -> None:
    match = table(box=altered("14, 18, 23, 28", "14, 18, 24, 28"))
    assert score(craft(match, wheat=7))["wheat"] == 24
    match = table(box=altered("[3, 6, 10, 15", "[4, 6, 10, 15"))
    assert score(supplied(match, "P M.4", "G M.4"))["statues"] == 4


@pytest.mark.rule("F1.2")
def test_an_owners_board_is_played_on() -> None:
    match = placing("AP", box=altered('V2 = [".~.."', 'V2 = ["...."'))
    assert match.view()["terrain"][0] == "....B..#B..."


@pytest.mark.rule("F1.3")
def test_an_owner_may_count_the_pairs_otherwise_as_long_as_there_are_fifty() -> None:
    other = owner("AA = 5\nAB = 5", "AA = 7\nAB = 3")
    dealt = nomarch.new("fertility", 4, 3, components=other).record()
    (tiles,) = (line.split()[2:] for line in dealt.splitlines() if line.startswith("deal tiles:"))
    assert 3 <= tiles.count("AA") <= 7
    assert tiles.count("AB") <= 3


@pytest.mark.rule("F1.5")
def test_the_standard_file_itself_is_the_standard_and_any_other_has_a_digest() -> None:
    assert find("fertility").components(TEXT, "copy.toml").digest == "standard"
    others = {owner("most = 15", f"most = {debens}").digest for debens in (14, 16)}
    assert len(others) == 2
    assert "standard" not in others


BOARD = 'V2 = [".~..", "...#", "G..B", ".SS.", ".SS.", "#...", "..~A", ".P#."]'
DISTRICT = '7B = { cost = 1, shops = ["B+G -> statue of choice", "P -> 1 wheat"] }'
CITY = 'MB = ["any -> 2 Debens", "B -> 1 wheat", "P -> 4 Debens", "G+A -> statue of choice"]'
WHEAT = "debens = [0, 2, 4, 7, 10, 14, 18, 23, 28, 34, 40]"
STATUES = "debens = [3, 6, 10, 15, 21, 28]"


def _without(table: str) -> tuple[str, str]:
    """Replace a whole TOML table, header and entries, by nothing."""
    start = TEXT.index(f"[{table}]\n")
    end = TEXT.find("\n\n", start)
    return TEXT[start:end], ""


# The text to replace, the replacement, the key of the error, and the contents of the line it must name.
WRONG = {
    "no TOML": ("most = 15", "most = fifteen", "components_syntax", "most = fifteen"),
    "a text that never ends": ('scenes = "ABPG"', 'scenes = "ABPG', "components_syntax", 'scenes = "ABPG'),
    "an entry twice": ("most = 15", "most = 15\nmost = 16", "components_syntax", "most = 16"),
    "a table twice": ("[stock]", "[piles] # again", "components_syntax", "# again"),
    "a table less": (*_without("stock"), "components_no_table", ""),
    "no boards": (*_without("boards"), "components_no_table", ""),
    "no Districts": (*_without("districts"), "components_no_table", ""),
    "an entry less": ("second = 7\n", "", "components_missing", "[monuments]"),
    "a pair less": ("PG = 5\n", "", "components_missing", "[tiles]"),
    "a table more": ("[stock]", '[camels]\nprovenance = "X"\n\n[stock]', "components_unknown", "[camels]"),
    "an entry more": ("most = 15", "most = 15\nthird = 3", "components_unknown", "third = 3"),
    "a pair more": ("GG = 5", "GG = 5\nGA = 0", "components_unknown", "GA = 0"),
    "a number in words": ("each_resource = 20", 'each_resource = "many"', "components_number", "each_resource"),
    "a truth for a number": ("each_player = 4", "each_player = true", "components_number", "each_player"),
    "a negative number": ("second = 7", "second = -7", "components_number", "second = -7"),
    "too many monuments": ("each_player = 4", "each_player = 9", "components_number", "each_player"),
    "a cost of 3": ("7B = { cost = 1", "7B = { cost = 3", "components_number", "7B = "),
    "a fraction on a scale": (WHEAT, WHEAT.replace("23", "23.5"), "components_number", "23.5"),
    "a provenance nobody knows": (
        'provenance = "R"\neach_resource', 'provenance = "Q" # quoted\neach_resource', "components_provenance", '"Q"',
    ),
    "no provenance": ('[stock]\nprovenance = "R"', "[stock]", "components_provenance", "[stock]"),
    "49 tiles": ("BG = 5", "BG = 4", "components_count", "[tiles]"),
    "51 tiles": ("BG = 5", "BG = 6", "components_count", "[tiles]"),
    "three boards": (BOARD + "\n", "", "components_count", "[boards]"),
    "five boards": (BOARD, BOARD + "\n" + BOARD.replace("V2", "V5"), "components_count", "[boards]"),
    "39 Districts": (DISTRICT + "\n", "", "components_count", "[districts]"),
    "41 Districts": (DISTRICT, DISTRICT + "\n" + DISTRICT.replace("7B", "11B"), "components_count", "[districts]"),
    "three Metropolises": (CITY + "\n", "", "components_count", "[metropolises]"),
    "five Metropolises": (CITY, CITY + "\n" + CITY.replace("MB", "MX"), "components_count", "[metropolises]"),
    "a board that looks turned": (BOARD, BOARD.replace("V2", "Vr"), "components_name", "Vr = "),
    "a board in small letters": (BOARD, BOARD.replace("V2", "v2"), "components_name", "v2 = "),
    "a District named M": (DISTRICT, DISTRICT.replace("7B", "M"), "components_name", "M = { cost"),
    "a District with a long name": (DISTRICT, DISTRICT.replace("7B", "x" * 13), "components_name", "x" * 13),
    "a Metropolis named like a District": (CITY, CITY.replace("MB", "7B"), "components_name", "7B = ["),
    "a board of seven rows": (BOARD, BOARD.replace('"G..B", ', ""), "components_board_shape", "V2 = "),
    "a board of nine rows": (BOARD, BOARD.replace('"G..B"', '"G..B", "...."'), "components_board_shape", "V2 = "),
    "a board with a short row": (BOARD, BOARD.replace('"G..B"', '"G.B"'), "components_board_shape", "V2 = "),
    "a board that is no list": (BOARD, "V2 = 5", "components_board_shape", "V2 = "),
    "a board of numbers": (BOARD, "V2 = [1, 2, 3, 4, 5, 6, 7, 8]", "components_board_shape", "V2 = "),
    "a square nobody knows": (BOARD, BOARD.replace("G..B", "G.?B"), "components_board_letter", "V2 = "),
    "no start symbol": (BOARD, BOARD.replace("S", "."), "components_start_symbol", "V2 = "),
    "half a start symbol": (BOARD, BOARD.replace('".SS.", ".SS."', '".SS.", "...."'), "components_start_symbol", "V2"),
    "a crooked start symbol": (
        BOARD, BOARD.replace('".SS.", ".SS."', '".SS.", "SS.."'), "components_start_symbol", "V2 =",
    ),
    "two start symbols": (
        BOARD, BOARD.replace('"#...", "..~A"', '"#.SS", "..SS"'), "components_start_symbol", "V2 = ",
    ),
    "a starting tile with a scene twice": ('"ABPG"', '"ABPP"', "components_start_tile", '"ABPP"'),
    "a starting tile of three scenes": ('"ABPG"', '"ABP"', "components_start_tile", '"ABP"'),
    "a starting tile that is a list": ('"ABPG"', '["A", "B", "P", "G"]', "components_start_tile", '["A", "B"'),
    "a pile for eight turns": ("3 = 35", "3 = 32", "components_pile", "3 = 32"),
    "a pile for nine turns and a bit": ("4 = 46", "4 = 47", "components_pile", "4 = 47"),
    "a variant for less than nine turns": ("t = 39", "t = 38", "components_pile", "two_player_variant = 38"),
    "a variant with an odd tile": ("t = 39", "t = 40", "components_pile", "two_player_variant = 40"),
    "a pile larger than the box": ("4 = 46", "4 = 51", "components_number", "4 = 51"),
    "a wheat track of ten squares": (WHEAT, WHEAT.replace("0, 2, ", "0, "), "components_scale_length", "[0, 4, 7"),
    "a scale of seven statues": (STATUES, STATUES.replace("28]", "28, 36]"), "components_scale_length", "28, 36]"),
    "a scale that is a number": (STATUES, "debens = 28", "components_scale_length", "debens = 28"),
    "a scale that falls": (WHEAT, WHEAT.replace("23", "32"), "components_scale_order", "18, 32, 28"),
    "a District without a cost": (DISTRICT, DISTRICT.replace("cost = 1, ", ""), "components_district", "7B = "),
    "a District with a colour": (DISTRICT, DISTRICT.replace("1,", '1, colour = "B",'), "components_district", "7B"),
    "a District that is a list": (DISTRICT, "7B = [1]", "components_district", "7B = [1]"),
    "a District without Shops": (DISTRICT, "7B = { cost = 1, shops = [] }", "components_shop_count", "7B = "),
    "a District with four Shops": (
        DISTRICT, DISTRICT.replace("]", ', "A -> 1 wheat", "G -> 1 wheat"]'), "components_shop_count", "7B = ",
    ),
    "a Metropolis with three Shops": (CITY, CITY.replace('"P -> 4 Debens", ', ""), "components_shop_count", "MB = "),
    "a Shop without a gift": (DISTRICT, DISTRICT.replace("P -> 1 wheat", "P"), "components_shop", "7B = "),
    "a Shop that needs camels": (DISTRICT, DISTRICT.replace("P ->", "C ->"), "components_shop", "7B = "),
    "a Shop that needs wheat": (DISTRICT, DISTRICT.replace("P ->", "W ->"), "components_shop", "7B = "),
    "a Shop that needs nothing": (DISTRICT, DISTRICT.replace("P ->", "->"), "components_shop", "7B = "),
    "a Shop that needs four": (DISTRICT, DISTRICT.replace("P ->", "P+P+P+P ->"), "components_shop", "7B = "),
    "a Shop that is a number": (DISTRICT, DISTRICT.replace('"P -> 1 wheat"', "3"), "components_shop", "7B = "),
    "a wrong Shop on a board": (CITY, CITY.replace("B ->", "C ->"), "components_shop", "MB = "),
    "a gift of camels": (DISTRICT, DISTRICT.replace("1 wheat", "1 camel"), "components_gift", "7B = "),
    "a gift of nothing": (DISTRICT, DISTRICT.replace("1 wheat", ""), "components_gift", "7B = "),
    "a seventh god": (DISTRICT, DISTRICT.replace("1 wheat", "statue 7"), "components_gift", "7B = "),
    "a gift per camel": (DISTRICT, DISTRICT.replace("1 wheat", "1 per C"), "components_gift", "7B = "),
    "a wrong gift on a board": (CITY, CITY.replace("4 Debens", "4 Talents"), "components_gift", "MB = "),
}  # fmt: skip


@pytest.mark.rule("F1.2", "F1.3", "F1.4", "F1.5", "F1.6", "F1.7", "F1.8", "F1.9", "F1.10", "F2.3", "F4.1")
@pytest.mark.parametrize(("old", "new", "key", "where"), list(WRONG.values()), ids=list(WRONG))
def test_a_wrong_file_is_refused_with_its_line_and_the_reason(old: str, new: str, key: str, where: str) -> None:
    text = altered(old, new)
    with pytest.raises(BadComponents) as caught:
        find("fertility").components(text, "box.toml")
    message = caught.value.message
    line = line_of(where, text) if where else 1
    assert (message.key, message.args["file"], message.args["line"]) == (key, "box.toml", line)
    assert "box.toml" in str(caught.value)
    assert key == "components_no_table" or str(line) in str(caught.value)


@pytest.mark.rule("F1.3", "F1.6", "F1.9")
@pytest.mark.parametrize(
    ("wrong", "args"),
    [
        ("49 tiles", {"table": "tiles", "expected": 50, "found": 49}),
        ("a wheat track of ten squares", {"table": "wheat_track", "expected": 11, "found": 10}),
        ("a wrong gift on a board", {"table": "metropolises", "entry": "MB", "gift": "4 Talents"}),
        ("a cost of 3", {"table": "districts", "entry": "7B", "low": 0, "high": 2}),
        ("an entry less", {"table": "monuments", "entry": "second"}),
    ],
)
def test_a_refusal_tells_what_was_expected_and_what_was_found(wrong: str, args: dict[str, str | int]) -> None:
    old, new, *_ = WRONG[wrong]
    with pytest.raises(BadComponents) as caught:
        owner(old, new)
    assert args.items() <= caught.value.message.args.items()


@pytest.mark.rule("F1.2")
def test_a_stray_entry_before_all_tables_is_refused_with_its_line() -> None:
    text = altered('components"\n', 'components"\nauthor = "me"\n')
    with pytest.raises(BadComponents) as caught:
        find("fertility").components(text, "box.toml")
    message = caught.value.message
    assert (message.key, message.args["line"]) == ("components_unknown", line_of("author", text))


@pytest.mark.rule("F1.5")
def test_a_district_written_as_a_table_of_its_own_is_refused_with_its_line() -> None:
    own = '[districts.7B]\ncost = 3\nshops = ["B+G -> statue of choice", "P -> 1 wheat"]\n'
    text = altered(DISTRICT + "\n", "") + own
    with pytest.raises(BadComponents) as caught:
        find("fertility").components(text, "box.toml")
    assert caught.value.message.key == "components_number"
    assert caught.value.message.args["line"] in (line_of("[districts.7B]", text), line_of("cost = 3", text))


@pytest.mark.rule("F1.5")
@pytest.mark.parametrize("name", ["7b", "m"])
def test_names_that_notation_could_not_tell_apart_are_refused(name: str) -> None:
    """Notation ignores case, so 7b can't coexist with 7B, nor a District m with the board's M."""
    with pytest.raises(BadComponents) as caught:
        owner("7P = { cost", f"{name} = {{ cost")
    assert caught.value.message.key == "components_name"


@pytest.mark.rule("F1.2")
def test_every_reason_for_a_refusal_is_provoked_here() -> None:
    known = set(keys_in(files_in_general.__file__, files_of_fertility.__file__))
    assert {key for _, _, key, _ in WRONG.values()} == known
