"""The learning curve of a training: its numbers as CSV, its picture as SVG."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import NamedTuple

__all__ = ["Point", "draw_curve", "write_curve"]

_WIDTH, _HEIGHT, _LEFT, _TOP, _BOTTOM = 640, 320, 70, 40, 50


class Point(NamedTuple):
    """A round of training."""

    round: int
    games: int  # played until its end
    cross_entropy: float  # of what was expected, against what was learned from
    seconds: float


def write_curve(points: Sequence[Point], file: Path) -> None:
    """A line for each round."""
    with file.open("w", newline="", encoding="utf-8") as out:
        lines = csv.writer(out, lineterminator="\n")
        lines.writerow(Point._fields)
        lines.writerows((each.round, each.games, f"{each.cross_entropy:.5f}", f"{each.seconds:.1f}") for each in points)


def draw_curve(points: Sequence[Point], file: Path, title: str) -> None:
    """The cross-entropy by the number of games played."""
    least, most = min(each.cross_entropy for each in points), max(each.cross_entropy for each in points)
    span = max(most - least, 1e-9)

    def place(point: Point) -> str:
        across = _LEFT + (_WIDTH - _LEFT - 20) * point.games / points[-1].games
        down = _TOP + (_HEIGHT - _TOP - _BOTTOM) * (most - point.cross_entropy) / span
        return f"{across:.1f},{down:.1f}"

    file.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" font-family="sans-serif" '
        f'font-size="13"><title>{escape(title)}</title><rect width="100%" height="100%" fill="#fff"/>'
        f'<text x="{_LEFT}" y="24">{escape(title)}: cross-entropy by games of self-play</text>'
        f'<text x="{_LEFT - 8}" y="{_TOP + 4}" text-anchor="end">{most:.3f}</text>'
        f'<text x="{_LEFT - 8}" y="{_HEIGHT - _BOTTOM + 4}" text-anchor="end">{least:.3f}</text>'
        f'<text x="{_WIDTH - 20}" y="{_HEIGHT - 20}" text-anchor="end">{points[-1].games} games</text>'
        f'<path d="M{_LEFT},{_TOP}V{_HEIGHT - _BOTTOM}H{_WIDTH - 20}" fill="none" stroke="#888"/>'
        f'<polyline points="{" ".join(place(each) for each in points)}" fill="none" stroke="#0072b2" '
        'stroke-width="2"/></svg>\n',
        encoding="utf-8",
    )
