"""The server's HTTP API."""

import pytest

from tests.server.knocking import ask
from tests.server.serving import Server


def test_games_that_the_environment_names_are_offered_too(
    small_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NOMARCH_GAMES", "caravan=docs.examples.caravan:Caravan")
    offered = {game["name"]: game for game in ask(small_server, "GET", "/api/games").json()}
    assert list(offered["caravan"]["players"]) == [2, 3, 4]
    assert {"fertility", "nile"} < offered.keys()
