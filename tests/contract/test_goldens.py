"""Golden games and perft counts pin the rules. A game without them fails.

`python -m tests.contract.test_goldens` writes missing ones; it never overwrites existing ones, because they stand for
games that people have played.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import nomarch
from nomarch.games.registry import find
from tests.contract.setups import EVERY_SETUP, GAMES, Setup, played, setups

FOLDER = Path(__file__).with_name("goldens")
SEED = 2018
DEPTH = 5


def golden_game(setup: Setup) -> Path:
    """The record of a whole game with this setup and the current version of the rules."""
    return FOLDER / f"{setup}-rules.{find(setup.game).version}.txt"


def perft_file(game: str) -> Path:
    """A game's perft counts, by setup."""
    return FOLDER / f"{game}-rules.{find(game).version}-perft.json"


def counts(setup: Setup) -> list[int]:
    """The number of sequences of 0, 1, 2… decisions from the start."""
    match = setup.new(SEED)
    return [match.perft(depth) for depth in range(DEPTH + 1)]


@pytest.mark.parametrize("setup", EVERY_SETUP)
def test_every_table_has_a_golden_game_that_replays_to_the_letter(setup: Setup) -> None:
    path = golden_game(setup)
    assert path.exists(), f"{path.name} is missing: python -m tests.contract.test_goldens writes it"
    text = path.read_text(encoding="utf-8")
    match = nomarch.load(text)
    assert match.over
    assert match.record() == text


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.txt")), ids=lambda path: path.stem)
def test_records_of_every_version_of_the_rules_are_still_replayable(path: Path) -> None:
    assert nomarch.load(path.read_text(encoding="utf-8")).over


@pytest.mark.parametrize("setup", EVERY_SETUP)
def test_perft_counts_are_what_they_were(setup: Setup) -> None:
    path = perft_file(setup.game)
    assert path.exists(), f"{path.name} is missing: python -m tests.contract.test_goldens writes it"
    assert json.loads(path.read_text(encoding="utf-8"))[str(setup)] == counts(setup)


def write_missing() -> None:
    """Write the goldens that a new game or setup lacks."""
    FOLDER.mkdir(exist_ok=True)
    for game in GAMES:
        for setup in setups(game):
            if not golden_game(setup).exists():
                golden_game(setup).write_text(played(setup, SEED).record(), encoding="utf-8")
        if not perft_file(game).exists():
            found = {str(setup): counts(setup) for setup in setups(game)}
            perft_file(game).write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write_missing()
