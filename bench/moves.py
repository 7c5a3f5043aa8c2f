"""CPU time of the server for a move, without the network: `python bench/moves.py` (README.md beside this file).

Plays whole games of random moves over stub sockets, so that only our code is measured: parsing the message, the rules,
storing the event, and one message per watcher. `--profile` prints a profile.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import pstats
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from typing import Any, ClassVar

import orjson
from starlette.datastructures import Headers

from nomarch.server.domain import commands
from nomarch.server.domain.events import SeatPlan
from nomarch.server.http.websocket import Connection
from nomarch.server.live.hub import Watcher
from nomarch.server.service import Service
from nomarch.server.settings import Settings
from nomarch.server.store import StoredEvent, TableSummary


class Socket:
    """A stub socket."""

    headers = Headers()
    client = None
    scope: ClassVar[dict[str, Any]] = {"headers": []}

    def __init__(self) -> None:
        self.inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.tables = asyncio.Semaphore(0)  # how many have come
        self.bytes = 0

    async def receive(self) -> dict[str, Any]:
        """The client's next message."""
        return await self.inbox.get()

    async def send_text(self, text: str) -> None:
        """Count a message; an error is not expected."""
        self.bytes += len(text)
        if text.startswith('{"type":"table"'):
            self.tables.release()
        assert not text.startswith('{"type":"error"'), text

    async def close(self, code: int) -> None:
        """Nothing to close."""


async def game(service: Service, name: str, players: int, spectators: int, seed: int) -> tuple[int, float, int]:
    """Play one game; returns the number of moves, CPU seconds and bytes sent."""
    dice = random.Random(seed)
    plan = commands.Plan(name, [SeatPlan(kind="person") for _ in range(players)])
    live, _ = await service.hub.create(commands.create(plan, "ann"))
    await service.hub.ask(live.table.id, lambda table, now: commands.begin(table, "ann"))
    sockets = [Socket() for _ in range(players + spectators)]
    talks = []
    for seat, socket in enumerate(sockets):
        who, from_seat = ("ann", seat) if seat < players else (f"spectator {seat}", None)
        watcher = Watcher(who, from_seat, from_seat)
        talk = Connection(service, live, socket, watcher)  # type: ignore[arg-type]
        talks.append(service.hub.spawn(talk.run()))
    for socket in sockets:
        await asyncio.wait_for(socket.tables.acquire(), 60)
    moves, began, sent = 0, time.process_time(), sum(socket.bytes for socket in sockets)
    while live.table.phase == "playing":
        match, to_play = live.table.match, live.table.to_play
        assert match is not None
        assert to_play is not None
        asked = {"type": "move", "seq": live.table.seq, "action": dice.choice(match.legal), "key": f"move-{moves}"}
        sockets[to_play].inbox.put_nowait({"type": "websocket.receive", "text": orjson.dumps(asked).decode()})
        for socket in sockets:
            await socket.tables.acquire()
        moves += 1
    used = time.process_time() - began
    for task in talks:
        task.cancel()
    await asyncio.gather(*talks, return_exceptions=True)
    return moves, used, sum(socket.bytes for socket in sockets) - sent


async def forget(head: TableSummary, events: Sequence[StoredEvent], who: Sequence[str]) -> None:
    """Replaces storing events: waking the writing thread costs as much as everything else, and varies more."""


async def measure(chosen: argparse.Namespace) -> None:
    """Games of each kind, in turn."""
    with tempfile.TemporaryDirectory(prefix="nomarch-moves-") as folder:
        service = Service(Settings(database=f"sqlite:///{folder}/moves.db", workers=1, rates={}))
        await service.hub.start()
        if not chosen.disk:
            service.hub.store.append = forget  # type: ignore[method-assign]
        profile = cProfile.Profile()
        for name in chosen.games:
            await game(service, name, chosen.players, chosen.spectators, 0)  # loads the compiled rules
            if chosen.profile:
                profile.enable()
            played = [await game(service, name, chosen.players, chosen.spectators, n + 1) for n in range(chosen.rounds)]
            profile.disable()
            each = sorted(1000 * used / moves for moves, used, _ in played)
            moves = sum(moves for moves, _, _ in played)
            print(
                f"{name}, {chosen.players} players, {chosen.spectators} spectators: {statistics.median(each):.3f} ms "
                f"of CPU a move ({each[0]:.3f}-{each[-1]:.3f}), {moves} moves, "
                f"{sum(sent for _, _, sent in played) // moves} bytes a move"
            )
        if chosen.profile:
            pstats.Stats(profile).sort_stats(chosen.sort).print_stats(chosen.profile)
        await service.hub.stop()


def main() -> int:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="*", default=["fertility", "nile"])
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--spectators", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=5, help="games of each kind, after one that warms up")
    parser.add_argument("--disk", action="store_true", help="keep the events, too")
    parser.add_argument("--profile", type=int, default=0, metavar="LINES", help="where the time goes")
    parser.add_argument("--sort", default="tottime", help="how the profile is sorted")
    asyncio.run(measure(parser.parse_args()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
