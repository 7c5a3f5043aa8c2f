"""The referee's driver: crafted tables, or random deals."""

from __future__ import annotations

import random
import tomllib
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tests.games.driver import assert_not_legal
from tests.games.nile.driver import CALM, Driver
from tests.games.nile.oracle import Oracle
from tests.games.nile.oracle_table import CROPS, LOCUSTS, SPECULATION, Chance, canonical

__all__ = ["REFEREE"]

COMPONENTS: dict[str, Any] = tomllib.loads(
    (Path(__file__).parents[3] / "src" / "nomarch" / "games" / "nile" / "components.toml").read_text(encoding="utf-8")
)


class Referee(Driver[Oracle]):
    """Sets up the referee's tables."""

    refusal = ValueError

    def craft(
        self, hands: str, deck: str, *, flood: str = "P", fields: str = "", storages: str = "", discards: str = "",
        last: bool = False, shuffle: str = CALM, version: int = 2,
    ) -> Oracle:  # fmt: skip
        players = len(hands.split(";"))
        dealt = random_deal(random.Random(0), players, "no")
        table = Oracle({"faster": "no"}, dealt, players, COMPONENTS, version)
        table.hands = [hand.split() for hand in hands.split(";")]
        table.storages = [[] for _ in range(players)]
        for seat, storage in enumerate(storages.split(";")):
            table.storages[seat] = storage.split()
        table.fields = {
            word[-1]: (seat, int(word[:-1])) for seat, own in enumerate(fields.split(";")) for word in own.split()
        }
        table.deck, table.discards, table.aside = deck.split(), discards.split(), []
        table.flood_pile, table.last_flood = [flood], flood
        table.locusts_came = LOCUSTS in table.discards
        table.chance = Chance(shuffle)
        table.pass_number = players if last else 1
        table.turn, table.seat, table.step = 1, 0, "act"
        table.settle()
        return table

    def begin(self, dealt: Mapping[str, str], faster: str = "no") -> Oracle:
        return Oracle({"faster": faster}, dealt, len(dealt["hands"].split(";")), COMPONENTS)

    def shuffled(self, players: int, seed: int, faster: str = "no") -> Oracle:
        return self.begin(random_deal(random.Random(seed), players, faster), faster)

    def deck(self, table: Oracle) -> str:
        return " ".join(table.deck)

    def cards(self, table: Oracle) -> Counter[str]:
        return table.cards()

    def refuses(self, table: Oracle, text: str, key: str, rule: str) -> None:
        assert_not_legal(table, text)


def random_deal(rng: random.Random, players: int, faster: str) -> dict[str, str]:
    """N1, N2.1: the deal as a host would write it in the record."""
    fewer = COMPONENTS["faster"][str(players)] if faster == "yes" else {"each_crop": 0, "speculation": 0}
    removed = rng.sample(SPECULATION, fewer["speculation"])
    cards = [crop for crop in CROPS for _ in range(COMPONENTS["crops"][crop] - fewer["each_crop"])]
    cards += [card for card in SPECULATION if card not in removed]
    rng.shuffle(cards)
    hands = [cards[5 * seat : 5 * seat + 5] for seat in range(players)]
    deck = [*cards[5 * players :], LOCUSTS]
    rng.shuffle(deck)
    return {
        "first": str(rng.randint(1, players)),
        "hands": "; ".join(" ".join(hand) for hand in hands),
        "removed": " ".join(canonical(removed)) or "none",
        "deck": " ".join(deck),
        "chance": f"{rng.getrandbits(128):032x}",
    }


REFEREE = Referee()
