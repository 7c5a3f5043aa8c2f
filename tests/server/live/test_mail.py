"""E-mail: addresses, letters, and what becomes of them."""

from __future__ import annotations

import pytest

from nomarch.server.domain.problems import Problem
from nomarch.server.live.mail import Letter, Mail, Smtp, read_address, read_smtp
from nomarch.text.errors import NomarchError
from tests.server.pushing import post_office

SENDER = "nomarch <games@games.example>"
STOP = f"https://games.example/api/alerts/stop/{32 * '1'}-{32 * '2'}"
LETTER = Letter("Du bist am Zug ☥", f"Nile wartet auf dich.\n\nKeine E-Mails mehr: {STOP}\n", STOP)


def test_a_server_is_read_from_its_url_with_the_usual_port() -> None:
    assert read_smtp("smtp://me%40x:p%2Fw@mail.example", SENDER) == Smtp(
        "smtp", "mail.example", 587, "me@x", "p/w", "nomarch", "games@games.example"
    )
    assert read_smtp("smtps://mail.example:2465", "games@games.example").port == 2465
    assert read_smtp("smtps://mail.example", "games@games.example").name == "nomarch"


@pytest.mark.parametrize("url", ["mail.example", "http://x", "smtp://", "smtp://h:port", "smtp://h/path", "smtp://h?a"])
def test_what_is_no_server_is_refused_without_repeating_it(url: str) -> None:
    with pytest.raises(NomarchError) as refused:
        read_smtp(url, SENDER)
    assert refused.value.message.key == "cli_bad_smtp"
    assert list(refused.value.message.args) == ["form"]


@pytest.mark.parametrize("sender", ["", "nomarch", "a@b@c", "games@games.example\nBcc: all@x.example"])
def test_what_is_no_sender_is_refused(sender: str) -> None:
    with pytest.raises(NomarchError) as refused:
        read_smtp("smtp://mail.example", sender)
    assert refused.value.message.key == "cli_bad_sender"


def test_an_address_is_kept_in_one_spelling() -> None:
    assert read_address("  Ann@MAIL.Example ") == "Ann@mail.example"


@pytest.mark.parametrize("text", ["ann", "ann@", "@x.example", "a b@x.example", "a@x.example\r\nBcc: b@x.example"])
def test_what_is_no_address_is_refused(text: str) -> None:
    with pytest.raises(Problem) as refused:
        read_address(text)
    assert refused.value.message.key == "alert_bad_address"


def test_a_letter_arrives_with_the_way_to_stop_all_others() -> None:
    with post_office() as box:
        assert Mail(read_smtp(box.url, SENDER)).send("ann@mail.example", LETTER) == "sent"
        letter = box.wait(1)
    assert letter["to"] == "ann@mail.example"
    assert letter["from"] == SENDER
    assert letter["subject"] == "Du bist am Zug ☥"
    assert dict(letter.raw_items())["List-Unsubscribe"] == f"<{STOP}>"  # unencoded: mail programs take it as it is
    assert letter["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    assert letter["auto-submitted"] == "auto-generated"
    assert letter.get_content() == LETTER.text
    assert max(map(len, str(letter.get_payload()).splitlines())) <= 78


@pytest.mark.parametrize(("answer", "outcome"), [("550 nobody", "gone"), ("450 busy", "later")])
def test_an_address_that_is_refused_is_gone_or_tried_later(answer: str, outcome: str) -> None:
    with post_office() as box:
        box.refuse = answer
        assert Mail(read_smtp(box.url, SENDER)).send("ann@mail.example", LETTER) == outcome


def test_a_server_out_of_reach_is_tried_later_and_one_without_tls_gets_nothing() -> None:
    with post_office() as box:
        url = box.url
        assert Mail(read_smtp(url.replace("+plain", ""), SENDER)).send("ann@mail.example", LETTER) == "failed"
        assert box.got == []
    assert Mail(read_smtp(url, SENDER)).send("ann@mail.example", LETTER) == "later"
