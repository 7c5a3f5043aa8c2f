"""Batches: fit a position evaluation to 40,000 decisions of random play, by least squares."""

import numpy as np

from nomarch.envs import Batch

batch = Batch("fertility", games=200, players=2, seeds=1)
seen: list[list[tuple[int, np.ndarray]]] = [[] for _ in range(batch.games)]  # by game: who decided on what
rows, results = [], []
for _ in range(200):
    for i in range(batch.games):
        seen[i].append((batch.seats[i], batch.observations[i, -1500:].astype(np.float32)))
    batch.step(batch.sample())
    for i in map(int, np.flatnonzero(batch.ended)):
        rows += [observation for _, observation in seen[i][::6]]
        results += [batch.rewards[i, seat] for seat, _ in seen[i][::6]]
        seen[i].clear()
known, result = np.array(rows), np.array(results)
train = len(known) * 3 // 4  # the rest, games that ended later, is for testing
squares = known[:train].T @ known[:train] + 100 * np.eye(known.shape[1])
weights = np.linalg.solve(squares, known[:train].T @ result[:train])
print(f"Correlation with the result of other games: {np.corrcoef(known[train:] @ weights, result[train:])[0, 1]:.2f}")
