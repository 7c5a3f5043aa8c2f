"""The needs and rewards of Shops, as messages."""

import pytest

from nomarch.games.fertility.components import Shop
from nomarch.games.fertility.text.shop_rewards import gift, gift_of, named
from nomarch.text.language import Message, render
from tests.games.fertility.positions import BOX


@pytest.mark.parametrize(
    ("spelled", "key", "args"),
    [
        ("7 Debens", "debens", {"count": 7}),
        ("2 wheat", "wheat", {"count": 2}),
        ("3 per A", "per", {"count": 3, "resource": "A"}),
        ("one of B P G", "exchange", {"resources": "B, P, G"}),
        ("statue of choice", "statue_choice", {}),
        ("statue 3", "statues", {"count": 1, "gods": "3"}),
        ("statues 5 1", "statues", {"count": 2, "gods": "5, 1"}),
    ],
)
def test_every_spelling_of_a_gift_has_its_message(spelled: str, key: str, args: dict[str, str | int]) -> None:
    assert gift(spelled) == Message(f"fertility_gift_{key}", args)


def test_every_gift_of_the_box_has_words_of_its_own() -> None:
    spelled = {shop.gift for shops in BOX.shops for shop in shops}
    assert len({render(gift(each)) for each in spelled}) == len(spelled)


def test_a_shop_is_found_by_its_lot_and_number_and_m_is_the_metropolis() -> None:
    board, district = BOX.lots.index("MA"), BOX.lots.index("5P")
    assert gift_of(BOX, "MA", "M.2") == gift(BOX.shops[board][1].gift)
    assert gift_of(BOX, "MA", "5P.1") == gift(BOX.shops[district][0].gift)


def test_a_shop_within_a_sentence_says_what_is_printed_on_it() -> None:
    assert render(named(Shop(("A", "any"), "7 Debens"), "4B.1")).startswith("4B.1")
    assert named(Shop(("A", "any"), "7 Debens"), "4B.1").args["needs"] == "A+any"
