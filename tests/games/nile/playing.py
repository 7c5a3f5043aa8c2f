"""What the tests of Nile share: boxes, ways to play at random, and games that begin as a test wants."""

from __future__ import annotations

import copy
import random
from collections import Counter
from collections.abc import Callable, Iterator
from importlib.resources import files

import numpy as np

import nomarch
from nomarch.engine.game import Components
from nomarch.engine.kernels import resample_for
from nomarch.engine.struct import Array, rows
from nomarch.games.nile.rules.state import CROPS, KINDS, NAMES
from nomarch.games.registry import find
from nomarch.play.match import Match

TEXT = files("nomarch.games.nile").joinpath("components.toml").read_text(encoding="utf-8")
VERSIONS = (1, 2)  # of the rules
SETUPS = [(2, "no"), (3, "no"), (4, "no"), (5, "no"), (2, "yes"), (3, "yes")]
VERBS = ("market", "offering", "plant", "speculate", "pass", "done")

Policy = Callable[[Match, random.Random], str]


def uniform(match: Match, chance: random.Random) -> str:
    """Any legal action: mostly trades, so that hardly anything is planted."""
    return chance.choice([match.text(action) for action in match.legal])


def kind_first(match: Match, chance: random.Random) -> str:
    """First what to do, then how: Fields and bets become frequent."""
    legal = [match.text(action) for action in match.legal]
    verb = chance.choice([verb for verb in VERBS if any(text.startswith(verb) for text in legal)])
    return chance.choice([text for text in legal if text.startswith(verb)])


def small_text(crops: int = 4, hand: int = 3) -> str:
    """A components file of few cards: the deck is soon played through."""
    text = TEXT.replace(" = 16", f" = {crops}").replace("hand = 5", f"hand = {hand}")
    fewer = min(2, crops - 2)
    return text.replace("each_crop = 2", f"each_crop = {fewer}").replace("each_crop = 1", f"each_crop = {fewer // 2}")


def small_box(crops: int = 4, hand: int = 3) -> Components:
    return find("nile").components(small_text(crops, hand), "small.toml")


def random_positions(
    players: int, faster: str = "no", policy: Policy = kind_first, components: Components | None = None,
    rules: int | None = None,
) -> Iterator[Match]:  # fmt: skip
    """The positions of game after game, the last of each included; always the same match, moved on."""
    for seed in range(10_000):
        chance = random.Random(seed)
        match = nomarch.new(find("nile", rules), players, seed, faster=faster, components=components)
        yield match
        while not match.over:
            match.play(policy(match, chance))
            yield match


def resampled(match: Match, seat: int, rng: Array) -> Match:
    """The same position with what this seat can't know drawn anew."""
    other = copy.copy(match)
    other._states = rows(match.game.state, 4)
    for row in range(4):
        other._states[row] = match._states[row]
    resample_for(match.components.box, other._states, 0, seat, rng)
    other._moved()
    return other


def began(hands: str, top: str = "", *played: str, faster: str = "no", removed: str = "none") -> Match:
    """A game with these hands and first cards of the deck, seat 1 to begin, after some actions."""
    players = len(hands.split(";"))
    fewer = {2: 2, 3: 1}[players] if faster == "yes" else 0
    box = Counter({card: 16 - fewer if len(card) == 1 else 1 for card in NAMES})
    box["X"] = 1
    box.subtract([*hands.replace(";", " ").split(), *top.split(), *removed.replace("none", "").split()])
    assert min(box.values()) >= 0
    record = "\n".join(
        [
            "nomarch record 1",
            "game: nile",
            f"rules: {VERSIONS[-1]}",
            "components: standard",
            *(f"seat {seat + 1}: Player {seat + 1}" for seat in range(players)),
            f"option faster: {faster}",
            "deal first: 1",
            f"deal hands: {hands}",
            f"deal removed: {removed}",
            f"deal deck: {' '.join([*top.split(), *box.elements()])}",
            f"deal chance: {1:032x}",
        ]
    )
    match = nomarch.load(record)
    for text in played:
        match.play(text)
    return match


def all_cards(match: Match) -> list[int]:
    """How many there are of each card, wherever it is."""
    s = match.position.s
    found = np.array(s.discards)
    for card in [*s.deck[: s.deck_size], s.flood, *s.laid]:
        if card >= 0:
            found[card] += 1
    found[:KINDS] += s.hand.sum(axis=0) + s.removed
    found[:CROPS] += s.storage.sum(axis=0) + s.field_size
    return [int(n) for n in found]
