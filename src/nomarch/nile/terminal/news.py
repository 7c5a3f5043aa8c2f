"""What has happened, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from rich.text import Text

from nomarch.language import tell
from nomarch.nile.terminal.deeds import Outcome
from nomarch.nile.terminal.paint import card, cards, counted
from nomarch.screen import Deed, Seen

__all__ = ["news"]


def news(match: Seen, deed: Deed, language: str) -> list[tuple[int, Text]]:
    """Everything that changed between two views: what was decided, and what followed by itself."""
    outcome, seat, players = Outcome(deed), deed.seat, deed.after["players"]
    next_seat = (seat + outcome.turns) % players
    paid = _paid(match, outcome)
    # An Offering turns up a card at once; what else is turned up begins the next turn.
    own = outcome.floods[:1] if outcome.verb == "offering" else []
    crops = outcome.harvests()
    found = [(seat, line) for line in _decided(outcome, language)]
    for name in own:
        found += [(seat, _flood(name, language)), *_harvests(name, seat, crops, language)]
    if number := outcome.drawn(seat) - paid:
        found.append((seat, _draws(number, {} if paid else outcome.drawn_cards, language)))
    if outcome.renewed:
        said = tell("nile_log_new_deck", language, now=deed.after["pass"], passes=deed.after["passes"])
        found.append((seat, Text(said)))
    found += _lost(outcome, language)
    for i, name in enumerate(outcome.floods[len(own) :]):
        found.append((next_seat, _flood(name, language)))
        if outcome.verb == "speculate" and i == 0:
            found.append((seat, _settled(outcome, name, paid, language)))
        found += _harvests(name, next_seat, crops, language)
    # Harvests of a Flood card that went into a new deck unseen.
    found += [(other, _with("nile_log_harvest", rest, language)) for other, rest in crops.items() if any(rest.values())]
    for other in range(players):
        if other != seat and (number := outcome.drawn(other)):
            found.append((other, _draws(number, {}, language)))
    return found


def _paid(match: Seen, outcome: Outcome) -> int:
    """How many of the cards drawn were for a bet: the turn's own draw came before."""
    drawn = outcome.drawn(outcome.deed.seat)
    return max(0, drawn - int(match.components.box["drawn"][0])) if outcome.verb == "speculate" else 0


def _decided(outcome: Outcome, language: str) -> Iterator[Text]:
    """The action itself; that no more is planted goes without saying."""
    match outcome.verb:
        case "market" | "offering" | "plant":
            yield _with(f"nile_log_{outcome.verb}", outcome.named, language)
        case "speculate":
            yield Text.assemble(f"{tell('nile_log_speculate', language)} ", cards(outcome.named))
        case "pass":
            yield Text(tell("nile_log_pass", language))


def _with(key: str, numbers: Mapping[str, int], language: str) -> Text:
    return Text.assemble(f"{tell(key, language)} ", counted(numbers))


def _flood(name: str, language: str) -> Text:
    return Text.assemble(f"{tell('nile_log_flood', language)} ", card(name))


def _harvests(name: str, seat: int, harvests: Mapping[int, Counter[str]], language: str) -> Iterator[tuple[int, Text]]:
    """What a Flood card that a seat turned up gave, taken out of all that was harvested."""
    for other in sorted(harvests, key=lambda other: (other != seat, other)):
        if crops := harvests[other] & Counter(name):
            harvests[other].subtract(crops)
            yield other, _with("nile_log_harvest", crops, language)


def _draws(number: int, which: Mapping[str, int], language: str) -> Text:
    """How many, and which if that may be known."""
    if not which:
        return Text(tell("nile_log_draw", language, count=number))
    return Text.assemble(f"{tell('nile_log_draw_these', language, count=number)} ", counted(which))


def _lost(outcome: Outcome, language: str) -> Iterator[tuple[int, Text]]:
    """Fields that were taken over, or eaten."""
    if outcome.taken_over:
        seat, crop, size = outcome.taken_over
        yield seat, _with("nile_log_field_lost", {crop: size}, language)
    eaten = list(outcome.eaten())
    for seat, crop, size in eaten:
        line = _with("nile_log_field_lost", {crop: size}, language)
        yield seat, line.append(f" ({tell('nile_locusts', language)})")
    if outcome.locusts and not eaten:
        yield outcome.deed.seat, Text(tell("nile_log_nothing_lost", language))


def _settled(outcome: Outcome, flood: str, paid: int, language: str) -> Text:
    """N3.5: what a bet has brought."""
    right = [name for name in outcome.named if set(name) & set(flood)]
    if not right:
        return Text(tell("nile_log_bet_lost", language))
    line = Text.assemble(f"{tell('nile_log_bet_won', language)} ", cards(right), "; ")
    line.append_text(_draws(paid, {}, language))
    if which := outcome.drawn_cards:
        line.append(f" ({tell('nile_new_in_hand', language)} ").append_text(counted(which)).append(")")
    return line
