"""What a character overlooks, misjudges and is fond of."""

from __future__ import annotations

import numpy as np
import pytest

import nomarch
from nomarch.bots import LEVELS
from nomarch.bots.character import Character, decide, with_sight
from nomarch.bots.evaluation import hand_written, learned
from nomarch.bots.levels import CHARACTERS, character
from nomarch.bots.simple import turn_values
from nomarch.bots.tuning import read_tuning
from nomarch.games.registry import find as find_game
from nomarch.play.match import Match
from tests.bots.playing import after, every_game

BEST = Character(own_gains=True, worlds=2)


def _choices(match: Match, who: Character, times: int = 30) -> list[int]:
    return [decide(match.information_state(seed), who, read_tuning(match.game).features) for seed in range(times)]


def test_without_a_weakness_it_takes_the_turn_that_gains_most() -> None:
    match = nomarch.new("fertility", 2, 3)
    actions, values = turn_values(match.information_state(1), hand_written(match.game), 2)
    assert set(_choices(match, BEST, 4)) == {int(actions[np.argmax(values)])}


def test_the_hotter_the_more_often_another_turn_is_taken() -> None:
    match = nomarch.new("fertility", 2, 3)
    best = _choices(match, BEST, 1)[0]
    others = [
        sum(action != best for action in _choices(match, Character(own_gains=True, worlds=2, temperature=heat)))
        for heat in (0.001, 0.1, 3.0)
    ]
    assert others[0] <= others[1] < others[2]
    assert others[2] > 20


def test_the_less_its_attention_the_more_it_overlooks() -> None:
    match = nomarch.new("fertility", 2, 3)
    actions, values = turn_values(match.information_state(1), hand_written(match.game), 2)
    worth = dict(zip(actions.tolist(), values.tolist(), strict=True))
    means = [
        np.mean([worth[each] for each in _choices(match, Character(own_gains=True, worlds=2, attention=looks))])
        for looks in (1, 5, 20, len(actions))
    ]
    assert means == sorted(means)
    assert means[-1] == pytest.approx(values.max())
    assert means[0] < means[1] < means[-1]


def test_it_relaxes_when_ahead_and_takes_care_when_behind() -> None:
    """Two careless players of the same kind: the one who relaxes loses less clearly what it leads by."""
    match = after("fertility", 40)
    ahead = int(np.argmax(match.scores))
    while match.to_play != ahead or len(match.legal) < 4:
        match.play(match.legal[0])
    steady, easy, strict = (Character(own_gains=True, worlds=2, temperature=0.3, ease=ease) for ease in (0, 4, -4))
    best = _choices(match, BEST, 1)[0]
    slips = [sum(action != best for action in _choices(match, who)) for who in (strict, steady, easy)]
    assert slips == sorted(slips)
    assert slips[0] < slips[2]


def test_it_does_more_often_what_it_likes() -> None:
    match = nomarch.new("nile", 2, 1)
    kinds = match.game.action_kinds
    while not any(kinds.decode(action)[0].name == "speculate" for action in match.legal):
        match.play(match.legal[-1])
    fond = Character(own_gains=True, worlds=1, likes={"speculate": 100.0})
    averse = Character(own_gains=True, worlds=1, likes={"speculate": -100.0})
    assert {kinds.decode(action)[0].name for action in _choices(match, fond, 5)} == {"speculate"}
    assert "speculate" not in {kinds.decode(action)[0].name for action in _choices(match, averse, 5)}


def test_what_it_overlooks_has_no_weight() -> None:
    game = find_game("nile")
    net, groups = learned(game), read_tuning(game).features
    blind = with_sight(net, {"rivals": 0.0}, groups)
    assert not blind.hidden[groups["rivals"]].any()
    others = [row for row in range(len(net.hidden)) if row not in groups["rivals"]]
    assert np.array_equal(blind.hidden[others], net.hidden[others])
    assert with_sight(net, {"nothing known": 0.0}, groups) is net


def test_a_heuristic_has_no_features_to_overlook() -> None:
    net = hand_written(find_game("nile"))
    assert with_sight(net, {"rivals": 0.0}, {"rivals": [1]}) is net


@pytest.mark.parametrize(("players", "temperature", "simulations"), [(2, 0.1, 100), (4, 0.4, 400)])
def test_a_larger_table_changes_what_is_tuned(players: int, temperature: float, simulations: int) -> None:
    there = Character(temperature=0.1, simulations=100, crowd=2.0).at_table(players)
    assert there.temperature == pytest.approx(temperature)
    assert there.simulations == simulations
    assert Character(crowd=2.0).at_table(players).simulations == 0


@every_game
@pytest.mark.parametrize("level", LEVELS[:-1])
def test_a_level_has_a_character_in_each_game(game: str, level: str) -> None:
    found = find_game(game)
    who, groups = character(found, level), read_tuning(found).features
    assert who != CHARACTERS[level]
    assert {kind.name for kind in found.action_kinds.kinds} >= who.likes.keys()
    assert groups.keys() >= who.sight.keys()
    assert all(0 <= number < found.features for numbers in groups.values() for number in numbers)
