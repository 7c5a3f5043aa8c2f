"""Legal actions as rows: the notation, the gain and the cost of each."""

from __future__ import annotations

from rich.text import Text

from nomarch.engine.screen import Choice, Seen
from nomarch.games.fertility.components import LETTERS, TILES
from nomarch.games.fertility.information.schemas import KIND_LETTERS, City, Preview, View
from nomarch.games.fertility.rules.actions import ACTIONS
from nomarch.games.fertility.rules.state import MONUMENT
from nomarch.games.fertility.terminal.paint import letter, tile
from nomarch.games.fertility.terminal.words import gift_of, missing, needs, offer
from nomarch.text.language import translate

__all__ = ["choices", "prompt"]


def prompt(match: Seen[View, Preview], language: str) -> str:
    """The prompt for the current step."""
    view = match.view(match.to_play)
    square = view["quarries"][0] if view["quarries"] else ""
    return translate("fertility_prompt", language, step=view["step"], square=square)


def choices(match: Seen[View, Preview], language: str) -> list[Choice]:
    """Every legal action; placements by what they earn, the best first."""
    view = match.view(match.to_play)
    legal = match.legal
    found = list(zip(legal, match.texts(legal), strict=True))
    earned = dict(zip(legal, match.previews(legal), strict=True))
    if view["step"] == "place":
        found.sort(key=lambda row: -_worth(earned[row[0]]))
        return [Choice(action, text, _earnings(earned[action], language)) for action, text in found]
    if view["step"] == "build":
        # Cheapest first; skipping comes last.
        found.sort(key=lambda row: (*_cost(row[0]), row[0]))
    return [
        Choice(action, text, _note(match, view, action, text, language).append(_score(earned[action], language)))
        for action, text in found
    ]


def _cost(action: int) -> tuple[bool, int]:
    """Whether an action builds nothing, and what it pays."""
    kind, parts = ACTIONS.decode(action)
    return kind.name != "build", len(parts[1]) if kind.name == "build" else 0


def _worth(earned: Preview) -> int:
    """The number of things that a placement earns, of any kind."""
    resources = sum(earned.get("scenes", {}).values()) + sum(earned.get("icons", {}).values())
    return int(resources + earned.get("wheat", 0) + earned.get("quarries", 0))


def _earnings(earned: Preview, language: str) -> Text:
    """Such as: +2 A, +1 Wheat, Quarry."""
    scenes, icons = earned.get("scenes", {}), earned.get("icons", {})
    counts: dict[str, int] = {which: scenes.get(which, 0) + icons.get(which, 0) for which in KIND_LETTERS}
    counts["W"] = earned.get("wheat", 0)
    parts = [Text.assemble(f"+{count} ", letter(which)) for which, count in counts.items() if count]
    if quarries := earned.get("quarries", 0):
        parts.append(Text(translate("fertility_makes_quarries", language, count=quarries)))
    return Text(", ").join(parts)


def _score(earned: Preview, language: str) -> str:
    """The change in the player's score, if any."""
    change = sum(int(str(part)) for part in earned.get("score", {}).values())
    return f", {translate('fertility_note_score', language, change=f'{change:+}')}" if change else ""


def _note(match: Seen[View, Preview], view: View, action: int, text: str, language: str) -> Text:
    city = view["cities"][view["to_play"] or 0]
    kind, parts = ACTIONS.decode(action)
    match kind.name, parts, text.split():  # the text has the names of Districts and Shops
        case "quarry", [reward], _:
            key = "fertility_note_monument" if reward == MONUMENT else "fertility_note_resource"
            return Text(translate(key, language, square=view["quarries"][0], left=city["monuments_left"]))
        case "build", _, [_, district, *_]:
            return offer(match.components, district, language)
        case "supply", [resource, _], [_, _, shop]:
            return _supply(match, city, LETTERS[resource], shop, language)
        case (("take" | "remove" | "discard"), [kind_of_tile], _):
            return tile(TILES[kind_of_tile])
    return Text(translate("fertility_note_rest", language, action=kind.name))


def _supply(match: Seen[View, Preview], city: City, resource: str, name: str, language: str) -> Text:
    """What a Shop gives once it is complete, and what it still needs."""
    shop = next(shop for shop in city["shops"] if shop["shop"] == name)
    given = gift_of(match.components, city, name, language)
    rest = missing(shop, resource)
    if not rest:
        return Text(translate("fertility_note_completes", language, gift=given))
    return Text.assemble(f"{translate('fertility_note_then_needs', language)} ", needs(rest, language), f" → {given}")
