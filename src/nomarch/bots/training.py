"""Train the evaluation by self-play: `python -m nomarch.bots.training GAME` writes a game's weights.

The evaluation plays itself with a one-action lookahead and a little noise, and learns from the afterstates of those
games by TD(λ). The first games are played by the game's own `heuristic_value`.

Run the same command again to continue an interrupted training. The same settings and seed give the same weights on the
same machine, interrupted or not.
"""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from nomarch.bots.curve import Point, draw_curve, write_curve
from nomarch.bots.evaluation import WON, Goal, Net, hand_written, weights_file
from nomarch.bots.learner import Learner
from nomarch.bots.self_play import ROWS, Playing, generate_samples
from nomarch.engine.game import Game
from nomarch.engine.struct import Array, rows, store
from nomarch.games.registry import find

__all__ = ["Plan", "train"]

_MOST_SAMPLES = 80  # positions of a game, on average
_BATCH = 512
_KEPT = 4  # rounds learned from
_RATES = ((0.5, 0.002), (0.8, 0.0007), (1.0, 0.0002))  # until which part of all rounds, how fast

_Samples = list[tuple[Array, Array]]  # by number of players: features and targets


@dataclass(frozen=True)
class Plan:
    """How to train."""

    rounds: int = 40
    games: int = 2400  # in a round, over all numbers of players
    units: int = 64  # of the hidden layer
    seed: int = 1
    temperature: float = 0.05
    whims: int = 15
    trace: float = 0.8
    one_in: int = 3


@dataclass
class _Progress:
    """The state of training: everything that the rest of it depends on."""

    learner: Learner
    chance: np.random.Generator
    points: list[Point] = field(default_factory=list)
    nets: list[Net] = field(default_factory=list)  # that played the rounds in memory

    @property
    def round(self) -> int:
        return len(self.points)

    def save(self, file: Path, plan: Plan) -> None:
        about = {"plan": asdict(plan), "chance": self.chance.bit_generator.state, "points": self.points}
        nets = {f"net-{i}-{name}": each for i, net in enumerate(self.nets) for name, each in net._asdict().items()}
        unfinished = file.with_name(f"{file.stem}.part.npz")
        arrays: dict[str, Any] = self.learner.dump() | nets
        np.savez(unfinished, about=json.dumps(about), **arrays)
        unfinished.replace(file)  # atomically

    def load(self, file: Path, plan: Plan) -> bool:
        """Continue from a checkpoint; returns False if it belongs to another plan."""
        with np.load(file) as kept:
            about = json.loads(str(kept["about"]))
            if about["plan"] != asdict(plan):
                return False
            self.chance.bit_generator.state = about["chance"]
            self.points = [Point(*each) for each in about["points"]]
            self.learner.load(kept)
            number = sum(name.endswith("-hidden") for name in kept.files)
            self.nets = [Net(kept[f"net-{i}-hidden"], kept[f"net-{i}-out"]) for i in range(number)]
        return True


def train(game: Game, plan: Plan, file: Path, stop_after: int | None = None) -> None:
    """Play and learn round by round, and write the weights and the learning curve.

    A checkpoint lies beside the weights until the last round is done. `stop_after` is a number of rounds after which to
    stop early; a later call continues.
    """
    chance = np.random.default_rng(plan.seed)
    progress = _Progress(Learner(game.features, plan.units, chance), chance)
    checkpoint = file.with_suffix(".checkpoint.npz")
    memory: list[_Samples] = []
    if checkpoint.exists() and progress.load(checkpoint, plan):
        print(f"continuing after round {progress.round} of {plan.rounds}: replaying the games in memory", flush=True)
        first = progress.round - len(progress.nets)
        memory = [_play(game, net, plan, first + i) for i, net in enumerate(progress.nets)]
    for number in range(progress.round, min(plan.rounds, stop_after or plan.rounds)):
        started = time.perf_counter()
        learner = progress.learner
        net = Net(*(each.copy() for each in learner.net)) if number else hand_written(game)
        memory, progress.nets = [*memory, _play(game, net, plan, number)][-_KEPT:], [*progress.nets, net][-_KEPT:]
        played = time.perf_counter()
        rate = next(rate for until, rate in _RATES if number < until * plan.rounds)
        loss = _learn(learner, memory, rate, chance)
        seconds = time.perf_counter() - started
        progress.points.append(Point(number + 1, (number + 1) * plan.games, loss, seconds))
        np.savez(file, hidden=learner.net.hidden, out=learner.net.out)
        progress.save(checkpoint, plan)
        write_curve(progress.points, file.with_suffix(".csv"))
        left = (plan.rounds - number - 1) * seconds
        print(
            f"round {number + 1} of {plan.rounds}: cross-entropy {loss:.4f}, {played - started:.0f} s playing, "
            f"{seconds - played + started:.0f} s learning, about {left / 60:.0f} min left",
            flush=True,
        )
    if progress.round == plan.rounds:
        draw_curve(progress.points, file.with_suffix(".svg"), game.name)
        checkpoint.unlink(missing_ok=True)


def _play(game: Game, net: Net, plan: Plan, number: int) -> _Samples:
    """Samples of a round of self-play at every number of players."""
    how = Playing(plan.temperature, plan.whims, plan.trace if net.hidden.shape[1] else 1.0, plan.one_in)
    return [_play_table(game, players, net, plan, number, how) for players in game.seats]


def _play_table(game: Game, players: int, net: Net, plan: Plan, number: int, how: Playing) -> tuple[Array, Array]:
    components, states = game.standard_components(), rows(game.state, ROWS)
    options = {option.name: option.default for option in game.options}
    store(game.initial_state(components, players, options), states, 0)
    games = max(1, plan.games // len(game.seats))
    inputs = np.zeros((games * _MOST_SAMPLES, players, game.features), np.float32)
    targets = np.zeros((games * _MOST_SAMPLES, players), np.float32)
    seed = (plan.seed * 1000 + number) * 10 + players
    samples = generate_samples(
        components.box, states, np.zeros(4, np.int64), seed, 0, games, np.zeros(game.most_choices, np.int64), net,
        Goal(game.logit_scale, WON), how, inputs, targets,
    )  # fmt: skip
    return inputs[:samples].copy(), targets[:samples].copy()


def _learn(learner: Learner, memory: list[_Samples], rate: float, chance: np.random.Generator) -> float:
    """One epoch over all samples, in random order; returns the mean cross-entropy."""
    tables = [table for samples in memory for table in samples]
    orders = [chance.permutation(len(inputs)) for inputs, _ in tables]
    batches = [(table, at) for table, order in enumerate(orders) for at in range(0, len(order), _BATCH)]
    losses = []
    for table, at in (batches[i] for i in chance.permutation(len(batches))):
        some = orders[table][at : at + _BATCH]
        losses.append(learner.learn(tables[table][0][some], tables[table][1][some], rate))
    return float(np.mean(losses))


def main() -> None:
    """Read the command line."""
    plan = Plan()
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--rounds", type=int, default=plan.rounds)
    parser.add_argument("--games", type=int, default=plan.games, help="in a round, over all numbers of players")
    parser.add_argument("--units", type=int, default=plan.units, help="of the hidden layer")
    parser.add_argument("--seed", type=int, default=plan.seed)
    parser.add_argument("--file", type=Path, help="where to write; by default where bots look")
    said = parser.parse_args()
    game = find(said.game)
    train(game, Plan(said.rounds, said.games, said.units, said.seed), said.file or weights_file(game))


if __name__ == "__main__":
    main()
