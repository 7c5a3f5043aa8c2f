"""What components and actions are worth: which of them stand out from the others of their group."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from nomarch.lab import drawing
from nomarch.lab.drawing import Row, number, shown
from nomarch.lab.estimates import Estimate, effects
from nomarch.lab.frame import DID, POINTS, Frame, thing
from nomarch.lab.page import Section

__all__ = ["worth_sections"]

_DRAWN = 14  # rows; of more, the strongest and the weakest are drawn
_EACH = 6
_SPELLED = {"crop": "stored crop", "planted": "planted crop", "token": "resource"}  # where a group's name isn't a noun
_ADJUSTED = (
    "The value of one more, compared between the seats of a game, with the other rows, the bot and the turn order held"
    " fixed. Filled dots differ from the group's mean (the line) after a Bonferroni correction. An association isn't a"
    " cause: a player who could afford something may already have been ahead."
)


def worth_sections(table: Frame) -> Iterator[Section]:
    """A section for each group of columns; what a player did comes last."""
    for group in sorted(table.groups, key=lambda group: (group == DID, group)):
        if group != POINTS:
            yield from _worth(table, group)


def _worth(table: Frame, group: str) -> Iterator[Section]:
    columns = [name for name in table.groups[group] if table[name].any()]
    if not columns:
        return
    facts = table.stack(columns)
    # Control for bot and seat; one of each is the reference category.
    controls: list[NDArray[Any]] = [table["bot"] == bot for bot in table.bots[1:]]
    controls += [table["order"] == order for order in range(2, table.sets[0]["players"] + 1)]
    points, wins = (
        effects(table[outcome], facts, controls, table["game"], table["deal"]) for outcome in ("score", "share")
    )
    known = [place for place in range(len(columns)) if points[place]]
    title = "What pays?" if group == DID else f"Is any {_SPELLED.get(group, group)} too strong?"
    if not known:
        yield Section(title, "Too few games for estimates.")
        return
    found = {place: one for place in known if (one := points[place])}
    middle = float(np.mean([one.value for one in found.values()]))
    order = sorted(known, key=lambda place: -found[place].value)
    apart = {place for place in known if found[place].stricter(len(known)).excludes(middle)}
    rows = [
        Row(
            thing(columns[place]), [found[place]],
            [
                shown(found[place], 1 if abs(found[place].value) >= 1 else 2),
                shown((won := wins[place]) and won.times(100), 1, "%"),
                f"{facts[:, place].mean():.2f}",
            ],
            place in apart,
        )
        for place in order
    ]  # fmt: skip
    head = ["points", "win share", "per seat"]
    caption = f"Points for one more, by {'what a player did' if group == DID else _SPELLED.get(group, group)}"
    few = rows if len(rows) <= _DRAWN else [*rows[:_EACH], *rows[-_EACH:]]
    if len(few) < len(rows):
        caption += f": the {_EACH} highest and the {_EACH} lowest of {len(rows)}"
    yield Section(
        title,
        _answer(group, columns, order, found, apart, middle),
        drawing.dots(few, head, caption, middle),
        [_ADJUSTED],
        drawing.dots(rows, head, "All", middle) if len(few) < len(rows) else "",
        key=group == DID or bool(apart),
    )


def _answer(
    group: str, columns: list[str], order: list[int], found: dict[int, Estimate], apart: set[int], middle: float
) -> str:
    def named(place: int) -> str:
        return f"{thing(columns[place])} ({_signed(found[place].value)})"

    strong = [place for place in order if place in apart and found[place].value > middle]
    weak = [place for place in reversed(order) if place in apart and found[place].value < middle]
    if not apart:
        return (
            f"No: none of {len(order)} stands out from their mean of {_signed(middle)} points. The highest is"
            f" {named(order[0])}, the lowest {named(order[-1])}."
        )
    parts = []
    if strong:
        parts.append(f"{_some(list(map(named, strong)))} {'is' if len(strong) == 1 else 'are'} worth more")
    if weak:
        parts.append(f"{_some(list(map(named, weak)))} {'is' if len(weak) == 1 else 'are'} worth less")
    told = "; ".join(parts)
    return f"{told[:1].upper()}{told[1:]}, compared with {_signed(middle)} points for the mean of all {len(order)}."


def _signed(value: float) -> str:
    return number(value, "+.1f" if abs(value) >= 0.95 else "+.2f")


def _some(names: list[str], most: int = 4) -> str:
    listed = names if len(names) <= most else [*names[:most], f"{len(names) - most} more"]
    return " and ".join([", ".join(listed[:-1]), listed[-1]] if len(listed) > 1 else listed)
