"""The table in rows, with a column for each crop."""

import re

import pytest

from nomarch.games.nile import terminal
from nomarch.games.nile.rules.state import LETTERS, NAMES
from nomarch.text.language import LANGUAGES, translate
from tests.games.nile.terminal.screens import Position, drawn, row
from tests.games.printing import printed


def test_a_large_hand_fits_and_flooded_cards_are_between_waves() -> None:
    hand = dict.fromkeys(NAMES[:5], 16) | dict.fromkeys(NAMES[5:15], 1)
    shown = drawn(hand=hand, flood="WL", flooded="WL")
    assert row(shown, "Your hand").split() == ["Your", "hand", "16", "~16~", "~16~", "16", "16"]
    pairs = shown.splitlines()[-1].split()
    assert pairs == ["~PW~", "~PL~", "PC", "PF", "~WL~", "~WC~", "~WF~", "~LC~", "~LF~", "CF"]
    assert row(shown, "Flood").split() == ["Flood", "flooded", "flooded"]
    assert row(shown, "Flood").index("flooded") == shown.splitlines()[8].index("W Wheat")


def test_every_field_shows_its_owner_and_size() -> None:
    fields = [["P", 1, 3], ["C", 0, 1]]
    shown = drawn(fields=fields)
    assert row(shown, "Fields").split() == ["Fields", "2", "Bob", "free", "free", "1", "Ann", "free"]
    below = shown.splitlines()[shown.splitlines().index(row(shown, "Fields")) + 1]
    assert below.split() == ["3", "cards", "1", "card"]
    since = Position(fields=[["P", 1, 4], ["C", 1, 2]]).view()
    changed = printed(terminal.draw(Position(fields=fields), 0, "en", since))  # type: ignore[arg-type]
    assert "4→3 cards" in changed
    assert "2→1 card" in changed


def test_the_smallest_piles_are_marked_unless_all_are_alike() -> None:
    def storage(*piles: int) -> list[str]:
        return row(drawn(storage=dict(zip(LETTERS, piles, strict=True))), "Your Storage").split()[2:]

    assert storage(0, 0, 0, 0, 0) == ["0"] * 5
    assert storage(2, 1, 1, 4, 3) == ["2", "1", "smallest", "1", "smallest", "4", "3"]


def test_deck_locusts_discards_and_what_is_laid_out_are_shown() -> None:
    shown = drawn(
        turn=9, deck=43, locusts_came=True, discards={"P": 2, "PW": 1, "X": 1}, laid={"seat": 1, "cards": ["LF"]}
    )
    assert shown.startswith("Nile  Turn 9, deck 1 of 5, 43 cards left   Locusts: already drawn")
    assert "still to come" in drawn(locusts_came=False)
    assert row(shown, "Discards").split() == ["Discards", "2", "-", "-", "-", "-"]
    assert "\n             PW\n" in re.sub(" +\n", "\n", shown)
    assert row(shown, "Speculation").split() == ["Speculation", "2", "Bob:", "LF"]


def test_everybodys_numbers_of_cards_are_shown() -> None:
    rows = drawn(hands=[5, 31, 7, 2, 0], storages=[4, 3, 12, 1, 0], to_play=1).splitlines()[2:7]
    assert [line.split()[:4] for line in rows] == [
        ["1", "Ann", "5", "4"], ["2", "Bob", "31", "3"], ["3", "Cleo", "7", "12"], ["4", "Dan", "2", "1"],
        ["5", "Eve", "0", "0"],
    ]  # fmt: skip
    assert ["their turn" in line for line in rows] == [False, True, False, False, False]


@pytest.mark.parametrize("language", LANGUAGES)
def test_rows_of_crops_have_room_for_their_words(language: str) -> None:
    for key in ("discards", "flood", "fields", "laid", "your_storage", "your_hand"):
        assert len(translate(f"nile_{key}", language)) <= 12
    for words in (translate("nile_under_water", language), f" 9 {translate('nile_smallest', language)}"):
        assert len(words) <= 12
    assert len(f" {translate('nile_cards', language, count=16)}") <= 12
    assert all(len(f"{letter} {translate('nile_kind', language, kind=letter)}") <= 12 for letter in LETTERS)


def test_labels_stand_above_their_rows_in_a_narrow_terminal() -> None:
    shown = drawn(40, hand={"P": 2, "PW": 1}, storage=dict.fromkeys(LETTERS, 0), flooded="W")
    lines = [line.rstrip() for line in shown.splitlines()]
    assert max(map(len, lines)) <= 40
    assert "…" not in shown
    assert lines[lines.index("Your Storage") + 1].split() == ["0"] * 5
    assert lines[lines.index("Your hand") + 1].split() == ["2", "-", "-", "-", "-"]
    assert lines[lines.index("Flood") + 1].split() == ["flooded"]
