"""Loading a record: replays the game and reports errors with their line."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from nomarch.engine.game import Components, Game
from nomarch.engine.rng import generator
from nomarch.games import registry
from nomarch.play import transcript
from nomarch.play.match import Match
from nomarch.play.setup import Setup, check_players, read_options
from nomarch.play.transcript import Transcript, Turn
from nomarch.text.errors import NomarchError, advice
from nomarch.text.language import Message

__all__ = ["load"]


def load(text: str, components: Components | None = None) -> Match:
    """Replay a record.

    Args:
        text: The record. One that `Match.record_for` wrote during a game lacks the hidden deal and can't be replayed.
        components: The components that the record was made with, if they aren't the standard ones.

    Raises:
        BadRecord: The record is wrong; the message names the line and the reason.
    """
    found = transcript.read(text)
    with _blaming(found.lines["game"]):
        game = registry.find(found.game)
    with _blaming(found.lines["rules"]):
        game = registry.find(found.game, found.rules)
    with _blaming(found.lines["components"]):
        box = components or game.standard_components()
        if box.digest != found.components:
            raise NomarchError("record_components", needed=found.components, given=box.digest)
    if found.seen_by:
        raise transcript.bad_line(found.lines["seen by"], Message("record_partial", {"viewer": found.seen_by}))
    match = _begin_as_recorded(game, box, found)
    match.shuffle = found.shuffle
    for turn in found.turns:
        _replay(match, turn)
    if found.result:
        with _blaming(found.lines["result"]):
            if not match.over:
                raise NomarchError("record_not_over")
            if found.result != match.result:
                raise NomarchError("record_result", found=found.result, true=match.result)
    return match


@contextmanager
def _blaming(line: int) -> Iterator[None]:
    """Attribute errors inside this context to a line of the record."""
    try:
        yield
    except NomarchError as error:
        raise transcript.bad_line(line, error.message) from None


def _begin_as_recorded(game: Game, components: Components, found: Transcript) -> Match:
    """The setup and the deal of a record, without anything random."""
    players = len(found.names)
    with _blaming(found.lines[f"seat {players}"]):
        check_players(game, players)
    for seat, name in enumerate(found.names, 1):
        with _blaming(found.lines[f"seat {seat}"]):
            if not name:
                raise NomarchError("bad_names", players=players)
    options = _read_options(game, found)
    # Options that exclude each other, or don't fit the number of players: report the last non-default one.
    unusual = [f"option {option.name}" for option in game.options if options[option.name] != option.default]
    with _blaming(max(found.lines.get(key, 0) for key in (f"seat {players}", *unusual))):
        setup = Setup(game, players, options, components)
        initial = setup.initial_state()
    last_head_line = max(line for key, line in found.lines.items() if key != "result")
    for name in found.deal:
        if name not in game.deal_fields:
            raise transcript.bad_line(found.lines[f"deal {name}"], Message("record_unknown_deal", {"name": name}))
    for name in game.deal_fields:
        if name not in found.deal:
            raise transcript.bad_line(last_head_line, Message("record_missing", {"entry": f"deal {name}"}))
        with _blaming(found.lines[f"deal {name}"]):
            game.read_deal(components, initial, name, found.deal[name])
    return Match(setup, generator(0), found.names, initial=initial)


def _read_options(game: Game, found: Transcript) -> dict[str, str]:
    kept = {option.name for option in game.options if not option.in_deal}
    for name, value in found.options.items():
        with _blaming(found.lines[f"option {name}"]):
            if name not in kept:
                raise NomarchError("unknown_option", name=name, game=game.name, advice=advice(name, sorted(kept)))
            read_options(game, {name: value})
    return read_options(game, found.options)


def _replay(match: Match, turn: Turn) -> None:
    for action in turn.actions:
        with _blaming(turn.line):
            seat = None if match.to_play is None else match.to_play + 1
            if seat is not None and (turn.number, turn.seat) != (match.turn, seat):
                raise NomarchError("record_wrong_turn", turn=match.turn, seat=seat)
            match.play(action)
