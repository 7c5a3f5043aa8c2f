"""What link previews show: names, and scores only once a game is over."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree as ET

import pytest

from nomarch.server.live.cards import Card, daily_card, draw, table_card
from nomarch.text.language import LANGUAGES


def shown(phase: str, *names: str, **changes: Any) -> dict[str, Any]:
    seats = [{"kind": "person" if name else "open", "name": name} for name in names]
    entry = {"game": "nile", "phase": phase, "daily": None, "seats": seats, "scores": [], "ranks": [], "winners": []}
    return entry | changes


def words(card: Card) -> list[str]:
    return [part.text or "" for part in ET.fromstring(draw(card)).iter("{http://www.w3.org/2000/svg}text")]


def test_a_table_that_waits_shows_its_open_seats() -> None:
    card = table_card(shown("waiting", "Ann", ""), "en")
    assert card == Card("Nile", "Waiting for players", (("Ann", "", False), ("Open seat", "", False)))
    assert words(card)[:4] == ["nomarch", "Nile", "Waiting for players", "Ann"]


def test_a_game_in_progress_shows_no_scores() -> None:
    card = table_card(shown("playing", "Ann", "Bob", scores=["1", "2"], winners=[1]), "en")
    assert [score for _, score, _ in card.rows] == ["", ""]


def test_a_result_shows_the_winner_first() -> None:
    card = table_card(shown("over", "Ann", "Bob", scores=["1-2", "3-4"], winners=[1]), "de")
    assert card.rows == (("Bob", "3-4", True), ("Ann", "1-2", False))
    assert card.description == "Ergebnis: Bob 3-4, Ann 1-2"


def test_bots_are_called_by_their_level_in_the_readers_language() -> None:
    entry = shown("playing", "Ann", "scribe")
    entry["seats"][1]["kind"] = "bot"
    assert table_card(entry, "de").rows == (("Ann", "", False), ("Schreiber", "", False))


def test_a_result_is_in_the_order_of_the_ranks() -> None:
    entry = shown("over", "Ann", "Bob", "Cid", scores=["0-0", "3-4", "1-2"], ranks=[3, 1, 2], winners=[1])
    assert [name for name, _, _ in table_card(entry, "en").rows] == ["Bob", "Cid", "Ann"]


def test_an_attempt_at_a_daily_deal_shows_the_day_and_the_place() -> None:
    card = table_card(shown("over", "Ann", scores=["5"], winners=[0], daily="2026-11-18"), "en", rank=3)
    assert (card.title, card.state) == ("Daily deal of 2026-11-18: Nile", "Place 3 so far")


def test_a_day_shows_its_best_results() -> None:
    rows = [{"rank": 1, "name": "Ann", "text": "5"}, {"rank": 1, "name": "Bob", "text": "5"}]
    card = daily_card({"game": "nile", "day": "2026-11-18", "finished": 2, "best": rows}, "en")
    assert card.rows == (("1. Ann", "5", True), ("1. Bob", "5", True))
    assert card.state == "2 results"


@pytest.mark.parametrize("name", ["<script>&amp;</text>", "]]>\x00\x1b[2J", "a" * 40, "\u202eevil", "😀漢字", "\ud800"])
def test_a_hostile_name_is_text_and_stays_short(name: str) -> None:
    found = words(table_card(shown("over", name, scores=["1"], winners=[0]), "en"))
    assert all(sign.isprintable() for sign in found[3])
    assert len(found[3]) <= 28


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", ["waiting", "shuffling", "playing", "over", "closed"])
def test_every_phase_has_words_in_every_language(phase: str, language: str) -> None:
    scores = ["1"] if phase == "over" else []
    assert not table_card(shown(phase, "Ann", scores=scores), language).state.startswith("card_")
