"""Gymnasium: learn against a random bot which kinds of action to prefer, by trying other preferences now and then."""

import numpy as np

from nomarch import envs

env = envs.single("nile", bots=["random"])
chance = np.random.default_rng(1)
kinds = env.action_space.n // 20 + 1  # actions are numbered by kind: neighbours are alike


def play(preferences: np.ndarray, games: int) -> float:
    """The mean reward over some games: the likelier, the more preferred."""
    total = 0.0
    for game in range(games):
        observation, over = env.reset(seed=game)[0], False
        while not over:
            legal = np.flatnonzero(observation["action_mask"])
            weights = np.exp(preferences[legal // 20])
            observation, reward, over, _, _ = env.step(chance.choice(legal, p=weights / weights.sum()))
        total += reward
    return total / games


best, value = np.zeros(kinds), play(np.zeros(kinds), 12)
for _ in range(6):
    tried = best + chance.normal(size=kinds)
    if (reward := play(tried, 12)) >= value:
        best, value = tried, reward
print(f"Mean reward in training: {value:+.2f}.")
