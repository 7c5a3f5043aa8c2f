"""Rated tables: what is refused, what a game says about its players, and what that changes."""

from __future__ import annotations

import pytest

from nomarch.server.domain import commands, events, seating
from nomarch.server.domain.commands import Plan
from nomarch.server.domain.events import Clock, Event, SeatPlan
from nomarch.server.domain.ratings import NEW, PROVISIONAL, Rating, rate, result_of
from nomarch.server.domain.table import Table
from nomarch.text.errors import NomarchError

ANN, OPEN, BOT = SeatPlan(kind="person", name="Ann"), SeatPlan(), SeatPlan(kind="bot", level="random")
CLOCK = Clock(bank=300, increment=15)
KEY = b"key"


def after(table: Table, *found: Event) -> Table:
    for event in found:
        table.apply(event, table.at + 1000)
    return table


def waiting(*seats: SeatPlan) -> Table:
    plan = Plan("nile", seats or (ANN, OPEN), {"faster": "yes"}, clock=CLOCK, rated=True)
    return after(Table("t" * 12), *commands.create(plan, "ann"))


def playing(*others: str) -> Table:
    """A rated game of Ann's with others."""
    table = waiting(ANN, *[OPEN for _ in others])
    for who in others:
        after(table, *commands.join(table, who, None, who.title()))
    return after(table, *commands.begin(table, "ann"))


def finish(table: Table, *, leave: dict[str, int] | None = None) -> Table:
    """Play to the end, everybody by the first choice; some leave after so many actions."""
    assert table.match
    while table.phase == "playing":
        for who, actions in (leave or {}).items():
            (seat,) = table.holds(who)
            if len(table.match.actions) >= actions and not table.seats[seat].away:
                after(table, *commands.leave(table, who, seat))
        action = table.match.legal[0]
        if table.bot_to_play:
            after(table, *commands.bot_move(table, table.decided_seq, action))
        else:
            assert table.to_play is not None
            after(table, *commands.move(table, [table.to_play], table.seq, action))
    return table


def places(table: Table) -> dict[str, int]:
    return {each.who: each.place for each in result_of(table)}


def refused(*seats: SeatPlan, **changes: object) -> str:
    plan: dict[str, object] = {"clock": CLOCK, "rated": True}
    with pytest.raises(NomarchError) as found:
        commands.create(Plan("nile", seats, **(plan | changes)), "ann")  # type: ignore[arg-type]
    return found.value.message.key


def test_a_rated_table_is_for_people_with_a_device_and_a_name_each() -> None:
    assert refused(ANN, BOT) == "rated_people"
    assert refused(ANN, ANN) == "rated_people"
    assert refused(SeatPlan(kind="person"), OPEN) == "rated_name"
    assert refused(ANN, OPEN, clock=None) == "rated_clock"
    assert refused(ANN, OPEN, absent="wait") == "rated_clock"
    table = waiting()
    for work, key in (
        (lambda: commands.join(table, "ann", 1, "Ann"), "rated_people"),
        (lambda: commands.join(table, "bob", 1, " "), "rated_name"),
        (lambda: seating.add_bot(table, "ann", 1, ""), "rated_people"),
        (lambda: seating.rename(table, "ann", 0, ""), "rated_name"),
        (lambda: commands.seat_link(table, "ann", 0, KEY), "rated_no_links"),
        (lambda: commands.claim_seat(table, "bob", 0, "", KEY), "rated_no_links"),
    ):
        with pytest.raises(NomarchError) as found:
            work()
        assert found.value.message.key == key
    assert commands.join(table, "ann", 0, "Nefret")


def test_a_game_says_who_came_before_whom() -> None:
    table = playing("bob", "cid")
    assert result_of(table) == ()
    finish(table)
    assert table.match
    assert [each.place for each in result_of(table)] == table.match.ranks
    assert [each.name for each in result_of(table)] == ["Ann", "Bob", "Cid"]


def test_leaving_loses_and_the_first_to_leave_comes_last() -> None:
    assert places(finish(playing("bob"), leave={"ann": 6})) == {"ann": 2, "bob": 1}
    assert places(finish(playing("bob"), leave={"bob": 6})) == {"ann": 1, "bob": 2}
    found = places(finish(playing("bob", "cid"), leave={"bob": 6, "ann": 14}))
    assert found == {"cid": 1, "ann": 2, "bob": 3}
    # When nobody is left, bots finish the game, and those who stayed longer won.
    assert places(finish(playing("bob"), leave={"ann": 6, "bob": 14})) == {"ann": 2, "bob": 1}


