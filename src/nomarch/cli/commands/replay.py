"""`nomarch replay`: replay and check a record."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

from nomarch.cli.commands.options import ComponentsFile, Json, Language
from nomarch.cli.commands.shared import read_record
from nomarch.cli.usage import help_text
from nomarch.games.registry import screen
from nomarch.play.match import Match
from nomarch.text.console import Console
from nomarch.text.errors import NomarchError
from nomarch.text.language import translate

__all__ = ["replay"]


def replay(
    language: Language,
    file: Annotated[Path, typer.Argument(metavar="FILE", help=help_text("cli_help_record"))],
    components: ComponentsFile = None,
    as_json: Json = False,
    states: Annotated[bool, typer.Option("--states", help=help_text("cli_help_states"))] = False,
    seat: Annotated[int | None, typer.Option("--seat", metavar="N", help=help_text("cli_help_view_seat"))] = None,
) -> None:
    """Replay a record: as text, as one JSON object, or with the public state after every action."""
    match = read_record(file, components)
    if seat is not None and not 1 <= seat <= match.players:
        raise NomarchError("cli_no_such_seat", seat=seat, players=match.players)
    if seat is not None and not states:
        raise NomarchError("cli_seat_without_states")
    viewer = None if seat is None else seat - 1
    if as_json:
        print(json.dumps(_whole(match, states, viewer)))
    elif states:
        for step in _steps(match, states, viewer):
            print(json.dumps(step))
    else:
        _show(match, language)


def _whole(match: Match, states: bool, viewer: int | None) -> dict[str, Any]:
    start, *steps = _steps(match, states, viewer)
    return {
        "game": match.game.name,
        "rules": match.game.version,
        "components": match.components.digest,
        "names": match.names,
        "options": match.options,
        **start,
        "actions": steps,
        "over": match.over,
        "scores": match.scores,
        "ranks": match.ranks,
        "winners": match.winners,
    }


def _steps(match: Match, states: bool, viewer: int | None) -> Iterator[dict[str, Any]]:
    """The initial position, then each action with its result."""
    told: dict[str, Any] = {}
    for before, action in match.history():
        yield told | ({"state": before.view(viewer)} if states else {})
        told = {"turn": before.turn, "seat": before.to_play, "action": action, "text": before.text(action)}
    yield told | ({"state": match.view(viewer)} if states else {})


def _show(match: Match, language: str) -> None:
    """Print the game turn by turn, and the final table."""
    console, turn = Console(), 0
    for before, action in match.history():
        if before.turn != turn and before.to_play is not None:
            turn = before.turn
            console.print(translate("cli_turn", language, turn=turn, name=before.names[before.to_play]), style="bold")
        console.print(f"  {before.text(action)}")
    drawn = screen(match.game.name)
    console.print(drawn.draw(match, match.to_play or 0, language))
    if match.over:
        console.print(drawn.result(match, language))
