"""Search the messages a browser received for information that its user must not have.

The truth comes from the record after the game: the full state for every event, hidden cards and piles included. A frame
leaks if any part of it, in any form, lists the same cards as another player's hand or Storage, or the order of a pile.
Short lists match by chance, so lists with fewer than `ENOUGH` cards are ignored.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Any

from nomarch import load
from nomarch.games.nile.rules.state import NAMES
from nomarch.play.match import Match
from tests.browser.visitor import Frame, Visitor

__all__ = ["ENOUGH", "Truth", "leaks"]

ENOUGH = 4
# Where a frame lists the viewer's own cards, or cards that lie face up.
_OWN = {("view", "hand"), ("view", "storage"), ("view", "discards"), ("choices",)}
_TIMES = "\u00d7"
_COUNTED = re.compile(rf"(?:(\d+) {_TIMES} )?([\w.]+)\*?")


class Truth:
    """A game's full state after each event, from its record and the players' requests."""

    def __init__(self, record: str, players: Iterable[Visitor]) -> None:
        self.record = load(record)
        self._events = sorted(_kept(players))
        match = self.record.initial()
        self._states = [(0, match.copy())]
        for seq, asked in self._events:
            if asked["type"] == "move":
                match.play(asked["action"])
            else:
                match.undo(match.can_undo if asked["actions"] is None else asked["actions"])
            self._states.append((seq, match.copy()))
        assert match.actions == self.record.actions, "the record holds other actions than were asked for"

    def after(self, seq: int) -> Match:
        """The game after an event."""
        return [match for event, match in self._states if event <= seq][-1]


def _kept(players: Iterable[Visitor]) -> Iterator[tuple[int, Frame]]:
    """The moves and undos that the server acknowledged, each with its event."""
    for visitor in players:
        asked = {message["key"]: message for message in visitor.sent if message["type"] in ("move", "undo")}
        for message in visitor.received:
            if message["type"] == "done":
                yield message["seq"], asked[message["key"]]


def leaks(frame: Frame, match: Match, seats: Collection[int]) -> list[str]:
    """Everything in a frame that a player with these seats must not know while the game lasts."""
    if match.over:
        return []
    found = [] if frame["viewer"] is None or frame["viewer"] in seats else [f"seen as seat {frame['viewer']}"]
    others = [seat for seat in range(match.players) if seat not in seats]
    names = _names(match)
    for path, cards in _listings(frame, names):
        if not (path[:2] == ("frame", "play") and any(path[2 : 2 + len(own)] == own for own in _OWN)):
            found += [f"{'.'.join(path)}: {what}" for what in _told(cards, match, others)]
    if match.game.name == "nile":
        seen, own = frame["play"]["view"], match.view(next(iter(seats), None))
        found += [f"a {what} that is not theirs" for what in ("hand", "storage") if seen[what] not in (None, own[what])]
    return found


def _told(cards: Sequence[str], match: Match, others: list[int]) -> Iterator[str]:
    if match.game.name == "nile":
        for seat in others:
            view = match.view(seat)
            for what in ("hand", "storage"):
                hidden = +Counter(view[what])
                if hidden.total() >= ENOUGH and Counter(cards) == hidden:
                    yield f"the {what} of seat {seat}"
    for name, pile in _piles(match).items():
        for run in (pile[:ENOUGH], pile[:ENOUGH][::-1]):
            if len(run) == ENOUGH and any(list(cards[i : i + ENOUGH]) == run for i in range(len(cards))):
                yield f"the order of the {name}"


def _piles(match: Match) -> dict[str, list[str]]:
    """Cards and tiles not drawn yet, in order."""
    s, deal = match.position.s, match.deal_lines()
    if match.game.name == "nile":
        return {"deck": [NAMES[card] for card in s.deck[: s.deck_size][::-1]]}
    drawn = {"tiles": int(s.drawn), "districts": int(s.revealed)}
    return {name: deal[name].split()[seen:] for name, seen in drawn.items()}


def _names(match: Match) -> set[str]:
    if match.game.name == "nile":
        return set(NAMES)
    deal = match.deal_lines()
    return set(deal["tiles"].split()) | set(deal["districts"].split())


def _listings(
    value: Any, names: set[str], path: tuple[str, ...] = ("frame",)
) -> Iterator[tuple[tuple[str, ...], list[str]]]:
    """Every part of a frame that lists pieces: counts in an object, a list, or a text."""
    if isinstance(value, dict):
        if value and set(value) <= names and all(isinstance(count, int) for count in value.values()):
            yield path, [name for name, count in value.items() for _ in range(count)]
        for key, inner in value.items():
            yield from _listings(inner, names, (*path, key))
    elif isinstance(value, list):
        if value and all(isinstance(each, str) and each in names for each in value):
            yield path, value
        for inner in value:
            yield from _listings(inner, names, path)
    elif isinstance(value, str):
        words = value.split(", ") if _TIMES in value else re.findall(r"[^,;+ ]+", value)
        parts = [_COUNTED.fullmatch(word) for word in words]
        if parts and all(part and part[2] in names for part in parts):
            yield path, [part[2] for part in parts if part for _ in range(int(part[1] or 1))]
