"""Fertility's turn, step by step, and the rules that the contract requires."""

from __future__ import annotations

from nomarch.engine.bits import count, nth_of
from nomarch.engine.dispatch import NO_CHANCE
from nomarch.engine.events import note
from nomarch.engine.jit import lean
from nomarch.engine.struct import Array
from nomarch.games.fertility.rules.actions import (  # fmt: skip
    BUILD_NOTHING,
    CITY_SHOPS,
    FIRST_BUILD,
    FIRST_DISCARD,
    FIRST_REMOVE,
    FIRST_REWARD,
    FIRST_SUPPLY,
    FIRST_TAKE,
    SUPPLY_NO_MORE,
)
from nomarch.games.fertility.rules.city import (  # fmt: skip
    build,
    count_builds,
    count_supplies,
    exchange,
    kinds_beside,
    kinds_on_offer,
    list_builds,
    list_supplies,
    nth_build,
    nth_supply,
    return_leftovers,
    supply,
)
from nomarch.games.fertility.rules.events import DISCARDED, REFILLED, REMOVED, REVEALED, TOOK
from nomarch.games.fertility.rules.scoring import score, tokens_on_metropolis
from nomarch.games.fertility.rules.setup import begin as lay_out
from nomarch.games.fertility.rules.setup import deal, pile_size
from nomarch.games.fertility.rules.state import (  # fmt: skip
    BUILD,
    DISCARD,
    EXCHANGE,
    NONE,
    OVER,
    PLACE,
    QUARRY,
    REMOVE,
    ROUNDS,
    SUPPLY,
    TAKE,
    Box,
    State,
)
from nomarch.games.fertility.rules.valley import (  # fmt: skip
    count_placements,
    leave_pool,
    list_placements,
    nth_placement,
    place,
    reward_quarry,
    rewards,
)

__all__ = [
    "CHANCE_KINDS", "afterstate", "begin", "carry_out", "concerns_others", "deal", "legal", "nth_legal", "rank_key",
    "resolve_chance", "reveals", "scores", "transposition_rank",
]  # fmt: skip

CHANCE_KINDS = ("refill",)
_REFILL = 1


@lean
def begin(box: Box, s: State) -> None:
    """F2: lay out the deal and advance to the first step."""
    lay_out(box, s)
    find_choices(box, s)


@lean
def kinds_in(tiles: Array) -> int:
    """The kinds of tiles in a pool, as a bit set."""
    kinds = 0
    for i in range(3):
        kinds |= 1 << (tiles[i] - NONE)
    return kinds >> -NONE


@lean
def last_round(s: State) -> bool:
    """F4.1: the common pool could not be refilled after the eighth round; everyone plays once more."""
    return s.turn >= (ROUNDS - 1) * s.players


@lean
def count_choices(box: Box, s: State) -> int:
    """The number of legal actions in the current step."""
    step = s.step
    if step == PLACE:
        return count_placements(s)
    if step == DISCARD:
        return count(kinds_in(s.pool[s.to_play]))
    if step == QUARRY:
        return count(rewards(box, s)) if s.quarries else 0
    if step == BUILD:
        return count_builds(box, s) + 1
    if step == SUPPLY:
        return count_supplies(s, kinds_beside(s)) + 1
    if step == EXCHANGE:
        return count_supplies(s, kinds_on_offer(s))
    if step == OVER:
        return 0
    return count(kinds_in(s.common))


@lean
def nth_legal(box: Box, s: State, n: int) -> int:
    """The n-th legal action in ascending order, counted from 0."""
    step = s.step
    if step == PLACE:
        return nth_placement(s, n)
    if step == DISCARD:
        return FIRST_DISCARD + nth_of(kinds_in(s.pool[s.to_play]), n)
    if step == QUARRY:
        return FIRST_REWARD + nth_of(rewards(box, s), n)
    if step == BUILD:
        return BUILD_NOTHING if n == s.choices - 1 else FIRST_BUILD + nth_build(box, s, n)
    if step == SUPPLY:
        return SUPPLY_NO_MORE if n == s.choices - 1 else FIRST_SUPPLY + nth_supply(s, kinds_beside(s), n)
    if step == EXCHANGE:
        return FIRST_SUPPLY + nth_supply(s, kinds_on_offer(s), n)
    return (FIRST_TAKE if step == TAKE else FIRST_REMOVE) + nth_of(kinds_in(s.common), n)


@lean
def legal(box: Box, s: State, out: Array) -> int:
    """Write the legal actions in ascending order; return the count."""
    if s.step == PLACE:
        return list_placements(s, out)
    if s.step == BUILD:
        n = list_builds(box, s, out, FIRST_BUILD)
        out[n] = BUILD_NOTHING
        return n + 1
    if s.step == SUPPLY:
        n = list_supplies(s, kinds_beside(s), out, FIRST_SUPPLY)
        out[n] = SUPPLY_NO_MORE
        return n + 1
    for n in range(s.choices):
        out[n] = nth_legal(box, s, n)
    return int(s.choices)


@lean
def afterstate(box: Box, s: State, action: int) -> int:
    """Apply a legal action; chance comes only at the end of a turn."""
    if carry_out(box, s, action):
        return _REFILL
    find_choices(box, s)
    return NO_CHANCE


