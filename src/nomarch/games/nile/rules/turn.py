"""Nile's turn, step by step, and the rules that the contract requires."""

from __future__ import annotations

from nomarch.engine.dispatch import NO_CHANCE
from nomarch.engine.jit import lean
from nomarch.engine.struct import Array
from nomarch.games.nile.rules.actions import (  # fmt: skip
    DONE,
    FIRST_ADDITION,
    FIRST_BET,
    FIRST_MIX,
    FIRST_NEW_FIELD,
    FIRST_OFFERING,
    PASS,
)
from nomarch.games.nile.rules.deck import draw_cards
from nomarch.games.nile.rules.events import OFFERED, SOLD
from nomarch.games.nile.rules.flood import flood
from nomarch.games.nile.rules.plant import (  # fmt: skip
    add_to_field,
    count_additions,
    count_bets,
    count_mixes,
    count_new_fields,
    lay_out,
    list_additions,
    list_bets,
    list_mixes,
    list_new_fields,
    new_field,
    nth_addition,
    nth_bet,
    nth_mix,
    nth_new_field,
    plant_mix,
)
from nomarch.games.nile.rules.scoring import rank, smallest_pile
from nomarch.games.nile.rules.setup import deal
from nomarch.games.nile.rules.setup import lay_out as lay_out_table
from nomarch.games.nile.rules.state import ACT, ADD, NONE, OVER, Box, State
from nomarch.games.nile.rules.trade import count_trades, discard_pair, list_trades, nth_trade

__all__ = [
    "CARD", "CHANCE_KINDS", "FLOOD", "TURN_END", "afterstate", "begin", "concerns_others", "deal", "legal",
    "nth_legal", "rank_key", "resolve_chance", "reveals", "scores",
]  # fmt: skip

CHANCE_KINDS = ("card", "flood", "turn end")
CARD, FLOOD, TURN_END = range(1, 4)


@lean
def begin(box: Box, s: State) -> None:
    """N2: the first Flood, and the first step with a legal action."""
    lay_out_table(box, s)
    find_choices(s)


@lean
def find_choices(s: State) -> None:
    """Count the legal actions; N4.2: none once the last deck is empty."""
    s.trades = 0
    if s.ended:
        s.step, s.to_play, s.choices = OVER, NONE, 0
        return
    if s.step == ADD:
        s.choices = count_additions(s, s.planted) + 1
    else:
        s.trades = count_trades(s)
        s.choices = 2 * s.trades + count_new_fields(s) + count_mixes(s) + count_additions(s, NONE) + count_bets(s) + 1


@lean
def nth_legal(box: Box, s: State, n: int) -> int:
    """The n-th legal action in ascending order, counted from 0."""
    if n == s.choices - 1:
        return DONE if s.step == ADD else PASS
    if s.step == ADD:
        return nth_addition(s, s.planted, n)
    trades = s.trades
    if n < 2 * trades:
        return FIRST_OFFERING + nth_trade(s, n - trades) if n >= trades else nth_trade(s, n)
    n -= 2 * trades
    fields = count_new_fields(s)
    if n < fields:
        return nth_new_field(s, n)
    n -= fields
    mixes = count_mixes(s)
    if n < mixes:
        return nth_mix(s, n)
    n -= mixes
    additions = count_additions(s, NONE)
    if n < additions:
        return nth_addition(s, NONE, n)
    return nth_bet(s, n - additions)


@lean
def legal(box: Box, s: State, out: Array) -> int:
    """Write the legal actions in ascending order; return the count."""
    if s.step == OVER:
        return 0
    if s.step == ADD:
        n = list_additions(s, s.planted, out, 0)
        out[n] = DONE
        return n + 1
    n = list_trades(s, out, 0)
    for i in range(n):
        out[n + i] = FIRST_OFFERING + out[i]
    n = list_new_fields(s, out, 2 * n)
    n = list_mixes(s, out, n)
    n = list_additions(s, NONE, out, n)
    n = list_bets(s, out, n)
    out[n] = PASS
    return n + 1


@lean
def afterstate(box: Box, s: State, action: int) -> int:
    """Apply a legal action up to the first card drawn or turned up; return which chance is due."""
    if action < FIRST_OFFERING:  # N3.3: two cards for one from the deck
        discard_pair(s, action, SOLD)
        return CARD
    if action < FIRST_NEW_FIELD:  # N3.3: or for a new Flood
        discard_pair(s, action - FIRST_OFFERING, OFFERED)
        return FLOOD
    if FIRST_ADDITION <= action < FIRST_BET:
        add_to_field(s, action)
        s.step = ADD
        find_choices(s)
        return NO_CHANCE
    if action < FIRST_MIX:
        new_field(s, action)
    elif action < FIRST_ADDITION:
        plant_mix(s, action)
    elif action < PASS:
        lay_out(s, action)
    return TURN_END


@lean
def resolve_chance(box: Box, s: State, due: int) -> None:
    """Draw the card, turn up the Flood, or end the turn; and come to the next step."""
    if due == CARD:
        draw_cards(s, s.to_play, 1)
    elif due == FLOOD:
        flood(box, s)
    else:
        end_turn(box, s)
    find_choices(s)


@lean
def end_turn(box: Box, s: State) -> None:
    """N3.6: draw two; then the next player's Flood."""
    draw_cards(s, s.to_play, box.drawn)
    if not s.ended:
        s.turn += 1
        s.to_play = s.to_play + 1 if s.to_play + 1 < s.players else 0
        s.step = ACT
        flood(box, s)


@lean
def reveals(box: Box, s: State, action: int) -> bool:
    """N3.3: a trade draws a card or turns up a Flood."""
    return action < FIRST_NEW_FIELD


@lean
def concerns_others(box: Box, s: State, action: int) -> bool:
    """N3.4.1: plantings do, by the Fields that they make, enlarge or take over."""
    return FIRST_NEW_FIELD <= action < FIRST_BET


@lean
def scores(box: Box, s: State, out: Array) -> None:
    """N6.1: the smallest pile of each seat."""
    for seat in range(s.players):
        out[seat] = smallest_pile(s, seat)


@lean
def rank_key(box: Box, s: State, seat: int) -> int:
    """N6.1."""
    return rank(s, seat)
