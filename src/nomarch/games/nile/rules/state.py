"""The state of a game of Nile, and the numbers that everything else counts with.

A card is a number: the crops from 0, then the ten pairs of crops, then the locusts.
"""

from __future__ import annotations

from itertools import combinations

import numpy as np

from nomarch.engine.struct import Array, Record, int8, int16, int32, int64

__all__ = [
    "ACT", "ADD", "CARDS", "CROPS", "CROPS_ON", "DEBTS", "DECK", "DRY", "KINDS", "LETTERS", "LOCUSTS",
    "MAX_PLAYERS", "MOST_OF_A_CROP", "NAMES", "NONE", "OVER", "PAIRS", "SHUFFLES", "STEPS", "Box", "State",
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
    """How crops are written that are a bit each: those of a card as the card itself."""
    return "".join(letter for crop, letter in enumerate(LETTERS) if crops >> crop & 1)


ACT, ADD, OVER = range(3)
STEPS = ("act", "add", "over")


class State(Record):
    """Everything there is to know about a position, hidden cards and future shuffles included."""

    # What every game has
    players: int = int8()
    to_play: int = int8()  # NONE when the game is over
    turn: int = int16()  # from 0
    choices: int = int16()  # how many actions are legal now
    trades: int = int16()  # how many pairs of cards can be traded now
    sources: int = int32()  # where the player to decide has a card: kinds in hand, then crops in Storage, a bit each
    doubles: int = int32()  # where they have two or more

    # What the table chose
    rules: int = int8()  # their version
    faster: int = int8()
    first: int = int8()  # the seat that begins; NONE before the deal

    # Where the turn is
    step: int = int8()
    planted: int = int8()  # in the step ADD: the crop planted last

    # The deck
    deck: Array = int8(DECK)  # the top is the last of deck_size; NONE beyond, and all NONE before the deal
    deck_size: int = int8()
    passes: int = int8()  # decks played through
    ended: int = int8()  # the last deck is empty
    rng: Array = int64(4)  # shuffles the decks to come

    # What lies open
    flood: int = int8()  # the current Flood card; NONE from a renewal of the deck until another is turned up
    flooded: int = int8()  # the crops under water, a bit each: those on the card that was turned up last
    discards: Array = int8(CARDS)  # with what lies under the current Flood card
    field_owner: Array = int8(CROPS)  # by crop; NONE without a Field
    field_size: Array = int8(CROPS)
    laid: Array = int8(2)  # Speculation cards laid out, or NONE
    laid_by: int = int8()

    # What is hidden from others
    hand: Array = int8(MAX_PLAYERS, KINDS)
    storage: Array = int8(MAX_PLAYERS, CROPS)
    removed: Array = int8(KINDS)  # taken out of the faster game unseen

    # What can be worked out by counting and remembering: the hands at each shuffle but the first, as bags (`bags.py`),
    # of which all know the sum and how many cards each is; and what was played before each of them and since the last.
    held: Array = int64(SHUFFLES, MAX_PLAYERS)
    played: Array = int64(SHUFFLES + 1, MAX_PLAYERS)
    # With three players or more: every card drawn is good for one play after it; each play beyond that owes a card held
    # at the last shuffle. A debt is noted when its player draws again: so many of the cards played until then are owed.
    credit: Array = int8(MAX_PLAYERS)  # cards drawn since the last shuffle and not used up in that way
    owing: Array = int8(MAX_PLAYERS)
    noted: Array = int8(MAX_PLAYERS)  # as many of these as the latest debt tells
    debts: int = int8()
    debts_at: Array = int8(SHUFFLES)  # how many there were at each shuffle
    debtor: Array = int8(DEBTS)
    owed: Array = int8(DEBTS)
    until: Array = int64(DEBTS)


class Box(Record):
    """The components of Nile as numbers."""

    cards: Array = int8(CARDS)
    dealt: int = int8()  # to each player
    drawn: int = int8()  # at the end of a turn
    payout: int = int8()  # for each Speculation card that comes true
    fewer_crops: Array = int8(MAX_PLAYERS + 1)  # taken out of each crop in the faster game, by players
    fewer_pairs: Array = int8(MAX_PLAYERS + 1)
