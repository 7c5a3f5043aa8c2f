"""HTTP routes for the page and for API clients; `history` has those for past positions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

from nomarch import bots
from nomarch.bots.packing import PackedState
from nomarch.games import registry
from nomarch.play import fairness
from nomarch.play.match import Match
from nomarch.server.domain import commands, seating
from nomarch.server.domain.commands import Plan
from nomarch.server.domain.events import Event
from nomarch.server.domain.table import Table
from nomarch.server.domain.views import error, named
from nomarch.server.http.addresses import is_loopback
from nomarch.server.http.identity import Visitor, network, service_of
from nomarch.server.http.origin import new_token
from nomarch.server.http.parameters import ERRORS, Guest, Name, Seat, SeatPath, json_answer
from nomarch.server.live.hub import OpenTable
from nomarch.server.live.summaries import as_listed, waiting_first
from nomarch.server.schemas import catalogue, requests, responses
from nomarch.server.schemas.table import TableAnswer
from nomarch.server.service import Service
from nomarch.text.errors import NomarchError

__all__ = ["router"]

router = APIRouter(prefix="/api", responses=ERRORS)

_A_WEEK = 7 * 86_400_000  # milliseconds

Before = Annotated[int, Query(ge=0, lt=2**53, description="The `updated` of the last table you know.")]
Last = Annotated[str, Query(pattern=f"{requests.TABLE_NAME}|^$", description=(
    "The `id` of the last one you know: with it, none that changed in the same millisecond is left out."))]  # fmt: skip


# --- catalogue ---


@router.get("/games", response_model=list[catalogue.GameInfo])
async def list_games(request: Request) -> list[dict[str, Any]]:
    """The games, their options and the bots."""
    own = service_of(request).settings.components
    levels = [{"name": name, "default": name == bots.DEFAULT} for name in bots.LEVELS]
    return [
        {
            "name": game.name,
            "players": list(game.seats),
            "secrets": game.secrets,
            "rules": game.version,
            "options": [
                {"name": option.name, "default": option.default, "values": list(option.values)}
                for option in game.options
            ],
            "components": named(registry.read_components(game, own[game.name])) if own.get(game.name) else None,
            "bots": levels,
        }
        for game in map(registry.find, registry.places())
    ]


@router.get("/server", response_model=catalogue.ServerInfo)
async def see_server(request: Request) -> dict[str, Any]:
    """The address for invitation links, and whether the server is ready."""
    service = service_of(request)
    settings = service.settings
    # A visitor on the server's own machine uses an address that nobody else can.
    near = not settings.proxied and request.client is not None and is_loopback(request.client.host)
    links = settings.public_url or (settings.network_url if near else "") or None
    return {"links": links, "preparing": service.preparation.stage, "leaderboard": settings.leaderboard}


@router.post("/identity", response_model=catalogue.Identity)
async def new_identity(request: Request) -> dict[str, Any]:
    """A new token for a program. Browsers get a cookie instead."""
    service = service_of(request)
    service.limits.take("identity", network(request, service.settings.proxied))
    # Never the cookie's token: scripts must not be able to read it.
    return {"token": new_token()}


@router.get("/tables", response_model=list[responses.TableSummary])
async def list_tables(request: Request, before: Before = 0, last: Last = "") -> list[dict[str, Any]]:
    """The lobby: listed tables waiting for players, fifty per page, last changed first."""
    heads = await service_of(request).hub.store.heads(phase="waiting", listed=True, before=before, last=last)
    return [as_listed(head) for head in heads]


@router.get("/running", response_model=list[responses.TableSummary])
async def running_tables(request: Request, before: Before = 0, last: Last = "") -> list[dict[str, Any]]:
    """Listed games in progress, to watch: fifty per page, last changed first. Not those unchanged for a week."""
    hub = service_of(request).hub
    heads = await hub.store.heads(phase="playing", listed=True, before=before, last=last)
    return [as_listed(head) for head in heads if head.updated > hub.now() - _A_WEEK]


@router.get("/me/tables", response_model=list[responses.TableSummary])
async def my_tables(request: Request, guest: Guest) -> list[dict[str, Any]]:
    """The tables that you last joined, at most fifty games in progress and fifty others. Those that wait for you come
    first, then games in progress, then tables that haven't begun, each group last changed first."""
    store = service_of(request).hub.store
    heads = [*await store.heads(who=guest.who, phase="playing"), *await store.heads(who=guest.who)]
    return waiting_first(list({head.id: as_listed(head, guest.who) for head in heads}.values()))


