"""Learning curves: win shares during training, as CSV and SVG."""

from __future__ import annotations

import csv
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from baselines.duel import batch_duel
from baselines.policy import AfterstatePolicy, Policy, stem

__all__ = ["CURVES", "OPPONENTS", "Curve", "Point", "draw"]

CURVES = Path(__file__).parent / "curves"
OPPONENTS = ("random", "greedy")
_GAMES = 100  # per point and opponent


class Point(NamedTuple):
    """The win share against an opponent after some training."""

    decisions: int
    seconds: float  # of CPU time in training; evaluation isn't counted
    opponent: str
    share: float
    low: float
    high: float


class Curve:
    """Evaluates a policy now and then during training."""

    def __init__(self, game: str, name: str, players: int = 2, games: int = _GAMES) -> None:
        self.game, self.name, self.players, self.deals = game, name, players, games // players
        self.points: list[Point] = []
        self._started, self._evaluating = time.process_time(), 0.0

    @property
    def seconds(self) -> float:
        """The CPU time of training so far."""
        return time.process_time() - self._started - self._evaluating

    def add(self, decisions: int, policy: Policy | AfterstatePolicy) -> None:
        """Play the opponents, and print the result."""
        seconds, before = self.seconds, time.process_time()
        for opponent in OPPONENTS:
            found = batch_duel(self.game, policy, opponent, self.deals, players=self.players)
            self.points.append(Point(decisions, round(seconds, 1), opponent, found.value, found.low, found.high))
            print(
                f"{self.name}: {decisions:,} decisions, {seconds:.0f} s, {found.value:.1%} against {opponent}"
                f" ({found.low:.1%} to {found.high:.1%})",
                flush=True,
            )
        self._evaluating += time.process_time() - before

    def write(self, folder: Path = CURVES) -> None:
        """The points as CSV, and the plot as SVG."""
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / f"{stem(self.name, self.game, self.players)}.csv"
        with file.open("w", newline="", encoding="utf-8") as out:
            lines = csv.writer(out, lineterminator="\n")
            lines.writerow(Point._fields)
            for each in self.points:
                lines.writerow([*each[:3], *(f"{value:.4f}" for value in each[3:])])
        title = f"{self.name} in {self.game.capitalize()}, {self.players} players"
        draw(self.points, file.with_suffix(".svg"), title, 1 / self.players)


_WIDTH, _HEIGHT, _LEFT, _RIGHT, _TOP, _BOTTOM = 640, 320, 56, 90, 44, 52
_LINES = {"random": ("#d55e00", "6 4"), "greedy": ("#0072b2", "none")}


def draw(points: Sequence[Point], file: Path, title: str, even: float = 0.5) -> None:
    """Win shares by decisions, with their intervals; readable on light and dark pages. A line marks an even share."""
    most = max(max(each.decisions for each in points), 1)

    def x(point: Point) -> float:
        return _LEFT + (_WIDTH - _LEFT - _RIGHT) * point.decisions / most

    def y(value: float) -> float:
        return _TOP + (_HEIGHT - _TOP - _BOTTOM) * (1 - value)

    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" font-family="sans-serif" '
        f'font-size="13" role="img"><title>{title}: win share by decisions of training</title>'
        f'<rect width="100%" height="100%" fill="#fff"/><text x="{_LEFT}" y="24" font-weight="bold">{title}</text>'
    )
    parts = [head]
    for percent in range(0, 101, 25):
        height = y(percent / 100)
        parts.append(
            f'<path d="M{_LEFT},{height:.1f}H{_WIDTH - _RIGHT}" stroke="#ddd"/>'
            f'<text x="{_LEFT - 8}" y="{height + 4:.1f}" text-anchor="end">{percent}%</text>'
        )
    parts.append(f'<path d="M{_LEFT},{y(even):.1f}H{_WIDTH - _RIGHT}" stroke="#888"/>')
    for opponent, (colour, dashes) in _LINES.items():
        line = [each for each in points if each.opponent == opponent]
        if not line:
            continue
        top = [f"{x(each):.1f},{y(each.high):.1f}" for each in line]
        bottom = [f"{x(each):.1f},{y(each.low):.1f}" for each in reversed(line)]
        middle = " ".join(f"{x(each):.1f},{y(each.share):.1f}" for each in line)
        parts.append(
            f'<polygon points="{" ".join(top + bottom)}" fill="{colour}" opacity="0.15"/>'
            f'<polyline points="{middle}" fill="none" stroke="{colour}" stroke-width="2" stroke-dasharray="{dashes}"/>'
            f'<text x="{_WIDTH - _RIGHT + 8}" y="{y(line[-1].share) + 4:.1f}" fill="{colour}">{opponent}</text>'
        )
    caption = f"decisions of training, up to {most:,}; win share against each bot, 95% intervals"
    parts.append(f'<text x="{_LEFT}" y="{_HEIGHT - 16}">{caption}</text></svg>\n')
    file.write_text("".join(parts), encoding="utf-8")
