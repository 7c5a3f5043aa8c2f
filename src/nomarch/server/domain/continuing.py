"""Playing on from a moment of a game that is over: a table whose game begins in the middle."""

from __future__ import annotations

from nomarch.play.match import Match
from nomarch.server.domain import commands
from nomarch.server.domain.commands import Plan
from nomarch.server.domain.events import Created, Event
from nomarch.server.domain.problems import Problem

__all__ = ["play_on"]


def play_on(source: Match, origin: str, decision: int, plan: Plan, who: str, network: str = "") -> list[Event]:
    """A table that goes on from a game as it was after so many actions, with all its cards where they lay.

    The game must be over, and so nothing of it is hidden any more; the caller checks that. There is no
    shuffle to commit to; the record names the game and the moment, and tells of the shuffle what that game's does.
    """
    if not 0 <= decision <= len(source.actions):
        raise Problem("no_such_decision", last=len(source.actions))
    if len(plan.seats) != source.players:
        raise Problem("bad_seat_count", players=source.players)
    then = source.copy()
    then.undo(len(source.actions) - decision)
    if then.over:
        raise Problem("nothing_left_to_play")
    then.shuffle |= {"start": f"{origin}/{decision}"}
    made, *rest = commands.create(plan, who, network=network)
    assert isinstance(made, Created)
    start = {"rules": source.game.version, "secret": "", "commitment": "", "start": then.record()}
    return [made.model_copy(update=start | {"start_of": origin, "start_at": decision}), *rest]
