"""F3.3 and F3.4: building a District and supplying Shops.

A Shop of a player is lot * 4 + its number on the lot, the Metropolis board being lot 0. A build is the slot of its
District times the number of payments + payment; a supply is kind * 32 + Shop (`actions.py`).
"""

from __future__ import annotations

import numpy as np

from nomarch.engine.bits import count, lowest, nth_of, where_greater
from nomarch.engine.events import note
from nomarch.engine.jit import lean
from nomarch.engine.struct import Array
from nomarch.games.fertility.rules.actions import CITY_SHOPS, PAYMENTS
from nomarch.games.fertility.rules.events import BUILT, COMPLETED, RETURNED, SUPPLIED
from nomarch.games.fertility.rules.state import ANY, EXCHANGE, KINDS, LOTS, NONE, SHOPS, WHEAT, Box, State
from nomarch.games.fertility.rules.valley import gain_wheat

__all__ = [
    "add_lot", "build", "count_builds", "count_supplies", "exchange", "kinds_beside", "kinds_on_offer", "list_builds",
    "list_supplies", "nth_build", "nth_supply", "return_leftovers", "supply",
]  # fmt: skip

_WAYS = len(PAYMENTS)
_PAYS = np.array([[payment.count(kind) for kind in range(KINDS + 1)] for payment in PAYMENTS])


def _affordable() -> Array:
    """The possible payments, as a bit set, by the kinds of which there is one, then those of which there are two."""
    table = np.zeros(4 ** (KINDS + 1), np.int64)
    for purse in range(len(table)):
        held = [(purse >> kind & 1) + (purse >> KINDS + 1 + kind & 1) for kind in range(KINDS + 1)]
        for payment in range(_WAYS):
            if all(_PAYS[payment] <= held):
                table[purse] |= 1 << payment
    return table


_AFFORDABLE = _affordable()
_OF_COST = np.array([sum(1 << i for i, way in enumerate(PAYMENTS) if len(way) == cost) for cost in range(3)])


@lean
def affordable(s: State) -> int:
    """F3.3.1: the payments possible with the resources next to the Metropolis and wheat, as a bit set."""
    wheat = s.wheat[s.to_play]
    one = where_greater(s.beside, 0) | int(wheat > 0) << KINDS
    two = where_greater(s.beside, 1) | int(wheat > 1) << KINDS
    return int(_AFFORDABLE[two << KINDS + 1 | one])


@lean
def payments_for(box: Box, s: State, slot: int, payments: int) -> int:
    """The payments that match the cost of the District in this slot."""
    district = s.display[slot]
    return 0 if district == NONE else payments & _OF_COST[box.cost[district]]


@lean
def count_builds(box: Box, s: State) -> int:
    """F3.3.1: the number of ways to build; 0 without a free spot."""
    if s.lots_used[s.to_play] == LOTS:
        return 0
    n, payments = 0, affordable(s)
    for slot in range(4):
        n += count(payments_for(box, s, slot, payments))
    return n


@lean
def nth_build(box: Box, s: State, n: int) -> int:
    """The n-th way to build, counted from 0."""
    payments = affordable(s)
    for slot in range(4):
        ways = payments_for(box, s, slot, payments)
        here = count(ways)
        if n < here:
            return slot * _WAYS + nth_of(ways, n)
        n -= here
    return NONE


@lean
def list_builds(box: Box, s: State, out: Array, first: int) -> int:
    """Write every way to build, in ascending order and counted from `first`; return the count."""
    if s.lots_used[s.to_play] == LOTS:
        return 0
    n, payments = 0, affordable(s)
    for slot in range(4):
        ways = int(payments_for(box, s, slot, payments))
        while ways:
            out[n] = first + slot * _WAYS + lowest(ways)
            ways &= ways - 1
            n += 1
    return n


@lean
def build(box: Box, s: State, choice: int) -> None:
    """F3.3: pay, and add the District; its slot is refilled at the end of the turn."""
    slot, payment = choice // _WAYS, choice % _WAYS
    for kind in range(KINDS):
        s.beside[kind] -= _PAYS[payment, kind]
        s.stock[kind] += _PAYS[payment, kind]
    s.wheat[s.to_play] -= _PAYS[payment, WHEAT]
    note(s, BUILT, s.to_play, s.display[slot], payment)
    add_lot(box, s, s.to_play, s.display[slot])
    s.display[slot] = NONE
    s.built = slot


