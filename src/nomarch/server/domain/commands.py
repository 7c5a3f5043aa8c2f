"""Commands: validate a request against the current table, and return the events to store."""

from __future__ import annotations

import hmac
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from nomarch import bots
from nomarch.games import registry
from nomarch.play import transcript
from nomarch.play.fairness import check_number, digest, draw_number
from nomarch.play.loading import load
from nomarch.play.match import Match
from nomarch.play.setup import check_players, read_options
from nomarch.server.domain import events
from nomarch.server.domain.checks import check_host, check_level, check_phase, find_seat, own_seat, tidy_line
from nomarch.server.domain.events import Clock, Event, SeatPlan
from nomarch.server.domain.problems import Forbidden, Problem, Stale
from nomarch.server.domain.ratings import check_rated
from nomarch.server.domain.table import MOST_UNDOS, Seat, Table
from nomarch.text.errors import NomarchError

__all__ = [
    "Plan",
    "begin",
    "bot_move",
    "claim_seat",
    "close",
    "create",
    "deal",
    "forget",
    "join",
    "leave",
    "move",
    "pause",
    "rematch",
    "replay",
    "return_to_seat",
    "reveal",
    "revoke",
    "seat_link",
    "time_out",
    "undo",
    "upload",
]  # fmt: skip

_GRACE = 5000  # milliseconds of grace after an outage


@dataclass(frozen=True)
class Plan:
    """The options of a new table."""

    game: str
    seats: Sequence[SeatPlan]
    options: Mapping[str, str] = field(default_factory=dict)
    listed: bool = False
    clock: Clock | None = None
    absent: Literal["bot", "wait"] = "bot"
    stand_in: str = ""
    components: str = ""  # the text of an owner's file; empty for the standard components
    rated: bool = False


def create(plan: Plan, who: str, pledge: str = "", rematch_of: str = "", network: str = "") -> list[Event]:
    """Create a table; its creator holds the seats planned for a person."""
    game = registry.find(plan.game)
    check_players(game, len(plan.seats))
    options = read_options(game, plan.options)
    components = registry.read_components(game, plan.components)
    game.initial_state(components, len(plan.seats), options)  # refuses options that don't go together
    for seat in plan.seats:
        if seat.kind == "bot":
            check_level(seat.level)
    stand_in = plan.stand_in or bots.DEFAULT
    check_level(stand_in)
    if plan.rated:
        check_rated(plan.seats, plan.clock, plan.absent)
        for seat in plan.seats:
            _check_named(seat.name if seat.kind == "person" else "-")
    secret = draw_number()
    made = events.Created(
        game=game.name,
        rules=game.version,
        options={name: value for name, value in options.items() if name in plan.options},
        seats=[_named(seat, number) for number, seat in enumerate(plan.seats)],
        listed=plan.listed,
        clock=plan.clock,
        absent=plan.absent,
        stand_in=stand_in,
        secret=secret,
        commitment=digest(secret),
        host=who,
        rematch_of=rematch_of,
        components=components.text,
        network=network,
        rated=plan.rated,
    )
    found: list[Event] = [made]
    own = [number for number, seat in enumerate(made.seats) if seat.kind == "person"]
    if pledge and own:
        found.append(events.Joined(seat=own[0], who=who, name=made.seats[own[0]].name, pledge=check_number(pledge)))
    return found


def _check_named(name: str) -> None:
    """Ratings are shown with names that people chose."""
    if not tidy_line(name):
        raise Problem("rated_name")


def _named(seat: SeatPlan, number: int) -> SeatPlan:
    """A seat with its name, or a default name for its occupant."""
    if seat.kind == "open":
        return SeatPlan()
    level = seat.level if seat.kind == "bot" else ""  # a level on a person's seat would have a bot play there
    return SeatPlan(kind=seat.kind, name=tidy_line(seat.name) or level or f"Player {number + 1}", level=level)


def upload(record: str, who: str, own: Mapping[str, str], network: str = "") -> list[events.Uploaded]:
    """Upload a record, normalized; raises `BadRecord` with the line of an error."""
    match = replay(record, own)
    return [events.Uploaded(record=match.record(), host=who, components=match.components.text, network=network)]


def replay(record: str, own: Mapping[str, str]) -> Match:
    """Replay a record with the components that it names: the standard ones, or an owner's (`own`, files by digest)."""
    found = transcript.read(record)
    text = own.get(found.components, "")
    return load(record, registry.read_components(registry.find(found.game), text) if text else None)


# --- coming and going ---


