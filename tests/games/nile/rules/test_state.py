"""The card numbers in Nile's rules match the card names."""

from nomarch.games.nile.rules.state import CARDS, CROPS, CROPS_ON, DRY, KINDS, LETTERS, NAMES, letters


def test_a_card_is_named_by_the_crops_it_shows_and_only_the_locusts_show_none() -> None:
    assert len(NAMES) == CARDS == len(set(NAMES))
    for card, name in enumerate(NAMES[:KINDS]):
        assert letters(int(CROPS_ON[card])) == name
    assert (NAMES[KINDS], letters(int(CROPS_ON[KINDS]))) == ("X", "")


def test_crops_are_written_in_their_order() -> None:
    assert letters((1 << CROPS) - 1) == "".join(LETTERS)
    assert letters(0) == ""


def test_dry_cards_show_no_flooded_crop() -> None:
    for flooded in range(1 << CROPS):
        dry = {NAMES[card] for card in range(KINDS) if int(DRY[flooded]) >> card & 1}
        assert dry == {name for name in NAMES[:KINDS] if not set(name) & set(letters(flooded))}
