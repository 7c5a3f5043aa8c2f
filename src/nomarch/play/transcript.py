"""The record of a game as text: its lines, without interpreting them.

docs/reference/formats.md describes the format.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from nomarch.text.errors import BadRecord
from nomarch.text.language import Message

__all__ = ["FORMAT", "Transcript", "Turn", "bad_line", "read", "result", "turns", "write"]

FORMAT = "nomarch record 1"


@dataclass
class Turn:
    """One line: a seat's actions in a turn."""

    number: int
    seat: int  # from 1, as written
    actions: list[str]
    line: int = 0


@dataclass
class Transcript:
    """A parsed record. `lines` has the line number of each header entry."""

    game: str = ""
    rules: int = 0
    components: str = ""
    seen_by: str = ""  # empty: nothing is left out
    names: list[str] = field(default_factory=list)
    options: dict[str, str] = field(default_factory=dict)
    deal: dict[str, str] = field(default_factory=dict)
    shuffle: dict[str, str] = field(default_factory=dict)  # the shuffle, for verification
    turns: list[Turn] = field(default_factory=list)
    result: str = ""
    lines: dict[str, int] = field(default_factory=dict)


def turns(decisions: Iterable[tuple[int, int]], texts: Sequence[str]) -> list[Turn]:
    """Actions in notation, one entry per turn; `decisions` are their turns and seats, from 0."""
    found = list[Turn]()
    for (turn, seat), text in zip(decisions, texts, strict=True):
        if not found or found[-1].number != turn + 1:
            found.append(Turn(turn + 1, seat + 1, []))
        found[-1].actions.append(text)
    return found


def result(scores: Sequence[str], winners: Sequence[int]) -> str:
    """The result of a game, from each seat's score as text.

    >>> result(["30", "41"], [1])
    'seat 1 30, seat 2 41; winner seat 2'
    """
    listed = ", ".join(f"seat {seat} {score}" for seat, score in enumerate(scores, 1))
    won = ", ".join(f"seat {seat + 1}" for seat in winners)
    return f"{listed}; winner{'s' if len(winners) > 1 else ''} {won}"


def write(transcript: Transcript) -> str:
    """The text of a record."""
    lines = [
        FORMAT,
        f"game: {transcript.game}",
        f"rules: {transcript.rules}",
        f"components: {transcript.components}",
        *([f"seen by: {transcript.seen_by}"] if transcript.seen_by else []),
        *(f"seat {seat}: {name}" for seat, name in enumerate(transcript.names, 1)),
        *(f"option {name}: {value}" for name, value in transcript.options.items()),
        *(f"deal {name}: {value}" for name, value in transcript.deal.items()),
        *(f"shuffle {name}: {value}" for name, value in transcript.shuffle.items()),
        *(f"turn {turn.number}, seat {turn.seat}: {'; '.join(turn.actions)}" for turn in transcript.turns),
    ]
    if transcript.result:
        lines.append(f"result: {transcript.result}")
    return "\n".join(lines) + "\n"


def bad_line(line: int, reason: Message) -> BadRecord:
    """A `BadRecord` error for one line."""
    return BadRecord("record_line", line=line, reason=reason)


def read(text: str) -> Transcript:
    """Parse a record; raises `BadRecord` for unknown or repeated lines."""
    found = Transcript()
    started = False
    for number, raw in enumerate(text.splitlines(), 1):
        # A name may have a # in it.
        line = raw.strip() if raw.lstrip().startswith("seat ") else raw.partition("#")[0].strip()
        if not line:
            continue
        if not started:
            if line != FORMAT:
                raise bad_line(number, Message("record_format", {"expected": FORMAT}))
            started = True
            continue
        _read_line(found, number, line)
    if not started:
        raise bad_line(1, Message("record_format", {"expected": FORMAT}))
    for key in ("game", "rules", "components", "seat 1"):
        if key not in found.lines:
            raise bad_line(len(text.splitlines()), Message("record_missing", {"entry": key}))
    return found


def _read_line(found: Transcript, number: int, line: str) -> None:
    key, colon, value = (part.strip() for part in line.partition(":"))
    if not colon:
        raise bad_line(number, Message("record_unreadable", {"text": line}))
    if turn := re.fullmatch(r"turn (\d{1,6}), seat (\d)", key):
        actions = [action for action in (part.strip() for part in value.split(";")) if action]
        found.turns.append(Turn(int(turn[1]), int(turn[2]), actions, number))
        return
    if key in found.lines:
        raise bad_line(number, Message("record_twice", {"entry": key, "line": found.lines[key]}))
    found.lines[key] = number
    word, _, name = key.partition(" ")
    if key == "rules" and value.isascii() and value.isdigit():
        found.rules = int(value)
    elif key in ("game", "components", "result"):
        setattr(found, key, value)
    elif key == "seen by" and value:
        found.seen_by = value
    elif word == "seat" and name == str(len(found.names) + 1):
        found.names.append(value)
    elif word == "option" and name:
        found.options[name] = value
    elif word == "deal" and name:
        found.deal[name] = value
    elif word == "shuffle" and name:
        found.shuffle[name] = value
    else:
        raise bad_line(number, Message("record_unreadable", {"text": line}))
