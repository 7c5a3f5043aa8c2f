"""Train the evaluation by self-play: `python -m nomarch.bots.training GAME` writes a game's weights.

Each round plays games with one-action lookahead and some noise, then fits the network to the outcomes of sampled
positions. The first games use the game's own `heuristic_value`. The same seed gives the same weights on the same
machine.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import numpy as np

from nomarch.bots.evaluation import Net, hand_written, weights_file
from nomarch.bots.self_play import ROWS, generate_samples
from nomarch.engine.game import Game
from nomarch.engine.struct import Array, rows, store
from nomarch.games.registry import find

__all__ = ["Learner", "train"]

_TEMPERATURE = 0.1  # of choices, on the scale of logits
_WHIMS = 30  # rollout actions per thousand decisions
_ONE_IN = 4  # positions learned from
_MOST_SAMPLES = 80  # positions of a game, on average
_BATCH = 512
_KEPT = 4  # rounds learned from
_RATES = ((0.6, 0.002), (0.85, 0.0007), (1.0, 0.0002))  # until which part of all rounds, how fast


class Learner:
    """The weights in training, and the state of Adam."""

    def __init__(self, features: int, units: int, chance: np.random.Generator) -> None:
        hidden = chance.normal(size=(features + 1, units)) / np.sqrt(features)
        out = chance.normal(size=units + 1) * 0.1 / np.sqrt(units)
        self.net = Net(hidden.astype(np.float32), out.astype(np.float32))
        self._means = [np.zeros_like(weights) for weights in self.net]
        self._squares = [np.zeros_like(weights) for weights in self.net]
        self._steps = 0

    def learn(self, inputs: Array, targets: Array, rate: float) -> float:
        """One gradient step towards the targets (by position and seat); returns the cross-entropy before it."""
        n, players, features = inputs.shape
        x = inputs.reshape(-1, features)
        hidden, out = self.net
        before = x @ hidden[:-1] + hidden[-1]
        layer = np.maximum(before, 0)
        logits = (layer @ out[:-1] + out[-1]).reshape(n, players)
        powers = np.exp(logits - logits.max(axis=1, keepdims=True))
        probabilities = powers / powers.sum(axis=1, keepdims=True)
        error = ((probabilities - targets) / n).reshape(-1, 1).astype(np.float32)
        to_layer = (error * out[:-1]) * (before > 0)
        self._step(
            np.concatenate([x.T @ to_layer, to_layer.sum(axis=0, keepdims=True)]),
            np.concatenate([layer.T @ error[:, 0], error.sum(axis=0)]),
            rate=rate,
        )
        return -float((targets * np.log(probabilities + 1e-9)).sum() / n)

    def _step(self, *gradients: Array, rate: float) -> None:
        self._steps += 1
        for weights, gradient, mean, square in zip(self.net, gradients, self._means, self._squares, strict=True):
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            fair_mean, fair_square = mean / (1 - 0.9**self._steps), square / (1 - 0.999**self._steps)
            weights -= (rate * fair_mean / (np.sqrt(fair_square) + 1e-8)).astype(np.float32)


def train(game: Game, rounds: int, games: int, units: int, seed: int, file: Path) -> None:
    """Train for a number of rounds and games per round, and write the weights."""
    chance = np.random.default_rng(seed)
    learner = Learner(game.features, units, chance)
    tables = (2, 2, *game.seats)  # two-player games are played most
    memory: list[tuple[Array, Array]] = []
    for number in range(rounds):
        started = time.perf_counter()
        net = learner.net if number else hand_written(game)
        for table, players in enumerate(tables):
            memory.append(_play(game, players, net, seed * 1000 + number * 10 + table, games // len(tables)))
        del memory[: -_KEPT * len(tables)]
        rate = next(rate for until, rate in _RATES if number < until * rounds)
        loss = _learn(learner, memory, rate, chance)
        np.savez(file, hidden=learner.net.hidden, out=learner.net.out)
        print(f"round {number + 1}: cross-entropy {loss:.4f}, {time.perf_counter() - started:.0f} s", flush=True)


def _play(game: Game, players: int, net: Net, seed: int, games: int) -> tuple[Array, Array]:
    """Sampled positions of self-play games, and the outcomes."""
    components, states = game.standard_components(), rows(game.state, ROWS)
    options = {option.name: option.default for option in game.options}
    store(game.initial_state(components, players, options), states, 0)
    inputs = np.zeros((games * _MOST_SAMPLES, players, game.features), np.float32)
    targets = np.zeros((games * _MOST_SAMPLES, players), np.float32)
    samples = generate_samples(
        components.box, states, np.zeros(4, np.int64), seed, 0, games, np.zeros(game.most_choices, np.int64), net,
        np.array([_TEMPERATURE, _WHIMS, game.logit_scale, _ONE_IN]), inputs, targets,
    )  # fmt: skip
    return inputs[:samples].copy(), targets[:samples].copy()


def _learn(learner: Learner, memory: list[tuple[Array, Array]], rate: float, chance: np.random.Generator) -> float:
    """One epoch over all positions in random order; returns the mean cross-entropy."""
    orders = [chance.permutation(len(inputs)) for inputs, _ in memory]
    batches = [(table, at) for table, order in enumerate(orders) for at in range(0, len(order), _BATCH)]
    losses = []
    for table, at in (batches[i] for i in chance.permutation(len(batches))):
        some = orders[table][at : at + _BATCH]
        losses.append(learner.learn(memory[table][0][some], memory[table][1][some], rate))
    return float(np.mean(losses))


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--rounds", type=int, default=16)
    parser.add_argument("--games", type=int, default=3000, help="in a round")
    parser.add_argument("--units", type=int, default=32, help="of the hidden layer")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--file", type=Path, help="where to write; by default where bots look")
    said = parser.parse_args()
    game = find(said.game)
    file = said.file or weights_file(game)
    train(game, said.rounds, said.games, said.units, said.seed, file)


if __name__ == "__main__":
    main()