@lean
def add_lot(box: Box, s: State, seat: int, lot: int) -> None:
    """Add a board or District to a Metropolis, and open its Shops."""
    at = s.lots_used[seat]
    s.lots[seat, at] = lot
    s.lots_used[seat] += 1
    for kind in range(KINDS):
        s.open[seat, kind] |= box.opens[lot, kind] << (at * SHOPS)


@lean
def printed_shop(s: State, seat: int, shop: int) -> int:
    """The number in the box of a player's Shop."""
    return int(s.lots[seat, shop // SHOPS] * SHOPS + shop % SHOPS)


@lean
def count_supplies(s: State, kinds: int) -> int:
    """F3.4.1: the number of ways to put a resource of these kinds (a bit set) on a Shop."""
    n = 0
    for kind in range(KINDS):
        if kinds >> kind & 1:
            n += count(s.open[s.to_play, kind])
    return n


@lean
def nth_supply(s: State, kinds: int, n: int) -> int:
    """The n-th way to supply, counted from 0."""
    for kind in range(KINDS):
        if kinds >> kind & 1:
            shops = s.open[s.to_play, kind]
            here = count(shops)
            if n < here:
                return kind * CITY_SHOPS + nth_of(shops, n)
            n -= here
    return NONE


@lean
def list_supplies(s: State, kinds: int, out: Array, first: int) -> int:
    """Write every way to supply, in ascending order and counted from `first`; return the count."""
    n = 0
    for kind in range(KINDS):
        if kinds >> kind & 1:
            shops = int(s.open[s.to_play, kind])
            while shops:
                out[n] = first + kind * CITY_SHOPS + lowest(shops)
                shops &= shops - 1
                n += 1
    return n


@lean
def kinds_beside(s: State) -> int:
    """The kinds of resources next to the Metropolis, as a bit set."""
    return where_greater(s.beside, 0)


@lean
def kinds_on_offer(s: State) -> int:
    """F3.4.3: the kinds on an exchange Shop that are in stock, as a bit set."""
    kinds = 0
    for kind in range(KINDS):
        if s.offer >> kind & 1 and (not s.limited or s.stock[kind] > 0):
            kinds |= 1 << kind
    return kinds


@lean
def supply(box: Box, s: State, kind: int, shop: int) -> None:
    """F3.4.1, F3.4.2: put a token on a Shop permanently: on a place of its own kind, otherwise on an "any" place."""
    seat = s.to_play
    s.tokens[seat, shop, kind] += 1
    s.on_shops[seat, kind] += 1
    note(s, SUPPLIED, seat, shop, s.lots[seat, shop // SHOPS], kind, s.step == EXCHANGE)
    printed = printed_shop(s, seat, shop)
    held, on_any = 0, 0
    for other in range(KINDS):
        held += s.tokens[seat, shop, other]
        on_any += max(0, s.tokens[seat, shop, other] - box.needs[printed, other])
    any_open = on_any < box.needs[printed, ANY]
    for other in range(KINDS):
        if not any_open and s.tokens[seat, shop, other] >= box.needs[printed, other]:
            s.open[seat, other] &= ~(1 << shop)
    if held == box.size[printed]:
        complete(box, s, seat, shop, printed)


@lean
def complete(box: Box, s: State, seat: int, shop: int, printed: int) -> None:
    """F3.4.3: wheat and exchanges take effect immediately; the rest scores at the end of the game."""
    wheat = gain_wheat(s, box.gives_wheat[printed])
    note(s, COMPLETED, seat, shop, printed // SHOPS, wheat)
    s.offer = box.exchange[printed]
    s.generic[seat] += box.debens[printed]
    s.gods[seat] |= box.gods[printed]
    s.any_god[seat] += box.any_god[printed]
    for kind in range(KINDS):
        s.per_token[seat, kind] += box.per_token[printed, kind]


@lean
def exchange(box: Box, s: State, kind: int, shop: int) -> None:
    """F3.4.3: a resource on offer goes from the stock straight onto another Shop, which may complete it in turn."""
    s.offer = 0
    s.stock[kind] -= 1
    supply(box, s, kind, shop)


@lean
def return_leftovers(s: State) -> None:
    """F3.5.1: return unused resources to the stock."""
    for kind in range(KINDS):
        if s.beside[kind] > 0:
            note(s, RETURNED, s.to_play, kind, s.beside[kind])
        s.stock[kind] += s.beside[kind]
        s.beside[kind] = 0
