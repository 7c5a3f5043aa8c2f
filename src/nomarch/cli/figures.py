"""Plots as PNG or PDF, by Matplotlib: an optional dependency, imported on demand."""

from __future__ import annotations

from importlib.util import find_spec
from io import BytesIO
from typing import TYPE_CHECKING

from nomarch.cli.plots import COLOURS, IntervalPlot, LinePlot
from nomarch.text.console import harmless

if TYPE_CHECKING:
    from matplotlib.axes import Axes

__all__ = ["available", "render"]

_DASHES = ("-", "--", ":", "-.", (0, (5, 1, 1, 1, 1, 1)))  # lines differ without colour, too


def available() -> bool:
    """Whether Matplotlib is installed."""
    return find_spec("matplotlib") is not None


def render(plot: IntervalPlot | LinePlot, kind: str) -> bytes:
    """The plot as `png` or `pdf`."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    with rc_context({"text.parse_math": False}):
        height = 1.2 + 0.4 * len(plot.intervals) if isinstance(plot, IntervalPlot) else 4.2
        figure = Figure(figsize=(7.6, height), layout="constrained")
        axes = figure.subplots()
        axes.set_title(harmless(plot.title))
        axes.set_xlabel(harmless(plot.caption))
        axes.grid(color="#ddd")
        axes.set_axisbelow(True)
        if isinstance(plot, IntervalPlot):
            _draw_intervals(axes, plot)
        else:
            _draw_lines(axes, plot)
        written = BytesIO()
        figure.savefig(written, format=kind, dpi=150)
    return written.getvalue()


def _draw_intervals(axes: Axes, plot: IntervalPlot) -> None:
    for row, each in enumerate(plot.intervals):
        axes.errorbar(
            each.value, row, xerr=[[each.value - each.low], [each.high - each.value]], fmt="o", color="#222", capsize=4
        )
        axes.annotate(f"{each.value:.0f}", (each.value, row), (0, 6), textcoords="offset points", ha="center")
    axes.set_yticks(range(len(plot.intervals)), [harmless(each.label) for each in plot.intervals])
    axes.set_ylim(len(plot.intervals) - 0.5, -0.5)


def _draw_lines(axes: Axes, plot: LinePlot) -> None:
    for place in plot.marks:
        axes.axvline(place, color="#888", linestyle=":", linewidth=1)
        axes.annotate(str(place), (place, 1), (0, 2), textcoords="offset points", ha="center")
    for number, (name, values) in enumerate(plot.series.items()):
        colour, dashes = COLOURS[number % len(COLOURS)], _DASHES[number % len(_DASHES)]
        marker = "o" if len(values) == 1 else ""
        axes.plot(plot.places, values, label=harmless(name), marker=marker, color=colour, linestyle=dashes)
    axes.set_ylim(0, 1)
    axes.set_yticks([0, 0.25, 0.5, 0.75, 1], [f"{quarter}{plot.percent}" for quarter in (0, 25, 50, 75, 100)])
    axes.legend(loc="center left", bbox_to_anchor=(1, 0.5), frameon=False)
