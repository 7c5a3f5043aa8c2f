"""The referee's driver: crafted tables, or random deals."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Mapping, Sequence

from tests.games.driver import assert_not_legal
from tests.games.fertility.driver import TEXT, Driver
from tests.games.fertility.oracle import Oracle
from tests.games.fertility.oracle_table import TURNS_EACH, Square, read_shops, square_name, square_named

__all__ = ["REFEREE"]


class Referee(Driver[Oracle]):
    """Sets up the referee's tables."""

    refusal = ValueError

    def begin(
        self, dealt: Mapping[str, str], players: int = 2, *, edition: str = "second", variant: str = "no",
        box: str = TEXT,
    ) -> Oracle:  # fmt: skip
        return Oracle({"edition": edition, "variant": variant}, dealt, players, tomllib.loads(box))

    def shuffled(self, players: int, seed: int, edition: str, variant: str) -> Oracle:
        dealt = random_deal(random.Random(seed), players, variant)
        return self.begin(dealt, players, edition=edition, variant=variant)

    def craft(
        self, table: Oracle, *, step: str = "", seat: int | None = None, turn: int | None = None, scenes: str = "",
        beside: str = "", wheat: int | None = None, placed: Sequence[int] = (), stock: str = "", own: str = "",
        pool: str = "", common: str = "", settle: bool = True,
    ) -> Oracle:  # fmt: skip
        table.seat = table.seat if seat is None else seat
        table.step = step or table.step
        if turn is not None:
            left = TURNS_EACH * table.players - turn + 1
            table.turn, table.last_round = turn, left <= table.players
            table.last_turns = min(left, table.players)
        for word in scenes.split():
            table.scenes[square_named(word[:2])] = word[2]
        for kind in beside:
            table.beside[kind] += 1
            table.stock[kind] -= 1
        if wheat is not None:
            table.city.wheat = wheat
        for owner, number in enumerate(placed):
            table.cities[owner].monuments_left = table.components["monuments"]["each_player"] - number
            table.monuments |= {(owner, row): owner for row in range(number)}
        table.stock |= {word[0]: int(word[1:]) for word in stock.split()}
        for name in own.split():
            table.city.districts.append(name)
            table.city.shops += read_shops(name, table.components["districts"][name]["shops"])
        table.city.pool = pool.split() or table.city.pool
        table.common_pool = common.split() or table.common_pool
        if settle:
            table.settle()
        return table

    def refuses(self, table: Oracle, text: str, key: str, rule: str) -> None:
        assert_not_legal(table, text)


def random_deal(rng: random.Random, players: int, variant: str) -> dict[str, str]:
    """F2: the deal as a host would write it in the record."""
    box = tomllib.loads(TEXT)
    names = {part: [name for name in box[part] if name != "provenance"] for part in ("tiles", "districts")}
    boards = [name + rng.choice(["", "r"]) for name in rng.sample(["V1", "V2", "V3", "V4"], 4)]
    boards = boards if players == 4 else boards[:3]
    turned = rng.randrange(4)
    size = box["piles"]["two_player_variant" if variant == "yes" else str(players)]
    return {
        "boards": " ".join(boards),
        "start": f"{square_name(rng.choice(nearest_symbols(boards)))} {'ABPG'[turned:]}{'ABPG'[:turned]}",
        "cities": " ".join(rng.sample(["MA", "MB", "MP", "MG"], players)),
        "first": str(rng.randint(1, players)),
        "tiles": " ".join(rng.sample(names["tiles"] * 5, size)),
        "districts": " ".join(rng.sample(names["districts"], len(names["districts"]))),
    }


def nearest_symbols(boards: list[str]) -> list[Square]:
    """All start symbols are in rows 4 and 5, so only columns decide which one is nearest."""
    column = {"V1": 1, "V2": 1, "V3": 1, "V4": 2, "V1r": 1, "V2r": 1, "V3r": 1, "V4r": 0}
    lefts = [4 * number + column[name] for number, name in enumerate(boards)]
    nearest = min(abs(left + 1 - 2 * len(boards)) for left in lefts)
    return [(left, 3) for left in lefts if abs(left + 1 - 2 * len(boards)) == nearest]


REFEREE = Referee()
