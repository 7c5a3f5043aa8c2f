"""HTTP conformance: methods, ETags, and requests through a proxy."""

import json
from pathlib import Path

import pytest
from fastapi.routing import APIRoute

from nomarch.server.http import api, history
from nomarch.server.settings import Settings
from tests.server.knocking import TWO, ask, dial, listen_out, send_raw
from tests.server.players import LONG
from tests.server.serving import Server, serving

PAGE = "https://games.example"  # the public address, in front of a proxy
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND")
TABLE = {"game": "nile", "seats": TWO}


def paths() -> dict[str, set[str]]:
    """Every path of the server, with the methods of its routes."""
    found = {path: {"GET"} for path in ("/", "/healthz", "/metrics", "/openapi.json", "/plain.css", "/table/x")}
    for route in [*api.router.routes, *history.router.routes]:
        assert isinstance(route, APIRoute)
        found.setdefault(route.path, set()).update(route.methods or ())
    return found


# --- methods ---


@pytest.mark.parametrize("path", paths())
def test_every_method_is_answered_or_refused_with_all_that_are_allowed(
    open_server: Server, table: str, path: str
) -> None:
    known = paths()[path]
    allowed = known | {"HEAD"} if "GET" in known else known
    place = path.format(name=table, seat=0, decision=0)
    for method in METHODS:
        answer = ask(open_server, method, place)
        if method in allowed:
            assert answer.status_code != 405, method
        else:
            assert answer.status_code == 405, method
            assert set(answer.headers["allow"].split(", ")) == allowed, method


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("path", ["/api", "/api/", "/api/nothing", "/api/games/", "/api/tables/222222222222/nothing"])
def test_a_request_that_there_is_not_is_not_there_by_any_method(open_server: Server, method: str, path: str) -> None:
    assert ask(open_server, method, path).status_code == 404


@pytest.mark.parametrize("path", ["/", "/plain.css", "/healthz", "/api/games", "/api/tables/{table}", "/nothing.js"])
def test_a_head_is_a_get_without_its_body(open_server: Server, table: str, path: str) -> None:
    place = path.format(table=table)
    got, head = (ask(open_server, method, place) for method in ("GET", "HEAD"))
    assert head.content == b""
    assert head.status_code == got.status_code
    kept = [{name: value for name, value in each.headers.items() if name != "date"} for each in (got, head)]
    assert kept[0] == kept[1]


def test_a_connection_goes_on_after_a_head(open_server: Server) -> None:
    answers = send_raw(
        open_server,
        b"HEAD /healthz HTTP/1.1\r\nHost: here\r\n\r\nGET /healthz HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n",
    )
    assert answers.count(b"HTTP/1.1 200 OK") == 2
    assert answers.count(b"ok\n") == 1


# --- tags ---


@pytest.mark.parametrize("encoding", ["gzip", "identity"])
@pytest.mark.parametrize("path", ["/", "/plain.css"])
def test_a_file_that_has_not_changed_is_not_sent_again(open_server: Server, path: str, encoding: str) -> None:
    accepted = {"accept-encoding": encoding}
    first = ask(open_server, "GET", path, headers=accepted)
    tag = first.headers["etag"]
    for known in (tag, f"W/{tag}", f'"other", {tag}', "*"):
        again = ask(open_server, "GET", path, headers=accepted | {"if-none-match": known})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
        assert again.headers["cache-control"] == first.headers["cache-control"]
        assert again.headers["vary"] == "accept-encoding"
    changed = ask(open_server, "GET", path, headers=accepted | {"if-none-match": '"other"'})
    assert (changed.status_code, changed.content) == (200, first.content)


def test_a_file_has_another_tag_when_it_is_compressed(open_server: Server) -> None:
    tags = {ask(open_server, "GET", "/", headers={"accept-encoding": each}).headers["etag"] for each in ("gzip", "br")}
    assert len(tags) == 2


# --- behind a proxy ---


def test_behind_a_proxy_pages_post_and_sockets_open_and_https_is_remembered(tmp_path: Path) -> None:
    settings = Settings(
        f"sqlite:///{tmp_path / 'tables.db'}", workers=1, public_url=PAGE, origins=frozenset({PAGE}), rates={}
    )
    with serving(settings) as server:
        headers = {"origin": PAGE, "host": "upstream"}
        made = ask(server, "POST", "/api/tables", json=TABLE, headers=headers)
        assert made.status_code == 201
        assert "; Secure" in made.headers["set-cookie"]
        assert made.headers["strict-transport-security"] == "max-age=31536000"
        with dial(server, made.json()["table"], origin=PAGE, host="upstream") as line:
            assert json.loads(line.recv(timeout=LONG))["type"] == "table"
        with dial(server, made.json()["table"], origin="https://evil.example") as line:
            assert listen_out(line).key == "foreign_origin"
        # Without the proxy, on plain HTTP, a Secure cookie would be lost.
        near = ask(server, "POST", "/api/tables", json=TABLE, headers={"origin": server.address})
        assert "; Secure" not in near.headers["set-cookie"]


def test_without_https_nothing_is_said_of_it(open_server: Server) -> None:
    assert "strict-transport-security" not in ask(open_server, "GET", "/").headers
