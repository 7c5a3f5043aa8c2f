"""Worlds that a viewer can't tell apart: the same actions from deals that differ only in unseen cards."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator

from nomarch import NomarchError, load, new
from nomarch.play.match import Match

__all__ = ["pairs"]

_LOCUSTS = "X"


def pairs(game: str, players: int, seed: int) -> Iterator[tuple[Match, Match, int]]:
    """A partly played random game, another that looks the same to a viewer, and the viewer."""
    chance = random.Random(seed)
    while True:
        match = new(game, players, chance.getrandbits(62))
        for _ in range(chance.randrange(12, 45)):
            if not match.over and not (game == "nile" and match.position.s.passes):
                match.play(chance.choice(match.legal))
        viewer = chance.randrange(players)
        if match.over or (game == "nile" and match.position.s.passes):
            continue
        other = _other_world(match, viewer, chance)
        if other is not None:
            yield match, other, viewer


def _other_world(match: Match, viewer: int, chance: random.Random) -> Match | None:
    """The same actions from another deal; None if they are illegal there, or the viewer could tell."""
    deal = match.deal_lines()
    changed = _nile(match, viewer, deal, chance) if match.game.name == "nile" else _fertility(match, deal, chance)
    text = match.initial().record()
    for name, value in changed.items():
        text = re.sub(rf"(?m)^deal {name}: .*$", f"deal {name}: {value}", text)
    other = load(text)
    for before, action in match.history():
        same = (other.to_play, other.turn, other.view(viewer), other.view()) == (
            before.to_play, before.turn, before.view(viewer), before.view(),
        )  # fmt: skip
        try:
            if not same:
                return None
            other.play(before.text(action))
        except NomarchError:
            return None
    return other if other.view(viewer) == match.view(viewer) and changed != deal else None


def _fertility(match: Match, deal: dict[str, str], chance: random.Random) -> dict[str, str]:
    """Both piles, with the unseen part shuffled."""
    s = match.position.s
    piles = {}
    for name, seen in (("tiles", int(s.drawn)), ("districts", int(s.revealed))):
        cards = deal[name].split()
        rest = cards[seen:]
        chance.shuffle(rest)
        piles[name] = " ".join(cards[:seen] + rest)
    return piles


def _nile(match: Match, viewer: int, deal: dict[str, str], chance: random.Random) -> dict[str, str]:
    """Another deal: exchanges undrawn cards, unplayed cards of other players, and later shuffles."""
    hands = [hand.split() for hand in deal["hands"].split(";")]
    deck = deal["deck"].split()
    drawn = len(deck) - int(match.position.s.deck_size)
    places = [(deck, i) for i in range(drawn, len(deck)) if deck[i] != _LOCUSTS]
    for seat, hand in enumerate(hands):
        received = [(hand, i) for i in range(len(hand))] + [(deck, i) for i in _drawn(match, deck, seat)]
        cards, played = [pile[i] for pile, i in received], _played(match, seat)
        if seat != viewer:
            places += [place for n, place in enumerate(received) if cards[: n + 1].count(cards[n]) > played[cards[n]]]
    cards = [pile[i] for pile, i in places]
    chance.shuffle(cards)
    for (pile, i), card in zip(places, cards, strict=True):
        pile[i] = card
    generator = "".join(f"{chance.getrandbits(32):08x}" for _ in range(4))
    return {"hands": "; ".join(" ".join(hand) for hand in hands), "deck": " ".join(deck), "chance": generator}


def _drawn(match: Match, deck: list[str], seat: int) -> Iterator[int]:
    """The positions in the first deck of the cards that a seat has drawn."""
    at = len(deck) - int(match.initial().position.s.deck_size)
    for transition in match.transitions():
        for event in transition.events:
            if event.name in ("drew", "flooded"):
                at += deck[at] == _LOCUSTS
                if event.name == "drew" and event.seat == seat:
                    yield at
                at += 1


def _played(match: Match, seat: int) -> Counter[str]:
    """The cards that a seat has played from hand, according to its actions."""
    played: Counter[str] = Counter()
    for before, action in match.history():
        if before.to_play == seat:
            for number, card in re.findall(r"(\d*)([PWLCF]{1,2}\*?)(?![a-z])", before.text(action)):
                played[card] += int(number or 1)
    return played
