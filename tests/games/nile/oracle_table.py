"""The table of Nile's referee: N1 and N2, components and setup; N6, scoring.

Nothing is imported from the engine. A card is its name in the notation (`W`, `PW`, `X` for the locusts), a pile a list
of cards.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import chain, combinations, combinations_with_replacement
from typing import Any

CROPS = ["P", "W", "L", "C", "F"]  # N1.1: papyrus, wheat, lettuce, castor, flax
SPECULATION = [one + other for one, other in combinations(CROPS, 2)]  # N1.2
LOCUSTS = "X"
ORDER = [*CROPS, *SPECULATION, LOCUSTS]
STORED = "*"  # marks a card traded from Storage


def canonical(cards: Iterable[str]) -> list[str]:
    """Cards in notation order, locusts last; cards from hand before cards from Storage."""
    return sorted(cards, key=lambda card: (card.endswith(STORED), ORDER.index(card.removesuffix(STORED))))


def counted(cards: Iterable[str]) -> dict[str, int]:
    """The count of each card, without zeros."""
    return dict(Counter(canonical(cards)))


def counted_crops(cards: list[str]) -> dict[str, int]:
    """The count of each of the five crops."""
    return {crop: cards.count(crop) for crop in CROPS}


def choices(cards: list[str], number: int) -> Iterator[tuple[str, ...]]:
    """Every way to choose this many cards; equal cards are interchangeable."""
    for chosen in combinations_with_replacement(canonical(set(cards)), number):
        if all(chosen.count(card) <= cards.count(card) for card in chosen):
            yield chosen


class Chance:
    """The sfc32 generator and the shuffle, as documented in the formats."""

    def __init__(self, digits: str) -> None:
        if len(digits) != 32:
            raise ValueError("the generator is 32 hexadecimal digits")
        self.a, self.b, self.c, self.d = [int(digits[place : place + 8], 16) for place in (0, 8, 16, 24)]

    def draw(self) -> int:
        size = 2**32
        drawn = (self.a + self.b + self.d) % size
        rotated = (self.c << 21) % size + (self.c >> 11)
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) % size
        self.c = (rotated + drawn) % size
        self.d = (self.d + 1) % size
        return drawn

    def below(self, number: int) -> int:
        product = self.draw() * number
        while product % 2**32 < 2**32 % number:
            product = self.draw() * number
        return product >> 32

    def shuffled(self, cards: list[str]) -> list[str]:
        places = list(cards)
        for place in range(len(places) - 1, 0, -1):
            other = self.below(place + 1)
            places[place], places[other] = places[other], places[place]
        return places


class Table:
    """One game from its options and deal, as in records: where cards lie, what they score, and the view."""

    def __init__(
        self,
        options: Mapping[str, str],
        deal: Mapping[str, str],
        players: int,
        components: Mapping[str, Any],
        rules: int = 2,
    ) -> None:
        self.rules = rules  # their version: versions differ in N4.1
        self.players = players
        self.faster = options["faster"] == "yes"
        self.components = components
        self.hands = [hand.split() for hand in deal["hands"].split(";")]
        self.deck = deal["deck"].split()  # from the top
        self.check_deal(deal["removed"])
        self.chance = Chance(deal["chance"])
        self.storages: list[list[str]] = [[] for _ in range(players)]
        self.fields: dict[str, tuple[int, int]] = {}  # crop: owner, and number of cards
        self.laid: list[str] = []
        self.speculator: int | None = None
        self.flood_pile: list[str] = []  # the current Flood card is the last
        self.last_flood = ""  # the last card turned up, wherever it is now
        self.discards: list[str] = []
        self.aside: list[str] = []  # locusts that have been drawn and are yet to strike
        self.locusts_came = False
        self.pass_number = 1
        self.turn = 0
        self.seat = int(deal["first"]) - 1  # N2.1
        if self.seat not in range(players):
            raise ValueError("N2.1: the first player")
        self.step = "act"
        self.planted = ""

    @property
    def over(self) -> bool:
        return self.step == "over"

    @property
    def to_play(self) -> int | None:
        return None if self.over else self.seat

    @property
    def hand(self) -> list[str]:
        return self.hands[self.seat]

    # N1, N2 Components and setup

    def check_deal(self, removed: str) -> None:
        """N1.1 to N1.3, N2.1: the right cards, five to each player, without dealing the locusts."""
        if self.players not in range(2, 6):
            raise ValueError("N2.1: 2 to 5 players")
        game = Counter({card: self.components["crops"][card] for card in CROPS})
        game += Counter({card: self.components["speculation"][card] for card in SPECULATION})
        game[LOCUSTS] = self.components["locusts"]["cards"]
        taken_out = [] if removed == "none" else removed.split()
        number = 0
        if self.faster:
            if str(self.players) not in self.components["faster"]:
                raise ValueError("N1.3: the faster game is for 2 or 3 players")
            faster = self.components["faster"][str(self.players)]
            number = faster["speculation"]
            game.subtract(dict.fromkeys(CROPS, faster["each_crop"]))
        if len(taken_out) != number or any(card not in SPECULATION for card in taken_out):
            raise ValueError("N1.3: the Speculation cards removed")
        game.subtract(taken_out)
        if Counter(chain(self.deck, *self.hands)) != game:
            raise ValueError("N1.1, N1.2: the cards of the game")
        if [len(hand) for hand in self.hands] != [self.components["draws"]["hand"]] * self.players:
            raise ValueError("N2.1: five cards to each player")
        if any(LOCUSTS in hand for hand in self.hands):
            raise ValueError("N2.1: the locusts cannot be dealt")

    @property
    def passes(self) -> int:
        """N2.2: the deck is played through as many times as there are players."""
        return self.players

    def flooded(self) -> list[str]:
        """N3.1: a crop card floods that crop, a Speculation card both its crops."""
        return list(self.last_flood)

    # N6 Scoring

    @property
    def ranks(self) -> list[int]:
        """N6.1: the piles in ascending order, zeros included, compared from the smallest; ties share the rank."""
        piles = [sorted(counted_crops(storage).values()) for storage in self.storages]
        return [1 + sum(other > own for other in piles) for own in piles]

    @property
    def winners(self) -> list[int]:
        """N6.1: the players ranked first; empty before the end."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1] if self.over else []

    # Views

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """The state as documented in the formats, as seen by a seat or a spectator (None)."""
        return {
            "players": self.players,
            "faster": self.faster,
            "turn": self.turn,
            "pass": self.pass_number,
            "passes": self.passes,
            "to_play": self.to_play,
            "step": self.step,
            "flood": self.flood_pile[-1] if self.flood_pile else None,
            "flooded": "".join(self.flooded()),
            "fields": [[crop, *self.fields[crop]] for crop in CROPS if crop in self.fields],
            "laid": None if self.speculator is None else {"seat": self.speculator, "cards": list(self.laid)},
            "deck": len(self.deck),
            "discards": counted(self.discards + self.flood_pile[:-1]),
            "locusts_came": self.locusts_came,
            "hands": [len(hand) for hand in self.hands],
            "storages": [len(storage) for storage in self.storages],
            "hand": None if seat is None else counted(self.hands[seat]),
            "storage": None if seat is None else counted_crops(self.storages[seat]),
            "piles": [counted_crops(storage) for storage in self.storages] if self.over else None,
            "ranks": self.ranks if self.over else None,
        }

    def cards(self) -> Counter[str]:
        """Every card in the game, wherever it is; cards removed for the faster game aren't in it."""
        planted = [crop for crop, (_, cards) in self.fields.items() for _ in range(cards)]
        piles = [self.deck, self.discards, self.flood_pile, self.aside, self.laid, planted]
        return Counter(chain(*piles, *self.hands, *self.storages))
