"""OpenSpiel's own simulations pass, its bots can play, and chance outcomes have the stated probabilities."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from nomarch.envs.openspiel import NAMES, RolloutEvaluator, SpielState
from nomarch.games.registry import find

TABLES = [
    *(f"{name}(players={players})" for name, game in NAMES.items() for players in find(game).seats),
    "nomarch_fertility(edition=first,variant=yes)",
    "nomarch_nile(players=3,faster=yes)",
]


@pytest.mark.parametrize("table", TABLES)
def test_openspiels_own_simulation_passes(table: str, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(table), num_sims=1, serialize=True, verbose=False)


def advance(state: Any, chance: random.Random) -> None:
    """A chance outcome drawn by its probability, or a random legal action."""
    if state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(chance.choices(outcomes, weights)[0])
    else:
        state.apply_action(chance.choice(state.legal_actions()))


def decision(table: str, decisions: int, seed: int = 1) -> Any:
    """A position after some decisions."""
    state, chance = pyspiel.load_game(table).new_initial_state(), random.Random(seed)
    while state.is_chance_node() or decisions:
        decisions -= not state.is_chance_node()
        advance(state, chance)
    return state


@pytest.mark.parametrize("table", ["nomarch_fertility", "nomarch_nile"])
def test_openspiels_tree_search_plays(table: str) -> None:
    state, chance = decision(table, 30), np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    bot = mcts.MCTSBot(state.get_game(), 1.5, 6, evaluator, random_state=chance)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("table", ["nomarch_fertility(imperfect=True)", "nomarch_nile"])
def test_compiled_rollouts_serve_openspiels_searches(table: str) -> None:
    state, chance = decision(table, 30), np.random.RandomState(1)
    evaluator = RolloutEvaluator(1, chance)
    bot = ismcts.ISMCTSBot(state.get_game(), evaluator, 1.5, 20, random_state=chance)
    assert bot.step(state) in state.legal_actions()
    assert evaluator.prior(state)[0] == (state.legal_actions()[0], 1 / len(state.legal_actions()))


def test_compiled_rollouts_find_what_openspiels_find() -> None:
    """From a position near the end, where one seat leads, and from chance nodes and the end itself."""
    table, chance = "nomarch_nile", np.random.RandomState(1)
    for moves in (40, 60):
        state = decision(table, moves, 2)
        before = str(state)
        compiled = RolloutEvaluator(300, chance).evaluate(state)
        theirs = mcts.RandomRolloutEvaluator(30, np.random.RandomState(2)).evaluate(state)
        assert str(state) == before
        assert abs(compiled.sum()) < 1e-9
        assert np.abs(compiled - theirs).max() < 0.6
    drawing, walk = random.Random(1), decision(table, 0)
    evaluator, waited = RolloutEvaluator(2, chance), 0
    assert evaluator.evaluate(walk.get_game().new_initial_state()).shape == (2,)
    while not walk.is_terminal():
        if walk.is_chance_node():
            waited += 1
            assert abs(evaluator.evaluate(walk).sum()) < 1e-9
        advance(walk, drawing)
    assert waited > 10
    assert evaluator.evaluate(walk).tolist() == walk.returns()


@pytest.mark.parametrize("table", ["nomarch_fertility(imperfect=True)", "nomarch_nile"])
def test_openspiels_information_set_search_plays(table: str) -> None:
    state, chance = decision(table, 30), np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    bot = ismcts.ISMCTSBot(state.get_game(), evaluator, 1.5, 6, random_state=chance)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("table", ["nomarch_fertility", "nomarch_nile(players=3)"])
def test_what_lies_face_down_decides_nothing(table: str) -> None:
    chance = random.Random(2)
    state = pyspiel.load_game(table).new_initial_state()
    while not state.is_terminal():
        other: SpielState = state.clone()
        for pile in other._piles(0):
            pile[:] = sorted(pile)
        if not state.is_chance_node():
            assert other.legal_actions() == state.legal_actions()
        elif state._dealt:
            assert other.chance_outcomes() == state.chance_outcomes()
        before = random.Random(chance.random())
        again = random.Random()
        again.setstate(before.getstate())
        advance(state, before)
        advance(other, again)
        if not state.is_chance_node():
            players = range(state.num_players())
            assert [other.view(player) for player in players] == [state.view(player) for player in players]


@pytest.mark.parametrize("table", ["nomarch_fertility", "nomarch_nile"])
def test_a_chance_outcome_is_as_likely_as_it_is_among_what_lies_face_down(table: str) -> None:
    state, chance, asked = decision(table, 0), random.Random(3), 0
    while not state.is_terminal():
        if state.is_chance_node() and state._asked >= 0:
            hidden = sorted(state._piles(0)[state._asked].tolist())
            for told in state._told[state._asked]:
                hidden.remove(told)
            expected = {kind: hidden.count(kind) / len(hidden) for kind in hidden}
            assert dict(state.chance_outcomes()) == pytest.approx(expected)
            asked += 1
        advance(state, chance)
    assert asked > 15


def test_chance_decides_what_is_revealed() -> None:
    state, chance, tiles = decision("nomarch_fertility", 0), random.Random(4), 0
    while tiles < 5:
        if state.is_chance_node() and state._asked == 0:
            kind = state.chance_outcomes()[-1][0]
            state.apply_action(kind)
            while state.is_chance_node():
                advance(state, chance)
            assert kind in state._states[0]["common"]
            tiles += 1
        else:
            advance(state, chance)


@pytest.mark.parametrize("table", ["nomarch_nile", "nomarch_nile(players=5)"])
def test_another_world_is_the_same_to_who_decides_and_different_to_others(table: str) -> None:
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for decisions in (3, 20, 60):
        state = decision(table, decisions)
        me = state.current_player()
        others = [player for player in range(state.num_players()) if player != me]
        worlds = [state.resample_from_infostate(me, sampler) for _ in range(5)]
        for world in worlds:
            assert world.information_state_string(me) == state.information_state_string(me)
            assert world.information_state_tensor(me) == state.information_state_tensor(me)
            assert world.observation_string(me) == state.observation_string(me)
            assert world.legal_actions() == state.legal_actions()
        assert len({world.information_state_string(others[0]) for world in worlds}) > 1
