"""Gymnasium: learn preferences over kinds of actions against a random bot, by hill climbing."""

import numpy as np

from nomarch import envs

env, chance = envs.single("nile", bots=["random"]), np.random.default_rng(1)
kinds = env.action_space.n // 20 + 1  # neighbours among the actions are alike
best, value = np.zeros(kinds), -1.0
for trial in range(7):
    preferences = best + (trial > 0) * chance.normal(size=kinds)
    rewards = []
    for game in range(10):
        observation, over = env.reset(seed=game)[0], False
        while not over:
            legal = np.flatnonzero(observation["action_mask"])
            weights = np.exp(preferences[legal // 20])
            observation, reward, over, _truncated, _info = env.step(chance.choice(legal, p=weights / weights.sum()))
        rewards.append(reward)
    if np.mean(rewards) >= value:
        best, value = preferences, float(np.mean(rewards))
print(f"Mean reward in training: {value:+.2f}.")
