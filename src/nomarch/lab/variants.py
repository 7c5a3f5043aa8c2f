"""Two variants of a game, compared on the same deals and seatings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from nomarch.lab import drawing
from nomarch.lab.drawing import Row, number, shown
from nomarch.lab.estimates import Estimate, difference
from nomarch.lab.frame import Frame, thing
from nomarch.lab.page import Section

__all__ = ["variant_sections"]

_DRAWN = 12
_COMPARED = ("score", "turns", "decisions")
_PAIRED = "Both variants are played on the same deals and seatings, and compared game by game."


def variant_sections(table: Frame) -> Iterator[Section]:
    """Whether the second variant changes who wins, and what else it changes."""
    one, other = (table.where(table["set"] == number) for number in (0, 1))
    deals = one["deal"][one["seat"] == 0]
    name = _name(table)
    yield _winners(one, other, deals, name)
    yield from _changes(one, other, deals, name)


def _name(table: Frame) -> str:
    """The changed options, or the components if only these differ."""
    before, after = (table.sets[number]["options"] for number in (0, 1))
    changed = [f"{option}={value}" for option, value in after.items() if before.get(option) != value]
    return ", ".join(changed) or "the other components"


def _winners(one: Frame, other: Frame, deals: NDArray[Any], name: str) -> Section:
    pairs = {"first player": tuple(half["share"][half["order"] == 1] for half in (one, other))}
    if len(one.bots) > 1:
        for bot in one.bots:
            pairs[bot] = tuple(_games_of(half, bot) for half in (one, other))
    rows, changed = [], []
    for who, (before, after) in pairs.items():
        of = deals if who == "first player" else deals[_plays(one, who)]
        gap = difference(before, after, of).times(100)
        sure = gap.stricter(len(pairs)).excludes(0)
        rows.append(Row(who, [gap], [f"{100 * before.mean():.1f}%", f"{100 * after.mean():.1f}%", shown(gap, 1)], sure))
        if sure:
            changed.append(f"{who} {100 * before.mean():.1f}% to {100 * after.mean():.1f}%")
    largest = max(abs(end) for row in rows for each in row.values if each for end in (each.low, each.high))
    answer = (
        f"Yes: with {name}, win shares change for {'; '.join(changed)}."
        if changed
        else f"Not measurably: with {name}, every win share stays within {largest:.0f} percentage points."
    )
    return Section(
        f"Does {name} change who wins?",
        answer,
        drawing.dots(rows, ["before", "after", "change"], "Change of the win share, in percentage points", 0.0),
        [f"{_PAIRED} Filled dots are significant after a Bonferroni correction."],
    )


def _plays(half: Frame, bot: str) -> NDArray[np.bool_]:
    """By game, whether the bot plays."""
    _, number = np.unique(half["game"], return_inverse=True)
    return np.asarray(np.bincount(number, half["bot"] == bot) > 0)


def _games_of(half: Frame, bot: str) -> NDArray[np.float64]:
    """The bot's win share per seat, by game in which it plays."""
    _, number = np.unique(half["game"], return_inverse=True)
    seats, won = np.bincount(number, half["bot"] == bot), np.bincount(number, (half["bot"] == bot) * half["share"])
    return np.asarray(won[seats > 0] / seats[seats > 0])


def _changes(one: Frame, other: Frame, deals: NDArray[Any], name: str) -> Iterator[Section]:
    columns = [column for column in one.columns if column in _COMPARED or "." in column]
    pairs = {column: (_by_game(one, one[column]), _by_game(other, other[column])) for column in columns}
    pairs["distance"] = _by_game(one, np.abs(one["margin"])), _by_game(other, np.abs(other["margin"]))
    pairs = {column: pair for column, pair in pairs.items() if not np.array_equal(*pair)}
    if not pairs:
        return
    rows = []
    for column, (before, after) in pairs.items():
        gap, spread = difference(before, after, deals), float(np.sqrt((before.var() + after.var()) / 2)) or 1.0
        cells = [f"{before.mean():.2f}", f"{after.mean():.2f}", shown(gap)]
        rows.append(Row(_spelled(column), [gap.times(1 / spread)], cells, gap.stricter(len(pairs)).excludes(0)))

    def size(row: Row) -> float:
        return row.values[0].value if row.values[0] else 0.0

    drawn = sorted(sorted(rows, key=lambda row: -abs(size(row)))[:_DRAWN], key=lambda row: -size(row))
    length, points = (_told(pairs, column, deals) for column in ("decisions", "score"))
    head, unit = ["before", "after", "change"], "in standard deviations"
    yield Section(
        f"What else does {name} change?",
        f"{sum(row.sure for row in rows)} of {len(rows)} statistics change significantly. Decisions per seat:"
        f" {length}; score: {points}.",
        drawing.dots(drawn, head, f"The largest changes, {unit}; the numbers are means per seat", 0.0),
        [f"{_PAIRED} Distance is the gap between a seat's score and the mean of the others."],
        drawing.dots(rows, head, f"All changes, {unit}", 0.0) if len(rows) > len(drawn) else "",
        key=False,
    )


def _spelled(column: str) -> str:
    """A column with its group, unless the name says enough."""
    group, _, rest = column.partition(".")
    return thing(column) if group in ("did", "points") or not rest else f"{group} {thing(column)}"


def _told(pairs: dict[str, tuple[NDArray[np.float64], NDArray[np.float64]]], column: str, deals: NDArray[Any]) -> str:
    if column not in pairs:
        return "no change"
    gap: Estimate = difference(*pairs[column], deals)
    value, low, high = (number(end, "+.2f") for end in (gap.value, gap.low, gap.high))
    return f"{value} ({low} to {high})"


def _by_game(table: Frame, values: NDArray[Any]) -> NDArray[np.float64]:
    """The mean over the seats of each game, in the order of the games."""
    _, number, count = np.unique(table["game"], return_inverse=True, return_counts=True)
    return np.asarray(np.bincount(number, values) / count)
