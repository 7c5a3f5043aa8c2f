"""Refusals: why an action is illegal, in the order of the turn, with the number of the rule.

The rules only list legal actions; this explains to people why theirs isn't among them.
"""

from __future__ import annotations

from nomarch.engine.game import Position
from nomarch.engine.struct import Array
from nomarch.games.fertility.components import LETTERS, TILES, Components
from nomarch.games.fertility.information.view import scene_at, terrain
from nomarch.games.fertility.notation import other_square, payment_text, shop_name, square_name
from nomarch.games.fertility.rules.actions import ACTIONS
from nomarch.games.fertility.rules.state import (  # fmt: skip
    EXCHANGE,
    HIGH,
    LOTS,
    MONUMENT,
    NONE,
    SHOPS,
    STEPS,
    SUPPLY,
    State,
)
from nomarch.games.fertility.text.shop_rewards import named
from nomarch.text.language import Message

__all__ = ["refusal"]


def refusal(position: Position[Components, State], action: int) -> Message | None:
    """The first rule that an action breaks, or None if it is legal."""
    components, s = position.components, position.s
    if rule := ACTIONS.not_now(action, s.step):
        return Message("fertility_not_now", {"step": STEPS[s.step]}, rule)
    kind, parts = ACTIONS.decode(action)
    match kind.name:
        case "place":
            return _placement(components, s, *parts)
        case "discard":
            return _tile_in(s.pool[s.to_play], parts[0], "fertility_not_in_pool", kind.rule)
        case "quarry":
            return _reward(components, s, *parts)
        case "build":
            return _build(components, s, *parts)
        case "supply":
            return _supply(components, s, *parts)
        case "take" | "remove":
            return _tile_in(s.common, parts[0], "fertility_not_in_common_pool", kind.rule)
    return None


def _tile_in(pool: Array, kind: int, key: str, rule: str) -> Message | None:
    return None if kind in pool else Message(key, {"tile": TILES[kind]}, rule)


def _placement(components: Components, s: State, first: int, second: int, down: int, square: int) -> Message | None:
    """F3.1.1: a tile of one's own, on two free desert squares; F3.1.2: beside a like scene."""
    squares = (square, other_square(square, down))
    tile = TILES.index("".join(sorted((LETTERS[first], LETTERS[second]), key=LETTERS.find)))
    if missing := _tile_in(s.pool[s.to_play], tile, "fertility_not_in_pool", "F3.1.1"):
        return missing
    ground = terrain(components, s)
    if squares[1] // HIGH >= len(ground[0]) or squares[1] % HIGH < squares[0] % HIGH:
        return Message("fertility_off_the_valley", {"square": square_name(squares[0])}, "F3.1.1")
    for square in squares:
        column, row = divmod(square, HIGH)
        args: dict[str, str | int] = {"square": square_name(square)}
        if ground[row][column] in "~#":
            key = "fertility_on_water" if ground[row][column] == "~" else "fertility_on_wheat"
            return Message(key, args, "F3.1.1")
        if scene_at(s, square) != ".":
            return Message("fertility_square_taken", args, "F3.1.1")
    for square, scene in zip(squares, (first, second), strict=True):
        column, row = divmod(square, HIGH)
        for c, r in (column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1):
            if 0 <= c < len(ground[0]) and 0 <= r < HIGH and scene_at(s, c * HIGH + r) == LETTERS[scene]:
                return None
    return Message("fertility_no_match", {}, "F3.1.2")


def _reward(components: Components, s: State, reward: int) -> Message | None:
    """F3.2.4, F3.2.5: a resource that is in stock, or a monument that is left."""
    if reward == MONUMENT:
        if s.monuments[s.to_play] < components.monuments:
            return None
        return Message("fertility_no_monument_left", {}, "F3.2.4")
    return _in_stock(s, reward)


def _in_stock(s: State, kind: int) -> Message | None:
    if not s.limited or s.stock[kind] > 0:
        return None
    return Message("fertility_out_of_stock", {"resource": LETTERS[kind]}, "F3.2.5")


def _build(components: Components, s: State, slot: int, payment: tuple[int, ...]) -> Message | None:
    """F3.3.1: a District on display, a free spot, its exact cost, and the means."""
    if s.lots_used[s.to_play] == LOTS:
        return Message("fertility_no_free_spot", {}, "F3.3.1")
    lot = s.display[slot]
    if lot == NONE:
        return Message("fertility_already_built", {}, "F3.3.1")
    cost, paid = components.costs[lot], len(payment)
    if cost != paid:
        args: dict[str, str | int] = {"district": components.lots[lot], "cost": cost, "paid": paid}
        return Message("fertility_wrong_price", args, "F3.3.1")
    held = (*s.beside, s.wheat[s.to_play])
    if any(payment.count(kind) > held[kind] for kind in payment):
        return Message("fertility_cannot_pay", {"payment": payment_text(payment)}, "F3.3.1")
    return None


def _supply(components: Components, s: State, kind: int, shop: int) -> Message | None:
    """F3.4.1: a resource that lies there, or (F3.4.3) that is on offer, for an open place of its kind."""
    seat, lot = s.to_play, shop // SHOPS
    args: dict[str, str | int | Message] = {"resource": LETTERS[kind]}
    if s.step == SUPPLY and s.beside[kind] == 0:
        return Message("fertility_not_beside", args, "F3.4.1")
    if s.step == EXCHANGE:
        if not s.offer >> kind & 1:
            return Message("fertility_not_on_offer", args, "F3.4.3")
        if missing := _in_stock(s, kind):
            return missing
    if lot >= s.lots_used[seat] or shop % SHOPS >= len(components.shops[s.lots[seat, lot]]):
        return Message("fertility_no_such_shop", {"shop": f"{lot}.{shop % SHOPS + 1}"}, "F3.4.1")
    printed = components.shops[s.lots[seat, lot]][shop % SHOPS]
    args["shop"] = named(printed, shop_name(components, s, seat, shop))
    needs = printed.needs
    held = [int(n) for n in s.tokens[seat, shop]]
    if sum(held) == len(needs):
        return Message("fertility_shop_complete", args, "F3.4.1")
    on_any = sum(max(0, held[i] - needs.count(letter)) for i, letter in enumerate(LETTERS))
    if held[kind] < needs.count(LETTERS[kind]) or on_any < needs.count("any"):
        return None
    return Message("fertility_no_place_for", args, "F3.4.1")
