"""Fertility's public state, which is the same for every viewer."""

from tests.games.fertility.driver import play
from tests.games.fertility.positions import building, placing, supplying, table
from tests.games.fertility.records import at_random


def test_everybody_sees_the_same() -> None:
    match = at_random(table(3), 25)
    assert match.view(0) == match.view(1) == match.view(None)


def test_the_valley_is_shown_row_by_row_with_what_lies_on_it() -> None:
    view = placing("AB", scenes="b3A").view()
    assert view["terrain"][2][:4] == "G..B"
    assert view["terrain"][0][1] == "~"
    assert (view["scenes"][2][1], view["start"]) == ("A", "f4")
    assert view["scenes"][3][5] + view["scenes"][3][6] == "GA"


def test_a_stock_without_a_limit_is_not_counted() -> None:
    assert table().view()["stock"] == {"A": 20, "B": 20, "P": 20, "G": 20}
    assert table(edition="first").view()["stock"] is None


def test_a_city_shows_its_districts_and_what_lies_on_its_shops() -> None:
    match = play(supplying("G", "9G"), "supply G 9G.1")
    city = match.view()["cities"][0]
    assert city["districts"] == ["9G"]
    assert [shop["holds"] for shop in city["shops"] if shop["shop"] == "9G.1"] == [["G"]]
    assert city["tokens"] == 1


def test_a_built_district_leaves_a_gap_and_ranks_come_at_the_end_only() -> None:
    match = play(building("AGG", "9A", "4B", "2G", "1P"), "build 9A with A+G")
    assert match.view()["districts"] == [None, "4B", "2G", "1P"]
    assert match.view()["ranks"] is None
    assert min(at_random(table()).view()["ranks"]) == 1
