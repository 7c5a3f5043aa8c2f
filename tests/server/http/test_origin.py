"""Only our own page, and allowed origins, may send requests with a visitor's credentials."""

import pytest

from nomarch.client import Client
from nomarch.server.domain.problems import Forbidden
from nomarch.server.http.origin import HEADERS, check_origin
from tests.server.knocking import TWO, ask, dial, listen_out, why
from tests.server.serving import Server

PAGE = "https://games.example"  # the public address, in front of a proxy
TABLE = {"game": "nile", "seats": TWO}
FOREIGN = ["http://evil.example", "https://127.0.0.1.evil.example", "null", "http://[", "", "http://127.0.0.1:1"]


@pytest.mark.parametrize("origin", FOREIGN)
def test_another_sites_page_can_not_post(open_server: Server, ann: Client, origin: str) -> None:
    answer = ask(open_server, "POST", "/api/tables", ann.token, json={}, headers={"origin": origin})
    assert why(answer) == (403, "foreign_origin")


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
def test_a_browser_that_says_a_post_is_from_elsewhere_is_believed(open_server: Server, site: str) -> None:
    answer = ask(open_server, "POST", "/api/identity", headers={"sec-fetch-site": site})
    assert why(answer) == (403, "foreign_origin")


def test_programs_our_own_page_and_chosen_friends_may_post(open_server: Server) -> None:
    ours, friends = {"origin": open_server.address}, {"origin": "https://friend.example"}
    for headers in ({}, {"sec-fetch-site": "same-origin"}, ours, friends):
        assert ask(open_server, "POST", "/api/identity", headers=headers).status_code == 200


@pytest.mark.parametrize("origin", [origin for origin in FOREIGN if origin])
def test_another_sites_page_can_not_open_a_socket(open_server: Server, ann: Client, table: str, origin: str) -> None:
    with dial(open_server, table, ann.token, origin=origin) as line:
        closed = listen_out(line)
    assert (closed.key, closed.code, len(closed.said)) == ("foreign_origin", 1008, 1)


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("GET", "/plain.css", 200),
        ("GET", "/openapi.json", 200),
        ("GET", "/healthz", 200),
        ("GET", "/metrics", 200),
        ("GET", "/api/games", 200),
        ("GET", "/api/nothing", 404),
        ("GET", "/api", 404),
        ("GET", "/nothing.js", 404),
        ("GET", "/api/tables/222222222222", 404),
        ("GET", "/api/tables/ABC", 400),
        ("POST", "/api/tables", 400),
        ("PUT", "/api/games", 405),
        ("DELETE", "/", 405),
    ],
)  # fmt: skip
def test_every_answer_has_the_headers_that_keep_a_browser_safe(
    open_server: Server, method: str, path: str, status: int
) -> None:
    answer = ask(open_server, method, path)
    assert answer.status_code == status
    for name, value in HEADERS.items():
        assert answer.headers.get_list(name) == [value]
    if path.startswith("/api/"):
        assert answer.headers["cache-control"] == "no-store"
    if status >= 400:
        assert answer.headers["content-type"] == "application/json"


def test_the_policy_lets_no_script_run_that_stands_in_a_page() -> None:
    policy = dict(part.strip().split(" ", 1) for part in HEADERS["content-security-policy"].split(";"))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == "'none'"


def test_a_proxy_that_hides_the_host_is_told_what_to_do(open_server: Server) -> None:
    headers = {"origin": PAGE, "host": "upstream", "accept-language": "en"}  # nginx's default
    answer = ask(open_server, "POST", "/api/tables", json=TABLE, headers=headers)
    assert why(answer) == (403, "foreign_origin")
    said = answer.json()["error"]
    assert said["args"] == {"origin": PAGE, "host": "upstream"}
    assert f"--public-url {PAGE}" in said["text"]
    assert "Host header" in said["text"]


@pytest.mark.parametrize(
    ("headers", "public", "proxied", "let_in"),
    [
        ({"host": "upstream"}, "", False, False),
        ({"host": "upstream"}, PAGE, False, True),
        ({"host": "games.example"}, "", False, True),
        ({"host": "upstream", "sec-fetch-site": "same-origin"}, "", False, True),
        ({"host": "games.example", "sec-fetch-site": "cross-site"}, "", False, False),
        ({"host": "upstream", "x-forwarded-host": "games.example"}, "", True, True),
        ({"host": "upstream", "x-forwarded-host": "evil.example, games.example"}, "", True, True),
        ({"host": "upstream", "x-forwarded-host": "games.example, evil.example"}, "", True, False),
        # Without a proxy, forwarded headers aren't trusted.
        ({"host": "upstream", "x-forwarded-host": "games.example"}, "", False, False),
        ({"host": "games.example"}, "https://other.example", False, True),
    ],
)
def test_a_page_is_ours_if_host_proxy_or_settings_say_so(
    headers: dict[str, str], public: str, proxied: bool, let_in: bool
) -> None:
    origins = frozenset({public} if public else ())
    try:
        check_origin({"origin": PAGE, **headers}, origins, proxied)
    except Forbidden:
        assert not let_in
    else:
        assert let_in