def test_running_out_of_time_loses_even_for_one_who_returns() -> None:
    table = playing("bob")
    late = table.to_play
    assert late is not None
    after(table, *commands.time_out(table, table.clock_since + 1000 * CLOCK.bank))
    assert table.match
    after(table, *commands.bot_move(table, table.decided_seq, table.match.legal[0]))
    after(table, *commands.return_to_seat(table, ("ann", "bob")[late], late))
    assert places(finish(table))[("ann", "bob")[late]] == 2


def test_a_return_before_a_bot_decided_anything_costs_nothing() -> None:
    table = playing("bob")
    after(table, *commands.leave(table, "ann", 0))
    after(table, *commands.return_to_seat(table, "ann", 0))
    finish(table)
    assert table.match
    assert [each.place for each in result_of(table)] == table.match.ranks


def test_a_game_does_not_count_for_people_who_are_gone_or_play_against_themselves() -> None:
    table = finish(playing("bob"))
    assert places(after(table, *commands.forget(table, "bob"))) == {}
    table = playing("bob")
    after(table, events.Carried(seat=0, who="bob"))  # a profile that took its earlier device's seat along
    assert result_of(finish(table)) == ()


def test_the_rating_stays_with_the_one_who_sat_down() -> None:
    table = playing("bob")
    after(table, events.Carried(seat=0, who="fresh"))
    assert set(places(finish(table))) == {"ann", "bob"}


def test_other_games_are_not_rated() -> None:
    found = commands.create(Plan("nile", (ANN, OPEN), {"faster": "yes"}, clock=CLOCK), "ann")
    table = after(Table("t" * 12), *found)
    after(table, *commands.join(table, "bob", 1, ""))
    after(table, *commands.begin(table, "ann"))
    assert result_of(finish(table)) == ()


def test_a_rematch_is_rated_and_the_others_sit_down_themselves() -> None:
    table = finish(playing("bob"))
    again = after(Table("u" * 12), *commands.rematch(table, "bob"))
    assert again.rated
    assert [seat.kind for seat in again.seats].count("open") == 1
    assert again.holds("bob")
    assert not again.holds("ann")


# --- what a result changes ---


def test_winners_rise_losers_fall_and_both_become_more_certain() -> None:
    won, lost = rate([NEW, NEW], [1, 2])
    assert won.mu > NEW.mu > lost.mu
    assert won.mu - NEW.mu == pytest.approx(NEW.mu - lost.mu)
    assert max(won.sigma, lost.sigma) < NEW.sigma
    assert won.games == lost.games == 1
    draw, other = rate([NEW, NEW], [1, 1])
    assert draw == other
    assert draw.mu == pytest.approx(NEW.mu)


def test_five_players_are_rated_by_their_places() -> None:
    found = rate([NEW] * 5, [3, 1, 2, 5, 4])
    assert sorted(range(5), key=lambda seat: -found[seat].mu) == [1, 2, 0, 4, 3]


def test_beating_a_much_weaker_player_changes_little() -> None:
    strong, weak = Rating(2000, 60, 50), Rating(1200, 60, 50)
    won, _ = rate([strong, weak], [1, 2])
    lost, _ = rate([strong, weak], [2, 1])
    assert 0 < won.mu - strong.mu < 2
    assert strong.mu - lost.mu > 10 * (won.mu - strong.mu)


def test_the_same_two_people_gain_less_and_less() -> None:
    """A year of ten wins a day in a row, all that counts."""
    one, other = NEW, NEW
    gained = []
    for day in range(365):
        before = one.mu
        for _ in range(10):
            one, other = rate([one, other], [1, 2])
        gained.append(one.mu - before)
        assert day < 1 or gained[-1] < gained[0] / 2
    assert max(gained[30:]) < 10
    assert one.floor < 2300


def test_a_rating_is_provisional_until_there_are_enough_games() -> None:
    assert Rating(1500, 100, PROVISIONAL - 1).provisional
    assert not Rating(1500, 100, PROVISIONAL).provisional
    assert Rating(1612.4, 50.2, 9).floor == 1612 - 100
