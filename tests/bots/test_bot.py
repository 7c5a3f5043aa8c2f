"""Information states: everything a bot writer needs to know about a position, and nothing the seat can't know."""

from __future__ import annotations

import numpy as np
import pytest

import nomarch
from nomarch.bots import InformationState, ask
from nomarch.engine.struct import snapshot
from nomarch.games.registry import GAMES
from nomarch.play.match import Match
from nomarch.text.errors import NomarchError, Refused
from tests.bots.playing import every_table, quick


def middle(game: str, players: int = 2) -> Match:
    """A game after some random decisions."""
    match = nomarch.new(game, players, seed=3)
    for _ in range(9):
        state = match.information_state(3)
        match.play(state.choice(state.legal))
    return match


def world(state: InformationState) -> str:
    """All fields of a sample, hidden ones included."""
    return repr(vars(snapshot(state.game.state, state.states, 0)))


@every_table
def test_it_says_of_the_position_what_the_match_says(game: str, players: int) -> None:
    match = middle(game, players)
    state = match.information_state(1)
    assert (state.to_play, state.seat) == (match.to_play, match.to_play)
    assert (state.players, state.turn, state.over) == (players, match.turn, False)
    assert state.legal == match.legal
    assert [state.text(action) for action in state.legal] == match.texts(match.legal)
    assert state.view == match.view(state.seat)
    assert len(state.scores) == players
    assert state.scores[state.seat] == match.scores[state.seat]
    assert state.features.shape == (match.game.features,)
    assert state.features.any()
    assert f"seat {state.seat}" in repr(state)


@every_table
def test_after_goes_from_state_to_state_up_to_the_end_and_leaves_each_as_it_was(game: str, players: int) -> None:
    state = first = nomarch.new(game, players, seed=4).information_state(4)
    before, seats = world(first), set()
    while not state.over:
        seats.add(state.to_play)
        state = state.after(state.choice(state.legal))
    assert world(first) == before
    assert state.seat == first.seat
    assert seats == set(range(players))
    assert (state.to_play, state.legal) == (None, [])
    with pytest.raises(Refused):
        state.after(0)


@pytest.mark.parametrize("game", GAMES)
def test_after_refuses_what_is_not_legal(game: str) -> None:
    state = middle(game).information_state(1)
    illegal = next(action for action in range(state.game.actions) if action not in state.legal)
    before = world(state)
    for action in (illegal, -1, state.game.actions):
        with pytest.raises(Refused):
            state.after(action)
    assert world(state) == before


@every_table
def test_a_resample_is_another_world_that_looks_the_same_to_the_seat(game: str, players: int) -> None:
    state = middle(game, players).information_state(1)
    samples = [state.resample() for _ in range(5)]
    assert len({world(each) for each in [state, *samples]}) > 1
    assert all(each.view == state.view and each.legal == state.legal for each in samples)


@pytest.mark.parametrize("game", GAMES)
def test_after_an_action_a_resample_is_still_for_the_same_seat(game: str) -> None:
    state = middle(game).information_state(1)
    while state.to_play == state.seat:
        state = state.after(state.legal[0])
    assert all(state.resample().view == state.view for _ in range(5))


def test_choices_are_the_same_for_the_same_seed_and_come_to_all_options() -> None:
    match = nomarch.new("nile", seed=1)
    drawn = [[match.information_state(seed).choice("abc") for _ in range(3)] for seed in (5, 5, 6)]
    assert drawn[0] == drawn[1]
    state = match.information_state(7)
    assert {state.choice("abc") for _ in range(60)} == set("abc")


def test_a_game_that_is_over_has_none() -> None:
    match = nomarch.new("nile", seed=1)
    while not match.over:
        match.play(match.legal[0])
    with pytest.raises(Refused):
        match.information_state(1)


def test_a_bot_that_raises_is_named_with_its_traceback() -> None:
    def careless(state: InformationState) -> int:
        return state.legal[10**6]

    with pytest.raises(NomarchError, match="“careless” failed: IndexError") as caught:
        ask(careless, "careless", nomarch.new("nile", seed=1).information_state(1))
    (note,) = caught.value.__notes__
    assert "in careless\n    return state.legal[10**6]" in note
    assert "nomarch/bots/bot.py" not in note


def test_knowledge_can_be_handed_on_in_parts() -> None:
    match = nomarch.new("nile", 3, 9)
    known = match.information_state(9)
    again = InformationState(known.game, known.components, known.rows(1), np.array(known.rng))
    assert quick("strongest")(again) == quick("strongest")(known)


def test_the_compiled_example_beats_random_play(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NOMARCH_GAMES", "caravan=docs.examples.caravan:Caravan")
    bots = ["docs.examples.monte_carlo:monte_carlo@100", "random"]
    assert nomarch.simulate("caravan", games=10, seed=1, bots=bots).wins[0] > 7
