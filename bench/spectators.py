"""CPU time of the server for spectators who join one table: `python -m bench.spectators` (README.md beside this file).

They come one after the other through the sockets of bench/moves.py; then one move is made, and they leave.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time

from bench.moves import Socket
from nomarch.server.domain import commands
from nomarch.server.domain.events import SeatPlan
from nomarch.server.http.websocket import Connection
from nomarch.server.live.hub import Watcher
from nomarch.server.service import Service
from nomarch.server.settings import Settings


async def measure(spectators: int, moves: int) -> None:
    """Join, receive a move, leave."""
    with tempfile.TemporaryDirectory(prefix="nomarch-spectators-") as folder:
        service = Service(Settings(database=f"sqlite:///{folder}/tables.db", workers=1, rates={}))
        await service.hub.start()
        plan = commands.Plan("fertility", [SeatPlan(kind="person") for _ in range(4)])
        live, _ = await service.hub.create(commands.create(plan, "ann"))
        await service.hub.ask(live.table.id, lambda table, now: commands.begin(table, "ann"))

        async def move() -> None:
            match = live.table.match
            assert match is not None
            seq, action = live.table.seq, match.legal[-1]
            await service.hub.ask(live.table.id, lambda table, now: commands.move(table, [0, 1, 2, 3], seq, action))

        for _ in range(moves):
            await move()
        sockets, talks = [Socket() for _ in range(spectators)], []
        began = time.process_time()
        for number, socket in enumerate(sockets):
            talk = Connection(service, live, socket, Watcher(f"spectator {number}", None, None))  # type: ignore[arg-type]
            talks.append(service.hub.spawn(talk.run()))
            await socket.tables.acquire()
        print(f"{spectators} join after {moves} moves: {time.process_time() - began:.2f} s of CPU")
        began = time.process_time()
        await move()
        for socket in sockets:
            await socket.tables.acquire()
        print(f"a move for all of them: {1000 * (time.process_time() - began):.0f} ms of CPU")
        began = time.process_time()
        for task in talks:
            task.cancel()
        await asyncio.gather(*talks, return_exceptions=True)
        print(f"they leave: {time.process_time() - began:.2f} s of CPU")
        await service.hub.stop()


def main() -> int:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--spectators", type=int, default=2000)
    parser.add_argument("--moves", type=int, default=40, help="made before they come")
    chosen = parser.parse_args()
    asyncio.run(measure(chosen.spectators, chosen.moves))
    return 0


if __name__ == "__main__":
    sys.exit(main())
