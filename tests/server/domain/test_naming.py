"""What players are called in texts that the server writes."""

from __future__ import annotations

from nomarch.server.domain.naming import names_of


def test_bots_are_called_by_their_level_in_the_readers_language() -> None:
    seats = [("person", "Ann"), ("bot", "scribe"), ("bot", "vizier"), ("bot", "scribe"), ("bot", "my_bot")]
    assert names_of(seats, "en") == ["Ann", "Scribe", "Vizier", "Scribe 2", "my_bot"]
    assert names_of(seats, "de") == ["Ann", "Schreiber", "Wesir", "Schreiber 2", "my_bot"]


def test_a_person_called_like_a_level_keeps_the_name() -> None:
    assert names_of([("person", "scribe"), ("bot", "scribe"), ("open", "")], "fr") == [
        "scribe",
        "Scribe",
        "Place libre",
    ]
