"""OpenSpiel's tree searches as bots: ISMCTS in Nile, MCTS in Fertility, with compiled random rollouts.

nomarch arena nile --bots baselines.openspiel_search:ismcts@50,random
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts as open_ismcts
from open_spiel.python.algorithms import mcts as open_mcts

from nomarch.bots import InformationState
from nomarch.bots.budget import Budget
from nomarch.envs.openspiel import RolloutEvaluator, state_of

__all__ = ["ismcts", "mcts"]

_UCT = 1.5


def ismcts(state: InformationState, budget: Budget = Budget(simulations=50)) -> int:  # noqa: B008  # it is immutable
    """Information-set Monte Carlo tree search."""
    position, chance = _begin(state)
    evaluator = RolloutEvaluator(1, chance)
    bot = open_ismcts.ISMCTSBot(
        position.get_game(), evaluator, _UCT, max_simulations=budget.simulations, random_state=chance
    )
    return int(bot.step(position))


def mcts(state: InformationState, budget: Budget = Budget(simulations=50)) -> int:  # noqa: B008  # it is immutable
    """Monte Carlo tree search; for games that hide nothing but the future."""
    position, chance = _begin(state)
    evaluator = RolloutEvaluator(1, chance)
    bot = open_mcts.MCTSBot(position.get_game(), _UCT, budget.simulations, evaluator, random_state=chance)
    return int(bot.step(position))


def _begin(state: InformationState) -> tuple[Any, np.random.RandomState]:
    game = pyspiel.load_game(f"nomarch_{state.game.name}(players={state.players})")
    return state_of(game, state), np.random.RandomState(int(state.rng[0]) % 2**32)
