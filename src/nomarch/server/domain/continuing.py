"""Tables that continue from a position of a finished game."""

from __future__ import annotations

from nomarch.play.match import Match
from nomarch.server.domain import commands
from nomarch.server.domain.commands import Plan
from nomarch.server.domain.events import Created, Event
from nomarch.server.domain.problems import Problem

__all__ = ["play_on"]


def play_on(source: Match, origin: str, decision: int, plan: Plan, who: str, network: str = "") -> list[Event]:
    """Create a table that continues a game from its position after this many actions, with the same cards.

    The caller checks that the game is over, so that nothing in it is hidden any more. There is no shuffle to commit
    to: the record names the game and the position, and repeats that game's shuffle data.
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
