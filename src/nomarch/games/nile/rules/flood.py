"""N3.1, N3.2 and the settling of N3.5: the effects of a Flood card."""

from __future__ import annotations

from nomarch.engine.bits import lowest
from nomarch.engine.events import note
from nomarch.engine.jit import lean
from nomarch.games.nile.rules.deck import draw_cards, renew_if_empty, strike, take_top
from nomarch.games.nile.rules.events import BET, FLOODED, HARVESTED
from nomarch.games.nile.rules.holdings import add_to_storage
from nomarch.games.nile.rules.state import CROPS_ON, LOCUSTS, NONE, Box, State

__all__ = ["flood"]


@lean
def flood(box: Box, s: State) -> None:
    """N3.1: a new Flood card; then speculation is settled, then the harvest."""
    if turn_up(s):
        settle(box, s)
        harvest(s)


@lean
def turn_up(s: State) -> bool:
    """N3.1: reveal a card; locusts are resolved and replaced; N4.2: there may be none left."""
    while not s.ended:
        card = take_top(s)
        if card == LOCUSTS:
            s.discards[LOCUSTS] += 1
            renew_if_empty(s)
            strike(s)
        else:
            if s.flood != NONE:
                s.discards[s.flood] += 1
            s.flood, s.flooded = card, CROPS_ON[card]
            note(s, FLOODED, s.to_play, card)
            renew_if_empty(s)
            return True
    return False


@lean
def settle(box: Box, s: State) -> None:
    """N3.5: each Speculation card that shares a crop with the Flood draws three, in one draw; all are discarded."""
    if s.laid_by == NONE:
        return
    hits = 0
    for i in range(2):
        if s.laid[i] != NONE:
            hit = int(CROPS_ON[s.laid[i]] & s.flooded != 0)
            note(s, BET, s.laid_by, s.laid[i], hit)
            hits += hit
    draw_cards(s, s.laid_by, hits * box.payout)
    for i in range(2):
        if s.laid[i] != NONE:
            s.discards[s.laid[i]] += 1
            s.laid[i] = NONE
    s.laid_by = NONE


@lean
def harvest(s: State) -> None:
    """N3.2: every flooded Field gives its owner a card; empty Fields are removed."""
    flooded = int(s.flooded)
    while flooded:
        crop = lowest(flooded)
        flooded &= flooded - 1
        if s.field_owner[crop] != NONE:
            note(s, HARVESTED, s.field_owner[crop], crop)
            add_to_storage(s, s.field_owner[crop], crop)
            s.field_size[crop] -= 1
            if s.field_size[crop] == 0:
                s.field_owner[crop] = NONE
