"""What a seat did and ended with in a finished game, as numbers: what a study looks at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from nomarch.engine.game import Transition
from nomarch.games.fertility.components import LETTERS, Components
from nomarch.games.fertility.rules.scoring import PARTS
from nomarch.games.fertility.text.log import news
from nomarch.text.language import Message

__all__ = ["facts"]

_NTH = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")  # a box may give eight Monuments


def facts(components: Components, deeds: Iterable[Transition]) -> list[dict[str, int]]:
    """By seat; docs/research/studies.md describes each name."""
    found: list[Counter[str]] = []
    end: Mapping[str, Any] = {}
    for deed in deeds:
        end = deed.after
        found = found or [Counter() for _ in end["cities"]]
        for seat, message in news(components, deed):
            found[seat].update(_did(message))
    for seat, counted in enumerate(found):
        counted.update(_ended_with(components, end, seat))
    return [dict(counted) for counted in found]


def _did(message: Message) -> dict[str, int]:
    """What one piece of news adds to the seat it is about."""
    letters = Counter(str(message.args.get("letters", "")).replace("+", ""))
    wheat = letters.pop("W", 0)
    match message.key.removeprefix("fertility_log_"):
        case "place":
            tile = "".join(sorted(str(message.args["tile"]), key=LETTERS.find))
            return {"did.tiles_placed": 1, f"tile.{tile}": 1}
        case "discard":
            return {"did.tiles_discarded": 1}
        case "collect":
            return {"did.resources_collected": letters.total(), "did.wheat_harvested": wheat}
        case "quarries":
            return {"did.quarries_made": int(str(message.args["count"]))}
        case "monument":
            return {"did.monuments_placed": 1}
        case "build":
            return {"did.districts_built": 1}
        case "pay":
            return {"did.districts_built": 1, "did.resources_paid": letters.total(), "did.wheat_paid": wheat}
        case "supply":
            return {"did.tokens_supplied": letters.total()}
        case "complete":
            return {"did.tokens_supplied": letters.total(), "did.shops_completed": 1}
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
    """A Shop as its components file spells it: alike Shops are one, wherever they are printed."""
    lot, _, number = shop.rpartition(".")
    printed = components.shops[components.lots.index(board if lot == "M" else lot)][int(number) - 1]
    return f"{'+'.join(printed.needs)} -> {printed.gift}"
