"""OpenSpiel: uniformly random games, in three loops.

- `cpp`: whole games in C++, from the empty state. `pyspiel.evaluate_bots` plays OpenSpiel's own uniform
  random bots to the end; Python is entered once a game.
- `rollout`: the quickest that the wheel offers. `RandomRolloutEvaluator` plays dealt positions to the end
  without leaving C++; a tree search of one simulation only evaluates its root, which is how it is reached.
  The deal is left out, and it is dear in card games: this is less than a whole game.
- `python`: the loop of OpenSpiel's own examples over `legal_actions` and `apply_action`.

A decision is an action of a player, forced ones included; chance nodes (dice, dealt cards) are not decisions.
`cpp` counts them in the history of the finished game, off the clock. A rollout leaves no history: its
decisions are its games times the mean length of whole games played beforehand, LENGTH_SAMPLE of them.
"""

from __future__ import annotations

import random
from typing import Any

import pyspiel

from bench.tally import Tally, arguments

GAMES = {
    "backgammon": "backgammon",
    "gin_rummy": "gin_rummy",
    "hearts": "hearts",
    "crazy_eights": "crazy_eights(players=4)",
}
LENGTH_SAMPLE = 400
BATCH = 16  # games between two readings of the clock


def drawn(state: Any) -> int:
    """An outcome of a chance node. A plain walk is quicker than random.choices; a deal is 52 of them."""
    outcomes: list[tuple[int, float]] = state.chance_outcomes()
    left = random.random()
    for outcome, probability in outcomes:
        left -= probability
        if left < 0:
            return outcome
    return outcomes[-1][0]  # the probabilities added up to a little less than 1


def decisions_of(state: Any) -> int:
    return sum(step.player >= 0 for step in state.full_history())


def cpp(game: Any, seconds: float, fewest_games: int = 1) -> Tally:
    bots = [pyspiel.make_uniform_random_bot(player, player + 1) for player in range(game.num_players())]
    tally = Tally()
    while tally.cpu_seconds < seconds or tally.games < fewest_games:
        with tally:
            played = []
            for seed in range(tally.games, tally.games + BATCH):
                state = game.new_initial_state()
                pyspiel.evaluate_bots(state, bots, seed)
                played.append(state)
        for state in played:
            tally.add(decisions_of(state))
    return tally


def rollout(game: Any, seconds: float) -> Tally:
    whole = cpp(game, seconds=0, fewest_games=LENGTH_SAMPLE)
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=BATCH, seed=1)
    search = pyspiel.MCTSBot(
        game, evaluator, uct_c=1.0, max_simulations=1, max_memory_mb=100, solve=False, seed=1, verbose=False
    )
    tally = Tally()
    while tally.cpu_seconds < seconds:
        dealt = game.new_initial_state()
        while dealt.is_chance_node():
            dealt.apply_action(drawn(dealt))
        with tally:
            search.mcts_search(dealt)
        tally.add(0, games=BATCH)
    tally.decisions = round(tally.games * whole.decisions / whole.games)
    return tally


def python(game: Any, seconds: float) -> Tally:
    tally = Tally()
    while tally.cpu_seconds < seconds:
        decisions = 0
        with tally:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(drawn(state))
                else:
                    state.apply_action(random.choice(state.legal_actions()))
                    decisions += 1
        tally.add(decisions)
    return tally


LOOPS = {"cpp": cpp, "rollout": rollout, "python": python}


def main() -> None:
    parser = arguments(*GAMES)
    parser.add_argument("--loop", choices=LOOPS, default="cpp")
    chosen = parser.parse_args()
    random.seed(1)
    LOOPS[chosen.loop](pyspiel.load_game(GAMES[chosen.game]), chosen.seconds).report()


if __name__ == "__main__":
    main()
