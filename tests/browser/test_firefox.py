"""Notifications from the server to Firefox, through a push service of the tests' own: nothing is a stub."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from nomarch.server.live.alerts import AlertSettings
from nomarch.server.settings import Settings
from tests.browser.firefox import delivering, find, firefox
from tests.server.people import OPEN, Person, person
from tests.server.players import until
from tests.server.serving import serving

pytestmark = pytest.mark.skipif(
    os.environ.get("NOMARCH_BROWSER") != "all" or not find(), reason="NOMARCH_BROWSER=all, where Firefox is installed"
)
NOTIFY = "[...document.querySelectorAll('label')].find((label) => label.textContent.includes('Notify me'))"
SHOWN = """navigator.serviceWorker.ready.then((worker) => worker.getNotifications()).then((all) =>
  all.map(({ title, body, tag }) => ({ title, body, tag })))"""
JOIN = """fetch('/api/tables/%s/join', { method: 'POST', body: JSON.stringify({ name: 'Ann' }),
  headers: { 'content-type': 'application/json' } }).then((answer) => answer.ok)"""


def test_a_player_whose_page_is_closed_gets_a_notification(tmp_path: Path) -> None:
    (profile := tmp_path / "profile").mkdir()
    with delivering() as push, firefox(profile, push.address) as ann:
        alerts = AlertSettings(services=(push.service.address,))
        settings = Settings(f"sqlite:///{tmp_path / 'tables.db'}", workers=1, rates={}, alerts=alerts)
        with serving(settings) as server:
            ann.go(f"{server.address}/settings")
            ann.until(f"!!{NOTIFY}")
            ann.evaluate("navigator.serviceWorker.ready.then(() => true)")
            ann.evaluate(f"{NOTIFY}.querySelector('input').click()")
            ann.until("fetch('/api/me/alerts').then((answer) => answer.json()).then((found) => found.push)")

            bob = Person(server)
            table = bob.make("nile", person("Bob"), OPEN)
            assert ann.evaluate(JOIN % table)
            bob.start(table)
            while bob.see(table)["phase"] == "shuffling" or bob.see(table)["play"]["choices"]:
                if bob.see(table)["phase"] == "playing":
                    bob.move(table)

            shown = ann.until(f"{SHOWN}.then((all) => all.length ? all : null)")
            body = "Nile with Bob is waiting for you."
            assert shown == [{"title": "Your turn", "body": body, "tag": f"/table/{table}"}]
            until(lambda: push.decrypted == 1, "an acknowledgement")

            ann.evaluate(f"{NOTIFY}.querySelector('input').click()")
            ann.until("fetch('/api/me/alerts').then((answer) => answer.json()).then((found) => !found.push)")
