"""Players and spectators for our server: random bots, each on a socket of its own.

Prints "ready" when all are connected, plays after a line on standard input, prints "begin" after the warm-up and then
one line of JSON. A move counts when the server has acknowledged it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import resource
import secrets
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

import orjson
import uvloop
from websockets.asyncio.client import ClientConnection, connect

from nomarch.client import Client


@dataclass
class Count:
    """Counters between the warm-up and the end."""

    going: bool = False
    milliseconds: list[float] = field(default_factory=list)
    messages: int = 0
    bytes: int = 0


class Player:
    """A player at a table; without a token, a spectator."""

    def __init__(self, address: str, table: str, token: str, pace: float, count: Count) -> None:
        self._address = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/live"
        self._headers = {"Authorization": f"Bearer {token}"} if token else {}
        self._pace, self._count = pace, count
        self._sent: dict[str, float] = {}
        self._thinking: asyncio.Task[None] | None = None
        self.connected = asyncio.Event()

    async def run(self, start: asyncio.Event) -> None:
        """Play until cancelled."""
        async with connect(
            self._address, additional_headers=self._headers, compression=None, ping_interval=None
        ) as socket:
            async for text in socket:
                message = orjson.loads(text)
                if message["type"] == "table":
                    if self._count.going:
                        self._count.messages += 1
                        self._count.bytes += len(text)
                    if not start.is_set():
                        self.connected.set()
                        await start.wait()
                    if message["play"] and message["play"]["choices"]:
                        # The table may arrive before `done`: keep reading while thinking.
                        self._thinking = asyncio.create_task(self._decide(socket, message))
                elif message["type"] == "done":
                    then = self._sent.pop(message["key"])
                    if self._count.going:
                        self._count.milliseconds.append(1000 * (time.perf_counter() - then))
                elif message["type"] == "error":
                    raise AssertionError(message)

    def stop_thinking(self) -> None:
        """Stop moving."""
        if self._thinking:
            self._thinking.cancel()

    async def _decide(self, socket: ClientConnection, shown: dict[str, Any]) -> None:
        if self._pace:
            await asyncio.sleep(random.uniform(0.5, 1.5) * self._pace)
        key = secrets.token_hex(8)
        action = random.choice(shown["play"]["choices"])["action"]
        self._sent[key] = time.perf_counter()
        await socket.send(orjson.dumps({"type": "move", "seq": shown["seq"], "action": action, "key": key}).decode())


def make_table(address: str, game: str, players: int) -> tuple[str, list[str]]:
    """A table of people, and their tokens."""
    host, *others = [Client(address, secrets.token_urlsafe(24)) for _ in range(players)]
    table = host.create(game, [{"kind": "person", "name": "Ann"}] + [{"kind": "open"} for _ in others])
    for other in others:
        other.join(table)
    host.start(table)
    return table, [host.token, *(other.token for other in others)]


def make_bots(address: str, game: str, level: str) -> None:
    """A table of bots alone."""
    client = Client(address, secrets.token_urlsafe(24))
    client.start(client.create(game, [{"kind": "bot", "level": level} for _ in range(4)]))


async def play(chosen: argparse.Namespace) -> None:
    count, start = Count(), asyncio.Event()
    with ThreadPoolExecutor(8) as pool:
        work = [pool.submit(make_table, chosen.address, chosen.game, chosen.players) for _ in range(chosen.tables)]
        made = [each.result() for each in work]
        for _ in range(chosen.bot_tables):
            make_bots(chosen.address, chosen.game, chosen.level)
    players = [
        Player(chosen.address, table, token, chosen.pace, count)
        for table, tokens in made
        for token in [*tokens, *[""] * chosen.spectators]
    ]
    tasks = []
    for first in range(0, len(players), 50):
        tasks += [asyncio.create_task(player.run(start)) for player in players[first : first + 50]]
        await asyncio.gather(*(player.connected.wait() for player in players[first : first + 50]))
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    start.set()
    await asyncio.sleep(chosen.warmup)
    count.going = True
    print("begin", flush=True)
    cpu, began = _cpu(), time.perf_counter()
    await asyncio.sleep(chosen.seconds)
    count.going = False
    result = {
        "seconds": time.perf_counter() - began,
        "cpu": _cpu() - cpu,
        "bytes": round(count.bytes / max(1, count.messages)),
        "milliseconds": [round(each, 3) for each in count.milliseconds],
    }
    for player in players:
        player.stop_thinking()
    for task in tasks:
        if task.done() and not task.cancelled():
            task.result()
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    print(json.dumps(result), flush=True)


def _cpu() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("address")
    parser.add_argument("--game", default="fertility")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--spectators", type=int, default=1)
    parser.add_argument("--bot-tables", type=int, default=0)
    parser.add_argument("--level", default="scribe")
    parser.add_argument("--pace", type=float, default=0.0, help="seconds to think, give or take half")
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--warmup", type=float, default=2.0)
    uvloop.run(play(parser.parse_args()))


if __name__ == "__main__":
    main()
