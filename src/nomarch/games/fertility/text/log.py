"""The log: messages made from the events of an action."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import groupby

from nomarch.engine.events import Event
from nomarch.engine.game import Log, Transition
from nomarch.games.fertility.components import LETTERS, TILES, Components
from nomarch.games.fertility.notation import square_name
from nomarch.games.fertility.rules.actions import PAYMENTS
from nomarch.games.fertility.rules.state import KINDS, SHOPS
from nomarch.games.fertility.text.shop_rewards import gift
from nomarch.text.language import Message

__all__ = ["log"]

_KINDS = LETTERS + "W"


def log(components: Components, transition: Transition) -> Log:
    """The log of a decision and its automatic consequences."""
    completed = {event.args["shop"] for event in transition.events if event.name == "completed"}
    return [
        (seat, message)
        for (name, seat), events in groupby(transition.events, key=lambda event: (event.name, event.seat))
        for message in _told(components, name, list(events), completed)
    ]


def _told(components: Components, name: str, events: list[Event], completed: set[int]) -> Iterator[Message]:
    """Merge repeated events of a seat. Newly revealed cards aren't logged: everyone sees them."""
    match name:
        case "collected":
            letters = Counter[str]()
            for event in events:
                letters[_KINDS[event.args["kind"]]] += event.args["number"]
            joined = "+".join(letter for letter in _KINDS for _ in range(letters[letter]))
            yield Message("fertility_log_collect", {"letters": joined})
        case "quarry_made":
            yield Message("fertility_log_quarries", {"count": len(events)})
        case "placed" | "monument_placed":
            yield from map(_on_squares, events)
        case "discarded" | "took" | "removed":
            key = {"discarded": "discard", "took": "take", "removed": "remove"}[name]
            for event in events:
                yield Message(f"fertility_log_{key}", {"tile": TILES[event.args["tile"]]})
        case "built":
            yield from (_built(components, event) for event in events)
        case "supplied":
            yield from (_supplied(components, event, completed) for event in events)


def _on_squares(event: Event) -> Message:
    squares = {name: square_name(number) for name, number in event.args.items() if name != "pair"}
    if event.name == "monument_placed":
        return Message("fertility_log_monument", squares)
    first, second = divmod(event.args["pair"], KINDS)
    return Message("fertility_log_place", {"tile": LETTERS[first] + LETTERS[second], **squares})


def _built(components: Components, event: Event) -> Message:
    district, paid = components.lots[event.args["lot"]], PAYMENTS[event.args["payment"]]
    if not paid:
        return Message("fertility_log_build", {"district": district})
    return Message("fertility_log_pay", {"district": district, "letters": "+".join(_KINDS[kind] for kind in paid)})


def _supplied(components: Components, event: Event, completed: set[int]) -> Message:
    """F3.4.1, F3.4.3: and what the Shop gives if that completed it: no Shop takes anything afterwards."""
    on, number = divmod(event.args["shop"], SHOPS)
    lot = event.args["lot"]
    shop = f"{components.lots[lot] if on else 'M'}.{number + 1}"
    args: dict[str, str | int | Message] = {"shop": shop, "letters": LETTERS[event.args["kind"]]}
    if event.args["shop"] not in completed:
        return Message("fertility_log_supply", args)
    return Message("fertility_log_complete", args | {"gift": gift(components.shops[lot][number].gift)})
