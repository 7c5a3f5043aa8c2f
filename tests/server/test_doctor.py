"""`nomarch doctor`: what it says of a server that would start."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from nomarch.cli.main import app
from nomarch.server.http.addresses import listen
from nomarch.server.settings import Settings
from nomarch.text.language import LANGUAGES, tell
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_exit_code_says_whether_a_server_would_start(tmp_path: Path, language: str) -> None:
    arguments = ["doctor", "--port", "0", "--language", language]
    fine = CliRunner().invoke(app, [*arguments, "--db", f"sqlite:///{tmp_path / 'tables.db'}"])
    assert (fine.exit_code, tell("doctor_summary", language, problems=0) in fine.output) == (0, True)
    wrong = CliRunner().invoke(app, [*arguments, "--db", "mysql://ann:hush@host/x"])
    assert (wrong.exit_code, tell("doctor_summary", language, problems=1) in wrong.output) == (1, True)
    assert "hush" not in wrong.output
