"""The daily deal: the same for everybody, unknown before its day, verifiable after it."""

from __future__ import annotations

import asyncio

import orjson
import pytest

from nomarch import load
from nomarch.bots import find
from nomarch.play.fairness import bot_seed, digest, verify
from nomarch.server.domain import commands, events
from nomarch.server.domain.daily import (
    LEVELS,
    begins,
    commitment_of,
    create_daily,
    day_of,
    ends,
    later,
    result_of,
    reveals,
    secret_of,
)
from nomarch.server.domain.table import Table
from nomarch.server.domain.views import TableView
from nomarch.text.errors import Failed, NomarchError

KEY, DAY = b"k" * 32, "2026-11-18"
NOON = begins(DAY) + 12 * 3_600_000


def dealt(who: str = "ann", *, game: str = "nile", day: str = DAY, counts: bool = True) -> Table:
    table = Table("222222222222")
    for event in create_daily(KEY, game, day, begins(day), who, "Ann", counts=counts):
        table.apply(event, at=NOON)
    return table


def finish(table: Table, at: int = NOON) -> Table:
    """Play to the end: the person takes the first legal action, bots reply as on a server."""
    while table.phase == "playing":
        assert table.match
        if level := table.bot_to_play:
            known = table.match.information_state(bot_seed(table.shuffle.secret))
            found = commands.bot_move(table, table.decided_seq, find(level)(known))
        else:
            found = commands.move(table, [0], table.seq, table.match.legal[0])
        for event in found:
            table.apply(event, at=at)
    return table


def test_a_day_is_a_date_in_utc() -> None:
    assert day_of(begins(DAY)) == DAY == day_of(ends(DAY) - 1)
    assert day_of(ends(DAY)) == later(DAY, 1) == "2026-11-19"
    assert later("2026-12-31", 1) == "2027-01-01"
    assert ends(DAY) < reveals(DAY) < ends(later(DAY, 1))


@pytest.mark.parametrize("day", ["2026-02-30", "1999-01-01", "20261118x", ""])
def test_a_date_without_a_deal_is_refused(day: str) -> None:
    with pytest.raises(NomarchError) as refused:
        begins(day)
    assert refused.value.message.key == "no_such_day"


def test_each_day_and_game_has_a_secret_of_its_own_whose_digest_is_public() -> None:
    secrets = {secret_of(KEY, game, day) for game in ("nile", "fertility") for day in (DAY, "2026-11-19")}
    assert len(secrets) == 4
    assert secret_of(b"other", "nile", DAY) not in secrets
    assert commitment_of(KEY, "nile", DAY) == digest(secret_of(KEY, "nile", DAY))


def test_everybody_gets_the_same_deal_against_the_same_bots() -> None:
    ann, bob = dealt("ann"), dealt("bob")
    assert ann.match
    assert bob.match
    assert ann.match.deal_lines() == bob.match.deal_lines()
    assert [seat.level for seat in ann.seats] == ["", *LEVELS]
    other = dealt(day="2026-11-19").match
    assert other
    assert other.deal_lines() != ann.match.deal_lines()


def test_a_deal_is_not_out_before_its_day() -> None:
    with pytest.raises(NomarchError) as refused:
        create_daily(KEY, "nile", DAY, begins(DAY) - 1, "ann", "Ann", counts=True)
    assert refused.value.message.key == "daily_not_yet"


def test_the_same_play_gives_the_same_game() -> None:
    ann, bob = finish(dealt("ann")), finish(dealt("bob"))
    assert ann.match
    assert bob.match
    assert ann.match.actions == bob.match.actions
    assert result_of(ann) == result_of(bob) == (ann.match.rank_keys[0], ann.match.scores[0])


def test_the_secret_is_told_after_the_day_and_not_with_the_end_of_a_game() -> None:
    table, now = finish(dealt()), [NOON]
    view = TableView(table, lambda: now[0])

    def told() -> str:
        return orjson.dumps(view.show("ann", None)).decode() + view.message("bob", None, 0, [])

    def record() -> str:
        return asyncio.run(view.record(None))

    secret = secret_of(KEY, "nile", DAY)
    assert secret not in told() + record()
    with pytest.raises(Failed):
        verify(load(record()))
    now[0] = reveals(DAY)
    assert told().count(secret) == 2
    assert verify(load(record())).commitment == commitment_of(KEY, "nile", DAY)


def test_only_an_attempt_that_its_player_finished_in_time_counts() -> None:
    assert result_of(dealt()) is None
    assert result_of(finish(dealt(counts=False))) is None
    assert result_of(finish(dealt(), at=reveals(DAY) - 1))
    assert result_of(finish(dealt(), at=reveals(DAY))) is None
    kicked = dealt()
    kicked.apply(events.Kicked(seat=0, stand_in="random"), at=NOON)
    assert result_of(finish(kicked)) is None
