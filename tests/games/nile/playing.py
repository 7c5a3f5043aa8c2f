"""Shared helpers for Nile's tests: boxes, random policies, and games with a given deal."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable, Iterator, Mapping
from importlib.resources import files

import numpy as np

import nomarch
from nomarch.engine.game import Components
from nomarch.engine.kernels import resample_for
from nomarch.engine.struct import Array, rows
from nomarch.games.nile.rules.actions import ACTIONS
from nomarch.games.nile.rules.state import CROPS, KINDS, LETTERS
from nomarch.games.registry import find
from nomarch.play.match import Match
from tests.games.nile.driver import SETUPS, Table, deal, play

__all__ = [
    "SETUPS", "TEXT", "VERBS", "VERSIONS", "Policy", "addition", "all_cards", "began", "kind_first", "load",
    "new_field", "played_from_hand", "random_positions", "resampled", "small_box", "small_text", "uniform",
]  # fmt: skip

TEXT = files("nomarch.games.nile").joinpath("components.toml").read_text(encoding="utf-8")
VERSIONS = (1, 2)  # of the rules
VERBS = ("market", "offering", "plant", "speculate", "pass", "done")

Policy = Callable[[Table, random.Random], str]


def uniform(table: Table, chance: random.Random) -> str:
    """A random legal action: mostly trades, so little is planted."""
    return chance.choice([table.text(action) for action in table.legal])


def kind_first(table: Table, chance: random.Random) -> str:
    """Choose a verb first, then an action: planting and bets become frequent."""
    legal = [table.text(action) for action in table.legal]
    verb = chance.choice([verb for verb in VERBS if any(text.startswith(verb) for text in legal)])
    return chance.choice([text for text in legal if text.startswith(verb)])


def small_text(crops: int = 4, hand: int = 3) -> str:
    """A components file with few cards, so that decks run out soon."""
    text = TEXT.replace(" = 16", f" = {crops}").replace("hand = 5", f"hand = {hand}")
    fewer = min(2, crops - 2)
    return text.replace("each_crop = 2", f"each_crop = {fewer}").replace("each_crop = 1", f"each_crop = {fewer // 2}")


def small_box(crops: int = 4, hand: int = 3) -> Components:
    return find("nile").components(small_text(crops, hand), "small.toml")


def random_positions(
    players: int, faster: str = "no", policy: Policy = kind_first, components: Components | None = None,
    rules: int | None = None,
) -> Iterator[Match]:  # fmt: skip
    """Every position of one game after another; yields the same match object, advanced each time."""
    for seed in range(10_000):
        chance = random.Random(seed)
        match = nomarch.new(find("nile", rules), players, seed, faster=faster, components=components)
        yield match
        while not match.over:
            match.play(policy(match, chance))
            yield match


def resampled(match: Match, seat: int, rng: Array) -> Match:
    """The same position, with the hidden cards resampled for a seat."""
    other = copy.copy(match)
    other._states = rows(match.game.state, 4)
    for row in range(4):
        other._states[row] = match._states[row]
    resample_for(match.components.box, other._states, 0, seat, rng)
    other._moved()
    return other


def load(dealt: Mapping[str, str], faster: str = "no") -> Match:
    """A game from its deal, as in records."""
    players = len(dealt["hands"].split(";"))
    head = ["nomarch record 1", "game: nile", f"rules: {VERSIONS[-1]}", "components: standard"]
    seats = [f"seat {seat + 1}: Player {seat + 1}" for seat in range(players)]
    lines = [f"deal {name}: {words}" for name, words in dealt.items()]
    return nomarch.load("\n".join([*head, *seats, f"option faster: {faster}", *lines]))


def began(hands: str, top: str = "", *played: str, faster: str = "no", removed: str = "none") -> Match:
    """A game with these hands and these cards on top of the deck, seat 1 first, after some actions."""
    return play(load(deal(hands, top, faster=faster, removed=removed), faster), *played)


def all_cards(match: Match) -> list[int]:
    """The number of copies of each card, wherever they are."""
    s = match.position.s
    found = np.array(s.discards)
    for card in [*s.deck[: s.deck_size], s.flood, *s.laid]:
        if card >= 0:
            found[card] += 1
    found[:KINDS] += s.hand.sum(axis=0) + s.removed
    found[:CROPS] += s.storage.sum(axis=0) + s.field_size
    return [int(n) for n in found]


def addition(crop: str, cards: int) -> int:
    """The action that adds this many cards to the player's own Field."""
    return ACTIONS.encode("addition", LETTERS.index(crop), cards)


def new_field(crop: str, cards: int) -> int:
    """The action that plants a new Field of this many cards."""
    return ACTIONS.encode("new_field", LETTERS.index(crop), cards)


def played_from_hand(text: str) -> list[str]:
    """The cards of an action that are played from hand."""
    verb, *words = text.split()
    if verb == "plant" and "+" not in words[0]:
        return [words[0][-1]] * int(words[0][:-1])
    return [card for word in words for card in word.split("+") if not card.endswith("*")]
