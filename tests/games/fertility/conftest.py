"""The rule tests run on the engine and on the referee."""

from __future__ import annotations

import pytest

from tests.games.fertility.driver import Rules
from tests.games.fertility.positions import ENGINE
from tests.games.fertility.referee import REFEREE


@pytest.fixture(params=[ENGINE, REFEREE], ids=["engine", "referee"])
def rules(request: pytest.FixtureRequest) -> Rules:
    """A rules driver."""
    driver: Rules = request.param
    return driver
