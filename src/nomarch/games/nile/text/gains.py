"""What the events of a turn give and cost, for explanations."""

from __future__ import annotations

from collections.abc import Iterator

from nomarch.engine.events import Event, Gain
from nomarch.games.nile.rules.state import CROPS, LETTERS
from nomarch.text.language import Message

__all__ = ["gains"]

_CARD = Message("nile_gain_card")


def gains(event: Event) -> Iterator[Gain]:
    """Cards in hand, in Fields and in Storage, the latter two by crop."""
    seat, args = event.seat, event.args
    match event.name:
        case "harvested":
            yield _crop("field", seat, args["crop"], -1)
            yield _crop("stored", seat, args["crop"], 1)
        case "sold" | "offered" if args["stored"] and args["card"] < CROPS:
            yield _crop("stored", seat, args["card"], -1)
        case "sold" | "offered" | "laid":
            yield Gain(seat, _CARD, -1)
        case "drew":
            yield Gain(seat, _CARD, 1)
        case "planted":
            yield _crop("field", seat, args["crop"], args["cards"])
            yield Gain(seat, _CARD, -args["cards"])
        case "taken_over" | "eaten":
            yield _crop("field", seat, args["crop"], -args["cards"])


def _crop(where: str, seat: int, crop: int, number: int) -> Gain:
    named = Message("nile_kind", {"kind": LETTERS[crop]})
    return Gain(seat, Message(f"nile_gain_{where}", {"crop": named}), number)
