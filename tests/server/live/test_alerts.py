"""Players who aren't connected are told of their turns: by Web Push, and by e-mail."""

from __future__ import annotations

import asyncio
import contextlib
import re
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.sync.client import connect

from nomarch.server.live import alerts
from nomarch.server.live.alerts import Alerts, AlertSettings
from nomarch.server.live.mail import read_smtp
from nomarch.server.settings import Settings
from tests.server.people import OPEN, Person, bot, person
from tests.server.players import until
from tests.server.pushing import Browser, Postbox, PushService, post_office, push_service
from tests.server.serving import Server, serving

PUBLIC = "https://games.example"


class Place(NamedTuple):
    server: Server
    push: PushService
    box: Postbox


@contextlib.contextmanager
def placed(database: str) -> Iterator[Place]:
    """A server with a push service and a post office of its own."""
    with push_service() as push, post_office() as box:
        ways = AlertSettings(read_smtp(box.url, "nomarch <games@games.example>"), 0, (push.address,))
        with serving(Settings(database, workers=1, rates={}, alerts=ways, public_url=PUBLIC)) as server:
            yield Place(server, push, box)


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    with placed(f"sqlite:///{tmp_path / 'tables.db'}") as found:
        yield found


def subscribed(place: Place, someone: Person) -> Browser:
    browser = Browser(place.push)
    assert someone.post("/me/push", **browser.subscription)["push"]
    return browser


def confirmed(place: Place, someone: Person, address: str) -> None:
    """Have letters written, and follow the link of the first."""
    before = len(place.box.got)
    someone.post("/me/mail", address=address)
    link = re.search(rf"{PUBLIC}/alerts/confirm/(\S+)", place.box.wait(before + 1).get_content())
    assert link
    someone.post(f"/alerts/confirm/{link[1]}")


def seated(place: Place) -> tuple[Person, Person, str]:
    """Two people at a table of Fertility that has not begun, where the first begins."""
    ann, bob = Person(place.server), Person(place.server, **{"accept-language": "de"})
    table = ann.make("fertility", person("Ann"), OPEN, options={"first": "1"})
    bob.join(table, "Bob")
    until(lambda: not place.server.service.alerts._tasks)  # that the table is full, nobody has asked to be told
    return ann, bob, table


def play_turn(someone: Person, table: str, seat: int) -> None:
    while (shown := someone.see(table))["phase"] == "playing" and shown["play"]["to_play"] == seat:
        someone.move(table)


def outcomes(server: Server) -> dict[tuple[str, str], float]:
    """How many alerts of each kind had each outcome."""
    families = text_string_to_metric_families(server.service.metrics.text().decode())
    samples = [sample for family in families if family.name == "nomarch_alerts" for sample in family.samples]
    return {
        (each.labels["kind"], each.labels["outcome"]): each.value for each in samples if each.name.endswith("_total")
    }


@contextlib.contextmanager
def looking_on(server: Server, someone: Person, table: str) -> Iterator[None]:
    cookie = "; ".join(f"{name}={value}" for name, value in someone.http.cookies.items())
    address = f"{server.address.replace('http', 'ws')}/api/tables/{table}/live"
    with connect(address, additional_headers={"Cookie": cookie}) as socket:
        socket.recv()
        yield


def test_each_turn_is_pushed_once_in_the_readers_language(database: str) -> None:
    with placed(database) as place:
        ann, bob, table = seated(place)
        browsers = subscribed(place, ann), subscribed(place, bob)
        ann.start(table)
        place.push.wait(1)
        play_turn(ann, table, 0)
        place.push.wait(2)
        play_turn(bob, table, 1)
        place.push.wait(3)
        read = [place.push.read(number, browsers[number % 2]) for number in range(3)]
        assert read[0] == {
            "title": "Your turn",
            "body": "Fertility with Bob is waiting for you.",
            "address": f"/table/{table}",
            "stop": "Stop notifications",
        }
        assert read[1]["title"] == "Du bist am Zug"
        assert read[2] == read[0]
        assert place.push.got[0][1]["topic"] == table
        until(lambda: outcomes(place.server).get(("push", "sent")) == 3)


def test_one_who_is_connected_is_not_told(place: Place) -> None:
    ann, bob, table = seated(place)
    browser = subscribed(place, bob)
    subscribed(place, ann)
    with looking_on(place.server, ann, table):
        ann.start(table)
        play_turn(ann, table, 0)
        place.push.wait(1)
        play_turn(bob, table, 1)
        play_turn(ann, table, 0)
        place.push.wait(2)
    assert [name for name, _, _ in place.push.got] == [browser.name] * 2


def test_the_host_is_told_when_all_seats_are_taken_and_both_when_the_game_is_over(place: Place) -> None:
    ann, bob = Person(place.server), Person(place.server)
    table = ann.make("nile", person("Ann"), OPEN, options={"faster": "yes"})
    browser = subscribed(place, ann)
    bob.join(table, "Bob")
    place.push.wait(1)
    assert place.push.read(0, browser)["title"] == "Ready to start"
    ann.start(table)
    bob.post("/me/push", **Browser(place.push).subscription)
    while (shown := ann.see(table))["phase"] == "playing":
        mover = (ann, bob)[shown["play"]["to_play"]]
        mover.move(table)
    last = until(lambda: [body for name, _, body in place.push.got if name == browser.name][-1:])
    until(lambda: browser.read([b for n, _, b in place.push.got if n == browser.name][-1])["title"] == "Game over")
    assert last


