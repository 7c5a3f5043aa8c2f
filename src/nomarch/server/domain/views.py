"""Views: everything sent to a viewer is built here, from what that viewer may know.

A viewer is a seat, or None for a spectator. Tables that differ only in information hidden from a viewer give that
viewer identical bytes.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Collection
from typing import Any

import orjson

from nomarch.engine.game import Components
from nomarch.play.explanation import Explanation
from nomarch.play.match import Match
from nomarch.server.aside import aside
from nomarch.server.domain.problems import Forbidden, NotFound, Problem
from nomarch.server.domain.table import Seat, Table
from nomarch.text.errors import NomarchError
from nomarch.text.language import Message, render

__all__ = ["TableView", "choices_of", "error", "explained", "named", "told"]

_MOST_LETTERS = 200
_REMEMBERED = 50  # events for which the log of a viewer without a socket is cached
_SLICE = 5  # actions logged in one go: one or two milliseconds
_MOST_MESSAGES = 32  # different ones that are kept of a table


def told(message: Message) -> dict[str, Any]:
    """A message as key and arguments, to be rendered in the reader's language."""
    args = {name: told(value) if isinstance(value, Message) else value for name, value in message.args.items()}
    return {"key": message.key, "args": args, "rule": message.rule}


def explained(why: Explanation) -> dict[str, Any]:
    """Why an action is better, with the reasons as keys and arguments."""
    return {"turn": why.turn, "reasons": [told(reason) for reason in why.reasons]}


def choices_of(match: Match) -> list[dict[str, Any]]:
    """Every legal action with its notation and preview."""
    legal = match.legal
    parts = zip(legal, match.texts(legal), match.previews(legal), match.final(legal), strict=True)
    return [{"action": action, "text": text, "earns": earns, "final": final} for action, text, earns, final in parts]


def error(problem: NomarchError, language: str) -> dict[str, Any]:
    """An error as key and as text."""
    message = _clipped(problem.message)
    return told(message) | {"text": render(message, language)}


def _clipped(message: Message) -> Message:
    """A message with long user input shortened: Fluent rejects 1000 characters."""

    def clip(value: str | int | Message) -> str | int | Message:
        if isinstance(value, Message):
            return _clipped(value)
        return f"{value[:_MOST_LETTERS]}…" if isinstance(value, str) and len(value) > _MOST_LETTERS else value

    return Message(message.key, {name: clip(value) for name, value in message.args.items()}, message.rule)


def named(components: Components | None) -> dict[str, str] | None:
    """The digest and the title of an owner's components."""
    return {"digest": components.digest, "title": components.title[:_MOST_LETTERS]} if components else None


class ViewerLog:
    """The log of one viewer, built action by action."""

    def __init__(self, match: Match, viewer: int | None) -> None:
        self.viewer = viewer
        self.left = 0  # actions not logged yet
        self.asked = 0  # the table's last event when the log was last requested
        self.entries: list[list[dict[str, Any]]] = []
        self._match = match.initial()  # up to the logged action; shared with the table, so never changed

    def catch_up(self, match: Match, most: int = sys.maxsize) -> int:
        """Log the actions since, up to a limit; return how many are left."""
        if match is self._match:
            return 0
        known, actions = self._match.actions, match.actions
        if len(actions) == len(known) + 1 and actions[:-1] == known:  # nearly always
            self._tell(match)
            return 0
        same = next(
            (i for i, (a, b) in enumerate(zip(known, actions, strict=False)) if a != b), min(len(known), len(actions))
        )
        if same < len(known):
            self._match = self._match.copy()
            self._match.undo(len(known) - same)
            del self.entries[same:]
        for action in actions[same : same + most]:
            after = self._match.copy()
            after.play(action)
            self._tell(after)
        return len(actions) - len(self._match.actions)

    def _tell(self, after: Match) -> None:
        """Log one action."""
        transition, number = self._match.transition(after.actions[-1], self.viewer), len(self.entries)
        log = after.game.log(after.components, transition)
        self.entries.append([{"decision": number, "seat": who} | told(message) for who, message in log])
        self._match = after


