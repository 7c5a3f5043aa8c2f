"""F3.3: building a District."""

from __future__ import annotations

import pytest

from tests.games.fertility.driver import Rules, city, legal, nonzero, pass_on, shop
from tests.games.fertility.positions import ENGINE, refused

SEVEN = "4A 4B 4P 4G 5A 5B 5P"


@pytest.mark.rule("F3.3.1")
def test_a_cost_of_two_is_paid_with_one_grape_and_one_wheat(rules: Rules) -> None:
    match = rules.building("G", "9A", "10B", "8P", "2A", wheat=1)
    assert match.view()["stock"]["G"] == 19
    match.play("build 9A with G+W")
    assert (city(match)["wheat"], match.view()["stock"]["G"], nonzero(match.view()["beside"])) == (0, 20, "")
    assert city(match)["districts"] == ["9A"]


@pytest.mark.rule("F3.3.1")
def test_any_mix_of_resources_beside_the_metropolis_and_wheat_pays(rules: Rules) -> None:
    assert legal(rules.building("AGG", "9A", "4B", "2G", "1P", wheat=1)) == [
        "build 1P",
        "build 2G",
        "build 4B with A",
        "build 4B with G",
        "build 4B with W",
        "build 9A with A+G",
        "build 9A with A+W",
        "build 9A with G+G",
        "build 9A with G+W",
        "skip",
    ]


@pytest.mark.rule("F3.3.1")
@pytest.mark.parametrize(
    ("payment", "left", "wheat"),
    [("A+B", "AB", 2), ("A+A", "BB", 2), ("B+B", "AA", 2), ("W+W", "AABB", 0), ("B+W", "AAB", 1)],
)
def test_what_is_paid_is_gone_and_resources_return_to_the_stock(
    rules: Rules, payment: str, left: str, wheat: int
) -> None:
    match = rules.building("AABB", "10P", wheat=2)
    assert f"build 10P with {payment}" in legal(match)
    match.play(f"build 10P with {payment}")
    assert (nonzero(match.view()["beside"]), city(match)["wheat"]) == (left, wheat)
    assert match.view()["stock"] == {"A": 20 - left.count("A"), "B": 20 - left.count("B"), "P": 20, "G": 20}


@pytest.mark.rule("F3.3.1")
def test_a_district_that_costs_nothing_is_built_for_nothing(rules: Rules) -> None:
    match = rules.building("A", "2G", wheat=1)
    rules.refuses(match, "build 2G with A", "fertility_wrong_price", "F3.3.1")
    match.play("build 2G")
    assert (nonzero(match.view()["beside"]), city(match)["wheat"]) == ("A", 1)


@pytest.mark.rule("F3.3.1")
@pytest.mark.parametrize("text", ["build 9A", "build 9A with G", "build 4B with G+G", "build 4B"])
def test_the_cost_is_paid_exactly(rules: Rules, text: str) -> None:
    rules.refuses(rules.building("GGG", "9A", "4B"), text, "fertility_wrong_price", "F3.3.1")


@pytest.mark.rule("F3.3.1")
@pytest.mark.parametrize("payment", ["A+B", "G+G", "G+P", "W+W", "B+B"])
def test_nobody_pays_with_what_they_do_not_have(rules: Rules, payment: str) -> None:
    match = rules.building("BG", "9A", wheat=1)
    rules.refuses(match, f"build 9A with {payment}", "fertility_cannot_pay", "F3.3.1")


@pytest.mark.rule("F3.3.1")
def test_another_players_wheat_does_not_pay(rules: Rules) -> None:
    match = rules.table(districts="9A 4B 8A 10A")
    rules.craft(match, seat=1, wheat=5, settle=False)
    rules.craft(match, seat=0, step="build", beside="G")
    assert legal(match) == ["build 4B with G", "skip"]


@pytest.mark.rule("F3.3.1")
def test_resources_on_shops_never_pay(rules: Rules) -> None:
    match = rules.supplied(rules.table(districts="9A 4B 2G 1P"), "A M.1", "A M.2")
    assert (shop(match, "M.1"), city(match)["wheat"]) == (("A", True), 1)
    assert legal(rules.craft(match, step="build", wheat=0)) == ["build 1P", "build 2G", "skip"]
    rules.refuses(match, "build 4B with A", "fertility_cannot_pay", "F3.3.1")


@pytest.mark.rule("F3.3.1")
def test_only_the_four_face_up_districts_can_be_built(rules: Rules) -> None:
    match = rules.building("AA", "1A", "2A", "3A", "4A", wheat=2)
    assert match.view()["districts"] == ["1A", "2A", "3A", "4A"]
    assert {action.split()[1] for action in legal(match) if action != "skip"} == {"1A", "2A", "3A", "4A"}
    rules.refuses(match, "build 5A with A", "fertility_not_on_display", "F3.3.1")
    rules.refuses(match, "build 99", "fertility_not_on_display", "F3.3.1")


