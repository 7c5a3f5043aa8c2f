"""Nile's state, and the constants that the rules share.

A card is a number: the crops from 0, then the ten pairs of crops, then the locusts.
"""

from __future__ import annotations

from itertools import combinations
from typing import Literal, get_args

import numpy as np

from nomarch.engine.struct import EVERYBODY, NOBODY, OWNER, TO_PLAY, Array, Record, int8, int16, int32, int64

__all__ = [
    "ACT", "ADD", "CARDS", "CROPS", "CROPS_ON", "DEBTS", "DECK", "DRY", "KINDS", "LETTERS", "LOCUSTS",
    "MAX_PLAYERS", "MOST_OF_A_CROP", "NAMES", "NONE", "OVER", "PAIRS", "SHUFFLES", "STEPS", "Box", "State", "Step",
    "letters",
]  # fmt: skip

MAX_PLAYERS = 5
SHUFFLES = MAX_PLAYERS - 1  # but for the first
DEBTS = 64  # that are remembered; 52 were the most in 20,000 random games with five players and the largest box
NONE = -1

LETTERS = "PWLCF"
CROPS = len(LETTERS)
PAIRS = tuple(combinations(range(CROPS), 2))
KINDS = CROPS + len(PAIRS)  # kinds of cards that can be held
LOCUSTS = KINDS
CARDS = KINDS + 1
NAMES = (*LETTERS, *(LETTERS[a] + LETTERS[b] for a, b in PAIRS), "X")

MOST_OF_A_CROP = 20
DECK = CROPS * MOST_OF_A_CROP + len(PAIRS) + 1

# The crops that a card shows, a bit each; and, by flooded crops, the cards that show none of them, a bit each.
CROPS_ON = np.array([*(1 << crop for crop in range(CROPS)), *(1 << a | 1 << b for a, b in PAIRS), 0])
DRY = np.array([sum(1 << card for card in range(KINDS) if not CROPS_ON[card] & wet) for wet in range(1 << CROPS)])


def letters(crops: int) -> str:
    """The letters of a bit set of crops: those of a card are its name."""
    return "".join(letter for crop, letter in enumerate(LETTERS) if crops >> crop & 1)


ACT, ADD, OVER = range(3)
Step = Literal["act", "add", "over"]
STEPS: tuple[Step, ...] = get_args(Step)


