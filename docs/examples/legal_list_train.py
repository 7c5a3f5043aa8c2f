"""Legal lists: a policy that scores the listed actions by their afterstates learns Nile against random play.

It has one weight per feature instead of a logit for each of 687 actions, of which about 11 are legal.
"""

import numpy as np

from nomarch.envs import Batch

batch = Batch("nile", games=64, players=2, seeds=1, opponents="random")
chance, weights = np.random.default_rng(1), np.zeros(batch.game.features, np.float32)
traces = np.zeros((batch.games, len(weights)), np.float32)  # the gradient of each game's log-probability
every, results = np.arange(batch.games), list[float]()
for _ in range(1200):
    features = batch.afterstates()  # games, listed actions, features
    logits = np.where(np.arange(features.shape[1]) < batch.counts[:, None], features @ weights, -np.inf)
    policy = np.exp(logits - logits.max(axis=1, keepdims=True))
    policy /= policy.sum(axis=1, keepdims=True)
    choice = (policy.cumsum(axis=1) > chance.random((batch.games, 1))).argmax(axis=1)
    traces += features[every, choice] - (policy[..., None] * features).sum(axis=1)
    batch.step(batch.legal[every, choice])
    for i in map(int, np.flatnonzero(batch.ended)):  # REINFORCE: make what won more likely, and what lost less
        reward = float(batch.rewards[i, 0])
        weights += 0.01 * (reward - np.mean(results[-200:] or [0.0])) * traces[i]
        results.append(reward)
        traces[i] = 0
print(f"Mean reward of the first and last 300 games: {np.mean(results[:300]):+.2f}, {np.mean(results[-300:]):+.2f}.")
