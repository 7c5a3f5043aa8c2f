"""Plots of results, as SVG and as text; readable without colour."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10

from nomarch.text.console import harmless

__all__ = ["COLOURS", "Interval", "IntervalPlot", "LinePlot", "axis", "interval_line", "sparkline"]

_WIDTH, _LEFT, _TOP, _BOTTOM = 760, 60, 44, 44
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#000000")  # colour-blind safe (Okabe and Ito)
_DASHES = ("", "7 3", "2 3", "10 3 2 3", "14 4")  # and without any
_STEPS = "▁▂▃▄▅▆▇█"
_LETTER = 7.5  # the approximate width of a character, in pixels


@dataclass(frozen=True)
class Interval:
    """A labelled value with its interval."""

    label: str
    value: float
    low: float
    high: float


@dataclass(frozen=True)
class IntervalPlot:
    """Intervals in rows, on a common scale."""

    title: str
    intervals: Sequence[Interval]
    caption: str

    def svg(self) -> str:
        """The plot as SVG."""
        return _intervals_svg(self.title, self.intervals, self.caption)


@dataclass(frozen=True)
class LinePlot:
    """Lines of values from 0 to 1, each labelled; `marks` are annotated points, `percent` is the unit of the axis."""

    title: str
    series: Mapping[str, Sequence[float]]
    places: Sequence[int]
    marks: Mapping[int, str]
    caption: str
    percent: str = "%"

    def svg(self) -> str:
        """The plot as SVG."""
        return _lines_svg(self)


def axis(least: float, most: float, about: int = 5) -> list[float]:
    """Round axis limits around the data."""
    span = max(most - least, 1e-9)
    rough = span / about
    power = 10.0 ** floor(log10(rough))
    step = next(power * times for times in (1, 2, 5, 10) if power * times >= rough)
    first = floor(least / step)
    return [number * step for number in range(first, max(ceil(most / step), first + 1) + 1)]


def interval_line(interval: Interval, least: float, most: float, width: int) -> str:
    """An interval in a number of columns: `├──●─┤`."""

    def place(value: float) -> int:
        return round((value - least) / max(most - least, 1e-9) * (width - 1))

    low, value, high = place(interval.low), place(interval.value), place(interval.high)
    line = [" "] * low + ["─"] * (high - low + 1) + [" "] * (width - high - 1)
    line[low], line[high] = "├", "┤"
    line[value] = "●"
    return "".join(line)


def sparkline(values: Sequence[float], width: int) -> str:
    """Values from 0 to 1 as a sparkline of the given width."""
    shown = values
    if len(values) > width:
        shown = [values[number * len(values) // width] for number in range(width)]
    return "".join(_STEPS[min(len(_STEPS) - 1, int(value * len(_STEPS)))] for value in shown)


def _intervals_svg(title: str, intervals: Sequence[Interval], caption: str) -> str:
    row, left = 34, _LEFT + _LETTER * max(len(interval.label) for interval in intervals)
    ticks = axis(min(each.low for each in intervals), max(each.high for each in intervals))
    bottom = _TOP + row * len(intervals)

    def x(value: float) -> float:
        return left + (value - ticks[0]) / (ticks[-1] - ticks[0]) * (_WIDTH - left - 30)

    parts = [_tick_down(x(tick), bottom, f"{tick:g}") for tick in ticks]
    for number, each in enumerate(intervals):
        y = _TOP + row * (number + 0.5)
        parts += [
            _text(left - 12, y + 4, each.label, anchor="end"),
            f'<path d="M{x(each.low):.1f} {y - 5}v10m0 -5H{x(each.high):.1f}m0 -5v10" class="line"/>',
            f'<circle cx="{x(each.value):.1f}" cy="{y}" r="5"/>',
            _text(x(each.value), y - 9, f"{each.value:.0f}", anchor="middle"),
        ]
    return _svg(title, bottom + _BOTTOM, [*parts, _text((left + _WIDTH - 30) / 2, bottom + 36, caption, "middle")])


def _lines_svg(plot: LinePlot) -> str:
    series, places = plot.series, plot.places
    height, right = 300, 30 + _LETTER * max(len(name) for name in series)
    ticks = [tick for tick in axis(places[0], places[-1], 8) if tick <= places[-1]]

    def x(place: float) -> float:
        return _LEFT + (place - ticks[0]) / max(places[-1] - ticks[0], 1) * (_WIDTH - _LEFT - right)

    def y(value: float) -> float:
        return _TOP + (1 - value) * height

    parts = [_tick_down(x(tick), _TOP + height, f"{tick:g}") for tick in ticks]
    for quarter in range(5):
        parts.append(f'<path d="M{_LEFT} {y(quarter / 4)}H{_WIDTH - right:.1f}" class="grid"/>')
        parts.append(_text(_LEFT - 8, y(quarter / 4) + 4, f"{25 * quarter}{plot.percent}", anchor="end"))
    for place, reason in plot.marks.items():
        parts.append(
            f'<g><title>{_escaped(reason)}</title><path d="M{x(place):.1f} {_TOP}v{height}" class="mark"/>'
            f"{_text(x(place), _TOP - 4, f'{place}', 'middle')}</g>"
        )
    heights = _apart([y(values[-1]) for values in series.values()], _TOP + height)
    for number, ((name, values), label_y) in enumerate(zip(series.items(), heights, strict=True)):
        colour, dashes = COLOURS[number % len(COLOURS)], _DASHES[number % len(_DASHES)]
        points = " ".join(f"{x(place):.1f},{y(value):.1f}" for place, value in zip(places, values, strict=True))
        parts.append(f'<polyline points="{points}" class="line" stroke="{colour}" stroke-dasharray="{dashes}"/>')
        if len(values) == 1:  # a line of one point isn't drawn
            parts.append(f'<circle cx="{x(places[0]):.1f}" cy="{y(values[0]):.1f}" r="3" fill="{colour}"/>')
        parts.append(_text(x(places[-1]) + 8, label_y + 4, name))
    parts.append(_text((_LEFT + _WIDTH - right) / 2, _TOP + height + 36, plot.caption, "middle"))
    return _svg(plot.title, _TOP + height + _BOTTOM, parts)


def _apart(heights: Sequence[float], lowest: float, least: float = 15) -> list[float]:
    """Label heights, moved up where labels would overlap or leave the plot."""
    moved, limit = list(heights), lowest
    for number in sorted(range(len(moved)), key=moved.__getitem__, reverse=True):
        moved[number] = min(moved[number], limit)
        limit = moved[number] - least
    return moved


def _escaped(text: str) -> str:
    """Text escaped for XML, without control characters."""
    return escape(harmless(text))


def _text(x: float, y: float, text: str, anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{_escaped(text)}</text>'


def _tick_down(x: float, bottom: float, text: str) -> str:
    return f'<path d="M{x:.1f} {_TOP}V{bottom}" class="grid"/>{_text(x, bottom + 17, text, "middle")}'


def _svg(title: str, height: float, parts: Sequence[str]) -> str:
    style = (
        "text{font:13px sans-serif;fill:#222}.grid{stroke:#ddd;fill:none}.line{stroke-width:2;fill:none}"
        "path.line{stroke:#222}.mark{stroke:#888;stroke-width:1;stroke-dasharray:1 3;fill:none}"
    )
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height:.0f}" role="img">',
            f"<title>{_escaped(title)}</title><style>{style}</style>",
            f'<rect width="{_WIDTH}" height="{height:.0f}" fill="#fff"/>',
            _text(_WIDTH / 2, 20, title, "middle"),
            *parts,
            "</svg>\n",
        ]
    )
