"""A bot of your own that learns: a linear evaluation, trained by self-play.

python docs/examples/linear_bot.py           trains on Fertility and writes linear_bot.npy
nomarch arena fertility --bots random,docs.examples.linear_bot:linear
"""

from functools import cache

import numpy as np

import nomarch
from nomarch.bots import InformationState

FILE = "linear_bot.npy"
ROUNDS, GAMES = 3, 40
EXPLORE = 0.1  # how often a training move is random


def best(state: InformationState, weights: np.ndarray) -> int:
    """The action with the highest value; the first one if several tie."""
    return max(state.legal, key=lambda action: float(state.after(action).features @ weights))


@cache
def trained() -> np.ndarray:
    """The weights on disk, read once per process."""
    weights: np.ndarray = np.load(FILE)
    return weights


def linear(state: InformationState) -> int:
    """The bot: one-action lookahead."""
    return best(state, trained())


def self_play(weights: np.ndarray, seed: int) -> tuple[list[np.ndarray], list[float]]:
    """One game: the features after each action, and its player's win share."""
    rng, match = np.random.default_rng(seed), nomarch.new("fertility", players=2, seed=seed)
    features, seats = [], []
    while not match.over:
        state = match.information_state(seed=int(rng.integers(2**32)))
        explore = rng.random() < EXPLORE or not weights.any()
        action = int(rng.choice(state.legal)) if explore else best(state, weights)
        features.append(state.after(action).features)
        seats.append(state.seat)
        match.play(action)
    return features, [match.win_shares[seat] for seat in seats]


def train() -> np.ndarray:
    """Play against itself, fit the outcomes by least squares, and repeat."""
    rows: list[np.ndarray] = []
    results: list[float] = []
    weights = np.zeros(1)
    for round_number in range(ROUNDS):
        for game in range(GAMES):
            features, shares = self_play(weights, seed=round_number * GAMES + game)
            rows += features
            results += shares
        known = np.array(rows)
        ridge = len(known) / 100 * np.eye(known.shape[1])
        weights = np.linalg.solve(known.T @ known + ridge, known.T @ (np.array(results) - 0.5))
        print(f"Round {round_number + 1}: {len(known)} decisions")
    return weights


if __name__ == "__main__":
    np.save(FILE, train())
