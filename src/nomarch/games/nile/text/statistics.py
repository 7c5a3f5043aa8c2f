"""What a seat did and ended with in a finished game, as numbers: what a study looks at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from nomarch.engine.game import Transition
from nomarch.games.nile.components import Components
from nomarch.games.nile.text.log import news
from nomarch.games.nile.text.transition import Outcome

__all__ = ["facts"]

_VERBS = {"market": "did.markets", "offering": "did.offerings", "speculate": "did.speculations", "pass": "did.passes"}


def facts(components: Components, deeds: Iterable[Transition]) -> list[dict[str, int]]:
    """By seat; docs/research/studies.md describes each name."""
    found: list[Counter[str]] = []
    end: Mapping[str, Any] = {}
    for deed in deeds:
        end = deed.after
        found = found or [Counter() for _ in range(end["players"])]
        for seat, name, number in _happened(components, deed):
            found[seat][name] += number
    for seat, counted in enumerate(found):
        piles = end["piles"][seat]
        counted.update({f"points.pile_{place}": pile for place, pile in enumerate(sorted(piles.values()), 1)})
        counted.update({f"crop.{letter}": pile for letter, pile in piles.items()})
    return [dict(counted) for counted in found]


def _happened(components: Components, deed: Transition) -> Iterator[tuple[int, str, int]]:
    """Whom something happened to, what, and how often."""
    outcome, seat = Outcome(deed), deed.seat
    if outcome.verb in _VERBS:
        yield seat, _VERBS[outcome.verb], 1
        yield seat, "did.stored_cards_traded", outcome.stored.total()
    if outcome.verb == "plant":
        yield seat, "did.plantings", 1
        yield seat, "did.cards_planted", outcome.named.total()
        for letter, number in outcome.named.items():
            yield seat, f"planted.{letter}", number
    if outcome.taken_over:
        loser, _, size = outcome.taken_over
        yield seat, "did.takeovers", 1
        yield loser, "did.cards_lost_to_takeovers", size
    for loser, _, size in outcome.eaten():
        yield loser, "did.cards_lost_to_locusts", size
    for other, crops in outcome.harvests().items():
        yield other, "did.cards_harvested", crops.total()
    for other, message in news(components, deed):
        if message.key == "nile_log_bet_won":
            yield other, "did.speculations_won", 1
