"""What has happened: everything that changed between two views, as messages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from nomarch.engine.game import News, Transition
from nomarch.games.fertility.components import LETTERS, Components
from nomarch.games.fertility.notation import square_number
from nomarch.games.fertility.rules.state import HIGH
from nomarch.games.fertility.text.shop_rewards import gift_of
from nomarch.text.language import Message

__all__ = ["news"]

_MOST_WHEAT = 10


def news(components: Components, deed: Transition) -> News:
    """What was decided, and what followed by itself."""
    found = [(deed.seat, message) for message in _decided(deed)]
    for seat in range(deed.after["players"]):
        found += [(seat, message) for message in _city(components, deed, seat)]
    found += [(deed.seat, message) for message in _removed_by_itself(deed)]
    return found + list(_placed_by_itself(deed))


def _decided(deed: Transition) -> Iterator[Message]:
    """What the action says; what a city gained by it is told of the city."""
    match deed.text.split():
        case ["place", tile, first, second]:
            yield Message("fertility_log_place", {"tile": tile, "first": first, "second": second})
            yield from _harvested(deed)
        case ["discard", tile]:
            yield Message("fertility_log_discard", {"tile": tile})
        case ["remove", tile]:
            yield Message("fertility_log_remove", {"tile": tile})
        case ["quarry", reward] if reward != "monument":
            yield Message("fertility_log_collect", {"letters": reward})


def _harvested(deed: Transition) -> Iterator[Message]:
    """F3.2: what a tile earned, as far as the Stock and the Wheat Storehouse go."""
    earned, stock = Counter[str](), deed.before["stock"]
    for part in ("scenes", "icons"):
        earned.update(deed.earned.get(part, {}))
    if stock:
        earned &= Counter(stock)
    earned["W"] = min(deed.earned.get("wheat", 0), _MOST_WHEAT - deed.before["cities"][deed.seat]["wheat"])
    if +earned:
        yield Message("fertility_log_collect", {"letters": _joined(earned)})
    if quarries := deed.earned.get("quarries", 0):
        yield Message("fertility_log_quarries", {"count": quarries})


def _joined(letters: Mapping[str, int]) -> str:
    return "+".join(letter for letter in LETTERS + "W" for _ in range(letters.get(letter, 0)))


def _city(components: Components, deed: Transition, seat: int) -> Iterator[Message]:
    """What one city gained."""
    old, new = deed.before["cities"][seat], deed.after["cities"][seat]
    for square, owner in deed.after["monuments"]:
        if owner == seat and [square, owner] not in deed.before["monuments"]:
            yield Message("fertility_log_monument", {"square": square})
    for district in new["districts"][len(old["districts"]) :]:
        paid = deed.text.partition(" with ")[2]
        if paid:
            yield Message("fertility_log_pay", {"district": district, "letters": paid})
        else:
            yield Message("fertility_log_build", {"district": district})
    if new["shops"] != old["shops"]:
        yield from _supplied(components, old, new)
    if seat == deed.seat or new["pool"] != old["pool"]:
        for tile in (Counter(new["pool"]) - _kept(deed, seat)).elements():
            yield Message("fertility_log_take", {"tile": tile})


def _kept(deed: Transition, seat: int) -> Counter[str]:
    """The tiles that a seat had, without the one that the action took from them."""
    verb, *words = deed.text.split()
    left = [_kind(words[0])] if seat == deed.seat and verb in ("place", "discard") else []
    return Counter(deed.before["cities"][seat]["pool"]) - Counter(left)


def _kind(scenes: Iterable[str]) -> str:
    """A tile as it is named in a pool."""
    return "".join(sorted(scenes, key=LETTERS.find))


def _supplied(components: Components, old: Mapping[str, Any], new: Mapping[str, Any]) -> Iterator[Message]:
    held = {shop["shop"]: shop["holds"] for shop in old["shops"]}
    for shop in new["shops"]:
        before = held.get(shop["shop"], [])
        added = Counter(shop["holds"]) - Counter(before) if shop["holds"] != before else None
        if not added:
            continue
        args: dict[str, str | int | Message] = {"shop": shop["shop"], "letters": _joined(added)}
        if shop["complete"]:
            yield Message("fertility_log_complete", args | {"gift": gift_of(components, new["board"], shop["shop"])})
        else:
            yield Message("fertility_log_supply", args)


def _removed_by_itself(deed: Transition) -> Iterator[Message]:
    """F3.5.3: the tile that left the Common Pool, if two alike were left there: nobody was asked."""
    before, after = deed.before, deed.after
    ended = after["to_play"] is None or after["turn"] > before["turn"]
    if not before["variant"] or not ended or before["last_round"] or before["step"] == "remove":
        return
    taken = Counter(after["cities"][deed.seat]["pool"]) - _kept(deed, deed.seat)
    left = Counter(before["common_pool"]) - taken
    if len(left) == 1:
        yield Message("fertility_log_remove", {"tile": next(iter(left))})


def _placed_by_itself(deed: Transition) -> Iterator[tuple[int, Message]]:
    """Tiles for which there was but one tile and one place: nobody was asked."""
    for first, second in deed.after["tiles"]:
        if [first, second] in deed.before["tiles"] or deed.text.endswith(f"{first} {second}"):
            continue
        tile = _scene(deed.after, first) + _scene(deed.after, second)
        kind = _kind(tile)
        both = zip(deed.before["cities"], deed.after["cities"], strict=True)
        lost = [seat for seat, (old, new) in enumerate(both) if old["pool"].count(kind) > new["pool"].count(kind)]
        message = Message("fertility_log_place", {"tile": tile, "first": first, "second": second})
        yield lost[0] if lost else deed.seat, message


def _scene(view: Mapping[str, Any], square: str) -> str:
    column, row = divmod(square_number(square), HIGH)
    return str(view["scenes"][row][column])
