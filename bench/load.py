"""Compare our server under load with boardgame.io's: `python bench/load.py` (README.md beside this file)."""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import platform
import re
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import psutil
from rich import box
from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.server.postgres import Postgres, temporary

ROOT = Path(__file__).resolve().parents[1]
PEER = ROOT / "bench" / "peers" / "boardgameio"
PLAYERS, SPECTATORS = 4, 1
console = Console()


@dataclass(frozen=True)
class Running:
    """A running server and its processes."""

    address: str
    process: psutil.Process
    database: psutil.Process | None = None

    def cpu(self) -> float:
        """CPU seconds so far, of server and database, their children included."""
        return sum(_cpu(process) for process in (self.process, self.database) if process)

    def memory(self) -> float:
        """Resident megabytes of the server's own process."""
        return float(self.process.memory_info().rss) / 1e6


def _cpu(process: psutil.Process) -> float:
    total = 0.0
    for each in (process, *process.children(recursive=True)):
        with contextlib.suppress(psutil.NoSuchProcess):
            used = each.cpu_times()
            total += used.user + used.system
    return total


Start = Callable[[], AbstractContextManager[Running]]


@contextlib.contextmanager
def ours(postgres: Postgres | None = None, workers: int = 1) -> Iterator[Running]:
    """Our server, on a new database."""
    with tempfile.TemporaryDirectory(prefix="nomarch-load-") as folder:
        name = Path(folder).name.replace("-", "_").lower()
        url = postgres.create(name) if postgres else f"sqlite:///{folder}/load.db"
        command = (sys.executable, "-m", "bench.load_server", url, "--workers", str(workers))
        with _process(command, ROOT, {}) as process:
            assert process.stdout
            for line in process.stdout:
                if found := re.search(r"http://\S+:\d+", line):
                    yield Running(found[0], psutil.Process(process.pid), _postmaster(url) if postgres else None)
                    return
        raise SystemExit("our server did not start")


def _postmaster(url: str) -> psutil.Process:
    port = str(urlsplit(url).port)
    for process in psutil.process_iter(["cmdline"]):
        command = process.info["cmdline"] or []
        if command and command[0].endswith("postgres") and port in command:
            return process
    raise SystemExit("PostgreSQL is not running")


@contextlib.contextmanager
def theirs(durable: bool) -> Iterator[Running]:
    """boardgame.io's server, on files or in memory."""
    with tempfile.TemporaryDirectory(prefix="boardgameio-load-") as folder, socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
        probe.close()
        settings = {"PORT": str(port), "NODE_ENV": "production"} | ({"FLATFILE_DIR": folder} if durable else {})
        with _process(("node", "server.cjs"), PEER, settings) as process:
            assert process.stdout
            if process.stdout.readline().strip() != "ready":
                raise SystemExit("boardgame.io's server did not start")
            yield Running(f"http://127.0.0.1:{port}", psutil.Process(process.pid))


