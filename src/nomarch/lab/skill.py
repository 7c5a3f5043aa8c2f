"""What skill is worth: how often the stronger bot wins, how much of that is luck, and what strong bots do."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import numpy as np

from nomarch.lab import drawing
from nomarch.lab.drawing import Row, shown
from nomarch.lab.estimates import Estimate, mean, share, variance_shares
from nomarch.lab.frame import DID, POINTS, Frame, thing
from nomarch.lab.page import Section

__all__ = ["bot_sections"]

_RARE = 0.05  # per seat and game; rarer statistics are omitted
_DRAWN = 12
_READING = (
    "Every pairing plays each deal from every seat. The shares of the variation depend on how far apart the bots are:"
    " between equals there is nothing but luck. What happens after the deal includes random choices of the bots."
)
_ORDER = "What the strongest does more of comes first. They played each other, so each reacts to the others."


def bot_sections(table: Frame) -> Iterator[Section]:
    """How much is luck, and what strong bots do differently."""
    by_bot = {bot: share(*_of(table, "share", table["bot"] == bot)) for bot in table.bots}
    ranked = sorted(by_bot, key=lambda bot: by_bot[bot].value)
    yield _luck(table, ranked)
    yield _habits(table, ranked)


def _of(table: Frame, name: str, rows: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    return table[name][rows], table["deal"][rows]


def _luck(table: Frame, ranked: list[str]) -> Section:
    even = 100 / table.sets[0]["players"]
    rows = []
    for weaker, stronger in combinations(ranked, 2):
        found = _meeting(table, stronger, weaker)
        if found is not None:
            name = f"{stronger} against {weaker}"
            rows.append(Row(name, [found], [shown(found, 1, "%")], found.excludes(even)))
    rows.sort(key=lambda row: -(row.values[0].value if row.values[0] else 0))
    skill, deal = variance_shares(table["share"], table["bot"], table["seat"], table["game"], table["deal"])
    rest = 100 - skill.value - deal.value
    answer = (
        f"Of the variation in who wins, {skill.value:.0f}% ({skill.low:.0f} to {skill.high:.0f}) is who plays,"
        f" {deal.value:.0f}% ({deal.low:.0f} to {deal.high:.0f}) the seat and the deal, and {rest:.0f}% what happens"
        " after the deal."
    )
    return Section(
        "How much is luck?",
        answer,
        drawing.dots(rows, ["win share"], "Win share of the stronger bot", even, "%", (0.0, 100.0)),
        [
            _READING,
        ],
    )


def _meeting(table: Frame, stronger: str, weaker: str) -> Estimate | None:
    """The win share of one bot in games in which both play, counting only these two."""
    _, number = np.unique(table["game"], return_inverse=True)
    both = np.ones(number.max() + 1, np.bool_)
    for bot in (stronger, weaker):
        both &= np.bincount(number, table["bot"] == bot) > 0
    rows = both[number] & (table["bot"] == stronger)
    return share(*_of(table, "share", rows)).times(100) if rows.any() else None


def _habits(table: Frame, ranked: list[str]) -> Section:
    columns = [name for name in ["score", "decisions", *table.groups.get(POINTS, []), *table.groups.get(DID, [])]
               if table[name].mean() > _RARE]  # fmt: skip
    means = {
        name: [mean(*_of(table, name, table["bot"] == bot)) for bot in ranked] for name in columns
    }  # fmt: skip
    weakest, strongest = ranked[0], ranked[-1]

    def apart(name: str) -> float:
        """The gap between the strongest and the weakest bot, in standard deviations."""
        return (means[name][-1].value - means[name][0].value) / max(float(table[name].std()), 1e-9)

    order = sorted((name for name in columns if name != "score"), key=lambda name: -abs(apart(name)))
    told = [
        f"{thing(name)} {means[name][-1].value:.1f} instead of {means[name][0].value:.1f}"
        for name in order
        if name.startswith(DID)
    ][:3]

    def row(name: str) -> Row:
        most = max(each.value for each in means[name])
        parts = [each.times(100 / most if most else 1.0) for each in means[name]]
        return Row(thing(name), parts, [f"{means[name][0].value:.2f}", f"{means[name][-1].value:.2f}"])

    drawn = sorted(order[:_DRAWN], key=lambda name: -apart(name))
    return Section(
        "What do strong players do that weak ones don't?",
        f"The largest differences between {strongest} and {weakest}, per game: {', '.join(told)}.",
        drawing.legend(ranked)
        + drawing.dots(
            [row(name) for name in drawn], [weakest, strongest], "Mean per seat and game, as a share of the highest",
            unit="%", ends=(0.0, 100.0),
        ),
        [_ORDER],
        _numbers(means, ranked),
    )  # fmt: skip


def _numbers(means: dict[str, list[Estimate]], ranked: list[str]) -> str:
    head = "".join(f'<th scope="col">{bot}</th>' for bot in ranked)
    rows = "".join(
        f'<tr><th scope="row">{thing(name)}</th>{"".join(f"<td>{shown(each)}</td>" for each in found)}</tr>'
        for name, found in means.items()
    )
    return f'<div class="wide"><table><thead><tr><td></td>{head}</tr></thead><tbody>{rows}</tbody></table></div>'
