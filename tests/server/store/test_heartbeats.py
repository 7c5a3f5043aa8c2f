"""Heartbeats in a database: on disk when they may matter."""

from pathlib import Path

from tests.server.live.clocks import SECOND, Time, begin, hubs, run


def test_sqlite_writes_heartbeats_to_disk_only_while_a_clock_runs(tmp_path: Path) -> None:
    clock = Time()

    async def work() -> None:
        async with hubs(f"sqlite:///{tmp_path / 'tables.db'}", clock) as [hub]:
            db = hub.store._db  # type: ignore[attr-defined]

            async def writes(seconds: int) -> int:
                before = db.total_changes
                for _ in range(seconds):
                    clock.now += SECOND
                    await hub.heartbeat.beat()
                return int(db.total_changes - before)

            assert await writes(30) == 2
            await begin(hub, 60)
            assert await writes(10) == 10
            assert hub.heartbeat.outages == []

    run(work)
