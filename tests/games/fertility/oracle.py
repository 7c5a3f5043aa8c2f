"""A slow, simple referee for Fertility, as an oracle for the fast engine.

It follows the rules in their order and shares nothing with the engine but the components file. It caches nothing: free
squares, legal actions and scores are recomputed each time from what lies on the table. A square is (column, row) from
0; the upper left one is (0, 0).
"""

from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations_with_replacement
from typing import Any

from tests.games.fertility.oracle_table import (
    KINDS,
    POOL,
    SPOTS,
    TURNS_EACH,
    Square,
    Table,
    canonical,
    neighbours,
    read_shops,
    square_name,
    square_named,
)


class Oracle(Table):
    """One game from its options and deal, as in records, to its end: legal actions and their effects."""

    def __init__(
        self, options: Mapping[str, str], deal: Mapping[str, str], players: int, components: Mapping[str, Any]
    ) -> None:
        super().__init__(options, deal, players, components)
        self.settle()

    # Actions

    @property
    def legal(self) -> list[str]:
        """Every legal action of the step, sorted as text; empty when the game is over."""
        steps: dict[str, Iterable[str]] = {
            "place": self.legal_placements(),
            "discard": [f"discard {tile}" for tile in self.city.pool],  # F3.1.3
            "quarry": self.legal_quarry_rewards(),
            "build": self.legal_buildings(),
            "supply": self.legal_supplies(),
            "exchange": self.legal_exchanges(),
            "take": [f"take {tile}" for tile in self.common_pool],  # F3.5.2
            "remove": [f"remove {tile}" for tile in self.common_pool],  # F3.5.3
            "over": [],
        }
        return sorted(set(steps[self.step]))

    def text(self, action: str) -> str:
        """An action is its text."""
        return action

    def play(self, action: str) -> None:
        """Carry out a legal action, then all forced ones."""
        if action not in self.legal:
            raise ValueError(f"not legal in the step {self.step}: {action}")
        self.carry_out(action)
        self.settle()

    def settle(self) -> None:
        """Decisions with a single option are forced; steps without one are skipped."""
        while not self.over:
            actions = self.legal
            if len(actions) > 1:
                break
            if actions:
                self.carry_out(actions[0])
            else:
                self.pass_over()

    def carry_out(self, text: str) -> None:
        verb, *words = text.split()
        if verb == "place":
            self.place(words[0], square_named(words[1]), square_named(words[2]))
        elif verb == "discard":
            self.city.pool.remove(words[0])
            self.step = "build"
        elif verb == "quarry":
            self.reward_quarry(words[0])
        elif verb == "build":
            self.build(words[0], words[2].split("+") if len(words) > 1 else [])
        elif verb == "skip":
            self.step = "supply"
        elif verb == "supply":
            self.beside[words[0]] -= 1
            self.put(words[0], words[1])
        elif verb == "done":
            self.return_leftovers()
        elif verb == "exchange":
            self.exchange = []
            self.stock[words[0]] -= 1
            self.put(words[0], words[1])
        elif verb == "take":
            self.common_pool.remove(words[0])
            self.city.pool.append(words[0])
            if self.variant:
                self.step = "remove"
            else:
                self.end_turn()
        elif verb == "remove":
            self.common_pool.remove(words[0])
            self.end_turn()

    def pass_over(self) -> None:
        """The step has no options: no tile fits (F3.1.3), no reward (F3.2.4), no exchange (F3.4.3)."""
        if self.step == "place":
            self.step = "discard"
        elif self.step == "quarry":
            self.quarries = self.quarries[1:]
            self.step = "quarry" if self.quarries else "build"
        elif self.step == "exchange":
            self.exchange = []
            self.step = "supply"
        else:
            raise AssertionError(f"no action in the step {self.step}")

    # F3.1 Place a Valley tile

    def free(self) -> set[Square]:
        """The desert squares without a tile."""
        return {square for square in self.terrain if self.terrain[square] not in "~#"} - set(self.scenes)

    def touches(self, square: Square, scene: str) -> bool:
        return any(self.scenes.get(neighbour) == scene for neighbour in neighbours(square))

    def legal_placements(self) -> Iterator[str]:
        """F3.1.1, F3.1.2: both squares are free desert, and at least one scene is next to the same scene."""
        free = self.free()
        for first in free:
            for second in [(first[0] + 1, first[1]), (first[0], first[1] + 1)]:
                for tile in self.city.pool if second in free else []:
                    for one, other in [(tile[0], tile[1]), (tile[1], tile[0])]:
                        if self.touches(first, one) or self.touches(second, other):
                            yield f"place {one}{other} {square_name(first)} {square_name(second)}"

    # F3.2 Harvest

    def isolated(self) -> set[Square]:
        """Free squares without a free neighbour."""
        free = self.free()
        return {square for square in free if not free & set(neighbours(square))}

    def place(self, letters: str, first: Square, second: Square) -> None:
        """F3.2.1 to F3.2.4: place the tile and take its harvest, except for the Quarries' rewards."""
        isolated_before = self.isolated()
        self.city.pool.remove("".join(canonical(list(letters))))
        self.tiles.append((first, second))
        self.scenes |= {first: letters[0], second: letters[1]}
        wheat_squares = set()
        for square, other in [(first, second), (second, first)]:
            for neighbour in neighbours(square):
                if neighbour != other and self.scenes.get(neighbour) == self.scenes[square]:
                    self.gather(self.scenes[square])
                if self.terrain.get(neighbour) == "#":
                    wheat_squares.add(neighbour)
            if self.terrain[square] in KINDS:
                self.gather(self.terrain[square])
        self.gain_wheat(len(wheat_squares))
        self.quarries = sorted(self.isolated() - isolated_before, key=lambda square: (square[1], square[0]))
        self.step = "quarry"

    def gain_wheat(self, number: int) -> None:
        """F3.2.2: wheat beyond the track's end is lost."""
        self.city.wheat = min(self.city.wheat + number, len(self.components["wheat_track"]["debens"]) - 1)

    def in_stock(self, kind: str) -> bool:
        """F3.2.5: the first edition has no limit (its count may become negative, and isn't shown)."""
        return self.edition == "first" or self.stock[kind] > 0

    def gather(self, kind: str) -> None:
        """F3.2.5, F3.2.6: move one token from the stock, if there is one, next to the Metropolis."""
        if self.in_stock(kind):
            self.stock[kind] -= 1
            self.beside[kind] += 1

    def legal_quarry_rewards(self) -> Iterator[str]:
        """F3.2.4: for each Quarry a resource of the player's choice, or a monument."""
        if self.quarries:
            for kind in KINDS:
                if self.in_stock(kind):
                    yield f"quarry {kind}"
            if self.city.monuments_left > 0:
                yield "quarry monument"

    def reward_quarry(self, reward: str) -> None:
        if reward == "monument":
            self.city.monuments_left -= 1
            self.monuments[self.quarries[0]] = self.seat
        else:
            self.gather(reward)
        self.quarries = self.quarries[1:]

    # F3.3 Build one District

    def legal_buildings(self) -> Iterator[str]:
        """F3.3.1: a District on display, paid with any mix of wheat and the resources next to the Metropolis."""
        yield "skip"
        if len(self.city.districts) == SPOTS:
            return
        purse = {**self.beside, "W": self.city.wheat}
        for name in self.districts:
            if name is not None:
                cost = self.components["districts"][name]["cost"]
                for payment in combinations_with_replacement(KINDS + "W", cost):
                    if all(payment.count(letter) <= purse[letter] for letter in payment):
                        yield f"build {name} with {'+'.join(payment)}" if payment else f"build {name}"

    def build(self, name: str, payment: list[str]) -> None:
        for letter in payment:
            if letter == "W":
                self.city.wheat -= 1
            else:
                self.beside[letter] -= 1
                self.stock[letter] += 1
        self.districts[self.districts.index(name)] = None
        self.city.districts.append(name)
        self.city.shops += read_shops(name, self.components["districts"][name]["shops"])
        self.step = "supply"

    # F3.4 Supply Shops

    def legal_supplies(self) -> Iterator[str]:
        """F3.4.1: put a token from next to the Metropolis on an open place for it."""
        yield "done"
        for kind in KINDS:
            for shop in self.city.shops:
                if self.beside[kind] > 0 and shop.open_place(kind) is not None:
                    yield f"supply {kind} {shop.name}"

    def legal_exchanges(self) -> Iterator[str]:
        """F3.4.3: put one of the offered kinds, if in stock, on an open place for it."""
        for kind in self.exchange:
            for shop in self.city.shops:
                if self.in_stock(kind) and shop.open_place(kind) is not None:
                    yield f"exchange {kind} {shop.name}"

    def put(self, kind: str, name: str) -> None:
        """F3.4.3: put a token on a Shop; if that completes it, its wheat and exchanges are due at once."""
        self.step = "supply"
        (shop,) = [shop for shop in self.city.shops if shop.name == name]
        place = shop.open_place(kind)
        assert place is not None
        shop.places[place] = kind
        if shop.complete and shop.gift[1] == "wheat":
            self.gain_wheat(int(shop.gift[0]))
        if shop.complete and shop.gift[:2] == ["one", "of"]:
            self.exchange = shop.gift[2:]
            self.step = "exchange"

    # F3.5 End of the turn

    def return_leftovers(self) -> None:
        """F3.5.1; and F4.1: in the last round nothing is taken."""
        for kind in KINDS:
            self.stock[kind] += self.beside[kind]
            self.beside[kind] = 0
        if self.last_round:
            self.end_turn()
        else:
            self.step = "take"

    def end_turn(self) -> None:
        """F3.5.2, F4.1: refill the Common Pool and the display of Districts; then the next player, or the end."""
        while len(self.common_pool) < POOL and self.pile:
            self.common_pool.append(self.pile.pop(0))
        if None in self.districts and self.district_pile:
            self.districts[self.districts.index(None)] = self.district_pile.pop(0)
        if self.last_round:
            self.last_turns -= 1
        elif len(self.common_pool) < POOL:
            self.last_round = True
        if self.last_turns == 0:
            assert self.turn == TURNS_EACH * self.players
            self.step = "over"
        else:
            self.turn += 1
            self.seat = (self.seat + 1) % self.players
            self.step = "place"
