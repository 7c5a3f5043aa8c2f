"""The numbers that a learned evaluation of Fertility reads, for one seat."""

from __future__ import annotations

from nomarch.engine.bits import count, lowest
from nomarch.engine.dispatch import NO_CHANCE
from nomarch.engine.jit import lean
from nomarch.engine.struct import Array
from nomarch.games.fertility.ai.heuristic import (  # fmt: skip
    GODS,
    incomplete_shops,
    shop_value,
    tokens_on,
    turns_left,
    useful_beside,
)
from nomarch.games.fertility.ai.outlook import outlook, same_outlook
from nomarch.games.fertility.rules.scoring import (  # fmt: skip
    monument_debens,
    score,
    specialised_debens,
    statue_debens,
    tokens_on_metropolis,
    wheat_debens,
)
from nomarch.games.fertility.rules.state import (  # fmt: skip
    ANY,
    BUILD,
    DISCARD,
    EXCHANGE,
    KINDS,
    LOTS,
    NONE,
    PLACE,
    QUARRY,
    SHOPS,
    SUPPLY,
    Box,
    State,
)

__all__ = ["FEATURES", "features", "update_features"]

FEATURES = 56

_TOKENS_A_TURN = 3


@lean
def features(box: Box, s: State, seat: int, due: int, out: Array) -> None:
    """How far the seat has come, what it has begun, what it has ready, and how the next turns look."""
    left = turns_after(s, seat, due)
    out[40], out[41], out[47] = 0, 0, 0
    if left > 0:
        outlook(s, seat, out)
    _look_at_supply(box, s, seat, left, out)
    _look_at_own(box, s, seat, due, left, out)


@lean
def update_features(box: Box, s: State, before: State, seat: int, due: int, out: Array) -> None:
    """An outlook lasts as long as the Valley, the pool and the kinds in need; a city, until its owner's turn."""
    left = turns_after(s, seat, due)
    if left == 0:
        out[40], out[41], out[47] = 0, 0, 0
    elif not same_outlook(s, before, seat):
        outlook(s, seat, out)
    _look_at_supply(box, s, seat, left, out)
    if s.to_play == seat:
        _look_at_own(box, s, seat, due, left, out)


@lean
def turns_after(s: State, seat: int, due: int) -> int:
    """The turns left to a seat, without one that only waits for its refill."""
    return turns_left(s, seat) - int(s.to_play == seat and due != NO_CHANCE)


@lean
def _look_at_supply(box: Box, s: State, seat: int, left: int, out: Array) -> None:
    """What other seats change, too, beside the Valley: Monuments, and Districts on offer."""
    out[11] = monument_debens(box, s, seat) / 15
    out[13] = score(box, s, seat) / 50
    _look_at_monuments(s, seat, out[16:18])
    out[53] = _best_on_display(box, s, seat) / 20 if left > 0 else 0.0


@lean
def _look_at_own(box: Box, s: State, seat: int, due: int, left: int, out: Array) -> None:
    """What only the seat itself changes."""
    mine = s.to_play == seat
    ended = mine and due != NO_CHANCE  # the turn, but for the refill
    out[0] = left / 9
    out[1] = mine and s.step == PLACE
    out[2] = mine and (s.step == DISCARD or s.step == QUARRY or s.step == BUILD)
    out[3] = mine and (s.step == SUPPLY or s.step == EXCHANGE)
    out[4] = mine and s.step > EXCHANGE
    out[5] = s.players == 3
    out[6] = s.players == 4
    out[7] = s.variant
    out[8] = s.generic[seat] / 20
    out[9] = specialised_debens(s, seat) / 20
    out[10] = statue_debens(box, s, seat) / 20
    out[12] = wheat_debens(box, s, seat) / 20
    out[14] = s.wheat[seat] / 10
    out[15] = min(GODS, count(s.gods[seat]) + s.any_god[seat]) / 6
    out[18] = s.lots_used[seat] / 8
    _look_at_shops(box, s, seat, mine, left, out)
    _look_at_places(s, seat, left, out[19:36])
    out[36] = tokens_on_metropolis(s, seat) / 20
    out[37] = mine and s.built != NONE
    out[38] = left == 0
    out[39] = left == 1
    _look_beside(s, seat, mine, out[42:45])
    out[46] = ended
    out[45] = left * (s.per_token[seat, 0] + s.per_token[seat, 1] + s.per_token[seat, 2] + s.per_token[seat, 3]) / 20
    track = box.wheat_track
    out[51] = (track[min(10, s.wheat[seat] + 1)] - track[s.wheat[seat]]) / 10
    out[52] = (track[min(10, s.wheat[seat] + 3)] - track[s.wheat[seat]]) / 10


@lean
def _look_at_monuments(s: State, seat: int, out: Array) -> None:
    out[0], out[1] = s.monuments[seat] / 4, 0
    for other in range(s.players):
        if other != seat:
            out[1] = max(out[1], s.monuments[other] / 4)


