"""Shops, Districts and Metropolises as text."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from nomarch.games.fertility.components import Components
from nomarch.games.fertility.information.schemas import City, Shop
from nomarch.games.fertility.terminal.paint import DIM, SCENE, letter
from nomarch.games.fertility.text import shop_rewards
from nomarch.text.language import render, translate

__all__ = ["cost", "gift", "gift_of", "missing", "needs", "offer", "places"]


def gift(spelled: str, language: str) -> str:
    """The reward of a Shop, given as in the components file, in the reader's language."""
    return render(shop_rewards.gift(spelled), language)


def _lot(components: Components, name: str) -> int:
    return components.lots.index(name)


def gift_of(components: Components, city: City, shop: str, language: str) -> str:
    """The reward of one of a city's Shops."""
    return render(shop_rewards.gift_of(components, city["board"], shop), language)


def cost(components: Components, district: str) -> int:
    """A District's building cost."""
    return components.costs[_lot(components, district)]


def needs(letters: Sequence[str], language: str) -> Text:
    """What a Shop takes."""
    return Text("+").join(
        Text(translate("fertility_any", language)) if need == "any" else letter(need) for need in letters
    )


def offer(components: Components, district: str, language: str) -> Text:
    """A District's Shops: what they need and give."""
    shops = components.shops[_lot(components, district)]
    # A no-break space keeps a Shop on one line.
    return Text(" · ").join(
        Text.assemble(needs(shop.needs, language), "\xa0→\xa0", gift(shop.gift, language).replace(" ", "\xa0"))
        for shop in shops
    )


def _filled(shop: Shop) -> list[str]:
    """For each place the letter on it, if any; "any" places take what no other place can."""
    held = list(shop["holds"])
    on = ["" for _ in shop["needs"]]
    for wanted in (True, False):
        for i, need in enumerate(shop["needs"]):
            if not on[i] and held and ((need in held) if wanted else need == "any"):
                on[i] = need if wanted else held[0]
                held.remove(on[i])
    return on


def places(shop: Shop, language: str) -> Text:
    """A Shop's places, three characters each: filled ones framed, open ones faint."""
    shown = Text()
    for need, held in zip(shop["needs"], _filled(shop), strict=True):
        if held:
            shown.append(f"[{held}]", SCENE[held])
        else:
            shown.append(f"{translate('fertility_any', language) if need == 'any' else need:^3.3}", DIM)
    return shown


def missing(shop: Shop, letter_added: str = "") -> list[str]:
    """What a Shop still needs, once a resource has been added."""
    then: Shop = {**shop, "holds": [*shop["holds"], *letter_added]}
    return [need for need, held in zip(shop["needs"], _filled(then), strict=True) if not held]
