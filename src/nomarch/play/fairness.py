"""Fair shuffles by commit-reveal: nobody can choose the deal, not even the server's operator, and anyone can verify it.

1. Before anyone joins, the server draws a secret and publishes its digest: the commitment.
2. Each player draws a number and publishes only its digest: a pledge.
3. When nobody can join any more, players reveal their numbers; each must match its pledge.
4. The secret and the numbers determine the seed of the deal; the server reveals the secret after the game.

The server can't choose its secret after seeing the numbers, and nobody can choose a number after seeing another's or
the secret. One honest number is enough for a fair deal.
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

__all__ = ["Shuffle", "bot_seed", "check_number", "digest", "draw_number", "verify"]

_NUMBER = re.compile(r"[0-9a-f]{64}")


def draw_number() -> str:
    """32 random bytes, as 64 hexadecimal digits: a secret, or a player's number."""
    return secrets.token_hex(32)


def check_number(text: str) -> str:
    """Check that a text is 64 lowercase hexadecimal digits."""
    if not _NUMBER.fullmatch(text):
        raise NomarchError("bad_number")
    return text


def digest(number: str) -> str:
    """The digest that commits to a number: SHA-256 of its 32 bytes."""
    return hashlib.sha256(bytes.fromhex(check_number(number))).hexdigest()


def bot_seed(secret: str) -> int:
    """The seed of the bots in a daily deal: derived from its secret, so that the same play meets the same replies."""
    return _seed(f"nomarch bots 1\n{check_number(secret)}\n")


def _seed(text: str) -> int:
    return int.from_bytes(hashlib.sha256(text.encode("ascii")).digest()[:8], "big") % SEEDS


@dataclass
class Shuffle:
    """The inputs of a shuffle; unrevealed ones are empty. Seats are numbered from 0."""

    commitment: str
    secret: str = ""
    pledges: dict[int, str] = field(default_factory=dict)
    numbers: dict[int, str] = field(default_factory=dict)  # a pledge without a number was never revealed

    @property
    def seed(self) -> int:
        """The seed derived from the secret and the numbers."""
        told = "".join(f"seat {seat + 1} {self.numbers[seat]}\n" for seat in sorted(self.numbers))
        return _seed(f"nomarch shuffle 1\n{self.secret}\n{told}")

    def check(self) -> None:
        """Check that the secret matches the commitment, and every number its pledge."""
        if digest(self.secret) != self.commitment:
            raise Failed("shuffle_secret")
        for seat, number in self.numbers.items():
            if self.pledges.get(seat) != digest(number):
                raise Failed("shuffle_number", seat=seat + 1)

    def lines(self) -> dict[str, str]:
        """The lines of a record with everything revealed so far."""
        found = {"commitment": self.commitment}
        if self.secret:
            found["secret"] = self.secret
        found |= {f"pledge {seat + 1}": pledge for seat, pledge in sorted(self.pledges.items())}
        return found | {f"number {seat + 1}": number for seat, number in sorted(self.numbers.items())}

    @classmethod
    def read(cls, lines: Mapping[str, str]) -> Shuffle:
        """Parse `lines`; other lines are ignored."""
        found = cls(lines.get("commitment", ""), lines.get("secret", ""))
        for name, value in lines.items():
            word, _, seat = name.partition(" ")
            if word in ("pledge", "number") and seat.isascii() and seat.isdigit():
                (found.pledges if word == "pledge" else found.numbers)[int(seat) - 1] = check_number(value)
        return found


def verify(match: Match) -> Shuffle:
    """Verify a finished game's shuffle: the secret, the numbers, and the deal derived from them."""
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
    """The parts of the deal that the table chose; the rest was drawn."""
    names = [option.name for option in match.game.options if option.in_deal]
    return {name: match.shuffle[f"choice {name}"] for name in names if f"choice {name}" in match.shuffle}
