"""What a record says about a match: in full, or as a seat or a spectator may see it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from nomarch.engine.game import Components, Game
from nomarch.play.transcript import Transcript, Turn

__all__ = ["Recorded", "as_seen", "in_full", "win_shares"]


class Recorded(Protocol):
    """What a record reads of a match."""

    names: list[str]
    shuffle: dict[str, str]

    @property
    def game(self) -> Game:
        """The game."""

    @property
    def components(self) -> Components:
        """Its components."""

    @property
    def options(self) -> Mapping[str, str]:
        """All options, as text."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""

    @property
    def result(self) -> str:
        """The result; empty while the game is in progress."""

    def deal_lines(self) -> dict[str, str]:
        """The deal, by name."""


def in_full(match: Recorded, turns: list[Turn]) -> Transcript:
    """The transcript of a match, hidden information included."""
    return Transcript(
        game=match.game.name,
        rules=match.game.version,
        components=match.components.digest,
        names=match.names,
        options={option.name: match.options[option.name] for option in match.game.options if not option.in_deal},
        deal=match.deal_lines(),
        shuffle=match.shuffle,
        turns=turns,
        result=match.result,
    )


def as_seen(match: Recorded, turns: list[Turn], seat: int | None) -> Transcript:
    """The transcript for a seat, or with None for a spectator: during a game, without the hidden parts of the deal."""
    told = in_full(match, turns)
    if not match.over:
        told.seen_by = "spectators" if seat is None else f"seat {seat + 1}"
        told.deal = {name: line for name, line in told.deal.items() if name not in match.game.secret_deal}
    return told


def win_shares(ranks: Sequence[int]) -> list[float]:
    """Each seat's share of the win, from the final ranks: 1 for the winner, divided when several win.

    >>> win_shares([2, 1, 1])
    [0.0, 0.5, 0.5]
    """
    winners = ranks.count(1)
    return [1 / winners if rank == 1 else 0.0 for rank in ranks]
