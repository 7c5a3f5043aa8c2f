"""Games of the evaluation against itself: positions, and how their games ended."""

from __future__ import annotations

import numpy as np
import pytest

from nomarch.bots.evaluation import WON, Goal, Net, hand_written, learned
from nomarch.bots.self_play import ROWS, Playing, generate_samples
from nomarch.engine.struct import Array, rows, store
from nomarch.games.registry import find


def samples(
    name: str, seed: int, games: int, room: int = 4000, one_in: int = 1, net: Net | None = None, trace: float = 1.0
) -> tuple[Array, Array]:
    game = find(name)
    components, states = game.standard_components(), rows(game.state, ROWS)
    store(game.initial_state(components, 3, {option.name: option.default for option in game.options}), states, 0)
    inputs, targets = np.zeros((room, 3, game.features), np.float32), np.zeros((room, 3), np.float32)
    found = generate_samples(
        components.box, states, np.zeros(4, np.int64), seed, 0, games, np.zeros(game.most_choices, np.int64),
        net or hand_written(game), Goal(game.logit_scale, WON), Playing(0.1, 30, trace, one_in), inputs, targets,
    )  # fmt: skip
    return inputs[:found], targets[:found]


def test_every_position_has_features_by_seat_and_the_end_of_its_own_game() -> None:
    inputs, targets = samples("fertility", 5, 2)
    assert len(inputs) > 40
    assert targets.sum(axis=1) == pytest.approx(np.ones(len(targets)), abs=1e-5)
    assert len(np.unique(targets, axis=0)) == 2  # one for each game
    assert np.abs(inputs).max() < 20
    assert len(np.unique(inputs[:, 0], axis=0)) > 0.3 * len(inputs)


def test_with_a_trace_a_position_is_learned_from_the_next_ones_too_and_the_last_from_the_end() -> None:
    net = learned(find("fertility"))
    ends, mixed = samples("fertility", 5, 1, net=net)[1], samples("fertility", 5, 1, net=net, trace=0.8)[1]
    assert mixed.sum(axis=1) == pytest.approx(np.ones(len(mixed)), abs=1e-5)
    assert mixed[-1] == pytest.approx(ends[-1])
    steps = np.abs(np.diff(mixed, axis=0)).max(axis=1)
    assert (steps > 0).mean() > 0.5
    assert np.abs(mixed[0] - ends[0]).max() > 0.01


def test_a_seed_gives_the_same_games_and_another_others() -> None:
    one, again, other = samples("fertility", 5, 1), samples("fertility", 5, 1), samples("fertility", 6, 1)
    assert np.array_equal(one[0], again[0])
    assert not np.array_equal(one[0][:20], other[0][:20])


def test_some_positions_are_left_out_and_there_are_never_more_than_there_is_room_for() -> None:
    every, some = samples("fertility", 5, 2)[0], samples("fertility", 5, 2, one_in=4)[0]
    assert len(every) / 8 < len(some) < len(every) / 2
    assert len(samples("fertility", 5, 2, room=10)[0]) == 10
