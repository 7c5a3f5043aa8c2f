"""Tables for the slow referee: dealt at random, or as a test writes them down."""

import random
import tomllib
from pathlib import Path
from typing import Any

from tests.games.fertility.oracle import Oracle, Shop, Square, read_shops, square_name, square_named

__all__ = [
    "COMPONENTS",
    "COMPONENTS_FILE",
    "DISTRICTS",
    "SETUPS",
    "TILES",
    "filled",
    "fixed_deal",
    "nearest_symbols",
    "new_game",
    "nonzero",
    "placing",
    "random_deal",
    "shop",
    "supplying",
]

COMPONENTS_FILE = Path(__file__).parents[3] / "src" / "nomarch" / "games" / "fertility" / "components.toml"
COMPONENTS: dict[str, Any] = tomllib.loads(COMPONENTS_FILE.read_text(encoding="utf-8"))
TILES = [tile for tile in COMPONENTS["tiles"] if tile != "provenance"]
DISTRICTS = [name for name in COMPONENTS["districts"] if name != "provenance"]
SETUPS = [
    (players, edition, variant)
    for edition in ("first", "second")
    for players, variant in [(2, "no"), (2, "yes"), (3, "no"), (4, "no")]
]

# The Valley of most tests, V2 V1r V3 with the starting tile on f4 (G f4, A g4, B g5, P f5):
#
#      a b c d e f g h i j k l
#   1  . ~ . . B . . # B . . .
#   2  . . . # . # P . . ~ . #
#   3  G . . B G . . ~ . . . P
#   4  . . . . . G A . # . . .
#   5  . . . . . P B . . . . .
#   6  # . . . ~ . . . . . ~ .
#   7  . . ~ A . . A . . A . .
#   8  . P # . . # . . G . # .


def fixed_deal(players: int) -> dict[str, str]:
    """The Valley drawn above; the pile and the Districts in the order of the components file."""
    tiles = [tile for _ in range(5) for tile in TILES]
    return {
        "boards": "V2 V1r V3",
        "start": "f4 GABP",
        "cities": " ".join(["MA", "MG", "MB"][:players]),
        "first": "1",
        "tiles": " ".join(tiles[: COMPONENTS["piles"][str(players)]]),
        "districts": " ".join(DISTRICTS),
    }


def random_deal(rng: random.Random, players: int, variant: str) -> dict[str, str]:
    boards = [name + rng.choice(["", "r"]) for name in rng.sample(["V1", "V2", "V3", "V4"], 4)]
    boards = boards if players == 4 else boards[:3]
    tiles = rng.sample([tile for _ in range(5) for tile in TILES], 50)
    size = COMPONENTS["piles"]["two_player_variant" if variant == "yes" else str(players)]
    turn = rng.randrange(4)
    return {
        "boards": " ".join(boards),
        "start": f"{square_name(rng.choice(nearest_symbols(boards)))} {'ABPG'[turn:]}{'ABPG'[:turn]}",
        "cities": " ".join(rng.sample(["MA", "MB", "MP", "MG"], players)),
        "first": str(rng.randint(1, players)),
        "tiles": " ".join(tiles[:size]),
        "districts": " ".join(rng.sample(DISTRICTS, len(DISTRICTS))),
    }


def nearest_symbols(boards: list[str]) -> list[Square]:
    """All start symbols lie in rows 4 and 5, so that only columns tell which is the nearest."""
    column = {"V1": 1, "V2": 1, "V3": 1, "V4": 2, "V1r": 1, "V2r": 1, "V3r": 1, "V4r": 0}
    lefts = [4 * number + column[name] for number, name in enumerate(boards)]
    nearest = min(abs(left + 1 - 2 * len(boards)) for left in lefts)
    return [(left, 3) for left in lefts if abs(left + 1 - 2 * len(boards)) == nearest]


def new_game(players: int = 2, edition: str = "second", each: int = 20, change: str = "") -> Oracle:
    """A game from the fixed deal, one part of it changed as in "first: 2", with so many of each in stock."""
    components = COMPONENTS | {"stock": {"each_resource": each}}
    options = {"edition": edition, "variant": "no"}
    part, _, text = change.partition(": ")
    return Oracle(options, fixed_deal(players) | ({part: text} if change else {}), players, components)


def placing(*tiles: str, scenes: str = "", edition: str = "second", each: int = 20) -> Oracle:
    """The first player is to place one of these tiles; `scenes` adds some to the Valley, as in "b3A a2G"."""
    game = new_game(edition=edition, each=each)
    game.city.pool = list(tiles)
    for word in scenes.split():
        game.scenes[square_named(word[:2])] = word[2]
    return game


def supplying(beside: str, *districts: str, each: int = 20) -> Oracle:
    """The first player, with these Districts built, is to supply what lies beside the Metropolis."""
    game = new_game(each=each)
    for name in districts:
        game.city.shops += read_shops(name, COMPONENTS["districts"][name]["shops"])
        game.city.districts.append(name)
    for kind in beside:
        game.gather(kind)
    game.step = "supply"
    return game


def shop(game: Oracle, name: str) -> Shop:
    return next(each for each in game.city.shops if each.name == name)


def nonzero(numbers: dict[str, int]) -> dict[str, int]:
    return {letter: number for letter, number in numbers.items() if number}


def filled(needs: str, gift: str, holds: str | None = None) -> Shop:
    """A Shop with the tokens named on it, or complete."""
    (made,) = read_shops("X", [f"{needs} -> {gift}"])
    for kind in needs.replace("+", "") if holds is None else holds:
        place = made.open_place(kind)
        assert place is not None
        made.places[place] = kind
    return made
