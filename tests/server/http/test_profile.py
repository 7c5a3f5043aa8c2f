"""Profiles over HTTP: what carries a person to another device, and what attackers are refused."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from nomarch.client import Client
from nomarch.server.settings import RATES, Settings
from tests.server.people import OPEN, Person, opened, person, to_play
from tests.server.pushing import Browser, push_service
from tests.server.serving import Server, serving
from tests.server.sockets import live

NONE = {"name": "", "phrase": False, "devices": 1}


def carry(someone: Person, **body: Any) -> dict[str, Any]:
    return someone.post("/me/carry", **body)


def test_a_phrase_carries_seats_tables_and_name_to_another_device(server: Server) -> None:
    ann, bob, table = opened(server)
    assert ann.get("/me") == NONE
    ann.post("/me", name="  Ann \u202e ")
    phrase = ann.post("/me/phrase")["phrase"]
    phone = Person(server)
    assert carry(phone, phrase=phrase) == {"name": "Ann", "phrase": True, "devices": 2}
    assert phone.get("/me") == ann.get("/me")
    assert [each["id"] for each in phone.get("/me/tables")] == [table]
    player, _ = to_play(phone, bob, table)
    player.move(table)
    assert phone.see(table)["you"] == [0]
    assert bob.get("/me") == NONE


def test_a_link_works_once_and_a_new_one_replaces_it(server: Server) -> None:
    ann = Person(server)
    first, second = (ann.post("/me/link")["secret"] for _ in range(2))
    phone, thief = Person(server), Person(server)
    assert thief.refused("/me/carry", secret=first) == (403, "profile_link_gone")
    assert carry(phone, secret=second)["devices"] == 2
    assert thief.refused("/me/carry", secret=second) == (403, "profile_link_gone")
    assert ann.get("/me")["devices"] == 2


def test_an_old_phrase_and_a_guessed_one_open_nothing(open_server: Server) -> None:
    ann, thief = Person(open_server), Person(open_server)
    old, new = (ann.post("/me/phrase")["phrase"] for _ in range(2))
    assert thief.refused("/me/carry", phrase=old) == (403, "phrase_unknown")
    assert thief.refused("/me/carry", phrase=" ".join(new.split()[::-1]))[0] in (403, 422)
    assert thief.refused("/me/carry", phrase="zoo " * 12) == (422, "phrase_mistyped")
    assert thief.refused("/me/carry", phrase="ann") == (422, "phrase_length")
    for body in ({}, {"phrase": "  "}, {"phrase": new, "secret": "x"}):
        assert thief.refused("/me/carry", **body) == (400, "carry_one")
    assert thief.get("/me") == NONE
    assert carry(Person(open_server), phrase=new)["devices"] == 2


def test_other_devices_are_signed_out_at_once_and_for_good(server: Server) -> None:
    ann, _, table = opened(server)
    link = ann.post("/me/link")["secret"]
    phone = Person(server)
    carry(phone, secret=link)
    pending = ann.post("/me/link")["secret"]
    assert phone.post("/me/devices/sign-out")["devices"] == 1
    # The device that the profile began with has lost it too, and whatever it asks for now is somebody else's.
    assert ann.see(table)["you"] == []
    assert ann.get("/me/tables") == []
    assert ann.refused(f"/tables/{table}/leave", seat=0) == (403, "not_your_seat")
    ann.post("/me/phrase")
    assert phone.get("/me") == NONE
    assert phone.see(table)["you"] == [0]
    assert Person(server).refused("/me/carry", secret=pending) == (403, "profile_link_gone")


def test_a_socket_of_a_signed_out_device_ends_and_comes_back_as_a_spectator(small_server: Server) -> None:
    ann, phone = Client(small_server.address), Client(small_server.address)
    table = ann.create("nile", [person("Ann"), person("Bob")])
    phone.post("/api/me/carry", secret=ann.post("/api/me/link")["secret"])
    with live(small_server.address, phone, table) as socket:
        assert socket.hear_table()["you"] == [0, 1]
        ann.post("/api/me/devices/sign-out")
        with pytest.raises(ConnectionClosed) as ended:
            socket.hear(lambda message: False)
        assert ended.value.rcvd
        assert ended.value.rcvd.code == 1013
    with live(small_server.address, phone, table) as socket:
        assert socket.hear_table()["you"] == []


def test_a_device_comes_back_to_what_it_was_when_it_signs_out(open_server: Server) -> None:
    ann, phone = Person(open_server), Person(open_server)
    own = phone.make("nile", person("Phone"), OPEN)
    carry(phone, phrase=ann.post("/me/phrase")["phrase"])
    assert phone.get("/me/tables") == []
    assert phone.post("/me/sign-out") == NONE
    assert [each["id"] for each in phone.get("/me/tables")] == [own]
    assert Person(open_server).refused("/me/sign-out") == (422, "profile_only_device")


def test_seats_come_along_only_if_asked_for(server: Server) -> None:
    """A link that somebody else sent must not hand them one's seats."""
    ann, bob, table = opened(server)
    for bring in (False, True):
        other = Person(server)
        carry(ann, secret=other.post("/me/link")["secret"], bring=bring)
        assert (other.see(table)["you"] == [0]) is bring
        assert (table in [each["id"] for each in other.get("/me/tables")]) is bring
        ann.post("/me/sign-out")
    assert ann.see(table)["you"] == [0]
    assert bob.see(table)["you"] == [1]


