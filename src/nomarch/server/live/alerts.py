"""Notifies players who aren't connected that it is their turn: by Web Push, and by e-mail if the host has set it up.

The process that stored a change sends its notifications, once. Sending blocks threads, never the event loop. Failed
messages are retried a few times and lost when the process ends: the page still shows whose turn it is.
"""

from __future__ import annotations

import asyncio
import hmac
import json
import logging
import secrets
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial

from nomarch.server.domain.calls import Call, calls, still_wanted
from nomarch.server.domain.naming import names_of
from nomarch.server.domain.problems import Forbidden, NotFound, Problem
from nomarch.server.domain.table import Table
from nomarch.server.live.hub import Hub, OpenTable
from nomarch.server.live.mail import Letter, Mail, Smtp, read_address
from nomarch.server.live.metrics import Metrics
from nomarch.server.live.push import PUSH_SERVICES, Outcome, Push, Subscription, check_subscription
from nomarch.server.store import Alert, DatabaseUnavailable
from nomarch.text.language import translate

__all__ = ["AlertSettings", "Alerts"]

_MOST = 1000  # messages that wait or are tried again
_TRY_AGAIN = (5.0, 60.0)  # seconds
_log = logging.getLogger("nomarch")


@dataclass(frozen=True)
class AlertSettings:
    """How a server may reach people who aren't connected."""

    smtp: Smtp | None = None  # None: no e-mail
    mail_after: float = 120.0  # seconds in which the player may come by themselves
    services: tuple[str, ...] = PUSH_SERVICES  # hosts that subscriptions may lead to


