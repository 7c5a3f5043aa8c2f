"""All bots use only what their seat knows, respect their budget, and choose legal actions."""

from __future__ import annotations

import pytest

from nomarch.bots import BOTS
from nomarch.engine.kernels import resample_for
from nomarch.engine.rng import generator
from nomarch.engine.struct import rows
from tests.bots.playing import after, every_bot, every_game, every_table, quick


@every_table
@pytest.mark.parametrize("name", BOTS)
def test_a_bot_chooses_a_legal_action_at_every_table(name: str, game: str, players: int) -> None:
    for actions in (0, 7, 20):
        match = after(game, actions, players)
        assert quick(name)(match.information_state(2)) in match.legal


@every_bot
@every_game
def test_the_same_knowledge_seed_and_simulations_give_the_same_choice(name: str, game: str) -> None:
    for actions in (0, 5, 11):
        match = after(game, actions)
        assert len({quick(name)(match.information_state(3)) for _ in range(3)}) == 1


@every_bot
@every_table
def test_what_the_seat_can_not_know_makes_no_difference(name: str, game: str, players: int) -> None:
    match = after(game, 9, players)
    assert match.to_play is not None
    choices = set()
    for other in range(4):
        states = rows(match.game.state, 4)
        states[0] = match.position.states[0]
        resample_for(match.components.box, states, 0, match.to_play, generator(other, 99))
        elsewhere = match.initial()
        elsewhere.actions = match.actions
        elsewhere._states = states
        elsewhere._moved()
        choices.add(quick(name)(elsewhere.information_state(4)))
    assert len(choices) == 1


@every_game
def test_a_bot_leaves_what_it_was_given_as_it_was(game: str) -> None:
    match = after(game, 6)
    before = match.state_bytes()
    for name in BOTS:
        quick(name)(match.information_state(5))
    assert match.state_bytes() == before
