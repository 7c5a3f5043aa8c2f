"""OpenSpiel: its information-set MCTS plays Nile, seeing its own cards only."""

import random

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts

import nomarch.envs.openspiel  # registers nomarch_fertility and nomarch_nile

game = pyspiel.load_game("nomarch_nile(players=2)")
state, chance = game.new_initial_state(), np.random.RandomState(1)
evaluator = nomarch.envs.openspiel.RolloutEvaluator(1, chance)  # compiled random games
search = ismcts.ISMCTSBot(game, evaluator, 1.5, max_simulations=20, random_state=chance)
random.seed(1)
while not state.is_terminal():
    if state.is_chance_node():
        outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(random.choices(outcomes, probabilities)[0])
    elif state.current_player() == 0:
        state.apply_action(search.step(state))
    else:
        state.apply_action(random.choice(state.legal_actions()))
print(f"{nomarch.envs.openspiel.NAMES[game.get_type().short_name]}: returns {state.returns()}")
