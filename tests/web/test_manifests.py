"""The page's game manifests match the rules."""

import re
from pathlib import Path

import pytest

from nomarch.games.registry import GAMES, find

FOLDER = Path(__file__).resolve().parents[2] / "web" / "src" / "games"


@pytest.mark.parametrize("name", sorted(GAMES))
def test_players_and_secrets_are_those_of_the_rules(name: str) -> None:
    game = find(name)
    path = FOLDER / name / "manifest.ts"
    if not path.exists():
        pytest.skip("the page shows it with the plain table")
    manifest = path.read_text(encoding="utf-8")
    least, most = re.findall(r"players: \[(\d+), (\d+)\]", manifest)[0]
    assert (int(least), int(most)) == (min(game.seats), max(game.seats))
    assert re.findall(r"secrets: (\w+)", manifest) == ["true" if game.secrets else "false"]
