"""Legal actions as rows: the notation and the effect of each."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from nomarch.engine.screen import Choice, Seen
from nomarch.games.nile.information.schemas import Preview, View
from nomarch.games.nile.notation import planted
from nomarch.games.nile.rules.actions import ACTIONS
from nomarch.games.nile.rules.state import KINDS, LETTERS, NAMES
from nomarch.games.nile.terminal.paint import cards
from nomarch.text.language import translate

__all__ = ["choices", "prompt"]

# Plantings, bets, neither, then the many ways to trade.
_ORDER = ({"new_field", "mix", "addition"}, {"speculate"}, {"pass"}, {"done"}, {"market"}, {"offering"})
_TAKES_OVER, _NEW, _OWN, _MIXED = range(4)


def prompt(match: Seen[View, Preview], language: str) -> str:
    """The prompt for the current step."""
    return translate("nile_prompt", language, step=match.view(match.to_play)["step"])


def choices(match: Seen[View, Preview], language: str) -> list[Choice]:
    """Every legal action: plantings first, those that take over or are large before others; trades last."""
    view = match.view(match.to_play)
    found = list(zip(match.legal, match.texts(match.legal), strict=True))
    found.sort(key=lambda row: (*_place(view, row[0]), row[0]))
    return [Choice(action, text, _note(view, action, language)) for action, text in found]


def _sown(action: int) -> dict[str, int]:
    """The number of cards of each crop that an action plants, by letter."""
    return {LETTERS[crop]: number for crop, number in planted(action).items()}


def _place(view: View, action: int) -> tuple[int, int, int]:
    """The sort key of a choice."""
    kind, parts = ACTIONS.decode(action)
    order = next(i for i, names in enumerate(_ORDER) if kind.name in names)
    if sown := _sown(action):
        return order, _planting(view, sown), -sum(sown.values())
    # Trades that cost what is stored come after those from hand.
    stored = sum(source >= KINDS for trade in parts for source in trade)
    return order, stored, 0


def _owner(view: View, crop: str) -> tuple[int, int] | None:
    """The owner and the size of the Field of a crop."""
    return next(((seat, size) for letter, seat, size in view["fields"] if letter == crop), None)


def _planting(view: View, sown: Mapping[str, int]) -> int:
    if len(sown) > 1:
        return _MIXED
    owner = _owner(view, next(iter(sown)))
    if owner is None:
        return _NEW
    return _OWN if owner[0] == view["to_play"] else _TAKES_OVER


def _note(view: View, action: int, language: str) -> Text:
    if sown := _sown(action):
        return Text(_planted(view, sown, language))
    kind, parts = ACTIONS.decode(action)
    match kind.name, parts:
        case "speculate", [bet]:
            shown = "".join(NAMES[card] for card in bet)
            crops = [letter for letter in LETTERS if letter in shown]
            return Text.assemble(f"{translate('nile_note_speculate', language)} ", cards(crops))
        case (("pass" | "done"), _):
            return Text(translate("nile_note_rest", language, action=kind.name))
    return Text(translate("nile_note_trade", language, action=kind.name))


def _planted(view: View, sown: Mapping[str, int], language: str) -> str:
    """The effect of a planting: new Fields, larger ones, or a takeover."""
    owners = {crop: _owner(view, crop) for crop in sown}
    new = [crop for crop, owner in owners.items() if owner is None]
    if len(new) == len(sown) > 1:
        return translate("nile_note_two_fields", language)
    parts = []
    for crop, number in sown.items():
        match owners[crop]:
            case None:
                parts.append(translate("nile_note_new_field", language, count=number))
            case seat, size if seat == view["to_play"]:
                parts.append(translate("nile_note_own_field", language, crop=crop, old=size, new=size + number))
            case seat, size:
                parts.append(translate("nile_note_takes_over", language, seat=seat + 1, count=size))
    return ", ".join(parts)
