"""PettingZoo: agents that plant or build when they can, against agents that choose at random."""

import numpy as np

from nomarch import envs

env = envs.aec("fertility", players=2)
chance = np.random.default_rng(1)
wins = 0.0
for game in range(10):
    env.reset(seed=game)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        if terminated or truncated:
            wins += (agent == "seat_0") * (reward + 1) / 2
            env.step(None)
            continue
        legal = np.flatnonzero(observation["action_mask"])
        # The last legal action of a step is to do nothing, if that is allowed: seat 0 prefers to do something.
        keen = agent == "seat_0" and len(legal) > 1
        env.step(int(chance.choice(legal[:-1] if keen else legal)))
print(f"The keen agent won {wins:g} of 10 games.")
