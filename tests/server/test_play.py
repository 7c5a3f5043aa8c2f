"""Games played through a running server."""

import pytest

from nomarch import load
from nomarch.client import Client
from tests.server.serving import Server


@pytest.mark.parametrize("game", ["fertility", "nile"])
def test_a_game_against_a_bot_is_played_to_its_end_and_its_record_replays(server: Server, game: str) -> None:
    client = Client(server.address)
    table = client.create(game, [{"kind": "person", "name": "Ann"}, {"kind": "bot", "level": "random"}])
    client.start(table)
    shown = client.play(table, lambda shown: shown["play"]["choices"][-1]["action"])
    match = load(client.record(table))
    assert match.over
    assert shown["play"]["result"]["text"] == match.result
    assert match.names == ["Ann", "random"]