@pytest.mark.rule("F3.3.1")
def test_an_eighth_district_has_no_spot_so_building_is_passed_over(rules: Rules) -> None:
    match = rules.building("A", "1B", own=SEVEN)
    assert match.view()["step"] == "supply"
    rules.refuses(match, "build 1B", "fertility_not_now", "F3.4")


@pytest.mark.rule("F3.3.1")
def test_building_without_a_free_spot_is_refused(rules: Rules) -> None:
    match = rules.building("A", "1B", own=SEVEN, settle=False)
    rules.refuses(match, "build 1B", "fertility_no_free_spot", "F3.3.1")


@pytest.mark.rule("F3.3.1")
def test_the_seventh_district_takes_the_last_spot(rules: Rules) -> None:
    match = rules.building("A", "1B", own="4A 4B 4P 4G 5A 5B")
    match.play("build 1B")
    assert city(match)["districts"] == ["4A", "4B", "4P", "4G", "5A", "5B", "1B"]
    match.play("supply A 1B.1")
    assert shop(match, "1B.1") == ("A", True)


@pytest.mark.rule("F3.3", "F3.3.1")
def test_one_district_a_turn_at_most(rules: Rules) -> None:
    match = rules.building("AB", "1A", "2A", "3A", "4A")
    match.play("build 1A")
    rules.refuses(match, "build 2A", "fertility_not_now", "F3.4")
    assert city(match)["districts"] == ["1A"]


@pytest.mark.rule("F3.3", "F3.3.1")
def test_building_is_free_to_do_or_not(rules: Rules) -> None:
    match = rules.building("A", "1A", "2A", "3A", "4A")
    before = match.view()["districts"]
    match.play("skip")
    assert (match.view()["step"], city(match)["districts"], match.view()["districts"]) == ("supply", [], before)


@pytest.mark.rule("F3.3", "F3.3.1")
def test_building_is_passed_over_when_nothing_can_be_paid(rules: Rules) -> None:
    assert rules.building("", "9A", "8A", "10B", "8P").view()["step"] == "take"
    assert rules.building("G", "9A", "8A", "10B", "8P").view()["step"] == "supply"
    assert rules.building("G", "9A", "8A", "10B", "8P", wheat=1).view()["step"] == "build"


@pytest.mark.rule("F3.3.1", "F3.5.2")
def test_the_built_district_leaves_its_slot_empty_until_the_turn_ends(rules: Rules) -> None:
    match = rules.building("A", "1B", "1P", "1G", "2A", "7B")
    match.play("build 1P")
    assert (match.view()["districts"], match.view()["district_pile"]) == (["1B", None, "1G", "2A"], 36)
    match.play("done")
    assert match.view()["districts"] == ["1B", None, "1G", "2A"]
    pass_on(match)
    assert (match.view()["districts"], match.view()["district_pile"]) == (["1B", "7B", "1G", "2A"], 35)


@pytest.mark.rule("F3.3.1")
def test_the_gap_of_a_district_built_this_turn_can_not_be_built(rules: Rules) -> None:
    match = rules.building("AB", "1B", "1P", "1G", "2A")
    match.play("build 1P")
    assert not [each for each in legal(rules.craft(match, step="build")) if "1P" in each]


@pytest.mark.rule("F3.3.1")
def test_the_engine_refuses_the_number_of_building_in_a_gap() -> None:
    match = ENGINE.building("AB", "1B", "1P", "1G", "2A")
    action = match.parse("build 1P")
    match.play(action)
    ENGINE.craft(match, step="build", settle=False)
    assert refused(match, action) == ("fertility_already_built", "F3.3.1")


@pytest.mark.rule("F3.3.1")
def test_a_new_district_brings_its_shops_open_and_empty(rules: Rules) -> None:
    match = rules.building("AB", "6P", "1P", "1G", "2A")
    match.play("build 6P with B")
    assert [each for each in city(match)["shops"] if each["shop"].startswith("6P")] == [
        {"shop": "6P.1", "needs": ["any"], "holds": [], "complete": False},
        {"shop": "6P.2", "needs": ["any"], "holds": [], "complete": False},
        {"shop": "6P.3", "needs": ["P"], "holds": [], "complete": False},
    ]
    assert legal(match) == ["done", "supply A 6P.1", "supply A 6P.2", "supply A M.1", "supply A M.2"]


@pytest.mark.rule("F3.3.1")
def test_a_district_is_its_builders_alone(rules: Rules) -> None:
    match = rules.building("A", "1A", "2A", "3A", "4A")
    match.play("build 1A")
    assert [each["districts"] for each in match.view()["cities"]] == [["1A"], []]


@pytest.mark.rule("F3.3.2")
def test_the_spot_has_no_effect_and_is_not_asked(rules: Rules) -> None:
    match = rules.building("", "1A", "2A", "9A", "8A")
    assert legal(match) == ["build 1A", "build 2A", "skip"]
    match.play("build 1A")
    rules.craft(match, seat=0, step="build")
    match.play("build 2A")
    assert city(match)["districts"] == ["1A", "2A"]
    assert [each["shop"] for each in city(match)["shops"]][4:] == ["1A.1", "1A.2", "2A.1", "2A.2"]
