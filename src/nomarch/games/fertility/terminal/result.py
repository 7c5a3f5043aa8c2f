"""The result of a game."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.text import Text

from nomarch.engine.screen import Seen, listed
from nomarch.games.fertility.information.schemas import Preview, View
from nomarch.games.fertility.terminal.paint import HEAD
from nomarch.games.fertility.terminal.panels import score
from nomarch.text.language import Message, render, translate

__all__ = ["result"]


def result(match: Seen[View, Preview], language: str) -> RenderableType:
    """The score in its parts, the winners, and what broke a tie."""
    view = match.view(None)
    winners = [name for name, rank in zip(match.names, view["ranks"] or [], strict=True) if rank == 1]
    key = "terminal_wins" if len(winners) == 1 else "terminal_share"
    lines = [Text(translate(key, language, names=listed(winners, language)), HEAD)]
    lines += [Text(line) for line in _broken_ties(match, view, language)]
    return Group(score(view, match.names, language), Text(""), *lines)


def _broken_ties(match: Seen[View, Preview], view: View, language: str) -> Iterator[str]:
    """Players with equal scores who differ in tokens."""
    cities, ranks = view["cities"], view["ranks"] or []
    for ahead in range(view["players"]):
        for behind in range(view["players"]):
            if ranks[ahead] < ranks[behind] and cities[ahead]["score"]["total"] == cities[behind]["score"]["total"]:
                args: dict[str, str | int] = {"ahead": match.names[ahead], "behind": match.names[behind]}
                args |= {"fewer": cities[ahead]["tokens"], "more": cities[behind]["tokens"]}
                yield render(Message("fertility_tie_broken", args, "F5.6"), language)
