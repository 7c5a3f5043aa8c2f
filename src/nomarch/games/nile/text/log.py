"""The log: messages made from the events of an action."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from nomarch.engine.events import Event
from nomarch.engine.game import Log, Transition
from nomarch.games.nile.rules.state import LETTERS, NAMES
from nomarch.text.language import Message

__all__ = ["log"]

_STORED = "*"


def log(transition: Transition) -> Log:
    """The log of a decision and its automatic consequences. The end of planting isn't logged."""
    found: Log = [(transition.seat, Message("nile_log_pass"))] if transition.text == "pass" else []
    flooding = transition.seat
    for events in _lines(transition.events):
        if events[0].name == "flooded":
            flooding = events[0].seat
        found += _told(events, flooding)
    return found


def _lines(events: Iterable[Event]) -> list[list[Event]]:
    """Group events into lines: equal events in a row, the result of a bet, and the damage of the locusts.

    A draw continues while the deck is renewed.
    """
    lines: list[list[Event]] = []
    for event in events:
        before = [line for line in lines if event.name != "drew" or line[0].name != "renewed"]
        if before and _belongs(event, before[-1][0]):
            before[-1].append(event)
        else:
            lines.append([event])
    return lines


def _belongs(event: Event, first: Event) -> bool:
    """Whether an event belongs to the line that another started."""
    match event.name:
        case "drew":
            return first.name in ("drew", "bet") and first.seat == event.seat
        case "eaten":
            return first.name == "locusts_came"
        case "locusts_came":
            return False
    return first.name == event.name


def _told(events: Sequence[Event], flooding: int) -> Iterator[tuple[int, Message]]:
    first = events[0]
    match first.name:
        case "sold" | "offered":
            key = "nile_log_market" if first.name == "sold" else "nile_log_offering"
            yield first.seat, _with(key, Counter(_card(event) for event in events))
        case "planted":
            yield first.seat, _with("nile_log_plant", {_crop(event): event.args["cards"] for event in events})
        case "laid":
            yield first.seat, Message("nile_log_speculate", {"cards": _listed(events)})
        case "flooded":
            yield first.seat, Message("nile_log_flood", {"card": _card(first)})
        case "bet":
            yield first.seat, _settled(events)
        case "harvested":
            for seat in sorted({event.seat for event in events}, key=lambda seat: (seat != flooding, seat)):
                yield seat, _with("nile_log_harvest", Counter(_crop(event) for event in events if event.seat == seat))
        case "drew":
            yield first.seat, _drawn("nile_log_draw", {}, "cards", events)
        case "renewed":
            for event in events:
                yield event.seat, Message("nile_log_new_deck", dict(event.args))
        case "taken_over":
            yield first.seat, _field("nile_log_field_lost", first)
        case "locusts_came":
            if len(events) == 1:
                yield first.seat, Message("nile_log_nothing_lost")
            for event in events[1:]:
                yield event.seat, _field("nile_log_field_eaten", event)


def _card(event: Event) -> str:
    """The card of an event, one from Storage with a star."""
    return str(NAMES[event.args["card"]]) + _STORED * event.args.get("stored", 0)


def _crop(event: Event) -> str:
    return LETTERS[event.args["crop"]]


def _field(key: str, event: Event) -> Message:
    return _with(key, {_crop(event): event.args["cards"]})


def _with(key: str, cards: Mapping[str, int]) -> Message:
    return Message(key, {"cards": _counted(cards)})


def _counted(cards: Mapping[str, int]) -> str:
    """How many of each card, such as three W and one F*, between commas."""
    return ", ".join(f"{number} \u00d7 {name}" for name, number in cards.items())


def _listed(events: Iterable[Event]) -> str:
    """Cards of which there is one each: `PW, LF`."""
    return ", ".join(map(_card, events))


def _drawn(key: str, args: Mapping[str, str], name: str, events: Sequence[Event]) -> Message:
    """The number of cards, and which ones if the viewer may know them."""
    counted = Counter(NAMES[card] for card in sorted(event.args["card"] for event in events if event.args))
    if not counted:
        return Message(key, {**args, "count": len(events)})
    return Message(f"{key}_these", {**args, "count": len(events), name: _counted(counted)})


def _settled(events: Sequence[Event]) -> Message:
    """N3.5: the result of a bet."""
    won = [event for event in events if event.name == "bet" and event.args["won"]]
    if not won:
        return Message("nile_log_bet_lost")
    drawn = [event for event in events if event.name == "drew"]
    return _drawn("nile_log_bet_won", {"cards": _listed(won)}, "drawn", drawn)
