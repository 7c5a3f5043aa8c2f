"""Tables for the slow referee: dealt at random, or as a test writes them down."""

import random
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

from tests.games.nile.oracle import CROPS, LOCUSTS, SPECULATION, Chance, Oracle, canonical

__all__ = [
    "CALM",
    "COMPONENTS",
    "COMPONENTS_FILE",
    "SETUPS",
    "actions",
    "deal_from_top",
    "random_deal",
    "random_game",
    "table",
]

COMPONENTS_FILE = Path(__file__).parents[3] / "src" / "nomarch" / "games" / "nile" / "components.toml"
COMPONENTS: dict[str, Any] = tomllib.loads(COMPONENTS_FILE.read_text(encoding="utf-8"))
SETUPS = [(2, "no"), (3, "no"), (4, "no"), (5, "no"), (2, "yes"), (3, "yes")]
CALM = "0000000000000000000000000000000" + "1"  # a generator whose first numbers are small: 1, 2, 12


def random_deal(rng: random.Random, players: int, faster: str = "no") -> dict[str, str]:
    """N1, N2.1: what a host would write in the record."""
    table = COMPONENTS["faster"][str(players)] if faster == "yes" else {"each_crop": 0, "speculation": 0}
    removed = rng.sample(SPECULATION, table["speculation"])
    cards = [crop for crop in CROPS for _ in range(COMPONENTS["crops"][crop] - table["each_crop"])]
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


def random_game(seed: int, players: int, faster: str = "no", rules: int = 2) -> Oracle:
    return Oracle({"faster": faster}, random_deal(random.Random(seed), players, faster), players, COMPONENTS, rules)


def deal_from_top(top: str, hands: list[str], chance: str = CALM) -> dict[str, str]:
    """The named hands and first cards of the deck; the other cards below, in the order of the notation."""
    named = Counter([*top.split(), *" ".join(hands).split()])
    rest = Counter(dict.fromkeys(CROPS, 16)) + Counter([*SPECULATION, LOCUSTS]) - named
    below = canonical(rest.elements())
    return {
        "first": "1",
        "hands": "; ".join(hands),
        "removed": "none",
        "deck": " ".join([*top.split(), *below]),
        "chance": chance,
    }


def table(
    hands: list[str],
    deck: str,
    *,
    storages: list[str] | None = None,
    fields: dict[str, tuple[int, int]] | None = None,
    flood: str = "P",
    discards: str = "",
    last: bool = False,
    rules: int = 2,
) -> Oracle:
    """A situation in the act step of seat 0. The Flood pile is given from the bottom, the deck from the top."""
    players = len(hands)
    oracle = random_game(0, players, rules=rules)
    oracle.hands = [hand.split() for hand in hands]
    oracle.storages = [storage.split() for storage in storages or [""] * players]
    oracle.fields = dict(fields or {})
    oracle.deck = deck.split()
    oracle.flood_pile = flood.split()
    oracle.last_flood = oracle.flood_pile[-1]
    oracle.discards = discards.split()
    oracle.aside = []
    oracle.locusts_came = False
    oracle.chance = Chance(CALM)
    oracle.pass_number = players if last else 1
    oracle.turn, oracle.seat, oracle.step = 1, 0, "act"
    return oracle


def actions(oracle: Oracle, verb: str) -> list[str]:
    return [text.removeprefix(verb + " ") for text in oracle.legal() if text.split()[0] == verb]
