"""The needs and rewards of Shops, as messages."""

from __future__ import annotations

import re

from nomarch.games.fertility.components import Components, Shop
from nomarch.text.language import Message

__all__ = ["gift", "gift_of", "named"]


def gift(spelled: str) -> Message:
    """The reward of a Shop, given as in the components file."""
    number = int(found[0]) if (found := re.findall(r"\d+", spelled)) else 0
    if spelled.endswith("Debens"):
        return Message("fertility_gift_debens", {"count": number})
    if spelled.endswith("wheat"):
        return Message("fertility_gift_wheat", {"count": number})
    if " per " in spelled:
        return Message("fertility_gift_per", {"count": number, "resource": spelled[-1]})
    if spelled.startswith("one of"):
        return Message("fertility_gift_exchange", {"resources": ", ".join(spelled.split()[2:])})
    if spelled == "statue of choice":
        return Message("fertility_gift_statue_choice")
    return Message("fertility_gift_statues", {"count": len(found), "gods": ", ".join(found)})


def named(shop: Shop, name: str) -> Message:
    """A Shop within a sentence: by its name in the notation, and by what is printed on it."""
    return Message("fertility_shop_named", {"shop": name, "needs": "+".join(shop.needs), "gift": gift(shop.gift)})


def gift_of(components: Components, board: str, shop: str) -> Message:
    """The reward of a Shop of the city with this Metropolis board."""
    lot, _, number = shop.rpartition(".")
    printed = components.shops[components.lots.index(board if lot == "M" else lot)]
    return gift(printed[int(number) - 1].gift)