def test_guessing_is_rate_limited_for_a_whole_address(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving(Settings(database=database, workers=1, rates={"carry": RATES["carry"]})) as server:
        tried = [Person(server).refused("/me/carry", phrase="zoo " * 12) for _ in range(11)]
    assert tried[-1] == (429, "too_many")
    assert tried[0] == (422, "phrase_mistyped")


def test_secrets_are_neither_stored_nor_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path = tmp_path / "tables.db"
    with caplog.at_level(logging.DEBUG), serving(Settings(database=f"sqlite:///{path}", workers=1)) as server:
        ann = Person(server)
        phrase, link = ann.post("/me/phrase")["phrase"], ann.post("/me/link")["secret"]
        carry(Person(server), secret=link)
        carry(Person(server), phrase=phrase)
    kept = b"".join(each.read_bytes() for each in tmp_path.iterdir() if each.is_file())
    for secret in (phrase, link):
        assert secret.encode() not in kept
        assert secret not in caplog.text


def test_another_site_can_sign_nobody_in_or_out(open_server: Server) -> None:
    evil = Person(open_server, origin="https://evil.example")
    for path in ("", "/phrase", "/link", "/carry", "/sign-out", "/devices/sign-out"):
        assert evil.refused(f"/me{path}") == (403, "foreign_origin")


def test_turns_are_pushed_to_every_device_and_written_to_one_address(open_server: Server) -> None:
    ann, phone = Person(open_server), Person(open_server)
    with push_service() as service:
        asked = Browser(service).subscription
    for number, someone in enumerate((ann, phone)):
        someone.post("/me/push", **asked | {"endpoint": f"https://fcm.googleapis.com/fcm/send/{number}"})
    carry(phone, phrase=ann.post("/me/phrase")["phrase"])
    assert ann.get("/me/alerts")["push"]
    assert phone.get("/me/alerts")["push"]
    phone.http.delete("/api/me/push")
    assert ann.get("/me/alerts")["push"]
    assert not phone.get("/me/alerts")["push"]
    phone.post("/me/push", **asked | {"endpoint": "https://fcm.googleapis.com/fcm/send/1"})
    ann.post("/me/devices/sign-out")
    assert not phone.get("/me/alerts")["push"]
    assert ann.get("/me/alerts")["push"]


def test_a_profile_outlives_the_server(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'tables.db'}", workers=1)
    with serving(settings) as server:
        ann = Client(server.address)
        phrase = ann.post("/api/me/phrase")["phrase"]
        ann.post("/api/me", name="Ann")
    with serving(settings) as server:
        phone = Client(server.address)
        assert phone.post("/api/me/carry", phrase=phrase)["name"] == "Ann"
        assert Client(server.address, ann.token).get("/api/me")["devices"] == 2
