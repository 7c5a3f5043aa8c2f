"""The example game of docs/contribute/adding-a-game.md gets every feature that the package's games have."""

from __future__ import annotations

import io
import random
import re
import sys
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

import nomarch
from nomarch import envs
from nomarch.arena.tournament import run, tournament
from nomarch.bots import LEVELS, character, evaluation, find, search_driver, training
from nomarch.cli import saves, terminal
from nomarch.cli.main import app
from nomarch.envs import Batch
from nomarch.games.registry import find as find_game
from nomarch.games.registry import screen
from nomarch.text.console import Console
from nomarch.text.language import LANGUAGES
from tests.contract.setups import EXAMPLE

_DOCS = Path(__file__).resolve().parents[2] / "docs"


def test_it_plays_in_the_terminal_to_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saves, "folder", lambda: tmp_path)
    match, out = nomarch.new(EXAMPLE, 2, 1, names=["Ann", "Bob"]), io.StringIO()
    typed = iter(["?", "sell nothing", "hint", *["1"] * 40])
    console = Console(file=out, width=100, force_terminal=False)
    assert terminal.play(match, {0}, {1: find("random")}, "en", console, ask=lambda _prompt: next(typed))
    for shown in ("Choose an action.", "“sell nothing”", "Hint:", "hand size", "dates ", " wins."):
        assert shown in out.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_screen_is_drawn_in_every_language(language: str) -> None:
    match, console = nomarch.new(EXAMPLE, 4, 1), Console(file=io.StringIO(), width=100)
    drawn = screen(EXAMPLE)
    console.print(drawn.draw(match, 0, language, match.view(1)), drawn.guide(language), drawn.result(match, language))
    assert drawn.prompt(match, language)


@pytest.mark.parametrize("bot", ["greedy", *LEVELS[:-1], f"{LEVELS[-1]}@200"])
def test_every_level_plays_it_and_beats_chance(bot: str) -> None:
    games = 20
    assert nomarch.simulate(EXAMPLE, 2, games, 3, bots=[bot, "random"]).wins[0] > 0.7 * games


def test_a_bot_never_sees_the_true_hands() -> None:
    match = nomarch.new(EXAMPLE, 2, 1)
    hands = {match.information_state(seed).states[0]["hand"].tobytes() for seed in range(10)}
    assert len(hands) > 5


def test_it_is_an_environment_of_many_games_at_once() -> None:
    batch = Batch(EXAMPLE, 8, 3, seeds=1)
    ended = 0
    for _ in range(60):
        batch.step(batch.sample())
        ended += int(batch.ended.sum())
    assert ended > 8
    assert batch.observations.shape[1] == sum(field.size for field in envs.fields(EXAMPLE, 3))


def test_it_is_a_pettingzoo_environment() -> None:
    env, chance = envs.aec(EXAMPLE, 3), random.Random(1)
    env.reset(seed=1)
    for agent in env.agent_iter(500):
        seen, _, ended, _, _ = env.last()
        env.step(None if ended else int(chance.choice(np.flatnonzero(seen["action_mask"]))))
        assert agent
    assert env.agents == []


def test_it_is_a_gymnasium_environment() -> None:
    env = envs.single(EXAMPLE, 2)
    seen, _ = env.reset(seed=1)
    ended = False
    while not ended:
        seen, _, ended, _, _ = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    assert env.match.over


def test_bots_are_trained_on_it_and_the_ladder_beats_chance(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A short run of `python -m nomarch.bots.training`; bots then find the weights beside the game's module."""
    file = tmp_path / f"{EXAMPLE}.npz"
    command = ["training", EXAMPLE, "--rounds", "4", "--games", "1000", "--units", "8", "--file", str(file)]
    monkeypatch.setattr(sys, "argv", command)
    training.main()
    assert evaluation.weights_file(find_game(EXAMPLE)).parent == _DOCS / "examples"
    monkeypatch.setattr(evaluation, "weights_file", lambda game: file)
    monkeypatch.setattr(character, "learned", evaluation.learned.__wrapped__)
    monkeypatch.setattr(search_driver, "learned_for_search", evaluation.learned.__wrapped__)
    assert evaluation.learned.__wrapped__(find_game(EXAMPLE)).hidden.shape[1] == 8
    assert search_driver.settings(find_game(EXAMPLE)).rollout_weight < 1
    games = 40
    for bot in ("vizier", f"{LEVELS[-1]}@100"):
        assert nomarch.simulate(EXAMPLE, 2, games, 3, bots=[bot, "random"]).wins[0] > 0.7 * games


def test_it_has_an_arena(tmp_path: Path) -> None:
    report = run(tournament(EXAMPLE, ["greedy", "random"], seed=1), 10, file=tmp_path / "results.jsonl", jobs=1)
    assert report.games == 10


def test_commands_find_it() -> None:
    ran = CliRunner().invoke(app, ["simulate", EXAMPLE, "--games", "10"])
    assert ran.exit_code == 0, ran.output
    ran = CliRunner().invoke(app, ["simulate", "senet", "--games", "10"])
    assert EXAMPLE in ran.output


def test_what_the_document_shows_stands_in_the_example() -> None:
    document = (_DOCS / "contribute" / "adding-a-game.md").read_text(encoding="utf-8")
    excerpts = re.findall(r"^```py\n(.*?)^```", document, re.MULTILINE | re.DOTALL)
    assert len(excerpts) == 3
    assert all(excerpt in (_DOCS / "examples" / "caravan.py").read_text(encoding="utf-8") for excerpt in excerpts)
