"""Result cards: what a link's preview and a shared picture show of a table or a daily deal, as an SVG.

A card is made from the same summary as a list's entry, so it holds nothing hidden: names, and the scores once a game is
over. Names are foreign text: they are shortened and escaped.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from xml.sax.saxutils import escape

from nomarch.server.domain.naming import names_of
from nomarch.text.language import translate

__all__ = ["HEIGHT", "WIDTH", "Card", "daily_card", "draw", "puzzle_card", "table_card"]

WIDTH, HEIGHT = 1200, 630  # what Open Graph recommends
_ROWS = 6
_NAME = 28  # characters that fit beside a score
_INK, _DIM, _PAGE, _PANEL, _LINE, _GOLD = "#2a1b12", "#5d4733", "#efe3ca", "#fbf5e6", "#c9b58c", "#e8b02c"
_SANS, _TITLE = "Alegreya Sans", "Marcellus"


@dataclass(frozen=True)
class Card:
    """The text of a card."""

    title: str
    state: str
    rows: tuple[tuple[str, str, bool], ...] = ()  # a name, a score, and whether it won

    @property
    def description(self) -> str:
        """The card in a sentence, for the tags of a page."""
        told = ", ".join(f"{name} {score}".strip() for name, score, _ in self.rows)
        return f"{self.state}: {told}" if told else self.state


def table_card(shown: Mapping[str, Any], language: str, rank: int | None = None) -> Card:
    """The card of a table, from its entry in a list."""
    title, over = shown["game"].capitalize(), shown["phase"] == "over"
    if shown["daily"]:
        title = translate("card_daily", language, game=title, day=shown["daily"])
    names = names_of([(seat["kind"], seat["name"]) for seat in shown["seats"]], language)
    scores = shown["scores"] if over else [""] * len(names)
    rows = [
        (name, score, seat in shown["winners"]) for seat, (name, score) in enumerate(zip(names, scores, strict=True))
    ]
    if over:  # games that ended under earlier versions have no ranks
        ranks = shown["ranks"] or [not won for _, _, won in rows]
        rows = [rows[seat] for seat in sorted(range(len(rows)), key=lambda seat: ranks[seat])]
    state = translate(f"card_{shown['phase']}", language)
    if rank:
        state = translate("card_rank", language, rank=rank)
    return Card(title, state, tuple(rows))


def daily_card(deal: Mapping[str, Any], language: str) -> Card:
    """The card of a day's deal: the best results."""
    title = translate("card_daily", language, game=deal["game"].capitalize(), day=deal["day"])
    rows = [(f"{row['rank']}. {row['name']}", row["text"], row["rank"] == 1) for row in deal["best"]]
    return Card(title, translate("card_results", language, count=deal["finished"]), tuple(rows))


def puzzle_card(game: str, number: int, names: Sequence[str], seat: int, language: str) -> Card:
    """The card of a puzzle: who sits at the table, and who is to move."""
    title = translate("card_puzzle", language, game=game.capitalize(), number=number)
    state = translate("card_puzzle_task", language, name=names[seat])
    return Card(title, state, tuple((name, "", False) for name in names))


def draw(card: Card) -> str:
    """The card as an SVG."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{_PAGE}"/>',
        f'<circle cx="1064" cy="112" r="58" fill="{_GOLD}" stroke="{_INK}" stroke-width="5"/>',
        _text(64, 100, "nomarch", 40, family=_TITLE, fill=_DIM),
        _text(64, 172, card.title, 52, family=_TITLE),
        f'<rect x="48" y="204" width="1104" height="378" rx="16" fill="{_PANEL}" stroke="{_LINE}" stroke-width="3"/>',
        _text(80, 258, card.state, 34, fill=_DIM),
    ]
    for number, (name, score, won) in enumerate(card.rows[:_ROWS]):
        y = 312 + 48 * number
        if won:
            parts.append(f'<circle cx="92" cy="{y - 13}" r="12" fill="{_GOLD}" stroke="{_INK}" stroke-width="3"/>')
        parts += [_text(120, y, name, 38, bold=won, most=_NAME), _text(1120, y, score, 38, bold=won, end=True)]
    return "".join([*parts, "</svg>"])


def _text(
    x: int, y: int, text: str, size: int, *, family: str = _SANS, fill: str = _INK, bold: bool = False,
    end: bool = False, most: int = 40,
) -> str:  # fmt: skip
    """One line of text, shortened. Characters that XML doesn't allow are dropped."""
    clean = "".join(sign for sign in text if sign.isprintable())
    short = clean if len(clean) <= most else f"{clean[: most - 1]}…"
    weight, anchor = (700 if bold else 400), ("end" if end else "start")
    return (
        f'<text x="{x}" y="{y}" font-family="{family}" font-size="{size}" font-weight="{weight}" fill="{fill}"'
        f' text-anchor="{anchor}">{escape(short)}</text>'
    )