class TableView:
    """The views of a table, cached."""

    def __init__(self, table: Table, now: Callable[[], int] = lambda: 0) -> None:
        self._stories: dict[int | None, ViewerLog] = {}
        self._now = now
        self.table = table

    @property
    def table(self) -> Table:
        """The table as last stored. It is replaced, never modified, so views built from it stay valid."""
        return self._table

    @table.setter
    def table(self, table: Table) -> None:
        self._table = table
        self._built: dict[object, orjson.Fragment] = {}
        self._messages: dict[object, str] = {}

    def _once(self, name: object, build: Callable[[], Any]) -> orjson.Fragment:
        """A part shared by several viewers, encoded once."""
        part = self._built.get(name)
        if part is None:
            part = self._built[name] = orjson.Fragment(orjson.dumps(build()))
        return part

    def forget(self, viewers: Collection[int | None]) -> None:
        """Drop caches, except for these viewers and recent requests."""
        kept, lately = {self._view_key(viewer) for viewer in viewers}, self.table.seq - _REMEMBERED
        self._stories = {
            view_key: story for view_key, story in self._stories.items() if view_key in kept or story.asked >= lately
        }

    def resolve_viewer(self, who: str, seat: int | None) -> int | None:
        """The viewer for a device: a seat that it holds, by default its only one. After the game, any seat."""
        own = self.table.holds(who)
        if seat is None:
            return own[0] if len(own) == 1 else None
        if not 0 <= seat < len(self.table.seats):
            raise Problem("bad_seat", seat=seat, last=len(self.table.seats) - 1)
        if seat not in own and self.table.phase != "over":
            raise Forbidden("not_your_seat", seat=seat + 1)
        return seat

    def resolve_viewer_again(self, who: str, seat: int | None) -> int | None:
        """The same for a connected viewer: if they lost the chosen seat, use the default."""
        try:
            return self.resolve_viewer(who, seat)
        except Problem:
            return self.resolve_viewer(who, None)

    def show(self, who: str, viewer: int | None, since: int = 0) -> dict[str, Any]:
        """The table as a viewer sees it, with the log since an event they know."""
        table, made = self.table, self.table.made
        own = table.holds(who)
        return {
            "id": table.id,
            "seq": table.seq,
            "game": made.game if made else table.match.game.name if table.match else "",
            "phase": table.phase,
            "created": table.created_at,
            "updated": table.at,
            "uploaded": made is None,
            "listed": bool(made and made.listed),
            "rated": table.rated,
            "options": self._options(),
            "components": named(table.components),
            "clock": vars(made.clock) if made and made.clock else None,
            "absent": made.absent if made else None,
            "stand_in": made.stand_in if made else None,
            "host": table.host == who,
            "you": own,
            "devices": [len(table.seats[seat].who) for seat in own],
            "viewer": viewer,
            "seats": self._once("seats", self._seats),
            "shuffle": self._once(("shuffle", self._unsealed), self._shuffle),
            "daily": {"day": made.daily, "counts": made.counts} if made and made.daily else None,
            "start": {"table": made.start_of, "decision": made.start_at} if made and made.start else None,
            "play": self._play(viewer, own, since) if table.match else None,
            "rematch": table.rematch or None,
            "muted": table.muted,
            "unsaid": list(table.unsaid),
        }

    def message(self, who: str, viewer: int | None, since: int, here: list[int]) -> str:
        """The same as text for a socket, encoded once for all identical viewers, such as hundreds of spectators."""
        table = self.table
        known = self._known(self._story(viewer), since) if table.match else 0
        name = (tuple(table.holds(who)), table.host == who, viewer, known, tuple(here), self._unsealed)
        text = self._messages.get(name)
        if text is None:
            text = orjson.dumps({"type": "table"} | self.show(who, viewer, since) | {"here": here}).decode()
            if len(self._messages) < _MOST_MESSAGES:
                self._messages[name] = text
        return text

    def _known(self, story: ViewerLog, since: int) -> int:
        """The number of actions that a viewer of an event already knows."""
        return min(self.table.actions_kept_since(since), len(story.entries)) if since else 0

    def _options(self) -> dict[str, str]:
        if self.table.match:
            return self.table.match.options
        return self.table.made.options if self.table.made else {}

    def _seats(self) -> list[dict[str, Any]]:
        return [self._seat(number, seat) for number, seat in enumerate(self.table.seats)]

    def _seat(self, number: int, seat: Seat) -> dict[str, Any]:
        timed = self.table.made is not None and self.table.made.clock is not None
        return {
            "kind": seat.kind,
            "name": seat.name,
            "level": seat.level or None,
            "away": seat.away or None,
            "stood_in": seat.stood_in,
            "bank": seat.bank if timed and self.table.match else None,
            "thinking_since": self.table.clock_since if timed and number == self.table.to_play else None,
        }

    @property
    def _unsealed(self) -> bool:
        """Whether the secret of the shuffle is public: after the game, and for a daily deal also after its day."""
        return self.table.phase == "over" and not (self.table.made and self._now() < self.table.made.sealed_until)

    def _shuffle(self) -> dict[str, Any]:
        """The state of the shuffle: numbers are shown once the pledges are fixed, the secret when it is public."""
        shuffle, table = self.table.shuffle, self.table
        if not shuffle.commitment:
            return {"commitment": None, "secret": None, "pledges": {}, "numbers": {}}
        return {
            "commitment": shuffle.commitment,
            "secret": shuffle.secret if self._unsealed else None,
            "pledges": {str(seat): pledge for seat, pledge in sorted(shuffle.pledges.items())},
            # Players who haven't revealed yet must not see the others' numbers.
            "numbers": {str(seat): number for seat, number in sorted(shuffle.numbers.items())} if table.match else {},
        }

    def _play(self, viewer: int | None, own: list[int], since: int) -> orjson.Fragment:
        table, view_key, story = self.table, self._view_key(viewer), self._story(viewer)
        known = self._known(story, since)
        deciding = viewer in own and viewer == table.to_play and not table.bot_to_play
        return self._once(("play", view_key, known, deciding), lambda: self._game(view_key, story, known, deciding))

    def _game(self, view_key: int | None, story: ViewerLog, known: int, deciding: bool) -> dict[str, Any]:
        table, match = self.table, self.table.match
        assert match
        return {
            "decision": len(match.actions),
            "turn": match.turn,
            "to_play": table.to_play,
            "view": self._once(("view", view_key), lambda: match.view(view_key)),
            "choices": choices_of(match) if deciding else None,
            "undo": table.can_undo if deciding else 0,
            "log_from": known,
            "log": [entry for entries in story.entries[known:] for entry in entries],
            "result": _result(match) if table.phase == "over" and match.over else None,
        }

    def _view_key(self, viewer: int | None) -> int | None:
        """The cache key of a viewer: in games without private information, all viewers share the spectator's."""
        return viewer if self.table.match and self.table.match.game.secrets else None

    def _story(self, viewer: int | None, most: int = sys.maxsize) -> ViewerLog:
        match, view_key = self.table.match, self._view_key(viewer)
        assert match
        story = self._stories.get(view_key) or ViewerLog(match, view_key)
        self._stories[view_key] = story
        story.asked = self.table.seq
        story.left = story.catch_up(match, most)
        return story

    async def prepare(self, viewer: int | None) -> None:
        """Build a viewer's log a few actions at a time, yielding to the event loop in between.

        A whole game takes about 50 ms. Without this call, the log is built in one piece when needed.
        """
        while self.table.match and self._story(viewer, _SLICE).left:
            await asyncio.sleep(0)

    # --- history ---

    async def moment(self, viewer: int | None, decision: int) -> dict[str, Any]:
        """The game after this many actions, as a viewer saw it or may see it now."""
        self._played()
        await self.prepare(viewer)
        match = self._played()
        if not 0 <= decision <= len(match.actions):
            raise Problem("no_such_decision", last=len(match.actions))
        then, taken = match.copy(), None
        then.undo(len(match.actions) - max(0, decision - 1))
        if decision:
            action = match.actions[decision - 1]
            taken = {"seat": then.to_play, "text": then.text(action)}
            then.play(action)
        return {
            "decision": decision,
            "decisions": len(match.actions),
            "to_play": then.to_play,
            "taken": taken,
            "view": then.view(viewer),
            "log": self._story(viewer).entries[decision - 1] if decision else [],
        }

    def finished(self) -> Match:
        """The game with nothing hidden; only after its end."""
        if self.table.phase != "over":
            raise Problem("over_first")
        return self._played()

    async def course(self) -> orjson.Fragment:
        """The course of a finished game."""
        match, built = self.finished().copy(), self._built
        if "course" not in built:
            built["course"] = orjson.Fragment(await aside(lambda: orjson.dumps(_course(match))))
        return built["course"]

    def components(self) -> str:
        """The owner's components file, needed to draw the game and to replay its record."""
        if self.table.components is None:
            raise NotFound("no_own_components")
        return self.table.components.text

    async def record(self, viewer: int | None) -> str:
        """The record as a viewer may see it."""
        match = self._played().copy()
        if self._unsealed and self.table.shuffle.secret:
            match.shuffle |= {"secret": self.table.shuffle.secret}
        return await aside(match.record_for, viewer)

    def _played(self) -> Match:
        if self.table.match is None:
            raise Problem("not_playing")
        return self.table.match


def _course(match: Match) -> dict[str, Any]:
    """Every action with the scores before it, and the scores at the end."""
    actions, scores, texts = [], [], []
    then = match.initial()
    for action in [*match.actions, None]:
        scores.append(then.scores)
        texts.append([match.game.score_text(then.position, seat, score) for seat, score in enumerate(scores[-1])])
        if action is not None:
            actions.append({"seat": then.to_play, "turn": then.turn, "text": then.text(action)})
            then.play(action)
    return {"actions": actions, "scores": scores, "texts": texts}


def _result(match: Match) -> dict[str, Any]:
    scores = match.scores
    return {
        "scores": scores,
        "texts": [match.game.score_text(match.position, seat, score) for seat, score in enumerate(scores)],
        "ranks": match.ranks,
        "winners": match.winners,
        "text": match.result,
    }
