"""The service layer that routes and sockets share."""

import pytest

from nomarch.server.domain.problems import DatabaseUnavailable
from tests.server.knocking import ask, why
from tests.server.serving import Server


def test_health_is_told_and_so_is_a_database_that_is_away(open_server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    assert ask(open_server, "GET", "/healthz").text == "ok\n"

    async def fail(at: int) -> None:
        raise DatabaseUnavailable("database_away")

    monkeypatch.setattr("nomarch.server.service._CHECK_EVERY", 0)
    monkeypatch.setattr(open_server.service.hub.store, "try_writing", fail)
    assert why(ask(open_server, "GET", "/healthz")) == (503, "database_away")