@contextlib.contextmanager
def _process(command: Sequence[str], folder: Path, settings: dict[str, str]) -> Iterator[subprocess.Popen[str]]:
    environment = os.environ | settings
    process = subprocess.Popen(
        command, cwd=folder, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    try:
        yield process
    finally:
        family = psutil.Process(process.pid).children(recursive=True) if process.poll() is None else []
        process.terminate()
        try:
            process.wait(15)
        except subprocess.TimeoutExpired:
            console.print(f"{' '.join(command[:3])} did not stop when asked", style="red")
            process.kill()
            process.wait()
        for left in psutil.wait_procs(family, 5)[1]:
            console.print(f"{' '.join(command[:3])} left a process behind", style="red")
            left.kill()
        for pipe in (process.stdin, process.stdout):
            assert pipe
            with contextlib.suppress(BrokenPipeError):
                pipe.close()


@dataclass
class Round:
    """The measurements of one contestant in one round."""

    moves: int
    per_second: float
    p50: float  # milliseconds
    p99: float
    cpu_per_move: float  # milliseconds, of server and database
    server_share: float  # of one core
    client_share: float
    memory_per_table: float  # kilobytes
    bytes: int  # of the state as a viewer gets it


def run_clients(running: Running, command: Sequence[str], folder: Path, tables: int, idle: float = 0.0) -> Round:
    """Connect, play, and measure."""
    with _process(command, folder, {}) as clients:
        assert clients.stdin
        assert clients.stdout
        _expect(clients.stdout.readline(), "ready")
        memory = running.memory() - idle
        clients.stdin.write("go\n")
        clients.stdin.flush()
        _expect(clients.stdout.readline(), "begin")
        before = running.cpu()
        told = json.loads(clients.stdout.readline())
        used = running.cpu() - before
    took = sorted(told["milliseconds"])
    if not took:
        raise SystemExit("not one move was acknowledged")
    return Round(
        moves=len(took),
        per_second=len(took) / told["seconds"],
        p50=took[len(took) // 2],
        p99=took[len(took) * 99 // 100],
        cpu_per_move=1000 * used / len(took),
        server_share=used / told["seconds"],
        client_share=told["cpu"] / told["seconds"],
        memory_per_table=1000 * memory / tables,
        bytes=told["bytes"],
    )


def _expect(line: str, word: str) -> None:
    if line.strip() != word:
        raise SystemExit(f"the clients failed: {line.strip() or 'see above'}")


@dataclass
class Contestant:
    """A server to measure."""

    name: str
    durable: str  # the durability of an acknowledged move
    start: Start
    ours: bool = True
    rounds: list[Round] = field(default_factory=list)

    def command(self, address: str, tables: int, seconds: float, warmup: float, **more: Any) -> tuple[str, ...]:
        """The clients, as a command."""
        if not self.ours:
            return ("node", "clients.cjs", address, str(tables), str(seconds), str(warmup))
        options = {"tables": tables, "seconds": seconds, "warmup": warmup, "players": PLAYERS, "spectators": SPECTATORS}
        given = [f"--{name.replace('_', '-')}={value}" for name, value in (options | more).items()]
        return (sys.executable, "-m", "bench.load_clients", address, *given)

    def play(self, tables: int, seconds: float, **more: Any) -> Round:
        """One round on a server of its own, after a few tables that load its code."""
        folder = ROOT if self.ours else PEER
        with self.start() as running:
            run_clients(running, self.command(running.address, 4, 1.0, 1.0), folder, 4)
            idle = running.memory()
            command = self.command(running.address, tables, seconds, 3.0, **more)
            return run_clients(running, command, folder, tables, idle)

    def median(self, name: str) -> float:
        """The median over all rounds."""
        return float(statistics.median(getattr(each, name) for each in self.rounds))


def under_load(postgres: Postgres | None, chosen: argparse.Namespace) -> list[Contestant]:
    """Measure all contestants in turn, round after round."""
    everybody = [
        Contestant("nomarch, SQLite", "kept: fsync", ours),
        Contestant("nomarch, PostgreSQL", "kept: fsync", lambda: ours(postgres)),
        Contestant("boardgame.io, FlatFile", "sent, then written, no fsync", lambda: theirs(True), ours=False),
        Contestant("boardgame.io, memory", "not kept", lambda: theirs(False), ours=False),
    ]
    everybody = [each for each in everybody if any(word in each.name for word in chosen.only or [""])]
    for number in range(chosen.rounds):
        for contestant in everybody:
            more = {"game": chosen.game, "players": chosen.players} if contestant.ours else {}
            contestant.rounds.append(contestant.play(chosen.tables, chosen.seconds, **more))
            last = contestant.rounds[-1]
            console.print(f"round {number + 1}: {contestant.name}: {last.per_second:.0f} moves/s, "
                          f"{last.cpu_per_move:.2f} ms of CPU a move", style="dim")  # fmt: skip
    return everybody


def beside_bots(postgres: Postgres | None, chosen: argparse.Namespace) -> list[Contestant]:
    """Latency of people's moves on an idle server, and while bots occupy all workers."""
    cores = os.cpu_count() or 1
    everybody = [
        Contestant(f"{name}, {what}", "kept: fsync", partial(ours, store, cores))
        for name, store in (("SQLite", None), ("PostgreSQL", postgres))
        for what in ("idle", "bots think")
    ]
    for number in range(chosen.rounds):
        for contestant in everybody:
            bots = 4 * cores if contestant.name.endswith("think") else 0
            more = {"bot_tables": bots, "pace": 0.2, "players": 2, "spectators": 0}
            contestant.rounds.append(contestant.play(10, chosen.seconds, **more))
            last = contestant.rounds[-1]
            console.print(f"round {number + 1}: {contestant.name}: p50 {last.p50:.1f} ms, p99 {last.p99:.1f} ms",
                          style="dim")  # fmt: skip
    return everybody


def show_load(everybody: list[Contestant]) -> None:
    """A table of medians; ratios are taken round by round."""
    table = Table(box=box.MARKDOWN, show_edge=False)
    columns = ("server", "an acknowledged move is", "moves/s", "p50, ms", "p99, ms", "CPU a move, ms", "moves/CPU s",
               "kB a table", "state, bytes", "server, cores", "clients, cores")  # fmt: skip
    for title in columns:
        table.add_column(title, overflow="fold")
    for each in everybody:
        table.add_row(
            each.name, each.durable, f"{each.median('per_second'):.0f}", f"{each.median('p50'):.0f}",
            f"{each.median('p99'):.0f}", f"{each.median('cpu_per_move'):.2f}",
            f"{1000 / each.median('cpu_per_move'):.0f}", f"{each.median('memory_per_table'):.0f}",
            f"{each.median('bytes'):.0f}", f"{each.median('server_share'):.2f}", f"{each.median('client_share'):.2f}",
        )  # fmt: skip
    console.print(table)
    peers = [each for each in everybody if not each.ours]
    for mine in [each for each in everybody if each.ours]:
        for peer in peers:
            pairs = list(zip(mine.rounds, peer.rounds, strict=True))
            wall = [a.per_second / b.per_second for a, b in pairs]
            cpu = [b.cpu_per_move / a.cpu_per_move for a, b in pairs]
            console.print(f"{mine.name} / {peer.name}: {_spread(wall)} moves a second, {_spread(cpu)} a CPU second")


def _spread(ratios: list[float]) -> str:
    return f"{statistics.median(ratios):.2f} ({min(ratios):.2f}-{max(ratios):.2f})"


def show_bots(everybody: list[Contestant]) -> None:
    """Print the latency of people's moves."""
    table = Table(box=box.MARKDOWN, show_edge=False)
    for title in ("a person's move", "moves", "p50, ms", "p99, ms", "CPU of server and bots, cores"):
        table.add_column(title)
    for each in everybody:
        table.add_row(
            each.name, str(sum(one.moves for one in each.rounds)), f"{each.median('p50'):.1f}",
            f"{each.median('p99'):.1f}", f"{each.median('server_share'):.2f}",
        )  # fmt: skip
    console.print(table)


def machine() -> dict[str, Any]:
    """A description of the machine."""
    node = subprocess.run(("node", "--version"), capture_output=True, text=True, check=False).stdout.strip()
    return {"machine": platform.machine(), "cores": os.cpu_count(), "python": platform.python_version(), "node": node,
            "load": os.getloadavg()[0]}  # fmt: skip


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=6.0, help="of each round, after three of warming up")
    parser.add_argument("--tables", type=int, default=200, help="with five sockets each")
    parser.add_argument("--game", default="fertility", help="ours; nile has secrets, so every seat has its own view")
    parser.add_argument("--only", nargs="*", help="contestants whose name holds one of these words")
    parser.add_argument("--part", choices=("load", "bots"), help="only this part")
    parser.add_argument("--json", type=Path, help="every round's figures, for keeping")
    chosen = parser.parse_args()
    chosen.players = PLAYERS
    if shutil.which("node") and not (PEER / "node_modules").exists():
        subprocess.run(("npm", "ci", "--no-audit", "--no-fund", "--ignore-scripts"), cwd=PEER, check=True)
    found: dict[str, list[Contestant]] = {}
    with temporary() as postgres:
        if chosen.part != "bots":
            found["load"] = under_load(postgres, chosen)
        if chosen.part != "load":
            found["bots"] = beside_bots(postgres, chosen)
    if "load" in found:
        show_load(found["load"])
    if "bots" in found:
        show_bots(found["bots"])
    if chosen.json:
        kept = {part: {each.name: [asdict(one) for one in each.rounds] for each in everybody}
                for part, everybody in found.items()}  # fmt: skip
        chosen.json.write_text(json.dumps(machine() | kept, indent=2) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
