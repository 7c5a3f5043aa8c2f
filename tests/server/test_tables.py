"""Tables: joining, taking seats, starting, leaving, rematches."""

import pytest

from nomarch import load
from nomarch.play.fairness import digest, draw_number, verify
from tests.server.people import OPEN, Person, bot, opened, person, play_on
from tests.server.serving import Server

pytestmark = pytest.mark.parametrize("database", ["sqlite"], indirect=True)


def test_a_friend_joins_by_the_link_without_an_account(server: Server) -> None:
    ann, bob, table = opened(server)
    assert [seat["name"] for seat in bob.see(table)["seats"]] == ["Ann", "Bob"]
    assert ann.see(table)["you"] == [0]
    assert bob.see(table)["you"] == [1]
    assert ann.see(table)["host"]
    assert not bob.see(table)["host"]


def test_listed_tables_are_in_the_lobby_until_they_begin(server: Server) -> None:
    ann = Person(server)
    private, listed = ann.make("nile", person("Ann"), OPEN), ann.make("nile", person("Ann"), OPEN, listed=True)
    assert [each["id"] for each in Person(server).get("/tables")] == [listed]
    Person(server).join(listed, "Bob")
    ann.start(listed)
    assert Person(server).get("/tables") == []
    assert {each["id"] for each in ann.get("/me/tables")} == {private, listed}


def test_a_seat_taken_a_full_table_and_a_game_begun_refuse_newcomers(server: Server) -> None:
    ann, bob, table = opened(server)
    other = ann.make("nile", person("Ann"), OPEN)
    assert bob.refused(f"/tables/{other}/join", seat=0, name="Bob") == (403, "seat_taken")
    bob.join(other, "Bob")
    assert Person(server).refused(f"/tables/{other}/join", name="Cid") == (422, "table_full")
    assert Person(server).refused(f"/tables/{table}/join", name="Cid") == (422, "not_waiting")
    assert bob.refused(f"/tables/{other}/join", seat=9, name="Bob") == (422, "bad_seat")


def test_one_who_sits_may_take_another_name_before_the_game(server: Server) -> None:
    ann, bob = Person(server), Person(server)
    table = ann.make("nile", person("Ann"), OPEN)
    bob.join(table, "Bob")
    bob.join(table, "  Bobby\n\t ")
    assert ann.see(table)["seats"][1]["name"] == "Bobby"


def test_only_the_host_begins_and_only_when_every_seat_is_taken(server: Server) -> None:
    ann, bob = Person(server), Person(server)
    table = ann.make("nile", person("Ann"), OPEN, OPEN)
    bob.join(table, "Bob")
    assert bob.refused(f"/tables/{table}/start") == (403, "not_host")
    assert ann.refused(f"/tables/{table}/start") == (422, "seats_open")


def test_the_host_may_give_a_table_up_and_others_may_leave_it(server: Server) -> None:
    ann, bob = Person(server), Person(server)
    table = ann.make("nile", person("Ann"), OPEN)
    bob.join(table, "Bob")
    bob.post(f"/tables/{table}/leave", seat=1)
    assert ann.see(table)["seats"][1]["kind"] == "open"
    assert bob.refused(f"/tables/{table}/close") == (403, "not_host")
    ann.post(f"/tables/{table}/close")
    assert bob.see(table)["phase"] == "closed"


