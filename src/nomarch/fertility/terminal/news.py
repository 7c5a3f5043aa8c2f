"""What has happened, in words, and how a game ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from nomarch.fertility.components import LETTERS
from nomarch.fertility.notation import square_number
from nomarch.fertility.state import HIGH
from nomarch.fertility.terminal.choices import earnings
from nomarch.fertility.terminal.paint import HEAD, letter, tile
from nomarch.fertility.terminal.panels import score
from nomarch.fertility.terminal.words import gift_of
from nomarch.language import Message, say, tell
from nomarch.screen import Deed, Seen, listed

__all__ = ["news", "result"]


def news(match: Seen, deed: Deed, language: str) -> list[tuple[int, Text]]:
    """Everything that changed between two views: what was decided, and what followed by itself."""
    verb, *words = deed.text.split()
    found: list[tuple[int, Text]] = []
    match verb:
        case "place":
            found.append((deed.seat, _placed(deed, language)))
        case "discard" | "remove":
            found.append((deed.seat, _with_tile(f"fertility_log_{verb}", words[0], language)))
        case "quarry" if words != ["monument"]:
            line = Text.assemble(f"{tell('fertility_log_collect', language)} ", letter(words[0]))
            found.append((deed.seat, line))
    for seat, (old, new) in enumerate(zip(deed.before["cities"], deed.after["cities"], strict=True)):
        found += [(seat, line) for line in _city(match, deed, seat, old, new, language)]
    return found + _placed_by_itself(deed, language)


def _placed(deed: Deed, language: str) -> Text:
    _, scenes, first, second = deed.text.split()
    line = Text.assemble(f"{tell('fertility_log_place', language)} ", tile(scenes), f" {first} {second}")
    if earned := earnings(deed.earned, language):
        line.append(" (").append_text(earned).append(")")
    return line


def _placed_by_itself(deed: Deed, language: str) -> list[tuple[int, Text]]:
    """Tiles for which there was but one tile and one place: nobody was asked."""
    found = []
    for first, second in deed.after["tiles"]:
        if [first, second] in deed.before["tiles"] or deed.text.endswith(f"{first} {second}"):
            continue
        scenes = _scene(deed.after, first) + _scene(deed.after, second)
        kind = "".join(sorted(scenes, key=LETTERS.find))
        both = zip(deed.before["cities"], deed.after["cities"], strict=True)
        lost = [seat for seat, (old, new) in enumerate(both) if old["pool"].count(kind) > new["pool"].count(kind)]
        line = Text.assemble(f"{tell('fertility_log_place', language)} ", tile(scenes), f" {first} {second}")
        found.append((lost[0] if lost else deed.seat, line))
    return found


def _scene(view: Mapping[str, Any], square: str) -> str:
    column, row = divmod(square_number(square), HIGH)
    return str(view["scenes"][row][column])


def _with_tile(key: str, scenes: str, language: str) -> Text:
    return Text.assemble(f"{tell(key, language)} ", tile(scenes))


def _city(
    match: Seen, deed: Deed, seat: int, old: Mapping[str, Any], new: Mapping[str, Any], language: str
) -> Iterator[Text]:
    """What one city gained."""
    for square, owner in deed.after["monuments"]:
        if owner == seat and [square, owner] not in deed.before["monuments"]:
            yield Text(tell("fertility_log_monument", language, square=square))
    for name in new["districts"]:
        if name not in old["districts"]:
            paid = deed.text.partition(" with ")[2]
            yield Text(tell("fertility_log_build", language, district=name, paid=paid or "nothing"))
    known = {shop["shop"]: shop for shop in old["shops"]}
    for shop in new["shops"]:
        was = known.get(shop["shop"], {"holds": []})
        if added := Counter(shop["holds"]) - Counter(was["holds"]):
            letters = Text("+").join(letter(which) for which in added.elements())
            line = Text.assemble(f"{tell('fertility_log_supply', language, shop=shop['shop'])} ", letters)
            if shop["complete"]:
                line.append(f" ({gift_of(match.components, new, shop['shop'], language)})")
            yield line
    for scenes in (Counter(new["pool"]) - Counter(old["pool"])).elements():
        yield _with_tile("fertility_log_take", scenes, language)


def result(match: Seen, language: str) -> RenderableType:
    """The score in its parts, the winners, and what broke a tie."""
    view = match.view(None)
    winners = [name for name, rank in zip(match.names, view["ranks"], strict=True) if rank == 1]
    key = "terminal_wins" if len(winners) == 1 else "terminal_share"
    lines = [Text(tell(key, language, names=listed(winners, language)), HEAD)]
    lines += [Text(line) for line in _broken_ties(match, view, language)]
    return Group(score(view, match.names, language), Text(""), *lines)


def _broken_ties(match: Seen, view: Mapping[str, Any], language: str) -> Iterator[str]:
    """Players with equal scores whom the tokens told apart."""
    cities, ranks = view["cities"], view["ranks"]
    for ahead in range(view["players"]):
        for behind in range(view["players"]):
            if ranks[ahead] < ranks[behind] and cities[ahead]["score"]["total"] == cities[behind]["score"]["total"]:
                args: dict[str, str | int] = {"ahead": match.names[ahead], "behind": match.names[behind]}
                args |= {"fewer": cities[ahead]["tokens"], "more": cities[behind]["tokens"]}
                yield say(Message("fertility_tie_broken", args, "F5.6"), language)
