"""Finished games and win rates, from the rows of tables."""

from __future__ import annotations

from typing import Any

import orjson

from nomarch.server.live.results import finished_game, results
from tests.server.store.stores import head

PERSON, BOT = {"kind": "person", "name": "Ann"}, {"kind": "bot", "name": "Thoth"}


def row(devices: list[list[str]], winners: list[int], *levels: str, **changes: Any) -> Any:
    seats = [BOT if level else PERSON for level in levels]
    summary = {"seats": seats, "devices": devices, "levels": list(levels), "winners": winners, "scores": [],
               "options": {}, "clock": None, "uploaded": False, "result": "", "bot_to_play": False}  # fmt: skip
    return head("t" * 12, 9, phase="over", summary=orjson.dumps(summary | changes).decode())


def played(*args: Any, **changes: Any) -> dict[str, Any]:
    found = finished_game(row(*args, **changes), "ann")
    assert found
    return found


def test_a_game_says_whom_it_was_against() -> None:
    assert (played([["ann"], []], [0], "", "scribe")["against"]) == "bots"
    assert played([["ann"], []], [0], "", "scribe")["level"] == "scribe"
    assert played([["ann"], [], []], [0], "", "scribe", "farmer")["level"] == ""
    assert played([["ann"], ["bob"]], [0], "", "")["against"] == "people"
    mixed = played([["ann"], ["bob"], []], [0], "", "", "scribe")
    assert (mixed["against"], mixed["level"]) == ("mixed", "")
    assert played([["ann"], ["ann"]], [0], "", "")["against"] == "alone"


def test_games_of_others_uploads_and_unfinished_games_are_left_out() -> None:
    assert finished_game(row([["bob"], []], [0], "", "scribe"), "ann") is None
    assert finished_game(row([["ann"], []], [0], "", "scribe", uploaded=True), "ann") is None
    assert finished_game(head("t" * 12, 1, summary=row([["ann"]], [], "").summary), "ann") is None


def test_rows_of_older_versions_name_bots_by_their_level() -> None:
    kept = orjson.loads(row([["ann"], []], [0], "", "x").summary)
    kept["seats"][1]["name"] = "scribe"
    del kept["levels"]
    found = finished_game(head("t" * 12, 9, phase="over", summary=orjson.dumps(kept).decode()), "ann")
    assert found
    assert found["level"] == "scribe"


def test_wins_count_by_game_players_and_opponents() -> None:
    games = [
        played([["ann"], []], [0], "", "scribe"),
        played([["ann"], []], [0, 1], "", "scribe"),  # shared
        played([["ann"], []], [1], "", "scribe"),
        played([["ann"], ["bob"]], [1], "", ""),
        played([["ann"], ["ann"]], [1], "", ""),  # on one screen: nobody's win
    ]
    nile = {"game": "nile", "players": 2}
    assert results(games) == [
        nile | {"against": "bots", "level": "scribe", "games": 3, "wins": 2},
        nile | {"against": "people", "level": "", "games": 1, "wins": 0},
    ]
