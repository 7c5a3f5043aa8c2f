"""Packed information states: a bot in another process gets what its seat knows, and decides the same."""

import json

import pytest

import nomarch
from nomarch.bots import find, pack, unpack


@pytest.mark.parametrize("game", ["fertility", "nile"])
def test_a_packed_state_is_the_same_state_elsewhere(game: str) -> None:
    match = nomarch.new(game, 3, 5)
    for _ in range(20):
        match.play(match.legal[-1])
    state = match.information_state(seed=3)
    other = unpack(json.loads(json.dumps(pack(state))), seed=4)
    assert (other.seat, other.legal, other.view, other.scores) == (state.seat, state.legal, state.view, state.scores)
    assert other.states[:1].tobytes() == state.states[:1].tobytes()
    assert find("vizier")(other) in match.legal


def test_a_packed_state_holds_a_sample_and_not_the_truth() -> None:
    match = nomarch.new("nile", 2, 5)
    packed = {pack(match.information_state(seed))["state"] for seed in range(4)}
    assert len(packed) == 4


def test_a_state_of_another_version_is_refused() -> None:
    packed = pack(nomarch.new("nile", 2, 5).information_state(1))
    with pytest.raises(nomarch.NomarchError, match="another version of nomarch"):
        unpack(packed | {"layout": "0" * 16}, seed=1)
    with pytest.raises(nomarch.NomarchError, match="rules"):
        unpack(packed | {"rules": 99}, seed=1)
