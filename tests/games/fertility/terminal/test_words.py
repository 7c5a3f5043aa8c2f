"""Shops and Districts as text."""

from nomarch.games.fertility.components import standard
from nomarch.games.fertility.terminal.words import gift


def test_every_gift_in_the_box_has_words() -> None:
    words = {shop.gift: gift(shop.gift, "en") for shops in standard().shops for shop in shops}
    assert words["7 Debens"] == "7 Debens"
    assert words["one of B P G"] == "one of B, P, G"
    assert words["statues 5 1"] == "Statues of Gods 5, 1"
    assert words["statue 3"] == "Statue of God 3"
    assert words["3 per A"] == "3 per A"
    assert len(set(words.values())) == len(words)
