"""Fertility's state, and the constants that the rules share.

The Valley is 8 squares high and up to 16 wide. A square is column * 8 + row, so that each Valley board is 32 bits
and two 64-bit words hold them all:

        column  0    1        7  |  8       15
    row 0       0    8  ...  56  | 64 ... 120
    row 1       1    9       57  | 65     121
    ...                          |
    row 7       7   15       63  | 71     127
                     word 0      |    word 1
"""

from __future__ import annotations

from typing import Literal, get_args

from nomarch.engine.struct import EVERYBODY, NOBODY, Array, Record, int8, int16, int32, word

__all__ = [
    "ANY", "BUILD", "DISCARD", "EXCHANGE", "HIGH", "KINDS", "LOTS", "MAX_PLAYERS", "MONUMENT", "NONE", "OVER",
    "PLACE", "QUARRY", "REMOVE", "ROUNDS", "SHOPS", "SPOTS", "SQUARES", "STEPS", "SUPPLY", "TAKE", "TILE_KINDS",
    "WHEAT", "Box", "State", "Step",
]  # fmt: skip

MAX_PLAYERS = 4
HIGH = 8
SQUARES = 128
ROUNDS = 9

KINDS = 4  # alabaster, bovine, papyrus, grape: resources and scenes
WHEAT = 4  # beside the four resources in a payment
ANY = 4  # beside the four resources among a shop's needs
MONUMENT = 4  # beside the four resources in a quarry's reward
TILE_KINDS = 10  # unordered pairs of scenes

SPOTS = 7
LOTS = 1 + SPOTS  # a Metropolis is its board and its spots
SHOPS = 4  # places for shops on a lot; a District uses three at the most
NONE = -1

# The steps of a turn, in the rulebook's order.
PLACE, DISCARD, QUARRY, BUILD, SUPPLY, EXCHANGE, TAKE, REMOVE, OVER = range(9)
Step = Literal["place", "discard", "quarry", "build", "supply", "exchange", "take", "remove", "over"]
STEPS: tuple[Step, ...] = get_args(Step)


