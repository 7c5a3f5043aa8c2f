"""Rate limits by address and by device; refusals say when to retry."""

import json
import re
from pathlib import Path

import pytest

import nomarch.server
from nomarch.client import Client
from nomarch.server.domain.problems import TooMany
from nomarch.server.live.ratelimit import Limits, Rate, network_of
from nomarch.server.settings import RATES, Settings
from tests.server.knocking import TWO, ask, begin, dial, listen_out, why
from tests.server.players import LONG
from tests.server.serving import Server, serving

RECORD = Path(__file__).parents[3] / "docs" / "games" / "nile.txt"
RARELY = 1e-6  # per second: never refilled during a test


def limited(tmp_path: Path, /, *, proxied: bool = False, **bursts: int) -> Settings:
    rates = {kind: Rate(burst, RARELY) for kind, burst in bursts.items()}
    return Settings(database=f"sqlite:///{tmp_path / 'tables.db'}", workers=1, rates=rates, proxied=proxied)


def test_an_address_that_asks_too_often_is_told_when_to_come_back(tmp_path: Path) -> None:
    with serving(limited(tmp_path, address=3)) as server:
        answers = [ask(server, "GET", "/api/games") for _ in range(5)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 429]
        assert why(answers[-1]) == (429, "too_many")
        assert int(answers[-1].headers["retry-after"]) == answers[-1].json()["error"]["args"]["seconds"] > 0
        assert ask(server, "GET", "/nothing.js").status_code == 429
        # Visitors must not be able to lock out monitoring.
        assert ask(server, "GET", "/healthz").status_code == ask(server, "GET", "/metrics").status_code == 200


def test_new_tokens_are_limited_by_address(tmp_path: Path) -> None:
    with serving(limited(tmp_path, identity=2)) as server:
        assert [ask(server, "POST", "/api/identity").status_code for _ in range(3)] == [200, 200, 429]


def test_behind_a_proxy_addresses_are_the_visitors_and_can_not_be_made_up(tmp_path: Path) -> None:
    with serving(limited(tmp_path, proxied=True, address=1)) as server:
        for given, status in (("1.1.1.1", 200), ("2.2.2.2", 200), ("9.9.9.9, 1.1.1.1", 429), ("1.1.1.1", 429)):
            assert ask(server, "GET", "/api/games", headers={"x-forwarded-for": given}).status_code == status


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("unknown", "unknown"),
        ("x" * 5000, "x" * 64),
    ],
)
def test_an_address_counts_under_its_network(address: str, network: str) -> None:
    assert network_of(address) == network


def test_one_64_of_ipv6_is_one_visitor_whichever_address_it_uses(tmp_path: Path) -> None:
    with serving(limited(tmp_path, proxied=True, address=5)) as server:
        given = [f"2001:db8:1:2:{number:x}::{number:x}" for number in range(1, 31)]
        statuses = [ask(server, "GET", "/api/games", headers={"x-forwarded-for": each}).status_code for each in given]
        assert statuses == [200] * 5 + [429] * 25
        other = ask(server, "GET", "/api/games", headers={"x-forwarded-for": "2001:db8:1:3::1"})
        assert other.status_code == 200


def test_a_table_remembers_the_network_it_was_made_from_and_never_the_address(tmp_path: Path) -> None:
    with serving(limited(tmp_path, proxied=True)) as server:

        def made(address: str, path: str = "/api/tables", **body: object) -> str:
            answer = ask(server, "POST", path, json=body or None, headers={"x-forwarded-for": address})
            assert answer.status_code == 201, answer.text
            return str(server.service.hub.at_hand(answer.json()["table"]).table.network)

        one, same, other = (
            made(address, game="nile", seats=TWO)
            for address in ("2001:db8:1:2::1", "2001:db8:1:2::9", "2001:db8:1:3::1")
        )
        assert one == same != other
        assert len(one) == len(other) == 16
        assert made("2001:db8:1:2::5", "/api/records", record=RECORD.read_text(encoding="utf-8")) == one
        assert b"2001:db8" not in b"".join(each.read_bytes() for each in tmp_path.iterdir())


def test_without_a_proxy_nobody_chooses_their_address(tmp_path: Path) -> None:
    with serving(limited(tmp_path, address=1)) as server:
        for given, status in (("1.1.1.1", 200), ("2.2.2.2", 429)):
            assert ask(server, "GET", "/api/games", headers={"x-forwarded-for": given}).status_code == status


