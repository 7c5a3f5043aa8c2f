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
    "95% confidence intervals, clustered by deal. One in twenty misses the true value, so among many estimates some"
    " will look significant by chance. Results for bots need not hold for people."
)
_ADJUSTED = (
    "Adjusted estimates: the association of one more, compared within games, holding the other rows, the bot and the"
    " turn order fixed (least squares, standard errors clustered by deal). Collinear counts are measured relative to"
    " their mean. The correlation with the win share is unadjusted."
)
_PAIRED = (
    "Both variants use the same seeds and seatings and are compared game by game; numbers are means per seat. Distance"
    " is the difference between a seat's score and the mean of the others."
)
_SPREAD = "second minus first, in standard deviations"
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
    yield "Games", f"{len(np.unique(first['game']))} on {len(np.unique(first['deal']))} deals, seed {head['seed']}"
    yield "Options", _way(head)
    if len(table.sets) > 1:
        yield "Compared with", f"{_way(table.sets[1])}; the same seeds"
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
    names = [f"position {order}" for order in orders]
    shares, scores = [], []
    for order in orders:
        rows = table["order"] == order
        shares.append(share(table["share"][rows], table["deal"][rows]))
        scores.append(mean(table["score"][rows], table["deal"][rows]))
    best = max(range(players), key=lambda order: shares[order].value)
    fair = 100 / players
    clear = "and" if shares[best].low > 1 / players else "but"
    told = (
        f"Position {best + 1} in the turn order has the highest win rate, {100 * shares[best].value:.1f}%,"
        f" {clear} the interval {'excludes' if clear == 'and' else 'includes'} the even share of {fair:.1f}%."
    )
    yield Section(
        "Does the turn order matter?",
        [told, "Shared wins are divided. Wilson intervals, clustered by deal."],
        drawing.intervals(
            names, {"win rate (%)": _times(shares, 100), "mean score": list(scores)},
            f"Win rate and mean score by position in the turn order. {told}", {"win rate (%)": fair},
        ),
        "By position in the turn order",
        ["position", "win rate (%)", "95% CI", "score", "95% CI"],
        [[n, *_shown(p, 1, 100), *_shown(m)] for n, p, m in zip(names, shares, scores, strict=True)],
    )  # fmt: skip


def _distributions(table: Frame) -> Iterator[Section]:
    series = {bot: table["score"][table["bot"] == bot].astype(np.float64) for bot in table.bots}
    winners = table["score"][table["rank"] == 1].astype(np.float64)
    everyone = {"everyone": table["score"].astype(np.float64)} if len(series) > 1 else {}
    told = "; ".join(f"{name} {values.mean():.1f} on average" for name, values in series.items())
    yield Section(
        "How are the scores distributed?",
        [f"{told}; winners {winners.mean():.1f}."],
        drawing.histograms(series, "score", f"Histogram of scores: {told}."),
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
        [f"{told}. Forced moves aren't decisions."],
        drawing.histograms({"decisions": decisions}, "decisions in a game", f"Histogram of game lengths: {told}."),
        "Lengths",
        _QUANTILES,
        [_quantiles("turns", turns), _quantiles("decisions", decisions)],
    )


_QUANTILES = ("", "mean", "std. dev.", "min", "5%", "25%", "50%", "75%", "95%", "max")


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
    told = f"The largest part of a winner's score is {names[most]}, {series['winners'][most].value:.1f} on average."
    if "others" in series:
        gaps = [one.value - other.value for one, other in zip(series["winners"], series["others"], strict=True)]
        told += f" Winners lead most in {names[int(np.argmax(gaps))]}, by {max(gaps):.1f}."
    yield Section(
        "Where do points come from?",
        [told],
        drawing.bars(names, series, "mean", f"Parts of the score, for winners and others. {told}"),
        "Means",
        ["", *(cell for who in series for cell in (who, "95% CI"))],
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
        f"Of {len(known)} estimates in points, {clear} differ significantly from 0; about {0.05 * len(known):.0f} would"
        f" by chance alone. The highest is {_thing(columns[known[0]])}, the lowest {_thing(columns[known[-1]])}."
        if known
        else "Too few games for estimates."
    )
    yield Section(
        f"What is it worth? By {'what a player did' if group == _DID else group}",
        [told, _ADJUSTED],
        drawing.intervals(
            names, {"points": [points[p] for p in order], "win rate (%)": [victory[p] for p in order]},
            f"Adjusted value of each {group} in points and in win rate. {told}", {"points": 0.0, "win rate (%)": 0.0},
        ) if known else "",
        f"By {group}, in descending order of points",
        ["", "mean", "points", "95% CI", "win rate (%)", "95% CI", "correlation", "95% CI"],
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
        f"Relative to the mean, they differ most in {names[apart]}: "
        + "; ".join(f"{bot} {found[apart].value:.2f}" for bot, found in by_bot.items())
        + "."
    )
    yield Section(
        "How do the bots differ?",
        [f"Means per seat and game. {told} The bots played each other, so each reacts to the others."],
        drawing.ratios(
            [names[row] for row in drawn], {bot: [found[row] for row in drawn] for bot, found in relative.items()},
            "times the mean of all bots", f"Each bot's statistics relative to the mean of all bots. {told}",
        ),
        "Means per seat and game",
        ["", *(cell for bot in by_bot for cell in (bot, "95% CI"))],
        [[name, *(cell for found in by_bot.values() for cell in _shown(found[row]))] for row, name in enumerate(names)],
    )  # fmt: skip


def _differences(table: Frame) -> Iterator[Section]:
    one, other = (table.where(table["set"] == number) for number in (0, 1))
    deals = one["deal"][one["seat"] == 0]
    columns = [name for name in table.columns if name in _COMPARED or "." in name]
    pairs = {name: (_by_game(one, one[name]), _by_game(other, other[name])) for name in columns}
    pairs["win share of the first player"] = one["share"][one["order"] == 1], other["share"][other["order"] == 1]
    pairs["distance"] = _by_game(one, np.abs(one["margin"])), _by_game(other, np.abs(other["margin"]))
    pairs = {name: pair for name, pair in pairs.items() if not np.array_equal(*pair)}
    if not pairs:
        return
    strict = 1 - 0.05 / len(pairs)  # Bonferroni correction
    rows, drawn = [], []
    for name, (a, b) in pairs.items():
        gap, sure = difference(a, b, deals), difference(a, b, deals, strict).clear
        rows.append([name, f"{a.mean():.2f}", f"{b.mean():.2f}", *_shown(gap), "yes" if sure else ""])
        if spread := float(np.sqrt((a.var() + b.var()) / 2)):
            drawn.append((name, Estimate(gap.value / spread, gap.low / spread, gap.high / spread)))
    drawn = sorted(sorted(drawn, key=lambda each: -abs(each[1].value))[:_MOST_DRAWN], key=lambda each: -each[1].value)
    told = (
        f"Of {len(rows)} statistics, {sum(row[-1] == 'yes' for row in rows)} differ significantly after Bonferroni"
        " correction."
    )
    yield Section(
        "How do the two variants differ?",
        [f"First: {_way(one.sets[0])}. Second: {_way(one.sets[1])}.", f"{told} {_PAIRED}"],
        drawing.intervals(
            [name for name, _ in drawn], {_SPREAD: [each for _, each in drawn]},
            f"The {len(drawn)} largest differences between the two variants. {told}", {_SPREAD: 0.0},
        ),
        "Means, and second minus first",
        ["", "first", "second", "difference", "95% CI", "significant"],
        rows,
    )  # fmt: skip
