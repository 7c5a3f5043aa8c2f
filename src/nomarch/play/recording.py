"""What a record says about a match: in full, or as a seat or a spectator may see it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from nomarch.play.transcript import Transcript, Turn

if TYPE_CHECKING:
    from nomarch.play.match import Match

__all__ = ["as_seen", "in_full", "win_shares"]


def in_full(match: Match, turns: list[Turn]) -> Transcript:
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


def as_seen(match: Match, turns: list[Turn], seat: int | None) -> Transcript:
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
