"""Fair shuffles: nobody can choose how the cards fall, not even whoever runs the server, and anybody can check it.

1. Before anybody sits down, the server draws a secret and shows its digest: the commitment.
2. Whoever sits down draws a number and shows only its digest: a pledge.
3. When nobody can join any more, the numbers are told; each must fit its pledge.
4. The secret and the numbers together give the seed of the deal; after the game the secret is told.

The server can't choose its secret after it saw the numbers, and nobody can choose a number after they saw another's or
the secret. One honest number is enough to make the deal a fair draw.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field

from nomarch.play.match import Match, new
from nomarch.play.setup import SEEDS
from nomarch.text.errors import Failed, NomarchError

__all__ = ["Shuffle", "check_number", "digest", "draw_number", "verify"]

_NUMBER = re.compile(r"[0-9a-f]{64}")


def draw_number() -> str:
    """32 random bytes, as 64 hexadecimal digits: a secret, or a player's number."""
    return secrets.token_hex(32)


def check_number(text: str) -> str:
    """64 hexadecimal digits, in lower case."""
    if not _NUMBER.fullmatch(text):
        raise NomarchError("bad_number")
    return text


def digest(number: str) -> str:
    """What commits to a number without telling it: SHA-256 of its 32 bytes."""
    return hashlib.sha256(bytes.fromhex(check_number(number))).hexdigest()


@dataclass
class Shuffle:
    """All that a shuffle comes from; what is not yet told is empty. Seats are counted from 0."""

    commitment: str
    secret: str = ""
    pledges: dict[int, str] = field(default_factory=dict)
    numbers: dict[int, str] = field(default_factory=dict)  # a pledge without a number was not kept

    @property
    def seed(self) -> int:
        """The seed that the secret and the numbers give."""
        told = "".join(f"seat {seat + 1} {self.numbers[seat]}\n" for seat in sorted(self.numbers))
        mixed = hashlib.sha256(f"nomarch shuffle 1\n{self.secret}\n{told}".encode("ascii")).digest()
        return int.from_bytes(mixed[:8], "big") % SEEDS

    def check(self) -> None:
        """That the secret fits the commitment, and every number its pledge."""
        if digest(self.secret) != self.commitment:
            raise Failed("shuffle_secret")
        for seat, number in self.numbers.items():
            if self.pledges.get(seat) != digest(number):
                raise Failed("shuffle_number", seat=seat + 1)

    def lines(self) -> dict[str, str]:
        """The shuffle as a record tells it: what is known of it now."""
        found = {"commitment": self.commitment}
        if self.secret:
            found["secret"] = self.secret
        found |= {f"pledge {seat + 1}": pledge for seat, pledge in sorted(self.pledges.items())}
        return found | {f"number {seat + 1}": number for seat, number in sorted(self.numbers.items())}

    @classmethod
    def read(cls, lines: Mapping[str, str]) -> Shuffle:
        """The inverse of `lines`; other lines are left alone."""
        found = cls(lines.get("commitment", ""), lines.get("secret", ""))
        for name, value in lines.items():
            word, _, seat = name.partition(" ")
            if word in ("pledge", "number") and seat.isascii() and seat.isdigit():
                (found.pledges if word == "pledge" else found.numbers)[int(seat) - 1] = check_number(value)
        return found


def verify(match: Match) -> Shuffle:
    """Check a finished game's shuffle: the secret, the numbers, and that they give the cards that were dealt."""
    if not match.shuffle.get("secret"):
        raise Failed("shuffle_not_told")
    shuffle = Shuffle.read(match.shuffle)
    shuffle.check()
    chosen = match.options | _table_choices(match)
    again = new(match.game, match.players, shuffle.seed, components=match.components, **chosen)
    if again.deal_lines() != match.deal_lines():
        raise Failed("shuffle_deal")
    return shuffle


def _table_choices(match: Match) -> dict[str, str]:
    """What the table chose of the deal; the rest was drawn."""
    names = [option.name for option in match.game.options if option.in_deal]
    return {name: match.shuffle[f"choice {name}"] for name in names if f"choice {name}" in match.shuffle}
