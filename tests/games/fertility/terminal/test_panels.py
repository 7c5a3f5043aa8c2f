"""The panels around the Valley: pools, Districts, Metropolises and the score."""

from typing import Any

from nomarch.games.fertility.terminal import panels
from tests.games.fertility.driver import play
from tests.games.fertility.positions import BOX, building, craft, supplying, table
from tests.games.printing import printed

NAMES = ["Ann", "Bob"]


def test_the_header_says_which_turn_it_is_and_whose() -> None:
    shown = panels.header(table(first=2).view(), NAMES, "en").plain
    assert shown.startswith("Fertility  Round 1 of 9, turn 1 of 18")
    assert " 2  Bob: " in shown
    assert "Last round" not in shown
    last = craft(table(), turn=17)
    assert panels.header(last.view(), NAMES, "en").plain.count("ast round") == 1


def test_what_is_at_hand_is_that_of_the_seat() -> None:
    match = craft(table(tiles="AA AB AP BB BP BG PP PG GG"), beside="AAG", wheat=3)
    own = printed(panels.supplies(match.view(), 0, "en"))
    assert "[AA] [AB] [AP]" in own
    assert "[PP] [PG] [GG]" in own
    assert "A\xa02  G\xa01" in own
    assert "W\xa03  ###......." in own
    other = printed(panels.supplies(match.view(), 1, "en"))
    assert "[BB] [BP] [BG]" in other
    assert "A\xa02" not in other


def test_a_district_on_offer_shows_its_price_and_one_just_built_a_gap() -> None:
    match = building("AGG", "9A", "4B", "2G", "1P")
    match.play("build 9A with A+G")
    rows = printed(panels.districts(BOX, match.view(), "en")).splitlines()[1:]
    assert [row.split()[0] for row in rows] == ["-", "4B", "2G", "1P"]
    assert [row.split()[1] for row in rows[1:]] == ["1", "0", "0"]


def test_a_shop_shows_what_lies_on_it_and_what_it_gives() -> None:
    match = play(supplying("AG", "9G"), "supply A M.2", "supply G 9G.1")
    rows = printed(panels.metropolis(BOX, match.view()["cities"][0], 30, "en")).splitlines()
    assert [" ".join(row.split()) for row in rows] == [
        "M.1 any → 2 Debens",
        "M.2 [A] = 1 Wheat",
        "M.3 B → 4 Debens",
        "M.4 P G → any God\u2019s Statue",
        "9G.1 [G] G G → 3 per G",
    ]


def test_the_score_is_told_in_its_parts_and_the_best_first_at_the_end() -> None:
    def ranked(totals: list[int], ranks: list[int] | None) -> list[str]:
        parts = dict.fromkeys(panels.PARTS, 0)
        cities = [{"score": parts | {"total": total}, "tokens": 7} for total in totals]
        view: Any = {"players": 2, "ranks": ranks, "cities": cities}
        return [" ".join(row.split()) for row in printed(panels.score(view, NAMES, "en"), 100).splitlines()[1:]]

    assert ranked([31, 40], None) == ["1 Ann 0 0 0 0 0 31", "2 Bob 0 0 0 0 0 40"]
    assert ranked([31, 40], [2, 1]) == ["2 Bob 0 0 0 0 0 40 7 1", "1 Ann 0 0 0 0 0 31 7 2"]
