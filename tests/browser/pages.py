"""Every page there is, a line each."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.browser.visitor import Visitor

__all__ = ["PAGES", "POSITIONS", "TABLES", "set_up"]

_DOCS = Path(__file__).resolve().parent.parent.parent / "docs"

# Tables that pages show: made once, before the first page is looked at.
TABLES = ("waiting", "playing", "over")
PAGES = {
    "home": "/",
    "lobby": "/lobby",
    "daily deal of Fertility": "/daily/fertility",
    "daily deal of Nile": "/daily/nile",
    "settings": "/settings",
    "you": "/you",
    "leaderboard of Fertility": "/leaderboard/fertility",
    "leaderboard of Nile": "/leaderboard/nile",
    "a link to a profile": "/you#carry=0",
    "a letter's link": "/alerts/confirm/0-0",
    "rules of Fertility": "/rules/fertility",
    "rules of Nile": "/rules/nile",
    "strategy in Fertility": "/learn/fertility",
    "strategy in Nile": "/learn/nile",
    "puzzles of Fertility": "/puzzles/fertility",
    "puzzles of Nile": "/puzzles/nile",
    "scorepad of Fertility": "/scorepad?fertility",
    "scorepad of Nile": "/scorepad?nile",
    "a page that is not there": "/nowhere",
    "Fertility, waiting": "/table/{fertility_waiting}",
    "Fertility, playing": "/table/{fertility_playing}",
    "Fertility, over": "/table/{fertility_over}",
    "Nile, rated": "/table/{nile_rated}",
    "Nile, waiting": "/table/{nile_waiting}",
    "Nile, playing": "/table/{nile_playing}",
    "Nile, over": "/table/{nile_over}",
    "a replay of Fertility": "/replay/{fertility_over}?at=20",
    "a replay of Nile": "/replay/{nile_over}?at=20",
    "records": "/records",
    "the check of a shuffle": "/verify",
}

# Every step of a turn, of every game that the page draws.
POSITIONS = {
    f"the position {path.stem}": f"/gallery/{path.stem}"
    for path in sorted((_DOCS.parent / "web" / "fixtures").glob("*.json"))
}


def set_up(visitor: Visitor) -> dict[str, str]:
    """Tables for the pages, made by this visitor, who sits at each of them."""

    def post(path: str, **body: Any) -> str:
        answer = visitor.context.request.post(f"/api{path}", data=body)
        assert answer.ok, answer.text()
        return str(answer.json()["table"])

    made = {}
    people = [{"kind": "person", "name": "Nefertari of Thebes"}, {"kind": "person", "name": "Bo"}]
    for game in ("fertility", "nile"):
        made[f"{game}_waiting"] = post("/tables", game=game, seats=[*people, {"kind": "open"}], listed=True)
        # Round one screen, so that somebody is always to play here; the other seat of Nile is a bot's.
        seats = people if game == "fertility" else [people[0], {"kind": "bot", "level": "random"}]
        made[f"{game}_playing"] = post("/tables", game=game, seats=seats)
        post(f"/tables/{made[f'{game}_playing']}/start")
        record = (_DOCS / "games" / f"{game}.txt").read_text(encoding="utf-8")
        made[f"{game}_over"] = post("/records", record=record)
    clock = {"bank": 259_200, "increment": 43_200}
    made["nile_rated"] = post("/tables", game="nile", seats=[people[0], {"kind": "open"}], rated=True, clock=clock)
    return made