@lean
def _best_on_display(box: Box, s: State, seat: int) -> float:
    """The most that the Shops of a District on offer would earn; 0 without a free spot."""
    best = 0.0
    if s.lots_used[seat] < LOTS:
        for slot in range(4):
            if s.display[slot] != NONE:
                value = 0.0
                for number in range(SHOPS):
                    printed = s.display[slot] * SHOPS + number
                    if box.size[printed] > 0:
                        value += shop_value(box, s, seat, printed)
                best = max(best, value)
    return best


@lean
def _filled(box: Box, s: State, seat: int, shop: int, printed: int) -> int:
    """How many places of a Shop the resources next to the Metropolis could fill."""
    fitting, over, any_left = 0, 0, int(box.needs[printed, ANY])
    for kind in range(KINDS):
        room = box.needs[printed, kind] - s.tokens[seat, shop, kind]
        if room < 0:
            any_left += room
            room = 0
        fits = min(room, s.beside[kind])
        fitting += fits
        over += s.beside[kind] - fits
    return fitting + min(over, any_left)


@lean
def _look_at_shops(box: Box, s: State, seat: int, mine: bool, left: int, out: Array) -> None:
    """What incomplete Shops would earn, by missing tokens; what the resources at hand and later ones could complete."""
    begun, one, two, three = 0.0, 0.0, 0.0, 0.0
    ones, twos, threes = 0, 0, 0
    best_now, all_now, best_part = 0.0, 0.0, 0.0
    high, middle, low, rest = 0.0, 0.0, 0.0, 0.0
    in_high, in_middle, in_low, in_rest = 0, 0, 0, 0
    shops = incomplete_shops(s, seat)
    while shops:
        shop = lowest(shops)
        shops &= shops - 1
        printed = s.lots[seat, shop // SHOPS] * SHOPS + shop % SHOPS
        held, size = tokens_on(s, seat, shop), box.size[printed]
        missing, value = size - held, shop_value(box, s, seat, printed)
        begun += value * held / size
        if missing == 1:
            one += value
            ones += 1
        elif missing == 2:
            two += value
            twos += 1
        else:
            three += value
            threes += 1
        if value >= 4 * missing:
            high += value
            in_high += missing
        elif 2 * value >= 5 * missing:
            middle += value
            in_middle += missing
        elif 2 * value >= 3 * missing:
            low += value
            in_low += missing
        else:
            rest += value
            in_rest += missing
        if mine:
            filled = _filled(box, s, seat, shop, printed)
            if filled >= missing:
                best_now = max(best_now, value)
                all_now += value
            else:
                best_part = max(best_part, value * filled / missing)
    out[19] = begun / 10
    out[20], out[21], out[22] = one / 10, two / 10, three / 10
    out[23], out[24], out[25] = ones / 4, twos / 4, threes / 4
    out[48], out[49], out[50] = best_now / 10, all_now / 20, best_part / 10
    for i in range(2):  # few resources to come, and many
        capacity = float(_TOKENS_A_TURN * left) / (2 - i)
        earned = min(1.0, capacity / max(1, in_high)) * high
        capacity = max(0.0, capacity - in_high)
        earned += min(1.0, capacity / max(1, in_middle)) * middle
        capacity = max(0.0, capacity - in_middle)
        earned += min(1.0, capacity / max(1, in_low)) * low
        capacity = max(0.0, capacity - in_low)
        earned += min(1.0, capacity / max(1, in_rest)) * rest
        out[54 + i] = earned / 50


@lean
def _look_at_places(s: State, seat: int, left: int, out: Array) -> None:
    """The open places for each kind, and what tokens on them earn."""
    anywhere, each, for_each, most = 0, 0.0, 0.0, 0.0
    for kind in range(KINDS):
        places = count(s.open[seat, kind])
        anywhere |= s.open[seat, kind]
        each += s.per_token[seat, kind]
        for_each += s.per_token[seat, kind] * places
        most = max(most, s.per_token[seat, kind])
        at = kind  # the fewest places first: kinds are alike
        while at > 0 and out[7 + at - 1] > places / 4:
            out[7 + at] = out[7 + at - 1]
            at -= 1
        out[7 + at] = places / 4
    out[11] = count(anywhere) / 8
    out[12], out[13], out[14] = each / 4, for_each / 8, most / 4
    out[15] = min(2.5 * left, count(anywhere)) / 10
    out[16] = left * out[12] / 9


@lean
def _look_beside(s: State, seat: int, mine: bool, out: Array) -> None:
    out[:] = 0
    if mine:
        out[0] = useful_beside(s, seat) / 4
        for kind in range(KINDS):
            out[1] += s.beside[kind] / 4
            out[2] += s.per_token[seat, kind] * min(s.beside[kind], count(s.open[seat, kind])) / 8
