"""A table: the fold of its events."""

from __future__ import annotations

import copy
import sys
from dataclasses import dataclass, field, replace
from typing import Literal

from nomarch.engine.game import Components
from nomarch.games import registry
from nomarch.play import transcript
from nomarch.play.fairness import Shuffle
from nomarch.play.loading import load
from nomarch.play.match import Match, new
from nomarch.server.domain import events
from nomarch.server.domain.events import Created, Event

__all__ = ["MOST_UNDOS", "Absence", "Phase", "Seat", "Table"]

Phase = Literal["waiting", "shuffling", "playing", "over", "closed"]
Absence = Literal["", "left", "timed_out"]
MOST_UNDOS = 50  # per turn: every event is stored forever, and replayed whenever the table is opened


@dataclass
class Seat:
    """A seat and its occupant."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    level: str = ""  # of the bot that plays here, for itself or for an absent player
    who: set[str] = field(default_factory=set)  # the devices that hold it
    away: Absence = ""
    stood_in: int = 0  # the number of actions a bot played for the absent player
    bank: int = 0  # milliseconds left when the clock last started
    epoch: int = 0  # the event that last changed its devices: earlier links are invalid
    pledger: str = ""  # the device that pledged a number and can reveal it
    player: str = ""  # who is rated for it: the one who held it when the game began
    replaced: int = 0  # the first event in which a bot decided for its player

    def copy(self) -> Seat:
        """A copy, several times faster than `replace`: every move copies all seats."""
        return Seat(
            self.kind, self.name, self.level, set(self.who), self.away, self.stood_in, self.bank, self.epoch,
            self.pledger, self.player, self.replaced,
        )  # fmt: skip


class Table:
    """A table after its events."""

    def __init__(self, name: str) -> None:
        self.id = name
        self.seq = 0
        self.at = 0  # of the last event, in milliseconds since 1970
        self.created_at = 0
        self.phase: Phase = "waiting"
        self.made: Created | None = None  # None: a record was uploaded
        self.host = ""
        self.network = ""  # a keyed digest of the network it was made from; empty in older events
        self.seats: list[Seat] = []
        self.shuffle = Shuffle("")  # with the secret
        self.match: Match | None = None
        self.clock_since = 0  # when the player to move started to think, plus refunded time
        self.paused_until = 0  # the end of the last outage
        self.decided_seq = 0  # of the last event that changed the current decision
        self.undos = 0  # in the current turn
        self.given = 0  # actions that the game began with, which can't be undone
        self.rematch = ""
        self.banned: frozenset[str] = frozenset()  # devices that were kicked
        self.muted = False
        self.unsaid: tuple[int, ...] = ()  # lines of chat that were deleted
        self.keys: dict[str, int] = {}  # of executed requests, and the last event of each
        self.marks: list[tuple[int, int]] = []  # after each event that changed it, how many actions there were

    def copy(self) -> Table:
        """A copy to try events on."""
        other = copy.copy(self)
        other.seats = [seat.copy() for seat in self.seats]
        other.shuffle = replace(self.shuffle, pledges=dict(self.shuffle.pledges), numbers=dict(self.shuffle.numbers))
        other.match = self.match.copy() if self.match else None
        other.keys, other.marks = dict(self.keys), list(self.marks)
        return other

    # --- queries ---

    @property
    def rated(self) -> bool:
        """Whether the game changes its players' ratings."""
        return self.made is not None and self.made.rated

    @property
    def components(self) -> Components | None:
        """The owner's components in use; None for the standard ones."""
        if self.match:
            return self.match.components if self.match.components.text else None
        if self.made and self.made.components:
            return registry.read_components(registry.find(self.made.game, self.made.rules), self.made.components)
        return None

    @property
    def can_undo(self) -> int:
        """The number of actions that the player to move may undo."""
        if self.match is None or self.undos >= MOST_UNDOS:
            return 0
        return min(self.match.can_undo, len(self.match.actions) - self.given)

    @property
    def to_play(self) -> int | None:
        """The seat to move."""
        return self.match.to_play if self.match and self.phase == "playing" else None

    @property
    def bot_to_play(self) -> str:
        """The level of the bot to move; empty if a person is to move."""
        seat = self.to_play
        return "" if seat is None else self.seats[seat].level

    @property
    def due(self) -> int | None:
        """When the scheduler must act: for a bot's move, or when a player's time runs out."""
        seat = self.to_play
        if seat is None:
            return None
        if self.seats[seat].level:
            return self.at
        if self.made and self.made.clock and self.made.absent == "bot":
            return self.clock_since + self.seats[seat].bank
        return None

    def holds(self, who: str) -> list[int]:
        """The seats that a device holds."""
        return [number for number, seat in enumerate(self.seats) if who in seat.who]

    @property
    def untold(self) -> list[int]:
        """The seats whose number hasn't been revealed."""
        return [seat for seat in self.shuffle.pledges if seat not in self.shuffle.numbers]

    def actions_kept_since(self, seq: int) -> int:
        """The number of actions unchanged since an event: viewers of that event know them."""
        fewest = sys.maxsize
        for mark, actions in reversed(self.marks):
            fewest = min(fewest, actions)
            if mark <= seq:
                return fewest
        return 0

    # --- events ---

    def apply(self, event: Event, at: int, key: str = "") -> None:
        """Apply the next event."""
        self.seq += 1
        self.at = at
        if key:
            self.keys[key] = self.seq
        match event:
            case events.Created():
                self._create(event)
            case events.Uploaded():
                self._show_record(event)
            case events.Joined():
                self._join(event)
            case events.Carried():
                self._add_holder(event.seat, event.who)
            case events.Revoked():
                self._revoke(event)
            case events.BotAdded():
                self.seats[event.seat] = Seat("bot", event.level, event.level, epoch=self.seq)
            case events.BotRemoved():
                self.seats[event.seat] = Seat("open", epoch=self.seq)
            case events.Renamed():
                self.seats[event.seat].name = event.name
            case events.Reordered():
                self._reorder(event)
            case events.Left() | events.TimedOut():
                self._go(event)
            case events.Returned():
                self._return(event.seat)
            case events.Begun():
                self.phase = "shuffling"
                for seat in self.seats:
                    seat.player = min(seat.who, default="")
            case events.Told():
                self.shuffle.numbers[event.seat] = event.number
            case events.Dealt():
                self._deal()
            case events.Moved():
                self._move(event)
            case events.Undone():
                self._undo(event)
            case events.ClockPaused():
                self.pause(event)
            case events.Rematched():
                self.rematch = event.table
            case events.Kicked():
                self._kick(event)
            case events.Forgotten():
                self._forget(event)
            case events.Muted():
                self.muted = event.muted
            case events.Unsaid():
                self.unsaid = (*self.unsaid, event.line)
            case events.Closed():
                self.phase = "closed"
        if isinstance(event, events.Dealt | events.Moved | events.Undone):
            self.decided_seq = self.seq

    def pause(self, event: events.ClockPaused) -> None:
        """Refund an outage to the player to move."""
        self.clock_since += event.milliseconds
        self.paused_until = event.until

    def _create(self, event: Created) -> None:
        self.made, self.created_at = event, self.at
        self.host, self.network = event.host, event.network
        self.shuffle = Shuffle(event.commitment, event.secret)
        for plan in event.seats:
            seat = Seat(plan.kind, plan.name, plan.level, epoch=self.seq)
            if plan.kind == "person":
                seat.who = {event.host}
            self.seats.append(seat)

    def _show_record(self, event: events.Uploaded) -> None:
        game = registry.find(transcript.read(event.record).game)
        self.match = load(event.record, registry.read_components(game, event.components))
        self.host, self.network, self.created_at, self.phase = event.host, event.network, self.at, "over"
        self.seats = [Seat("person", name) for name in self.match.names]
        self._mark()

    def _join(self, event: events.Joined) -> None:
        seat = self.seats[event.seat]
        seat.kind, seat.name = "person", event.name
        self._add_holder(event.seat, event.who)
        if event.pledge:
            self.shuffle.pledges[event.seat] = event.pledge
            seat.pledger = event.who

    def _add_holder(self, number: int, who: str) -> None:
        seat = self.seats[number]
        if who not in seat.who:
            seat.who.add(who)
            seat.epoch = self.seq

    def _revoke(self, event: events.Revoked) -> None:
        seat = self.seats[event.seat]
        seat.who, seat.epoch = {event.who}, self.seq
        if self.phase == "waiting" and seat.pledger != event.who:
            self.shuffle.pledges.pop(event.seat, None)  # nobody can reveal that number any more

    def _reorder(self, event: events.Reordered) -> None:
        pledges = self.shuffle.pledges
        self.shuffle.pledges = {new: pledges[old] for new, old in enumerate(event.order) if old in pledges}
        self.seats = [self.seats[old] for old in event.order]
        for seat in self.seats:
            seat.epoch = self.seq  # a link names a seat by its number

    def _go(self, event: events.Left | events.TimedOut) -> None:
        seat = self.seats[event.seat]
        if self.phase == "waiting":
            self.shuffle.pledges.pop(event.seat, None)
            self.seats[event.seat] = Seat("open", epoch=self.seq)
            return
        self._charge()
        if isinstance(event, events.Left):
            seat.epoch = self.seq
        seat.away = "left" if isinstance(event, events.Left) else "timed_out"
        seat.level = event.stand_in

    def _kick(self, event: events.Kicked) -> None:
        seat = self.seats[event.seat]
        self.banned |= seat.who
        if self.phase == "waiting":
            self.shuffle.pledges.pop(event.seat, None)
            self.seats[event.seat] = Seat("open", epoch=self.seq)
            return
        self._charge()
        seat.who, seat.epoch, seat.away, seat.level = set(), self.seq, "left", event.stand_in

    def _forget(self, event: events.Forgotten) -> None:
        seat, playing = self.seats[event.seat], self.phase in ("shuffling", "playing")
        if self.phase == "waiting":
            self.shuffle.pledges.pop(event.seat, None)
            self.seats[event.seat] = Seat("open", epoch=self.seq)
            return
        seat.who, seat.epoch, seat.name, seat.player = set(), self.seq, f"Player {event.seat + 1}", ""
        if playing:
            self._charge()
            seat.away, seat.level = "left", event.stand_in
        if self.match:
            self.match.names = [each.name for each in self.seats]

    def _return(self, number: int) -> None:
        assert self.made
        seat = self.seats[number]
        self._charge()
        if seat.away == "timed_out" and self.made.clock:
            # Otherwise they would time out again within a second.
            seat.bank = max(seat.bank, 1000 * max(self.made.clock.increment, self.made.clock.bank // 10))
        seat.away, seat.level = "", ""

    def _deal(self) -> None:
        assert self.made
        game = registry.find(self.made.game, self.made.rules)
        names, box = [seat.name for seat in self.seats], registry.read_components(game, self.made.components)
        if self.made.start:
            self.match = load(self.made.start, box)
            self.match.names, self.given = names, len(self.match.actions)
            self._lines = dict(self.match.shuffle)
        else:
            self.match = new(game, len(self.seats), self.shuffle.seed, names=names, components=box, **self.made.options)
            chosen = {option.name for option in game.options if option.in_deal and option.name in self.made.options}
            choices = {f"choice {name}": self.made.options[name] for name in sorted(chosen)}
            self._lines = choices | self.shuffle.lines()
        self.phase = "playing"
        for seat in self.seats:
            seat.bank = 1000 * self.made.clock.bank if self.made.clock else 0
        self.clock_since = self.at
        self._tell_shuffle()
        self._mark()

    def _tell_shuffle(self) -> None:
        """Update the record's shuffle lines with everything public: the secret after the game."""
        assert self.match
        assert self.made
        told = self.match.over and not self.made.sealed_until  # a view tells a sealed one when it is time
        self.match.shuffle = {name: line for name, line in self._lines.items() if told or name != "secret"}

    def _move(self, event: events.Moved) -> None:
        assert self.match
        assert self.made
        turn, seat = self.match.turn, self.seats[event.seat]
        self._charge()
        self.match.play(event.action)
        if self.match.turn != turn:
            self.undos = 0
        if seat.away and seat.level:
            seat.stood_in += 1
            seat.replaced = seat.replaced or self.seq
        elif seat.away:  # the table waited for them
            seat.away = ""
        if self.made.clock and self.match.turn != turn:
            seat.bank += 1000 * self.made.clock.increment
        if self.match.over:
            self.phase = "over"
            self._tell_shuffle()
        self._mark()

    def _undo(self, event: events.Undone) -> None:
        assert self.match
        self._charge()
        self.match.undo(event.actions)
        self.undos += 1
        self._mark()

    def _charge(self) -> None:
        """Charge the player to move for the time since the clock started; bots aren't charged."""
        number = self.to_play
        if number is not None and not self.seats[number].level:
            seat = self.seats[number]
            seat.bank = max(0, seat.bank - max(0, self.at - self.clock_since))
        self.clock_since = self.at

    def _mark(self) -> None:
        assert self.match
        self.marks.append((self.seq, len(self.match.actions)))