def test_an_address_makes_so_many_tables_whatever_it_calls_itself(tmp_path: Path) -> None:
    with serving(limited(tmp_path, create=2)) as server:
        made = [ask(server, "POST", "/api/tables", json={"game": "nile", "seats": TWO}) for _ in range(3)]
        assert [answer.status_code for answer in made] == [201, 201, 429]
        assert ask(server, "POST", "/api/records", json={"record": "x"}).status_code == 429


def test_a_device_that_acts_too_often_does_not_slow_others(tmp_path: Path) -> None:
    with serving(limited(tmp_path, act=2)) as server:
        one, other = (Client(server.address) for _ in range(2))
        table = one.create("nile", [TWO[0], {"kind": "open"}])
        path = f"/api/tables/{table}/moves"
        move = {"seq": 1, "action": 0}
        assert [ask(server, "POST", path, one.token, json=move).status_code for _ in range(3)] == [422, 422, 429]
        assert ask(server, "POST", path, other.token, json=move).status_code == 422


@pytest.mark.parametrize("kind", ["say", "speak"])
def test_a_client_over_its_limit_is_refused(tmp_path: Path, kind: str) -> None:
    with serving(limited(tmp_path, say=2) if kind == "say" else limited(tmp_path, speak=2)) as server:
        ann = Client(server.address)
        path = f"/api/tables/{ann.create('nile', TWO)}/chat"
        said = [ask(server, "POST", path, ann.token, json={"text": "Good day"}).status_code for _ in range(3)]
        assert said == [200, 200, 429]
        # A new identity counts as another device, but not as another address.
        assert ask(server, "POST", path, json={"text": "Good day"}).status_code == (200 if kind == "say" else 429)


def test_hints_are_not_for_the_asking_all_day(tmp_path: Path) -> None:
    with serving(limited(tmp_path, hint=1)) as server:
        ann = Client(server.address)
        path = f"/api/tables/{ann.create('nile', TWO)}/hint"
        assert [ask(server, "POST", path, ann.token).status_code for _ in range(2)] == [422, 429]


def test_an_address_that_opens_too_many_sockets_is_told_so(tmp_path: Path) -> None:
    with serving(limited(tmp_path, connect=1)) as server:
        table = begin(Client(server.address))
        with dial(server, table) as first, dial(server, table) as second:
            assert json.loads(first.recv(timeout=LONG))["type"] == "table"
            closed = listen_out(second)
        assert (closed.key, closed.code) == ("too_many", 1013)


def test_a_socket_that_chatters_is_told_so_and_closed_in_the_end(tmp_path: Path) -> None:
    with serving(limited(tmp_path, message=3)) as server:
        with dial(server, begin(Client(server.address))) as line:
            for _ in range(23):
                line.send('{"type": "ping"}')
            closed = listen_out(line)
        assert sum(message["type"] == "pong" for message in closed.said) == 3
        assert (closed.key, closed.code) == ("too_many", 1008)


def test_people_never_meet_the_usual_limits(small_server: Server) -> None:
    ann = Client(small_server.address)
    table = begin(ann, "nile")
    for _ in range(30):
        shown = ann.see(table, ann.see(table)["play"]["to_play"])
        ann.post(f"/api/tables/{table}/moves", seq=shown["seq"], action=shown["play"]["choices"][0]["action"])


def test_every_limit_that_the_server_asks_for_has_a_rate() -> None:
    sources = Path(nomarch.server.__path__[0]).rglob("*.py")
    asked = {kind for path in sources for kind in re.findall(r"\.take\(\s*\"(\w+)\"", path.read_text(encoding="utf-8"))}
    assert asked == set(RATES)


def test_a_limit_forgets_the_longest_silent_client() -> None:
    limits = Limits({"act": Rate(1, RARELY)})
    limits.take("act", "first")
    with pytest.raises(TooMany):
        limits.take("act", "first")
    for number in range(20_000):
        limits.take("act", str(number))
    limits.take("act", "first")
    assert len(limits._buckets) == 20_000


def test_processes_divide_the_rates_of_an_address_but_not_those_of_a_device() -> None:
    processes = 1
    limits = Limits({"address": Rate(6, RARELY), "act": Rate(6, RARELY, divided=False)}, lambda: processes)

    def passed(kind: str, name: str) -> int:
        for number in range(20):
            try:
                limits.take(kind, name)
            except TooMany:
                return number
        return 20

    assert (passed("address", "a"), passed("act", "a")) == (6, 6)
    processes = 3
    assert (passed("address", "b"), passed("act", "b")) == (2, 6)
    processes = 100
    assert passed("address", "c") == 1