@router.get("/finished", response_model=list[responses.TableSummary])
async def finished_tables(request: Request, before: Before = 0, last: Last = "") -> list[dict[str, Any]]:
    """Finished listed games, fifty per page, latest first."""
    heads = await service_of(request).hub.store.heads(phase="over", listed=True, before=before, last=last)
    return [as_listed(head) for head in heads]


# --- tables ---


@router.post("/tables", response_model=responses.Answer, status_code=201)
async def create_table(request: Request, guest: Guest, asked: requests.CreateRequest) -> dict[str, Any]:
    """Create a table. You hold the seats planned for a person."""
    service = service_of(request)
    service.limits.take("create", guest.network)
    components = "" if asked.standard else service.settings.components.get(asked.game, "")
    plan = Plan(
        asked.game,
        asked.seats,
        asked.options,
        asked.listed,
        asked.clock,
        asked.absent,
        asked.stand_in,
        components,
        asked.rated,
    )
    live, seq = await service.create(plan, guest.who, guest.network, asked.pledge, asked.key)
    return {"table": live.table.id, "seq": seq}


@router.post("/records", response_model=responses.Answer, status_code=201)
async def upload_record(request: Request, guest: Guest, asked: requests.RecordRequest) -> dict[str, Any]:
    """Upload a record to replay it here."""
    service = service_of(request)
    service.limits.take("create", guest.network)
    live, seq = await service.upload(asked.record, guest.who, guest.network)
    return {"table": live.table.id, "seq": seq}


@router.get("/tables/{name}", response_class=Response, responses={200: {"model": TableAnswer}})
async def see_table(
    request: Request, guest: Guest, name: Name, seat: Seat = None,
    since: Annotated[int, Query(ge=0, lt=2**31, description="The last event you know: the log starts after it.")] = 0,
) -> Response:  # fmt: skip
    """The table as you may see it."""
    service = service_of(request)
    return json_answer(await service.show(await service.hub.open(name), guest.who, seat, since))


async def _ask(
    request: Request, guest: Visitor, name: str, decide: Callable[[Table, int], list[Event]], key: str = ""
) -> dict[str, Any]:
    service = service_of(request)
    service.limits.take("act", guest.who)
    return {"table": name, "seq": await service.ask(name, decide, guest.who, key)}


@router.post("/tables/{name}/join", response_model=responses.Answer)
async def join(request: Request, guest: Guest, name: Name, asked: requests.JoinRequest) -> dict[str, Any]:
    """Take an open seat, or change the name on your own."""
    return await _ask(
        request, guest, name, lambda table, now: commands.join(table, guest.who, asked.seat, asked.name, asked.pledge),
        asked.key,
    )  # fmt: skip


@router.post("/tables/{name}/leave", response_model=responses.Answer)
async def leave(request: Request, guest: Guest, name: Name, asked: requests.SeatRequest) -> dict[str, Any]:
    """Leave a seat of yours."""
    return await _ask(request, guest, name, lambda table, now: commands.leave(table, guest.who, asked.seat), asked.key)


@router.post("/tables/{name}/return", response_model=responses.Answer)
async def return_to_seat(request: Request, guest: Guest, name: Name, asked: requests.SeatRequest) -> dict[str, Any]:
    """Return to your seat after leaving or running out of time."""
    return await _ask(
        request, guest, name, lambda table, now: commands.return_to_seat(table, guest.who, asked.seat), asked.key
    )


@router.post("/tables/{name}/close", response_model=responses.Answer)
async def close(request: Request, guest: Guest, name: Name) -> dict[str, Any]:
    """Close your table before the game begins."""
    return await _ask(request, guest, name, lambda table, now: commands.close(table, guest.who))


