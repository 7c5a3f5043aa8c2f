"""The types of Nile's views and previews: every key with its type and description."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from typing_extensions import TypedDict

from nomarch.engine.field_docs import Doc
from nomarch.games.nile.rules.state import LETTERS, State, Step

__all__ = ["CROP_LETTERS", "Crops", "Laid", "Preview", "View"]

_Letter = Literal["P", "W", "L", "C", "F"]
Crops = dict[_Letter, int]
CROP_LETTERS: tuple[_Letter, ...] = get_args(_Letter)
assert "".join(CROP_LETTERS) == LETTERS


def _of(name: str) -> Doc:
    return Doc(State.declared[name].doc)


class Laid(TypedDict):
    """Speculation cards that wait for the next Flood."""

    seat: Annotated[int, _of("laid_by")]
    cards: Annotated[list[str], Doc("one or two cards, each named by its two letters")]


# `pass` is a Python keyword, so a class can't declare this key.
_Pass = TypedDict(
    "_Pass", {"pass": Annotated[int, Doc("the number of the current pass through the deck, from 1")]}
)  # fmt: skip


class View(_Pass):
    """What one viewer may know; a spectator's has neither hand nor Storage."""

    players: Annotated[int, _of("players")]
    faster: Annotated[bool, _of("faster")]
    turn: Annotated[int, Doc("the current turn, from 1")]
    passes: Annotated[int, Doc("the number of passes through the deck")]
    to_play: Annotated[int | None, _of("to_play")]
    step: Annotated[Step, _of("step")]
    flood: Annotated[str | None, _of("flood")]
    flooded: Annotated[str, _of("flooded")]
    fields: Annotated[list[tuple[str, int, int]], Doc("letter, seat and cards of each Field, by letter")]
    laid: Annotated[Laid | None, _of("laid")]
    deck: Annotated[int, _of("deck_size")]
    discards: Annotated[dict[str, int], _of("discards")]
    locusts_came: Annotated[bool, Doc("whether the locusts have been drawn since the deck was last shuffled")]
    hands: Annotated[list[int], Doc("the number of cards in each seat's hand")]
    storages: Annotated[list[int], Doc("the number of cards in each seat's Storage")]
    hand: Annotated[dict[str, int] | None, Doc("the viewer's own cards: how many of each; null for a spectator")]
    storage: Annotated[Crops | None, Doc("the viewer's own Storage by letter; null for a spectator")]
    piles: Annotated[list[Crops] | None, Doc("when the game is over, every seat's Storage by letter")]
    ranks: Annotated[list[int] | None, Doc("when the game is over, each seat's rank from 1; tied seats share a rank")]


class Preview(TypedDict, total=False):
    """The immediate effects of a legal action; zeros are omitted."""

    fields: Annotated[Crops, Doc("plant: the number of cards of each Field planted, afterwards")]
    takes_over: Annotated[int, Doc("plant: the seat whose Field is taken over")]
