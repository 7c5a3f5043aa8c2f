"""Listening addresses, the messages about them, and the base of links."""

import socket
from pathlib import Path

import pytest
from typer.testing import CliRunner

from nomarch.cli.main import app
from nomarch.server.http import addresses as module
from nomarch.server.http.addresses import addresses, listen, read_public_url
from nomarch.server.settings import Settings
from nomarch.server.store import check_url
from nomarch.text.errors import NomarchError
from tests.server.knocking import ask
from tests.server.serving import serving


def refusal(*args: str) -> str:
    """The error of `nomarch serve` if it doesn't start."""
    ran = CliRunner().invoke(app, ["serve", "--no-open", "--language", "en", *args])
    assert ran.exit_code == 2, ran.output
    return " ".join(ran.output.split())


# --- the database ---


@pytest.mark.parametrize(
    ("url", "key", "meant"),
    [
        ("mysql://ann:hush@host/games", "database_url", ""),
        ("postgresq://ann:hush@host/games", "database_url", ""),
        ("http://x", "database_url", ""),
        ("", "database_url", ""),
        ("sqlite:///", "database_url", ""),
        ("sqlite://", "database_url", ""),
        ("sqlite://games.db", "database_url_meant", "sqlite:///games.db"),
        ("sqlite:games.db", "database_url_meant", "sqlite:///games.db"),
        ("sqlite:/var/games.db", "database_url_meant", "sqlite:////var/games.db"),
        ("games.db", "database_url_meant", "sqlite:///games.db"),
        ("/var/games.db", "database_url_meant", "sqlite:////var/games.db"),
        ("C:\\games.db", "database_url_meant", "sqlite:///C:\\games.db"),
    ],
)
def test_what_names_no_database_is_refused_with_what_does(url: str, key: str, meant: str) -> None:
    with pytest.raises(NomarchError) as refused:
        check_url(url)
    assert refused.value.message.key == key
    assert refused.value.message.args.get("meant", "") == meant
    assert "hush" not in str(refused.value.message.args)


@pytest.mark.parametrize(
    "url", ["sqlite:///games.db", "sqlite:////var/games.db", "postgresql://host/x", "postgres://x"]
)
def test_what_names_a_database_is_taken(url: str) -> None:
    check_url(url)


def test_serve_makes_no_file_of_a_database_it_does_not_know(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert "sqlite:///FILE or postgresql://" in refusal("--db", "mysql://x")
    assert "sqlite:///games.db" in refusal("--db", "games.db")
    assert list(tmp_path.iterdir()) == []


# --- the address ---


@pytest.mark.parametrize("host", ["192.0.2.77", "a..b", "a" * 300, "2001:db8::77"])
def test_a_bad_host_is_said_to_be_one(host: str) -> None:
    for port in (None, 0):
        with pytest.raises(NomarchError) as refused:
            listen(host, port)
        assert refused.value.message.key == "cli_bad_host"
        assert refused.value.message.args["host"] == host


def test_a_busy_port_is_said_to_be_one() -> None:
    with listen("127.0.0.1", 0) as taken, pytest.raises(NomarchError) as refused:
        listen("127.0.0.1", taken.getsockname()[1])
    assert refused.value.message.key == "cli_port_busy"
    with pytest.raises(NomarchError) as refused:
        listen("127.0.0.1", 70_000)
    assert refused.value.message.key == "cli_port_busy"


def test_a_server_for_this_machine_alone_has_one_address() -> None:
    with listen("127.0.0.1", 0) as listening:
        found = addresses(listening)
    assert found.local == f"http://127.0.0.1:{listening_port(found.local)}/"
    assert found.network == ()


def listening_port(url: str) -> int:
    return int(url.rstrip("/").rpartition(":")[2])


def test_a_server_for_all_machines_names_every_address_of_this_one(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [(socket.AF_INET, 1, 6, "", (each, 0)) for each in ("127.0.1.1", "192.0.2.5", "192.0.2.6", "192.0.2.5")]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_: found)
    monkeypatch.setattr(module, "_ELSEWHERE", ())
    with listen("0.0.0.0", 0) as listening:
        port = listening.getsockname()[1]
        reached = addresses(listening)
    assert reached.local == f"http://127.0.0.1:{port}/"
    assert reached.network == (f"http://192.0.2.5:{port}/", f"http://192.0.2.6:{port}/")


# --- links ---


@pytest.mark.parametrize(
    ("typed", "origin"),
    [
        ("https://games.example", "https://games.example"),
        ("https://Games.Example/", "https://games.example"),
        ("http://192.0.2.1:8765/", "http://192.0.2.1:8765"),
        ("http://[2001:db8::1]:80", "http://[2001:db8::1]:80"),
    ],
)
def test_a_public_url_is_an_origin(typed: str, origin: str) -> None:
    assert read_public_url(typed) == origin


@pytest.mark.parametrize(
    "typed",
    ["games.example", "ftp://games.example", "https://", "https://games.example/nomarch", "https://games.example?x",
     "https://a:b@games.example", "https://games.example:99999", "http://[", "x"],
)  # fmt: skip
def test_what_is_no_public_url_is_refused(typed: str) -> None:
    with pytest.raises(NomarchError) as refused:
        read_public_url(typed)
    assert refused.value.message.key == "cli_bad_public_url"
    assert "https://games.example" in refusal("--public-url", typed)


@pytest.mark.parametrize(
    ("public", "network", "proxied", "links"),
    [
        ("", "", False, None),
        ("", "http://192.0.2.5:8765", False, "http://192.0.2.5:8765"),
        ("https://games.example", "http://192.0.2.5:8765", False, "https://games.example"),
        ("", "http://192.0.2.5:8765", True, None),  # the proxy's clients aren't on this machine
    ],
)
def test_links_begin_with_an_address_that_others_can_use(
    tmp_path: Path, public: str, network: str, proxied: bool, links: str | None
) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    settings = Settings(database, workers=1, public_url=public, network_url=network, proxied=proxied)
    with serving(settings) as server:
        answer = ask(server, "GET", "/api/server").json()
        assert answer == {"links": links, "preparing": None, "leaderboard": True}
