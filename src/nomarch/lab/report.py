"""The report of a study: questions, each answered by text, a plot and a table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from nomarch.lab import drawing
from nomarch.lab.estimates import Estimate, correlations, difference, effects, mean, share
from nomarch.lab.frame import Frame
from nomarch.lab.page import Section, page

__all__ = ["report"]

_POINTS, _DID = "points", "did"
_MOST_DRAWN = 24  # rows of a plot of differences
_COMPARED = ("score", "turns", "decisions")
_WARNING = (
    "of 95 %, from what deals differ in. One in twenty misses; so among many things, some will seem to matter that"
    " don't. What bots do, and what it is worth to them, need not hold for people."
)
_ADJUSTED = (
    "Adjusted: what one more goes along with, compared within games, the others of this table, the bot and the turn"
    " order being equal (least squares, errors robust by deal). Things of which everybody has the same number in all"
    " are measured from their average. Correlation: with the win share, nothing adjusted."
)
_PAIRED = (
    "The same seeds and seatings were played in both, and compared game by game; numbers are means for a seat. Distance"
    " is between a seat and the mean of the others."
)
_SPREAD = "second less first, in standard deviations"
_RARE = 0.05  # per seat and game; rarer statistics are omitted where bots are compared


def report(table: Frame) -> str:
    """A self-contained HTML page."""
    first = table.where(table["set"] == 0)
    sections = [*_seats(first), *_distributions(first), *_sources(first)]
    for group in sorted(first.groups, key=lambda group: (group == _DID, group)):
        if group != _POINTS:
            sections += _worth(first, group)
    if len(table.bots) > 1:
        sections += _bots(first)
    if len(table.sets) > 1:
        sections += _differences(table)
    head = table.sets[0]
    return page(f"A study of {head['game'].capitalize()}, {head['players']} players", list(_about(table)), sections)


def _about(table: Frame) -> Iterator[tuple[str, str]]:
    """The settings of the study."""
    head = table.sets[0]
    first = table.where(table["set"] == 0)
    yield "Bots", ", ".join(head["bots"])
    yield "Games", f"{len(np.unique(first['game']))} on {len(np.unique(first['deal']))} deals, from seed {head['seed']}"
    yield "Options", _way(head)
    if len(table.sets) > 1:
        yield "Against", f"{_way(table.sets[1])}; the same seeds"
    yield "Rules", f"version {head['rules']}; code of bots and rules {head['code']}"
    yield "Intervals", _WARNING


def _way(head: dict[str, Any]) -> str:
    options = ", ".join(f"{name}={value}" for name, value in head["options"].items())
    return f"{options}; components {head['components']}"


# --- numbers as text ---


def _shown(estimate: Estimate | None, digits: int = 2, times: float = 1.0) -> list[str]:
    """The value and its interval, as two cells."""
    if estimate is None:
        return ["-", "-"]
    low, high = (f"{end * times:.{digits}f}" if np.isfinite(end) else "?" for end in (estimate.low, estimate.high))
    return [f"{estimate.value * times:.{digits}f}", f"{low} to {high}"]


def _thing(name: str) -> str:
    return name.partition(".")[2].replace("_", " ")


def _times(estimates: Sequence[Estimate | None], times: float) -> list[Estimate | None]:
    return [each and Estimate(each.value * times, each.low * times, each.high * times) for each in estimates]


# --- the questions ---


def _seats(table: Frame) -> Iterator[Section]:
    players = table.sets[0]["players"]
    orders = range(1, players + 1)
    names = [f"{order}. to play" for order in orders]
    shares, scores = [], []
    for order in orders:
        rows = table["order"] == order
        shares.append(share(table["share"][rows], table["deal"][rows]))
        scores.append(mean(table["score"][rows], table["deal"][rows]))
    best = max(range(players), key=lambda order: shares[order].value)
    fair = 100 / players
    clear = "and" if shares[best].low > 1 / players else "but"
    told = (
        f"The most victories went to who played as number {best + 1}: {100 * shares[best].value:.1f} %,"
        f" {clear} the interval {'leaves out' if clear == 'and' else 'includes'} the fair share of {fair:.1f} %."
    )
    yield Section(
        "Does it matter who begins?",
        [told, "A shared victory is divided. Wilson's intervals, for as many independent games as deals show."],
        drawing.intervals(
            names, {"victories, %": _times(shares, 100), "mean score": list(scores)},
            f"Win share and mean score by place in the turn order. {told}", {"victories, %": fair},
        ),
        "By place in the turn order",
        ["place", "victories, %", "95 %", "score", "95 %"],
        [[n, *_shown(p, 1, 100), *_shown(m)] for n, p, m in zip(names, shares, scores, strict=True)],
    )  # fmt: skip


def _distributions(table: Frame) -> Iterator[Section]:
    series = {bot: table["score"][table["bot"] == bot].astype(np.float64) for bot in table.bots}
    winners = table["score"][table["rank"] == 1].astype(np.float64)
    everyone = {"everyone": table["score"].astype(np.float64)} if len(series) > 1 else {}
    told = "; ".join(f"{name} {values.mean():.1f} on average" for name, values in series.items())
    yield Section(
        "How many points does one make?",
        [f"{told}; winners {winners.mean():.1f}."],
        drawing.histograms(series, "score", f"How often each score came: {told}."),
        "Scores",
        _QUANTILES,
        [_quantiles(name, values) for name, values in (series | everyone | {"winners": winners}).items()],
    )
    one = table.where(table["seat"] == 0)
    turns = one["turns"].astype(np.float64)
    decisions = _by_game(table, table["decisions"]) * table.sets[0]["players"]
    told = f"{turns.mean():.1f} turns and {decisions.mean():.1f} decisions on average"
    yield Section(
        "How long is a game?",
        [f"{told}. What leaves no choice is no decision."],
        drawing.histograms({"decisions": decisions}, "decisions in a game", f"How often each length came: {told}."),
        "Lengths",
        _QUANTILES,
        [_quantiles("turns", turns), _quantiles("decisions", decisions)],
    )


_QUANTILES = ("", "mean", "deviation", "least", "5 %", "25 %", "50 %", "75 %", "95 %", "most")


def _quantiles(name: str, values: NDArray[np.float64]) -> list[str]:
    found = np.quantile(values, [0, 0.05, 0.25, 0.5, 0.75, 0.95, 1])
    return [name, f"{values.mean():.2f}", f"{values.std():.2f}", *(f"{value:g}" for value in found)]


def _by_game(table: Frame, values: NDArray[Any]) -> NDArray[np.float64]:
    """The mean over the seats of each game, in the order of the games."""
    _, number, count = np.unique(table["game"], return_inverse=True, return_counts=True)
    return np.asarray(np.bincount(number, values) / count)


def _sources(table: Frame) -> Iterator[Section]:
    columns = table.groups.get(_POINTS, [])
    if not columns:
        return
    won = table["rank"] == 1
    parts = {"winners": won, "others": ~won}
    series = {
        who: [mean(table[name][rows], table["deal"][rows]) for name in columns]
        for who, rows in parts.items()
        if rows.any()
    }
    names = [_thing(name) for name in columns]
    most = max(range(len(names)), key=lambda place: series["winners"][place].value)
    told = f"Most of a winner's points: {names[most]}, {series['winners'][most].value:.1f}."
    if "others" in series:
        gaps = [one.value - other.value for one, other in zip(series["winners"], series["others"], strict=True)]
        told += f" Winners are furthest ahead in {names[int(np.argmax(gaps))]}: by {max(gaps):.1f}."
    yield Section(
        "Where do points come from?",
        [told],
        drawing.bars(names, series, "mean", f"What scores are made of, of winners and others. {told}"),
        "Means",
        ["", *(cell for who in series for cell in (who, "95 %"))],
        [[name, *(cell for who in series for cell in _shown(series[who][row]))] for row, name in enumerate(names)],
    )


def _worth(table: Frame, group: str) -> Iterator[Section]:
    columns = [name for name in table.groups[group] if table[name].any()]
    if not columns:
        return
    facts = table.stack(columns)
    # Control for bot and seat; one of each is the reference category.
    controls: list[NDArray[Any]] = [table["bot"] == bot for bot in table.bots[1:]]
    controls += [table["order"] == order for order in range(2, table.sets[0]["players"] + 1)]
    which = table["game"], table["deal"]
    points = effects(table["score"], facts, controls, *which)
    victory = _times(effects(table["share"], facts, controls, *which), 100)
    together = correlations(facts, table["share"], table["deal"])
    order = sorted(range(len(columns)), key=lambda place: -(found.value if (found := points[place]) else -np.inf))
    names = [_thing(columns[place]) for place in order]
    known = [place for place in order if points[place]]
    clear = sum(1 for place in known if (found := points[place]) and found.clear)
    told = (
        f"Of {len(known)} with an estimate, {clear} differ clearly from nothing in points; by chance alone it would be"
        f" about {0.05 * len(known):.0f}. The most goes with {_thing(columns[known[0]])}, the least with"
        f" {_thing(columns[known[-1]])}."
        if known
        else "Too few games for estimates."
    )
    yield Section(
        f"What is it worth? By {'what was done' if group == _DID else group}",
        [told, _ADJUSTED],
        drawing.intervals(
            names, {"points": [points[p] for p in order], "victories, %": [victory[p] for p in order]},
            f"Adjusted worth of each {group} in points and in victories. {told}", {"points": 0.0, "victories, %": 0.0},
        ) if known else "",
        f"By {group}, the most points first",
        ["", "mean", "points", "95 %", "victories, %", "95 %", "correlation", "95 %"],
        [
            [names[row], f"{facts[:, p].mean():.2f}", *_shown(points[p]), *_shown(victory[p], 1), *_shown(together[p])]
            for row, p in enumerate(order)
        ],
    )  # fmt: skip


def _bots(table: Frame) -> Iterator[Section]:
    columns = ["score", "share", "decisions", "seconds", *table.groups.get(_POINTS, []), *table.groups.get(_DID, [])]
    columns = [name for name in columns if table[name].mean() > _RARE]
    by_bot = {}
    for bot in table.bots:
        rows = table["bot"] == bot
        by_bot[bot] = [(share if name == "share" else mean)(table[name][rows], table["deal"][rows]) for name in columns]
    names = [_thing(name) or name for name in columns]
    average = [sum(found[row].value for found in by_bot.values()) / len(by_bot) for row in range(len(columns))]
    relative = {bot: [each.value / a for each, a in zip(found, average, strict=True)] for bot, found in by_bot.items()}
    drawn = [row for row, name in enumerate(columns) if name != "seconds"]
    apart = max(drawn, key=lambda row: max(r[row] for r in relative.values()) - min(r[row] for r in relative.values()))
    told = (
        f"They differ most, in proportion, in {names[apart]}: "
        + "; ".join(f"{bot} {found[apart].value:.2f}" for bot, found in by_bot.items())
        + "."
    )
    yield Section(
        "What do the bots do differently?",
        [f"For each seat and game. {told} They met each other at the tables: what one does, the others answer."],
        drawing.ratios(
            [names[row] for row in drawn], {bot: [found[row] for row in drawn] for bot, found in relative.items()},
            "times the mean of all bots", f"What each bot does, in proportion to the mean of all. {told}",
        ),
        "Means for a seat and game",
        ["", *(cell for bot in by_bot for cell in (bot, "95 %"))],
        [[name, *(cell for found in by_bot.values() for cell in _shown(found[row]))] for row, name in enumerate(names)],
    )  # fmt: skip


def _differences(table: Frame) -> Iterator[Section]:
    one, other = (table.where(table["set"] == number) for number in (0, 1))
    deals = one["deal"][one["seat"] == 0]
    columns = [name for name in table.columns if name in _COMPARED or "." in name]
    pairs = {name: (_by_game(one, one[name]), _by_game(other, other[name])) for name in columns}
    pairs["victories of who begins"] = one["share"][one["order"] == 1], other["share"][other["order"] == 1]
    pairs["distance"] = _by_game(one, np.abs(one["margin"])), _by_game(other, np.abs(other["margin"]))
    pairs = {name: pair for name, pair in pairs.items() if not np.array_equal(*pair)}
    if not pairs:
        return
    strict = 1 - 0.05 / len(pairs)  # Bonferroni: all of them together
    rows, drawn = [], []
    for name, (a, b) in pairs.items():
        gap, sure = difference(a, b, deals), difference(a, b, deals, strict).clear
        rows.append([name, f"{a.mean():.2f}", f"{b.mean():.2f}", *_shown(gap), "yes" if sure else ""])
        if spread := float(np.sqrt((a.var() + b.var()) / 2)):
            drawn.append((name, Estimate(gap.value / spread, gap.low / spread, gap.high / spread)))
    drawn = sorted(sorted(drawn, key=lambda each: -abs(each[1].value))[:_MOST_DRAWN], key=lambda each: -each[1].value)
    told = (
        f"Of {len(rows)} things counted, {sum(row[-1] == 'yes' for row in rows)} differ beyond doubt, all of them taken"
        " together (Bonferroni)."
    )
    yield Section(
        "How do the two ways to play differ?",
        [f"First: {_way(one.sets[0])}. Second: {_way(one.sets[1])}.", f"{told} {_PAIRED}"],
        drawing.intervals(
            [name for name, _ in drawn], {_SPREAD: [each for _, each in drawn]},
            f"The {len(drawn)} greatest differences between the two ways to play. {told}", {_SPREAD: 0.0},
        ),
        "Means, and second less first",
        ["", "first", "second", "difference", "95 %", "beyond doubt"],
        rows,
    )  # fmt: skip
