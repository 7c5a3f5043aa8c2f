"""The table in rows, with a column for each crop."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from nomarch.engine.screen import seat_mark
from nomarch.games.nile.information.schemas import View
from nomarch.games.nile.rules.state import LETTERS
from nomarch.games.nile.terminal.paint import CROP, DIM, HEAD, WATER, card, cards, kind, playable
from nomarch.text.language import translate

__all__ = ["Crops", "header", "players"]

_LABEL = 12  # characters
_NARROW, _WIDE = 12, 18  # a crop's column


def header(view: View, names: Sequence[str], language: str) -> Text:
    """The progress of the game."""
    title = Text.assemble(("Nile", HEAD), "  ")
    if view["to_play"] is None:
        return title.append(translate("nile_over", language))
    title.append(translate("nile_where", language, turn=view["turn"], now=view["pass"], passes=view["passes"]))
    title.append(f", {translate('nile_left', language, count=view['deck'])}")
    came = "yes" if view["locusts_came"] else "no"
    return title.append(f"   {translate('nile_locusts_came', language, came=came)}", HEAD if came == "no" else DIM)


def players(view: View, names: Sequence[str], language: str) -> Table:
    """The size of each hand and Storage, and whose turn it is."""
    rows = Table.grid(padding=(0, 2, 0, 0))
    rows.add_column(no_wrap=True, overflow="ellipsis", max_width=44)
    rows.add_column(justify="right")
    rows.add_column(justify="right")
    rows.add_column()
    rows.add_row("", Text(translate("nile_hand", language), DIM), Text(translate("nile_storage", language), DIM))
    for seat in range(view["players"]):
        now = Text(translate("nile_to_play", language), HEAD) if seat == view["to_play"] else Text("")
        name = Text.assemble(seat_mark(seat), f" {names[seat]}")
        rows.add_row(name, str(view["hands"][seat]), str(view["storages"][seat]), now)
    return rows


class Crops:
    """Rows of five cells, as wide as the terminal allows."""

    def __init__(self, view: View, names: Sequence[str], language: str, width: int) -> None:
        self.view, self.names, self.language = view, names, language
        self.stacked = width < _LABEL + 1 + len(LETTERS) * (_NARROW + 1)
        room = width if self.stacked else max(width, 80) - _LABEL - 1
        self.wide = min(_WIDE, room // len(LETTERS) - 1)

    def _row(self, key: str, cells: Iterable[RenderableType]) -> RenderableType:
        return self._labelled(key, cells, [self.wide] * len(LETTERS))

    def _line(self, key: str, what: Text) -> RenderableType:
        """A row that needs no columns."""
        return self._labelled(key, [what], [None])

    def _labelled(self, key: str, cells: Iterable[RenderableType], widths: Sequence[int | None]) -> RenderableType:
        """Cells beside their label, or below it in a narrow terminal."""
        label = Text(translate(key, self.language) if key else "", DIM)
        row = Table.grid(padding=(0, 1, 0, 0))
        if not self.stacked:
            row.add_column(width=_LABEL, min_width=_LABEL, no_wrap=True)
        for width in widths:
            row.add_column(width=width)
        if not self.stacked:
            row.add_row(label, *cells)
            return row
        row.add_row(*cells)
        return Group(label, row) if key else row

    def heads(self) -> Iterable[RenderableType]:
        """The crops' letters and names."""
        yield self._row("", [kind(letter, self.language) for letter in LETTERS])

    def discards(self) -> Iterable[RenderableType]:
        """The discards since the last shuffle; the header shows the locusts."""
        gone = self.view["discards"]
        yield self._row("nile_discards", [_number(gone.get(letter, 0)) for letter in LETTERS])
        if pairs := [name for name in gone if len(name) > 1]:
            yield self._line("", cards(pairs))

    def flood(self) -> Iterable[RenderableType]:
        """The crops that the current Flood card floods."""
        under_water = Text(translate("nile_under_water", self.language), WATER)
        flooded = self.view["flooded"]
        yield self._row("nile_flood", [under_water if letter in flooded else "" for letter in LETTERS])

    def fields(self, since: View | None) -> Iterable[RenderableType]:
        """The owner and the size of each Field: 5→4 if it has changed since an earlier view."""
        before = _fields(since or self.view)
        fields = _fields(self.view)
        yield self._row("nile_fields", [self._field(fields, before, letter) for letter in LETTERS])

    def _field(self, fields: _Fields, before: _Fields, letter: str) -> Text:
        if letter not in fields:
            return Text(translate("nile_free", self.language), DIM)
        (seat, size), (_, old) = fields[letter], before.get(letter, (0, 0))
        name = seat_mark(seat).append(self.names[seat])  # all of it in the owner's colours
        name.truncate(self.wide, overflow="ellipsis")
        change = f"{old}→" if old != size else ""
        return name.append(f"\n {change}").append(translate("nile_cards", self.language, count=size))

    def laid(self) -> Iterable[RenderableType]:
        """Speculation cards that wait for the next Flood."""
        if laid := self.view["laid"]:
            who = Text.assemble(seat_mark(laid["seat"]), f" {self.names[laid['seat']]}: ")
            yield self._line("nile_laid", who.append_text(cards(laid["cards"])))

    def storage(self) -> Iterable[RenderableType]:
        """The viewer's piles; the smallest is what counts first."""
        piles = list((self.view["storage"] or {}).values())
        least = min(piles)
        marked = translate("nile_smallest", self.language) if max(piles) > least else ""
        cells = [Text.assemble((f" {pile} ", HEAD), marked) if pile == least else Text(f" {pile} ") for pile in piles]
        yield self._row("nile_your_storage", cells)

    def hand(self) -> Iterable[RenderableType]:
        """The viewer's cards: crops in their columns, then pairs; those that can't be played now between waves."""
        hand, flooded = self.view["hand"] or {}, self.view["flooded"]
        cells = []
        for letter in LETTERS:
            held = hand.get(letter, 0)
            if held and not playable(letter, flooded):
                cells.append(Text(f"~{held}~", DIM))
            else:
                cells.append(Text(f" {held} ", CROP[letter]) if held else _number(0))
        yield self._row("nile_your_hand", cells)
        pairs = [_held(name, flooded) for name in hand if len(name) > 1]
        if pairs:
            yield self._line("", Text("  ").join(pairs))


_Fields = Mapping[str, tuple[int, int]]


def _fields(view: View) -> _Fields:
    return {letter: (seat, size) for letter, seat, size in view["fields"]}


def _number(number: int) -> Text:
    return Text(f" {number} ") if number else Text(" - ", DIM)


def _held(name: str, flooded: Iterable[str]) -> Text:
    return card(name) if playable(name, flooded) else Text(f"~{name}~", DIM)