@lean
def resolve_chance(box: Box, s: State, due: int) -> None:
    """F3.5.2: refill the Common Pool and the Districts, and begin the next turn."""
    end_turn(box, s)
    find_choices(box, s)


@lean
def find_choices(box: Box, s: State) -> None:
    """Count the legal actions; skip steps without any."""
    s.choices = count_choices(box, s)
    while s.choices == 0 and s.step != OVER:
        pass_over(s)
        s.choices = count_choices(box, s)


@lean
def pass_over(s: State) -> None:
    """Leave a step without legal actions."""
    if s.step == PLACE:
        s.step = DISCARD  # F3.1.3
    elif s.step == QUARRY and s.quarries > 0:
        s.quarries -= 1  # F3.2.4: stock and monuments are both out
    elif s.step == QUARRY:
        s.step = BUILD
    elif s.step == EXCHANGE:
        s.offer = 0
        s.step = SUPPLY


@lean
def carry_out(box: Box, s: State, action: int) -> bool:
    """Apply an action, and move on to the step after it; return whether the turn is over."""
    if action < FIRST_DISCARD:
        place(s, action)
        s.step = QUARRY
    elif action < FIRST_REWARD:  # F3.1.3
        leave_pool(s, action - FIRST_DISCARD)
        note(s, DISCARDED, s.to_play, action - FIRST_DISCARD)
        s.step = BUILD
    elif action < FIRST_BUILD:
        reward_quarry(s, action - FIRST_REWARD)
    elif action < BUILD_NOTHING:
        build(box, s, action - FIRST_BUILD)
        s.step = SUPPLY
    elif action == BUILD_NOTHING:
        s.step = SUPPLY
    elif action < SUPPLY_NO_MORE:
        choice = action - FIRST_SUPPLY
        if s.step == SUPPLY:
            s.beside[choice // CITY_SHOPS] -= 1
            supply(box, s, choice // CITY_SHOPS, choice % CITY_SHOPS)
        else:
            exchange(box, s, choice // CITY_SHOPS, choice % CITY_SHOPS)
        s.step = EXCHANGE if s.offer else SUPPLY
    elif action == SUPPLY_NO_MORE:
        return_leftovers(s)
        if last_round(s):
            return True
        s.step = TAKE
    elif action < FIRST_REMOVE:
        take_tile(s, action - FIRST_TAKE)
        if not s.variant:
            return True
        s.step = REMOVE
    else:
        leave_common(s, action - FIRST_REMOVE)
        note(s, REMOVED, s.to_play, action - FIRST_REMOVE)
        return True
    return False


@lean
def leave_common(s: State, kind: int) -> None:
    """A tile of this kind leaves the common pool."""
    for i in range(3):
        if s.common[i] == kind:
            s.common[i] = NONE
            return


@lean
def take_tile(s: State, kind: int) -> None:
    """F3.5.2: from the common pool into the gap of the personal pool."""
    leave_common(s, kind)
    note(s, TOOK, s.to_play, kind)
    for i in range(3):
        if s.pool[s.to_play, i] == NONE:
            s.pool[s.to_play, i] = kind
            return


@lean
def end_turn(box: Box, s: State) -> None:
    """F3.5.2: refill the common pool and the Districts; F4.1: the next turn, or the end."""
    for i in range(3):
        if s.common[i] == NONE and s.drawn < pile_size(box, s):
            s.common[i] = s.tiles[s.drawn]
            s.drawn += 1
            note(s, REFILLED, s.to_play, s.common[i])
    if s.built != NONE:
        s.display[s.built] = s.districts[s.revealed]
        s.revealed += 1
        note(s, REVEALED, s.to_play, s.built, s.display[s.built])
        s.built = NONE
    if s.turn + 1 == ROUNDS * s.players:
        s.step, s.to_play = OVER, NONE
    else:
        s.turn += 1
        s.to_play = s.to_play + 1 if s.to_play + 1 < s.players else 0
        s.step = PLACE


@lean
def scores(box: Box, s: State, out: Array) -> None:
    """F5: each seat's score as if the game ended now."""
    for seat in range(s.players):
        out[seat] = score(box, s, seat)


@lean
def rank_key(box: Box, s: State, seat: int) -> int:
    """F5.6: the higher comes first: the score, then the fewest tokens."""
    return score(box, s, seat) * 1000 - tokens_on_metropolis(s, seat)


@lean
def concerns_others(box: Box, s: State, action: int) -> bool:
    """F3.1, F3.2.4, F3.5.2: all look at the Valley, the Monuments and the Common Pool."""
    return bool(s.step == PLACE or s.step == QUARRY or s.step == TAKE or s.step == REMOVE)


@lean
def reveals(box: Box, s: State, action: int) -> bool:
    """F3.5.2: hidden tiles are revealed only when a turn has ended."""
    return False


@lean
def transposition_rank(box: Box, s: State, action: int) -> int:
    """F3.4.1: resources go on Shops in any order, and each place that they take is taken by none before."""
    return action if s.step == SUPPLY and action < SUPPLY_NO_MORE else 0