class State(Record):
    """A position in full, hidden piles included."""

    # What every game has
    players: int = int8(seen_by=EVERYBODY, doc="the number of players, 2 to 4")
    to_play: int = int8(seen_by=EVERYBODY, doc="the seat to move, from 0; none when the game is over")
    turn: int = int8(seen_by=EVERYBODY, doc="turns played so far; the game has nine per player")
    choices: int = int16(seen_by=EVERYBODY, doc="the number of legal actions")

    # What the table chose
    limited: int = int8(seen_by=EVERYBODY, doc="whether the Stock is limited (second edition)")
    variant: int = int8(seen_by=EVERYBODY, doc="whether the two-player variant is played")

    # What the shuffle gave; NONE before it
    boards: Array = int8(4, seen_by=EVERYBODY, doc="the Valley boards from the left: number * 2, + 1 if turned by 180°")
    start: int = int8(seen_by=EVERYBODY, doc="the upper left square of the starting tile")
    start_turned: int = int8(seen_by=EVERYBODY, doc="its quarter turns clockwise")
    first: int = int8(seen_by=EVERYBODY, doc="the seat that begins")
    tiles: Array = int8(50, seen_by=NOBODY, doc="tiles in the order they come up, those left in the box last")
    districts: Array = int8(40, seen_by=NOBODY, doc="Districts in the order they come up")

    # Where the turn is
    step: int = int8(seen_by=EVERYBODY, doc="the current step")
    quarries: int = int8(seen_by=EVERYBODY, doc="the number of Quarries not yet rewarded")
    quarry: Array = int8(6, seen_by=EVERYBODY, doc="their squares, the next one last")
    offer: int = int8(seen_by=EVERYBODY, doc="the kinds offered by the exchange Shop just completed")
    built: int = int8(seen_by=EVERYBODY, doc="the slot of the District built this turn")

    # The piles and what lies face up
    drawn: int = int8(seen_by=EVERYBODY, doc="the number of tiles drawn from the pile")
    revealed: int = int8(seen_by=EVERYBODY, doc="the number of Districts drawn from their pile")
    common: Array = int8(3, seen_by=EVERYBODY, doc="the tiles in the Common Pool, none for a gap")
    display: Array = int8(
        4, seen_by=EVERYBODY, doc="the Districts on offer, a slot each; none where one was just built"
    )
    stock: Array = int16(KINDS, seen_by=EVERYBODY, doc="resources left in the Stock")

    # The Valley
    free: Array = word(2, seen_by=EVERYBODY, doc="desert squares without a tile")
    wheat_squares: Array = word(2, seen_by=EVERYBODY, doc="Wheat squares")
    icons: Array = word(KINDS, 2, seen_by=EVERYBODY, doc="squares with an icon of the kind A, B, P, G")
    scenes: Array = word(KINDS, 2, seen_by=EVERYBODY, doc="squares with a scene of the kind A, B, P, G")
    touch: Array = word(KINDS, 2, seen_by=EVERYBODY, doc="free squares beside a scene of the kind")
    across: Array = word(2, seen_by=EVERYBODY, doc="squares whose tile extends to the right")
    down: Array = word(2, seen_by=EVERYBODY, doc="squares whose tile extends down")

    # The players
    pool: Array = int8(
        MAX_PLAYERS, 3, seen_by=EVERYBODY, by_seat=True, doc="tiles in the Personal Pool, none for a gap"
    )
    beside: Array = int8(KINDS, seen_by=EVERYBODY, doc="resources next to the Metropolis of the player to move")
    wheat: Array = int8(MAX_PLAYERS, seen_by=EVERYBODY, by_seat=True, doc="Wheat in the storehouse, 0 to 10")
    monuments: Array = int8(MAX_PLAYERS, seen_by=EVERYBODY, by_seat=True, doc="Monuments placed")
    monument: Array = int8(MAX_PLAYERS, 8, seen_by=EVERYBODY, by_seat=True, doc="the squares of the Monuments placed")
    lots: Array = int8(
        MAX_PLAYERS,
        LOTS,
        seen_by=EVERYBODY,
        by_seat=True,
        doc="the board and the Districts built, none for a free spot",
    )
    lots_used: Array = int8(MAX_PLAYERS, seen_by=EVERYBODY, by_seat=True, doc="Districts built, and the board")
    tokens: Array = int8(MAX_PLAYERS, LOTS * SHOPS, KINDS, seen_by=EVERYBODY, by_seat=True, doc="tokens on each Shop")
    open: Array = int32(
        MAX_PLAYERS, KINDS, seen_by=EVERYBODY, by_seat=True, doc="Shops with a place for the kind, a bit each"
    )

    # Totals of complete Shops
    on_shops: Array = int8(
        MAX_PLAYERS, KINDS, seen_by=EVERYBODY, by_seat=True, doc="tokens of each kind on the Metropolis"
    )
    generic: Array = int16(MAX_PLAYERS, seen_by=EVERYBODY, by_seat=True, doc="Debens from Shops")
    per_token: Array = int8(
        MAX_PLAYERS, KINDS, seen_by=EVERYBODY, by_seat=True, doc="Debens for each token of the kind"
    )
    gods: Array = int8(MAX_PLAYERS, seen_by=EVERYBODY, by_seat=True, doc="gods with a statue")
    any_god: Array = int8(MAX_PLAYERS, seen_by=EVERYBODY, by_seat=True, doc="statues of choice")


class Box(Record):
    """The components of Fertility as numbers. A lot is a District or, from 40 on, a Metropolis board."""

    desert: Array = word(4, 2)  # by Valley board and way up, 32 bits each
    wheat_squares: Array = word(4, 2)
    icons: Array = word(4, 2, KINDS)
    start: Array = int8(4, 2)  # the upper left square of the start symbol
    start_scenes: Array = int8(4)  # clockwise from the upper left
    tiles: Array = int8(TILE_KINDS)
    pile: Array = int8(MAX_PLAYERS + 1)  # tiles in the pile by number of players
    variant_pile: int = int8()
    stock: int = int8()
    monuments: int = int8()
    most_monuments: int = int16()
    second_monuments: int = int16()
    wheat_track: Array = int16(11)
    statue_scale: Array = int16(7)

    cost: Array = int8(44)
    opens: Array = int8(44, KINDS)  # which of a new lot's Shops have a place for the kind, a bit each
    needs: Array = int8(44 * SHOPS, KINDS + 1)
    size: Array = int8(44 * SHOPS)  # places
    debens: Array = int16(44 * SHOPS)
    gives_wheat: Array = int8(44 * SHOPS)
    per_token: Array = int8(44 * SHOPS, KINDS)
    gods: Array = int8(44 * SHOPS)
    any_god: Array = int8(44 * SHOPS)
    exchange: Array = int8(44 * SHOPS)  # kinds on offer, a bit each