@router.post("/tables/{name}/seats/{seat}/bot", response_model=responses.Answer)
async def add_bot(
    request: Request, guest: Guest, name: Name, seat: SeatPath, asked: requests.BotRequest
) -> dict[str, Any]:
    """Give an open seat of your table to a bot, before the game begins."""
    return await _ask(
        request, guest, name, lambda table, now: seating.add_bot(table, guest.who, seat, asked.level), asked.key
    )


@router.delete("/tables/{name}/seats/{seat}/bot", response_model=responses.Answer)
async def remove_bot(request: Request, guest: Guest, name: Name, seat: SeatPath) -> dict[str, Any]:
    """Replace a bot at your table by an open seat, before the game begins."""
    return await _ask(request, guest, name, lambda table, now: seating.remove_bot(table, guest.who, seat))


@router.post("/tables/{name}/seats/{seat}/name", response_model=responses.Answer)
async def rename(
    request: Request, guest: Guest, name: Name, seat: SeatPath, asked: requests.RenameRequest
) -> dict[str, Any]:
    """Rename a seat of yours, or a bot at your table, before the game begins."""
    return await _ask(
        request, guest, name, lambda table, now: seating.rename(table, guest.who, seat, asked.name), asked.key
    )


@router.delete("/tables/{name}/seats/{seat}/person", response_model=responses.Answer)
async def free_seat(request: Request, guest: Guest, name: Name, seat: SeatPath) -> dict[str, Any]:
    """Free a taken seat at your table, before the game begins. The player may join again."""
    return await _ask(request, guest, name, lambda table, now: seating.free_seat(table, guest.who, seat))


@router.post("/tables/{name}/order", response_model=responses.Answer)
async def reorder(request: Request, guest: Guest, name: Name, asked: requests.OrderRequest) -> dict[str, Any]:
    """Change the order of play at your table before the game begins. Links to its seats stop working."""
    return await _ask(
        request, guest, name, lambda table, now: seating.reorder(table, guest.who, asked.order), asked.key
    )


@router.get("/tables/{name}/seats/{seat}/link", response_model=responses.SeatLink)
async def seat_link(request: Request, guest: Guest, name: Name, seat: SeatPath) -> dict[str, Any]:
    """The secret that moves your seat to another device. It works once, and expires when the seat is joined or left."""
    service = service_of(request)
    live = await service.hub.open(name)
    return {"seat": seat, "secret": commands.seat_link(live.table, guest.who, seat, service.hub.key)}


@router.post("/tables/{name}/seats/{seat}/revoke", response_model=responses.Answer)
async def revoke(request: Request, guest: Guest, name: Name, seat: SeatPath) -> dict[str, Any]:
    """Sign every other device out of your seat; its links stop working."""
    return await _ask(request, guest, name, lambda table, now: commands.revoke(table, guest.who, seat))


@router.post("/tables/{name}/carry", response_model=responses.Answer)
async def claim_seat(request: Request, guest: Guest, name: Name, asked: requests.ClaimSeatRequest) -> dict[str, Any]:
    """Hold a seat on this device too, by its secret link."""
    key = service_of(request).hub.key
    return await _ask(
        request, guest, name, lambda table, now: commands.claim_seat(table, guest.who, asked.seat, asked.secret, key)
    )


@router.post("/tables/{name}/rematch", response_model=responses.Answer)
async def rematch(request: Request, guest: Guest, name: Name) -> dict[str, Any]:
    """Create a rematch table for the same people; everyone gets the same one."""
    service = service_of(request)
    service.limits.take("create", guest.network)
    live = await service.rematch(await service.hub.open(name), guest.who, guest.network)
    return {"table": live.table.id, "seq": live.table.seq}


# --- the shuffle ---


@router.post("/tables/{name}/start", response_model=responses.Answer)
async def start(request: Request, guest: Guest, name: Name, asked: requests.StartRequest) -> dict[str, Any]:
    """Start the game: nobody can join any more, and players reveal the numbers they pledged."""
    return await _ask(
        request, guest, name, lambda table, now: commands.begin(table, guest.who, asked.number), asked.key
    )


