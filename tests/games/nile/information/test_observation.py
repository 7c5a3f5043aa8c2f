"""The derived fields of an observation of Nile contain what a player with perfect memory would know."""

from __future__ import annotations

import random
import re
from collections import Counter

import numpy as np
import pytest

import nomarch
from nomarch.engine.struct import Array
from nomarch.envs.kernels import observe_seat
from nomarch.games.nile.rules.state import LETTERS
from nomarch.play.match import Match
from tests.games.nile.driver import SETUPS
from tests.games.nile.playing import kind_first


def observed(match: Match, seat: int, name: str) -> Array:
    """A field of a seat's observation."""
    fields = match.game.fields(match.players)
    out = np.zeros(sum(field.size for field in fields), np.int8)
    observe_seat(match.components.box, match.position.states, 0, seat, out)
    return next(field for field in fields if field.name == name).of(out)


def remember(storages: list[Counter[str]], match: Match, action: str) -> None:
    """Play an action and track its public effects: harvests enter a Storage, starred cards leave it."""
    for seat, message in match.play_and_report([None], action)[None]:
        cards = re.findall(r"(\d+) \u00d7 ([A-Z]+\*?)", str(message.args.get("cards", "")))
        if message.key == "nile_log_harvest":
            storages[seat].update({name: int(number) for number, name in cards})
        elif message.key in ("nile_log_market", "nile_log_offering"):
            storages[seat].subtract({name[0]: int(number) for number, name in cards if name.endswith("*")})


@pytest.mark.parametrize(("players", "faster"), SETUPS)
def test_every_storage_in_an_observation_follows_from_what_a_spectator_heard(players: int, faster: str) -> None:
    match, chance, harvested = nomarch.new("nile", players, 3, faster=faster), random.Random(3), 0
    storages = [Counter[str]() for _ in range(players)]
    while not match.over:
        remember(storages, match, kind_first(match, chance))
        counted = [[storage[letter] for letter in LETTERS] for storage in storages]
        harvested += sum(map(sum, counted))
        for seat in range(players):
            assert observed(match, seat, "storage").tolist() == counted[seat:] + counted[:seat]
    assert harvested
