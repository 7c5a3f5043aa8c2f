"""Notifications by push, in Chromium: the worker gets messages as from a push service.

Chromium's own push service can't be reached from tests. So the subscription is a stub, the server's messages are
decrypted in tests/server/live/test_alerts.py, and here the browser's protocol delivers one to the worker.
test_firefox.py has no stub.
"""

from __future__ import annotations

import json
from collections.abc import Callable

from tests.browser.visitor import Visitor
from tests.server.players import until

MESSAGE = {
    "title": "Your turn", "body": "Nile with Bo is waiting for you.", "address": "/table/222222222222",
    "stop": "Stop notifications",
}  # fmt: skip
# A subscription as Chromium's would be, at a service that the server knows; its key is the generator of the curve.
SUBSCRIBED = """() => {
  const keys = {
    p256dh: 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU',
    auth: 'A'.repeat(22),
  }
  const endpoint = 'https://fcm.googleapis.com/fcm/send/1'
  const made = { toJSON: () => ({ endpoint, keys }), unsubscribe: async () => true }
  PushManager.prototype.subscribe = async (options) => { window.subscribedWith = options; return made }
  PushManager.prototype.getSubscription = async () => made
}"""
SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
  .map(({ title, body, tag, data, actions }) =>
    ({ title, body, tag, data, actions: actions.map(({ action }) => action) }))"""


def test_a_player_switches_notifications_on_gets_one_and_switches_them_off(visit: Callable[..., Visitor]) -> None:
    reader = visit(permissions=["notifications"])
    page = reader.page
    reader.go("/settings")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.evaluate(SUBSCRIBED)
    switch = page.get_by_role("switch", name="Notify me")
    with page.expect_response("**/api/me/push") as asked:
        switch.dispatch_event("click")
    assert asked.value.ok, asked.value.text()
    key = page.evaluate("window.subscribedWith.applicationServerKey")
    assert page.request.get("/api/me/alerts").json() | {"push_key": key} == {
        "push_key": key, "push": True, "offers_mail": False, "address": None, "confirmed": False,
    }  # fmt: skip

    protocol = reader.context.new_cdp_session(page)
    workers: list[dict[str, str]] = []
    protocol.on("ServiceWorker.workerRegistrationUpdated", lambda told: workers.extend(told["registrations"]))
    protocol.send("ServiceWorker.enable")
    until(lambda: page.evaluate("true") and workers, "a service worker's registration")  # an evaluation lets events in
    found = {"origin": reader.address, "registrationId": workers[0]["registrationId"], "data": json.dumps(MESSAGE)}
    protocol.send("ServiceWorker.deliverPushMessage", found)
    # Not wait_for_function: it takes a promise for an answer.
    assert until(lambda: page.evaluate(SHOWN), "a notification") == [
        {"title": MESSAGE["title"], "body": MESSAGE["body"], "tag": MESSAGE["address"],
         "data": {"address": MESSAGE["address"]}, "actions": ["stop"]},
    ]  # fmt: skip

    with page.expect_response("**/api/me/push"):
        page.get_by_role("switch", name="Notify me").dispatch_event("click")
    assert not page.request.get("/api/me/alerts").json()["push"]
