"""Statements for both databases, and transactions that read before they write."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from nomarch.server.store.statements import Steps, for_postgres, take_steps, take_steps_async


def moved() -> Steps[int]:
    """A transaction that writes what it has read."""
    ((found,),) = yield "SELECT ?", [20]
    yield "UPDATE ?", [found + 1]
    return int(found) + 2


def test_parameters_are_numbered_for_postgresql() -> None:
    assert (
        for_postgres("SELECT a FROM b WHERE c = ? AND d IN (?, ?)") == "SELECT a FROM b WHERE c = $1 AND d IN ($2, $3)"
    )
    assert for_postgres("SELECT 1") == "SELECT 1"


@pytest.mark.parametrize("waits", [False, True])
def test_a_transaction_gets_the_rows_of_each_statement_and_returns_its_result(waits: bool) -> None:
    ran = []

    def fetch(query: str, given: Sequence[Any]) -> list[Any]:
        ran.append((query, list(given)))
        return [tuple(given)]

    async def fetch_later(query: str, given: Sequence[Any]) -> list[Any]:
        return fetch(query, given)

    result = asyncio.run(take_steps_async(moved(), fetch_later)) if waits else take_steps(moved(), fetch)
    assert result == 22
    assert ran == [("SELECT ?", [20]), ("UPDATE ?", [21])]