def join(table: Table, who: str, seat: int | None, name: str, pledge: str = "") -> list[Event]:
    """Take an open seat, or change your name before the game begins."""
    check_phase(table, "waiting")
    if who in table.banned:
        raise Forbidden("kicked")
    open_seats = [number for number, each in enumerate(table.seats) if each.kind == "open"]
    number = find_seat(table, seat) if seat is not None else next(iter([*table.holds(who), *open_seats]), None)
    if number is None:
        raise Problem("table_full")
    if number not in open_seats and who not in table.seats[number].who:
        raise Forbidden("seat_taken", seat=number + 1)
    if table.rated:
        if table.holds(who) not in ([], [number]):
            raise Problem("rated_people")
        _check_named(name or table.seats[number].name)
    called = tidy_line(name) or table.seats[number].name or f"Player {number + 1}"
    return [events.Joined(seat=number, who=who, name=called, pledge=check_number(pledge) if pledge else "")]


def _seat_secret(key: bytes, table: Table, seat: int) -> str:
    """The secret of a seat's link. It changes with the devices that hold the seat, so it works once."""
    name = f"{table.id} seat {seat} epoch {table.seats[seat].epoch}"
    return hmac.new(key, name.encode(), "sha256").hexdigest()[:32]


def seat_link(table: Table, who: str, seat: int, key: bytes) -> str:
    """The secret of a seat, for its holder."""
    if table.rated:
        raise Forbidden("rated_no_links")
    return _seat_secret(key, table, own_seat(table, who, seat))


def claim_seat(table: Table, who: str, seat: int, secret: str, key: bytes) -> list[Event]:
    """Hold a seat on this device too."""
    if who in table.banned:
        raise Forbidden("kicked")
    held = table.seats[find_seat(table, seat)]
    if who in held.who:
        return []
    if table.rated:
        raise Forbidden("rated_no_links")
    if held.kind != "person" or not hmac.compare_digest(secret.encode(), _seat_secret(key, table, seat).encode()):
        raise Forbidden("bad_seat_link")
    return [events.Carried(seat=seat, who=who)]


def revoke(table: Table, who: str, seat: int) -> list[Event]:
    """Sign every other device out of a seat, and invalidate its link."""
    return [events.Revoked(seat=own_seat(table, who, seat), who=who)]


def leave(table: Table, who: str, seat: int) -> list[Event]:
    """Leave a seat. Before the game the seat opens again; during it, a bot takes over or the table waits."""
    held = table.seats[own_seat(table, who, seat)]
    if table.phase == "waiting":
        return [events.Left(seat=seat)]
    check_phase(table, "playing")
    assert table.made
    if held.away == "left":
        raise Problem("already_left")
    return [events.Left(seat=seat, stand_in=table.made.stand_in if table.made.absent == "bot" else "")]


def forget(table: Table, who: str) -> list[Event]:
    """Remove somebody from a table, with their name. Before the game their table closes; during it, a bot takes over,
    because they can't come back."""
    stand_in = table.made.stand_in if table.made and table.phase in ("shuffling", "playing") else ""
    found: list[Event] = [events.Forgotten(seat=seat, stand_in=stand_in) for seat in table.holds(who)]
    if table.host == who and table.phase in ("waiting", "shuffling"):
        found.append(events.Closed())
    return found


def return_to_seat(table: Table, who: str, seat: int) -> list[Event]:
    """Return after leaving or running out of time."""
    check_phase(table, "playing")
    if not table.seats[own_seat(table, who, seat)].away:
        raise Problem("not_away")
    return [events.Returned(seat=seat)]


def time_out(table: Table, now: int) -> list[Event]:
    """Time out the player to move, if their time is up."""
    if table.to_play is None or table.bot_to_play or table.due is None or now < table.due:
        return []
    assert table.made
    return [events.TimedOut(seat=table.to_play, stand_in=table.made.stand_in)]


def pause(table: Table, outages: Sequence[tuple[int, int]]) -> events.ClockPaused | None:
    """The time to refund to the player to move: each outage once, oldest first, plus a grace period."""
    if table.to_play is None or table.bot_to_play or not (table.made and table.made.clock):
        return None
    since = max(table.clock_since, table.paused_until)
    lost = 0
    for began, ended in reversed(outages):
        if ended <= since:
            break
        lost += ended - max(began, since)
    return events.ClockPaused(milliseconds=lost + _GRACE, until=outages[-1][1]) if lost else None


def close(table: Table, who: str) -> list[Event]:
    """Close a table before the game begins."""
    if table.phase not in ("waiting", "shuffling"):
        raise Problem("not_waiting")
    check_host(table, who)
    return [events.Closed()]


# --- the shuffle ---


