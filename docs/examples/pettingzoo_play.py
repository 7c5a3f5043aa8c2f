"""PettingZoo: an agent that builds and supplies whenever it can, against a random one."""

import numpy as np

from nomarch import envs

env, chance = envs.aec("fertility", players=2), np.random.default_rng(1)
step = next(field for field in envs.fields("fertility", players=2) if field.name == "step")
BUILD, SUPPLY = 3, 4  # `step.meaning` lists the steps
wins = 0.0
for game in range(20):
    env.reset(seed=game)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        if terminated or truncated:
            wins += (agent == "seat_0") * (reward + 1) / 2
            env.step(None)
            continue
        legal = np.flatnonzero(observation["action_mask"])
        now = step.of(observation["observation"])
        keen = agent == "seat_0" and (now[BUILD] or now[SUPPLY])
        env.step(int(chance.choice(legal[:-1] if keen else legal)))  # the last one is to do nothing
print(f"The keen agent won {wins:g} of 20 games.")
