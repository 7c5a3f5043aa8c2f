"""`nomarch play`: play in the terminal, against bots or hot-seat."""

from __future__ import annotations

import secrets
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from nomarch import bots
from nomarch.cli import saves
from nomarch.cli.commands.options import (
    KNOWN_BOTS,
    ComponentsFile,
    GameName,
    Language,
    Options,
    Players,
    Seed,
    complete_bots,
)
from nomarch.cli.commands.shared import compiling, read_components, read_options, read_record, read_text
from nomarch.cli.terminal import play as play_in_terminal
from nomarch.cli.usage import help_text
from nomarch.games.registry import find
from nomarch.play.match import new
from nomarch.play.setup import SEEDS, check_players, check_seed
from nomarch.text.console import Console
from nomarch.text.errors import NomarchError
from nomarch.text.language import translate

__all__ = ["play"]

_HUMAN = "human"
_PIPED = 80  # columns if stdout isn't a terminal


def _complete_seats(incomplete: str) -> list[str]:
    """Complete the last seat of a list."""
    before, comma, typed = incomplete.rpartition(",")
    people = [before + comma + _HUMAN] if _HUMAN.startswith(typed.lower()) else []
    return people + complete_bots(incomplete)


def play(
    language: Language,
    game: GameName = "fertility",
    players: Players = None,
    seats: Annotated[
        str | None,
        typer.Option("--seats", metavar="WHO,WHO…", autocompletion=_complete_seats, help=help_text("cli_help_seats")),
    ] = None,
    bot: Annotated[
        str | None,
        typer.Option(
            "--bots",
            "-b",
            metavar="BOT",
            autocompletion=complete_bots,
            show_default=bots.DEFAULT,
            help=help_text("cli_help_bots", known=KNOWN_BOTS),
        ),
    ] = None,
    names: Annotated[
        str | None, typer.Option("--names", metavar="NAME,NAME…", help=help_text("cli_help_names"))
    ] = None,
    seed: Seed = None,
    option: Options = None,
    components: ComponentsFile = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE", help=help_text("cli_help_resume"))] = None,
    latest: Annotated[bool, typer.Option("--continue", "-c", help=help_text("cli_help_continue"))] = False,
    listed: Annotated[bool, typer.Option("--saves", help=help_text("cli_help_saves"))] = False,
) -> None:
    """Play in the terminal."""
    if listed:
        _list_saves(language)
        return
    if latest:
        resume = _latest()
    own_chance = secrets.randbelow(SEEDS) if seed is None else check_seed(seed)
    if resume is None:
        found = find(game)
        count = check_players(found, players or (len(_split(seats)) if seats else found.seats[0]))
        sitting = _seating(seats, bot, count)
        called = _names(names, sitting, language)
        chosen = read_options(option, found)
        box = read_components(found, components)
        compiling(found, language, thinking=True)
        match = new(game, count, own_chance, names=called, components=box, **chosen)
    else:
        if players or names or option:
            raise NomarchError("cli_resume_alone")
        text = read_text(resume, "cli_record_file")
        match = read_record(resume, components)
        if match.over:
            raise NomarchError("cli_resume_over", file=str(resume))
        sitting = _seating(seats or ("" if bot else saves.seats_in(text)), bot, match.players)
        compiling(match.game, language, thinking=True)
    play_in_terminal(
        match,
        {seat for seat, who in enumerate(sitting) if who == _HUMAN},
        {seat: bots.find(who) for seat, who in enumerate(sitting) if who != _HUMAN},
        language,
        Console() if sys.stdout.isatty() else Console(width=_PIPED),
        seed=own_chance,
        file=resume if resume and resume.resolve().parent == saves.folder().resolve() else None,
        seats=sitting,
        resuming=f" --components {components}" if components else "",
    )


def _latest() -> Path:
    """The most recently saved game."""
    for path, match in saves.kept():
        if not match.over:
            return path
    raise NomarchError("cli_no_saves", folder=str(saves.folder()))


def _list_saves(language: str) -> None:
    """List the saved games, most recent first."""
    console = Console(soft_wrap=True)
    found = list(saves.kept())
    if not found:
        console.print(translate("cli_no_saves", language, folder=str(saves.folder())))
    for path, match in found:
        state = (
            translate("cli_save_over", language)
            if match.over
            else translate("cli_save_turn", language, turn=match.turn)
        )
        when = time.strftime("%Y-%m-%d %H:%M", time.localtime(path.stat().st_mtime))
        console.print(f"{when}  {match.game.name}  {', '.join(match.names)}  {state}  {path}")


def _split(listed: str) -> list[str]:
    return [word.strip() for word in listed.split(",")]


def _seating(seats: str | None, bot: str | None, players: int) -> list[str]:
    """The seating: as given, by default a person against bots."""
    sitting = _split(seats.lower()) if seats else [_HUMAN, *[(bot or bots.DEFAULT).lower()] * (players - 1)]
    if len(sitting) != players:
        raise NomarchError("cli_bad_seats", seats=len(sitting), players=players)
    for who in sitting:
        if who != _HUMAN:
            bots.find(who)
    return sitting


def _names(names: str | None, sitting: Sequence[str], language: str) -> list[str]:
    """A name for each seat; unnamed bots and people get a default name."""
    given = _split(names) if names else []
    if len(given) == len(sitting):
        return given
    if given and len(given) != sitting.count(_HUMAN):
        raise NomarchError("bad_names", players=len(sitting))
    found: list[str] = []
    for seat, who in enumerate(sitting):
        if who == _HUMAN and given:
            found.append(given.pop(0))
        else:
            kind = translate("terminal_player", language) if who == _HUMAN else who.capitalize()
            found.append(kind if sitting.count(who) == 1 else f"{kind} {sitting[: seat + 1].count(who)}")
    return found
