"""What Nile's views and previews hold: every key, with its type and a description."""

from __future__ import annotations

from typing import Annotated, Literal

from typing_extensions import TypedDict

from nomarch.engine.field_docs import Doc

__all__ = ["Laid", "Preview", "View"]

_Crops = dict[Literal["P", "W", "L", "C", "F"], int]


class Laid(TypedDict):
    """Speculation cards that wait for the next Flood."""

    seat: Annotated[int, Doc("whose they are")]
    cards: Annotated[list[str], Doc("one or two cards, each named by its two letters")]


# Python keeps the word `pass` to itself, so a class can't list this key.
_Pass = TypedDict(
    "_Pass", {"pass": Annotated[int, Doc("which time the deck is being played through, from 1")]}
)  # fmt: skip


class View(_Pass):
    """What one viewer may know; a spectator's has neither hand nor Storage."""

    players: Annotated[int, Doc("how many play, 2 to 5")]
    faster: Annotated[bool, Doc("whether the faster game is played")]
    turn: Annotated[int, Doc("the turn being played, from 1")]
    passes: Annotated[int, Doc("how many times the deck is played through")]
    to_play: Annotated[int | None, Doc("the seat to decide, from 0; null when the game is over")]
    step: Annotated[Literal["act", "add", "over"], Doc("act: trade, plant, speculate or pass; add: plant more")]
    flood: Annotated[
        str | None, Doc("the current Flood card; null from a renewal of the deck until another is turned up")
    ]
    flooded: Annotated[str, Doc("the letters of the flooded crops, which stay so when the card is gone")]
    fields: Annotated[list[tuple[str, int, int]], Doc("letter, seat and number of cards of each Field")]
    laid: Annotated[Laid | None, Doc("the Speculation cards laid out")]
    deck: Annotated[int, Doc("how many cards remain")]
    discards: Annotated[dict[str, int], Doc("how many of each card lie discarded or under the Flood card; X: locusts")]
    locusts_came: Annotated[bool, Doc("whether the locusts have come since the deck was last shuffled")]
    hands: Annotated[list[int], Doc("the number of cards in each seat's hand")]
    storages: Annotated[list[int], Doc("the number of cards in each seat's Storage")]
    hand: Annotated[dict[str, int] | None, Doc("the viewer's own cards: how many of each; null for a spectator")]
    storage: Annotated[_Crops | None, Doc("the viewer's own Storage by letter; null for a spectator")]
    piles: Annotated[list[_Crops] | None, Doc("when the game is over, every seat's Storage by letter")]
    ranks: Annotated[list[int] | None, Doc("when the game is over, each seat's rank from 1; equals share a rank")]


class Preview(TypedDict, total=False):
    """What a legal action would do at once; what is nothing is left out."""

    fields: Annotated[_Crops, Doc("plant: the number of cards of each Field planted, afterwards")]
    takes_over: Annotated[int, Doc("plant: the seat whose Field is taken over")]
