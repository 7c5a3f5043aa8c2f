"""Caravan, a small card game for two to four players: a whole game for nomarch in one file.

C1  There are six cards of each of five goods. Shuffle them and deal four to each player. Everyone begins with five
    silver, and every good begins at a price of three.
C2  On your turn, either sell or hold back:
C2.1  sell: lay down all your cards of one good. You earn its price for each card, then the price falls by one for each,
      but not below one.
C2.2  hold: lay one card aside and pay one silver, on credit if you must. The prices of all other goods rise by one, up
      to seven.
C3  Then draw back to four cards while the deck lasts, and it is the next player's turn.
C4  The game ends when the player to move has no cards. The most silver wins.

Play it with `NOMARCH_GAMES=caravan=caravan:Caravan nomarch play caravan` in this folder.
"""

from __future__ import annotations

from typing import Any

from nomarch.engine.actions import Actions, Kind
from nomarch.engine.cards import size, take
from nomarch.engine.game import Game, GameState
from nomarch.engine.jit import rule
from nomarch.engine.struct import EVERYBODY, OWNER, Array, int8, int16, pile

GOODS = ("dates", "glass", "linen", "myrrh", "salt")
KINDS, EACH, HAND, SEATS = len(GOODS), 6, 4, 4
SILVER, FIRST_PRICE, LOWEST, HIGHEST = 5, 3, 1, 7

ACTIONS = Actions(Kind("sell", GOODS, rule="C2.1"), Kind("hold", GOODS, rule="C2.2"))
SELL, HOLD = ACTIONS.starts


class State(GameState):
    """A position of Caravan."""

    deck: Array = pile([good for good in range(KINDS) for _ in range(EACH)], doc="cards in the deck")
    hand: Array = int8(SEATS, KINDS, seen_by=OWNER, names=GOODS, doc="cards in hand")
    price: Array = int8(KINDS, seen_by=EVERYBODY, names=GOODS, doc="the price of each good")
    laid: Array = int8(KINDS, seen_by=EVERYBODY, names=GOODS, doc="cards that were sold or laid aside")
    silver: Array = int16(SEATS, seen_by=EVERYBODY, by_seat=True, doc="each player's silver")


@rule
def draw_up(s: State, seat: int) -> None:
    """C3: back to four cards, while the deck lasts."""
    while s.hand[seat].sum() < HAND and size(s.deck) > 0:
        s.hand[seat, take(s.deck)] += 1


@rule
def begin(box: Any, s: State) -> None:
    """C1."""
    s.price[:] = FIRST_PRICE
    for seat in range(s.players):
        s.silver[seat] = SILVER
        draw_up(s, seat)


@rule
def legal(box: Any, s: State, out: Array) -> int:
    """C2: sell or hold any good in hand; C4: nothing without cards."""
    n = 0
    for first in (SELL, HOLD):
        for good in range(KINDS):
            if s.hand[s.to_play, good] > 0:
                out[n] = first + good
                n += 1
    return n


@rule
def step(box: Any, s: State, action: int) -> None:
    """C2, C3."""
    seat = s.to_play
    if action >= HOLD:
        hold(s, seat, action - HOLD)
    else:
        sell(s, seat, action - SELL)
    draw_up(s, seat)
    s.to_play = (seat + 1) % s.players
    s.turn += 1


@rule
def sell(s: State, seat: int, good: int) -> None:
    """C2.1."""
    cards = int(s.hand[seat, good])
    s.silver[seat] += s.price[good] * cards
    s.price[good] = max(LOWEST, s.price[good] - cards)
    s.laid[good] += cards
    s.hand[seat, good] = 0


@rule
def hold(s: State, seat: int, good: int) -> None:
    """C2.2."""
    s.hand[seat, good] -= 1
    s.laid[good] += 1
    s.silver[seat] -= 1
    for other in range(KINDS):
        if other != good:
            s.price[other] = min(HIGHEST, s.price[other] + 1)


@rule
def scores(box: Any, s: State, out: Array) -> None:
    """C4: silver."""
    for seat in range(s.players):
        out[seat] = s.silver[seat]


class Caravan(Game):
    """Caravan. Everything that isn't here has a default."""

    name = "caravan"
    seats = range(2, SEATS + 1)
    state = State
    action_kinds = ACTIONS
    most_decisions = KINDS * EACH  # every decision lays down a card
