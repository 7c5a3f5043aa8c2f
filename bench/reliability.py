"""A reliability curve as SVG: how often what was expected came true, before and after a calibration."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import NamedTuple

__all__ = ["Bin", "draw_reliability"]

_SIZE, _LEFT, _TOP = 320, 60, 44
_BEFORE, _AFTER = "#d55e00", "#0072b2"  # colour-blind safe; squares and circles tell them apart without colour


class Bin(NamedTuple):
    """Predictions of about the same probability."""

    expected: float  # their mean
    came: float  # how often they came true
    number: int


def draw_reliability(file: Path, title: str, before: Sequence[Bin], after: Sequence[Bin]) -> None:
    """Write both curves; a prediction on the diagonal is exactly right."""

    def x(value: float) -> float:
        return _LEFT + _SIZE * value

    def y(value: float) -> float:
        return _TOP + _SIZE * (1 - value)

    bottom = _TOP + _SIZE
    parts = [
        f'<path d="M{_LEFT} {_TOP}V{bottom}H{x(1)}" class="axis"/>',
        f'<path d="M{_LEFT} {bottom}L{x(1)} {_TOP}" class="grid"/>',
    ]
    for percent in range(0, 101, 25):
        parts.append(f'<text x="{x(percent / 100):.0f}" y="{bottom + 18}" text-anchor="middle">{percent}%</text>')
        parts.append(f'<text x="{_LEFT - 8}" y="{y(percent / 100) + 4:.0f}" text-anchor="end">{percent}%</text>')
    for some, colour in (before, _BEFORE), (after, _AFTER):
        points = " ".join(f"{x(each.expected):.1f},{y(each.came):.1f}" for each in some)
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>')
    parts += [_square(x(each.expected), y(each.came), each.number) for each in before]
    parts += [_circle(x(each.expected), y(each.came), each.number) for each in after]
    legend = x(1) + 24
    parts += [
        _square(legend, _TOP + 10, 0), f'<text x="{legend + 12}" y="{_TOP + 14}">as evaluated</text>',
        _circle(legend, _TOP + 34, 0), f'<text x="{legend + 12}" y="{_TOP + 38}">calibrated</text>',
        f'<text x="{x(0.5):.0f}" y="{bottom + 38}" text-anchor="middle">shown</text>',
        f'<text x="{_LEFT}" y="{_TOP - 8}" text-anchor="middle">true</text>',
    ]  # fmt: skip
    width, height = int(legend + 130), bottom + 50
    file.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">'
        f"<title>{escape(title)}</title><style>text{{font:13px sans-serif;fill:#222}}.axis{{stroke:#888;fill:none}}"
        f'.grid{{stroke:#888;stroke-dasharray:4 4}}</style><rect width="{width}" height="{height}" fill="#fff"/>'
        f'<text x="{width / 2:.0f}" y="20" text-anchor="middle">{escape(title)}</text>{"".join(parts)}</svg>\n',
        encoding="utf-8",
    )


def _square(x: float, y: float, number: int) -> str:
    return f'<rect x="{x - 4:.1f}" y="{y - 4:.1f}" width="8" height="8" fill="{_BEFORE}"><title>{number}</title></rect>'


def _circle(x: float, y: float, number: int) -> str:
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{_AFTER}"><title>{number}</title></circle>'
