"""What has happened: everything that changed between two views, as messages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from nomarch.engine.game import News, Transition
from nomarch.games.nile.components import Components
from nomarch.games.nile.text.transition import Outcome
from nomarch.text.language import Message

__all__ = ["news"]


def news(components: Components, deed: Transition) -> News:
    """What was decided, and what followed by itself.

    All but the player who acted are told the same, made from what lies open. They ask right after each other, so the
    last answer is kept.
    """
    global _last
    if deed.viewer == deed.seat:
        return _news(components, deed)
    public = Transition(deed.seat, deed.text, {}, _open(deed.before), _open(deed.after))
    last_components, last, found = _last
    if components is not last_components or public != last:
        found = _news(components, public)
        _last = (components, public, found)
    return list(found)


_last: tuple[Components | None, Transition | None, News] = (None, None, [])


def _open(view: Mapping[str, Any]) -> dict[str, Any]:
    """A view without what only its viewer sees."""
    return {name: value for name, value in view.items() if name not in ("hand", "storage")}


def _news(components: Components, deed: Transition) -> News:
    outcome, seat, players = Outcome(deed), deed.seat, deed.after["players"]
    next_seat = (seat + outcome.turns) % players
    paid = _paid(components, outcome)
    # An Offering turns up a card at once; what else is turned up begins the next turn.
    own = outcome.floods[:1] if outcome.verb == "offering" else []
    crops = outcome.harvests()
    found: News = [(seat, message) for message in _decided(outcome)]
    for name in own:
        found += [(seat, _flood(name)), *_harvests(name, seat, crops)]
    if number := outcome.drawn(seat) - paid:
        found.append((seat, _draws(number, {} if paid else outcome.drawn_cards)))
    if outcome.renewed:
        found.append((seat, Message("nile_log_new_deck", {"now": deed.after["pass"], "passes": deed.after["passes"]})))
    found += _lost(outcome)
    for i, name in enumerate(outcome.floods[len(own) :]):
        found.append((next_seat, _flood(name)))
        if outcome.verb == "speculate" and i == 0:
            found.append((seat, _settled(outcome, name, paid)))
        found += _harvests(name, next_seat, crops)
    # Harvests of a Flood card that went into a new deck unseen.
    found += [(other, _with("nile_log_harvest", rest)) for other, rest in crops.items() if any(rest.values())]
    for other in range(players):
        if other != seat and (number := outcome.drawn(other)):
            found.append((other, _draws(number, {})))
    return found


def _paid(components: Components, outcome: Outcome) -> int:
    """How many of the cards drawn were for a bet: the turn's own draw came before."""
    return max(0, outcome.drawn(outcome.deed.seat) - components.drawn) if outcome.verb == "speculate" else 0


def _decided(outcome: Outcome) -> Iterator[Message]:
    """The action itself; that no more is planted goes without saying."""
    match outcome.verb:
        case "market" | "offering" | "plant":
            yield _with(f"nile_log_{outcome.verb}", outcome.named)
        case "speculate":
            yield Message("nile_log_speculate", {"cards": _listed(outcome.named)})
        case "pass":
            yield Message("nile_log_pass")


def _with(key: str, cards: Mapping[str, int]) -> Message:
    return Message(key, {"cards": _counted(cards)})


def _counted(cards: Mapping[str, int]) -> str:
    """How many of each card, such as three W and one F*, between commas."""
    return ", ".join(f"{number} \u00d7 {name}" for name, number in cards.items() if number)


def _listed(cards: Iterable[str]) -> str:
    """Cards of which there is one each: `PW, LF`."""
    return ", ".join(cards)


def _flood(card: str) -> Message:
    return Message("nile_log_flood", {"card": card})


def _harvests(name: str, seat: int, harvests: Mapping[int, Counter[str]]) -> Iterator[tuple[int, Message]]:
    """What a Flood card that a seat turned up gave, taken out of all that was harvested."""
    for other in sorted(harvests, key=lambda other: (other != seat, other)):
        if crops := harvests[other] & Counter(name):
            harvests[other].subtract(crops)
            yield other, _with("nile_log_harvest", crops)


def _draws(number: int, which: Mapping[str, int]) -> Message:
    """How many, and which if that may be known."""
    if not which:
        return Message("nile_log_draw", {"count": number})
    return Message("nile_log_draw_these", {"count": number, "cards": _counted(which)})


def _lost(outcome: Outcome) -> Iterator[tuple[int, Message]]:
    """Fields that were taken over, or eaten."""
    if outcome.taken_over:
        seat, crop, size = outcome.taken_over
        yield seat, _with("nile_log_field_lost", {crop: size})
    eaten = list(outcome.eaten())
    for seat, crop, size in eaten:
        yield seat, _with("nile_log_field_eaten", {crop: size})
    if outcome.locusts and not eaten:
        yield outcome.deed.seat, Message("nile_log_nothing_lost")


def _settled(outcome: Outcome, flood: str, paid: int) -> Message:
    """N3.5: what a bet has brought."""
    right = [name for name in outcome.named if set(name) & set(flood)]
    if not right:
        return Message("nile_log_bet_lost")
    args: dict[str, str | int | Message] = {"cards": _listed(right), "count": paid}
    if which := outcome.drawn_cards:
        return Message("nile_log_bet_won_these", args | {"drawn": _counted(which)})
    return Message("nile_log_bet_won", args)
