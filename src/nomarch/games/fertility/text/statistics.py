"""Statistics of a finished game by seat, for studies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from nomarch.engine.events import Event
from nomarch.engine.game import Transition
from nomarch.games.fertility.components import LETTERS, TILES, Components
from nomarch.games.fertility.rules.actions import PAYMENTS
from nomarch.games.fertility.rules.scoring import PARTS
from nomarch.games.fertility.rules.state import WHEAT
from nomarch.games.fertility.rules.valley import KIND_OF_PAIR

__all__ = ["statistics"]

_NTH = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")  # a box may give eight Monuments


def statistics(
    components: Components, transitions: Iterable[Transition], end: Mapping[str, Any]
) -> list[dict[str, int]]:
    """The statistics by seat; docs/research/studies.md describes each name."""
    found = [Counter[str]() for _ in end["cities"]]
    for transition in transitions:
        for event in transition.events:
            found[event.seat].update(_did(event))
    for seat, counted in enumerate(found):
        counted.update(_ended_with(components, end, seat))
    return [dict(counted) for counted in found]


def _did(event: Event) -> dict[str, int]:
    """What an event adds to the seat it is about."""
    args = event.args
    match event.name:
        case "placed":
            return {"did.tiles_placed": 1, f"tile.{TILES[KIND_OF_PAIR[args['pair']]]}": 1}
        case "discarded":
            return {"did.tiles_discarded": 1}
        case "collected":
            return {"did.wheat_harvested" if args["kind"] == WHEAT else "did.resources_collected": args["number"]}
        case "quarry_made":
            return {"did.quarries_made": 1}
        case "monument_placed":
            return {"did.monuments_placed": 1}
        case "built":
            paid = PAYMENTS[args["payment"]]
            wheat = paid.count(WHEAT)
            return {"did.districts_built": 1, "did.resources_paid": len(paid) - wheat, "did.wheat_paid": wheat}
        case "supplied":
            return {"did.tokens_supplied": 1}
        case "completed":
            return {"did.shops_completed": 1}
    return {}


def _ended_with(components: Components, end: Mapping[str, Any], seat: int) -> dict[str, int]:
    city = end["cities"][seat]
    found = Counter({f"points.{part}": city["score"][part] for part in PARTS})
    found[f"board.{city['board']}"] += 1
    for district in city["districts"]:
        found[f"district.{district}"] += 1
    for shop in city["shops"]:
        if shop["complete"]:
            found[f"shop.{_printed(components, city['board'], shop['shop'])}"] += 1
    for letter in LETTERS:
        found[f"token.{letter}"] = sum(shop["holds"].count(letter) for shop in city["shops"])
    placed = sum(1 for _, owner in end["monuments"] if owner == seat)
    found.update({f"monument.{nth}": 1 for nth in _NTH[:placed]})
    return found


def _printed(components: Components, board: str, shop: str) -> str:
    """A Shop as its components file writes it: identical Shops count as one, wherever they are printed."""
    lot, _, number = shop.rpartition(".")
    printed = components.shops[components.lots.index(board if lot == "M" else lot)][int(number) - 1]
    return f"{'+'.join(printed.needs)} -> {printed.gift}"
