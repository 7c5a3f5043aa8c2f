"""How good a position is for each seat: by a small network, or by the game's own heuristic."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from nomarch.bots import evaluation
from nomarch.bots.evaluation import (
    Goal,
    Net,
    forget,
    hand_written,
    learned,
    learned_for_search,
    logit,
    outcome,
    search_weights_file,
    weights_file,
    win_probabilities,
    workspace,
)
from nomarch.engine.game import NO_CHANCE
from nomarch.engine.jit import entry
from nomarch.engine.kernels import appraise
from nomarch.engine.struct import Array, rows
from nomarch.games.registry import GAMES, find
from nomarch.text.errors import NomarchError
from tests.bots.playing import after


@entry
def _probabilities(box: Any, states: Any, net: Net, logits: Array, values: Array) -> None:
    w = workspace(net, states[0].players)
    for seat in range(states[0].players):
        logits[seat] = logit(box[0], states[0], seat, NO_CHANCE, net, w)
    win_probabilities(box[0], states[0], NO_CHANCE, net, w)
    values[:] = w.values


@entry
def _one_after_the_other(box: Any, states: Any, n: int, net: Net, anchored: Array, alone: Array) -> None:
    """The first seat's logit in n positions: from the sums of the first, and each from nothing."""
    w = workspace(net, states[0].players)
    for i in range(n):
        anchored[i] = logit(box[0], states[i], 0, NO_CHANCE, net, w)
    for i in range(n):
        forget(w)
        alone[i] = logit(box[0], states[i], 0, NO_CHANCE, net, w)


@entry
def _outcome(box: Any, states: Any, won: float, values: Array) -> None:
    outcome(box[0], states[0], Goal(1.0, won), values)


@pytest.mark.parametrize("game", GAMES)
def test_the_network_is_one_hidden_layer_over_a_seats_features(game: str) -> None:
    match = after(game, 8, 3)
    net, logits, values = learned(match.game), np.zeros(3), np.zeros(3)
    _probabilities(match.components.box, match._states, net, logits, values)
    for seat in range(3):
        x = np.zeros(match.game.features, np.float32)
        appraise(match.components.box, match._states, 0, seat, x)
        layer = np.maximum(x @ net.hidden[:-1] + net.hidden[-1], 0)
        assert logits[seat] == pytest.approx(float(layer @ net.out[:-1] + net.out[-1]), abs=1e-3)
    assert values == pytest.approx(np.exp(logits) / np.exp(logits).sum())


@pytest.mark.parametrize("game", GAMES)
def test_the_first_layer_gives_the_same_from_the_sums_of_another_position(game: str) -> None:
    match, n = after(game, 8, 3), 12
    states = rows(match.game.state, n)
    for i in range(n):
        states[i] = match.position.states[0]
        match.play(match.legal[-1 if i % 3 else 0])
    anchored, alone = np.zeros(n), np.zeros(n)
    _one_after_the_other(match.components.box, states, n, learned(match.game), anchored, alone)
    assert len(set(alone.round(3))) > n / 2
    assert anchored == pytest.approx(alone, abs=1e-4)


def test_without_a_network_a_logit_is_the_heuristic_on_the_games_scale() -> None:
    match = after("fertility", 8)
    net, logits, values = hand_written(match.game), np.zeros(2), np.zeros(2)
    _probabilities(match.components.box, match._states, net, logits, values)
    for seat in range(2):
        worth = appraise(match.components.box, match._states, 0, seat, np.zeros(match.game.features, np.float32))
        assert logits[seat] == pytest.approx(match.game.logit_scale * worth, rel=1e-5)


def test_an_outcome_is_who_has_won_and_for_the_rest_how_clearly() -> None:
    match, values = after("fertility", 4), np.zeros(2)
    while not match.over:
        match.play(match.legal[-1])
    _outcome(match.components.box, match._states, 1.0, values)
    assert values.tolist() == match.win_shares
    _outcome(match.components.box, match._states, 0.7, values)
    assert values.sum() == pytest.approx(1)
    assert values[match.winners[0]] >= 0.7 / len(match.winners)


def test_a_game_without_weights_goes_by_its_heuristic(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(evaluation, "WEIGHTS", tmp_path)
    look = cache(learned.__wrapped__)
    game = find("nile")
    assert look(game) is hand_written(game)
    np.savez(tmp_path / "nile.npz", hidden=np.ones((game.features + 1, 3)), out=np.ones(4))
    assert cache(learned.__wrapped__)(game).hidden.shape == (game.features + 1, 3)


def test_a_search_has_weights_of_its_own_or_else_those_of_the_levels(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(evaluation, "WEIGHTS", tmp_path)
    monkeypatch.setattr(evaluation, "learned", cache(learned.__wrapped__))
    game = find("nile")
    units = []
    for hidden, file in ((2, weights_file(game)), (3, search_weights_file(game))):
        np.savez(file, hidden=np.ones((game.features + 1, hidden)), out=np.ones(hidden + 1))
        units.append([look.__wrapped__(game).hidden.shape[1] for look in (learned, learned_for_search)])
    assert units == [[2, 2], [2, 3]]


def test_weights_for_other_features_are_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(evaluation, "WEIGHTS", tmp_path)
    game = find("nile")
    np.savez(tmp_path / "nile.npz", hidden=np.ones((game.features, 3)), out=np.ones(4))
    with pytest.raises(NomarchError, match=rf"{game.features - 1} features, but nile has {game.features}"):
        cache(learned.__wrapped__)(game)
