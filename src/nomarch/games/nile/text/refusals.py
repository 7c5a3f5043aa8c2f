"""Refusals: why an action is illegal, in the order of the turn, with the number of the rule.

The rules only list legal actions; this explains to people why theirs isn't among them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from nomarch.engine.game import Position
from nomarch.games.nile.components import Components
from nomarch.games.nile.notation import not_in_hand
from nomarch.games.nile.rules.actions import ACTIONS
from nomarch.games.nile.rules.state import ADD, CROPS_ON, KINDS, NAMES, NONE, STEPS, State, letters
from nomarch.text.language import Message

__all__ = ["refusal"]


def refusal(position: Position[Components, State], action: int) -> Message | None:
    """The first rule that an action breaks, or None if it is legal."""
    s = position.s
    if rule := ACTIONS.not_now(action, s.step):
        return Message("nile_not_now", {"step": STEPS[s.step]}, rule)
    kind, parts = ACTIONS.decode(action)
    match kind.name:
        case "market" | "offering":
            return _trade(s, *parts)
        case "new_field":
            return _new_field(s, *parts)
        case "mix":
            return _mix(s, *parts)
        case "addition":
            return _addition(s, *parts)
        case "speculate":
            return _playable(s, Counter(*parts))
    return None


def _trade(s: State, trade: tuple[int, int]) -> Message | None:
    """N3.3: two cards from hand and Storage."""
    for source, cards in Counter(trade).items():
        stored, card = divmod(source, KINDS)
        held = int((s.storage if stored else s.hand)[s.to_play, card])
        if held < cards:
            key = "nile_not_in_storage" if stored else "nile_not_in_hand"
            return Message(key, {"card": NAMES[card], "cards": cards, "held": held}, "N3.3")
    return None


def _playable(s: State, cards: Mapping[int, int]) -> Message | None:
    """N3.4: from hand, and none that shows a flooded crop."""
    for card, number in cards.items():
        if CROPS_ON[card] & s.flooded:
            return Message("nile_flooded", {"card": NAMES[card], "flood": letters(s.flooded)}, "N3.4")
        if s.hand[s.to_play, card] < number:
            return not_in_hand(s, card, number)
    return None


def _new_field(s: State, crop: int, cards: int) -> Message | None:
    """N3.4.1 (a): at least two cards, and strictly more than another player's Field has."""
    if s.field_owner[crop] == s.to_play:
        return Message("nile_own_field", {"crop": NAMES[crop]}, "N3.4.1")
    if missing := _playable(s, {crop: cards}):
        return missing
    if cards < 2:
        return Message("nile_new_field_too_small", {}, "N3.4.1")
    if cards <= s.field_size[crop]:
        return Message("nile_field_not_larger", {"crop": NAMES[crop], "theirs": int(s.field_size[crop])}, "N3.4.1")
    return None


def _mix(s: State, crops: tuple[int, int]) -> Message | None:
    """N3.4.1 (b): at least one crop that nobody has, the other likewise or the player's own."""
    if missing := _playable(s, dict.fromkeys(crops, 1)):
        return missing
    for crop in crops:
        if s.field_owner[crop] not in (NONE, s.to_play):
            return Message("nile_mix_other_field", {"crop": NAMES[crop]}, "N3.4.1")
    if all(s.field_owner[crop] == s.to_play for crop in crops):
        return Message("nile_mix_own_fields", {}, "N3.4.1")
    return None


def _addition(s: State, crop: int, cards: int) -> Message | None:
    """N3.4.1 (c): into the player's own Fields, in the order of the crops."""
    if s.field_owner[crop] != s.to_play:
        return Message("nile_no_own_field", {"crop": NAMES[crop]}, "N3.4.1")
    if s.step == ADD and crop <= s.planted:
        return Message("nile_out_of_order", {"crop": NAMES[crop], "planted": NAMES[s.planted]}, "N3.4.1")
    return _playable(s, {crop: cards})
