"""The report of a study: the questions of a designer or a keen player, each with an answer and a chart."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from nomarch.lab import drawing
from nomarch.lab.drawing import Row, shown
from nomarch.lab.estimates import Estimate, mean, share
from nomarch.lab.frame import POINTS, Frame, thing
from nomarch.lab.page import Section, page
from nomarch.lab.skill import bot_sections
from nomarch.lab.variants import variant_sections
from nomarch.lab.worth import worth_sections

__all__ = ["answers", "report"]

_INTERVALS = (
    "95% confidence intervals, clustered by deal. One in twenty misses the true value, so among many estimates some"
    " look significant by chance. Results for bots need not hold for people."
)


def report(table: Frame) -> str:
    """A self-contained HTML page."""
    head = table.sets[0]
    title = f"{head['game'].capitalize()} for {_NUMBERS.get(head['players'], head['players'])}: a study"
    first = table.where(table["set"] == 0)
    games, deals = len(np.unique(first["game"])), len(np.unique(first["deal"]))
    twice = ", each played under both sets of options" if len(table.sets) > 1 else ""
    subtitle = f"{games:,} games on {deals:,} deals by {_listed(table.bots)}{twice}."
    return page(title, subtitle, list(_about(table)), _sections(table))


def answers(table: Frame) -> list[tuple[str, str]]:
    """The questions of a report, each with its answer in a sentence."""
    return [(section.title, section.answer) for section in _sections(table)]


_NUMBERS = {2: "two", 3: "three", 4: "four", 5: "five"}


def _listed(names: list[str]) -> str:
    return " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)


def _sections(table: Frame) -> list[Section]:
    first = table.where(table["set"] == 0)
    return [
        *_seats(first),
        *(bot_sections(first) if len(table.bots) > 1 else _closeness(first)),
        *(variant_sections(table) if len(table.sets) > 1 else ()),
        *worth_sections(first),
        *_sources(first),
        *_lengths(first),
    ]


def _about(table: Frame) -> Iterator[tuple[str, str]]:
    """The settings of the study."""
    head = table.sets[0]
    yield "Bots", ", ".join(head["bots"])
    yield "Seed", str(head["seed"])
    yield "Options", way(head)
    if len(table.sets) > 1:
        yield "Compared with", f"{way(table.sets[1])}; the same seeds and seatings"
    yield "Rules", f"version {head['rules']}; code of bots and rules {head['code']}"
    yield "Intervals", _INTERVALS


def way(head: dict[str, Any]) -> str:
    """The options and components of a set."""
    options = ", ".join(f"{name}={value}" for name, value in head["options"].items())
    return f"{options}; components {head['components']}"


def _seats(table: Frame) -> Iterator[Section]:
    players = table.sets[0]["players"]
    shares, scores = [], []
    for order in range(1, players + 1):
        rows = table["order"] == order
        shares.append(share(table["share"][rows], table["deal"][rows]).times(100))
        scores.append(mean(table["score"][rows], table["deal"][rows]))
    even, first = 100 / players, shares[0]
    low, high = first.low - even, first.high - even
    if low > 0:
        answer = f"Yes: the first player wins {first.value:.1f}% (even would be {even:.0f}%)"
    elif high < 0:
        answer = f"No, the reverse: the first player wins only {first.value:.1f}% (even would be {even:.0f}%)"
    else:
        answer = f"Not measurably: the first player wins {first.value:.1f}%, and even would be {even:.0f}%"
    answer += f". The interval is {first.low:.1f} to {first.high:.1f}%."
    rows_ = [
        Row(f"{_ORDINALS[order]} player", [one], [shown(one, 1, "%"), shown(points, 1)], one.excludes(even))
        for order, (one, points) in enumerate(zip(shares, scores, strict=True))
    ]  # fmt: skip
    yield Section(
        "Does the first seat win?",
        answer,
        drawing.dots(rows_, ["win share", "score"], "Win share by position in the turn order", even, "%"),
        ["Shared wins are divided. A filled dot differs significantly from an even share."],
    )


_ORDINALS = ("First", "Second", "Third", "Fourth", "Fifth")


def _closeness(table: Frame) -> Iterator[Section]:
    """Between equal players, the margin is luck."""
    won = (table["share"] > 0) & (table["margin"] >= 0)
    margins = np.abs(table["margin"][won].astype(np.float64))
    tied = float((table["share"][table["rank"] == 1] < 1).mean())
    half = np.quantile(margins, 0.5)
    answer = (
        f"These players are equally strong, so all of it. Half of the games are decided by {half:.0f} or less,"
        f" one in ten by more than {np.quantile(margins, 0.9):.0f}; {100 * tied:.1f}% of wins are shared."
    )
    yield Section(
        "How much is luck?",
        answer,
        drawing.bars({"Winner's margin": margins}, "points ahead of the mean of the others"),
        ["To see how often skill beats luck, study several bots of different strength."],
    )


def _sources(table: Frame) -> Iterator[Section]:
    columns = [name for name in table.groups.get(POINTS, []) if table[name].any()]
    won = table["rank"] == 1
    if not columns or won.all():
        return
    both = {
        name: [mean(table[name][rows], table["deal"][rows]) for rows in (won, ~won)] for name in columns
    }  # fmt: skip
    most = max(columns, key=lambda name: both[name][0].value)
    ahead = max(columns, key=lambda name: both[name][0].value - both[name][1].value)
    gap = both[ahead][0].value - both[ahead][1].value
    rows = [Row(thing(name), both[name], [shown(each, 1) for each in both[name]]) for name in columns]
    yield Section(
        "Where do points come from?",
        f"A winner has most from {thing(most)}, {both[most][0].value:.1f} on average, and leads most in {thing(ahead)},"
        f" by {gap:.1f}.",
        drawing.legend(["winners", "others"])
        + drawing.dots(rows, ["winners", "others"], "Mean of each part of the score", ends=_from_zero(both)),
    )


def _from_zero(values: dict[str, list[Estimate]]) -> tuple[float, float]:
    highest = max(each.high if np.isfinite(each.high) else each.value for both in values.values() for each in both)
    return 0.0, float(max(highest, 1.0))


def _lengths(table: Frame) -> Iterator[Section]:
    one = table.where(table["seat"] == 0)
    turns = one["turns"].astype(np.float64)
    decisions = np.bincount(np.unique(table["game"], return_inverse=True)[1], table["decisions"]).astype(np.float64)
    scores = table["score"].astype(np.float64)
    yield Section(
        "How long is a game, and how high are scores?",
        f"{turns.mean():.1f} turns and {decisions.mean():.0f} decisions on average, and a mean score of"
        f" {scores.mean():.1f}. Forced moves aren't decisions.",
        drawing.bars({"Scores": scores}, "points")
        + drawing.bars({"Decisions in a game": decisions}, "decisions"),
        more=_quantiles({"score": scores, "turns": turns, "decisions": decisions}),
        key=False,
    )  # fmt: skip


def _quantiles(series: dict[str, Any]) -> str:
    head = "".join(f'<th scope="col">{name}</th>' for name in ("mean", "min", "5%", "50%", "95%", "max"))
    rows = []
    for name, values in series.items():
        found = [values.mean(), *np.quantile(values, [0, 0.05, 0.5, 0.95, 1])]
        rows.append(f'<tr><th scope="row">{name}</th>{"".join(f"<td>{value:.4g}</td>" for value in found)}</tr>')
    return (
        f'<div class="wide"><table><thead><tr><td></td>{head}</tr></thead><tbody>{"".join(rows)}</tbody></table></div>'
    )
