"""The table of Fertility's referee: F1 and F2, components and setup; F5, scoring.

Nothing is imported from the engine. A square is (column, row) from 0; the upper left one is (0, 0).
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

KINDS = "ABPG"  # F1.1: alabaster, bovine, papyrus, grape; wheat ("W") isn't a resource but a track
POOL = 3  # F2.4: tiles of a pool
DISPLAY = 4  # F2.4: Districts face up
SPOTS = 7  # F1.6: room for Districts on a Metropolis board
TURNS_EACH = 9  # F4.1

Square = tuple[int, int]


@dataclass
class Shop:
    """F1.5: a Shop, its gift as written in the components file, with the token on each place."""

    name: str
    needs: list[str]
    gift: list[str]
    places: list[str | None]

    @property
    def complete(self) -> bool:
        return None not in self.places

    def tokens(self) -> list[str]:
        return canonical([token for token in self.places if token is not None])

    def public(self) -> dict[str, Any]:
        holds = self.tokens()
        return {"shop": self.name, "needs": self.needs, "holds": holds, "complete": self.complete}

    def open_place(self, kind: str) -> int | None:
        """F3.4.1, F3.4.2: the place for a token of this kind; its own place comes before an "any" place."""
        for need in (kind, "any"):
            for place, wanted in enumerate(self.needs):
                if wanted == need and self.places[place] is None:
                    return place
        return None


@dataclass
class City:
    """F2.4: everything that belongs to a player."""

    board: str
    shops: list[Shop]
    pool: list[str]
    monuments_left: int
    wheat: int = 0
    districts: list[str] = field(default_factory=list)

    def tokens(self) -> list[str]:
        return [token for shop in self.shops for token in shop.tokens()]


def canonical(names: list[str]) -> list[str]:
    """Letters or tiles in the order A, B, P, G."""
    return sorted(names, key=lambda name: [KINDS.index(letter) for letter in name])


def square_name(square: Square) -> str:
    return f"{'abcdefghijklmnop'[square[0]]}{square[1] + 1}"


def square_named(name: str) -> Square:
    return "abcdefghijklmnop".index(name[0]), int(name[1:]) - 1


def neighbours(square: Square) -> list[Square]:
    column, row = square
    return [(column, row - 1), (column + 1, row), (column, row + 1), (column - 1, row)]


def read_shops(owner: str, lines: list[str]) -> list[Shop]:
    """F1.5, F1.6: the Shops of a District or Metropolis board."""
    shops = []
    for number, line in enumerate(lines, start=1):
        needs, gift = line.split(" -> ")
        wanted = needs.split("+")
        shops.append(Shop(f"{owner}.{number}", wanted, gift.split(), [None] * len(wanted)))
    return shops


class Table:
    """One game from its options and deal, as in records: where things lie, what they score, and the view."""

    def __init__(
        self, options: Mapping[str, str], deal: Mapping[str, str], players: int, components: Mapping[str, Any]
    ) -> None:
        self.edition = options["edition"]
        self.variant = options["variant"] == "yes"
        self.players = players
        self.components = components
        self.boards = deal["boards"].split()
        self.lay_boards()
        self.lay_start_tile(deal["start"])
        self.deal_tiles(deal["tiles"].split(), deal["cities"].split())
        self.deal_districts(deal["districts"].split())
        self.stock: dict[str, int] = dict.fromkeys(KINDS, components["stock"]["each_resource"])  # F1.7
        self.beside: dict[str, int] = dict.fromkeys(KINDS, 0)
        self.monuments: dict[Square, int] = {}
        self.quarries: list[Square] = []
        self.exchange: list[str] = []
        self.last_round = False
        self.last_turns = players
        self.turn = 1
        self.seat = int(deal["first"]) - 1  # F2.5
        self.step = "place"

    @property
    def over(self) -> bool:
        return self.step == "over"

    @property
    def to_play(self) -> int | None:
        return None if self.over else self.seat

    @property
    def city(self) -> City:
        return self.cities[self.seat]

    # F2 Setup

    def lay_boards(self) -> None:
        """F2.1: the Valley boards side by side; `r` means turned by 180°."""
        if len(self.boards) != (4 if self.players == 4 else 3):
            raise ValueError("F2.1: the number of Valley boards")
        self.terrain: dict[Square, str] = {}
        self.symbols: list[Square] = []
        left = 0
        for name in self.boards:
            rows = self.components["boards"][name.removesuffix("r")]
            if name.endswith("r"):
                rows = [row[::-1] for row in reversed(rows)]
            squares = {(left + x, y): letter for y, row in enumerate(rows) for x, letter in enumerate(row)}
            self.symbols.append(min(square for square, letter in squares.items() if letter == "S"))
            self.terrain |= {square: "." if letter == "S" else letter for square, letter in squares.items()}
            left += len(rows[0])
        self.columns = left
        self.rows = len(self.terrain) // left

    def lay_start_tile(self, text: str) -> None:
        """F2.2: the starting tile, in any orientation, on the start symbol nearest the centre of the Valley."""
        name, scenes = text.split()
        self.start = square_named(name)

        def distance(symbol: Square) -> int:  # in half squares, squared
            return (2 * symbol[0] + 2 - self.columns) ** 2 + (2 * symbol[1] + 2 - self.rows) ** 2

        nearest = min(distance(symbol) for symbol in self.symbols)
        if self.start not in [symbol for symbol in self.symbols if distance(symbol) == nearest]:
            raise ValueError("F2.2: the starting tile covers the start symbol nearest the centre")
        printed = self.components["start_tile"]["scenes"]
        if scenes not in [printed[turn:] + printed[:turn] for turn in range(4)]:
            raise ValueError("F1.4: the scenes of the starting tile")
        x, y = self.start
        clockwise = [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)]
        self.scenes: dict[Square, str] = dict(zip(clockwise, scenes, strict=True))
        self.tiles: list[tuple[Square, Square]] = []

    def deal_tiles(self, tiles: list[str], boards: list[str]) -> None:
        """F2.3, F2.4: three tiles to each player, three to the Common Pool, the others face down."""
        piles = self.components["piles"]
        if self.variant and self.players != 2:
            raise ValueError("F3.5.3: the variant is for two players")
        if len(tiles) != (piles["two_player_variant"] if self.variant else piles[str(self.players)]):
            raise ValueError("F2.3: the number of Valley tiles")
        if any(tiles.count(tile) > self.components["tiles"][tile] for tile in tiles):
            raise ValueError("F1.3: more tiles of a kind than there are")
        if len(boards) != self.players or len(set(boards)) != self.players:
            raise ValueError("F2.4: a Metropolis board of their own for each player")
        self.cities: list[City] = []
        for seat, board in enumerate(boards):
            shops = read_shops("M", self.components["metropolises"][board])
            pool = tiles[POOL * seat : POOL * seat + POOL]
            self.cities.append(City(board, shops, pool, self.components["monuments"]["each_player"]))
        dealt = POOL * self.players
        self.common_pool = tiles[dealt : dealt + POOL]
        self.pile = tiles[dealt + POOL :]

    def deal_districts(self, districts: list[str]) -> None:
        """F2.4: four Districts face up."""
        if sorted(districts) != sorted(name for name in self.components["districts"] if name != "provenance"):
            raise ValueError("F1.5: the District pile holds each District once")
        self.districts: list[str | None] = list(districts[:DISPLAY])
        self.district_pile = districts[DISPLAY:]

    # F5 Scoring

    def score(self, seat: int) -> dict[str, int]:
        """F5.1 to F5.5, as if the game ended now."""
        city = self.cities[seat]
        complete = [shop for shop in city.shops if shop.complete]
        generic = [int(shop.gift[0]) for shop in complete if shop.gift[1] == "Debens"]
        per = [(int(shop.gift[0]), shop.gift[2]) for shop in complete if shop.gift[1] == "per"]
        score = {
            "generic": sum(generic),
            "specialised": sum(value * city.tokens().count(kind) for value, kind in per),
            "statues": self.statue_debens(complete),
            "monuments": self.monument_debens(seat),
            "wheat": self.components["wheat_track"]["debens"][city.wheat],
        }
        return {**score, "total": sum(score.values())}

    def statue_debens(self, complete: list[Shop]) -> int:
        """F5.3: different gods; statues of choice replace missing ones."""
        gods = set()
        choices = 0
        for shop in complete:
            if shop.gift == ["statue", "of", "choice"]:
                choices += 1
            elif shop.gift[0] in ("statue", "statues"):
                gods |= set(shop.gift[1:])
        scale: list[int] = [0, *self.components["statue_scale"]["debens"]]
        return scale[min(len(gods) + choices, len(scale) - 1)]

    def monument_debens(self, seat: int) -> int:
        """F5.4: the most and the second most; ties all score; none scores nothing."""
        most, second = self.components["monuments"]["most"], self.components["monuments"]["second"]
        counts = [list(self.monuments.values()).count(each) for each in range(self.players)]
        better = {count for count in counts if count > counts[seat]}
        value: int = [most, second, 0, 0][len(better)]
        return value if counts[seat] > 0 else 0

    @property
    def ranks(self) -> list[int]:
        """F5.6: the highest total, then the fewest tokens; ties share the rank."""
        keys = [(-self.score(seat)["total"], len(self.cities[seat].tokens())) for seat in range(self.players)]
        return [1 + sum(other < key for other in keys) for key in keys]

    @property
    def winners(self) -> list[int]:
        """F5.6: the players ranked first; empty before the end."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1] if self.over else []

    @property
    def scores(self) -> list[int]:
        return [self.score(seat)["total"] for seat in range(self.players)]

    # Public information

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """The public state as documented in the formats; the same for every viewer."""
        return {
            "players": self.players,
            "edition": self.edition,
            "variant": self.variant,
            "turn": self.turn,
            "turns": TURNS_EACH * self.players,
            "to_play": self.to_play,
            "step": self.step,
            "last_round": self.last_round,
            "boards": list(self.boards),
            "terrain": self.drawn(self.terrain),
            "scenes": self.drawn(self.scenes),
            "tiles": [[square_name(first), square_name(second)] for first, second in sorted(self.tiles)],
            "start": square_name(self.start),
            "quarries": [square_name(square) for square in self.quarries],
            "exchange": "".join(sorted(self.exchange, key="ABPG".index)),
            "monuments": [[square_name(square), seat] for square, seat in sorted(self.monuments.items())],
            "common_pool": canonical(self.common_pool),
            "pile": len(self.pile),
            "districts": list(self.districts),
            "district_pile": len(self.district_pile),
            "stock": dict(self.stock) if self.edition == "second" else None,
            "beside": dict(self.beside),
            "cities": [self.public_city(seat) for seat in range(self.players)],
            "ranks": self.ranks if self.over else None,
        }

    def drawn(self, letters: Mapping[Square, str]) -> list[str]:
        rows = range(self.rows)
        return ["".join(letters.get((column, row), ".") for column in range(self.columns)) for row in rows]

    def public_city(self, seat: int) -> dict[str, Any]:
        city = self.cities[seat]
        return {
            "board": city.board,
            "pool": canonical(city.pool),
            "wheat": city.wheat,
            "monuments_left": city.monuments_left,
            "districts": list(city.districts),
            "shops": [shop.public() for shop in city.shops],
            "score": self.score(seat),
            "tokens": len(city.tokens()),
        }
