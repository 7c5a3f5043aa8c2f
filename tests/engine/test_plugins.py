"""Plugins: games and bots of other packages are found through entry points, with their messages."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from nomarch.bots.levels import BOTS
from nomarch.bots.named import load_bot, source
from nomarch.engine.plugins import installed
from nomarch.games import registry
from nomarch.text import language
from nomarch.text.language import translate

_ENTRY_POINTS = """\
[nomarch.games]
oasis = oasis_package:Oasis
nile = oasis_package:Oasis

[nomarch.bots]
camel = oasis_package:camel
greedy = oasis_package:camel
"""
_MODULE = """\
from docs.examples.caravan import Caravan


class Oasis(Caravan):
    name = "oasis"


def camel(state, budget=None):
    return state.legal[-1]
"""


@pytest.fixture
def oasis(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """An installed package with a game, a bot and messages."""
    info = tmp_path / "oasis_package-1.0.dist-info"
    for file, text in {
        info / "METADATA": "Metadata-Version: 2.1\nName: oasis-package\nVersion: 1.0\n",
        info / "entry_points.txt": _ENTRY_POINTS,
        tmp_path / "oasis_package" / "__init__.py": _MODULE,
        tmp_path / "oasis_package" / "locales" / "en.ftl": "oasis_palm = A palm\ngame_over = Taken over\n",
        tmp_path / "oasis_package" / "locales" / "de.ftl": "oasis_palm = Eine Palme\n",
    }.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delenv("NOMARCH_GAMES", raising=False)
    monkeypatch.setattr(language, "_FOLDERS", [])
    monkeypatch.setattr(registry, "find", registry.find.__wrapped__)
    installed.cache_clear()
    yield
    monkeypatch.undo()
    sys.modules.pop("oasis_package", None)
    installed.cache_clear()
    language._bundle.cache_clear()


@pytest.mark.usefixtures("oasis")
def test_a_game_of_another_package_is_found_with_its_messages_and_replaces_nothing_of_ours() -> None:
    ours = translate("game_over")
    assert registry.places() == {"oasis": "oasis_package:Oasis"} | registry.GAMES
    assert registry.find("oasis").name == "oasis"
    assert [translate("oasis_palm", each) for each in ("en", "de", "fr")] == ["A palm", "Eine Palme", "A palm"]
    assert translate("game_over") == ours


@pytest.mark.usefixtures("oasis")
def test_a_bot_of_another_package_goes_by_its_name_and_cannot_replace_one_of_ours(tmp_path: Path) -> None:
    assert load_bot("camel").bot.__name__ == "camel"
    assert load_bot("Camel@5").name == "camel@5"
    assert source("camel@5") == tmp_path / "oasis_package" / "__init__.py"
    assert load_bot("greedy").bot is BOTS["greedy"]
