"""Options shared by commands: parsing and completion."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

from typer.testing import CliRunner

from nomarch.cli.commands.options import complete_bots, complete_game, complete_option
from nomarch.cli.main import app


def test_a_game_is_known_in_any_case() -> None:
    assert CliRunner().invoke(app, ["components", "Nile"]).stdout.startswith("#")


def test_games_and_bots_are_completed() -> None:
    assert complete_game("f") == ["fertility"]
    assert complete_bots("vizier,ph") == ["vizier,pharaoh"]
    assert complete_bots("V") == ["vizier"]


def test_options_are_completed_with_their_values() -> None:
    context = cast("Any", SimpleNamespace(params={"game": "nile"}))
    assert complete_option(context, "fast") == ["faster=no", "faster=yes"]
    assert "edition=first" in complete_option(cast("Any", SimpleNamespace(params={})), "")
