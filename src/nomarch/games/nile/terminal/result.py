"""The result of a game: pile by pile, smallest first."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from nomarch.engine.screen import Seen, listed, seat_mark
from nomarch.games.nile.information.schemas import Crops, Preview, View
from nomarch.games.nile.rules.state import LETTERS
from nomarch.games.nile.terminal.paint import DIM, HEAD, card
from nomarch.text.language import Message, render, translate

__all__ = ["result"]

_Piles = list[tuple[int, str]]  # cards and crop, ascending


def result(match: Seen[View, Preview], language: str) -> RenderableType:
    """N6.1: the ranking, the piles that decided it in brackets, the winners, and who is ahead of whom by what."""
    view, names = match.view(None), match.names
    ranks, stored = view["ranks"] or [], view["piles"] or []
    order = sorted(range(view["players"]), key=lambda seat: (ranks[seat], seat))
    piles = [_ascending(stored[seat]) for seat in order]
    winners = [names[seat] for seat in order if ranks[seat] == 1]
    key = "terminal_wins" if len(winners) == 1 else "terminal_share"
    return Group(
        _ranking(ranks, names, order, piles, language),
        Text(""),
        Text(translate(key, language, names=listed(winners, language)), HEAD),
        *(
            Text(_comparison(names[order[i]], names[order[i + 1]], piles[i], piles[i + 1], language))
            for i in range(len(order) - 1)
        ),
    )


def _ascending(piles: Crops) -> _Piles:
    return sorted(((cards, letter) for letter, cards in piles.items()), key=lambda pile: pile[0])


def _deciding(ahead: _Piles, behind: _Piles) -> int | None:
    """The first of the piles in which two players differ."""
    both = zip(ahead, behind, strict=True)
    return next((i for i, (more, fewer) in enumerate(both) if more[0] != fewer[0]), None)


def _ranking(ranks: list[int], names: Sequence[str], order: list[int], piles: list[_Piles], language: str) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(justify="right")
    table.add_column(no_wrap=True, overflow="ellipsis", max_width=24)
    for _ in LETTERS:
        table.add_column(no_wrap=True)
    first, last = (Text(translate(f"nile_{which}", language), DIM) for which in ("smallest", "largest"))
    table.add_row("", Text(translate("nile_result", language), HEAD), first, *[""] * (len(LETTERS) - 2), last)
    for place, seat in enumerate(order):
        decided = {_deciding(piles[i], piles[i + 1]) for i in (place - 1, place) if 0 <= i < len(order) - 1}
        cells = [_pile(pile, i in decided) for i, pile in enumerate(piles[place])]
        name = Text.assemble(seat_mark(seat), f" {names[seat]}")
        table.add_row(Text(str(ranks[seat]), HEAD), name, *cells)
    return table


def _pile(pile: tuple[int, str], decided: bool) -> Text:
    before, after = "[]" if decided else "  "
    number, letter = pile
    return Text.assemble(before, card(letter), (f" {number}", HEAD if decided else ""), after)


def _comparison(ahead: str, behind: str, more: _Piles, fewer: _Piles, language: str) -> str:
    """Why one player is ahead of the next, or that they are tied."""
    args: dict[str, str | int] = {"ahead": ahead, "behind": behind}
    place = _deciding(more, fewer)
    if place is None:
        return render(Message("nile_level", args, "N6.1"), language)
    args |= {"pile": place + 1, "more": more[place][0], "fewer": fewer[place][0]}
    return render(Message("nile_ahead", args, "N6.1"), language)
