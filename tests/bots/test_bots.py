"""Bots: whoever they are, they know what their seat knows, keep to their budget, and choose what is legal."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np
import pytest

import nomarch
from nomarch.bots import BOTS, LEVELS, Bot, InformationState, describe, evaluate, evaluation, find, search_driver
from nomarch.bots.budget import Budget
from nomarch.engine.kernels import resample_for
from nomarch.engine.rng import generator
from nomarch.engine.struct import rows
from nomarch.games.registry import GAMES
from nomarch.games.registry import find as find_game
from nomarch.play.match import Match
from nomarch.text.language import LANGUAGES

EVERY_TABLE = [(game, players) for game in GAMES for players in find_game(game).seats]

every_bot = pytest.mark.parametrize("name", BOTS)
every_game = pytest.mark.parametrize("game", GAMES)
every_table = pytest.mark.parametrize(("game", "players"), EVERY_TABLE)


def quick(name: str) -> Bot:
    """The bot; one that searches does so briefly."""
    return find(f"{name}@60" if name in ("pharaoh", "strongest") else name)


def after(game: str, actions: int, players: int = 2, seed: int = 1) -> Match:
    """A game after some decisions of a beginner's."""
    match = nomarch.new(game, players, seed)
    for _ in range(actions):
        match.play(find("apprentice")(match.information_state(seed)))
    return match


def test_the_names_that_are_always_valid_are() -> None:
    assert {"random", "greedy", "strongest", *LEVELS} == set(BOTS)
    assert len(LEVELS) >= 3


@every_bot
def test_a_name_finds_its_bot(name: str) -> None:
    match = nomarch.new("fertility", seed=1)
    assert quick(name)(match.information_state(1)) in match.legal


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_level_is_described_in_one_line_of_every_language(level: str, language: str) -> None:
    line = describe(level, language)
    assert 10 < len(line) < 100
    assert "\n" not in line


@pytest.mark.parametrize("name", ["deep", "", "pharaoh ", "@1s", "Pharaoh"])
def test_another_name_is_refused(name: str) -> None:
    with pytest.raises(nomarch.NomarchError) as caught:
        find(name)
    assert caught.value.message.key == "unknown_bot"


@pytest.mark.parametrize(
    ("name", "key"), [("pharaoh@", "bad_budget"), ("pharaoh@lots", "bad_budget"), ("scribe@500", "bot_without_budget")]
)
def test_a_budget_that_is_none_or_of_no_use_is_refused(name: str, key: str) -> None:
    with pytest.raises(nomarch.NomarchError) as caught:
        find(name)
    assert caught.value.message.key == key


def test_a_bot_that_kept_games_still_name_has_a_successor() -> None:
    assert find("sampler") is find("scribe")


@every_table
@pytest.mark.parametrize("name", BOTS)
def test_a_bot_chooses_a_legal_action_at_every_table(name: str, game: str, players: int) -> None:
    for actions in (0, 7, 20):
        match = after(game, actions, players)
        assert quick(name)(match.information_state(2)) in match.legal


@every_bot
@every_game
def test_the_same_knowledge_seed_and_simulations_give_the_same_choice(name: str, game: str) -> None:
    for actions in (0, 5, 11):
        match = after(game, actions)
        assert len({quick(name)(match.information_state(3)) for _ in range(3)}) == 1


@every_bot
@every_table
def test_what_the_seat_can_not_know_makes_no_difference(name: str, game: str, players: int) -> None:
    match = after(game, 9, players)
    assert match.to_play is not None
    choices = set()
    for other in range(4):
        states = rows(match.game.state, 4)
        states[0] = match.position.states[0]
        resample_for(match.components.box, states, 0, match.to_play, generator(other, 99))
        elsewhere = match.start()
        elsewhere.actions = match.actions
        elsewhere._states = states
        elsewhere._moved()
        choices.add(quick(name)(elsewhere.information_state(4)))
    assert len(choices) == 1


@every_game
def test_a_bot_leaves_what_it_was_given_as_it_was(game: str) -> None:
    match = after(game, 6)
    before = match.state_bytes()
    for name in BOTS:
        quick(name)(match.information_state(5))
    assert match.state_bytes() == before


@every_table
def test_an_evaluation_tells_of_every_legal_action_what_each_seat_may_hope_for(game: str, players: int) -> None:
    match = after(game, 8, players)
    judged = evaluate(match.information_state(7), Budget(simulations=200))
    assert [each.action for each in judged] == match.legal
    assert sum(each.visits for each in judged) == 200
    for each in judged:
        assert len(each.win_probabilities) == players
        assert sum(each.win_probabilities) == pytest.approx(1, abs=1e-3)
        assert min(each.win_probabilities) >= 0


@every_game
def test_an_evaluation_tries_the_actions_asked_about_equally_often(game: str) -> None:
    match = after(game, 8)
    asked = match.legal[:2]
    judged = {each.action: each for each in evaluate(match.information_state(7), Budget(simulations=64), asked)}
    assert [judged[action].visits for action in asked] == [32, 32]
    assert sum(each.visits for each in judged.values()) == 64


def test_a_search_sees_who_wins_at_the_end() -> None:
    decided = set[tuple[int, ...]]()
    for seed in range(4):
        match = nomarch.new("fertility", 2, seed)
        while not match.over:
            match.play(find("scribe")(match.information_state(seed)))
        match.undo()
        for judged in evaluate(match.information_state(seed), Budget(simulations=100)):
            then = match.copy()
            then.play(judged.action)
            assert then.over
            assert judged.win_probabilities == pytest.approx(then.win_shares, abs=1e-3)
            decided.add(tuple(then.winners))
    assert decided >= {(0,), (1,)}


@every_game
def test_a_search_without_weights_goes_by_rollouts(game: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(evaluation, "WEIGHTS", tmp_path)
    monkeypatch.setattr(evaluation, "learned", cache(evaluation.learned.__wrapped__))
    monkeypatch.setattr(search_driver, "learned", evaluation.learned)
    assert search_driver.settings(find_game(game)).rollout_weight == 1
    match = after(game, 4)
    assert len({quick("strongest")(match.information_state(3)) for _ in range(2)} & set(match.legal)) == 1


def test_knowledge_can_be_handed_on_in_parts() -> None:
    match = nomarch.new("nile", 3, 9)
    known = match.information_state(9)
    again = InformationState(known.game, known.components, known.rows(1), np.array(known.rng))
    assert quick("strongest")(again) == quick("strongest")(known)


@pytest.mark.parametrize(
    ("game", "better", "worse"),
    [("fertility", "scribe", "apprentice"), ("fertility", "apprentice", "random"), ("nile", "apprentice", "random")],
)
def test_a_better_level_wins_more(game: str, better: str, worse: str) -> None:
    games = 24
    wins = nomarch.simulate(game, 2, games, 10, bots=[better, worse]).wins[0]
    assert wins > 0.6 * games


@every_game
def test_the_search_beats_greedy_play_with_few_simulations(game: str) -> None:
    games = 10
    wins = nomarch.simulate(game, 2, games, 11, bots=["strongest@150", "greedy"]).wins[0]
    assert wins >= 6