@router.post("/tables/{name}/tell", response_model=responses.Answer)
async def reveal(request: Request, guest: Guest, name: Name, asked: requests.RevealRequest) -> dict[str, Any]:
    """Reveal your number for the shuffle; after the last one, the server deals."""
    return await _ask(
        request, guest, name, lambda table, now: commands.reveal(table, guest.who, asked.seat, asked.number), asked.key
    )


@router.post("/tables/{name}/deal", response_model=responses.Answer)
async def deal(request: Request, guest: Guest, name: Name) -> dict[str, Any]:
    """Deal without the missing numbers; the record shows whose they are."""
    return await _ask(request, guest, name, lambda table, now: commands.deal(table, guest.who))


@router.post("/verify", response_model=responses.ShuffleCheck)
async def verify(request: Request, guest: Guest, asked: requests.RecordRequest) -> dict[str, Any]:
    """Verify that a record's deal follows from its secret and numbers."""
    service = service_of(request)
    service.limits.take("verify", guest.network)
    match, problem, found = await service.replays.run(
        guest.network, _check_shuffle, asked.record, service.own_components()
    )
    return {
        "fair": problem is None,
        "commitment": match.shuffle.get("commitment") or None,
        "numbers": len(found.numbers),
        "start": match.shuffle.get("start"),
        "unkept": [seat for seat in found.pledges if seat not in found.numbers],
        "reason": error(problem, guest.language) if problem else None,
    }


def _check_shuffle(record: str, own: Mapping[str, str]) -> tuple[Match, NomarchError | None, fairness.Shuffle]:
    """Replay a record and check its shuffle."""
    match, found = commands.replay(record, own), fairness.Shuffle("")
    try:
        found = fairness.Shuffle.read(match.shuffle)
        fairness.verify(match)
    except NomarchError as problem:
        return match, problem, found
    except (TypeError, ValueError):  # no server writes such lines: impossible seats or choices
        return match, NomarchError("shuffle_deal"), found
    return match, None, found


# --- play ---


@router.post("/tables/{name}/moves", response_model=responses.Answer)
async def move(request: Request, guest: Guest, name: Name, asked: requests.MoveRequest) -> dict[str, Any]:
    """Play an action."""
    seq = await service_of(request).act(name, guest.who, asked.seq, asked.action, asked.key)
    return {"table": name, "seq": seq}


@router.post("/tables/{name}/undo", response_model=responses.Answer)
async def undo(request: Request, guest: Guest, name: Name, asked: requests.UndoRequest) -> dict[str, Any]:
    """Undo your last actions, back to the start of your turn or the last reveal of hidden information."""
    seq = await service_of(request).undo(name, guest.who, asked.seq, asked.actions, asked.key)
    return {"table": name, "seq": seq}


@router.post("/tables/{name}/hint", response_model=responses.Hint)
async def hint(request: Request, guest: Guest, name: Name) -> dict[str, Any]:
    """The move of a strong bot that knows no more than you."""
    service = service_of(request)
    return await service.hint(await service.hub.open(name), guest.who)


@router.get("/tables/{name}/information", response_model=responses.Information)
async def information(request: Request, guest: Guest, name: Name) -> PackedState:
    """What you know when it is your turn, for a bot that searches: a full state in which everything hidden from you is
    sampled. `nomarch.client.Client.information_state` reads it."""
    service = service_of(request)
    return await service.information(await service.hub.open(name), guest.who)


@router.get("/tables/{name}/chat", response_model=list[responses.ChatLine])
async def read_chat(
    request: Request,
    name: Name,
    after: Annotated[int, Query(ge=0, lt=2**31, description="The last message you know.")] = 0,
) -> list[dict[str, Any]]:
    """The latest chat messages after one you know."""
    service = service_of(request)
    live = await service.hub.open(name)
    return [vars(line) for line in await service.hub.store.chat(live.table.id, after)]


@router.post("/tables/{name}/chat", response_model=responses.Answer)
async def send_chat(request: Request, guest: Guest, name: Name, asked: requests.ChatRequest) -> dict[str, Any]:
    """Send a chat message; `seq` is its number."""
    service: Service = service_of(request)
    live: OpenTable = await service.hub.open(name)
    return {"table": name, "seq": await service.say(live, guest.who, guest.network, asked.name, asked.text)}
