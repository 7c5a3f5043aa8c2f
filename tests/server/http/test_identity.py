"""Identifying the sender of a request: a device by its cookie, a program by its token."""

from pathlib import Path

import pytest

from nomarch.client import Client
from nomarch.server.settings import Settings
from nomarch.text.language import translate
from tests.server.knocking import TWO, ask
from tests.server.serving import Server, serving

TABLE = {"game": "nile", "seats": TWO}


def test_a_first_visit_gets_a_cookie_that_no_script_and_no_other_site_can_use(open_server: Server) -> None:
    answer = ask(open_server, "POST", "/api/tables", json=TABLE)
    (cookie,) = answer.headers.get_list("set-cookie")
    value, *attributes = [part.strip().lower() for part in cookie.split(";")]
    assert value.startswith("nomarch=")
    assert {"httponly", "samesite=lax", "path=/"} <= set(attributes)
    assert value.removeprefix("nomarch=") not in answer.text.lower()


def test_behind_https_the_cookie_travels_nowhere_else(tmp_path: Path) -> None:
    with serving(Settings(database=f"sqlite:///{tmp_path / 'tables.db'}", workers=1, secure=True)) as server:
        assert "; Secure" in ask(server, "POST", "/api/tables", json=TABLE).headers["set-cookie"]


def test_identity_is_a_new_token_every_time_and_never_that_of_a_cookie(open_server: Server, ann: Client) -> None:
    """A script on the page could send this request with the HttpOnly cookie."""
    given = [{}, {"cookie": f"nomarch={ann.token}"}, {"authorization": f"Bearer {ann.token}"}]
    answers = [ask(open_server, "POST", "/api/identity", headers=headers) for headers in given]
    tokens = [answer.json()["token"] for answer in answers]
    assert len({*tokens, ann.token}) == 4
    assert all(ann.token not in f"{answer.text} {answer.headers}" for answer in answers)
    assert not any("set-cookie" in answer.headers for answer in answers)


def test_a_token_that_we_did_not_draw_up_is_none(open_server: Server, ann: Client) -> None:
    def known(token: str) -> bool:
        headers = {"authorization": f"Bearer {token}".encode()}
        return "set-cookie" not in ask(open_server, "POST", "/api/tables", json=TABLE, headers=headers).headers

    assert known(ann.token)
    assert not any(known(bad) for bad in ("x", "a" * 31, "a" * 33, "é" * 32, "a" * 31 + "!"))


@pytest.mark.parametrize(
    ("asked", "language"),
    [
        ("fr-CH, en;q=0.5", "fr"),
        ("xx, de;q=0.3, nl;q=0.2", "de"),
        ("nl", "nl"),
        ("xx;q=nan, ,;;;q", "en"),
        (",".join(["xx"] * 5000), "en"),
    ],
)
def test_errors_are_told_in_the_readers_language(open_server: Server, asked: str, language: str) -> None:
    for path, key in (("/api/nothing", "no_such_page"), ("/api/tables/222222222222", "no_such_table")):
        told = ask(open_server, "GET", path, headers={"accept-language": asked}).json()["error"]
        assert (told["key"], told["text"]) == (key, translate(key, language))