@pytest.mark.parametrize(
    ("body", "key"),
    [
        ({"game": "chess", "seats": [OPEN, OPEN]}, "unknown_game"),
        ({"game": "fertility", "seats": [OPEN] * 5}, "bad_players"),
        ({"game": "fertility", "seats": [OPEN, OPEN], "options": {"edition": "third"}}, "bad_option"),
        ({"game": "nile", "seats": [OPEN] * 5, "options": {"faster": "yes"}}, "nile_faster_players"),
        ({"game": "nile", "seats": [OPEN, bot("genius")]}, "unknown_bot"),
        ({"game": "nile", "seats": [OPEN, OPEN], "stand_in": "genius"}, "unknown_bot"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_the_reason(server: Server, body: dict[str, object], key: str) -> None:
    assert Person(server).refused("/tables", **body) == (422, key)


def test_a_seat_goes_to_another_device_by_its_secret_link(server: Server) -> None:
    ann, bob, table = opened(server, "nile")
    phone = Person(server)
    assert bob.http.get(f"/api/tables/{table}/seats/0/link").status_code == 403
    link = ann.get(f"/tables/{table}/seats/0/link")
    assert phone.refused(f"/tables/{table}/carry", seat=1, secret=link["secret"]) == (403, "bad_seat_link")
    phone.post(f"/tables/{table}/carry", seat=0, secret=link["secret"])
    assert phone.see(table)["play"] == ann.see(table)["play"]
    assert [each["id"] for each in phone.get("/me/tables")] == [table]


def test_a_finished_game_is_kept_listed_replayable_and_downloadable(server: Server) -> None:
    ann = Person(server)
    table = ann.make("fertility", person("Ann"), bot(), listed=True)
    ann.start(table)
    while ann.see(table)["phase"] == "playing":
        if ann.see(table)["play"]["choices"]:
            ann.move(table)
    stranger = Person(server)
    heading = stranger.get("/finished")[0]
    assert heading["id"] == table
    match = load(stranger.http.get(f"/api/tables/{table}/record").text)
    assert match.over
    assert heading["result"] == match.result
    last = stranger.get(f"/tables/{table}/moments/{len(match.actions)}")
    assert last["view"] == stranger.see(table)["play"]["view"]
    assert stranger.get(f"/tables/{table}/moments/0")["taken"] is None
    assert stranger.http.get(f"/api/tables/{table}/moments/9999").status_code == 422


def test_a_record_from_elsewhere_can_be_put_up_and_replayed(server: Server) -> None:
    ann, bob, table = opened(server, "nile")
    play_on([ann, bob], table)
    text = ann.http.get(f"/api/tables/{table}/record").text
    stranger = Person(server)
    copy = stranger.post("/records", record=text)["table"]
    assert stranger.see(copy)["uploaded"]
    assert stranger.see(copy)["play"]["log"] == stranger.see(table)["play"]["log"]
    assert stranger.see(copy)["play"]["result"] == ann.see(table)["play"]["result"]
    assert stranger.refused("/records", record=text.replace("pass", "sing")) == (422, "record_line")


def test_playing_again_keeps_the_people_and_moves_them_on_by_one_seat(server: Server) -> None:
    ann, bob, table = opened(server, "nile")
    assert ann.refused(f"/tables/{table}/rematch") == (422, "not_over")
    play_on([ann, bob], table)
    assert Person(server).refused(f"/tables/{table}/rematch") == (403, "not_seated")
    again = bob.post(f"/tables/{table}/rematch")["table"]
    assert ann.post(f"/tables/{table}/rematch")["table"] == again
    assert ann.see(table)["rematch"] == again
    assert ann.see(again)["you"] == [1]
    assert bob.see(again)["you"] == [0]
    bob.start(again)
    assert play_on([bob, ann], again)["phase"] == "over"


def test_the_players_numbers_go_into_the_shuffle_and_all_of_it_can_be_checked(server: Server) -> None:
    ann, bob = Person(server), Person(server)
    number, other = draw_number(), draw_number()
    table = ann.make("nile", person("Ann"), OPEN, pledge=digest(number))
    commitment = ann.see(table)["shuffle"]["commitment"]
    bob.join(table, "Bob", pledge=digest(other))
    ann.start(table, number=number)
    shown = bob.see(table)
    assert shown["phase"] == "shuffling"
    assert shown["shuffle"]["numbers"] == {}  # numbers stay hidden until all are revealed
    assert bob.refused(f"/tables/{table}/tell", seat=1, number=number) == (422, "shuffle_number")
    assert ann.refused(f"/tables/{table}/tell", seat=1, number=other) == (403, "not_your_seat")
    bob.post(f"/tables/{table}/tell", seat=1, number=other)
    assert bob.see(table)["shuffle"]["secret"] is None
    dealt = ann.see(table)["seq"]
    assert ann.post(f"/tables/{table}/tell", seat=0, number=number)["seq"] == dealt  # again, from another tab
    play_on([ann, bob], table)
    match = load(ann.http.get(f"/api/tables/{table}/record").text)
    assert verify(match).commitment == commitment
    assert ann.post("/verify", record=match.record())["fair"]
    assert not ann.post("/verify", record=match.record().replace(number, "0" * 64))["fair"]


def test_the_host_may_deal_without_a_number_that_nobody_tells_and_the_record_shows_it(server: Server) -> None:
    ann, bob = Person(server), Person(server)
    table = ann.make("nile", person("Ann"), OPEN)
    bob.join(table, "Bob", pledge=digest(draw_number()))
    ann.start(table)
    assert bob.refused(f"/tables/{table}/deal") == (403, "not_host")
    ann.post(f"/tables/{table}/deal")
    play_on([ann, bob], table)
    told = ann.post("/verify", record=ann.http.get(f"/api/tables/{table}/record").text)
    assert told["fair"]
    assert told["unkept"] == [1]
