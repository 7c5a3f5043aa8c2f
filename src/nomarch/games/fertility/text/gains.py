"""What the events of a turn give and cost, for explanations."""

from __future__ import annotations

from collections.abc import Iterator

from nomarch.engine.events import Event, Gain
from nomarch.games.fertility.components import LETTERS, TILES
from nomarch.games.fertility.rules.actions import PAYMENTS
from nomarch.games.fertility.rules.state import WHEAT
from nomarch.text.language import Message

__all__ = ["gains"]

_KINDS = LETTERS + "W"
_DISTRICT, _SHOP, _MONUMENT = (Message(f"fertility_gain_{name}") for name in ("district", "shop", "monument"))


def gains(event: Event) -> Iterator[Gain]:
    """Resources that end up on Shops or as payment count; those returned don't (F3.5.1)."""
    seat, args = event.seat, event.args
    match event.name:
        case "collected":
            yield _resource(seat, args["kind"], args["number"])
        case "returned":
            yield _resource(seat, args["kind"], -args["number"])
        case "supplied" if args["exchanged"]:
            yield _resource(seat, args["kind"], 1)
        case "built":
            yield Gain(seat, _DISTRICT, 1)
            for kind in PAYMENTS[args["payment"]]:
                yield _resource(seat, kind, -1)
        case "completed":
            yield Gain(seat, _SHOP, 1)
            yield _resource(seat, WHEAT, args["wheat"])
        case "monument_placed":
            yield Gain(seat, _MONUMENT, 1)
        case "took":
            first, second = map(_kind, TILES[args["tile"]])
            yield Gain(seat, Message("fertility_gain_tile", {"first": first, "second": second}), 1)


def _resource(seat: int, kind: int, number: int) -> Gain:
    return Gain(seat, Message("fertility_gain_resource", {"resource": _kind(_KINDS[kind])}), number)


def _kind(letter: str) -> Message:
    return Message("fertility_kind", {"kind": letter})
