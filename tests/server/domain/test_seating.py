"""Who sits where before a game begins."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from nomarch.play.fairness import digest, draw_number
from nomarch.server.domain import commands, events, seating
from nomarch.server.domain.commands import Plan
from nomarch.server.domain.events import Event, SeatPlan
from nomarch.server.domain.table import Table
from nomarch.text.errors import NomarchError
from tests.server.people import OPEN, Person, person
from tests.server.serving import Server

KEY = b"a server's key"
NUMBERS = {"ann": draw_number(), "bob": draw_number()}


def take(table: Table, found: list[Event]) -> Table:
    for event in found:
        table.apply(events.read(events.write(event)), at=0)
    return table


@pytest.fixture
def table() -> Table:
    """Ann's, with Bob, a bot and an open seat; both people have pledged a number."""
    seats = [SeatPlan(kind="person", name="Ann"), SeatPlan(), SeatPlan(kind="bot", level="scribe"), SeatPlan()]
    made = take(Table("222222222222"), commands.create(Plan("nile", seats), "ann", digest(NUMBERS["ann"])))
    return take(made, commands.join(made, "bob", 1, "Bob", digest(NUMBERS["bob"])))


def names(table: Table) -> list[str]:
    return [seat.name for seat in table.seats]


def test_people_rename_themselves_and_the_host_renames_bots(table: Table) -> None:
    take(table, seating.rename(table, "bob", 1, " Bobby\n"))
    take(table, seating.rename(table, "ann", 2, "Thoth"))
    assert names(table) == ["Ann", "Bobby", "Thoth", ""]
    assert table.seats[2].level == "scribe"
    take(table, seating.rename(table, "ann", 2, ""))
    assert names(table)[2] == "scribe"
    assert seating.rename(table, "bob", 1, "Bobby") == []


def test_seats_change_places_with_all_that_belongs_to_them(table: Table) -> None:
    link = commands.seat_link(table, "bob", 1, KEY)
    take(table, seating.reorder(table, "ann", [1, 3, 0, 2]))
    assert names(table) == ["Bob", "", "Ann", "scribe"]
    assert (table.holds("bob"), table.holds("ann")) == ([0], [2])
    assert table.shuffle.pledges == {0: digest(NUMBERS["bob"]), 2: digest(NUMBERS["ann"])}
    for seat in range(4):  # a link from before leads nowhere, least of all to another's seat
        with pytest.raises(NomarchError):
            commands.claim_seat(table, "eve", seat, link, KEY)
    assert seating.reorder(table, "ann", [0, 1, 2, 3]) == []


def test_the_numbers_of_those_who_changed_places_go_into_the_shuffle(table: Table) -> None:
    take(table, seating.add_bot(table, "ann", 3, "random"))
    take(table, seating.reorder(table, "ann", [3, 2, 1, 0]))
    take(table, commands.begin(table, "ann", NUMBERS["ann"]))
    take(table, commands.reveal(table, "bob", 2, NUMBERS["bob"]))
    assert table.phase == "playing"
    assert table.match
    assert table.match.names == ["random", "scribe", "Bob", "Ann"]
    assert table.shuffle.numbers == {3: NUMBERS["ann"], 2: NUMBERS["bob"]}


def test_the_host_opens_a_seat_that_somebody_took_and_they_may_come_back(table: Table) -> None:
    take(table, seating.free_seat(table, "ann", 1))
    assert table.seats[1].kind == "open"
    assert 1 not in table.shuffle.pledges
    take(table, commands.join(table, "bob", 1, "Bob"))
    assert table.holds("bob") == [1]


def test_the_host_gives_their_own_seat_to_a_bot_and_takes_it_back(table: Table) -> None:
    take(table, seating.free_seat(table, "ann", 0))
    take(table, seating.add_bot(table, "ann", 0, "pharaoh"))
    take(table, seating.remove_bot(table, "ann", 0))
    take(table, commands.join(table, "ann", 0, "Ann"))
    assert table.holds("ann") == [0]


@pytest.mark.parametrize(
    ("ask", "key"),
    [
        (lambda table: seating.rename(table, "bob", 0, "x"), "not_your_seat"),
        (lambda table: seating.rename(table, "bob", 2, "x"), "not_host"),
        (lambda table: seating.rename(table, "ann", 1, "x"), "not_your_seat"),
        (lambda table: seating.rename(table, "ann", 3, "x"), "not_your_seat"),
        (lambda table: seating.rename(table, "ann", 9, "x"), "bad_seat"),
        (lambda table: seating.reorder(table, "bob", [1, 0, 2, 3]), "not_host"),
        (lambda table: seating.reorder(table, "ann", [1, 0, 2]), "bad_order"),
        (lambda table: seating.reorder(table, "ann", [0, 0, 1, 2]), "bad_order"),
        (lambda table: seating.free_seat(table, "bob", 0), "not_host"),
        (lambda table: seating.free_seat(table, "ann", 2), "seat_not_person"),
    ],
)
def test_nobody_does_more_than_they_may(table: Table, ask: Callable[[Table], list[Event]], key: str) -> None:
    with pytest.raises(NomarchError) as refused:
        ask(table)
    assert refused.value.message.key == key


def test_nothing_changes_once_the_game_has_begun(table: Table) -> None:
    take(table, seating.add_bot(table, "ann", 3, ""))
    take(table, commands.begin(table, "ann"))
    asked: list[Callable[[], object]] = [
        lambda: seating.rename(table, "ann", 0, "x"),
        lambda: seating.reorder(table, "ann", [1, 0, 2, 3]),
        lambda: seating.free_seat(table, "ann", 1),
    ]
    for ask in asked:
        with pytest.raises(NomarchError) as refused:
            ask()
        assert refused.value.message.key == "not_waiting"


def test_a_room_is_arranged_over_http(open_server: Server) -> None:
    ann, bob = Person(open_server), Person(open_server)
    table = ann.make("nile", person("Ann"), OPEN)
    bob.join(table, "Bob")
    bob.post(f"/tables/{table}/seats/1/name", name="Bobby")
    ann.post(f"/tables/{table}/order", order=[1, 0])
    assert [seat["name"] for seat in ann.see(table)["seats"]] == ["Bobby", "Ann"]
    assert (ann.see(table)["you"], bob.see(table)["you"]) == ([1], [0])
    assert ann.http.delete(f"/api/tables/{table}/seats/0/person").is_success
    assert bob.see(table)["you"] == []
    assert ann.refused(f"/tables/{table}/order", order=[0, 7]) == (422, "bad_order")
