"""Statistics of a finished game by seat, for studies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from nomarch.engine.events import Event
from nomarch.engine.game import Transition
from nomarch.games.nile.rules.state import LETTERS

__all__ = ["statistics"]

_DECIDED = {
    "market": "did.markets", "offering": "did.offerings", "plant": "did.plantings", "speculate": "did.speculations",
    "pass": "did.passes",
}  # fmt: skip


def statistics(transitions: Iterable[Transition], end: Mapping[str, Any]) -> list[dict[str, int]]:
    """The statistics by seat; docs/research/studies.md describes each name."""
    found = [Counter[str]() for _ in range(end["players"])]
    for transition in transitions:
        if name := _DECIDED.get(transition.text.split()[0]):
            found[transition.seat][name] += 1
        for event in transition.events:
            for seat, name, number in _happened(event):
                found[seat][name] += number
        for seat in {event.seat for event in transition.events if event.name == "bet" and event.args["won"]}:
            found[seat]["did.speculations_won"] += 1
    for counted, piles in zip(found, end["piles"], strict=True):
        counted.update({f"points.pile_{place}": pile for place, pile in enumerate(sorted(piles.values()), 1)})
        counted.update({f"crop.{letter}": pile for letter, pile in piles.items()})
    return [dict(counted) for counted in found]


def _happened(event: Event) -> Iterator[tuple[int, str, int]]:
    """Whom something happened to, what, and how often."""
    args = event.args
    match event.name:
        case "sold" | "offered":
            yield event.seat, "did.stored_cards_traded", args["stored"]
        case "planted":
            yield event.seat, "did.cards_planted", args["cards"]
            yield event.seat, f"planted.{LETTERS[args['crop']]}", args["cards"]
        case "taken_over":
            yield args["by"], "did.takeovers", 1
            yield event.seat, "did.cards_lost_to_takeovers", args["cards"]
        case "eaten":
            yield event.seat, "did.cards_lost_to_locusts", args["cards"]
        case "harvested":
            yield event.seat, "did.cards_harvested", 1