def begin(table: Table, who: str, number: str = "") -> list[Event]:
    """Fix the pledges. If no number is missing, deal immediately."""
    check_phase(table, "waiting")
    check_host(table, who)
    free = [seat + 1 for seat, each in enumerate(table.seats) if each.kind == "open"]
    if free:
        raise Problem("seats_open", seats=", ".join(map(str, free)))
    found: list[Event] = [events.Begun()]
    untold = table.untold
    if number:
        own = [seat for seat in table.holds(who) if seat in untold]
        if not own:
            raise Problem("no_pledge")
        found.append(_told(table, own[0], number))
        untold.remove(own[0])
    return found if untold else [*found, events.Dealt()]


def reveal(table: Table, who: str, seat: int, number: str) -> list[Event]:
    """Reveal a number for the shuffle; after the last one, deal."""
    if table.shuffle.numbers.get(own_seat(table, who, seat)) == number:
        return []  # already revealed: with the start, or from another tab
    check_phase(table, "shuffling")
    if seat not in table.untold:
        raise Problem("no_pledge")
    told = _told(table, seat, number)
    return [told] if table.untold != [seat] else [told, events.Dealt()]


def _told(table: Table, seat: int, number: str) -> events.Told:
    if digest(number) != table.shuffle.pledges[seat]:
        raise Problem("shuffle_number", seat=seat + 1)
    return events.Told(seat=seat, number=number)


def deal(table: Table, who: str) -> list[Event]:
    """Deal without the missing numbers: the record shows whose they are."""
    check_phase(table, "shuffling")
    check_host(table, who)
    return [events.Dealt()]


# --- play ---


def move(table: Table, seats: Sequence[int], seq: int, action: str | int) -> list[Event]:
    """Play an action for the holder of these seats; `seq` is the last event they know."""
    match = _playing(table, seats, seq)
    assert table.to_play is not None
    number = match.parse(action) if isinstance(action, str) else action
    if refusal := match.refusal(number):
        raise NomarchError.of(refusal)
    return [events.Moved(seat=table.to_play, action=match.text(number))]


def bot_move(table: Table, decided_seq: int, action: int) -> list[Event]:
    """Play a bot's choice, unless the game has moved on or the player is back."""
    if table.decided_seq != decided_seq or not table.bot_to_play:
        return []
    match = table.match
    assert match
    assert table.to_play is not None
    # A custom bot may fail; the game continues anyway.
    legal = action if match.refusal(action) is None else match.legal[0]
    return [events.Moved(seat=table.to_play, action=match.text(legal))]


def undo(table: Table, seats: Sequence[int], seq: int, actions: int | None) -> list[Event]:
    """Undo some of the last actions, or as many as allowed."""
    _playing(table, seats, seq)
    assert table.to_play is not None
    if table.undos >= MOST_UNDOS:
        raise Problem("undo_spent", most=MOST_UNDOS)
    most = table.can_undo
    wanted = most if actions is None else actions
    if not 0 < wanted <= most:
        raise Problem("undo_too_far", most=most)
    return [events.Undone(seat=table.to_play, actions=wanted)]


def _playing(table: Table, seats: Sequence[int], seq: int) -> Match:
    if table.phase == "over":
        raise Problem("game_over")
    check_phase(table, "playing")
    assert table.match
    if not seats:
        raise Forbidden("not_seated")
    if not table.decided_seq <= seq <= table.seq:
        raise Stale("stale", seq=table.seq)
    if table.to_play not in seats:
        raise Problem("not_your_turn", seat=(table.to_play or 0) + 1)
    if table.bot_to_play:
        raise Problem("bot_plays")
    return table.match


def rematch(table: Table, who: str, network: str = "") -> list[Event]:
    """A new table for the same people, each moved by one seat; they pledge again when they join. At a rated one the
    others sit down themselves, which is how they agree to it."""
    check_phase(table, "over")
    if table.made is None or not (table.holds(who) or who == table.host):
        raise Forbidden("not_seated")
    made, sitting = table.made, [*table.seats[-1:], *table.seats[:-1]]
    seats = [_again(seat, who) for seat in sitting]
    plan = Plan(
        made.game, seats, made.options, made.listed and not made.rated, made.clock, made.absent, made.stand_in,
        made.components, made.rated,
    )  # fmt: skip
    found = create(plan, who, rematch_of=table.id, network=network)
    if made.rated:
        return found
    for number, (seat, planned) in enumerate(zip(sitting, seats, strict=True)):
        devices = sorted(seat.who - {who})
        if planned.kind == "open" and devices:
            found.append(events.Joined(seat=number, who=devices.pop(), name=seat.name))
        found += [events.Carried(seat=number, who=device) for device in devices]
    return found


def _again(seat: Seat, who: str) -> SeatPlan:
    if seat.kind == "bot":
        return SeatPlan(kind="bot", name=seat.name, level=seat.level)
    return SeatPlan(kind="person", name=seat.name) if who in seat.who else SeatPlan()
