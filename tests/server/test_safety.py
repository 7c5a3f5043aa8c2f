"""What a server promises to those who play on it, against those who would rather not play fair."""

import json
import logging
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from nomarch.client import Client, Refusal
from nomarch.server import logs
from nomarch.server.domain import commands
from nomarch.server.domain.problems import DatabaseUnavailable
from nomarch.server.http.origin import HEADERS
from nomarch.server.settings import Settings
from nomarch.text.language import tell
from tests.server.knocking import JSON, TWO, ask, begin, dial, listen_out, send_raw, why
from tests.server.players import LONG
from tests.server.serving import Server, serving

FOREIGN = ["http://evil.example", "https://127.0.0.1.evil.example", "null", "http://[", "", "http://127.0.0.1:1"]
TABLE = {"game": "nile", "seats": TWO}
LOGGERS = ("nomarch", "uvicorn.error", "")


@pytest.fixture(scope="module")
def open_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server without limits, for all tests that leave it as it was."""
    database = f"sqlite:///{tmp_path_factory.mktemp('safety') / 'tables.db'}"
    with serving(Settings(database=database, workers=1, rates={}, origins=frozenset({"https://friend.example"}))) as it:
        yield it


@pytest.fixture(scope="module")
def ann(open_server: Server) -> Client:
    return Client(open_server.address)


@pytest.fixture(scope="module")
def table(ann: Client) -> str:
    return begin(ann)


# --- where a request comes from ---


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


def test_a_host_that_is_no_host_is_answered_all_the_same(open_server: Server) -> None:
    answer = send_raw(open_server, b"GET /healthz HTTP/1.1\r\nHost: [\r\nConnection: close\r\n\r\n")
    assert answer.startswith(b"HTTP/1.1 200")


# --- what a request brings ---


@pytest.mark.parametrize("kind", ["", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "json"])
def test_a_body_must_say_that_it_is_json(open_server: Server, ann: Client, kind: str) -> None:
    headers = {"content-type": kind} if kind else {}
    answer = ask(open_server, "POST", "/api/tables", ann.token, content=b'{"game":"nile"}', headers=headers)
    assert why(answer) == (415, "not_json")


@pytest.mark.parametrize("body", [b"{", b"\xff\xfe", b"[" * 100_000, b'{"a":' * 20_000, b"1" * 5000, b""])
def test_a_body_that_is_no_json_is_said_to_be_none(open_server: Server, ann: Client, body: bytes) -> None:
    answer = ask(open_server, "POST", "/api/tables", ann.token, content=body, headers=JSON)
    assert answer.status_code == 400
    assert answer.json()["error"]["key"] in ("field_bad", "field_missing")


def test_a_body_that_says_it_is_too_long_is_not_read(open_server: Server, ann: Client) -> None:
    answer = ask(open_server, "POST", "/api/tables", ann.token, content=b" " * 300_001, headers=JSON)
    assert why(answer) == (413, "too_large")


def test_a_body_in_chunks_is_cut_off_when_it_gets_too_long(open_server: Server, ann: Client) -> None:
    def chunks() -> Iterator[bytes]:
        for _ in range(31):
            yield b" " * 10_000

    answer = ask(open_server, "POST", "/api/tables", ann.token, content=chunks(), headers=JSON)
    assert why(answer) == (413, "too_large")


def test_a_name_of_a_field_comes_back_short_and_readable(open_server: Server, ann: Client) -> None:
    body = b'{"game":"nile","seats":[{}],"\\ud800\\u0000' + b"x" * 10_000 + b'":1}'
    answer = ask(open_server, "POST", "/api/tables", ann.token, content=body, headers=JSON)
    assert answer.status_code == 400
    assert len(answer.content) < 600


def test_a_socket_message_that_is_too_long_closes_the_socket(open_server: Server, ann: Client, table: str) -> None:
    with dial(open_server, table, ann.token) as line:
        line.send(json.dumps({"type": "chat", "text": "x" * 70_000}))
        assert listen_out(line).code == 1009


def test_a_socket_that_talks_nonsense_is_told_so_and_closed_in_the_end(open_server: Server, table: str) -> None:
    with dial(open_server, table) as line:
        for _ in range(10):
            line.send("nonsense")
            line.send(b"\x00\xff")
        closed = listen_out(line)
    refusals = [message for message in closed.said if message["type"] == "error"]
    assert closed.code == 1008
    assert refusals
    assert {message["error"]["key"] for message in refusals} == {"field_bad"}


@pytest.mark.parametrize("query", ["?seat=x", "?seat=99", "?since=-1", f"?seat={'9' * 400}", f"?since={'9' * 400}"])
def test_a_socket_with_an_unreadable_query_is_told_so(open_server: Server, table: str, query: str) -> None:
    with dial(open_server, table, query=query) as line:
        closed = listen_out(line)
    assert (closed.key, closed.code) == ("field_bad", 1008)


@pytest.mark.parametrize("name", ["%00%00%00%00%00%00%00%00%00%00%00%00", "x", "ABCDEFGHJKMN"])
def test_a_socket_at_no_table_is_told_so(open_server: Server, name: str) -> None:
    with dial(open_server, name) as line:
        closed = listen_out(line)
    assert (closed.key, closed.code) == ("no_such_table", 4404)


# --- what an answer carries ---


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


@pytest.mark.parametrize("path", ["/", "/verify"])
def test_no_page_runs_a_script_that_stands_in_it(open_server: Server, path: str) -> None:
    page = ask(open_server, "GET", path).text
    scripts = re.findall(r"<script\b[^>]*>", page)
    assert scripts
    assert all(' src="/' in script for script in scripts)
    assert " style=" not in page
    assert "javascript:" not in page


@pytest.mark.parametrize("path", [
    b"/../app.py", b"/..%2fapp.py", b"/%2e%2e/app.py", b"/assets/../../app.py", b"//etc/passwd.txt", b"/..\\app.py",
    b"/plain.css%00.html", b"/./../settings.py", b"/%252e%252e/app.py",
])  # fmt: skip
def test_no_path_leads_out_of_the_pages_folder(open_server: Server, path: bytes) -> None:
    answer = send_raw(open_server, b"GET " + path + b" HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n")
    assert answer.startswith(b"HTTP/1.1 404")
    assert b"import" not in answer


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
    """A script on the page could ask, with the cookie that it may not read."""
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
        assert (told["key"], told["text"]) == (key, tell(key, language))


def test_a_refusal_at_the_gate_is_told_in_the_readers_language_too(open_server: Server) -> None:
    headers = {"accept-language": "de", "origin": "http://evil.example"}
    told = ask(open_server, "POST", "/api/identity", headers=headers).json()["error"]
    assert told["text"] == tell("foreign_origin", "de", **told["args"])


# --- faults ---


def test_a_fault_is_answered_without_a_word_of_it_and_the_log_has_it(
    open_server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: object, **__: object) -> None:
        raise KeyError("a detail of ours")

    monkeypatch.setattr(open_server.service.hub.store, "heads", fail)
    with caplog.at_level(logging.ERROR, "nomarch"):
        answer = ask(open_server, "GET", "/api/tables")
    assert why(answer) == (500, "fault")
    assert not {"detail", "KeyError", "Traceback", "File"} & set(answer.text.replace('"', " ").split())
    assert answer.headers["x-content-type-options"] == "nosniff"
    (line,) = [json.loads(logs.formatter().format(record)) for record in caplog.records]
    assert (line["event"], line["path"], line["level"]) == ("fault", "/api/tables", "error")
    assert "KeyError: 'a detail of ours'" in line["exception"]


def test_a_fault_in_a_socket_closes_it_and_the_log_has_it(
    open_server: Server, table: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> None:
        raise KeyError("a detail of ours")

    monkeypatch.setattr(open_server.service.hub, "watch", fail)
    with caplog.at_level(logging.ERROR, "nomarch"), dial(open_server, table) as line:
        closed = listen_out(line)
    assert (closed.said, closed.code) == ([], 1011)
    assert [record.getMessage() for record in caplog.records] == ["fault"]


# --- logs and figures ---


def test_logs_tell_what_happened_and_nothing_that_is_secret(
    open_server: Server, ann: Client, capfd: pytest.CaptureFixture[str]
) -> None:
    own = begin(ann)
    secret = ann.get(f"/api/tables/{own}/seats/0/link")["secret"]
    before = [(each := logging.getLogger(name), each.handlers, each.propagate, each.level) for name in LOGGERS]
    logs.set_up("info")
    try:
        cookie = {"cookie": f"nomarch={ann.token}"}
        ask(open_server, "GET", f"/api/tables/{own}?seat=0&word=hush", headers=cookie)
        ask(open_server, "POST", f"/api/tables/{own}/carry", json={"seat": 0, "secret": secret})
        ask(open_server, "POST", f"/api/tables/{own}/carry", json={"seat": 1, "secret": secret})
        ask(open_server, "GET", "/" + "y" * 5000)
        with dial(open_server, own, ann.token, query="?since=0&word=hush") as line:
            line.recv(timeout=LONG)
            line.send("hush")
    finally:
        for logger, handlers, propagate, level in before:
            logger.handlers, logger.propagate = handlers, propagate
            logger.setLevel(level)
    text = capfd.readouterr().err
    lines = [json.loads(line) for line in text.splitlines()]
    assert [line["status"] for line in lines if line["event"] == "request"] == [200, 200, 403, 200]
    assert all({"at", "level", "event"} <= set(line) for line in lines)
    assert {line["level"] for line in lines} == {"info"}
    assert max(map(len, text.splitlines())) < 500
    for hidden in (ann.token, secret, "hush", "nomarch=", "Bearer", "seat=0", "127.0.0.1"):
        assert hidden not in text


def test_metrics_are_in_the_format_of_prometheus(open_server: Server, table: str) -> None:
    ask(open_server, "GET", "/api/nothing")
    answer = ask(open_server, "GET", "/metrics")
    found = {family.name: family for family in text_string_to_metric_families(answer.text)}
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    assert {"nomarch_requests", "nomarch_refused", "nomarch_ask_seconds", "nomarch_tables_open"} <= set(found)
    refused = {sample.labels["key"]: sample.value for sample in found["nomarch_refused"].samples}
    assert refused["no_such_page"] >= 1
    assert table not in answer.text


def test_methods_that_nobody_knows_are_counted_as_one(open_server: Server) -> None:
    for method in ("PROPFIND", "MKCOL", "SEARCH"):
        assert ask(open_server, method, "/").status_code == 405
    assert 'method="other"' in ask(open_server, "GET", "/metrics").text
    assert "PROPFIND" not in ask(open_server, "GET", "/metrics").text


def test_health_is_told_and_so_is_a_database_that_is_away(open_server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    assert ask(open_server, "GET", "/healthz").text == "ok\n"

    async def fail(at: int) -> None:
        raise DatabaseUnavailable("database_away")

    monkeypatch.setattr("nomarch.server.service._CHECK_EVERY", 0)
    monkeypatch.setattr(open_server.service.hub.store, "try_writing", fail)
    assert why(ask(open_server, "GET", "/healthz")) == (503, "database_away")


# --- seats and their links ---


def test_a_seats_secret_is_told_to_whoever_holds_the_seat_only(open_server: Server, table: str) -> None:
    answer = ask(open_server, "GET", f"/api/tables/{table}/seats/0/link", Client(open_server.address).token)
    assert why(answer) == (403, "not_your_seat")


def test_a_seats_secret_carries_that_seat_of_that_table_and_no_other(open_server: Server, ann: Client) -> None:
    one, other = begin(ann), begin(ann)
    secret = ann.get(f"/api/tables/{one}/seats/0/link")["secret"]
    thief = Client(open_server.address)
    for place, seat in ((one, 1), (other, 0), (other, 1)):
        with pytest.raises(Refusal) as refused:
            thief.post(f"/api/tables/{place}/carry", seat=seat, secret=secret)
        assert refused.value.key == "bad_seat_link"
    assert thief.see(one)["you"] == []
    thief.post(f"/api/tables/{one}/carry", seat=0, secret=secret)
    assert thief.see(one)["you"] == [0]


@pytest.mark.parametrize("change", [str.upper, lambda secret: secret[:-1], lambda secret: secret + "0", lambda _: "",
                                    lambda secret: secret[::-1], lambda _: "é" * 32])  # fmt: skip
def test_a_seats_secret_must_be_right_to_the_last_letter(
    open_server: Server, ann: Client, table: str, change: Callable[[str], str]
) -> None:
    # A secret of digits alone, one in millions, would be the same in upper case.
    secret = ann.get(f"/api/tables/{table}/seats/0/link")["secret"]
    assert len(secret) == 32
    answer = ask(open_server, "POST", f"/api/tables/{table}/carry", json={"seat": 0, "secret": change(secret)})
    assert why(answer) == (403, "bad_seat_link")


def test_a_bots_seat_and_an_open_one_can_not_be_carried(open_server: Server, ann: Client) -> None:
    table = ann.create("nile", [TWO[0], {"kind": "bot", "level": "random"}, {"kind": "open"}])
    key = open_server.service.hub.key
    live = open_server.service.hub._tables[table]
    for seat in (1, 2):
        secret = commands._seat_secret(key, live.table, seat)
        answer = ask(open_server, "POST", f"/api/tables/{table}/carry", json={"seat": seat, "secret": secret})
        assert why(answer) == (403, "bad_seat_link")


def test_a_level_on_a_persons_seat_has_no_bot_play_there(open_server: Server, ann: Client) -> None:
    seats = [{"kind": "person", "level": "random"}, {"kind": "person", "level": "no such bot"}]
    table = begin(ann, seats=seats)
    assert [seat["level"] for seat in ann.see(table)["seats"]] == [None, None]
    assert ann.see(table, ann.see(table)["play"]["to_play"])["play"]["choices"]


def test_a_table_that_has_begun_can_not_be_given_up(ann: Client, table: str) -> None:
    with pytest.raises(Refusal) as refused:
        ann.post(f"/api/tables/{table}/close")
    assert (refused.value.status, refused.value.key) == (422, "not_waiting")
