"""The daily deal over HTTP, with real bots."""

from __future__ import annotations

from nomarch.server.schemas import daily
from tests.server.knocking import why
from tests.server.people import Person, play_on
from tests.server.players import until
from tests.server.serving import Server


def attempt(someone: Person, day: str, name: str) -> str:
    return str(someone.post(f"/daily/nile/{day}", name=name)["table"])


def test_two_people_who_play_the_same_get_the_same_game_and_share_the_first_place(server: Server) -> None:
    ann, bob = Person(server), Person(server)
    today = daily.DailyOverview.model_validate(ann.get("/daily"))
    nile = next(each for each in today.games if each.game == "nile")
    assert (nile.finished, nile.yours) == (0, None)
    tables = [attempt(each, today.day, name) for each, name in ((ann, "Ann"), (bob, "Bob"))]
    shown = ann.see(tables[0])
    assert shown["daily"] == {"day": today.day, "counts": True}
    assert shown["shuffle"]["commitment"] == nile.commitment
    assert [seat["level"] for seat in shown["seats"]] == [None, *today.levels]
    ends = [play_on([each] * 3, table) for each, table in zip((ann, bob), tables, strict=True)]
    assert ends[0]["play"]["result"] == ends[1]["play"]["result"]
    courses = [ann.get(f"/tables/{table}/course") for table in tables]
    assert courses[0] == courses[1]
    deal = daily.DailyDeal.model_validate(bob.get(f"/daily/nile/{today.day}"))
    assert [(row.rank, row.name, row.yours, row.table) for row in deal.best] == [
        (1, "Ann", False, tables[0]), (1, "Bob", True, tables[1]),
    ]  # fmt: skip
    assert (deal.finished, [bar.count for bar in deal.scores]) == (2, [2])
    assert deal.yours
    assert (deal.yours.rank, deal.yours.text) == (1, ends[1]["play"]["result"]["texts"][0])
    assert [table["daily"] for table in ann.get("/me/tables")] == [today.day]
    assert ann.get("/daily/nile?before=2999-01-01") == [
        {"day": today.day, "finished": 2, "best": ends[0]["play"]["result"]["scores"][0]}
    ]


def test_there_are_no_hints_while_it_counts(open_server: Server) -> None:
    ann = Person(open_server)
    table = attempt(ann, ann.get("/daily")["day"], "Ann")
    until(lambda: ann.see(table)["play"]["to_play"] == 0, "Ann's turn")
    assert ann.refused(f"/tables/{table}/hint") == (403, "daily_no_hints")


def test_bad_dates_and_games_are_refused(open_server: Server) -> None:
    ann = Person(open_server)
    day = ann.get("/daily")["day"]
    assert why(ann.http.get("/api/daily/nile/2026-13-01")) == (404, "no_such_day")
    assert why(ann.http.get("/api/daily/nile/tomorrow"))[0] == 400
    assert why(ann.http.get("/api/daily/nile/2999-01-01")) == (422, "daily_not_yet")
    assert why(ann.http.get(f"/api/daily/chess/{day}"))[1] == "unknown_game"
    assert ann.refused(f"/daily/chess/{day}")[1] == "unknown_game"
