"""Jobs are committed in groups, and each gets its own result."""

from __future__ import annotations

import asyncio

import pytest

from nomarch.server.store.group_commit import GroupCommit


class Writer:
    """Records the groups; a negative number fails alone, zero fails the whole group."""

    def __init__(self) -> None:
        self.groups: list[list[int]] = []

    async def write(self, jobs: list[int]) -> list[str | Exception]:
        self.groups.append(jobs)
        await asyncio.sleep(0)
        if 0 in jobs:
            raise OSError("the disk is full")
        return [str(job) if job > 0 else ValueError(job) for job in jobs]


def run(*jobs: int, most: int = 3) -> tuple[list[list[int]], list[str | BaseException]]:
    writer = Writer()

    async def add_all() -> list[str | BaseException]:
        group: GroupCommit[int, str] = GroupCommit(writer.write, most)
        outcomes = await asyncio.gather(*(group.add(job) for job in jobs), return_exceptions=True)
        await group.finish()
        return outcomes

    return writer.groups, asyncio.run(add_all())


def test_what_comes_together_is_written_together_but_no_more_than_so_many() -> None:
    groups, outcomes = run(1, 2, 3, 4, 5)
    assert groups == [[1, 2, 3], [4, 5]]
    assert outcomes == ["1", "2", "3", "4", "5"]


def test_a_job_that_fails_does_not_take_the_others_along() -> None:
    _, outcomes = run(1, -2, 3)
    assert (outcomes[0], outcomes[2]) == ("1", "3")
    assert isinstance(outcomes[1], ValueError)


def test_a_transaction_that_fails_fails_all_its_jobs_and_no_later_ones() -> None:
    groups, outcomes = run(1, 0, 2, 3)
    assert groups == [[1, 0, 2], [3]]
    assert [type(each) for each in outcomes] == [OSError, OSError, OSError, str]


def test_one_who_gave_up_waiting_leaves_the_others_theirs() -> None:
    writer = Writer()

    async def give_up() -> str:
        group: GroupCommit[int, str] = GroupCommit(writer.write, 3)
        impatient = asyncio.create_task(group.add(1))
        patient = asyncio.create_task(group.add(2))
        await asyncio.sleep(0)
        impatient.cancel()
        with pytest.raises(asyncio.CancelledError):
            await impatient
        return await patient

    assert asyncio.run(give_up()) == "2"