class Alerts:
    """The alerts of a process."""

    def __init__(self, hub: Hub, metrics: Metrics, settings: AlertSettings, public_url: str) -> None:
        self._hub = hub
        self._metrics = metrics
        self._settings = settings
        self._url = public_url  # which links in e-mails begin with
        self._mail = Mail(settings.smtp) if settings.smtp else None
        self._push: Push | None = None
        self._threads = ThreadPoolExecutor(2, "alerts")
        self._tasks: set[asyncio.Task[None]] = set()
        hub.kept = self.kept

    @property
    def push(self) -> Push:
        """The push sender, created on first use: its signing key comes from the store."""
        if self._push is None:
            host = self._url.partition("://")[2].partition(":")[0] or "localhost"
            contact = self._settings.smtp.sender if self._settings.smtp else f"nomarch@{host}"
            self._push = Push(self._hub.key, contact, self._settings.services)
        return self._push

    @property
    def offers_mail(self) -> bool:
        """Whether the host has set up e-mail."""
        return self._mail is not None

    async def stop(self) -> None:
        """Cancel pending notifications."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)

    # --- what devices ask for ---

    async def subscribe(self, who: str, subscription: Subscription, language: str) -> None:
        """Send notifications to a browser from now on."""
        check_subscription(subscription, self._settings.services)
        target = subscription.model_dump_json()
        await self._hub.store.put_alert(
            Alert(secrets.token_hex(16), who, "push", target, language, self._hub.now(), True)
        )

    async def write_to(self, who: str, text: str, language: str, may_write: Callable[[str], None]) -> None:
        """Send e-mail to an address, once its owner confirms it. `may_write` limits how often an address is asked."""
        if self._mail is None:
            raise Problem("alert_no_mail")
        address = read_address(text)
        may_write(address.lower())
        alert = await self._hub.store.put_alert(
            Alert(secrets.token_hex(16), who, "mail", address, language, self._hub.now(), False)
        )
        if not alert.confirmed:
            link = f"{self._url}/alerts/confirm/{self._token('confirm', alert)}"
            text = _paragraphs(
                translate("mail_confirm_why", language, address=self._url), link,
                translate("mail_confirm_ignore", language, stop=self._page(alert)),
            )  # fmt: skip
            letter = Letter(translate("mail_confirm_subject", language), text, self._stop(alert))
            self._spawn(self._send(alert, lambda: self._write(alert, letter)))

    async def confirm(self, token: str) -> None:
        """Confirm an address, by the token that was sent to it."""
        await self._hub.store.confirm_alert((await self._find("confirm", token)).id)

    async def end(self, token: str) -> None:
        """Unsubscribe an address, by the token that was sent to it; idempotent."""
        try:
            alert = await self._find("stop", token)
        except NotFound:
            return
        await self._hub.store.drop_alert(alert.id)

    async def _find(self, what: str, token: str) -> Alert:
        name, _, proof = token.partition("-")
        alert = await self._hub.store.find_alert(name)
        if alert is None:
            raise NotFound("alert_gone")
        if not hmac.compare_digest(proof.encode(), self._token(what, alert).partition("-")[2].encode()):
            raise Forbidden("alert_gone")
        return alert

    def _token(self, what: str, alert: Alert) -> str:
        """A token that proves that its sender got mail at this address. Nothing is stored for it."""
        proof = hmac.new(self._hub.key, f"alert {what} {alert.id} {alert.target}".encode(), "sha256").hexdigest()[:32]
        return f"{alert.id}-{proof}"

    def _stop(self, alert: Alert) -> str:
        return f"{self._url}/api/alerts/stop/{self._token('stop', alert)}"

    def _page(self, alert: Alert) -> str:
        return f"{self._url}/alerts/stop/{self._token('stop', alert)}"

    # --- what happens at tables ---

    def kept(self, before: Table, live: OpenTable) -> None:
        """Send the notifications of a change that this process stored."""
        for call in calls(before, live.table):
            if not self._is_here(call, live):
                self._spawn(self._tell(call, live.table))

    @staticmethod
    def _is_here(call: Call, live: OpenTable) -> bool:
        """Whether the player is connected, to this process or another, and sees the change on the page."""
        return call.seat in live.here() or any(watcher.who in call.devices for watcher in live.watchers)

    async def _tell(self, call: Call, table: Table) -> None:
        for alert in await self._hub.store.alerts_for(sorted(call.devices)):
            if alert.kind == "push":
                text = json.dumps(_notice(call, table, alert.language))
                self._spawn(self._send(alert, partial(self.push.send, alert.target, text, table.id)))
            elif alert.confirmed and self._mail:
                self._spawn(self._write_later(alert, call, table))

    async def _write_later(self, alert: Alert, call: Call, table: Table) -> None:
        """Send an e-mail, unless the player has come back by then or the table has moved on."""
        await self._pause()
        live = await self._hub.open(table.id)
        if self._is_here(call, live) or not still_wanted(call, table, live.table):
            return
        notice, link = _notice(call, table, alert.language), f"{self._url}/table/{table.id}"
        text = _paragraphs(
            notice["body"], link, translate("mail_why", alert.language),
            translate("mail_stop", alert.language, stop=self._page(alert)),
        )  # fmt: skip
        letter = Letter(f"{notice['title']} · {_title(table)}", text, self._stop(alert))
        await self._send(alert, lambda: self._write(alert, letter))

    async def _pause(self) -> None:
        """Give the player time to come by themselves."""
        await asyncio.sleep(self._settings.mail_after)

    def _write(self, alert: Alert, letter: Letter) -> Outcome:
        assert self._mail
        return self._mail.send(alert.target, letter)

    # --- sending ---

    def _spawn(self, work: Coroutine[object, object, None]) -> None:
        if len(self._tasks) >= _MOST:
            work.close()
            self._metrics.alerts.labels("any", "dropped").inc()
            return
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) and not isinstance(error, DatabaseUnavailable):
            _log.error("alert failed", exc_info=error)

    async def _send(self, alert: Alert, send: Callable[[], Outcome]) -> None:
        """Send a message in a thread, and again if its service is busy; forget an alert whose target is gone."""
        loop, outcome = asyncio.get_running_loop(), "later"
        for pause in (0.0, *_TRY_AGAIN):
            await asyncio.sleep(pause)
            outcome = await loop.run_in_executor(self._threads, send)
            if outcome != "later":
                break
        self._metrics.alerts.labels(alert.kind, "failed" if outcome == "later" else outcome).inc()
        if outcome == "gone":
            await self._hub.store.drop_alert(alert.id)
        elif outcome != "sent":
            _log.warning("alert not sent", extra={"kind": alert.kind})  # never to whom


def _paragraphs(*texts: str) -> str:
    return "\n\n".join(texts) + "\n"


def _title(table: Table) -> str:
    """What the game is called, in every language."""
    assert table.made
    return table.made.game.replace("_", " ").title()


def _notice(call: Call, table: Table, language: str) -> dict[str, str]:
    """What a browser shows: nothing that a spectator of the table couldn't see."""
    taken = [seat for number, seat in enumerate(table.seats) if number != call.seat and seat.kind != "open"]
    others = names_of([(seat.kind, seat.name) for seat in taken], language)
    return {
        "title": translate("push_title", language, kind=call.kind),
        "body": translate("push_body", language, kind=call.kind, game=_title(table), names=", ".join(others)[:200]),
        "address": f"/table/{table.id}",
        "stop": translate("push_stop", language),
    }
