"""Web Push: what is signed and encrypted, and where it may go."""

from __future__ import annotations

import json

import pytest

from nomarch.server.domain.problems import Problem
from nomarch.server.live.push import PUSH_SERVICES, Push, Subscription, check_subscription
from tests.server.pushing import Browser, push_service


def subscription(endpoint: str, p256dh: str = "") -> Subscription:
    with push_service() as service:
        keys = Browser(service).keys
    return Subscription.model_validate({"endpoint": endpoint, "keys": keys | ({"p256dh": p256dh} if p256dh else {})})


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/abc",
        "https://updates.push.services.mozilla.com/wpush/v2/abc",
        "https://web.push.apple.com/abc",
        "https://wns2-par02p.notify.windows.com/w/?token=abc",
    ],
)
def test_the_services_of_the_browsers_are_known(endpoint: str) -> None:
    check_subscription(subscription(endpoint), PUSH_SERVICES)


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://fcm.googleapis.com/fcm/send/abc",
        "https://fcm.googleapis.com.evil.example/abc",
        "https://fcm.googleapis.com@127.0.0.1/abc",
        "https://fcm.googleapis.com:8443/abc",
        "https://127.0.0.1/latest/meta-data",
        "https://push.apple.com.example/",
        "http://[::1]:5432/",
    ],
)
def test_a_server_posts_nowhere_else(endpoint: str) -> None:
    with pytest.raises(Problem) as refused:
        check_subscription(subscription(endpoint), PUSH_SERVICES)
    assert refused.value.message.key == "alert_unknown_service"


def test_a_key_that_is_none_is_refused() -> None:
    with pytest.raises(Problem) as refused:
        check_subscription(subscription("https://web.push.apple.com/x", "A" * 87), PUSH_SERVICES)
    assert refused.value.message.key == "field_bad"


def test_a_host_may_allow_another_service() -> None:
    check_subscription(subscription("https://push.example/abc"), ("push.example",))


def test_all_processes_sign_with_the_key_that_the_database_gives() -> None:
    keys = [Push(key, "me@games.example", ()).public_key for key in (b"1" * 32, b"1" * 32, b"2" * 32)]
    assert keys[0] == keys[1] != keys[2]
    assert len(keys[0]) == 87


def test_a_message_is_encrypted_for_the_browser_and_says_how_long_it_may_wait() -> None:
    with push_service() as service:
        browser, push = Browser(service), Push(b"1" * 32, "me@games.example", (service.address,))
        target = json.dumps(browser.subscription)
        assert push.send(target, json.dumps({"title": "Your turn ☥"}), "222222222222") == "sent"
        assert service.read(0, browser) == {"title": "Your turn ☥"}
        headers = service.got[0][1]
        assert (headers["ttl"], headers["topic"], headers["urgency"]) == ("86400", "222222222222", "high")
        assert b"turn" not in service.got[0][2]


@pytest.mark.parametrize(
    ("status", "outcome"),
    [(404, "gone"), (410, "gone"), (429, "later"), (503, "later"), (400, "failed"), (403, "failed"), (307, "failed")],
)
def test_what_the_service_answers_is_understood(status: int, outcome: str) -> None:
    with push_service() as service:
        service.answers = [status]
        push = Push(b"1" * 32, "me@games.example", (service.address,))
        assert push.send(json.dumps(Browser(service).subscription), "{}", "222222222222") == outcome
        assert len(service.got) == 1


def test_a_service_out_of_reach_is_tried_later_and_one_not_allowed_any_more_never() -> None:
    with push_service() as service:
        address, target = service.address, json.dumps(Browser(service).subscription)
    assert Push(b"1" * 32, "me@games.example", (address,)).send(target, "{}", "t") == "later"
    assert Push(b"1" * 32, "me@games.example", ()).send(target, "{}", "t") == "gone"
