"""Who holds a seat: links that work once, devices that are signed out, and bots on seats that nobody takes."""

from collections.abc import Callable, Iterator

import pytest

from nomarch import bots
from nomarch.client import Client, Refusal
from nomarch.play.fairness import digest, draw_number
from nomarch.server.domain import commands, events, seating
from nomarch.server.domain.commands import Plan
from nomarch.server.domain.events import Event, SeatPlan
from nomarch.server.domain.table import Table
from nomarch.server.settings import Settings
from nomarch.text.errors import NomarchError
from tests.server.knocking import TWO, ask, begin, dial, why
from tests.server.people import OPEN, Person, opened, person, play_on
from tests.server.serving import Server, serving
from tests.server.sockets import Socket

KEY = b"a server's key"
PERSON, ANYBODY = SeatPlan(kind="person"), SeatPlan()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server without limits for this file."""
    database = f"sqlite:///{tmp_path_factory.mktemp('seats') / 'tables.db'}"
    with serving(Settings(database=database, workers=1, rates={})) as running:
        yield running


class At:
    """A table without a server: each request is checked, and its events happen."""

    def __init__(self, *seats: SeatPlan) -> None:
        self.table = Table("222222222222")
        self.take(commands.create(Plan("nile", seats), "ann"))

    def take(self, found: list[Event]) -> None:
        for event in found:
            self.table.apply(events.read(events.write(event)), at=0)

    def join(self, who: str, seat: int | None = None, pledge: str = "") -> None:
        self.take(commands.join(self.table, who, seat, who, pledge))

    def leave(self, who: str, seat: int) -> None:
        self.take(commands.leave(self.table, who, seat))

    def link(self, who: str, seat: int) -> str:
        return commands.seat_link(self.table, who, seat, KEY)

    def carry(self, who: str, seat: int, secret: str) -> None:
        self.take(commands.claim_seat(self.table, who, seat, secret, KEY))

    def revoke(self, who: str, seat: int) -> None:
        self.take(commands.revoke(self.table, who, seat))

    def add_bot(self, who: str, seat: int, level: str = "") -> None:
        self.take(seating.add_bot(self.table, who, seat, level))

    def remove_bot(self, who: str, seat: int) -> None:
        self.take(seating.remove_bot(self.table, who, seat))

    def begin(self) -> None:
        self.take(commands.begin(self.table, "ann"))


def refused(what: object, *args: object) -> str:
    assert callable(what)
    with pytest.raises(NomarchError) as problem:
        what(*args)
    return problem.value.message.key


def test_links_fetched_before_leaving_give_no_seat_once_friends_sit_there(server: Server) -> None:
    thief, bob, cid = Person(server), Person(server), Person(server)
    table = thief.make("nile", person("A"), person("B"), person("C"))
    links = [thief.get(f"/tables/{table}/seats/{seat}/link") for seat in (1, 2)]
    for seat in (1, 2):
        thief.post(f"/tables/{table}/leave", seat=seat)
    bob.join(table, "Bob", seat=1)
    cid.join(table, "Cid", seat=2)
    for begun in (False, True):
        if begun:
            thief.start(table)
        for link in links:
            assert thief.refused(f"/tables/{table}/carry", **link) == (403, "bad_seat_link")
            assert Person(server).refused(f"/tables/{table}/carry", **link) == (403, "bad_seat_link")
    assert thief.see(table)["you"] == [0]
    assert thief.http.get(f"/api/tables/{table}?seat=1").status_code == 403


def test_a_link_works_once() -> None:
    at = At(PERSON, ANYBODY)
    link = at.link("ann", 0)
    at.carry("phone", 0, link)
    at.carry("phone", 0, link)  # sent again: nothing happens
    assert refused(at.carry, "thief", 0, link) == "bad_seat_link"
    at.carry("tablet", 0, at.link("phone", 0))
    assert at.table.seats[0].who == {"ann", "phone", "tablet"}


def test_a_link_outlives_another_name_and_the_game_s_beginning_but_not_leaving() -> None:
    at = At(PERSON, ANYBODY)
    at.join("bob")
    link = at.link("bob", 1)
    at.join("bob", 1)
    at.begin()
    assert at.link("bob", 1) == link
    at.leave("bob", 1)
    assert refused(at.carry, "thief", 1, link) == "bad_seat_link"
    at.take(commands.return_to_seat(at.table, "bob", 1))  # they still hold it, and may come back
    at.carry("phone", 1, at.link("bob", 1))


def test_a_seat_that_is_left_is_left_by_all_its_devices() -> None:
    at = At(PERSON, ANYBODY)
    at.join("bob")
    at.carry("phone", 1, at.link("bob", 1))
    link = at.link("bob", 1)
    at.leave("phone", 1)
    assert (at.table.holds("bob"), at.table.seats[1].kind) == ([], "open")
    assert refused(at.carry, "bob", 1, link) == "bad_seat_link"
    at.join("bob")  # the same person again: the old link stays worthless
    assert refused(at.carry, "phone", 1, link) == "bad_seat_link"


def test_the_holder_of_a_seat_can_sign_out_every_other_device() -> None:
    at = At(PERSON, ANYBODY)
    at.carry("lost", 0, at.link("ann", 0))
    link = at.link("lost", 0)
    assert refused(at.revoke, "stranger", 0) == "not_your_seat"
    at.revoke("ann", 0)
    assert at.table.seats[0].who == {"ann"}
    assert refused(at.carry, "lost", 0, link) == "bad_seat_link"
    assert refused(at.revoke, "lost", 0) == "not_your_seat"


def test_a_number_pledged_by_a_device_that_is_signed_out_is_not_waited_for() -> None:
    at = At(PERSON, ANYBODY)
    own = digest(draw_number())
    at.join("bob", pledge=digest(draw_number()))
    at.carry("phone", 1, at.link("bob", 1))
    at.join("ann", 0, own)
    at.revoke("phone", 1)
    at.revoke("ann", 0)
    assert at.table.shuffle.pledges == {0: own}


def test_who_is_signed_out_sees_nothing_more_of_the_seat_on_an_open_socket_either(server: Server) -> None:
    ann, _, table = opened(server, "nile")
    phone = Person(server)
    phone.post(f"/tables/{table}/carry", **ann.get(f"/tables/{table}/seats/0/link"))
    with dial(server, table, phone.http.cookies["nomarch"], query="?seat=0") as line:
        socket = Socket(line)
        shown = socket.hear_table()
        assert shown["play"]["view"]["hand"]
        assert (shown["you"], shown["devices"]) == ([0], [2])
        seq = ann.post(f"/tables/{table}/seats/0/revoke")["seq"]
        shown = socket.hear_table(seq)
        assert (shown["viewer"], shown["you"], shown["devices"]) == (None, [], [])
        assert shown["play"]["view"]["hand"] is None
        assert shown["play"]["choices"] is None
        socket.send(type="look", seat=0)
        assert socket.hear(lambda said: said["type"] == "error")["error"]["key"] == "not_your_seat"
        socket.send(type="move", seq=seq, action="pass", key="k")
        assert socket.hear(lambda said: said["type"] == "error")["error"]["key"] == "not_seated"
    assert phone.http.get(f"/api/tables/{table}?seat=0").status_code == 403
    assert phone.http.get(f"/api/tables/{table}/seats/0/link").status_code == 403
    assert phone.refused(f"/tables/{table}/seats/0/revoke") == (403, "not_your_seat")
    assert ann.see(table)["devices"] == [1]


def test_who_lost_a_seat_while_away_comes_back_as_a_spectator(server: Server) -> None:
    ann, _, table = opened(server, "nile")
    phone = Person(server)
    phone.post(f"/tables/{table}/carry", **ann.get(f"/tables/{table}/seats/0/link"))
    ann.post(f"/tables/{table}/seats/0/revoke")
    with dial(server, table, phone.http.cookies["nomarch"], query="?seat=0&since=4") as line:
        shown = Socket(line).hear_table()
    assert shown["viewer"] is None
    assert shown["play"]["view"]["hand"] is None


def test_how_many_devices_hold_a_seat_is_for_its_holders_to_know(server: Server) -> None:
    ann, bob, table = opened(server)
    phone = Person(server)
    phone.post(f"/tables/{table}/carry", **ann.get(f"/tables/{table}/seats/0/link"))
    assert (ann.see(table)["you"], ann.see(table)["devices"]) == ([0], [2])
    assert phone.see(table)["devices"] == [2]
    assert (bob.see(table)["you"], bob.see(table)["devices"]) == ([1], [1])
    assert Person(server).see(table)["devices"] == []


def test_a_rematch_seats_every_device_of_a_player_and_none_that_was_signed_out() -> None:
    at = At(PERSON, ANYBODY)
    at.join("bob")
    for seat, holder, other in ((0, "ann", "ann's phone"), (1, "bob", "stolen"), (1, "bob", "bob's phone")):
        if other == "bob's phone":
            at.revoke("bob", 1)
        at.carry(other, seat, at.link(holder, seat))
    at.begin()
    at.table.phase = "over"
    again = Table("333333333333")
    for event in commands.rematch(at.table, "bob"):
        again.apply(event, at=0)
    assert [seat.who for seat in again.seats] == [{"bob", "bob's phone"}, {"ann", "ann's phone"}]


def test_the_host_gives_an_open_seat_to_a_bot_and_takes_it_back() -> None:
    at = At(PERSON, ANYBODY, ANYBODY)
    at.join("bob", 1, digest(draw_number()))
    link = at.link("bob", 1)
    at.leave("bob", 1)
    at.add_bot("ann", 1, "pharaoh")
    at.add_bot("ann", 2)
    seats = [(seat.kind, seat.name, seat.level) for seat in at.table.seats[1:]]
    assert seats == [("bot", "pharaoh", "pharaoh"), ("bot", bots.DEFAULT, bots.DEFAULT)]
    assert refused(at.join, "cid") == "table_full"
    assert refused(at.carry, "bob", 1, link) == "bad_seat_link"
    at.remove_bot("ann", 1)
    assert (at.table.seats[1].kind, at.table.seats[1].level) == ("open", "")
    at.join("cid")
    at.begin()
    assert (at.table.phase, [seat.kind for seat in at.table.seats]) == ("playing", ["person", "person", "bot"])


def test_a_bot_is_given_no_seat_but_an_open_one_and_only_by_the_host_while_the_table_waits() -> None:
    at = At(PERSON, ANYBODY, SeatPlan(kind="bot", level="scribe"))
    assert refused(at.add_bot, "bob", 1) == refused(at.remove_bot, "bob", 2) == "not_host"
    assert refused(at.add_bot, "ann", 0) == refused(at.add_bot, "ann", 2) == "seat_taken"
    assert refused(at.add_bot, "ann", 1, "genius") == "unknown_bot"
    assert refused(at.add_bot, "ann", 3) == "bad_seat"
    assert refused(at.remove_bot, "ann", 0) == refused(at.remove_bot, "ann", 1) == "seat_not_bot"
    at.add_bot("ann", 1)
    at.begin()
    assert refused(at.add_bot, "ann", 1) == refused(at.remove_bot, "ann", 1) == "not_waiting"


def test_a_bot_that_was_added_while_waiting_plays(server: Server) -> None:
    ann = Person(server)
    table = ann.make("nile", person("Ann"), OPEN, listed=True)
    ann.post(f"/tables/{table}/seats/1/bot", level="random")
    (heading,) = (each for each in ann.get("/tables") if each["id"] == table)
    assert [seat["kind"] for seat in heading["seats"]] == ["person", "bot"]
    assert ann.http.delete(f"/api/tables/{table}/seats/1/bot").status_code == 200
    ann.post(f"/tables/{table}/seats/1/bot", level="random")
    ann.start(table)
    assert play_on([ann, ann], table)["phase"] == "over"


def test_a_move_is_stale_only_when_the_game_has_moved_on() -> None:
    """Not when another player only took a new name, left, came back or changed devices meanwhile."""
    at = At(PERSON, ANYBODY)
    at.join("bob", 1)
    at.begin()
    at.take([events.Dealt()])
    table, known = at.table, at.table.seq
    mover = table.to_play
    assert mover is not None
    other = 1 - mover
    at.take([events.Joined(seat=other, who="bob", name="Robert"), events.Carried(seat=other, who="phone")])
    at.take([events.Left(seat=other, stand_in="scribe"), events.Returned(seat=other)])
    assert table.match
    action = table.match.legal[0]
    moved = commands.move(table, [mover], known, action)
    at.take(moved)
    assert refused(commands.move, table, [0, 1], known, action) == "stale"


def test_a_bot_decides_although_a_player_has_changed_names_and_not_after_the_player_is_back() -> None:
    at = At(PERSON, ANYBODY)
    at.join("bob", 1)
    at.begin()
    at.take([events.Dealt()])
    table = at.table
    seat = table.to_play
    assert seat is not None
    assert table.match
    at.take([events.TimedOut(seat=seat, stand_in="scribe")])
    known, action = table.decided_seq, table.match.legal[0]
    at.take([events.Joined(seat=1 - seat, who="bob", name="Robert")])
    assert len(commands.bot_move(table, known, action)) == 1
    at.take([events.Returned(seat=seat)])
    assert commands.bot_move(table, known, action) == []


def test_a_seats_secret_is_sent_only_to_its_holders(open_server: Server, table: str) -> None:
    answer = ask(open_server, "GET", f"/api/tables/{table}/seats/0/link", Client(open_server.address).token)
    assert why(answer) == (403, "not_your_seat")


def test_a_seats_secret_carries_that_seat_of_that_table_and_no_other(open_server: Server, ann: Client) -> None:
    one, other = begin(ann), begin(ann)
    secret = ann.get(f"/api/tables/{one}/seats/0/link")["secret"]
    thief = Client(open_server.address)
    for place, seat in ((one, 1), (other, 0), (other, 1)):
        with pytest.raises(Refusal) as refused:
            thief.post(f"/api/tables/{place}/carry", seat=seat, secret=secret)
        assert refused.value.key == "bad_seat_link"
    assert thief.see(one)["you"] == []
    thief.post(f"/api/tables/{one}/carry", seat=0, secret=secret)
    assert thief.see(one)["you"] == [0]


@pytest.mark.parametrize("change", [str.upper, lambda secret: secret[:-1], lambda secret: secret + "0", lambda _: "",
                                    lambda secret: secret[::-1], lambda _: "é" * 32])  # fmt: skip
def test_a_seats_secret_must_be_right_to_the_last_letter(
    open_server: Server, ann: Client, table: str, change: Callable[[str], str]
) -> None:
    # A secret of digits alone, one in millions, would be the same in upper case.
    secret = ann.get(f"/api/tables/{table}/seats/0/link")["secret"]
    assert len(secret) == 32
    answer = ask(open_server, "POST", f"/api/tables/{table}/carry", json={"seat": 0, "secret": change(secret)})
    assert why(answer) == (403, "bad_seat_link")


def test_a_bots_seat_and_an_open_one_can_not_be_carried(open_server: Server, ann: Client) -> None:
    table = ann.create("nile", [TWO[0], {"kind": "bot", "level": "random"}, {"kind": "open"}])
    key = open_server.service.hub.key
    live = open_server.service.hub._tables[table]
    for seat in (1, 2):
        secret = commands._seat_secret(key, live.table, seat)
        answer = ask(open_server, "POST", f"/api/tables/{table}/carry", json={"seat": seat, "secret": secret})
        assert why(answer) == (403, "bad_seat_link")


def test_a_level_on_a_persons_seat_has_no_bot_play_there(open_server: Server, ann: Client) -> None:
    seats = [{"kind": "person", "level": "random"}, {"kind": "person", "level": "no such bot"}]
    table = begin(ann, seats=seats)
    assert [seat["level"] for seat in ann.see(table)["seats"]] == [None, None]
    assert ann.see(table, ann.see(table)["play"]["to_play"])["play"]["choices"]


def test_a_table_that_has_begun_can_not_be_given_up(ann: Client, table: str) -> None:
    with pytest.raises(Refusal) as refused:
        ann.post(f"/api/tables/{table}/close")
    assert (refused.value.status, refused.value.key) == (422, "not_waiting")