class State(Record):
    """A position in full, hidden cards and future shuffles included."""

    # Common to all games
    players: int = int8(seen_by=EVERYBODY, doc="the number of players, 2 to 5")
    to_play: int = int8(seen_by=EVERYBODY, doc="the seat to move, from 0; none when the game is over")
    turn: int = int16(seen_by=EVERYBODY, doc="the current turn, from 0")
    choices: int = int16(seen_by=TO_PLAY, doc="the number of legal actions")
    trades: int = int16(seen_by=TO_PLAY, doc="the number of pairs of cards that can be traded now")

    # What the table chose
    rules: int = int8(seen_by=EVERYBODY, doc="the version of the rules")
    faster: int = int8(seen_by=EVERYBODY, doc="whether this is the faster game")
    first: int = int8(seen_by=EVERYBODY, doc="the seat that begins; none before the deal")

    # Where the turn is
    step: int = int8(
        seen_by=EVERYBODY, doc="act: trade, plant, speculate or pass; add: plant more into your own Fields; or over"
    )
    planted: int = int8(seen_by=EVERYBODY, doc="in the step add: the crop planted last")

    # The deck
    deck: Array = int8(DECK, seen_by=NOBODY, doc="the deck; the top is the last of deck_size, none beyond")
    deck_size: int = int8(seen_by=EVERYBODY, doc="the number of cards in the deck")
    passes: int = int8(seen_by=EVERYBODY, doc="decks used up; the game ends after one per player")
    ended: int = int8(seen_by=EVERYBODY, doc="whether the last deck is empty")
    rng: Array = int64(4, seen_by=NOBODY, doc="the generator for later shuffles")

    # What lies open
    flood: int = int8(
        seen_by=EVERYBODY,
        doc="the current Flood card; none after it was shuffled into a new deck, until the next is revealed",
    )
    flooded: int = int8(seen_by=EVERYBODY, doc="the flooded crops: they stay flooded until the next Flood card")
    discards: Array = int8(
        CARDS, seen_by=EVERYBODY, doc="the number of each card discarded or under the Flood card; X: locusts"
    )
    field_owner: Array = int8(CROPS, seen_by=EVERYBODY, doc="the seat that owns the Field of each crop, or none")
    field_size: Array = int8(CROPS, seen_by=EVERYBODY, doc="the number of cards in the Field of each crop")
    laid: Array = int8(2, seen_by=EVERYBODY, doc="the Speculation cards laid out")
    laid_by: int = int8(seen_by=EVERYBODY, doc="the seat that laid them out")

    # What is hidden from others. Only its owner may look into a Storage (N3.2), but every card that went in or out was
    # seen (N3.2, N3.3): views hide the others' by crop, as the table does; observations have a perfect memory.
    hand: Array = int8(MAX_PLAYERS, KINDS, seen_by=OWNER, by_seat=True, doc="the number of each card in hand")
    storage: Array = int8(
        MAX_PLAYERS, CROPS, seen_by=OWNER, by_seat=True, remembered=True, doc="the number of each crop in Storage"
    )
    sources: Array = int32(
        MAX_PLAYERS, seen_by=OWNER, by_seat=True,
        doc="where a seat has a card: kinds in hand, then crops in Storage, a bit each",
    )  # fmt: skip
    doubles: Array = int32(MAX_PLAYERS, seen_by=OWNER, by_seat=True, doc="where it has two or more")
    removed: Array = int8(KINDS, seen_by=NOBODY, doc="Speculation cards removed face down in the faster game")

    # What can be derived by counting and remembering. Cards are multisets here (`multiset.py`). All know the sum
    # of the hands at a shuffle, with the cards removed: what was not in the deck.
    held: Array = int64(
        SHUFFLES, MAX_PLAYERS, seen_by=OWNER, by_seat=True, seat_axis=1, doc="the hands at each shuffle but the first"
    )
    played: Array = int64(
        SHUFFLES + 1, MAX_PLAYERS, seen_by=NOBODY, by_seat=True, seat_axis=1, remembered=True,
        doc="what was played from hand before each of those shuffles, and since the last",
    )  # fmt: skip
    # With three players or more: every card drawn is good for one play after it; each play beyond that owes a card held
    # at the last shuffle. A debt is noted when its player draws again: so many of the cards played until then are owed.
    credit: Array = int8(
        MAX_PLAYERS, seen_by=NOBODY, by_seat=True, remembered=True,
        doc="cards drawn since the last shuffle that no play has used up",
    )  # fmt: skip
    owing: Array = int8(
        MAX_PLAYERS, seen_by=NOBODY, by_seat=True, remembered=True, doc="cards owed since the last shuffle"
    )
    noted: Array = int8(
        MAX_PLAYERS, seen_by=NOBODY, by_seat=True, remembered=True, doc="how many of these the latest debt includes"
    )
    debts: int = int8(seen_by=NOBODY, remembered=True, doc="the number of debts noted")
    debts_at: Array = int8(SHUFFLES, seen_by=NOBODY, remembered=True, doc="the number of debts at each shuffle")
    debtor: Array = int8(DEBTS, seen_by=NOBODY, remembered=True, doc="by debt: its player")
    owed: Array = int8(DEBTS, seen_by=NOBODY, remembered=True, doc="by debt: the number of cards")
    until: Array = int64(DEBTS, seen_by=NOBODY, remembered=True, doc="by debt: the cards its player had played by then")


class Box(Record):
    """The components of Nile as numbers."""

    cards: Array = int8(CARDS)
    dealt: int = int8()  # to each player
    drawn: int = int8()  # at the end of a turn
    payout: int = int8()  # for each Speculation card that comes true
    fewer_crops: Array = int8(MAX_PLAYERS + 1)  # taken out of each crop in the faster game, by players
    fewer_pairs: Array = int8(MAX_PLAYERS + 1)
