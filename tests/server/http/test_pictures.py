"""Link previews over HTTP: the tags of a page, and the picture that they name."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

from nomarch.server.live.ratelimit import Rate
from nomarch.server.settings import Settings
from tests.server.knocking import why
from tests.server.people import OPEN, Person, bot, opened, person, upload
from tests.server.serving import Server, serving


def tags(someone: Person, path: str, **headers: str) -> dict[str, str]:
    text = someone.http.get(path, headers=headers).text
    assert text.count("</head>") == 1
    return {
        name: unescape(value) for name, value in re.findall(r'<meta property="(og:[^"]+)" content="([^"]*)">', text)
    }


def test_a_link_to_a_table_names_its_players_and_a_picture(open_server: Server) -> None:
    ann = Person(open_server)
    hostile = '"><script>alert(1)</script>'
    table = ann.make("nile", person(hostile), OPEN)
    found = tags(ann, f"/table/{table}", **{"accept-language": "de"})
    assert found["og:title"] == "Nile"
    assert found["og:description"] == f"Wartet auf Mitspieler: {hostile}, Freier Sitzplatz"
    assert found["og:url"] == f"{open_server.address}/table/{table}"
    assert "<script>alert" not in ann.http.get(f"/table/{table}").text
    drawn = ann.http.get(found["og:image"])
    assert (drawn.status_code, drawn.headers["content-type"]) == (200, "image/png")
    assert drawn.content.startswith(b"\x89PNG")
    assert int.from_bytes(drawn.content[16:20], "big") == 1200
    assert "max-age" in drawn.headers["cache-control"]


def test_a_game_in_progress_gives_nothing_away(open_server: Server) -> None:
    ann, _, table = opened(open_server, "nile")
    assert tags(ann, f"/table/{table}")["og:description"] == "In progress: Ann, Bob"


def test_a_link_to_a_puzzle_shows_who_is_to_move_and_not_the_solution(open_server: Server) -> None:
    ann = Person(open_server)
    found = tags(ann, "/puzzles/nile?2")
    assert (found["og:title"], found["og:url"]) == ("Puzzle 2: Nile", f"{open_server.address}/puzzles/nile?2")
    assert re.fullmatch(
        "Find the move that gains most for [A-Z][a-z]+: [A-Z][a-z]+(, [A-Z][a-z]+)+", found["og:description"]
    )
    assert ann.http.get(found["og:image"]).headers["content-type"] == "image/png"
    assert tags(ann, "/puzzles/nile")["og:title"] == "Puzzle 1: Nile"


def test_replays_and_daily_deals_have_previews_other_pages_none(open_server: Server) -> None:
    ann = Person(open_server)
    assert tags(ann, f"/replay/{upload(ann)}")["og:description"].startswith("Result: ")
    day = ann.get("/daily")["day"]
    today = tags(ann, "/daily/fertility")
    assert today["og:title"] == f"Daily deal of {day}: Fertility"
    assert today["og:image"].startswith(f"{open_server.address}/api/daily/fertility/{day}/picture")
    for path in (
        "/",
        "/lobby",
        "/table/222222222222",
        "/daily/chess",
        "/daily/nile/2999-01-01",
        "/puzzles/chess",
        "/puzzles/nile?9999",
    ):
        assert tags(ann, path) == {}
    assert why(ann.http.get("/api/tables/222222222222/picture")) == (404, "no_such_table")


def test_pictures_are_limited_by_address_and_links_use_the_public_url(tmp_path: Path) -> None:
    settings = Settings(
        database=f"sqlite:///{tmp_path / 'tables.db'}", workers=1, rates={"picture": Rate(1, 0.001)},
        public_url="https://play.example",
    )  # fmt: skip
    with serving(settings) as server:
        ann = Person(server)
        one, other = ann.make("nile", person("Ann"), bot()), ann.make("nile", person("Bob"), bot())
        assert tags(ann, f"/table/{one}")["og:image"] == f"https://play.example/api/tables/{one}/picture?lang=en"
        assert ann.http.get(f"/api/tables/{one}/picture").status_code == 200
        assert ann.http.get(f"/api/tables/{one}/picture").status_code == 200  # cached
        assert why(ann.http.get(f"/api/tables/{other}/picture")) == (429, "too_many")
