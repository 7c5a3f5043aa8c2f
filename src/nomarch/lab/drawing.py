"""The plots of a report, by Matplotlib, as inline SVG; nothing relies on colour alone."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from io import BytesIO
from itertools import count
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from nomarch.lab.estimates import Estimate

if TYPE_CHECKING:  # an optional dependency, imported on demand
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

__all__ = ["bars", "histograms", "intervals", "ratios"]

_WIDTH = 7.6  # inches
_ROW = 0.24
# Colour-blind safe (Okabe and Ito), and distinguished by marker, dash and hatch as well.
_COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#000000")
_MARKERS = ("o", "s", "^", "D", "v", "P", "X")
_DASHES = ("-", "--", ":", "-.", (0, (5, 1, 1, 1, 1, 1)))
_HATCHES = ("", "///", "...", "xxx", "---")
_STYLE: dict[Any, Any] = {
    "svg.fonttype": "none",  # text stays text: small and searchable
    "svg.hashsalt": "nomarch",  # deterministic ids
    "font.family": "sans-serif",
    "font.size": 9,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "hatch.linewidth": 0.6,
}
_DIGITS = re.compile(r"(\.\d\d)\d+")  # hundredths of a point are precise enough
_numbers = count(1)


@contextmanager
def _figure(height: float) -> Iterator[Figure]:
    import matplotlib as mpl
    from matplotlib.figure import Figure

    with mpl.rc_context(_STYLE):
        yield Figure(figsize=(_WIDTH, height), layout="constrained")


def _svg(figure: Figure, alt: str) -> str:
    """The SVG element alone: no prologue, no metadata, and ids that are unique on the page."""
    written = BytesIO()
    figure.savefig(written, format="svg", metadata={"Date": None, "Creator": None})
    text = written.getvalue().decode()
    text = re.sub(r"<metadata>.*?</metadata>", "", text[text.index("<svg") :], flags=re.DOTALL)
    prefix = f"d{next(_numbers)}-"
    text = re.sub(r'\bid="', f'id="{prefix}', text)
    text = re.sub(r'((?:xlink:)?href="|url\()#', rf"\1#{prefix}", text)
    text = re.sub(r' xmlns(?::xlink)?="[^"]*"', "", text.replace("xlink:href", "href"))
    text = re.sub(r"font-family: [^;\"]*(; )?", "", text)  # the page's own
    text = re.sub(r' (?:d|x|y|transform)="[^"]*"', lambda found: _DIGITS.sub(r"\1", found[0]), text)
    return text.replace("<svg ", f'<svg role="img" aria-label="{_quoted(alt)}" ', 1)


def _quoted(text: str) -> str:
    return text.replace("&", "&amp;").replace('"', "&quot;").replace("<", "&lt;")


def intervals(
    names: Sequence[str], panels: Mapping[str, Sequence[Estimate | None]], alt: str, marks: Mapping[str, float]
) -> str:
    """Values with intervals, in rows by name and panels by kind. A panel's mark is a dashed line; values whose interval
    excludes it are filled."""
    with _figure(0.9 + _ROW * len(names)) as figure:
        axes: NDArray[np.object_] = np.atleast_1d(figure.subplots(1, len(panels), sharey=True))
        for axis, (title, values) in zip(axes, panels.items(), strict=True):
            if title in marks:
                axis.axvline(marks[title], color="#555", linewidth=0.8, linestyle="--")
            _intervals(axis, values, marks.get(title))
            axis.set_xlabel(title)
            axis.tick_params(axis="y", left=False)
            axis.grid(axis="x", color="#ddd", linewidth=0.5)
            axis.set_axisbelow(True)
        axes[0].set_yticks(range(len(names)), labels=list(names))
        axes[0].set_ylim(len(names) - 0.4, -0.6)
        return _svg(figure, alt)


def _intervals(axis: Axes, values: Sequence[Estimate | None], mark: float | None) -> None:
    """Draw all lines at once, then all dots of a kind, which keeps the SVG small."""
    rows = [(row, value) for row, value in enumerate(values) if value is not None]
    finite = [(row, value) for row, value in rows if np.isfinite(value.high - value.low)]
    axis.hlines(
        [row for row, _ in finite], [each.low for _, each in finite], [each.high for _, each in finite],
        color=_COLOURS[0], linewidth=1.2,
    )  # fmt: skip
    for filled in (True, False):
        dots = [(v.value, row) for row, v in rows if (mark is None or v.low > mark or v.high < mark) == filled]
        axis.plot(
            [value for value, _ in dots], [row for _, row in dots], "o", color=_COLOURS[0], markersize=5,
            markerfacecolor=_COLOURS[0] if filled else "white",
        )  # fmt: skip


def histograms(series: Mapping[str, NDArray[np.float64]], caption: str, alt: str) -> str:
    """Histograms as lines, one per series, with its own dash and marker."""
    every = np.concatenate(list(series.values()))
    low, high = np.floor(every.min()), np.ceil(every.max())
    width = max(1.0, np.ceil((high - low + 1) / 30))
    edges = np.arange(low - 0.5, high + 0.5 + width, width)
    with _figure(2.8) as figure:
        axis = figure.subplots()
        for number, (name, values) in enumerate(series.items()):
            heights = np.histogram(values, edges)[0] / max(len(values), 1)
            colour, marker = _COLOURS[number % len(_COLOURS)], _MARKERS[number % len(_MARKERS)]
            middles = (edges[:-1] + edges[1:]) / 2
            if len(series) == 1:
                axis.bar(middles, heights, width=0.9 * width, color="#9ecae1", edgecolor="#222", linewidth=0.6)
            else:
                axis.plot(
                    middles, heights, linestyle=_DASHES[number % len(_DASHES)], marker=marker, color=colour,
                    markersize=4, linewidth=1.2, label=name,
                )  # fmt: skip
        axis.set_xlabel(caption)
        axis.set_ylabel("part of all")
        if len(series) > 1:
            axis.legend(frameon=False)
        return _svg(figure, alt)


def bars(names: Sequence[str], series: Mapping[str, Sequence[Estimate]], caption: str, alt: str) -> str:
    """Grouped bars with intervals; each series has its own hatch."""
    with _figure(3.0) as figure:
        axis = figure.subplots()
        width = 0.8 / len(series)
        for number, (name, values) in enumerate(series.items()):
            places = np.arange(len(names)) + (number - (len(series) - 1) / 2) * width
            middles = np.array([value.value for value in values])
            errors = np.array([[v.value - v.low for v in values], [v.high - v.value for v in values]])
            axis.bar(
                places, middles, width, label=name, color=("#dddddd", "#9ecae1", "#fdd0a2")[number % 3],
                hatch=_HATCHES[number % len(_HATCHES)], edgecolor="#222", linewidth=0.7,
                yerr=np.where(np.isfinite(errors), errors, 0), error_kw={"linewidth": 0.9, "capsize": 2},
            )  # fmt: skip
        axis.set_xticks(range(len(names)), labels=list(names))
        axis.set_ylabel(caption)
        axis.legend(frameon=False)
        return _svg(figure, alt)


def ratios(names: Sequence[str], series: Mapping[str, Sequence[float]], caption: str, alt: str) -> str:
    """A row per name with a marker per series."""
    with _figure(1.2 + _ROW * len(names)) as figure:
        axis = figure.subplots()
        axis.axvline(1, color="#555", linewidth=0.8, linestyle="--")
        for number, (name, values) in enumerate(series.items()):
            colour, marker = _COLOURS[number % len(_COLOURS)], _MARKERS[number % len(_MARKERS)]
            axis.plot(
                list(values), range(len(names)), linestyle="", marker=marker, color=colour, markersize=6,
                markerfacecolor="none", markeredgewidth=1.3, label=name,
            )  # fmt: skip
        axis.set_yticks(range(len(names)), labels=list(names))
        axis.set_ylim(len(names) - 0.4, -0.6)
        axis.set_xlabel(caption)
        axis.grid(color="#ddd", linewidth=0.5)
        axis.set_axisbelow(True)
        axis.legend(frameon=False, loc="upper left", bbox_to_anchor=(1, 1))
        return _svg(figure, alt)