def test_a_bot_in_the_game_is_called_by_its_level_in_the_readers_language(place: Place) -> None:
    ann, bob = Person(place.server, **{"accept-language": "de"}), Person(place.server)
    browser = subscribed(place, ann)
    bob.join(ann.make("fertility", person("Ann"), bot("scribe"), OPEN), "Bob")
    place.push.wait(1)
    assert "Schreiber" in place.push.read(0, browser)["body"]


def test_a_game_against_bots_calls_nobody_back(place: Place) -> None:
    ann = Person(place.server)
    subscribed(place, ann)
    table = ann.make("fertility", person("Ann"), bot(), options={"first": "1"})
    ann.start(table)
    play_turn(ann, table, 0)
    until(lambda: ann.see(table)["play"]["to_play"] == 0)
    assert place.push.got == []


def test_a_subscription_that_expired_is_forgotten(place: Place) -> None:
    ann, _, table = seated(place)
    subscribed(place, ann)
    place.push.answers = [410]
    ann.start(table)
    place.push.wait(1)
    until(lambda: not ann.get("/me/alerts")["push"])
    assert outcomes(place.server) == {("push", "gone"): 1}


def test_a_busy_service_is_tried_again_a_few_times(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(alerts, "_TRY_AGAIN", (0.0, 0.0))
    ann, bob, table = seated(place)
    subscribed(place, ann)
    subscribed(place, bob)
    place.push.answers = [503, 201, 503]
    ann.start(table)
    until(lambda: outcomes(place.server).get(("push", "sent")) == 1)
    play_turn(ann, table, 0)
    until(lambda: outcomes(place.server).get(("push", "failed")) == 1)
    assert len(place.push.got) == 5
    assert ann.get("/me/alerts")["push"]


def test_too_many_at_once_are_dropped_and_counted(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(alerts, "_MOST", 0)
    ann, _, table = seated(place)
    subscribed(place, ann)
    ann.start(table)
    assert outcomes(place.server) == {("any", "dropped"): 2}  # that the table was full, and that it is her turn


def test_a_letter_says_whose_game_waits_and_how_to_stop(database: str) -> None:
    with placed(database) as place:
        ann, bob, table = seated(place)
        confirmed(place, bob, "bob@mail.example")
        assert bob.get("/me/alerts") | {"push_key": ""} == {
            "push_key": "", "push": False, "offers_mail": True, "address": "bob@mail.example", "confirmed": True,
        }  # fmt: skip
        ann.start(table)
        play_turn(ann, table, 0)
        letter = place.box.wait(2)
        assert letter["to"] == "bob@mail.example"
        assert letter["subject"] == "Du bist am Zug · Fertility"
        assert f"{PUBLIC}/table/{table}\n" in letter.get_content()
        stop = str(letter["list-unsubscribe"])[1:-1].removeprefix(PUBLIC)
        assert f"{PUBLIC}/alerts/stop/{stop.rpartition('/')[2]}" in letter.get_content()
        # As mail programs do it: a form, from nowhere, without a cookie.
        form = {"content": "List-Unsubscribe=One-Click", "headers": {"origin": "https://mail.example"}}
        for _ in range(2):
            answer = Person(place.server).http.post(stop, **form)  # type: ignore[arg-type]
            assert answer.status_code == 200, answer.text
        assert bob.get("/me/alerts")["address"] is None
        play_turn(bob, table, 1)
        play_turn(ann, table, 0)
        assert len(place.box.got) == 2


def test_nothing_is_written_to_an_address_that_nobody_confirmed(place: Place) -> None:
    ann, bob, table = seated(place)
    bob.post("/me/mail", address="bob@mail.example")
    assert place.box.wait(1)["subject"] == "Bestätige deine E-Mail-Adresse"
    assert not bob.get("/me/alerts")["confirmed"]
    browser = subscribed(place, bob)
    ann.start(table)
    play_turn(ann, table, 0)
    place.push.wait(1)
    assert place.push.read(0, browser)
    assert len(place.box.got) == 1


def test_a_letter_is_not_written_to_one_who_has_played_by_then(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played = threading.Event()

    async def paused(alerts: Alerts) -> None:
        while not played.is_set():
            await asyncio.sleep(0.01)

    monkeypatch.setattr(Alerts, "_pause", paused)
    with placed(f"sqlite:///{tmp_path / 'tables.db'}") as place:
        ann, bob, table = seated(place)
        confirmed(place, bob, "bob@mail.example")
        confirmed(place, ann, "ann@mail.example")
        ann.start(table)  # she plays at once
        play_turn(ann, table, 0)
        played.set()
        assert place.box.wait(3)["to"] == "bob@mail.example"


def test_links_that_were_made_up_do_nothing(place: Place) -> None:
    ann: Any = Person(place.server)
    ann.post("/me/mail", address="ann@mail.example")
    real = re.search(r"/alerts/confirm/(\w{32})-(\w{32})", place.box.wait(1).get_content())
    assert real
    assert ann.refused(f"/alerts/confirm/{real[1]}-{'0' * 32}") == (403, "alert_gone")
    assert ann.refused(f"/alerts/stop/{real[1]}-{real[2]}") == (403, "alert_gone")
    assert ann.refused(f"/alerts/confirm/{'0' * 32}-{real[2]}") == (404, "alert_gone")
    assert ann.refused("/alerts/confirm/nonsense")[0] == 400
    ann.http.delete("/api/me/mail")
    assert ann.refused(f"/alerts/confirm/{real[1]}-{real[2]}") == (404, "alert_gone")
