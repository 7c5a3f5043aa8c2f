"""What a device may ask about its alerts, and what it is refused."""

from __future__ import annotations

import pytest

from tests.server.people import Person
from tests.server.pushing import Browser, push_service
from tests.server.serving import Server


def test_a_browser_gets_the_key_to_subscribe_with(open_server: Server) -> None:
    found = Person(open_server).get("/me/alerts")
    assert len(found.pop("push_key")) == 87
    assert found == {"push": False, "offers_mail": False, "address": None, "confirmed": False}


def test_a_subscription_at_an_unknown_service_is_refused(open_server: Server) -> None:
    with push_service() as service:
        asked = Browser(service).subscription
    assert Person(open_server).refused("/me/push", **asked) == (422, "alert_unknown_service")


@pytest.mark.parametrize("part", ["endpoint", "keys"])
def test_half_a_subscription_is_refused(open_server: Server, part: str) -> None:
    with push_service() as service:
        asked = {name: value for name, value in Browser(service).subscription.items() if name != part}
    assert Person(open_server).refused("/me/push", **asked) == (400, "field_missing")


def test_push_stops_at_a_word(open_server: Server) -> None:
    with push_service() as service:
        asked = Browser(service).subscription | {"endpoint": "https://fcm.googleapis.com/fcm/send/abc"}
    ann = Person(open_server)
    assert ann.post("/me/push", **asked)["push"]
    assert not Person(open_server).get("/me/alerts")["push"]
    assert not ann.http.delete("/api/me/push").json()["push"]


def test_without_a_mail_server_no_address_is_taken(open_server: Server) -> None:
    assert Person(open_server).refused("/me/mail", address="ann@mail.example") == (422, "alert_no_mail")


def test_other_sites_may_not_subscribe_for_a_visitor(open_server: Server) -> None:
    stranger = Person(open_server, origin="https://evil.example")
    assert stranger.refused("/me/push") == (403, "foreign_origin")
    assert stranger.refused(f"/alerts/confirm/{'0' * 32}-{'0' * 32}") == (403, "foreign_origin")
