"""Findings about a server that would start."""

import pytest

from nomarch.server.http.addresses import listen
from nomarch.server.settings import Settings
from tests.server.findings import problems, said


def test_a_database_that_does_not_answer_and_one_that_is_none_are_problems() -> None:
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
    assert problems(said(Settings(f"postgresql://ann:hush@127.0.0.1:{port}/x"))) == {"database_unusable"}
    assert problems(said(Settings("mysql://x"))) == {"database_url"}


MEMORY = "sqlite:///nowhere-yet.db"


@pytest.mark.parametrize(
    ("host", "public", "proxied", "keys"),
    [
        ("127.0.0.1", "", False, {"doctor_local", "doctor_open_here"}),
        ("0.0.0.0", "", False, {"doctor_open_network", "doctor_figures_open"}),
        ("127.0.0.1", "https://games.example", True, {"doctor_public", "doctor_open_proxy", "doctor_figures_open"}),
        ("127.0.0.1", "", True, {"doctor_proxy_no_url"}),
        ("0.0.0.0", "https://games.example", True, {"doctor_proxy_bypass"}),
        ("127.0.0.1", "https://games.example", False, {"doctor_https_unproxied"}),
        ("127.0.0.1", "http://games.example", False, {"doctor_plain_http"}),
    ],
)
def test_what_is_open_to_whom_is_said(
    host: str, public: str, proxied: bool, keys: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("nomarch.server.http.addresses._own_addresses", lambda family: ["192.0.2.5"])
    found = said(Settings(MEMORY, public_url=public, proxied=proxied), host)
    assert keys <= set(found)
    assert problems(found) == set()
    assert ("doctor_open_here" in found) == (host == "127.0.0.1" and not public and not proxied)


def test_a_port_in_use_may_be_our_own_and_a_bad_host_is_a_problem() -> None:
    with listen("127.0.0.1", 0) as taken:
        assert said(Settings(MEMORY), port=taken.getsockname()[1])["cli_port_busy"] == "note"
    assert problems(said(Settings(MEMORY), "192.0.2.77")) == {"cli_bad_host"}
