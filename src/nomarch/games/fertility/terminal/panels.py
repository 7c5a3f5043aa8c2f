"""The panels around the Valley: pools, available Districts, Metropolises and the score so far."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from nomarch.engine.screen import seat_mark
from nomarch.games.fertility.components import Components
from nomarch.games.fertility.information.schemas import City, Part, Shop, View
from nomarch.games.fertility.terminal.paint import DIM, HEAD, amounts, letter, tiles
from nomarch.games.fertility.terminal.words import cost, gift_of, offer, places
from nomarch.text.language import translate

__all__ = ["PARTS", "districts", "header", "metropolis", "metropolis_title", "others", "score", "supplies"]

PARTS: tuple[Part, ...] = get_args(Part)
_SPOTS = 7
_MOST_WHEAT = 10
_PLACES = 9  # the width of three places
_SHORT_NAME = 12  # columns that a player's name gets at least


def header(view: View, names: Sequence[str], language: str) -> Text:
    """The progress of the game."""
    to_play = view["to_play"]
    rounds, turn = view["turns"] // view["players"], min(view["turn"], view["turns"])
    round_ = (turn - 1) // view["players"] + 1
    where = translate("fertility_where", language, round=round_, rounds=rounds, turn=turn, turns=view["turns"])
    title = Text.assemble(
        ("Fertility", HEAD), "  ", translate("fertility_over", language) if to_play is None else where
    )
    if to_play is None:
        return title
    if view["last_round"]:
        title.append(f"  {translate('fertility_last_round', language)}", HEAD)
    title.append("   ").append_text(seat_mark(to_play)).append(f" {names[to_play]}", HEAD)
    return title.append(f": {translate('fertility_step', language, step=view['step'])}")


def supplies(view: View, seat: int, language: str) -> Table:
    """The tiles and tokens at hand."""
    city = view["cities"][seat]
    rows = Table.grid(padding=(0, 2, 0, 0))
    rows.add_column(style=DIM, no_wrap=True)
    rows.add_column()

    def add(key: str, value: RenderableType) -> None:
        rows.add_row(translate(key, language), value)

    add("fertility_personal_pool", tiles(city["pool"]))
    add("fertility_common_pool", tiles(view["common_pool"]))
    add("fertility_draw_pile", translate("fertility_tiles", language, count=view["pile"]))
    if view["exchange"]:
        add("fertility_exchange", Text(" ").join(letter(which) for which in view["exchange"]))
    elif view["to_play"] == seat:
        nothing = Text(translate("fertility_nothing", language), DIM)
        add("fertility_beside", amounts(view["beside"]) if any(view["beside"].values()) else nothing)
    unlimited = Text(translate("fertility_unlimited", language), DIM)
    add("fertility_stock", amounts(view["stock"], zeros=True) if view["stock"] else unlimited)
    add("fertility_wheat", _wheat(city))
    add("fertility_monuments", _monuments(view, seat, language))
    return rows


def _wheat(city: City) -> Text:
    """The fill level of the Wheat Storehouse."""
    full = city["wheat"]
    return Text.assemble(letter("W"), f"\xa0{full}  ", ("#" * full, HEAD), ("." * (_MOST_WHEAT - full), DIM))


def _monuments(view: View, seat: int, language: str) -> Text:
    placed, left = _placed(view, seat), view["cities"][seat]["monuments_left"]
    return Text(translate("fertility_monuments_placed", language, placed=placed, left=left))


def _placed(view: View, seat: int) -> int:
    return sum(1 for _, owner in view["monuments"] if owner == seat)


def districts(components: Components, view: View, language: str) -> Table:
    """The Districts on offer: cost and Shops."""
    rows = Table.grid(padding=(0, 1, 0, 0))
    rows.add_column(style=HEAD, no_wrap=True)
    rows.add_column(no_wrap=True)
    rows.add_column()
    pile = translate("fertility_left_in_pile", language, count=view["district_pile"])
    rows.add_row(
        Text(translate("fertility_districts", language), DIM),
        Text(translate("fertility_cost", language), DIM),
        Text(translate("fertility_shops", language), DIM).append(f"  {pile}"),
    )
    for name in view["districts"]:
        if name is None:
            rows.add_row("-", "", Text(translate("fertility_built_now", language), DIM))
        else:
            price = cost(components, name)
            rows.add_row(name, str(price), offer(components, name, language))
    return rows


def metropolis(components: Components, city: City, width: int, language: str) -> Table:
    """A city with all its Shops: tokens, missing tokens and rewards."""
    shops = [_shop(components, city, shop, language) for shop in city["shops"]]
    columns = max(1, min((width + 3) // (max(map(len, shops)) + 3), 4))
    high = -(-len(shops) // columns)
    table = Table.grid(padding=(0, 3, 0, 0))
    for row in range(high):
        table.add_row(*(shops[i] for i in range(row, len(shops), high)))
    return table


def _shop(components: Components, city: City, shop: Shop, language: str) -> Text:
    taken = places(shop, language)
    taken.pad_right(_PLACES - len(taken))
    given = gift_of(components, city, shop["shop"], language)
    sign, style = ("=", HEAD) if shop["complete"] else ("→", "")
    return Text.assemble((f"{shop['shop']:5} ", HEAD), taken, (f" {sign} {given}", style))


def metropolis_title(view: View, seat: int, names: Sequence[str], language: str) -> Text:
    """The owner, and the number of free spots."""
    city = view["cities"][seat]
    room = translate("fertility_metropolis", language, board=city["board"], free=_SPOTS - len(city["districts"]))
    return Text.assemble(seat_mark(seat), (f" {names[seat]}", HEAD), (f"  {room}", DIM))


def others(view: View, seat: int, names: Sequence[str], language: str) -> Table:
    """The other cities, in short: tiles, wheat, and how many Shops of each lot are full."""
    rows = Table.grid(padding=(0, 1, 0, 0))
    rows.add_column(no_wrap=True)
    rows.add_column()
    for other, city in enumerate(view["cities"]):
        if other == seat:
            continue
        line = tiles(city["pool"]).append("  ").append_text(letter("W")).append(f"\xa0{city['wheat']}  ")
        line.append(f"{translate('fertility_monuments', language)}: ").append_text(_monuments(view, other, language))
        line.append("\n").append_text(_lots(city, language))
        rows.add_row(Text.assemble(seat_mark(other), f" {names[other]}"), line)
    return rows


def _lots(city: City, language: str) -> Text:
    lots: dict[str, list[bool]] = {}
    for shop in city["shops"]:
        lots.setdefault(shop["shop"].rpartition(".")[0], []).append(shop["complete"])
    full = [Text.assemble((name, HEAD), f"\xa0{sum(done)}/{len(done)}") for name, done in lots.items()]
    return Text("  ").join([Text(translate("fertility_full_shops", language)), *full])


def score(view: View, names: Sequence[str], language: str, width: int = 80) -> Table:
    """The score so far in its parts, a line for each player; with ranks once the game is over.

    In a narrow terminal, a line for each part.
    """
    title = Text(translate("fertility_result" if view["ranks"] else "fertility_score_so_far", language), HEAD)
    parts = (*PARTS, "total", *(("tokens", "rank") if view["ranks"] else ()))
    rows = [[title, *(Text(translate(f"fertility_part_{part}", language), DIM) for part in parts)]]
    for seat in _by_rank(view):
        figures = view["cities"][seat]["score"]
        cells = [Text(str(figures[part])) for part in PARTS] + [Text(str(figures["total"]), HEAD)]
        if view["ranks"]:
            cells += [Text(str(view["cities"][seat]["tokens"])), Text(str(view["ranks"][seat]), HEAD)]
        rows.append([Text.assemble(seat_mark(seat), f" {names[seat]}"), *cells])
    if sum(head.cell_len + 1 for head in rows[0][1:]) + _SHORT_NAME > width:
        marks = [title, *(seat_mark(seat) for seat in _by_rank(view))]
        rows = [marks, *([*row] for row in zip(*(each[1:] for each in rows), strict=True))]
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(no_wrap=True, overflow="ellipsis", max_width=24)
    for _ in rows[0][1:]:
        table.add_column(justify="right", no_wrap=True, overflow="ellipsis")
    for row in rows:
        table.add_row(*row)
    return table


def _by_rank(view: View) -> list[int]:
    ranks = view["ranks"] or [0] * view["players"]
    return sorted(range(view["players"]), key=lambda seat: (ranks[seat], seat))
