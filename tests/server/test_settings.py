"""Server settings and their defaults."""

import re
from pathlib import Path

import platformdirs
import pytest

import nomarch.server
from nomarch.server.settings import RATES, Settings, default_database
from nomarch.server.store import check_url


def test_without_a_word_the_database_is_a_file_in_the_users_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platformdirs, "user_data_dir", lambda name, appauthor: f"/data/{name}")
    assert default_database() == f"sqlite:///{Path('/data/nomarch/tables.db')}"
    assert Settings().database == default_database()
    check_url(default_database())


def test_without_a_word_limits_apply_and_nobody_else_is_trusted() -> None:
    usual = Settings()
    assert usual.rates == RATES
    assert usual.workers >= 1
    assert (usual.origins, usual.proxied, usual.secure, usual.public_url) == (frozenset(), False, False, "")


def test_every_limit_is_taken_somewhere_and_every_limit_that_is_taken_is_set() -> None:
    folder = Path(str(nomarch.server.__path__[0]))
    source = "".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    assert {*re.findall(r'limits\.take\(\s*"(\w+)"', source)} == {*RATES}


def test_people_never_meet_a_limit_that_is_for_floods() -> None:
    assert all(rate.burst >= 5 and rate.per_second > 0 for rate in RATES.values())
