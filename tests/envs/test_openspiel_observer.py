"""What OpenSpiel's observers show of a state."""

from __future__ import annotations

import pyspiel
import pytest
from open_spiel.python.algorithms.generate_playthrough import playthrough
from open_spiel.python.observation import make_observation

from nomarch.envs.openspiel_observer import digest_after
from tests.envs.test_openspiel import decision


@pytest.mark.parametrize("table", ["nomarch_fertility", "nomarch_nile"])
def test_an_information_state_remembers_and_an_observation_does_not(table: str) -> None:
    game, state = pyspiel.load_game(table), decision(table, 5)
    me = state.current_player()
    observed, known = state.observation_tensor(me), state.information_state_tensor(me)
    assert known[: len(observed)] == observed
    assert len(known) == len(observed) + 128 == game.information_state_tensor_size()
    states = [decision(table, decisions, seed) for decisions in (2, 5, 9) for seed in (1, 2)]
    assert len({each.information_state_string(0) for each in states}) == len(states)


def test_an_observer_shows_what_one_seat_may_know_and_nothing_else() -> None:
    game, whose = pyspiel.load_game("nomarch_nile"), pyspiel.PrivateInfoType
    for public, private in ((True, whose.ALL_PLAYERS), (True, whose.NONE), (False, whose.SINGLE_PLAYER)):
        kind = pyspiel.IIGObservationType(public_info=public, perfect_recall=False, private_info=private)
        assert make_observation(game, kind) is None  # how OpenSpiel says that a game has none


@pytest.mark.parametrize("table", ["nomarch_fertility(imperfect=True)", "nomarch_nile(players=3)"])
def test_openspiel_writes_a_playthrough_of_a_game_with_hidden_information(table: str) -> None:
    lines = playthrough(table, action_sequence=None, seed=1).splitlines()
    assert any(line.startswith("IsTerminal() = True") for line in lines)


def test_a_digest_depends_on_the_whole_past() -> None:
    assert digest_after(digest_after(b"", b"1"), b"2") != digest_after(digest_after(b"", b"2"), b"1")
