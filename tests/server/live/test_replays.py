"""Visitors may replay records, but can't keep the server busy with it."""

import asyncio
import threading
import time
from pathlib import Path

import pytest

from nomarch.server.domain.problems import TooMany
from nomarch.server.live.replays import Replays
from tests.server.knocking import ask
from tests.server.live.test_ratelimit import RECORD, limited
from tests.server.players import LONG
from tests.server.serving import serving


def test_a_network_may_have_so_many_records_checked(tmp_path: Path) -> None:
    body = {"record": RECORD.read_text(encoding="utf-8")}
    with serving(limited(tmp_path, verify=2)) as server:
        statuses = [ask(server, "POST", "/api/verify", json=body).status_code for _ in range(4)]
        assert statuses == [200, 200, 429, 429]
        # Requests that don't parse cost nothing, and don't count.
        assert ask(server, "POST", "/api/verify", json={}).status_code == 400


def test_a_network_may_look_back_so_often(tmp_path: Path) -> None:
    with serving(limited(tmp_path, look=6)) as server:
        table = ask(server, "POST", "/api/records", json={"record": RECORD.read_text(encoding="utf-8")}).json()["table"]
        for _ in range(2):
            for what in ("record", "course", "moments/3"):
                assert ask(server, "GET", f"/api/tables/{table}/{what}").status_code == 200
        assert {ask(server, "GET", f"/api/tables/{table}/{what}").status_code for what in ("record", "course")} == {429}
        assert ask(server, "GET", f"/api/tables/{table}").status_code == 200


def test_one_record_is_replayed_at_a_time_and_only_a_few_of_a_network_wait() -> None:
    go_on, running, most = threading.Event(), [0], [0]

    def replay(answer: int) -> int:
        running[0] += 1
        most[0] = max(most[0], running[0])
        assert go_on.wait(LONG)
        running[0] -= 1
        return answer

    async def flood() -> None:
        replays = Replays()
        tasks = [asyncio.create_task(replays.run("flood", replay, number)) for number in range(20)]
        other = asyncio.create_task(replays.run("other", replay, 99))
        deadline = time.monotonic() + LONG
        while sum(task.done() for task in tasks) < 16:
            assert time.monotonic() < deadline
            await asyncio.sleep(0.01)
        go_on.set()
        found = await asyncio.gather(*tasks, return_exceptions=True)
        assert [each for each in found if isinstance(each, int)] == [0, 1, 2, 3]
        assert sum(isinstance(each, TooMany) for each in found) == 16
        assert await other == 99
        # Finished replays make room.
        assert await replays.run("flood", replay, 7) == 7
        with pytest.raises(ZeroDivisionError):
            await replays.run("flood", lambda: 1 // 0)
        assert not replays._networks

    asyncio.run(flood())
    assert most == [1]
