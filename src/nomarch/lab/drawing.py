"""The charts of a report, in plain HTML: they follow the page's width, its dark mode and its printed form.

A chart is a table whose rows hold a drawn value beside the printed one, so a screen reader reads the numbers. Series
differ by shape and not by colour alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10

import numpy as np
from numpy.typing import NDArray

from nomarch.lab.estimates import Estimate

__all__ = ["Row", "bars", "dots", "legend", "number", "shown"]

_SHAPES = 5  # the style has as many
_LABELLED = 12  # with at most so many bars, each has its number below it
_GAP = 0.3  # between two labels of a scale, as a part of it: on a phone, a scale is about as wide as three labels


@dataclass(frozen=True)
class Row:
    """A row of a chart: a value per series, and the cells after the drawing."""

    name: str
    values: Sequence[Estimate | None]
    cells: Sequence[str]
    sure: bool = True  # whether to draw it filled


def number(value: float, form: str) -> str:
    """A number as text, with a true minus sign and without a negative zero."""
    text = format(value, form)
    return (text if float(text) else text.replace("-", "")).replace("-", "\N{MINUS SIGN}")


def shown(estimate: Estimate | None, digits: int = 2, unit: str = "") -> str:
    """A value and its interval, as the HTML of a cell."""
    if estimate is None:
        return "\N{EN DASH}"
    value, low, high = (
        number(end, f".{digits}f") if np.isfinite(end) else "?" for end in (estimate.value, estimate.low, estimate.high)
    )
    return f"{value}{unit} <small>{low} to {high}</small>"


def dots(
    rows: Sequence[Row], head: Sequence[str], caption: str, mark: float | None = None, unit: str = "",
    ends: tuple[float, float] | None = None,
) -> str:  # fmt: skip
    """Rows of dots with intervals on one scale; `mark` is a line through all rows, `head` titles the cells after it.

    The scale fits the values; `ends` sets it instead.
    """
    low, high = ends or _ends([each for row in rows for each in row.values], mark)
    line = f' style="--at:{_at(mark, low, high)}"' if mark is not None else ""
    titles = "".join(f'<th scope="col">{escape(title)}</th>' for title in head)
    body = "".join(
        f'<tr><th scope="row">{escape(row.name)}</th><td class="plot"{line}>{_marks(row, low, high)}</td>'
        + "".join(f"<td>{cell}</td>" for cell in row.cells)
        + "</tr>\n"
        for row in rows
    )
    return (
        f'<table class="dots"><caption>{escape(caption)}</caption><thead><tr><td></td>'
        f'<td class="plot axis" aria-hidden="true">{_axis(low, high, mark, unit)}</td>{titles}</tr></thead>\n'
        f"<tbody>{body}</tbody></table>"
    )


def legend(names: Sequence[str]) -> str:
    """The shapes of the series."""
    return (
        '<p class="legend">'
        + " ".join(f'<span><i class="s{place % _SHAPES}"></i>{escape(name)}</span>' for place, name in enumerate(names))
        + "</p>"
    )


def bars(series: Mapping[str, NDArray[np.float64]], caption: str) -> str:
    """A histogram of each series, below each other on one scale."""
    every = np.concatenate(list(series.values()))
    low, high = floor(every.min()), ceil(every.max())
    width = max(1, ceil((high - low + 1) / 40))
    edges = np.arange(low - 0.5, high + 0.5 + width, width)
    counted = {name: np.histogram(values, edges)[0] / max(len(values), 1) for name, values in series.items()}
    most = max(float(heights.max()) for heights in counted.values())
    made = []
    for name, heights in counted.items():
        peak = int(np.argmax(heights))
        told = f"{name}: {caption} from {low} to {high}, most often about {edges[peak] + width / 2:.0f}"
        columns = "".join(f'<i style="height:{100 * height / most:.0f}%"></i>' for height in heights)
        made.append(
            f'<figcaption>{escape(name)}</figcaption><div class="bars" role="img" aria-label="{escape(told)}">'
            f"{columns}</div>"
        )
    few = high - low < _LABELLED
    at = range(low, high + 1) if few else [low + (high - low) * n / 4 for n in range(5)]
    ticks = "".join(f"<span>{each:.0f}</span>" for each in at)
    return f'<figure>{"".join(made)}<div class="ticks{" each" * few}" aria-hidden="true">{ticks}</div></figure>'


def _marks(row: Row, low: float, high: float) -> str:
    made = []
    for place, value in enumerate(row.values):
        if value is None:
            continue
        shape = f"s{place % _SHAPES}" + ("" if row.sure else " open")
        if np.isfinite(value.high - value.low):
            left, right = (min(max(end, low), high) for end in (value.low, value.high))
            span = 100 * (right - left) / (high - low)
            made.append(f'<b class="{shape}" style="left:{_at(left, low, high)};width:{span:.1f}%"></b>')
        made.append(f'<i class="{shape}" style="left:{_at(min(max(value.value, low), high), low, high)}"></i>')
    return "".join(made)


def _at(value: float, low: float, high: float) -> str:
    return f"{100 * (value - low) / (high - low):.1f}%"


def _ends(values: Sequence[Estimate | None], mark: float | None) -> tuple[float, float]:
    """The ends of a scale, at round numbers around all intervals and the mark."""
    found = [] if mark is None else [mark]
    for each in values:
        if each is not None:
            found += [end for end in (each.value, each.low, each.high) if np.isfinite(end)]
    low, high = min(found, default=0.0), max(found, default=1.0)
    step = 10.0 ** floor(log10(max(high - low, 1e-6))) / 2
    low, high = floor(low / step + 1e-9) * step, ceil(high / step - 1e-9) * step
    return (low, high) if high > low else (low - step, high + step)


def _axis(low: float, high: float, mark: float | None, unit: str) -> str:
    """The labels of a scale; one that would run into the mark's is left out."""
    ticks = [low, high]
    if mark is not None:
        ticks = [mark, *(end for end in ticks if abs(end - mark) > _GAP * (high - low))]
    side = {low: ' class="left"', high: ' class="right"'}  # labels stay inside the plot
    return "".join(
        f'<span{side.get(tick, "")} style="left:{_at(tick, low, high)}">{_label(tick, high - low)}{unit}</span>'
        for tick in sorted(ticks)
    )


def _label(tick: float, span: float) -> str:
    """A label for a scale of this length, rounded to what a reader can distinguish."""
    return number(round(tick, 2 - floor(log10(span))), ".4g")
